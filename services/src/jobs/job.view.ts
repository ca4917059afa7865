import type { JobEntity } from './job.entity.js';
import type { Job } from './jobs.dto.js';
import { recordSalary, recordSentence } from './official-record.js';

/** Raised when an unchanged job would now be answered differently: part of every ETag. */
export const VIEW = 1;

/** The public spelling of a job. `today` (YYYY-MM-DD) decides what has expired. */
export function toJob(row: JobEntity, today: string): Job {
  const [strongest] = row.sponsorship;
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
    expired: row.removedAt !== null || (row.expiresOn !== null && row.expiresOn < today),
    source: row.source,
    salary: row.salary ?? recordSalary(row),
    sponsorship: { ...strongest!, evidence: row.sponsorship },
    sample: row.isSample,
  };
}
