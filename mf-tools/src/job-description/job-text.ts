import type { Job, JobApplication } from '@landfall/contracts';

const lines = (...all: (string | null | undefined | false)[]) => all.filter(Boolean).join('\n');

/** An advert as one text: what it says in fields comes first, as an advert on paper has it. */
export const textOfJob = (job: Job): string =>
  lines(
    job.title,
    job.company,
    // Labelled, so that Hamilton in Canada is not taken for the one in Scotland.
    job.location && `Location: ${job.location}`,
    job.job_type && `Job type: ${job.job_type}`,
    job.experience_level && `Experience level: ${job.experience_level}`,
    job.salary && `Salary: ${job.salary}`,
    job.visa_type && `Visa: ${job.visa_type}`,
    job.skills.length > 0 && `Skills: ${job.skills.join(', ')}`,
    job.description && `\n${job.description}`,
  );

/** What a tracked application without a job on the board knows; notes are one's own and stay out. */
export const textOfApplication = (application: JobApplication): string =>
  lines(
    application.jobTitle,
    application.companyName,
    application.jobLocation && `Location: ${application.jobLocation}`,
    application.jobType && `Job type: ${application.jobType}`,
    application.salary && `Salary: ${application.salary}`,
  );

export const nameOf = (title: string, company: string): string => [title, company].filter(Boolean).join(', ');
