import { projectionOf } from '../platform/answers/projection.js';
import { FilterCounts, Job, JobPage } from './jobs.dto.js';

const jobAnswer = projectionOf(Job);
const pageAnswer = projectionOf(JobPage);
const countsAnswer = projectionOf(FilterCounts);
const written = new WeakMap<Job, string>();

/**
 * The answer that a page of jobs becomes, as text. A job that lists show again and again is put into JSON once: forty of
 * them are most of what a list costs. Jobs must not be changed after they have been written.
 */
export function pageJson(page: JobPage): string {
  const rest = JSON.stringify(pageAnswer({ ...page, jobs: undefined }));
  return `{"jobs":[${page.jobs.map(jobJson).join()}],${rest.slice(1)}`;
}

export const countsJson = (counts: FilterCounts): string => JSON.stringify(countsAnswer(counts));

function jobJson(job: Job): string {
  const known = written.get(job) ?? JSON.stringify(jobAnswer(job));
  written.set(job, known);
  return known;
}
