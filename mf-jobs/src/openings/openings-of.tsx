import { useId } from 'react';
import type { Job } from '@landfall/contracts';
import { Button, Skeleton, figure, latePart } from '@landfall/ui';
import { JOBS_AT_A_TIME, useUnfolded } from './use-unfolded';

const OpeningList = latePart(() => import('./opening-list'), {
  waiting: <Skeleton height="9rem" />,
  named: 'The list of these jobs',
});

export const openingsText = (count: number) => `${figure(count)} openings`;

/** What stands on the card of an opening with several jobs: how many, and each of them when that is pressed. */
export function OpeningsOf({ job, ids }: { job: Job; ids: number[] }) {
  const [shown, show] = useUnfolded(job.id);
  const list = useId();
  const isOpen = shown > 0;
  return (
    <div className="job-openings">
      <Button
        variant="quiet"
        flush
        iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => show(isOpen ? 0 : JOBS_AT_A_TIME)}
      >
        {openingsText(ids.length)}
      </Button>
      {isOpen && (
        <div id={list}>
          <OpeningList job={job} ids={ids} shown={shown} onMore={() => show(shown + JOBS_AT_A_TIME)} />
        </div>
      )}
    </div>
  );
}
