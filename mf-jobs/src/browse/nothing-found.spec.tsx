import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, provideFakeBrowser, removeFakeBrowser } from '@landfall/sdk/testing';
import { address, browse } from '../testing/browse';
import { aJob, aPage } from '../testing/samples';

describe('a search that finds nothing', () => {
  beforeEach(() => provideFakeBrowser());
  afterEach(() => removeFakeBrowser());

  it('advises to adjust the filters when they leave nothing', async () => {
    const opened = browse('?jobType=Contract', { 'POST /api/jobs/filter': () => aPage({ jobs: [], total: 0 }) });
    expect(await screen.findByText('Try adjusting your filters or search terms.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    expect(screen.getByText('Showing 0 of 0 opportunities')).toBeVisible();
    expect(screen.queryByText(/^Page \d|^All positions/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address(opened)).toBe('');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('leads on from a search that finds nothing: what one filter less finds, and what comes nearest', async () => {
    const opened = browse('?searchQuery=nurse+oslo&jobType=Contract', {
      'POST /api/jobs/filter': () =>
        aPage({
          jobs: [],
          total: 0,
          nextSteps: {
            relaxed: [
              { field: 'jobType', total: 1204 },
              { field: 'searchQuery', searchQuery: 'nurse', total: 1 },
            ],
            nearest: [aJob({ title: 'Ward nurse' })],
          },
        }),
    });
    expect(await screen.findByRole('heading', { name: 'Nearest matches' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ward nurse' })).toBeVisible();
    expect(screen.getByRole('button', { name: '“nurse”: 1 job' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Without Contract: 1,204 jobs' }));
    expect(address(opened)).toBe('?searchQuery=nurse+oslo');
  });

  it('leads from several filters back to the words alone', async () => {
    const relaxed = [
      { field: 'searchQuery' as const, searchQuery: 'welder', isTextAlone: true, total: 71 },
      { field: 'searchQuery' as const, searchQuery: '', total: 1 },
    ];
    const opened = browse('?searchQuery=welder&location=Norway&jobType=Part-time&postedWithin=7', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as { location: string[] }).location.length > 0
          ? aPage({ jobs: [], total: 0, nextSteps: { relaxed, nearest: [aJob({ title: 'Welder' })] } })
          : aPage(),
    });
    expect(await screen.findByRole('heading', { name: 'Nearest matches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '“welder” without filters: 71 jobs' }));
    expect(address(opened)).toBe('?searchQuery=welder');
  });

  it('leads to one of several filters where leaving one out does not help', async () => {
    const relaxed = [
      { field: 'location' as const, isAlone: true, total: 2 },
      { field: 'category' as const, isAlone: true, total: 405 },
    ];
    const opened = browse('?category=Finance&experienceLevel=Internship&location=Germany', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as { location: string[] }).location.length > 0
          ? aPage({ jobs: [], total: 0, nextSteps: { relaxed, nearest: [aJob({ title: 'Baker' })] } })
          : aPage(),
    });
    expect(await screen.findByRole('heading', { name: 'Nearest matches' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Only Germany: 2 jobs' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Only Finance: 405 jobs' }));
    expect(address(opened)).toBe('?category=Finance');
  });

  it('leads to the same pay in the money that the jobs are paid in', async () => {
    const relaxed = [
      { field: 'salaryMin' as const, salaryCurrency: 'USD', total: 13_732 },
      { field: 'salaryMin' as const, total: 20_000 },
    ];
    const opened = browse(
      '?location=United+States&salaryMin=50000',
      { 'POST /api/jobs/filter': () => aPage({ jobs: [], total: 0, nextSteps: { relaxed, nearest: [aJob()] } }) },
      { user: aUser({ plan: 'premium' }) },
    );
    expect(
      await screen.findByRole('button', { name: 'Without Salary: at least £50,000 a year: 20,000 jobs' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Paid at least US$50,000 a year: 13,732 jobs' }));
    expect(address(opened)).toBe('?location=United+States&salaryMin=50000&salaryCurrency=USD');
  });

  it('says once that it is only one of the filters', async () => {
    const relaxed = [
      { field: 'remote' as const, isAlone: true, total: 3 },
      { field: 'postedWithin' as const, isAlone: true, total: 1 },
    ];
    browse('?category=Finance&remote=true&postedWithin=7', {
      'POST /api/jobs/filter': () => aPage({ jobs: [], total: 0, nextSteps: { relaxed, nearest: [] } }),
    });
    expect(await screen.findByRole('button', { name: 'Only remote: 3 jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Only posted: last 7 days: 1 job' })).toBeVisible();
  });

  it('calls no job near to words that no job has', async () => {
    browse(`?searchQuery=${'zzqqxxyy'.repeat(20)}`, {
      'POST /api/jobs/filter': () =>
        aPage({
          jobs: [],
          total: 0,
          nextSteps: { relaxed: [{ field: 'searchQuery', total: 27_336 }], nearest: [aJob({ title: 'Ward nurse' })] },
        }),
    });
    expect(await screen.findByRole('heading', { name: 'Newest jobs' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nearest matches' })).toBeNull();
    // and the chip of it stays a chip
    expect(screen.getByRole('button', { name: /^Remove “zz/ }).getAttribute('aria-label')!.length).toBeLessThan(80);
  });

  it('calls no job near to the only word, when no job has it', async () => {
    browse('?searchQuery=zzqqxx', {
      'POST /api/jobs/filter': () =>
        aPage({ jobs: [], total: 0, nextSteps: { relaxed: [], nearest: [aJob({ title: 'Ward nurse' })] } }),
    });
    expect(await screen.findByRole('heading', { name: 'Newest jobs' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nearest matches' })).toBeNull();
  });

  it('calls no job near to a place that no job has, when nothing else is asked', async () => {
    const nextSteps = { relaxed: [{ field: 'location' as const, total: 27_336 }], nearest: [aJob()] };
    browse('?location=Atlantis', { 'POST /api/jobs/filter': () => aPage({ jobs: [], total: 0, nextSteps }) });
    expect(await screen.findByRole('heading', { name: 'Newest jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Without Atlantis: 27,336 jobs' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nearest matches' })).toBeNull();
  });

  it('says of which group what is not stated is left out', async () => {
    const relaxed = [{ field: 'jobType' as const, total: 15_704 }];
    browse('?jobType=not-stated&experienceLevel=not-stated', {
      'POST /api/jobs/filter': () => aPage({ jobs: [], total: 0, nextSteps: { relaxed, nearest: [] } }),
    });
    expect(await screen.findByRole('button', { name: 'Without Not stated (Job Type): 15,704 jobs' })).toBeVisible();
  });

  it('says that listings are added when there is nothing at all', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ jobs: [] }) });
    expect(await screen.findByText('New listings are added continuously.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });
});
