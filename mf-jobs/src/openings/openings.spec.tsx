import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { Job } from '@landfall/contracts';
import { refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import type { MarksContext } from '../card/job-marks';
import { browse, asked } from '../testing/browse';
import { aJob, aPage, aRecord } from '../testing/samples';

/** Other jobs in each test: what was unfolded is remembered. */
let first = 0;
beforeEach(() => (first += 1_000));
const head = (count: number): Job =>
  aJob({ id: first + 1, openings: Array.from({ length: count }, (_, at) => first + at + 1) });
const idsAsked = ({ body }: FakeRequest) => (body as { ids: number[] }).ids;
const openings = (count: number, api: FakeRoutes = {}, jobOf = (id: number) => aJob({ id })) =>
  browse('', {
    'GET /api/jobs': () =>
      aPage({ jobs: [head(count), aJob({ id: first, title: 'Cook', openings: [first] })], total: 40 }),
    'POST /api/jobs/openings': (request: FakeRequest) => ({ jobs: idsAsked(request).map(jobOf) }),
    ...api,
  });
const button = (name = '12 openings') => screen.findByRole('button', { name });
const links = () =>
  within(screen.getAllByRole('article')[0]!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/job/'))
    .map((href) => Number(href!.slice('/job/'.length)) - first);

describe('one card for one opening', () => {
  it('says how many there are, and nothing on the card of a single one', async () => {
    openings(12);
    expect(await button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '1 openings' })).toBeNull();
  });

  it('counts jobs in the line above the list, those on screen as well as all', async () => {
    openings(12);
    expect(await screen.findByText('Showing 13 of 40 opportunities')).toBeVisible();
  });

  it.each([
    [12, 1],
    [1, 0],
  ])('says why there are fewer cards than jobs, and only then (%d openings)', async (count, times) => {
    openings(count);
    await screen.findByText(/^Showing/);
    expect(screen.queryAllByText('Openings of one title, company and place share a card')).toHaveLength(times);
  });

  it('is asked for in every list of jobs', async () => {
    const opened = openings(12);
    await userEvent.type(await screen.findByRole('combobox'), 'nurse{Enter}');
    await screen.findByText(/Showing 1 of/);
    expect(asked(opened).map(({ group }) => group)).toEqual([true]);
    expect(opened.api.calls.find(({ path }) => path === '/api/jobs')!.query.get('group')).toBe('true');
  });

  it('shows each with its own link, date and number when it is opened, and folds again', async () => {
    openings(2, {}, (id) =>
      aRecord({
        id,
        posted_at: `2025-02-0${id - first}T00:00:00.000Z`,
        sponsorship: { kind: 'record', summary: '', asOf: null, reference: `I-200-${id - first}`, evidence: [] },
      }),
    );
    const toggle = await button('2 openings');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Record I-200-2')).toBeVisible();
    expect(screen.getByText('Posted 1 Feb 2025')).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(links()).toEqual([1, 1, 2]);
    expect(screen.getByRole('link', { name: /, Posted 2 Feb 2025, Record I-200-2$/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(links()).toEqual([1]);
  });

  it('asks for twenty of many at a time, and goes on where the last ended', async () => {
    const { api } = openings(45);
    await userEvent.click(await button('45 openings'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 20 more' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 5 more' }));
    await waitFor(() => expect(links()).toHaveLength(46));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `/job/${first + 41}`));
    const calls = api.calls.filter(({ path }) => path === '/api/jobs/openings').map(idsAsked);
    expect(calls.map((ids) => [ids[0]! - first, ids.length])).toEqual([
      [1, 20],
      [21, 20],
      [41, 5],
    ]);
    expect(screen.queryByRole('button', { name: /Show .* more/ })).toBeNull();
  });

  it('marks each by what the person did with it', async () => {
    function Marks({ context: { jobIds, onMarks } }: { context: MarksContext }) {
      const ids = jobIds.join();
      useEffect(
        () => onMarks(ids.split(',').includes(String(first + 2)) ? { [first + 2]: ['Applied', 'Saved'] } : {}),
        [ids, onMarks],
      );
      return null;
    }
    browse(
      '',
      {
        'GET /api/jobs': () => aPage({ jobs: [head(2)] }),
        'POST /api/jobs/openings': () => ({ jobs: [aJob({ id: first + 1 }), aJob({ id: first + 2 })] }),
      },
      { fillings: { 'jobs.marks': Marks } },
    );
    await userEvent.click(await button('2 openings'));
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('fails by itself and can be asked again', async () => {
    let fails = true;
    openings(2, {
      'POST /api/jobs/openings': () => (fails ? refuse(422, 'Out of order') : { jobs: [aJob({ id: first + 2 })] }),
    });
    await userEvent.click(await button('2 openings'));
    expect(await screen.findByText('Out of order')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^Posted \d/);
    expect(links()).toEqual([1, 2]);
  });

  it('is as it was left when one goes back to the list, and folded on another visit', async () => {
    const { router } = openings(2);
    await userEvent.click(await button('2 openings'));
    await waitFor(() => expect(links()).toContain(2));
    await act(() => router.navigate(`/job/${first + 2}`));
    await act(() => router.navigate(-1));
    expect(await button('2 openings')).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate(`/job/${first + 2}`));
    await act(() => router.navigate('/jobs'));
    expect(await button('2 openings')).toHaveAttribute('aria-expanded', 'false');
  });
});
