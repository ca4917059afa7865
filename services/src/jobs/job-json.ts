import type { Viewer } from '../platform/access/viewer.js';
import { projectionOf } from '../platform/answers/projection.js';
import { FilterCounts, Job, JobPage } from './jobs.dto.js';

const jobAnswer = projectionOf(Job);
const pageAnswer = projectionOf(JobPage);
const countsAnswer = projectionOf(FilterCounts);
const written = new WeakMap<Job, string>();

/** A card shows two lines of an advert, which may be 200,000 letters long; its own page asks for all of it. */
const LETTERS_IN_LISTS = 400;
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

/**
 * The answer that a page of jobs becomes, as text. A job that lists show again and again is put into JSON once: forty of
 * them are most of what a list costs. Jobs must not be changed after they have been written.
 */
export function pageJson(page: JobPage): string {
  const { nextSteps } = page;
  const nearest = nextSteps && { nextSteps: { ...nextSteps, nearest: nextSteps.nearest.map(inList) } };
  const rest = JSON.stringify(pageAnswer({ ...page, jobs: undefined, ...nearest }));
  return `{"jobs":[${page.jobs.map(jobJson).join()}],${rest.slice(1)}`;
}

export const countsJson = (counts: FilterCounts): string => JSON.stringify(countsAnswer(counts));

function jobJson(job: Job): string {
  const known = written.get(job) ?? JSON.stringify(jobAnswer(inList(job)));
  written.set(job, known);
  return known;
}

/** A visitor has jobs as a list shows them, wherever they stand: the whole advert is its own page's. */
export const shownTo = (viewer: Viewer, jobs: Job[]): Job[] => (viewer ? jobs : jobs.map(inList));

/** As a list shows it. */
function inList(job: Job): Job {
  const { description } = job;
  if (!description || description.length <= LETTERS_IN_LISTS) return job;
  return { ...job, description: `${description.slice(0, LETTERS_IN_LISTS).replace(HALF_A_LETTER, '')}…` };
}
