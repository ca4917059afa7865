import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { JobsEvent } from '@landfall/contracts';
import { aUser, FakeStream, openAt, provideFakeBrowser, refuse, removeFakeBrowser } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob } from '../testing/samples';
import { provideWindowView } from '../testing/window-view';

let people = 0;

describe('a job while its page is open', () => {
  beforeEach(() => {
    provideFakeBrowser();
    jest.spyOn(Math, 'random').mockReturnValue(0); // no question waits for the other pages
    provideWindowView();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    removeFakeBrowser();
  });

  const open = async (job: () => unknown) => {
    const opened = openAt('/job/7', remote, {
      user: aUser({ id: `visitor-${(people += 1)}` }),
      api: { 'GET /api/jobs/:id': job, 'GET /api/jobs/:id/similar': () => ({ jobs: [] }) },
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(FakeStream.live).toHaveLength(1));
    await act(async () => FakeStream.live[0]!.hello('1'));
    return () => opened.api.calls.filter(({ path }) => path === '/api/jobs/7').length;
  };
  const tell = (event: Partial<JobsEvent>) =>
    act(async () => FakeStream.live[0]!.send('jobs', { added: [], changed: [], removed: [], ...event }, '2'));
  const apply = () => screen.queryByRole('button', { name: 'Apply On Company Website' });

  it('that is taken down says so, and leads nowhere; what it said stays, and it may come back', async () => {
    let isHeld = false;
    await open(() => (isHeld ? refuse(404, 'Job not found') : aJob()));
    expect(apply()).toBeVisible();
    isHeld = true;
    await tell({ removed: [7] });
    expect(await screen.findByText('This job has just been taken down.')).toBeVisible();
    expect(apply()).toBeNull();
    expect(screen.queryByRole('link', { name: 'https://jobs.example.org/7' })).toBeNull();
    expect(screen.getByText('You treat people after operations.')).toBeVisible();
    isHeld = false;
    await tell({ added: [7] });
    await waitFor(() => expect(apply()).toBeVisible());
    expect(screen.queryByText('This job has just been taken down.')).toBeNull();
  });

  it('that premium members see first says when it opens and what shows it now, and gives way to it', async () => {
    const opensAt = new Date(Date.now() + 4.5 * 3_600_000).toISOString();
    let isOpen = false;
    await open(() => (isOpen ? aJob() : refuse(403, 'Premium first.', { code: 'premium-first', opensAt })));
    expect(screen.getByRole('heading', { level: 1, name: 'Premium members see this job first' })).toBeVisible();
    expect(screen.getByText(/It opens to everyone in 5 hours, on /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByText('Job Not Found')).toBeNull();
    isOpen = true;
    await tell({ added: [7] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Physical Therapist' })).toBeVisible();
    isOpen = false; // as when premium ends while the page is open
    await tell({ changed: [7] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Premium members see this job first' })).toBeVisible();
    expect(screen.queryByText('Physical Therapist')).toBeNull();
  });

  it('shows what changed, and asks nothing for other jobs', async () => {
    let title = 'Physical Therapist';
    const asked = await open(() => aJob({ title }));
    await tell({ changed: [8], removed: [9], added: [10] });
    title = 'Senior Physical Therapist';
    await tell({ changed: [7] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is asked for again when somebody comes back to the page, whether or not there is a stream', async () => {
    let isHeld = false;
    await open(() => (isHeld ? refuse(404, 'Job not found') : aJob()));
    isHeld = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('This job has just been taken down.')).toBeVisible();
  });
});
