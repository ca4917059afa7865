import type { Job } from '@landfall/contracts';
import { formatDate } from '@landfall/ui';

/** Which authority recorded a position and of which day the record is; null where no record rules. */
export function recordLine({ sponsorship, source }: Pick<Job, 'sponsorship' | 'source'>): string | null {
  if (sponsorship.kind !== 'record') return null;
  const record = sponsorship.evidence.find(({ kind }) => kind === 'record') ?? sponsorship;
  const day = formatDate(record.asOf);
  // An office within an authority is named on the job's own page.
  const [authority] = (record.by || source || 'an authority').split(',');
  return `Record of ${authority}${day ? `, ${day}` : ''}`;
}
