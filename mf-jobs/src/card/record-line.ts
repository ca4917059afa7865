import type { Job } from '@landfall/contracts';
import { formatDate, timeAgo } from '@landfall/ui';

/** Which authority recorded a position and of which day the record is; null where no record rules. */
export function recordLine({ sponsorship, source }: Pick<Job, 'sponsorship' | 'source'>): string | null {
  if (sponsorship.kind !== 'record') return null;
  const record = sponsorship.evidence.find(({ kind }) => kind === 'record') ?? sponsorship;
  const day = formatDate(record.asOf);
  // An office within an authority is named on the job's own page.
  const [authority] = (record.by || source || 'an authority').split(',');
  return `Record of ${authority}${day ? `, ${day}` : ''}`;
}

/** When our copy was last held against its source: of an official record that says nothing of a vacancy. */
export function checkedLine({ sponsorship, checked_at }: Pick<Job, 'sponsorship' | 'checked_at'>): string | null {
  if (!checked_at) return null;
  return `${sponsorship.kind === 'record' ? 'Record checked' : 'Checked'} ${timeAgo(checked_at)}`;
}
