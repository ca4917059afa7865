import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@landfall/contracts';
import { answer, aUser, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const NOTICES = (remote.fills ?? []).filter(({ slot }) => slot === 'dashboard.cards').slice(0, 1);

const some = (count: number): Notice[] =>
  Array.from({ length: count }, (_, at) => ({
    id: count - at,
    title: `Notice ${count - at}`,
    text: 'In Nurses in Leeds',
    href: at === 0 ? '/jobs?searchQuery=nurse' : null,
    createdAt: new Date().toISOString(),
    isRead: false,
  }));

const opened = (kept: Notice[], api: FakeRoutes = {}) =>
  openFilling(
    'dashboard.cards',
    { ...remote, fills: NOTICES },
    {},
    {
      user: aUser(),
      api: {
        'GET /api/notices': ({ query }) => {
          const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
          const notices = kept.slice((page - 1) * limit, page * limit);
          const unread = kept.filter(({ isRead }) => !isRead).length;
          const totalPages = Math.ceil(kept.length / limit);
          return { notices, unread, count: notices.length, total: kept.length, page, limit, totalPages };
        },
        'POST /api/notices/read': () => {
          for (const one of kept) one.isRead = true;
          return answer(204);
        },
        'POST /api/notices/:id/read': ({ params }) => {
          kept.find(({ id }) => String(id) === params.id)!.isRead = true;
          return answer(204);
        },
        ...api,
      } as FakeRoutes,
    },
  );

const rows = () => screen.queryAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const posts = ({ api }: ReturnType<typeof opened>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('notices on the dashboard', () => {
  it('are the newest five, and all of them part after part; what is read stays', async () => {
    opened(some(47));
    expect(await screen.findByRole('link', { name: 'Notice 47' })).toHaveAttribute('href', '/jobs?searchQuery=nurse');
    expect(rows()).toHaveLength(5);
    expect(screen.getByRole('heading', { name: 'Notices 47' })).toBeVisible();
    await press('Mark as read: Notice 46');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: Notice 46' })).toBeNull());
    expect(screen.getByText('Notice 46')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Notices 46' })).toBeVisible();

    for (const count of [20, 40, 47]) {
      const before = rows().length;
      await press('Show more');
      await waitFor(() => expect(rows()).toHaveLength(count));
      await waitFor(() => expect(rows()[before]).toHaveFocus());
    }
    expect(screen.getByText('Notice 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are marked as read all at once, asked for once', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const kept = some(3);
    const page = opened(kept, {
      'POST /api/notices/read': async () => {
        await held;
        for (const one of kept) one.isRead = true;
        return answer(204);
      },
    });
    await screen.findByText('Notice 3');
    await press('Mark all as read');
    await press('Mark all as read');
    letGo();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Notices' })).toBeVisible();
    expect(rows()).toHaveLength(3);
    expect(posts(page)).toEqual(['/api/notices/read']);
  });

  it('say what could not be marked and what could not be loaded, and try again', async () => {
    const kept = some(25);
    let fails = true;
    opened(kept, {
      'POST /api/notices/read': () => refuse(503, 'The database is away.'),
      'GET /api/notices': ({ query }) => {
        const page = Number(query.get('page'));
        if (fails && page === 2) return refuse(409, 'No');
        const notices = kept.slice((page - 1) * 20, page * 20);
        return { notices, unread: 25, count: notices.length, total: 25, page, limit: 20, totalPages: 2 };
      },
    });
    await screen.findByText('Notice 25');
    await press('Mark all as read');
    expect(await screen.findByText('The notices were not marked as read')).toBeVisible();
    await press('Show more');
    await waitFor(() => expect(rows()).toHaveLength(20));
    await press('Show more');
    expect(await screen.findByText('Older notices could not be loaded.')).toBeVisible();
    expect(rows()).toHaveLength(20);
    fails = false;
    await press('Retry');
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByText('Older notices could not be loaded.')).toBeNull();
  });

  it('are not there while there are none, and are asked for again when they could not be loaded', async () => {
    const none = opened([]);
    await waitFor(() => expect(none.api.calls).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
    none.unmount();

    let fails = true;
    opened([], {
      'GET /api/notices': () =>
        fails
          ? refuse(409, 'No')
          : { notices: some(1), unread: 1, count: 1, total: 1, page: 1, limit: 20, totalPages: 1 },
    });
    const card = within(await screen.findByRole('region', { name: 'Notices' }));
    expect(card.getByText('They could not be loaded. They are kept as they were.')).toBeVisible();
    fails = false;
    await press('Retry');
    expect(await screen.findByText('Notice 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });
});
