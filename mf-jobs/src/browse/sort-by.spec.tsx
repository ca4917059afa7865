import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@landfall/sdk/testing';
import { address, asked, browse } from '../testing/browse';
import { aPage } from '../testing/samples';

const sortBy = () => screen.findByRole('combobox', { name: 'Sort by' });
const cvs = (total: number) => ({ 'GET /api/cvs': () => ({ cvs: [], count: total, total }) });

describe('the order of a list', () => {
  it('can be that of the match with the CV one keeps', async () => {
    const opened = browse('', cvs(1));
    await screen.findByRole('option', { name: 'Match with my CV' });
    await userEvent.selectOptions(await sortBy(), 'Match with my CV');
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ sort: 'match', page: 1 }));
    expect(address(opened)).toBe('?sort=match');
  });

  it.each([
    ['?searchQuery=nurse&sort=desc', '?searchQuery=welder&sort=desc', 'a person has chosen it'],
    ['?searchQuery=nurse', '?searchQuery=welder', 'nobody has chosen one'],
    ['', '?searchQuery=welder', 'words are the first thing that is asked'],
  ])('of other words is that of %s as %s where %s', async (before, after) => {
    const opened = browse(before);
    const box = await screen.findByRole('combobox', { name: 'Search jobs' });
    await userEvent.clear(box);
    await userEvent.type(box, 'welder{Enter}');
    await waitFor(() => expect(address(opened)).toBe(after));
  });

  it('says how many of a long list are in the order of the match, and brings what was compared since when it is asked to', async () => {
    let compared: number | undefined = 9_000;
    const opened = browse('?sort=match', {
      ...cvs(1),
      'POST /api/jobs/filter': () => aPage({ total: 27_276, compared }),
    });
    expect(await screen.findByText(/^By match: 9,000 of these so far\. The others follow/)).toBeVisible();
    const times = asked(opened).length;
    compared = 20_000;
    await userEvent.click(screen.getByRole('button', { name: 'Show the order so far' }));
    expect(await screen.findByText(/^By match: 20,000 of these so far/)).toBeVisible();
    expect(asked(opened)).toHaveLength(times + 1);
    compared = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Show the order so far' }));
    await waitFor(() => expect(screen.queryByText(/^By match/)).toBeNull());
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });

  it('asks for no other order of its own accord, so that no card moves while somebody reads', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const opened = browse('?sort=match', {
        ...cvs(1),
        'POST /api/jobs/filter': () => aPage({ total: 27_276, compared: 9_000 }),
      });
      await screen.findByText(/^By match: 9,000/);
      const times = asked(opened).length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked(opened)).toHaveLength(times);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps the list and says so when the newer order cannot be had', async () => {
    let isThere = true;
    browse('?sort=match', {
      ...cvs(1),
      'POST /api/jobs/filter': () =>
        isThere ? aPage({ total: 27_276, compared: 9_000 }) : refuse(429, 'Too many requests'),
    });
    await screen.findByText(/^By match: 9,000/);
    isThere = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show the order so far' }));
    expect(await screen.findByText(/A newer order could not be loaded\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
  });

  it('leaves a later page as it is, and leads to the first with what was compared since', async () => {
    const answer = ({ body }: { body?: unknown }) =>
      aPage({ total: 27_276, page: (body as { page: number }).page, compared: 9_000 });
    browse('?sort=match&page=2', { ...cvs(1), 'POST /api/jobs/filter': answer });
    const again = await screen.findByRole('link', { name: 'Begin again with what was compared since' });
    await userEvent.click(again);
    expect(await screen.findByText(/The others follow/)).toBeVisible();
  });

  it('says nothing of it when all are', async () => {
    browse('?sort=match', { ...cvs(1), 'POST /api/jobs/filter': () => aPage({ total: 27_276 }) });
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    expect(screen.queryByText(/^By match/)).toBeNull();
  });

  it('is not offered by match to whoever keeps no CV', async () => {
    browse('', cvs(0));
    await screen.findByRole('heading', { name: 'Physical Therapist' });
    expect(screen.queryByRole('option', { name: 'Match with my CV' })).toBeNull();
  });

  it('says what is missing when an address asks for a match without a CV', async () => {
    browse('?sort=match', {
      ...cvs(0),
      'POST /api/jobs/filter': () => refuse(422, 'Keep a CV first: jobs are matched with the one you keep.'),
    });
    expect(await screen.findByText('Keep a CV first: jobs are matched with the one you keep.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep a CV' })).toHaveAttribute('href', '/tools');
  });

  it('leads from a match without a CV back to the list by its newest', async () => {
    const opened = browse('?sort=match&jobType=Full-time', {
      ...cvs(0),
      'POST /api/jobs/filter': ({ body }) =>
        (body as { sort?: string }).sort === 'match' ? refuse(422, 'Keep a CV first.') : aPage(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by newest' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
    expect(address(opened)).toBe('?jobType=Full-time');
  });
});
