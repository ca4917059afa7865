import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@landfall/contracts';
import { aUser, FakeStream, openAt, provideFakeBrowser, removeFakeBrowser } from '@landfall/sdk/testing';
import remote from '../../remote';
import { browse } from '../testing/browse';
import { aJob, aPage } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';

const MINUTE = 60_000;
const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

let people = 0;
/** Each test has a line of its own, as each person has. */
const somebody = () => aUser({ id: `reader-${(people += 1)}` });

describe('how old something is, while its page stays open', () => {
  beforeEach(() => {
    provideFakeBrowser();
    provideWindowView();
    // the time of the test itself goes on as well, so that what is waited for comes
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    removeFakeBrowser();
  });

  const importEnds = async () => {
    await waitFor(() => expect(FakeStream.live).toHaveLength(1));
    await act(async () => {
      FakeStream.live[0]!.hello('1');
      const importedAt = new Date().toISOString();
      FakeStream.live[0]!.send('jobs', { added: [], changed: [], removed: [], importedAt }, '2');
      await jest.advanceTimersByTimeAsync(MINUTE);
    });
  };

  it('goes on, on a card', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ jobs: [aJob({ posted_at: before(7), checked_at: before(3) })] }) });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Posted 7 minutes ago')).toBeVisible();
    expect(card.getByText('Checked 3 minutes ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(10 * MINUTE));
    expect(card.getByText('Posted 17 minutes ago')).toBeVisible();
    expect(card.getByText('Checked 13 minutes ago')).toBeVisible();
  });

  it('of a check is short from the first minute on: no card changes its height when that is over', async () => {
    browse('', { 'GET /api/jobs': () => aPage({ jobs: [aJob({ checked_at: before(0) })] }) });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Checked just now')).toBeVisible();
    act(() => jest.advanceTimersByTime(2 * MINUTE));
    expect(card.getByText('Checked 2 minutes ago')).toBeVisible();
  });

  it('is that of the new check once an import has ended, and nothing else on screen changes', async () => {
    let jobs: Job[] = [aJob({ checked_at: before(36) }), aJob({ id: 8, title: 'Nurse', checked_at: before(36) })];
    const { api } = browse(
      '',
      {
        'GET /api/jobs': () => aPage({ jobs }),
        'POST /api/jobs/openings': () => ({ jobs }),
      },
      { user: somebody() },
    );
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByText('Checked 36 minutes ago'))).toHaveLength(2);
    jobs = [aJob({ id: 8, title: 'Nurse in charge', checked_at: before(0) }), aJob({ checked_at: before(0) })];
    await importEnds();
    expect(await within(cards[0]!).findByText(/^Checked (just now|1 minute ago)$/)).toBeVisible();
    expect(within(cards[1]!).getByText(/^Checked (just now|1 minute ago)$/)).toBeVisible();
    expect(screen.getAllByRole('article')).toEqual(cards);
    expect(screen.getByRole('heading', { name: 'Nurse' })).toBeVisible();
    expect(api.calls.filter(({ path }) => path === '/api/jobs/openings').map(({ body }) => body)).toEqual([
      { ids: [7, 8] },
    ]);
  });

  it('is the same on the page of a job', async () => {
    let job = aJob({ posted_at: before(90), checked_at: before(36) });
    openAt('/job/7', remote, {
      user: somebody(),
      api: {
        'GET /api/jobs/:id': () => job,
        'GET /api/jobs/:id/similar': () => ({ jobs: [] }),
        'POST /api/jobs/openings': () => ({ jobs: [job] }),
      },
    });
    expect(await screen.findByText('Checked 36 minutes ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(4 * MINUTE));
    expect(screen.getByText('Checked 40 minutes ago')).toBeVisible();
    job = { ...job, checked_at: before(0) };
    await importEnds();
    expect(await screen.findByText(/^Checked (just now|1 minute ago)$/)).toBeVisible();
  });
});
