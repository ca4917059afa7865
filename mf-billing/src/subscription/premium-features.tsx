import { Icon } from '@landfall/ui';

const features = [
  'AI-powered CV Optimizer',
  'Priority access to new job postings',
  'Advanced filtering and search',
  'Exclusive visa sponsorship opportunities',
  'Premium educational resources',
  'Dedicated customer support',
];

export function FeatureList({ items = features }: { items?: readonly string[] }) {
  return (
    <ul className="features">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
