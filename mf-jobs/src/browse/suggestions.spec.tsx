import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@landfall/contracts';
import { refuse } from '@landfall/sdk/testing';
import { address, asked, browse } from '../testing/browse';

const nurses: Suggestion[] = [
  { kind: 'title', value: 'Registered Nurse', count: 1204 },
  { kind: 'company', value: 'Nurses at Sea', count: 1 },
  { kind: 'place', value: 'Nurney, Ireland', count: 3 },
];
const open = (answer: (q: string) => unknown = () => ({ suggestions: nurses }), query = '') =>
  browse(query, { 'GET /api/jobs/suggest': ({ query }) => answer(query.get('q') ?? '') });
const box = () => screen.findByRole('combobox', { name: 'Search jobs' });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });

describe('suggestions while typing', () => {
  it('say what each is and how many jobs have it', async () => {
    open();
    await userEvent.type(await box(), 'nur');
    const options = within(await list()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Registered NurseJob title, 1,204 jobs',
      'Nurses at SeaCompany, 1 job',
      'Nurney, IrelandPlace, 3 jobs',
    ]);
    expect(await box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  });

  it.each([
    ['?location=Norway', ['Job title', 'Company', 'Place']],
    ['?searchQuery=cook', ['Job title, 1,204 jobs', 'Company, 1 job', 'Place']],
  ])('say no number where more than the suggestion would be asked for: %s', async (query, said) => {
    open(undefined, query);
    await userEvent.type(await box(), 'nur');
    const options = within(await list()).getAllByRole('option');
    expect(options.map(({ textContent }, at) => textContent.slice(nurses[at]!.value.length))).toEqual(said);
  });

  it('are gone through by the keyboard, in a circle that passes through what was typed, and searched for on Enter', async () => {
    const opened = open();
    const field = await box();
    await userEvent.type(field, 'nur');
    const options = within(await list()).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', options[2]!.id);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(address(opened)).toBe('?searchQuery=Nurses+at+Sea');
    expect(field).toHaveValue('Nurses at Sea');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keep what was chosen when the list for the last letter comes only then, and forget it when one types on', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answer = resolve));
    const opened = open((q) => (q === 'nurs' ? late : { suggestions: nurses }));
    const field = await box();
    await userEvent.type(field, 'nur');
    await list();
    await userEvent.keyboard('s');
    await waitFor(() => expect(opened.api.calls.some(({ query }) => query.get('q') === 'nurs')).toBe(true));
    await userEvent.keyboard('{ArrowDown}');
    answer({ suggestions: [nurses[1], nurses[0]] });
    const options = within(await list());
    await waitFor(() => expect(options.getAllByRole('option')).toHaveLength(2));
    const chosen = screen.getByRole('option', { name: /Registered Nurse/ });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('e{Enter}');
    expect(address(opened)).toBe('?searchQuery=nurse');
  });

  it('come by themselves from a server that was still counting them', async () => {
    let isCounted = false;
    open(() => {
      if (isCounted) return { suggestions: nurses };
      isCounted = true;
      return refuse(503, 'The suggestions are still being counted.', {}, { 'retry-after': '1' });
    });
    await userEvent.type(await box(), 'nur');
    expect(within(await list()).getAllByRole('option')).toHaveLength(3);
  });

  it('put a place into the filter for places', async () => {
    const opened = open();
    await userEvent.type(await box(), 'nur');
    await userEvent.click(within(await list()).getByRole('option', { name: /Nurney/ }));
    expect(address(opened)).toBe('?location=Nurney%2C+Ireland');
    expect(await box()).toHaveValue('');
    expect(asked(opened).at(-1)).toMatchObject({ searchQuery: '', location: ['Nurney, Ireland'] });
  });

  it('leave the words in force beside a place, unless they were taken out of the box', async () => {
    const opened = open(undefined, '?searchQuery=cook');
    await userEvent.type(await box(), ' nur');
    await userEvent.click(within(await list()).getByRole('option', { name: /Nurney/ }));
    expect(address(opened)).toBe('?searchQuery=cook&location=Nurney%2C+Ireland');
    expect(await box()).toHaveValue('cook');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'nur');
    const options = within(await list()).getAllByRole('option');
    await userEvent.click(options.find(({ textContent }) => textContent.startsWith('Nurney'))!);
    expect(address(opened)).toBe('?location=Nurney%2C+Ireland');
    expect(await box()).toHaveValue('');
  });

  it('search for a state, county or region by its name, which is no place of the filter', async () => {
    const alberta = { kind: 'place', value: 'Alberta', count: 900, asText: true };
    const opened = open(() => ({ suggestions: [alberta] }));
    await userEvent.type(await box(), 'alb');
    await userEvent.click(within(await list()).getByRole('option', { name: /Alberta/ }));
    expect(address(opened)).toBe('?searchQuery=Alberta');
    expect(await box()).toHaveValue('Alberta');
  });

  it('leave Enter to the words as typed while none is chosen, close on Escape and when the box is left, and open again at the first', async () => {
    const opened = open();
    const field = await box();
    await userEvent.type(field, 'nur');
    await list();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('nur');
    await userEvent.keyboard('{ArrowDown}');
    const [first] = within(await list()).getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', first!.id);
    await userEvent.keyboard('{Escape}');
    await userEvent.type(field, 's');
    await list();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'e');
    await list();
    await userEvent.keyboard('{Enter}');
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('never show what was asked for words of before', async () => {
    const answers: Record<string, (value: unknown) => void> = {};
    open((q) => new Promise((resolve) => (answers[q] = resolve)));
    const field = await box();
    await userEvent.type(field, 'nu');
    await waitFor(() => expect(answers.nu).toBeDefined());
    await userEvent.type(field, 'rse');
    await waitFor(() => expect(answers.nurse).toBeDefined());
    answers.nurse!({ suggestions: [nurses[0]] });
    expect(within(await list()).getAllByRole('option')).toHaveLength(1);
    answers.nu!({ suggestions: nurses });
    await userEvent.keyboard('{ArrowDown}');
    expect(within(await list()).getAllByRole('option')).toHaveLength(1);
  });

  it('that cannot be had leave the search as it is', async () => {
    const opened = open(() => {
      throw new TypeError('Failed to fetch');
    });
    await userEvent.type(await box(), 'nurse');
    await waitFor(() => expect(opened.api.calls.map(({ path }) => path)).toContain('/api/jobs/suggest'));
    await userEvent.keyboard('{Enter}');
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
