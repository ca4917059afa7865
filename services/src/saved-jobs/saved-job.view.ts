import type { ApplicationStatus } from '../applications/application-status.js';
import type { Job } from '../jobs/jobs.dto.js';
import type { SavedJobEntity } from './saved-job.entity.js';
import type { SavedJob, SavedState } from './saved-jobs.dto.js';

/**
 * The job as it is now; `job` is undefined where the board has no page for it any more, or `isEarly`: not for this person
 * any more, until it is opened to everybody.
 */
export function toSavedJob(row: SavedJobEntity, job?: Job, status?: ApplicationStatus, isEarly = false): SavedJob {
  const { title, company, location } = job ?? row;
  return {
    jobId: row.jobId,
    title,
    company,
    location,
    jobType: job?.job_type ?? null,
    salary: job?.salary ?? null,
    url: job?.url ?? null,
    state: isEarly ? 'open' : stateOf(job),
    status: status ?? null,
    savedAt: row.savedAt.toISOString(),
  };
}

/** As on the job's page: where only the evidence ended, the advert itself may still be open. */
function stateOf(job: Job | undefined): SavedState {
  if (!job) return 'removed';
  if (job.sponsorship.ended) return 'unsponsored';
  return job.expired ? 'expired' : 'open';
}
