import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sponsor } from '@landfall/contracts';
import {
  answer,
  aUser,
  openFilling,
  provideFakeBrowser,
  refuse,
  removeFakeBrowser,
  type FakeRoutes,
} from '@landfall/sdk/testing';
import remote from '../../remote';
import { aSponsor } from './testing/sponsor-samples';

const WATCHED = (remote.fills ?? []).filter(({ slot, order }) => slot === 'dashboard.cards' && order === 30);

const some = (count: number): Sponsor[] =>
  Array.from({ length: count }, (_, at) => aSponsor({ id: at + 1, name: `Employer ${at + 1} Ltd` }));

/** What the server keeps; ended watches leave it, begun ones stand first. */
function opened(kept: Sponsor[], api: FakeRoutes = {}) {
  const known = [...kept];
  return openFilling(
    'dashboard.cards',
    { ...remote, fills: WATCHED },
    {},
    {
      user: aUser(),
      api: {
        'GET /api/saved-searches': () => ({
          savedSearches: [],
          count: 0,
          total: 0,
          page: 1,
          limit: 100,
          totalPages: 0,
        }),
        'GET /api/sponsors/watched': ({ query }) => {
          const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
          const sponsors = kept.slice((page - 1) * limit, page * limit);
          const totalPages = Math.ceil(kept.length / limit);
          return { sponsors, count: sponsors.length, total: kept.length, page, limit, totalPages };
        },
        'DELETE /api/sponsors/:id/watch': ({ params }) => {
          kept.splice(
            kept.findIndex(({ id }) => String(id) === params.id),
            1,
          );
          return answer(204);
        },
        'PUT /api/sponsors/:id/watch': ({ params }) => {
          kept.unshift(known.find(({ id }) => String(id) === params.id)!);
          return answer(204);
        },
        ...api,
      } as FakeRoutes,
    },
  );
}
const link = (name: string) => screen.findByRole('link', { name });
const rows = () => screen.queryAllByRole('listitem');
const inOtherTab = (sponsor: number) =>
  act(async () => new BroadcastChannel('landfall-watches').postMessage({ sponsor }));

beforeAll(() => provideFakeBrowser());
afterAll(() => removeFakeBrowser());

describe('watched employers on the dashboard', () => {
  it('lead to their pages, with what the register says of them, all of them part after part', async () => {
    opened(some(27));
    expect(await link('Employer 1 Ltd')).toHaveAttribute('href', '/sponsors/1');
    expect(screen.getAllByText('A rating')).toHaveLength(5);
    for (const count of [20, 27]) {
      await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(rows()).toHaveLength(count));
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are left alone with one press, which can be undone', async () => {
    opened(some(2));
    await link('Employer 1 Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching Employer 1 Ltd' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await link('Employer 1 Ltd')).toBeVisible();
  });

  it('stay when the server refuses, which is told', async () => {
    opened(some(1), { 'DELETE /api/sponsors/:id/watch': () => refuse(503, 'Please try again in a minute') });
    await link('Employer 1 Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Stop watching Employer 1 Ltd' }));
    expect(await screen.findByText('It is still watched')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  it('take no place while there are none', async () => {
    const kept = some(1);
    opened(kept);
    await link('Employer 1 Ltd');
    kept.pop();
    await inOtherTab(1);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Watched employers' })).toBeNull());
  });

  it('come and go with what another tab watches', async () => {
    const kept = some(2);
    opened(kept);
    await link('Employer 1 Ltd');
    kept.unshift(aSponsor({ id: 9, name: 'Employer 9 Ltd' }));
    await inOtherTab(9);
    expect(await link('Employer 9 Ltd')).toBeVisible();
    kept.shift();
    await inOtherTab(9);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('say so where they cannot be had', async () => {
    opened([], { 'GET /api/sponsors/watched': () => refuse(400, 'No') });
    expect(await screen.findByText('They could not all be loaded. They are still watched.')).toBeVisible();
  });
});
