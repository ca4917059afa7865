import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Job, Opening } from '@landfall/contracts';
import { Button, formatDate } from '@landfall/ui';
import { jobsOf } from './calls';
import { GrowingList } from './growing-list';

interface OpeningJobsProps {
  opening: Opening;
  onSplit: (jobId: number) => void;
  splitting: number | undefined;
  onExpired: () => void;
}

const ROWS_WAITING = 3;

export function OpeningJobs({ opening, onSplit, splitting, onExpired }: OpeningJobsProps) {
  const query = useInfiniteQuery(jobsOf(opening.id));
  return (
    <GrowingList query={query} many="jobs" rowsWaiting={ROWS_WAITING} more="Show more" onExpired={onExpired}>
      {(parts) => (
        <ul>
          {parts
            .flatMap(({ jobs }) => jobs)
            .map((job) => (
              <li key={job.id} className="admin-opening-job">
                <span>
                  <Link to={`/job/${job.id}`} dir="auto">
                    {job.title}
                  </Link>
                  <span className="admin-count">{factsOf(job).join(' · ')}</span>
                </span>
                <Button
                  variant="secondary"
                  busy={splitting === job.id}
                  disabled={splitting !== undefined && splitting !== job.id}
                  aria-label={`Split off job ${job.id}, ${job.title}`}
                  // the second half of a double click finds it done, and alone on its card
                  onClick={({ detail }) => detail <= 1 && onSplit(job.id)}
                >
                  Split off
                </Button>
              </li>
            ))}
        </ul>
      )}
    </GrowingList>
  );
}

/** What tells it from the others: they have title, company and place in common. */
function factsOf({ id, posted_at, source, sponsorship, salary }: Job): string[] {
  const record = [sponsorship, ...sponsorship.evidence].find((one) => one.kind === 'record' && one.reference);
  const facts = [
    `Job ${id}`,
    formatDate(posted_at, { form: 'short', missing: 'No date' }),
    record ? `Record ${record.reference}` : source,
    salary,
  ];
  return facts.filter((fact): fact is string => Boolean(fact));
}
