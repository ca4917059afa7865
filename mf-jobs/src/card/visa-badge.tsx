import type { Job } from '@landfall/contracts';
import { Badge } from '@landfall/ui';

/** The drop stands only where a record or the register of sponsors stands behind the visa. */
export const isEvidenced = (job: Job) => job.sponsorship.kind === 'record' || job.sponsorship.kind === 'register';

export const visaOf = (job: Job) => job.visa_type || 'Visa sponsorship available';

export function VisaBadge({ job }: { job: Job }) {
  return <Badge tone={isEvidenced(job) ? 'visa' : 'line'}>{visaOf(job)}</Badge>;
}

/** What kind of entry it is, where it is not an open advert of a real employer. */
export function KindMarks({ job }: { job: Job }) {
  return (
    <>
      {job.sponsorship.kind === 'record' && <Badge tone="record">Official record</Badge>}
      {job.sample && <Badge tone="info">Sample</Badge>}
    </>
  );
}
