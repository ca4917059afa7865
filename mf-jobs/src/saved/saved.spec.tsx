import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearch, SavedSearchChange, SavedSearchInput } from '@landfall/contracts';
import { answer, aUser, openAt, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { browse } from '../testing/browse';

const aSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 1,
  name: 'Nurses in Leeds',
  filters: { searchQuery: 'nurse', location: ['Leeds'], sort: 'relevance' },
  alerts: 'off',
  newCount: 3,
  ...more,
});
const listOf = (savedSearches: SavedSearch[]) => ({
  savedSearches,
  count: savedSearches.length,
  total: savedSearches.length,
  page: 1,
  limit: 100,
  totalPages: 1,
});
const openPage = (searches: SavedSearch[], api: FakeRoutes = {}) =>
  openAt('/saved-searches', remote, {
    user: aUser(),
    api: { 'GET /api/saved-searches': () => listOf(searches), ...api },
  });
const bodies = ({ api }: { api: { calls: { method: string; body: unknown }[] } }, method: string) =>
  api.calls.filter((call) => call.method === method).map(({ body }) => body);

describe('saving a search', () => {
  const searching = (api: FakeRoutes, query = '?searchQuery=nurse&location=Leeds') => {
    const searches: SavedSearch[] = [];
    return browse(query, {
      'GET /api/saved-searches': () => listOf(searches),
      'POST /api/saved-searches': ({ body }) => {
        const { name, filters, alerts = 'off' } = body as SavedSearchInput;
        searches.push({ ...aSearch({ name, alerts, newCount: 0 }), filters });
        return answer(201, searches[0]);
      },
      ...api,
    });
  };

  it('is said to be saved, though the list that was asked before knows of it already', async () => {
    const answers: ((list: unknown) => void)[] = [];
    const kept = { ...aSearch({ newCount: 0 }), filters: { searchQuery: 'nurse', location: ['Leeds'] } } as SavedSearch;
    searching({
      'GET /api/saved-searches': () => new Promise((resolve) => answers.push(resolve)),
      'POST /api/saved-searches': () => answer(201, kept),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    answers[0]!(listOf([kept])); // the server wrote the search before it answered the list
    expect(await screen.findByRole('link', { name: 'Search saved' })).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(listOf([kept]));
    expect(await screen.findByText('Search saved')).toBeVisible();
  });

  it('takes a name and how to hear of new jobs, and is then known as saved', async () => {
    const opened = searching({});
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('nurse, Leeds');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Wards ');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New jobs' }), 'Mail at once');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Search saved')).toBeVisible();
    const [sent] = bodies(opened, 'POST').filter((body) => (body as SavedSearchInput).name) as SavedSearchInput[];
    expect(sent).toMatchObject({
      name: 'Wards',
      alerts: 'at-once',
      filters: { searchQuery: 'nurse', location: ['Leeds'] },
    });
    expect(await screen.findByRole('link', { name: 'Search saved' })).toHaveAttribute('href', '/saved-searches');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when it is refused, and says why at the field', async () => {
    searching({
      'POST /api/saved-searches': () =>
        answer(400, {
          type: 'about:blank',
          title: 'Bad Request',
          status: 400,
          detail: 'name must be a text',
          instance: '',
          errors: [{ field: 'name', message: 'name must be a text' }],
        }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('name must be a text')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  });

  it('is not offered while nothing is asked', async () => {
    browse('');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('that is looked at has been seen, in whichever order: its count begins again', async () => {
    const opened = browse('?location=Leeds&searchQuery=nurse&sort=desc', {
      'GET /api/saved-searches': () => listOf([aSearch()]),
      'POST /api/saved-searches/:id/seen': () => answer(204),
    });
    expect(await screen.findByRole('link', { name: 'Search saved' })).toHaveAttribute('title', 'As “Nurses in Leeds”');
    await waitFor(() => expect(opened.api.calls.map(({ path }) => path)).toContain('/api/saved-searches/1/seen'));
  });

  it('that is saved under two names has been seen under both', async () => {
    const opened = browse('?location=Leeds&searchQuery=nurse', {
      'GET /api/saved-searches': () => listOf([aSearch(), aSearch({ id: 2, name: 'The same at once' })]),
      'POST /api/saved-searches/:id/seen': () => answer(204),
    });
    const seen = () => opened.api.calls.map(({ path }) => path).filter((path) => path.endsWith('/seen'));
    await waitFor(() => expect(new Set(seen())).toEqual(new Set([1, 2].map((id) => `/api/saved-searches/${id}/seen`))));
  });

  it('is not offered where its advanced filters are refused', async () => {
    browse('?searchQuery=nurse&salaryMin=45000');
    await screen.findByRole('article');
    expect(await screen.findByRole('region', { name: 'Active Filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });
});

describe('the page of saved searches', () => {
  it('says what each asks and what is new in it, and leads to it', async () => {
    openPage([aSearch(), aSearch({ id: 2, name: 'All', filters: {}, newCount: 999 })]);
    const link = await screen.findByRole('link', { name: 'Nurses in Leeds' });
    expect(link).toHaveAttribute('href', '/jobs?searchQuery=nurse&location=Leeds&sort=desc');
    expect(screen.getByText('nurse, Leeds')).toBeVisible();
    expect(screen.getByText('3 new')).toBeVisible();
    expect(screen.getByText('999 or more new')).toBeVisible();
  });

  it('says the words of one once that is called by them', async () => {
    openPage([aSearch({ name: 'nurse, Leeds', newCount: 0 })]);
    await screen.findByRole('link', { name: 'nurse, Leeds' });
    expect(screen.getAllByText('nurse, Leeds')).toHaveLength(1);
  });

  it('leads to the jobs that are saved, which are kept elsewhere', async () => {
    openPage([]);
    expect(await screen.findByRole('link', { name: 'Saved jobs' })).toHaveAttribute('href', '/applications/saved');
  });

  it('renames one', async () => {
    const opened = openPage([aSearch()], { 'PUT /api/saved-searches/:id': () => aSearch({ name: 'Wards' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Nurses in Leeds' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'Wards{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
    expect(bodies(opened, 'PUT')).toEqual([{ name: 'Wards' }]);
  });

  it('changes how one hears of it', async () => {
    const opened = openPage([aSearch()], { 'PUT /api/saved-searches/:id': () => aSearch({ alerts: 'daily' }) });
    const choice = await screen.findByRole('combobox', { name: 'Alerts of Nurses in Leeds' });
    await userEvent.selectOptions(choice, 'Mail once a day');
    await waitFor(() => expect(bodies(opened, 'PUT') as SavedSearchChange[]).toEqual([{ alerts: 'daily' }]));
  });

  it('deletes one and takes that back', async () => {
    let kept = [aSearch({ alerts: 'daily' })];
    const opened = openPage(kept, {
      'GET /api/saved-searches': () => listOf(kept),
      'DELETE /api/saved-searches/:id': () => {
        kept = [];
        return answer(204);
      },
      'POST /api/saved-searches/:id/restore': () => {
        kept = [aSearch({ alerts: 'daily', newCount: 2 })];
        return kept[0];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Nurses in Leeds' }));
    expect(await screen.findByText('Saved search deleted')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nurses in Leeds' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Nurses in Leeds' })).toBeVisible();
    // the very same, with what is new in it
    expect(await screen.findByText('2 new')).toBeVisible();
    expect(bodies(opened, 'POST')).toHaveLength(1);
  });

  it('lets one go that another tab has deleted', async () => {
    let kept = [aSearch()];
    openPage(kept, {
      'GET /api/saved-searches': () => listOf(kept),
      'DELETE /api/saved-searches/:id': () => refuse(404, 'Saved search not found'),
    });
    const press = await screen.findByRole('button', { name: 'Delete Nurses in Leeds' });
    kept = [];
    await userEvent.click(press);
    expect(await screen.findByText('Saved search deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nurses in Leeds' })).toBeNull());
    expect(screen.queryByText('Failed to delete the saved search')).toBeNull();
  });

  it('says how to have one while there is none, and can be asked again when it failed', async () => {
    let fails = true;
    openPage([], { 'GET /api/saved-searches': () => (fails ? refuse(409, 'No') : listOf([])) });
    expect(await screen.findByRole('heading', { name: 'Saved searches could not be loaded' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No saved searches' })).toBeVisible();
  });
});

describe('on the dashboard', () => {
  const fillingsOf = (slot: string) => (remote.fills ?? []).filter((one) => one.slot === slot);
  const openCard = (nth: number, api: FakeRoutes) =>
    openFilling(
      'dashboard.cards',
      { ...remote, fills: [fillingsOf('dashboard.cards')[nth]!] },
      {},
      { user: aUser(), api },
    );

  it('stand the saved searches with what is new, those with news first', async () => {
    const quiet = aSearch({ id: 2, name: 'Bakers', newCount: 0 });
    openCard(1, { 'GET /api/saved-searches': () => listOf([quiet, aSearch()]) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Nurses in Leeds3 new', 'BakersNothing new']);
    // what is new stands in front
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jobs?searchQuery=nurse&location=Leeds&sort=desc',
      '/jobs?searchQuery=nurse&location=Leeds',
      '/saved-searches',
    ]);
  });

  it('are told apart by what they ask for where two have one name', async () => {
    openCard(1, {
      'GET /api/saved-searches': () => listOf([aSearch(), aSearch({ id: 2, filters: { searchQuery: 'midwife' } })]),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[1]).toHaveTextContent(/midwife/);
    expect(rows[0]).not.toHaveTextContent(/midwife/);
  });

  it('come when it is known how many notices stand above them, also when those cannot be had', async () => {
    let refuseNotices = () => {};
    const held = new Promise<void>((resolve) => (refuseNotices = resolve));
    const { api } = openCard(1, {
      'GET /api/saved-searches': () => listOf([aSearch()]),
      'GET /api/notices': () => held.then(() => refuse(409, 'No')),
    });
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Saved searches' })).toBeNull();
    refuseNotices();
    expect(await screen.findByRole('link', { name: 'Nurses in Leeds' })).toBeVisible();
  });
});
