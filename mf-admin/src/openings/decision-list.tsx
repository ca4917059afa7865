import { useInfiniteQuery } from '@tanstack/react-query';
import type { OpeningDecision } from '@landfall/contracts';
import { Button, formatDate } from '@landfall/ui';
import { decisions } from './calls';
import { GrowingList } from './growing-list';

interface DecisionListProps {
  onUndo: (id: number) => void;
  /** The one that is just being undone. */
  undoing: number | undefined;
  onExpired: () => void;
}

const MOST_NAMED = 3;
const ROWS_WAITING = 2;

export function DecisionList({ onUndo, undoing, onExpired }: DecisionListProps) {
  const query = useInfiniteQuery(decisions());
  return (
    <section className="admin-decisions" aria-labelledby="decisions">
      <h2 id="decisions">Decisions</h2>
      <GrowingList
        query={query}
        many="decisions"
        rowsWaiting={ROWS_WAITING}
        more="Show earlier decisions"
        onExpired={onExpired}
      >
        {(parts) => {
          const all = parts.flatMap((part) => part.decisions);
          if (all.length === 0) return <p className="admin-count">Nothing has been merged or split off yet.</p>;
          return (
            <ul>
              {all.map((decision) => (
                <Decision
                  key={decision.id}
                  decision={decision}
                  busy={undoing === decision.id}
                  disabled={undoing !== undefined}
                  onUndo={() => onUndo(decision.id)}
                />
              ))}
            </ul>
          );
        }}
      </GrowingList>
    </section>
  );
}

interface DecisionProps {
  decision: OpeningDecision;
  busy: boolean;
  disabled: boolean;
  onUndo: () => void;
}

function Decision({ decision, busy, disabled, onUndo }: DecisionProps) {
  const { kind, jobs, decidedBy, decidedAt, undoneBy, undoneAt } = decision;
  const more = jobs.length - MOST_NAMED;
  const what = kind === 'merge' ? 'Merged' : 'Split off';
  return (
    <li className="admin-decision">
      <div>
        <p>
          <b>{what}</b>{' '}
          <bdi>
            {jobs
              .slice(0, MOST_NAMED)
              .map(({ title, company }) => `${title}, ${company}`)
              .join(kind === 'merge' ? ' with ' : '; ')}
          </bdi>
          {more > 0 && ` and ${more} more`}
          {jobs[0]?.location && (
            <>
              {' '}
              in <bdi>{jobs[0].location}</bdi>
            </>
          )}
        </p>
        <p className="admin-count">
          By {decidedBy}, <time dateTime={decidedAt}>{formatDate(decidedAt, { form: 'time' })}</time>
          {undoneAt && (
            <>
              {' '}
              · undone by {undoneBy}, <time dateTime={undoneAt}>{formatDate(undoneAt, { form: 'time' })}</time>
            </>
          )}
        </p>
      </div>
      {!undoneAt && (
        <Button
          variant="secondary"
          icon="rotate-ccw"
          busy={busy}
          disabled={disabled && !busy}
          aria-label={`Undo: ${what} ${jobs[0]?.title ?? ''}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </li>
  );
}
