import type { Job } from '@landfall/contracts';
import { formatDate, Note } from '@landfall/ui';
import { evidenceEnded } from './what-is-known';

/** What must be known before anything else about an entry that is not simply an open advert. */
export function JobNotes({ job, isGone }: { job: Job; isGone: boolean }) {
  return (
    <div className="detail-notes">
      {isGone && (
        <Note tone="danger" role="alert" title="This job has just been taken down.">
          It was removed, or is held until an administrator has looked at it. What you read here is what it said before.
        </Note>
      )}
      {job.sponsorship.ended && (
        <Note
          tone="caution"
          title={
            job.sponsorship.refusal ? 'The advert now refuses sponsorship.' : 'The evidence of sponsorship has ended.'
          }
        >
          {evidenceEnded(job)} It is in no list any more; the advert itself may still be open.
        </Note>
      )}
      {job.expired && !job.sponsorship.ended && (
        <Note tone="caution" title="This position has expired.">
          {job.removed_at &&
            `Since ${formatDate(job.removed_at)} its source no longer has it as a sponsored job, whatever its closing date. `}
          It is in no list any more.
          <span className="leads-on"> Similar jobs, if there are any, stand at the end of this page.</span>
        </Note>
      )}
      {job.sponsorship.kind === 'record' && (
        <Note tone="caution">
          This position comes from an official record. It proves what the employer filed; the vacancy itself may be
          closed. Check with the employer before you plan around it.
        </Note>
      )}
      {job.sample && <Note tone="info">This is a sample advert. Its employer is invented.</Note>}
    </div>
  );
}
