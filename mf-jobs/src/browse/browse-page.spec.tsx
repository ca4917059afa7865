import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobFilter } from '@landfall/contracts';
import { answer, FakeStream, provideFakeBrowser, refuse, removeFakeBrowser } from '@landfall/sdk/testing';
import remote from '../../remote';
import { address, asked, browse } from '../testing/browse';
import { aJob, aPage } from '../testing/samples';

const scrolled = jest.fn();
window.scrollTo = scrolled as unknown as typeof window.scrollTo;

const COUNTS = '/api/jobs/filter-counts';

const refusedField = (field: string, message: string) => ({
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: message,
  instance: '',
  errors: [{ field, message }],
});

const foundFor = ({ jobType }: JobFilter) => (jobType?.includes('Part-time') ? aPage() : aPage({ jobs: [], total: 0 }));

describe('the browse page', () => {
  beforeEach(() => provideFakeBrowser());
  afterEach(() => removeFakeBrowser());

  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('shows eight skeletons first', async () => {
    browse('', { 'GET /api/jobs': () => new Promise(() => undefined) });
    expect(await screen.findAllByTestId('job-skeleton')).toHaveLength(8);
    expect(screen.getByRole('heading', { level: 1, name: 'Find Your Dream Job' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search by job title, company, skills, or location...')).toBeVisible();
    expect(screen.getByText('Try a skill, a company or a city.')).toBeVisible();
  });

  it('asks for the unfiltered list at the address that the document has asked for already', async () => {
    const opened = browse('?page=2');
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    const [list] = opened.api.calls.filter(({ path }) => path === '/api/jobs');
    expect(`?${list?.query}`).toBe('?page=2&limit=40&sort=desc&group=true');
    expect(remote.routes[0]?.early).toContain('/api/jobs?page=1&limit=40&sort=desc&group=true');
    expect(asked(opened)).toEqual([]);
  });

  it('says how many there are, which page this is, and what holds for all of them', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ total: 391, totalPages: 10, page: 1 }) });
    expect(await screen.findByText('Showing 1 of 391 opportunities')).toBeVisible();
    expect(screen.getByText('Page 1 of 10')).toBeVisible();
    expect(screen.getByText('All positions offer visa sponsorship')).toBeVisible();
    await waitFor(() => FakeStream.live[0]!.hello('1'));
    expect(await screen.findByText('Live updates')).toBeVisible();
    expect(screen.getByText('Updated hourly')).toBeVisible();
    expect(screen.queryByText(/Including official records/)).toBeNull();
  });

  it('promises a visitor, where the operator has opened the page, nothing that is for the signed-in', async () => {
    browse('?searchQuery=therapist', {}, { user: null });
    expect(await screen.findByText('Updated hourly')).toBeVisible();
    expect(screen.queryByText('Live updates')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove “therapist”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('writes large numbers with separators', async () => {
    browse('?page=25000', { 'GET /api/jobs': () => aPage({ total: 1_027_336, totalPages: 25_684, page: 25_000 }) });
    expect(await screen.findByText('Showing 1 of 1,027,336 opportunities')).toBeVisible();
    expect(screen.getByText('Page 25,000 of 25,684')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 25,001' })).toBeVisible();
  });

  it('says so when official records are among all that match, on whichever page', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ hasRecords: true }) });
    expect(await screen.findByText('Including official records of certified positions, marked as such')).toBeVisible();
  });

  it('says so when nothing but the licence of an employer is known of a job on the page', async () => {
    const { sponsorship } = aJob();
    const licence = { ...sponsorship, kind: 'register' as const };
    const jobs = [aJob({ id: 8 }), aJob({ sponsorship: { ...licence, evidence: [licence] } })];
    browse('', { 'GET /api/jobs': () => aPage({ jobs }) });
    expect(await screen.findByText(/are known by the employer’s licence alone/)).toBeVisible();
  });

  it('does not say so of jobs whose adverts offer it', async () => {
    browse('', { 'GET /api/jobs': () => aPage() });
    await screen.findByRole('article');
    expect(screen.queryByText(/licence alone/)).toBeNull();
  });

  it('counts the pages itself where an answer leaves them out', async () => {
    const page = aPage({ total: 81 }) as Partial<ReturnType<typeof aPage>>;
    delete page.totalPages;
    browse('', { 'GET /api/jobs': () => page });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  it('searches for the trimmed text and begins at the first page', async () => {
    const opened = browse('?page=3');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search jobs' }), '  nurse {Enter}');
    expect(await screen.findByText('“nurse”')).toBeVisible();
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(asked(opened)[0]).toMatchObject({ searchQuery: 'nurse', page: 1, limit: 40, sort: 'relevance' });
  });

  it('says of every answer how many jobs it has, of one without a job as well', async () => {
    browse('', { 'POST /api/jobs/filter': ({ body }) => foundFor(body as JobFilter) });
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('391 jobs found'));
    const place = screen.getAllByRole('status').find(({ textContent }) => textContent === '391 jobs found');
    for (const [name, words] of [
      ['Contract', '0 jobs found'],
      ['Part-time', '1 job found'],
    ]) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
      // in the same place always: a reader hears what changes in it, and not what comes with it
      await waitFor(() => expect(place).toHaveTextContent(words!));
      expect(place).toBeInTheDocument();
    }
  });

  it('searches for what was typed when a filter is chosen', async () => {
    const opened = browse('');
    const box = () => screen.findByRole('combobox', { name: 'Search jobs' });
    await userEvent.type(await box(), 'nurse ');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ jobType: ['Full-time'], searchQuery: 'nurse' }));
    expect(address(opened)).toBe('?searchQuery=nurse&jobType=Full-time');
    expect(await box()).toHaveValue('nurse');
    // what was taken out of the box is not meant any more
    await userEvent.clear(await box());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await waitFor(() => expect(address(opened)).toBe(''));
    // what cannot be searched for stays in the box
    await userEvent.click(await box());
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await waitFor(() => expect(address(opened)).toBe('?jobType=Full-time'));
    expect(await box()).toHaveValue('x'.repeat(501));
  });

  it('keeps what was typed and not searched for, for who comes back', async () => {
    const opened = browse('?searchQuery=nurse');
    const box = () => screen.findByRole('combobox', { name: 'Search jobs' });
    await userEvent.type(await box(), ' leeds');
    await act(() => opened.router.navigate('/visa-check'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search jobs' })).toBeNull());
    await act(() => opened.router.navigate(-1));
    expect(await box()).toHaveValue('nurse leeds');
    await act(() => opened.router.navigate('/jobs?searchQuery=welder'));
    await waitFor(async () => expect(await box()).toHaveValue('welder'));
  });

  it('takes the text back with the cross in the box', async () => {
    const opened = browse('?searchQuery=nurse');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(address(opened)).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('says which words it took when the typed ones were found nowhere', async () => {
    browse('?searchQuery=therapst', { 'POST /api/jobs/filter': () => aPage({ corrected: 'therapist' }) });
    expect(await screen.findByText('“therapist”')).toBeVisible();
  });

  it('offers what may be meant where few have the typed words', async () => {
    const opened = browse('?searchQuery=physcian&location=Texas', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as JobFilter).searchQuery === 'physcian'
          ? aPage({ didYouMean: { searchQuery: 'physician', total: 1927 } })
          : aPage(),
    });
    expect(await screen.findByText(/1,927 jobs/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Did you mean “physician”?' }));
    expect(address(opened)).toBe('?searchQuery=physician&location=Texas');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Did you mean/ })).toBeNull());
  });

  it('offers what others call the work that no title of the few jobs names', async () => {
    const relaxed = [{ field: 'searchQuery' as const, searchQuery: 'accommodation manager', total: 9 }];
    const opened = browse('?searchQuery=hotel+manager', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as JobFilter).searchQuery === 'hotel manager' ? aPage({ nextSteps: { relaxed, nearest: [] } }) : aPage(),
    });
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '“accommodation manager”: 9 jobs' }));
    expect(address(opened)).toBe('?searchQuery=accommodation+manager');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Searches that come nearer' })).toBeNull());
  });

  it.each([
    [0, /^None of these has the work that you ask for in its title/],
    [1, /^Only 1 of these has the work that you ask for in the title/],
    [10, /^Few jobs match\. Other searches find more of the work/],
  ])('says how many of few jobs have the work in their title: %i of 10', async (named, said) => {
    const relaxed = [{ field: 'location' as const, total: 84 }];
    const opened = browse('?searchQuery=care+assistant&location=United+Kingdom', {
      'POST /api/jobs/filter': ({ body }) =>
        (body as JobFilter).location!.length > 0
          ? aPage({ total: 10, nextSteps: { relaxed, nearest: [], named } })
          : aPage(),
    });
    expect(await screen.findByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Without United Kingdom: 84 jobs' }));
    expect(address(opened)).toBe('?searchQuery=care+assistant');
  });

  it('keeps the search when it fails, and finds it on Retry', async () => {
    let fails = true;
    const opened = browse('?searchQuery=nurse', {
      'POST /api/jobs/filter': () => (fails ? refuse(429, 'Too many searches') : aPage()),
    });
    expect(await screen.findByRole('heading', { name: 'Failed to filter jobs' })).toBeVisible();
    expect(screen.getByText(/Too many searches/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    expect(address(opened)).toBe('?searchQuery=nurse');
  });

  it('keeps a text that is too long in the box, names the limit, says what is still listed, and searches for nothing', async () => {
    const opened = browse('?jobType=Full-time');
    const box = await screen.findByRole('combobox', { name: 'Search jobs' });
    const before = asked(opened).length;
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(549));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A search may have up to 500 characters. This one has 549',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /please shorten it\. The list below is still the one from before\.$/,
    );
    expect(box).toHaveValue('a'.repeat(549));
    expect(box).toBeInvalid();
    expect(address(opened)).toBe('?jobType=Full-time');
    expect(asked(opened)).toHaveLength(before);
    await userEvent.type(box, '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a'.repeat(549), /up to 500 characters/],
    ['nur%00se', /invisible character/],
  ])('asks for no words that cannot be searched for, and says why once', async (words, why) => {
    const opened = browse(`?searchQuery=${words}`);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/from before/)).toBeNull();
    expect(opened.api.calls.filter(({ path, query }) => path !== COUNTS || query.has('searchQuery'))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    const results = within(screen.getByRole('region', { name: 'Results' }));
    await userEvent.click(await results.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    expect(address(opened)).toBe('');
  });

  it('says what was refused in the words of the screen, and offers another search instead of the same', async () => {
    const opened = browse('?location=Nowhere', {
      'POST /api/jobs/filter': () => answer(400, refusedField('location', 'location must be shorter')),
      'GET /api/jobs/filter-counts': () => answer(400, refusedField('location', 'location must be shorter')),
    });
    expect(await screen.findByText('The location must be shorter.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address(opened)).toBe('');
  });

  it('turns a page in the address and begins at its top', async () => {
    const opened = browse('?jobType=Full-time', {
      'POST /api/jobs/filter': ({ body }) => aPage({ total: 400, totalPages: 10, page: (body as JobFilter).page }),
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of jobs' }));
    expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    scrolled.mockClear();
    await userEvent.click(pages.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 10')).toBeVisible();
    expect(address(opened)).toBe('?jobType=Full-time&page=2');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    // and not left on what was pressed, a screen further down than all that is new
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('shows where the results of another question begin, however far down one was', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const far = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -4000 } as DOMRect);
    const opened = browse('?jobType=Full-time');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Healthcare' }));
    expect(intoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Results' })]);
    await act(() => opened.router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Healthcare' })).not.toBeChecked());
    expect(intoView).toHaveBeenCalledTimes(1);
    intoView.mockRestore();
    far.mockRestore();
  });

  it('goes to the last page when the address names one beyond it', async () => {
    const opened = browse('?page=99', {
      'GET /api/jobs': ({ query }) =>
        query.get('page') === '99'
          ? aPage({ jobs: [], total: 80, totalPages: 2, page: 99 })
          : aPage({ total: 80, totalPages: 2, page: 2 }),
    });
    const seen = new Set<string>();
    const looking = new MutationObserver(() =>
      screen.queryAllByText(/^No jobs found/).forEach(() => seen.add('empty')),
    );
    looking.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    looking.disconnect();
    expect(address(opened)).toBe('?page=2');
    expect([...seen]).toEqual([]);
  });

  it('takes out of the address what means nothing there, and says what that was', async () => {
    const opened = browse('?searchQuery=nurse&sort=foo&salaryMin=abc');
    await waitFor(() => expect(address(opened)).toBe('?searchQuery=nurse'));
    expect(await screen.findByText('sort=foo, salaryMin=abc')).toBeVisible();
  });

  it.each(['0', '-3', 'two', '1.5', ''])('puts page "%s" right in the address: the first is shown', async (page) => {
    const opened = browse(`?jobType=Full-time&page=${page}`);
    expect(await screen.findByText('Page 1 of 1')).toBeVisible();
    expect(address(opened)).toBe('?jobType=Full-time');
  });

  it('puts what fits best first where words were searched for, and the newest first on demand', async () => {
    const opened = browse('?searchQuery=nurse');
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Relevance');
    await userEvent.selectOptions(order, 'Newest');
    expect(address(opened)).toBe('?searchQuery=nurse&sort=desc');
    expect(asked(opened).at(-1)).toMatchObject({ searchQuery: 'nurse', sort: 'desc' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address(opened)).toBe('');
    expect(screen.getByRole('option', { name: 'Relevance' })).toBeDisabled();
  });
});
