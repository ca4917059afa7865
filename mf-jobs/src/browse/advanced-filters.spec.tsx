import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobFilter } from '@landfall/contracts';
import { aUser, refuse } from '@landfall/sdk/testing';
import { address, asked, browse } from '../testing/browse';
import { aPage, someAdvancedCounts, someCounts } from '../testing/samples';

describe('the advanced filters', () => {
  const asPremium = (query = '') => browse(query, {}, { user: aUser({ plan: 'premium' }) });

  it('are named and locked for a free account, which is told what opens them', async () => {
    browse();
    const locked = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    expect(locked.getByText('These filters come with Premium.')).toBeVisible();
    expect(locked.getByText('Sponsor Rating')).toBeVisible();
    expect(locked.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/subscribe');
    expect(locked.queryByRole('checkbox')).toBeNull();
  });

  it('stand in the address and are asked of the API, the counts included', async () => {
    const opened = asPremium();
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    await userEvent.type(advanced.getByRole('textbox', { name: 'Salary, at least (£ a year)' }), '45,000{Enter}');
    await userEvent.selectOptions(advanced.getByRole('combobox', { name: 'Posted within' }), 'Last 7 days (9)');
    await userEvent.click(advanced.getByRole('checkbox', { name: 'Remote' }));
    await userEvent.click(advanced.getByRole('checkbox', { name: 'A rating' }));
    await userEvent.click(advanced.getByRole('checkbox', { name: 'Skilled Worker' }));
    expect(address(opened)).toBe('?salaryMin=45000&postedWithin=7&remote=true&rating=A+rating&route=Skilled+Worker');
    const filters = {
      salaryMin: 45_000,
      postedWithin: 7,
      remote: true,
      rating: ['A rating'],
      route: ['Skilled Worker'],
    };
    expect(asked(opened).at(-1)).toMatchObject(filters);
    const counted = opened.api.calls.filter(({ path }) => path === '/api/jobs/filter-counts').at(-1)!;
    expect(counted.query.get('salaryMin')).toBe('45000');
    expect(counted.query.getAll('route')).toEqual(['Skilled Worker']);
  });

  it('say what each would find, and what is not stated', async () => {
    asPremium();
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    await waitFor(() => expect(advanced.getByRole('checkbox', { name: 'A rating' })).toHaveAccessibleDescription('21'));
    expect(advanced.getByRole('checkbox', { name: 'B rating' })).toHaveAccessibleDescription('0');
    const notStatedIn = (name: string) =>
      within(advanced.getByRole('region', { name })).getByRole('checkbox', { name: 'Not stated' });
    expect(notStatedIn('Sponsor Rating')).toHaveAccessibleDescription('370');
    expect(advanced.getByRole('checkbox', { name: 'Remote' })).toHaveAccessibleDescription('4');
    // of a search whose jobs state no occupation this is all there is to choose
    expect(notStatedIn('Occupation')).toHaveAccessibleDescription('42');
    expect(advanced.queryByText(/taken from the job’s title/)).toBeNull();
  });

  it('compare pay in one currency, which is named, and say what that leaves out', async () => {
    const opened = asPremium();
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    await userEvent.click(await advanced.findByRole('button', { name: '£30,000 or more' }));
    expect(address(opened)).toBe('?salaryMin=30000');
    expect(
      await advanced.findByText(
        'Only pay in £ is compared. Left out: 300 jobs paid in other currencies and 72 jobs that do not state the pay.',
      ),
    ).toBeVisible();
    await userEvent.selectOptions(advanced.getByRole('combobox', { name: 'Paid in' }), 'US$ (300)');
    expect(address(opened)).toBe('?salaryMin=30000&salaryCurrency=USD');
    expect(asked(opened).at(-1)).toMatchObject({ salaryMin: 30_000, salaryCurrency: 'USD' });
    expect(advanced.getByRole('textbox', { name: 'Salary, at least (US$ a year)' })).toHaveValue('30000');
    expect(screen.getByRole('button', { name: 'Remove Salary: at least US$30,000 a year' })).toBeVisible();
    await userEvent.selectOptions(advanced.getByRole('combobox', { name: 'Paid in' }), '£ (19)');
    expect(address(opened)).toBe('?salaryMin=30000');
  });

  it('say that pay is compared in one currency before an amount is asked', async () => {
    asPremium();
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    expect(await advanced.findByText('Only pay in £ is compared. “Paid in” chooses another currency.')).toBeVisible();
    await userEvent.selectOptions(await advanced.findByRole('combobox', { name: 'Paid in' }), 'US$ (300)');
    expect(await advanced.findByText(/^Only pay in US\$ is compared\. Left out: /)).toBeVisible();
  });

  it('find all that is paid in a currency that is chosen alone, and offer amounts in it', async () => {
    const opened = browse(
      '',
      {
        'GET /api/jobs/filter-counts/advanced': ({ query }) =>
          query.get('salaryCurrency') === 'USD'
            ? someAdvancedCounts({ salaryMin: [{ value: '70000', count: 250 }] })
            : someAdvancedCounts(),
      },
      { user: aUser({ plan: 'premium' }) },
    );
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    await advanced.findByRole('button', { name: '£30,000 or more' });
    await userEvent.selectOptions(advanced.getByRole('combobox', { name: 'Paid in' }), 'US$ (300)');
    const band = await advanced.findByRole('button', { name: 'US$70,000 or more' });
    expect(address(opened)).toBe('?salaryMin=0&salaryCurrency=USD');
    expect(asked(opened).at(-1)).toMatchObject({ salaryMin: 0, salaryCurrency: 'USD' });
    expect(screen.getByRole('button', { name: 'Remove Salary: in US$' })).toBeVisible();
    await userEvent.click(band);
    expect(address(opened)).toBe('?salaryMin=70000&salaryCurrency=USD');
    await userEvent.click(advanced.getByRole('button', { name: 'US$70,000 or more', pressed: true }));
    expect(address(opened)).toBe('?salaryMin=0&salaryCurrency=USD');
    await userEvent.selectOptions(advanced.getByRole('combobox', { name: 'Paid in' }), 'Any currency');
    expect(address(opened)).toBe('');
  });

  it('keep their amounts in sight while they are counted for another search in the same currency', async () => {
    browse(
      '',
      {
        'GET /api/jobs/filter-counts/advanced': ({ query }) =>
          query.has('route') ? new Promise(() => {}) : someAdvancedCounts(),
      },
      { user: aUser({ plan: 'premium' }) },
    );
    const advanced = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
    await advanced.findByRole('button', { name: '£30,000 or more' });
    const amounts = advanced.getByRole('list', { name: 'Salary a year, in £' });
    await userEvent.click(advanced.getByRole('checkbox', { name: 'Skilled Worker' }));
    expect(advanced.getByRole('list', { name: 'Salary a year, in £' })).toBe(amounts);
    expect(amounts).not.toHaveAttribute('aria-busy');
  });

  it('offer occupations with what is not stated, and say which are taken from titles', async () => {
    const opened = browse(
      '',
      {
        'GET /api/jobs/filter-counts': () =>
          someCounts({
            occupation: [
              { value: 'Construction and Extraction Occupations (US SOC)', count: 12 },
              { value: 'Health professionals (UK SOC)', count: 3 },
              { value: 'not-stated', count: 30 },
            ],
          }),
      },
      { user: aUser({ plan: 'premium' }) },
    );
    const group = within(await screen.findByRole('region', { name: 'Occupation' }));
    expect(group.getByRole('checkbox', { name: 'Not stated' })).toHaveAccessibleDescription('30');
    expect(group.getByText(/^“UK SOC” is taken from the job’s title/)).toBeVisible();
    await userEvent.click(group.getByRole('checkbox', { name: /^Construction/ }));
    expect(address(opened)).toBe('?occupation=Construction+and+Extraction+Occupations+%28US+SOC%29');
  });

  it.each([
    ['£50k', '?salaryMin=50000'],
    ['£50,000', '?salaryMin=50000'],
    ['£ 50 000', '?salaryMin=50000'],
    ['$50k', ''],
  ])('read an amount as it is written: %s', async (written, asks) => {
    const opened = asPremium();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Salary, at least (£ a year)' }), written);
    await userEvent.keyboard('{Enter}');
    expect(address(opened)).toBe(asks);
  });

  it('ask nothing for an amount that is none, and say why', async () => {
    const opened = asPremium();
    const field = await screen.findByRole('textbox', { name: 'Salary, at least (£ a year)' });
    await userEvent.type(field, 'a lot{Enter}');
    expect(field).toBeInvalid();
    expect(screen.getByText('Please type a whole number.')).toBeVisible();
    expect(address(opened)).toBe('');
    await userEvent.clear(field);
    await userEvent.type(field, '99999999999{Enter}');
    expect(field).toBeInvalid();
    expect(screen.getByText('Please type a smaller amount.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '45.5k{Enter}');
    expect(field).toBeInvalid();
  });

  it('say of one day that it is all since yesterday, for days are counted and no hours', async () => {
    asPremium('?postedWithin=1');
    const active = within(await screen.findByRole('region', { name: 'Active Filters' }));
    expect(active.getByRole('button', { name: 'Remove Posted: since yesterday' })).toBeVisible();
  });

  it('can be taken back one by one like the others', async () => {
    const opened = asPremium('?salaryMin=45000&postedWithin=90&remote=true&route=Scale-up');
    const active = within(await screen.findByRole('region', { name: 'Active Filters' }));
    for (const text of ['Salary: at least £45,000 a year', 'Posted: last 90 days', 'Remote only'])
      await userEvent.click(active.getByRole('button', { name: `Remove ${text}` }));
    expect(address(opened)).toBe('?route=Scale-up');
    await userEvent.click(active.getByRole('button', { name: 'Remove Sponsor Route: 1 selected' }));
    expect(address(opened)).toBe('');
  });

  it('from a link of somebody else do not end the way of a free account', async () => {
    const opened = browse('?searchQuery=nurse&salaryMin=45000', {
      'POST /api/jobs/filter': ({ body }) => ((body as JobFilter).salaryMin ? refuse(403, 'Premium') : aPage()),
      'GET /api/jobs/filter-counts': ({ query }) => {
        if (query.has('salaryMin')) return refuse(403, 'Premium');
        const count = query.get('searchQuery') === 'nurse' ? 49 : 12_349;
        return someCounts({ jobType: [{ value: 'Full-time', count }] });
      },
    });
    expect(await screen.findByRole('heading', { name: 'This search uses advanced filters' })).toBeVisible();
    // what the rest of the search finds, and not the whole board
    const types = within(screen.getByRole('region', { name: 'Job Type' }));
    expect((await types.findAllByRole('listitem'))[0]).toHaveTextContent('Full-time49');
    await userEvent.click(screen.getByRole('button', { name: 'Search without them' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    expect(address(opened)).toBe('?searchQuery=nurse');
  });
});
