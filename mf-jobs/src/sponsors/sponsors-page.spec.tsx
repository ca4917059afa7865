import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '@landfall/sdk';
import { answer, aUser, openAt, refuse, type Opened, type Opening } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aSponsor, aSponsorDetail, aSponsorPage, someSponsorCounts } from './testing/sponsor-samples';

window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;

const open = (path: string, api: Opening['api'] = {}, user: Opening['user'] = aUser()): Opened =>
  openAt(path, remote, {
    user,
    api: {
      'GET /api/sponsors': () => aSponsorPage(),
      'GET /api/sponsors/filter-counts': () => someSponsorCounts(),
      'GET /api/sponsors/12': () => aSponsorDetail(),
      ...(api as Record<string, never>),
    },
  });
const address = ({ router }: Opened) => router.state.location.search;
const lists = ({ api }: Opened) => api.calls.filter(({ path }) => path === '/api/sponsors');

describe('the register of sponsors', () => {
  it('asks at the address that the document has asked for already', async () => {
    const opened = open('/sponsors');
    expect(await screen.findByText('Showing 1 of 128,159 sponsors')).toBeVisible();
    expect(`/api/sponsors?${lists(opened)[0]!.query.toString()}`).toBe(
      remote.routes.find(({ path }) => path === '/sponsors')?.early?.[0],
    );
    expect(screen.getByText('Register of 21 August 2026')).toBeVisible();
  });

  it('says how many sponsors stand in the places that are not listed, so that the counts add up', async () => {
    open('/sponsors', {
      'GET /api/sponsors/filter-counts': () => someSponsorCounts({ others: { town: 9494, county: 0 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More towns' }));
    expect(screen.getByText('Other places: 9,494')).toBeVisible();
  });

  it.each([
    [1, '1 more name has these words and may be a person’s: it is found by the whole name only.'],
    [12, '12 more names have these words and may be people’s: they are found by the whole name only.'],
  ])('says that %s more are found by their whole name only', async (wholeNameOnly, text) => {
    open('/sponsors?query=tamsin', {
      'GET /api/sponsors': () => aSponsorPage({ wholeNameOnly, totalPages: 1, total: 1 }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    open('/sponsors?query=tamsin', {
      'GET /api/sponsors': () => aSponsorPage({ wholeNameOnly, sponsors: [], count: 0, totalPages: 0, total: 0 }),
    });
    expect(await screen.findByText(new RegExp(`${text}$`))).toBeVisible();
  });

  it('lets the keyboard pass over the filters, from the search to the results', async () => {
    open('/sponsors');
    await screen.findByText('Showing 1 of 128,159 sponsors');
    screen.getByRole('button', { name: 'Search' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to results' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('shows skeletons first', async () => {
    open('/sponsors', { 'GET /api/sponsors': () => new Promise(() => undefined) });
    expect(await screen.findAllByTestId('sponsor-skeleton')).toHaveLength(8);
  });

  it('waits under the titles of its own filters', async () => {
    open('/sponsors', { 'GET /api/sponsors/filter-counts': () => new Promise(() => undefined) });
    const waiting = (await screen.findByText('Loading filters...')).parentElement!;
    expect(Array.from(waiting.querySelectorAll('.facet-title'), (title) => title.textContent)).toEqual([
      'Route',
      'Rating',
      'Town',
      'County',
    ]);
  });

  it('shows no title over nothing where the counts cannot be loaded, and lets go of what is chosen', async () => {
    const opened = open('/sponsors?rating=B+rating', { 'GET /api/sponsors/filter-counts': () => refuse(400, 'No') });
    expect(await screen.findByText(/The counts could not be loaded/)).toBeVisible();
    for (const name of ['Route', 'Town', 'County']) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Rating' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'B rating' }));
    expect(address(opened)).toBe('');
  });

  it('says what helps support when the register cannot be searched', async () => {
    open('/sponsors', { 'GET /api/sponsors': () => refuse(400, 'No') });
    expect(await screen.findByRole('heading', { name: 'Failed to search the register' })).toBeVisible();
    expect(screen.getByText('Details for support')).toBeVisible();
  });

  it('shows an employer with place, rating and routes, leading to its page', async () => {
    open('/sponsors');
    expect(await screen.findByRole('link', { name: 'Harbour Lights Care Ltd' })).toHaveAttribute(
      'href',
      '/sponsors/12',
    );
    expect(screen.getByText('Leeds, West Yorkshire')).toBeVisible();
    expect(screen.getByText('Skilled Worker', { selector: '.lf-badge-text' })).toBeVisible();
  });

  it('says under what names earlier registers had an employer, in the list and on its page', async () => {
    const formerNames = [
      { name: 'Big Stack Ltd t/a Energie Fitness', asOf: '2025-01-05' },
      { name: 'Small Stack Ltd', asOf: '2021-11-02' },
    ];
    const text = 'formerly Big Stack Ltd t/a Energie Fitness, Small Stack Ltd';
    open('/sponsors?query=energie', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ formerNames })] }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    open('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ formerNames }) });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    open('/sponsors');
    expect(await screen.findByText('Showing 1 of 128,159 sponsors')).toBeVisible();
    expect(screen.queryByText(/formerly/)).toBeNull();
  });

  it('shows each rating of an employer with its routes where they differ', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: 'Scale-up', rating: 'B rating' },
    ];
    open('/sponsors', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ rating: 'B rating', ratings })] }),
    });
    expect(await screen.findByText('A rating (Skilled Worker)')).toBeVisible();
    expect(screen.getByText('B rating (Scale-up)')).toBeVisible();
  });

  it('searches and narrows down in the address, and takes each back', async () => {
    const opened = open('/sponsors?page=3');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search sponsors' }), ' harbour {Enter}');
    expect(address(opened)).toBe('?query=harbour');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'B rating' }));
    expect(address(opened)).toBe('?query=harbour&rating=B+rating');
    await waitFor(() => expect(lists(opened).at(-1)!.query.getAll('rating')).toEqual(['B rating']));
    const active = within(screen.getByRole('region', { name: 'Active Filters' }));
    await userEvent.click(active.getByRole('button', { name: 'Remove Rating: B rating' }));
    expect(address(opened)).toBe('?query=harbour');
    await userEvent.click(active.getByRole('button', { name: 'Clear All' }));
    expect(address(opened)).toBe('');
  });

  it('leaves the choices where they stand while one chooses among them', async () => {
    const routes = ['Skilled Worker', 'Creative Worker'].map((value, at) => ({ value, count: 9 - at }));
    open('/sponsors', {
      'GET /api/sponsors/filter-counts': ({ query }) =>
        someSponsorCounts({ route: query.getAll('rating').length > 0 ? [...routes].reverse().slice(0, 1) : routes }),
    });
    const inOrder = () =>
      within(screen.getByRole('region', { name: 'Route' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'B rating' }));
    await waitFor(() => expect(inOrder()).toEqual(['Skilled Worker0', 'Creative Worker8']));
  });

  it('looks for a town among all of them', async () => {
    const opened = open('/sponsors');
    const group = within(await screen.findByRole('region', { name: 'Town' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(group.getByRole('button', { name: 'More towns' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Search towns' }), 'hul');
    await waitFor(() => expect(opened.api.calls.at(-1)?.query.get('places')).toBe('hul'));
  });

  it('says that nothing was found, and how employers are entered', async () => {
    const opened = open('/sponsors?query=astronaut', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [], count: 0, total: 0, totalPages: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'No sponsor found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address(opened)).toBe('');
  });

  it('says so while no register is here yet', async () => {
    open('/sponsors', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [], count: 0, total: 0, totalPages: 0, asOf: null }),
    });
    expect(await screen.findByRole('heading', { name: 'No register yet' })).toBeVisible();
  });

  it('keeps the search when it fails, and finds it on Retry', async () => {
    let fails = true;
    open('/sponsors?query=harbour', {
      'GET /api/sponsors': () => (fails ? refuse(429, 'Too many searches') : aSponsorPage()),
    });
    expect(await screen.findByText(/Too many searches/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Harbour Lights Care Ltd' })).toBeVisible();
  });

  it('says what is wrong with an address by the names of the screen', async () => {
    const errors = [{ field: 'route.0', message: 'route must not contain the character NUL' }];
    open('/sponsors', { 'GET /api/sponsors': () => refuse(400, errors[0]!.message, { errors }) });
    expect(
      await screen.findByText(/^The sponsor route must not contain the character NUL\. Your search/),
    ).toBeVisible();
  });

  it('refuses a text that is too long before it is sent', async () => {
    const opened = open('/sponsors');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Search sponsors' }));
    await userEvent.paste('a'.repeat(501));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('A search may have up to 500 characters.')).toBeVisible();
    expect(address(opened)).toBe('');
  });
});

describe('the page of a sponsor', () => {
  it('shows what it is licensed for, its history and its jobs with how sure that is', async () => {
    open('/sponsors/12');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Lights Care Ltd' })).toBeVisible();
    expect(screen.getByText('Worker, A rating')).toBeVisible();
    expect(screen.getByText('In the register of 2 November 2021, the oldest one here')).toBeVisible();
    expect(screen.getByText(/Linked by name/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Night Carer' })).toBeVisible();
  });

  it('says how many jobs it has here and where the others are', async () => {
    open('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ jobGroups: 12, jobTotal: 28 }) });
    expect(await screen.findByText('28 open jobs in 12 openings, the newest 1 below')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all jobs by the name Harbour Lights Care Ltd' })).toHaveAttribute(
      'href',
      '/jobs?searchQuery=Harbour%20Lights%20Care%20Ltd',
    );
  });

  it('says that the town may be that of an earlier register, where one is shown', async () => {
    const note = /may leave out an employer’s town: then the one above is what an earlier register said/;
    open('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ town: 'Ilkley' }) });
    expect(await screen.findByText(note)).toBeVisible();
    cleanup();
    open('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ town: '', county: '' }) });
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says of which register the town is where that is known, and nothing where it is the same one', async () => {
    const of = (townAsOf: string) => ({
      'GET /api/sponsors/12': () => aSponsorDetail({ town: 'Ilkley', asOf: '2026-08-21', townAsOf }),
    });
    open('/sponsors/12', of('2021-11-02'));
    const text = 'does not state the town above: it is what the register of 2 November 2021 said.';
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    cleanup();
    open('/sponsors/12', of('2026-08-21'));
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(/the town above|leave out an employer’s town/)).toBeNull();
  });

  it('says of a rating with a paid service beside it that this re-rates nothing', async () => {
    const note = /between them and the plain A rating nothing is re-rated/;
    const licence = { ...aSponsorDetail().licences[0]!, rating: 'A (Premium)' };
    open('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ licences: [licence] }) });
    expect(await screen.findByText(note)).toBeVisible();
    cleanup();
    open('/sponsors/12');
    expect(await screen.findByText('Worker, A rating')).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says what a rating other than A means, and of which day a route is that the newest register leaves out', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const olderRoutes = [{ route: 'Creative Worker', asOf: '2026-06-30' }];
    const sponsor = aSponsorDetail({
      rating: 'B rating',
      caution,
      olderRoutes,
      licences: [
        { route: 'Skilled Worker', rating: 'B rating', type: 'Worker' },
        { route: 'Creative Worker', rating: 'A rating', type: 'Temporary Worker', asOf: '2026-06-30' },
      ],
    });
    open('/sponsors/12', { 'GET /api/sponsors/12': () => sponsor });
    expect(await screen.findByText(caution)).toBeVisible();
    expect(screen.getByText('Temporary Worker, A rating, as of 30 June 2026')).toBeVisible();
    expect(screen.getByText(/the newest register does not cover it/)).toBeVisible();
    cleanup();
    open('/sponsors', { 'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ caution, olderRoutes })] }) });
    expect(await screen.findByText(caution)).toBeVisible();
    expect(screen.getByText('Creative Worker, as of 30 June 2026')).toBeVisible();
  });

  it('is watched and left alone again', async () => {
    const opened = open('/sponsors/12', {
      'PUT /api/sponsors/12/watch': () => answer(204),
      'DELETE /api/sponsors/12/watch': () => answer(204),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    const watching = await screen.findByRole('button', { name: 'Watching' });
    expect(watching).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(watching).toBeEnabled());
    await userEvent.click(watching);
    expect(await screen.findByRole('button', { name: 'Watch' })).toBeVisible();
    expect(opened.api.calls.filter(({ path }) => path.endsWith('/watch')).map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ]);
  });

  it('asks a visitor, where the operator has opened the page, to sign in before it is watched', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    const { api } = open('/sponsors/12', {}, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to watch' }));
    expect(go).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login\?returnTo=/));
    expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
    expect(screen.getByText('Worker, A rating')).toBeVisible();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/sponsors/12']);
    go.mockRestore();
  });

  it('takes a second press of the keyboard while the first is on its way, and does both in order', async () => {
    let answerFirst: (() => void) | undefined;
    const opened = open('/sponsors/12', {
      'PUT /api/sponsors/12/watch': () => new Promise((done) => (answerFirst = () => done(answer(204)))),
      'DELETE /api/sponsors/12/watch': () => answer(204),
    });
    (await screen.findByRole('button', { name: 'Watch' })).focus();
    await userEvent.keyboard('{Enter}');
    const watching = await screen.findByRole('button', { name: 'Watching' });
    expect(watching).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answerFirst).toBeDefined());
    answerFirst!();
    expect(await screen.findByRole('button', { name: 'Watch' })).toHaveFocus();
    const asked = () => opened.api.calls.filter(({ path }) => path.endsWith('/watch')).map(({ method }) => method);
    await waitFor(() => expect(asked()).toEqual(['PUT', 'DELETE']));
  });

  it('takes Watch back when the server refuses', async () => {
    open('/sponsors/12', { 'PUT /api/sponsors/12/watch': () => refuse(503, 'Not now') });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Watch' })).toHaveAttribute('aria-pressed', 'false'));
  });

  it('says that one has left, since when, and which entries are like it', async () => {
    open('/sponsors/12', {
      'GET /api/sponsors/12': () =>
        aSponsorDetail({
          state: 'left',
          jobs: [],
          similar: [aSponsor({ id: 13, name: 'Harbour Lights Group Ltd' })],
          history: [{ asOf: '2026-08-21', kind: 'left', summary: 'Not in the register of 21 August 2026' }],
        }),
    });
    expect(await screen.findByText('No longer in the register')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Was licensed for' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbour Lights Group Ltd' })).toBeVisible();
    // an advert that speaks for itself may stay while its employer has left the register
    expect(screen.getByText(/^No open job here is linked to this entry\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the jobs by its name' })).toHaveAttribute(
      'href',
      '/jobs?searchQuery=Harbour%20Lights%20Care%20Ltd',
    );
  });

  it('says that there is no such entry', async () => {
    open('/sponsors/12', { 'GET /api/sponsors/12': () => refuse(404, 'Sponsor not found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sponsor not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the register' })).toHaveAttribute('href', '/sponsors');
  });
});
