import { Button } from '@landfall/ui';
import type { Which } from '../lists/use-list-address';

const lists: { value: Which; label: string }[] = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
];

/** What waits, or what was decided. */
export function WhichList({ which, choose }: { which: Which; choose: (which: Which) => void }) {
  return (
    <div className="admin-which" role="group" aria-label="Which list">
      {lists.map(({ value, label }) => (
        <Button key={value} variant="secondary" aria-pressed={value === which} onClick={() => choose(value)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
