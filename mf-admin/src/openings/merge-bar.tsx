import type { Opening } from '@landfall/contracts';
import { Button, Chip, Note } from '@landfall/ui';

interface MergeBarProps {
  chosen: readonly Opening[];
  busy: boolean;
  /** Why they were not merged. */
  problem: string | undefined;
  onMerge: () => void;
  onRemove: (opening: Opening) => void;
  onClear: () => void;
}

const LEAST = 2;

/** What has been chosen, from whatever search and page. */
export function MergeBar({ chosen, busy, problem, onMerge, onRemove, onClear }: MergeBarProps) {
  return (
    <div className="admin-merge" role="group" aria-label="Chosen openings">
      <ul className="admin-chosen">
        {chosen.map((opening) => (
          <li key={opening.id}>
            <Chip onRemove={() => onRemove(opening)} removeLabel={`Remove ${opening.head.title}`}>
              {opening.head.title} · {opening.head.location || 'No place'}
            </Chip>
          </li>
        ))}
      </ul>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <div className="admin-merge-do">
        <span className="admin-count" role="status">
          {chosen.length < LEAST ? 'Choose one more to merge' : `${chosen.length} chosen`}
        </span>
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
        <Button disabled={chosen.length < LEAST} busy={busy} onClick={onMerge}>
          Merge into one
        </Button>
      </div>
    </div>
  );
}
