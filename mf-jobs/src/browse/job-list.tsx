import { useDeferredValue, useState, type CSSProperties } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { Card, Skeleton, VisuallyHidden, classes, useIsPhone } from '@landfall/ui';
import { JobCard } from '../card/job-card';
import { useJobMarks } from '../card/job-marks';
import { ListOfLinks, useThisList, type ThisList } from '../list-before';

/** Further cards are below the first screen: they need not wait for their turn. */
const LAST_IN_TURN = 8;

export const inTurn = (index: number) => ({ '--lf-order': Math.min(index, LAST_IN_TURN) }) as CSSProperties;

interface JobListProps {
  jobs: Job[];
  /** These are the ones of before; the asked ones are on their way. */
  isBefore?: boolean;
  /** Something stands over it: what is seen of it may follow as a whole. */
  isBehind?: boolean;
  columns?: 1 | 2;
  headingLevel?: 2 | 3;
}

export function JobList({ isBehind = false, columns = 1, headingLevel = 3, ...asked }: JobListProps) {
  const shown = useFirstAtOnce(asked.jobs, isBehind);
  const isBefore = asked.isBefore || (isBehind && shown !== asked.jobs);
  const { marks, source } = useJobMarks(isBehind ? shown : asked.jobs);
  const list = useListOf(isBefore);
  const isBusy = isBefore && !isBehind; // a whole list that fades where nobody sees it has to be drawn all the same
  return (
    <ListOfLinks value={list}>
      <ul className={classes('job-list', columns === 2 && 'job-list-two')} aria-busy={isBusy || undefined}>
        {shown.map((job, index) => (
          <li key={job.id} className="lf-rise" style={inTurn(index)}>
            <JobCard job={job} headingLevel={headingLevel} mark={marks[job.id]} unfolds={columns === 1} />
          </li>
        ))}
      </ul>
      {source}
    </ListOfLinks>
  );
}

/** Cards of before belong to the list of before, until the asked ones are there. */
function useListOf(isBefore: boolean): ThisList | undefined {
  const list = useThisList();
  const [held, setHeld] = useState(list);
  if (!isBefore && held !== list) setHeld(list);
  return isBefore ? held : list;
}

/** So many cards fill a screen. */
const PHONE_FULL = 4;
const SCREEN_FULL = 8;
const NONE: Job[] = [];

/**
 * Those that fill a screen stand there at once; the others follow as soon as the person's next touch would not wait.
 * Behind something else all of them follow. Back and forward show all at once: a place further down is found again.
 */
function useFirstAtOnce(jobs: Job[], isBehind: boolean): Job[] {
  const isReturn = useNavigationType() === 'POP';
  const atOnce = useIsPhone() ? PHONE_FULL : SCREEN_FULL;
  const later = useDeferredValue(jobs, isReturn ? jobs : NONE);
  if (later === jobs || isBehind) return later;
  const first = jobs.slice(0, atOnce);
  const there = new Set(first.map(({ id }) => id));
  return [...first, ...later.slice(atOnce).filter(({ id }) => !there.has(id))];
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
          <Skeleton width="5rem" height="1.5rem" />
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton width="4rem" height="1.5rem" />
        </div>
        <div className="job-foot">
          <span className="job-when">
            <Skeleton width="9rem" height="1.25rem" />
          </span>
          <Skeleton width="9rem" height="2.75rem" className="job-apply" />
        </div>
      </div>
    </Card>
  );
}
