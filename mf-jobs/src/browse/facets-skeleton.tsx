import { Skeleton, VisuallyHidden } from '@landfall/ui';

const groups = [
  { title: 'Location', lines: 6 },
  { title: 'Experience Level', lines: 4 },
  { title: 'Job Type', lines: 4 },
  { title: 'Job Categories', lines: 6 },
];

/** The groups grow when their counts come; standing here until then, they do not push each other down. */
export function FacetsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading filters...</VisuallyHidden>
      {groups.map(({ title, lines }) => (
        <div key={title} className="facet" aria-hidden="true">
          <p className="facet-title">{title}</p>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className="facet-wait">
              <Skeleton width="1.25rem" height="1.25rem" />
              <Skeleton width={index % 2 === 0 ? '55%' : '40%'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
