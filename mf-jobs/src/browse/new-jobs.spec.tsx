import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobFilter, JobPage, JobsEvent, MatchingQuestion } from '@landfall/contracts';
import { aUser, provideFakeBrowser, removeFakeBrowser, FakeStream } from '@landfall/sdk/testing';
import { browse as open } from '../testing/browse';
import { aJob, aPage, someCounts } from '../testing/samples';
import type { Opened } from '@landfall/sdk/testing';

/** Each somebody else, whose line begins with the test. */
let people = 0;
const browse = (query: string, api: Parameters<typeof open>[1]) =>
  open(query, api, { user: aUser({ id: `person-${(people += 1)}` }) });
/** Says something on the stream as soon as there is one: where nobody says hello for seconds it gives way to the next. */
const say = async (words: (stream: FakeStream) => void) => {
  await waitFor(() => {
    expect(FakeStream.live).toHaveLength(1);
    words(FakeStream.live[0]!);
  });
  await act(async () => undefined);
};
const tell = (event: Partial<JobsEvent>, id = '2') =>
  say((stream) => stream.send('jobs', { added: [], changed: [], removed: [], ...event }, id));
const hello = () => say((stream) => stream.hello('1'));
const callsTo = ({ api }: Opened, path: string) => api.calls.filter((call) => call.path === path);

describe('new jobs while the browse page is open', () => {
  beforeEach(() => {
    provideFakeBrowser();
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    removeFakeBrowser();
  });

  it('are offered when the search means them, and shown on demand', async () => {
    const jobs = [aJob()];
    const opened = browse('?searchQuery=therapist', {
      'GET /api/saved-searches': () => ({ savedSearches: [], total: 0, count: 0, page: 1, limit: 100, totalPages: 0 }),
      'POST /api/jobs/filter': () => aPage({ jobs: [...jobs] }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids.filter((id) => id !== 9) }),
    });
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    await hello();
    await tell({ added: [8, 9] });
    const offer = await screen.findByRole('button', { name: '1 new job, newest first' });
    const [question] = callsTo(opened, '/api/jobs/matching');
    expect(question!.body).toMatchObject({ ids: [8, 9], filters: { searchQuery: 'therapist' } });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    jobs.unshift(aJob({ id: 8, title: 'Occupational Therapist' }));
    await userEvent.click(offer);
    expect(await screen.findByRole('heading', { name: 'Occupational Therapist' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /new job/ })).toBeNull();
    // a saved search that counts them as new learns that they are seen
    await waitFor(() => expect(callsTo(opened, '/api/saved-searches').length).toBeGreaterThan(1));
  });

  it('are shown in front, and the offer says so where another order was chosen', async () => {
    let hasCome = false;
    const opened = browse('?searchQuery=manager&page=3', {
      'POST /api/jobs/filter': ({ body }) =>
        aPage({
          jobs: (body as JobFilter).sort === 'desc' ? [aJob({ id: 8, title: 'Telephonist' }), aJob()] : [aJob()],
          total: hasCome ? 102 : 101,
          totalPages: 3,
          page: (body as JobFilter).page,
        }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    await hello();
    hasCome = true;
    await tell({ added: [8] });
    await userEvent.click(await screen.findByRole('button', { name: '1 new job, newest first' }));
    expect(await screen.findByRole('heading', { name: 'Telephonist' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('desc');
    expect(callsTo(opened, '/api/jobs/filter').at(-1)!.body).toMatchObject({ sort: 'desc', page: 1 });
  });

  it('are no longer counted where they went before anybody looked', async () => {
    browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage(),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    await hello();
    await tell({ added: [8, 9] });
    await screen.findByRole('button', { name: '2 new jobs, newest first' });
    await tell({ added: [10], removed: [8] }, '3');
    await tell({ removed: [9] }, '4');
    expect(await screen.findByRole('button', { name: '1 new job, newest first' })).toBeVisible();
    await tell({ removed: [10] }, '5');
    await waitFor(() => expect(screen.queryByRole('button', { name: /new job/ })).toBeNull());
  });

  it('are counted by what the search finds now, where more came than are worth listing', async () => {
    let [total, dated] = [391, 380];
    browse('', {
      'GET /api/jobs': () => aPage({ total, dated, totalPages: 10 }),
      'POST /api/jobs/filter': () => aPage({ total, dated }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByText('Showing 1 of 391 opportunities');
    await hello();
    [total, dated] = [2691, 1680]; // what has no date is never new
    await tell({ isMany: true });
    expect(await screen.findByRole('button', { name: '1,300 new jobs' })).toBeVisible();
    expect(screen.getByText('Showing 1 of 391 opportunities')).toBeVisible();
  });

  it('are those as well that were here before and only now say what is searched for', async () => {
    let total = 3;
    browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ total, dated: total }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByText('Showing 1 of 3 opportunities');
    await hello();
    total = 4;
    await tell({ changed: [8] });
    expect(await screen.findByRole('button', { name: '1 new job, newest first' })).toBeVisible();
  });

  it('are asked about again when the question failed', async () => {
    let fails = true;
    const opened = browse('', {
      'POST /api/jobs/matching': ({ body }) => {
        if (fails) throw new TypeError('Failed to fetch');
        return { ids: (body as MatchingQuestion).ids };
      },
    });
    await screen.findByRole('article');
    await hello();
    await tell({ added: [8] });
    await waitFor(() => expect(callsTo(opened, '/api/jobs/matching')).toHaveLength(1));
    fails = false;
    await tell({ added: [9] }, '3');
    expect(await screen.findByRole('button', { name: '2 new jobs' })).toBeVisible();
  });

  it('take the counts of the filters along', async () => {
    let leeds = 3;
    browse('', {
      'GET /api/jobs/filter-counts': () => someCounts({ location: [{ value: 'Leeds', count: leeds }] }),
      'POST /api/jobs/matching': () => ({ ids: [] }),
    });
    expect(await screen.findByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('3');
    await hello();
    leeds = 4;
    await tell({ removed: [5], added: [8] });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('4'));
  });

  it('are asked about by a tab that nobody looks at once somebody does, in one question', async () => {
    const opened = browse('?searchQuery=therapist', { 'POST /api/jobs/matching': () => ({ ids: [8, 9] }) });
    await screen.findByRole('article');
    await hello();
    const look = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    look('hidden');
    jest.useFakeTimers();
    await tell({ added: [8] });
    act(() => jest.advanceTimersByTime(5_000));
    await tell({ added: [9] }, '3');
    act(() => jest.advanceTimersByTime(5_000));
    jest.useRealTimers();
    expect(callsTo(opened, '/api/jobs/matching')).toEqual([]);
    look('visible');
    expect(await screen.findByRole('button', { name: '2 new jobs, newest first' })).toBeVisible();
    expect(callsTo(opened, '/api/jobs/matching').map(({ body }) => (body as MatchingQuestion).ids)).toEqual([[8, 9]]);
  });

  it('are followed by the time of the last import', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ importedAt: new Date(Date.now() - 7_200_000).toISOString() }) });
    expect(await screen.findByText('about 2 hours ago')).toBeVisible();
    await hello();
    await tell({ importedAt: new Date().toISOString() });
    expect(await screen.findByText('less than a minute ago')).toBeVisible();
  });

  it('say when the last import ended where nothing is found, too', async () => {
    const importedAt = new Date(Date.now() - 7_200_000).toISOString();
    browse('?searchQuery=astronaut', {
      'POST /api/jobs/filter': () => aPage({ jobs: [], count: 0, total: 0, totalPages: 0, importedAt }),
    });
    expect(await screen.findByText('about 2 hours ago')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No jobs found' })).toBeVisible());
    expect(screen.queryByText('All positions offer visa sponsorship')).toBeNull();
  });

  it('are not promised while there is no stream, and asked for when there is one again', async () => {
    let total = 391;
    browse('', {
      'GET /api/jobs': () => aPage({ total, totalPages: 10 }),
      'POST /api/jobs/filter': () => aPage({ total }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    // what cannot be reached is not called live
    expect(await screen.findByText('Live updates')).not.toBeVisible();
    await hello();
    await waitFor(() => expect(screen.getByText('Live updates')).toBeVisible());
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Live updates paused')).toBeVisible();
    total = 394;
    act(() => void window.dispatchEvent(new Event('online')));
    await hello();
    expect(await screen.findByText('Live updates')).toBeVisible();
    expect(await screen.findByRole('button', { name: '3 new jobs' })).toBeVisible();
  });

  it('leave the counts of the filters as the list is, until they are taken', async () => {
    let leeds = 3;
    const opened = browse('?searchQuery=therapist', {
      'GET /api/jobs/filter-counts': () => someCounts({ location: [{ value: 'Leeds', count: leeds }] }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByRole('checkbox', { name: /Leeds/ });
    await hello();
    leeds = 4;
    const before = callsTo(opened, '/api/jobs/filter-counts').length;
    await tell({ added: [8] });
    const offer = await screen.findByRole('button', { name: '1 new job, newest first' });
    expect(callsTo(opened, '/api/jobs/filter-counts')).toHaveLength(before);
    expect(screen.getByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('3');
    await userEvent.click(offer);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('4'));
  });

  it('give the counts of the filters back to the list as it is, once they went before they were taken', async () => {
    let leeds = 3;
    browse('?searchQuery=therapist', {
      'GET /api/jobs/filter-counts': () => someCounts({ location: [{ value: 'Leeds', count: leeds }] }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByRole('checkbox', { name: /Leeds/ });
    await hello();
    await tell({ added: [8] });
    await screen.findByRole('button', { name: '1 new job, newest first' });
    leeds = 2;
    await tell({ changed: [7] });
    await tell({ removed: [8] });
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new job, newest first' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('2'), {
      timeout: 20_000,
    });
  });

  it('are no more than those that went: their cards say so where they stand, with the numbers of the list', async () => {
    const jobs = [aJob(), aJob({ id: 8, title: 'Occupational Therapist' }), aJob({ id: 9, openings: [9, 10] })];
    let leeds = 4;
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ jobs: [...jobs], total: 4 }),
      'GET /api/jobs/filter-counts': () => someCounts({ location: [{ value: 'Leeds', count: leeds }] }),
    });
    await screen.findByRole('checkbox', { name: /Leeds/ });
    await hello();
    leeds = 2;
    const before = callsTo(opened, '/api/jobs/filter-counts').length;
    await tell({ removed: [8, 9] });
    const offer = await screen.findByRole('button', { name: '2 gone: renew the list' });
    const gone = screen.getByText('No longer in these results').closest('li')!;
    expect(within(gone).getByRole('heading', { name: 'Occupational Therapist' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(callsTo(opened, '/api/jobs/filter-counts')).toHaveLength(before);
    jobs.splice(1, 1);
    await userEvent.click(offer);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Occupational Therapist' })).toBeNull());
    expect(screen.queryByText('No longer in these results')).toBeNull();
    expect(screen.queryByRole('button', { name: /gone/ })).toBeNull();
  });

  it('that went in a large import are found by asking which of the list are left', async () => {
    browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ jobs: [aJob({ id: 7 }), aJob({ id: 8 })], total: 2 }),
      'POST /api/jobs/matching': () => ({ ids: [7] }),
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await hello();
    await tell({ isMany: true });
    expect(await screen.findByRole('button', { name: '1 gone: renew the list' })).toBeVisible();
  });

  it('that changed say in their cards what they say now, where they stand', async () => {
    const [first, second] = [aJob({ openings: [7] }), aJob({ id: 8, title: 'Nurse', openings: [8] })];
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ jobs: [first, second], total: 2 }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
      'POST /api/jobs/openings': () => ({ jobs: [aJob({ id: 8, title: 'Nurse in charge', salary: '£50,000' })] }),
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const cards = screen.getAllByRole('article');
    await hello();
    await tell({ changed: [8, 4711] });
    expect(await within(cards[1]!).findByRole('heading', { name: 'Nurse in charge' })).toBeVisible();
    expect(within(cards[1]!).getByText('£50,000')).toBeVisible();
    expect(screen.getAllByRole('article')).toEqual(cards);
    expect(callsTo(opened, '/api/jobs/openings').map(({ body }) => body)).toEqual([{ ids: [8] }]);
  });

  it('that changed in a large import do so a while after it, asked for once; what is not found any more stays as it was found', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () =>
        aPage({ jobs: [aJob({ openings: [7] }), aJob({ id: 8, title: 'Nurse', openings: [8] })], total: 2 }),
      'POST /api/jobs/matching': () => ({ ids: [7] }),
      'POST /api/jobs/openings': () => ({
        jobs: [aJob({ title: 'Therapist, nights' }), aJob({ id: 8, title: 'Nurse abroad' })],
      }),
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await hello();
    for (const id of ['2', '3', '4']) {
      await tell({ isMany: true }, id);
      await act(() => jest.advanceTimersByTimeAsync(3_000));
    }
    expect(await screen.findByRole('button', { name: '1 gone: renew the list' })).toBeVisible();
    await tell({ importedAt: new Date().toISOString() }, '5');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('heading', { name: 'Therapist, nights' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nurse' })).toBeVisible();
    expect(callsTo(opened, '/api/jobs/openings').map(({ body }) => body)).toEqual([{ ids: [7, 8] }]);
  });

  it('that leave the others of their card under another name are renewed with the list, all together at once', async () => {
    const jobs = [aJob({ openings: [7, 8] })];
    let now = aJob({ title: 'Therapist in charge' });
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ jobs, total: 2 }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
      'POST /api/jobs/openings': () => ({ jobs: [now] }),
    });
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    await hello();
    await tell({ changed: [7] });
    await waitFor(() => expect(callsTo(opened, '/api/jobs/openings')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    now = aJob({ title: 'Therapist for all' });
    await tell({ changed: [7, 8] }, '3');
    expect(await screen.findByRole('heading', { name: 'Therapist for all' })).toBeVisible();
    expect(screen.getByRole('button', { name: '2 openings' })).toBeVisible();
  });

  it('come back to the list when they are listed again', async () => {
    browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ jobs: [aJob({ id: 8 })], total: 1 }),
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids }),
    });
    await screen.findByRole('article');
    await hello();
    await tell({ removed: [8] });
    await screen.findByText('No longer in these results');
    await tell({ added: [8] }, '3');
    await waitFor(() => expect(screen.queryByText('No longer in these results')).toBeNull());
  });

  it('that are on another page are one less in the head of the list and in the counts beside it', async () => {
    let total = 391;
    browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': () => aPage({ total, dated: total, totalPages: 10 }),
      'GET /api/jobs/filter-counts': () => someCounts({ location: [{ value: 'Leeds', count: total }] }),
    });
    await screen.findByText('Showing 1 of 391 opportunities');
    await hello();
    total = 390;
    await tell({ removed: [4711] });
    expect(await screen.findByText('Showing 1 of 390 opportunities')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Leeds/ })).toHaveAccessibleDescription('390'));
    expect(screen.queryByRole('button', { name: /gone|new job/ })).toBeNull();
  });

  it('that went are asked about with those that have no date, and stay marked on their own page', async () => {
    const pages = [aPage({ jobs: [aJob({ id: 7 }), aJob({ id: 8 })], total: 42, totalPages: 2 })];
    pages.push(aPage({ jobs: [aJob({ id: 50 })], page: 2, total: 42, totalPages: 2 }));
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': ({ body }) => pages[(body as JobFilter).page! - 1]!,
      'POST /api/jobs/matching': ({ body }) => ({ ids: (body as MatchingQuestion).ids.filter((id) => id !== 8) }),
    });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await hello();
    await tell({ changed: [7, 8] });
    await screen.findByRole('button', { name: '1 gone: renew the list' });
    expect(callsTo(opened, '/api/jobs/matching')[0]!.body).toMatchObject({ ids: [7, 8], undatedToo: true });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /gone/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await screen.findByRole('button', { name: '1 gone: renew the list' })).toBeVisible();
  });

  it('that went while another search was shown are marked for who comes back', async () => {
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as JobFilter).jobType?.length
          ? aPage()
          : aPage({ jobs: [aJob(), aJob({ id: 8, title: 'Nurse' })], total: 2, dated: 2 }),
      'POST /api/jobs/matching': () => ({ ids: [7] }),
    });
    await screen.findByRole('heading', { name: 'Nurse' });
    await hello();
    const counted = () => callsTo(opened, '/api/jobs/filter').filter(({ body }) => (body as JobFilter).limit === 1);
    await waitFor(() => expect(counted()).not.toEqual([]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    const before = counted().length;
    await tell({ removed: [8] });
    await waitFor(() => expect(counted().length).toBeGreaterThan(before), { timeout: 20_000 });
    await act(() => opened.router.navigate(-1));
    expect(await screen.findByRole('button', { name: '1 gone: renew the list' })).toBeVisible();
    expect(screen.getByText('Showing 2 of 2 opportunities')).toBeVisible();
  });

  it('are never fewer in the head of the list than stand in it', async () => {
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as JobFilter).limit === 1
          ? aPage({ total: 1, dated: 1 })
          : aPage({ jobs: [aJob(), aJob({ id: 8, title: 'Nurse' })], total: 2, dated: 2 }),
    });
    await screen.findByRole('heading', { name: 'Nurse' });
    await hello();
    const counted = () => callsTo(opened, '/api/jobs/filter').filter(({ body }) => (body as JobFilter).limit === 1);
    // what is new is counted first, and then what there is
    await waitFor(() => expect(counted().length).toBeGreaterThan(1));
    await act(async () => undefined);
    expect(screen.getByText('Showing 2 of 2 opportunities')).toBeVisible();
  });

  it('are counted against the list of their own search, however late it comes', async () => {
    let answer: (page: JobPage) => void = () => undefined;
    const opened = browse('?searchQuery=therapist', {
      'POST /api/jobs/filter': ({ body }) => {
        const { searchQuery, limit } = body as JobFilter;
        if (searchQuery !== 'welder') return aPage({ total: 1, dated: 1 });
        if (limit === 1) return aPage({ total: 500, dated: 500 });
        return new Promise<JobPage>((resolve) => (answer = resolve));
      },
    });
    await screen.findByRole('article');
    await hello();
    const hasCounted = () => callsTo(opened, '/api/jobs/filter').some(({ body }) => (body as JobFilter).limit === 1);
    await waitFor(() => expect(hasCounted()).toBe(true));
    const box = screen.getByRole('combobox', { name: 'Search jobs' });
    await userEvent.clear(box);
    await userEvent.type(box, 'welder{Enter}');
    jest.useFakeTimers();
    await tell({ changed: [9] });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    answer(aPage({ jobs: [aJob({ id: 9 })], total: 500, dated: 500 }));
    expect(await screen.findByText('Showing 1 of 500 opportunities')).toBeVisible();
    expect(screen.queryByRole('button', { name: /new job/ })).toBeNull();
  });
});
