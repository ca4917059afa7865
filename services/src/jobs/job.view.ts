import { rulingEvidence, type Evidence } from './evidence.js';
import { hasExpired } from './has-expired.js';
import type { JobEntity } from './job.entity.js';
import type { Job, JobPay } from './jobs.dto.js';
import type { Pay } from './pay/pay.js';
import { recordSalary, recordSentence } from './official-record.js';

/** Raised when unchanged jobs would now be answered differently: part of every ETag. */
export const VIEW = 11;

/**
 * The public spelling of a job. `today` (YYYY-MM-DD) decides what has expired; `checkedAt` says when each source was last
 * read. What came from none was last checked by whoever last changed it.
 */
export function toJob(row: JobEntity, today: string, checkedAt?: Map<string, string>): Job {
  const evidence = row.sponsorship.map((one) => notAhead(one, row));
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    description: row.description || recordSentence(row),
    category: row.category || null,
    experience_level: row.experienceLevel || null,
    job_type: row.jobType || null,
    visa_type: row.visaType || null,
    skills: row.skills,
    url: row.url,
    logo_url: row.logoUrl,
    posted_at: row.postedAt?.toISOString() ?? null,
    expires_at: row.expiresAt,
    expired: hasExpired(row, today),
    source: row.source,
    salary: row.salary ?? recordSalary(row),
    pay: row.pay && toPay(row.pay),
    remote: row.isRemote,
    sponsorship: {
      ...rulingEvidence(evidence),
      evidence,
      ...((row.isUnsponsored || row.refusal) && { ended: true }),
      ...(row.refusal && { refusal: row.refusal }),
    },
    sample: row.isSample,
    ...(row.premiumUntil && { premium_until: row.premiumUntil.toISOString() }),
    ...whenSeen(row, checkedAt),
  };
}

/** Nobody has said yet what is of a day to come: it is known, as the job is posted, since it was first seen. */
function notAhead(evidence: Evidence, { updatedAt, firstSeenAt }: JobEntity): Evidence {
  const isAhead = evidence.kind !== 'register' && (evidence.asOf ?? '') > dayOf(updatedAt);
  return isAhead ? { ...evidence, asOf: dayOf(firstSeenAt) } : evidence;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Whether its source still had it when that was last read. What is no longer listed for its sponsorship may be there still. */
function whenSeen({ removedAt, isUnsponsored, sourceKey, updatedAt }: JobEntity, checkedAt?: Map<string, string>) {
  if (removedAt && !isUnsponsored) return { removed_at: removedAt.toISOString() };
  return checkedAt && { checked_at: checkedAt.get(sourceKey) ?? updatedAt.toISOString() };
}

const toPay = ({ from, to, period, currency, yearFrom, yearTo }: Pay): JobPay => ({
  from,
  to,
  period,
  currency,
  year_from: yearFrom,
  year_to: yearTo,
});
