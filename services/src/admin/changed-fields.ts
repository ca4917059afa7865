import type { JobEntity } from '../jobs/job.entity.js';
import { toJob } from '../jobs/job.view.js';
import type { JobChange } from './job-input.dto.js';

export type Changes = { [Field in keyof JobChange]?: string | string[] };

/** What a job that has them may not lose. */
export const needed = [
  'title',
  'company',
  'location',
  'description',
  'category',
  'experience_level',
  'job_type',
  'visa_type',
] as const;

/**
 * Those fields that say something else than the job is answered with; a text that is taken away is empty. A form sends
 * all of them, and what it was given it gives back: the sentence that stands for the text of a record is none of its own.
 */
export function changesIn(before: JobEntity, change: JobChange): Changes {
  const shown = toJob(before, '');
  const sent = Object.entries(change).filter(([, value]) => value !== undefined) as [keyof JobChange, Sent][];
  return Object.fromEntries(
    sent.filter(([field, value]) => !isSame(value, shown[field])).map(([field, value]) => [field, value ?? '']),
  );
}

type Sent = string | string[] | null;

const isSame = (one: Sent | undefined, other: Sent | undefined): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

const plain = (value: Sent | undefined) => (typeof value === 'string' ? value.trim() : (value ?? ''));
