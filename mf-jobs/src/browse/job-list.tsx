import type { CSSProperties, MouseEvent } from 'react';
import type { Job } from '@landfall/contracts';
import { Badge, Card, Skeleton, VisuallyHidden, classes } from '@landfall/ui';
import { JobCard } from '../card/job-card';
import { marksOnCard, useJobMarks } from '../card/job-marks';
import { FollowJob, useFollowJob } from '../card/follow-job';
import { useRenewedChecks } from '../card/use-renewed-checks';
import { useFirstAtOnce, useScreenFull } from './use-first-at-once';

/**
 * The first `count` rise one after the other. Nobody sees further cards come: each that moves has all that is drawn
 * meanwhile looked through once more.
 */
const inTurn = (index: number, count: number) => index < count && { style: { '--lf-order': index } as CSSProperties };

/** Both taps of a double one are for what stood there at the first: the page may have been turned between them. */
const followsFirstClick = (event: MouseEvent) => {
  if (event.detail < 2 || !(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
};

const NONE: ReadonlySet<number> = new Set();

interface JobListProps {
  jobs: Job[];
  /** Those that the search does not find any more. */
  gone?: ReadonlySet<number>;
  /** These are the ones of before; the asked ones are on their way. */
  isBefore?: boolean;
  columns?: 1 | 2;
  headingLevel?: 2 | 3;
}

export function JobList({ jobs, gone = NONE, isBefore = false, columns = 1, headingLevel = 3 }: JobListProps) {
  const atOnce = useScreenFull();
  // two columns are the few of the home page, whose place is held for all of them
  const shown = useFirstAtOnce(jobs, columns === 2 ? jobs.length : atOnce);
  const { marks, source } = useJobMarks(jobs);
  const follow = useFollowJob(isBefore);
  useRenewedChecks();
  return (
    <FollowJob value={follow}>
      <ul
        className={classes('job-list', columns === 2 && 'job-list-two')}
        aria-busy={isBefore || undefined}
        onClickCapture={followsFirstClick}
      >
        {shown.map((job, index) => {
          const isGone = (job.openings ?? [job.id]).every((id) => gone.has(id));
          return (
            <li
              key={job.id}
              className={classes(index < atOnce && 'lf-rise', isGone && 'job-gone') || undefined}
              {...inTurn(index, atOnce)}
            >
              {isGone && <Badge tone="caution">No longer in these results</Badge>}
              <JobCard job={job} headingLevel={headingLevel} marks={marksOnCard(job, marks)} unfolds={columns === 1} />
            </li>
          );
        })}
      </ul>
      {source}
    </FollowJob>
  );
}

export function JobListSkeleton({ count, columns = 1 }: { count: number; columns?: 1 | 2 }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading jobs...</VisuallyHidden>
      <ul className={classes('job-list', columns === 2 && 'job-list-two')} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-testid="job-skeleton">
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card's own layout, so that nothing moves when the card takes its place. */
function CardSkeleton() {
  return (
    <Card className="job-card">
      <span className="lf-company lf-skeleton" />
      <div className="job-names">
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="45%" height="1.25rem" className="mt-2" />
      </div>
      <div className="job-body">
        <div className="job-opening">
          <Skeleton height="2.5rem" />
        </div>
        <div className="job-badges">
          <Skeleton width="16rem" height="1.5rem" />
          <Skeleton width="13rem" height="1.5rem" />
        </div>
        <div className="job-foot">
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton width="9rem" height="2.75rem" className="job-apply" />
        </div>
      </div>
    </Card>
  );
}
