import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Opened } from '@landfall/sdk/testing';
import remote from '../../remote';
import { openRegister } from './testing/register-pages';
import { aSponsor, aSponsorDetail, aSponsorPage, someSponsorCounts } from './testing/sponsor-samples';

const address = ({ router }: Opened) => router.state.location.search;
const lists = ({ api }: Opened) => api.calls.filter(({ path }) => path === '/api/sponsors');

describe('the register of sponsors', () => {
  it('asks at the address that the document has asked for already', async () => {
    const opened = openRegister('/sponsors');
    expect(await screen.findByText('Showing 1 of 128,159 sponsors')).toBeVisible();
    expect(`/api/sponsors?${lists(opened)[0]!.query.toString()}`).toBe(
      remote.routes.find(({ path }) => path === '/sponsors')?.early?.[0],
    );
    expect(screen.getByText('Register of 21 August 2026')).toBeVisible();
  });

  it('says how many sponsors stand in the places that are not listed, so that the counts add up', async () => {
    openRegister('/sponsors', {
      'GET /api/sponsors/filter-counts': () => someSponsorCounts({ others: { town: 9494, county: 0 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More towns' }));
    expect(screen.getByText('Other places: 9,494')).toBeVisible();
  });

  it.each([
    [1, '1 more name has these words and may be a person’s: it is found by the whole name only.'],
    [12, '12 more names have these words and may be people’s: they are found by the whole name only.'],
  ])('says that %s more are found by their whole name only', async (wholeNameOnly, text) => {
    openRegister('/sponsors?query=tamsin', {
      'GET /api/sponsors': () => aSponsorPage({ wholeNameOnly, totalPages: 1, total: 1 }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    openRegister('/sponsors?query=tamsin', {
      'GET /api/sponsors': () => aSponsorPage({ wholeNameOnly, sponsors: [], count: 0, totalPages: 0, total: 0 }),
    });
    expect(await screen.findByText(new RegExp(`${text}$`))).toBeVisible();
  });

  it('lets the keyboard pass over the filters, from the search to the results', async () => {
    openRegister('/sponsors');
    await screen.findByText('Showing 1 of 128,159 sponsors');
    screen.getByRole('button', { name: 'Search' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to results' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('shows skeletons first', async () => {
    openRegister('/sponsors', { 'GET /api/sponsors': () => new Promise(() => undefined) });
    expect(await screen.findAllByTestId('sponsor-skeleton')).toHaveLength(8);
  });

  it('waits under the titles of its own filters', async () => {
    openRegister('/sponsors', { 'GET /api/sponsors/filter-counts': () => new Promise(() => undefined) });
    const waiting = (await screen.findByText('Loading filters...')).parentElement!;
    expect(Array.from(waiting.querySelectorAll('.facet-title'), (title) => title.textContent)).toEqual([
      'Route',
      'Rating',
      'Town',
      'County',
    ]);
  });

  it('shows no title over nothing where the counts cannot be loaded, and lets go of what is chosen', async () => {
    const opened = openRegister('/sponsors?rating=B+rating', {
      'GET /api/sponsors/filter-counts': () => refuse(400, 'No'),
    });
    expect(await screen.findByText(/The counts could not be loaded/)).toBeVisible();
    for (const name of ['Route', 'Town', 'County']) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Rating' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'B rating' }));
    expect(address(opened)).toBe('');
  });

  it('says what helps support when the register cannot be searched', async () => {
    openRegister('/sponsors', { 'GET /api/sponsors': () => refuse(400, 'No') });
    expect(await screen.findByRole('heading', { name: 'Failed to search the register' })).toBeVisible();
    expect(screen.getByText('Details for support')).toBeVisible();
  });

  it('shows an employer with place, rating and routes, leading to its page', async () => {
    openRegister('/sponsors');
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
    openRegister('/sponsors?query=energie', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ formerNames })] }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    openRegister('/sponsors/12', { 'GET /api/sponsors/12': () => aSponsorDetail({ formerNames }) });
    expect(await screen.findByText(text)).toBeVisible();
    cleanup();
    openRegister('/sponsors');
    expect(await screen.findByText('Showing 1 of 128,159 sponsors')).toBeVisible();
    expect(screen.queryByText(/formerly/)).toBeNull();
  });

  it('shows each rating of an employer with its routes where they differ', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: 'Scale-up', rating: 'B rating' },
    ];
    openRegister('/sponsors', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [aSponsor({ rating: 'B rating', ratings })] }),
    });
    expect(await screen.findByText('A rating (Skilled Worker)')).toBeVisible();
    expect(screen.getByText('B rating (Scale-up)')).toBeVisible();
  });

  it('searches and narrows down in the address, and takes each back', async () => {
    const opened = openRegister('/sponsors?page=3');
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
    openRegister('/sponsors', {
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
    const opened = openRegister('/sponsors');
    const group = within(await screen.findByRole('region', { name: 'Town' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(group.getByRole('button', { name: 'More towns' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Search towns' }), 'hul');
    await waitFor(() => expect(opened.api.calls.at(-1)?.query.get('places')).toBe('hul'));
  });

  it('says that nothing was found, and how employers are entered', async () => {
    const opened = openRegister('/sponsors?query=astronaut', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [], count: 0, total: 0, totalPages: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'No sponsor found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address(opened)).toBe('');
  });

  it('says so while no register is here yet', async () => {
    openRegister('/sponsors', {
      'GET /api/sponsors': () => aSponsorPage({ sponsors: [], count: 0, total: 0, totalPages: 0, asOf: null }),
    });
    expect(await screen.findByRole('heading', { name: 'No register yet' })).toBeVisible();
  });

  it('keeps the search when it fails, and finds it on Retry', async () => {
    let fails = true;
    openRegister('/sponsors?query=harbour', {
      'GET /api/sponsors': () => (fails ? refuse(429, 'Too many searches') : aSponsorPage()),
    });
    expect(await screen.findByText(/Too many searches/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Harbour Lights Care Ltd' })).toBeVisible();
  });

  it('says what is wrong with an address by the names of the screen', async () => {
    const errors = [{ field: 'route.0', message: 'route must not contain the character NUL' }];
    openRegister('/sponsors', { 'GET /api/sponsors': () => refuse(400, errors[0]!.message, { errors }) });
    expect(
      await screen.findByText(/^The sponsor route must not contain the character NUL\. Your search/),
    ).toBeVisible();
  });

  it('refuses a text that is too long before it is sent', async () => {
    const opened = openRegister('/sponsors');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Search sponsors' }));
    await userEvent.paste('a'.repeat(501));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('A search may have up to 500 characters.')).toBeVisible();
    expect(address(opened)).toBe('');
  });
});
