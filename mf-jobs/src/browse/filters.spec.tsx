import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideFakeBrowser, refuse, removeFakeBrowser } from '@landfall/sdk/testing';
import { address, asked, browse } from '../testing/browse';
import { someCounts } from '../testing/samples';

describe('the filters of the browse page', () => {
  beforeEach(() => provideFakeBrowser());
  afterEach(() => removeFakeBrowser());

  it('narrows down by a choice, and back goes to what was before', async () => {
    const opened = browse('');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Healthcare' }));
    expect(address(opened)).toBe('?jobType=Full-time&category=Healthcare');
    await waitFor(() =>
      expect(asked(opened).at(-1)).toMatchObject({ jobType: ['Full-time'], category: ['Healthcare'] }),
    );
    await act(() => opened.router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Healthcare' })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Full-time' })).toBeChecked();
  });

  it('can be passed over with the keyboard, from the search to the results', async () => {
    browse('');
    await screen.findByRole('checkbox', { name: 'Full-time' });
    screen.getByRole('button', { name: 'Search' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Skip to results' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('offers what the specification names also where nothing matches, with the counts beside', async () => {
    browse('');
    const levels = await screen.findByRole('region', { name: 'Experience Level' });
    expect(
      within(levels)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Entry Level12', 'Mid Level0', 'Senior Level0', 'Not stated30']);
    const categories = within(screen.getByRole('region', { name: 'Job Categories' }));
    expect(categories.getByRole('checkbox', { name: 'All Jobs' })).toBeChecked();
    expect(categories.getAllByRole('listitem')[0]).toHaveTextContent('Healthcare30');
  });

  it('keeps every row where it is while a person is at the filters, and puts them in order when they have left', async () => {
    const counted = { Leeds: 5, Oslo: 4, Bergen: 3 };
    const category = (healthcare: number) => [
      { value: 'Finance', count: 10 },
      { value: 'Healthcare', count: healthcare },
    ];
    const places = (some: Record<string, number>) => Object.entries(some).map(([value, count]) => ({ value, count }));
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) =>
        query.has('category')
          ? { ...someCounts(), category: category(99), location: places({ Bergen: 2, Oslo: 1, Bonn: 1 }) }
          : { ...someCounts(), category: category(3), location: places(counted) },
    });
    const rows = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Healthcare' }));
    await waitFor(() => expect(rows('Job Categories').slice(0, 2)).toEqual(['Finance10', 'Healthcare99']));
    expect(rows('Location')).toEqual(['Leeds0', 'Oslo1', 'Bergen2', 'Bonn1']);
    // a finger on a label: the focus goes to what holds the filters before the press
    fireEvent.focusIn(screen.getByRole('complementary', { name: 'Filters' }));
    expect(rows('Location')).toEqual(['Leeds0', 'Oslo1', 'Bergen2', 'Bonn1']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Search jobs' }));
    await waitFor(() => expect(rows('Job Categories').slice(0, 2)).toEqual(['Healthcare99', 'Finance10']));
    expect(rows('Location')).toEqual(['Bergen2', 'Oslo1', 'Bonn1']);
  });

  it('puts the rows in order as soon as the mouse that chose has left them', async () => {
    const category = (healthcare: number) => [
      { value: 'Finance', count: 10 },
      { value: 'Healthcare', count: healthcare },
    ];
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) => ({
        ...someCounts(),
        category: category(query.has('jobType') ? 99 : 3),
      }),
    });
    const rows = () =>
      within(screen.getByRole('region', { name: 'Job Categories' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .slice(0, 2);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Full-time' }));
    await waitFor(() => expect(rows()).toEqual(['Finance10', 'Healthcare99']));
    await userEvent.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(rows()).toEqual(['Healthcare99', 'Finance10']));
  });

  it('puts the places in order when all of them are opened, though a person is at them', async () => {
    const before = { A: 9, B: 8, C: 7, D: 6, E: 5, F: 4 };
    const places = (some: Record<string, number>) => Object.entries(some).map(([value, count]) => ({ value, count }));
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) => ({
        ...someCounts(),
        location: places(query.has('experienceLevel') ? { F: 3, B: 2, A: 1, C: 1, E: 1, G: 1 } : before),
      }),
    });
    const rows = () =>
      within(screen.getByRole('region', { name: 'Location' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Entry Level' }));
    await waitFor(() => expect(rows()).toEqual(['A1', 'B2', 'C1', 'D0', 'E1']));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toEqual(['F3', 'B2', 'A1', 'C1', 'E1', 'G1']);
  });

  it('counts by name what is shown of the places and no longer among the most frequent', async () => {
    const first = ['Canada', 'Oslo', 'Leeds', 'Bonn', 'Rome', 'Turin'].map((value) => ({ value, count: 9 }));
    const fifty = Array.from({ length: 50 }, (_, index) => ({ value: `Town ${index}`, count: 7 }));
    const opened = browse('?searchQuery=nurse', {
      'GET /api/jobs/filter-counts': ({ query }) => {
        const asked = query.getAll('location').map((value) => ({ value, count: value === 'Leeds' ? 3 : 0 }));
        return { ...someCounts(), location: [...(query.has('experienceLevel') ? fifty : first), ...asked] };
      },
    });
    const rows = () =>
      within(screen.getByRole('region', { name: 'Location' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Entry Level' }));
    await waitFor(() => expect(rows()).toEqual(['Canada0', 'Oslo0', 'Leeds3', 'Bonn0', 'Rome0']));
    const asked = opened.api.calls.filter(({ query }) => query.has('location')).map(({ query }) => query);
    expect(asked.map((query) => query.getAll('location'))).toEqual([['Canada', 'Oslo', 'Leeds', 'Bonn', 'Rome']]);
    expect(asked[0]!.getAll('experienceLevel')).toEqual(['Entry Level']);
  });

  it('shows five places, then all with a search among them', async () => {
    const opened = browse('', {
      'GET /api/jobs/filter-counts': ({ query }) =>
        someCounts(query.get('places') === '' ? {} : { location: [{ value: 'Leeds', count: 5 }] }),
    });
    const group = await screen.findByRole('region', { name: 'Location' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(within(group).getByRole('button', { name: 'Show more' }));
    expect(within(group).getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.type(within(group).getByRole('textbox', { name: 'Search places' }), 'leeds');
    await waitFor(() => expect(opened.api.calls.at(-1)?.query.get('places')).toBe('leeds'));
    await waitFor(() => expect(within(group).getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.click(within(group).getByRole('button', { name: 'Show less' }));
    expect(within(group).getAllByRole('checkbox')).toHaveLength(5);
  });

  it.each([
    ['montréal', 'Montreal, QC, Canada'],
    ['ORLEANS', 'Orléans, ON, Canada'],
    ['chenes', 'Ile des Chênes, MB, Canada'],
    ['lodz', 'Łódź, Poland'],
  ])('finds places with or without their accents: %s', async (sought, place) => {
    const names = ['Montreal, QC, Canada', 'Orléans, ON, Canada', 'Ile des Chênes, MB, Canada', 'Łódź, Poland'];
    const { location } = someCounts();
    const all = [...location, ...names.map((value) => ({ value, count: 1 }))];
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) => {
        const isAll = query.get('places') === '';
        return someCounts({ location: isAll ? all : [{ value: place, count: 1 }] });
      },
    });
    const group = within(await screen.findByRole('region', { name: 'Location' }));
    await userEvent.click(group.getByRole('button', { name: 'Show more' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Search places' }), sought);
    expect(group.getAllByRole('checkbox')).toEqual([group.getByRole('checkbox', { name: place })]);
  });

  it('shows each place that the service means by what was typed, and all of them again at once', async () => {
    const meant = ["O'Fallon, MO, United States", 'Barrie, ON, Canada'].map((value) => ({ value, count: 1 }));
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) =>
        query.get('places') === '' ? someCounts() : someCounts({ location: meant }),
    });
    const group = within(await screen.findByRole('region', { name: 'Location' }));
    const shown = () => group.getAllByRole('listitem').map((item) => item.textContent);
    const first = shown();
    await userEvent.click(group.getByRole('button', { name: 'Show more' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Search places' }), 'O Fallon');
    expect(await group.findByRole('checkbox', { name: "O'Fallon, MO, United States" })).toBeVisible();
    expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(group.getByRole('button', { name: 'Show less' }));
    expect(shown()).toEqual(first);
  });

  it('says that no place has a name that was looked for, also beside what is chosen', async () => {
    const oslo = [{ value: 'Oslo', count: 1 }];
    browse('?location=Oslo', {
      'GET /api/jobs/filter-counts': ({ query }) =>
        query.get('places') === '' ? someCounts() : someCounts({ location: oslo }),
    });
    const group = await screen.findByRole('region', { name: 'Location' });
    await userEvent.click(within(group).getByRole('button', { name: 'Show more' }));
    await userEvent.type(within(group).getByRole('textbox', { name: 'Search places' }), 'zzzz');
    expect(await within(group).findByText('No place by that name')).toBeVisible();
    expect(within(group).getByRole('checkbox', { name: 'Oslo' })).toBeChecked();
  });

  it('keeps a chosen place in sight beyond the first five', async () => {
    browse('?location=Oslo');
    expect(await screen.findByRole('checkbox', { name: 'Oslo' })).toBeChecked();
  });

  it.each([
    ['words that cannot be searched for', `?searchQuery=${'a'.repeat(549)}&jobType=Contract`, ['Contract']],
    ['a choice that is refused', '?jobType=Refused', []],
  ])('offers the places of what can be asked beside %s', async (_, search, types) => {
    const opened = browse(search, {
      'GET /api/jobs/filter-counts': ({ query }) =>
        query.has('searchQuery') || query.has('jobType', 'Refused') ? refuse(400, 'Not this') : someCounts(),
    });
    const group = await screen.findByRole('region', { name: 'Location' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(5);
    const counted = opened.api.calls.filter(({ path }) => path === '/api/jobs/filter-counts');
    expect(counted.at(-1)?.query.getAll('jobType')).toEqual(types);
  });

  it('filters without counts when they cannot be had', async () => {
    const opened = browse('', { 'GET /api/jobs/filter-counts': () => refuse(429, 'No counts') });
    expect(await screen.findByText(/The counts could not be loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contract' }));
    expect(address(opened)).toBe('?jobType=Contract');
  });

  it('has no number at any choice while the counts cannot be had, whatever was counted before', async () => {
    const counted = {
      experienceLevel: [{ value: 'Junior Level', count: 4 }, { value: 'not-stated', count: 30 }],
      jobType: [{ value: 'Internship', count: 2 }],
    }; // prettier-ignore
    const opened = browse('', {
      'GET /api/jobs/filter-counts': ({ query }) =>
        query.has('category') ? refuse(429, 'No counts') : someCounts(counted),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Healthcare' }));
    expect(await screen.findByText(/The counts could not be loaded/)).toBeVisible();
    const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
    for (const name of ['Junior Level', 'Internship']) panel.getByRole('checkbox', { name });
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringMatching(/\d$/),
    );
    await userEvent.click(panel.getByRole('checkbox', { name: 'Junior Level' }));
    expect(address(opened)).toBe('?experienceLevel=Junior+Level&category=Healthcare');
  });

  it('goes on offering the places that were counted last while the counts cannot be had', async () => {
    const opened = browse('', {
      'GET /api/jobs/filter-counts': ({ query }) => (query.has('category') ? refuse(429, 'No counts') : someCounts()),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Healthcare' }));
    await userEvent.click(screen.getByRole('heading', { level: 1 })); // away from the filters
    await screen.findByText(/The counts could not be loaded/);
    const group = within(screen.getByRole('region', { name: 'Location' }));
    await userEvent.click(group.getByRole('button', { name: 'Show more' }));
    await userEvent.type(group.getByRole('textbox', { name: 'Search places' }), 'leeds');
    expect(group.getAllByRole('checkbox')).toEqual([group.getByRole('checkbox', { name: 'Leeds' })]);
    await userEvent.click(group.getByRole('checkbox', { name: 'Leeds' }));
    expect(address(opened)).toBe('?location=Leeds&category=Healthcare');
  });

  it.each(['', '?location=Canada'])('says where the places are while no counts have ever come, %s', async (search) => {
    browse(search, { 'GET /api/jobs/filter-counts': () => refuse(429, 'No counts') });
    const group = within(await screen.findByRole('region', { name: 'Location' }));
    expect(group.getByText(/^Places are listed together with their counts\./)).toBeVisible();
    expect(group.queryAllByRole('checkbox', { checked: true })).toHaveLength(search === '' ? 0 : 1);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('names each filter in force, takes one back, and clears all of it', async () => {
    const opened = browse('?searchQuery=nurse&location=Leeds&location=Oslo&jobType=Full-time&page=2');
    const active = await screen.findByRole('region', { name: 'Active Filters' });
    expect(within(active).getByText('“nurse”')).toBeVisible();
    expect(within(active).getByText('Location: 2 selected')).toBeVisible();
    const remove = within(active).getByRole('button', { name: 'Remove Location: 2 selected' });
    expect(remove).toHaveAccessibleDescription('Leeds, Oslo');
    expect(within(active).getByText('Location: 2 selected')).toHaveAttribute('title', 'Leeds, Oslo');
    await userEvent.click(remove);
    expect(address(opened)).toBe('?searchQuery=nurse&jobType=Full-time');
    await userEvent.click(within(active).getByRole('button', { name: 'Clear All' }));
    expect(address(opened)).toBe('');
    expect(screen.queryByRole('region', { name: 'Active Filters' })).toBeNull();
  });

  it('keeps the focus among what is in force, and gives it to the results after the last', async () => {
    browse('?searchQuery=nurse&location=Leeds&jobType=Full-time');
    const active = within(await screen.findByRole('region', { name: 'Active Filters' }));
    await userEvent.click(active.getByRole('button', { name: 'Remove Location: 1 selected' }));
    expect(active.getByRole('button', { name: 'Remove Job Type: 1 selected' })).toHaveFocus();
    await userEvent.click(active.getByRole('button', { name: 'Remove Job Type: 1 selected' }));
    expect(active.getByRole('button', { name: 'Remove “nurse”' })).toHaveFocus();
    await userEvent.click(active.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });
});
