import type { Viewer } from '../platform/access/viewer.js';
import { projectionOf } from '../platform/answers/projection.js';
import { pageJson, shownTo } from './job-json.js';
import { JobPage, type Job } from './jobs.dto.js';

const aJob = (fields: object) =>
  ({ id: 1, title: 'Baker "of" bread', skills: ['Dough'], secret: 'never', ...fields }) as unknown as Job;
const aPage = (jobs: Job[], rest: object = {}) => ({
  jobs,
  count: jobs.length,
  total: 2,
  page: 1,
  limit: 40,
  totalPages: 1,
  ...rest,
});

describe('a page of jobs as text', () => {
  it.each([
    ['some jobs', aPage([aJob({ id: 1 }), aJob({ id: 2, location: 'Zürich' })], { hasRecords: true })],
    ['no job', aPage([], { nextSteps: { relaxed: [], nearest: [aJob({ id: 3 })] }, internal: 1 })],
  ])('is what the description of the answer makes of %s, the first time and again', (_, page) => {
    const described: unknown = JSON.parse(JSON.stringify(projectionOf(JobPage)(page)));
    for (let time = 0; time < 2; time += 1) expect(JSON.parse(pageJson(page))).toEqual(described);
  });

  it('has of each job the beginning of its text alone, and of the nearest to a search that found none', () => {
    const long = aJob({ id: 1, description: `${'a'.repeat(399)}🚢 and so on` });
    const short = aJob({ id: 2, description: '🚢'.repeat(200) });
    const page = aPage([long, short], { nextSteps: { relaxed: [], nearest: [long] } });
    const { jobs, nextSteps } = JSON.parse(pageJson(page)) as JobPage;
    const beginning = `${'a'.repeat(399)}…`;
    expect(jobs.map(({ description }) => description)).toEqual([beginning, short.description]);
    expect(nextSteps!.nearest.map(({ description }) => description)).toEqual([beginning]);
  });
});

describe('jobs beside a list', () => {
  it('have their whole text for who is signed in, and its beginning for a visitor', () => {
    const job = aJob({ description: 'a'.repeat(401) });
    expect(shownTo({ plan: 'free', role: 'user' } as Viewer, [job])).toEqual([job]);
    expect(shownTo(undefined, [job])).toEqual([{ ...job, description: `${'a'.repeat(400)}…` }]);
  });
});
