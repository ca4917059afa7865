import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@landfall/sdk/shell';
import { aUser, browser } from '@landfall/sdk/testing';
import { createApp } from './app';
import { adopt } from './remotes/adopt';
import { federation } from './remotes/federation';
import { openPage } from './testing/open-page';
import { aDefinition, aRelease, aRemote, earlier, saying, throwing } from './testing/samples';
import { remotes } from './remotes';
import { failedBuilds } from './remotes/memory';
import { NEW_PAGE, releaseState } from './remotes/release-state';

const definitionOf = jest.spyOn(federation, 'definitionOf');
const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
const PARTS = [
  { remote: 'mf-jobs', kind: 'route', path: '/jobs' },
  { remote: 'mf-jobs', kind: 'filling', slot: 'home.jobs', nth: 0 },
] as const;

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  PARTS.forEach((part) => remotes.retry(part));
  failedBuilds.forget('mf-jobs');
  definitionOf.mockResolvedValue(aDefinition(saying('All the jobs')));
});

describe('a page that asks for sign-in', () => {
  it('is a gate for somebody signed out, and loads nothing of the remote', async () => {
    openPage('/jobs?page=2', aRelease());
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    expect(screen.getByText('Please sign in to access this page')).toBeVisible();
    expect(screen.getByText("You'll be redirected to secure authentication")).toBeVisible();
    expect(definitionOf).not.toHaveBeenCalled();
    const main = screen.getByRole('main');
    await userEvent.click([...main.querySelectorAll('button')].find((one) => one.textContent === 'Sign In')!);
    expect(go).toHaveBeenCalledWith('/api/login?returnTo=%2Fjobs%3Fpage%3D2');
  });

  it('opens for somebody signed in', async () => {
    openPage('/jobs', aRelease(), { user: aUser() });
    expect(await screen.findByText('All the jobs')).toBeVisible();
    expect(document.title).toBe('Jobs | Landfall');
    expect(document.querySelector('[data-mf="mf-jobs"]')).toHaveAttribute('data-mf-build', 'aaaaaaaaaaaa');
  });

  it('opens for everybody once the operator says so', async () => {
    openPage('/jobs', aRelease(), { settings: { routeAccess: { '/jobs': 'public' } } });
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });

  it('offers another way in where its remote names one', () => {
    const gateOffer = { label: 'Try the demo', to: '/applications/demo' };
    const routes = [
      { path: '/applications', title: 'Applications', access: 'signed-in' as const, gateOffer, preload: [] },
    ];
    openPage('/applications', aRelease({ 'mf-jobs': aRemote({ routes }) }));
    expect(screen.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/applications/demo');
  });

  it('is not allowed to somebody without the administrator role', async () => {
    const routes = [{ path: '/jobs', title: 'Admin', access: 'admin' as const, preload: [] }];
    const release = aRelease({ 'mf-jobs': aRemote({ routes }) });
    const { unmount } = openPage('/jobs', release, { user: aUser() });
    expect(screen.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    unmount();
    openPage('/jobs', release, { user: aUser({ role: 'admin' }) });
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });
});

describe('every page', () => {
  it('is Loading... until it is known who is there', async () => {
    openPage('/jobs', aRelease());
    act(() => session.setState({ state: 'loading', user: null }));
    expect(screen.getByText('Loading...')).toBeVisible();
    act(() => session.setState({ state: 'signed-in', user: aUser() }));
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });

  it('is not found at an address that no remote has', () => {
    openPage('/nowhere', aRelease());
    expect(screen.getByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  it('follows a redirect of the release with its query', async () => {
    const redirects = [{ from: '/vacancies', to: '/jobs' }];
    openPage('/vacancies?page=2', aRelease({ 'mf-jobs': aRemote({ redirects }) }), { user: aUser() });
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });

  it('uses nothing of a release that cannot be trusted, and keeps its frame', () => {
    openPage('/jobs', undefined, { user: aUser() });
    expect(screen.getByText('This page could not be opened safely')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Home' })[0]).toBeVisible();
    expect(definitionOf).not.toHaveBeenCalled();
  });

  it('is told apart from a page whose frame failed: of that one nothing was changed on its way', () => {
    const navless = aRemote({ nav: undefined });
    releaseState.setState({ ...NEW_PAGE, release: aRelease({ 'mf-jobs': navless }) }, true);
    render(createApp());
    expect(screen.getByText('This page could not be shown')).toBeVisible();
    expect(screen.queryByText(/changed on its way/)).toBeNull();
  });

  it('says in a plain line that the sign-in could not be checked, and keeps the person', () => {
    openPage('/jobs', aRelease(), { user: aUser() });
    act(() => session.setState({ problem: 'We could not check that you are still signed in.' }));
    expect(screen.getByText('We could not check that you are still signed in.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'My Account' })[0]).toBeVisible();
  });
});

describe('the switch between light and dark', () => {
  it('is called what it shows, and says which of the two it is', async () => {
    openPage('/', aRelease());
    const [shown] = screen.getAllByRole('button', { name: 'Light or dark, now light' });
    await userEvent.click(shown!);
    const [dark] = screen.getAllByRole('button', { name: 'Light or dark, now dark' });
    await userEvent.click(dark!);
    expect(screen.getAllByRole('button', { name: 'Light or dark, now light' })).not.toHaveLength(0);
  });
});

describe('a remote that throws when it is mounted', () => {
  it('is replaced by its earlier build', async () => {
    definitionOf.mockImplementation((build) =>
      Promise.resolve(aDefinition(build.build === earlier.build ? saying('The jobs of before') : throwing('boom'))),
    );
    openPage('/jobs', aRelease(), { user: aUser() });
    expect(await screen.findByText('The jobs of before')).toBeVisible();
  });

  it('costs its own place when the earlier build throws too, and can be tried again', async () => {
    definitionOf.mockResolvedValue(aDefinition(throwing('boom')));
    openPage('/jobs', aRelease(), { user: aUser() });
    expect(await screen.findByText('Jobs could not be loaded')).toBeVisible();
    expect(screen.getByText(/neither worked/)).toBeVisible();
    expect(screen.queryByText(/boom/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Home' })[0]).toBeVisible();
    definitionOf.mockResolvedValue(aDefinition(saying('All the jobs')));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });

  it('takes the repaired build of a newer release by itself, in the open tab', async () => {
    definitionOf.mockImplementation(({ build }) =>
      Promise.resolve(aDefinition(build === 'dddddddddddd' ? saying('The jobs, repaired') : throwing('boom'))),
    );
    openPage('/jobs', aRelease(), { user: aUser() });
    expect(await screen.findByText('Jobs could not be loaded')).toBeVisible();
    const repaired = aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8);
    act(() => adopt(repaired, (remote) => remotes.isLoaded(remote)));
    expect(await screen.findByText('The jobs, repaired')).toBeVisible();
    expect(releaseState.getState().isOutdated).toBe(false);
  });

  it('takes it as well when it came before the failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const broken = new Promise<undefined>((_resolve, reject) => (fail = reject));
    definitionOf.mockImplementation(({ build }) =>
      build === 'dddddddddddd' ? Promise.resolve(aDefinition(saying('The jobs, repaired'))) : broken,
    );
    openPage('/jobs', aRelease({ 'mf-jobs': aRemote({ fallback: undefined }) }), { user: aUser() });
    await waitFor(() => expect(definitionOf).toHaveBeenCalled());
    const repaired = aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8);
    act(() => adopt(repaired, (remote) => remotes.isLoaded(remote)));
    fail(new Error('404'));
    expect(await screen.findByText('The jobs, repaired')).toBeVisible();
  });

  it('looks for it on Retry, where nobody has told of it', async () => {
    definitionOf.mockImplementation(({ build }) =>
      build === 'dddddddddddd'
        ? Promise.resolve(aDefinition(saying('The jobs, repaired')))
        : Promise.reject(new Error('404')),
    );
    const release = aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8);
    const api = { 'GET /registry/channels/stable/release': () => ({ release, signature: '', publicKey: '' }) };
    openPage('/jobs', aRelease(), { user: aUser(), api });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The jobs, repaired')).toBeVisible();
  });

  it('says without a line that there is none, leads back, and comes with the line', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    definitionOf.mockRejectedValue(new Error('Failed to fetch'));
    openPage('/', aRelease(), { user: aUser() });
    const toJobs = async () => userEvent.click((await screen.findAllByRole('link', { name: 'Jobs' }))[0]!);
    await toJobs();
    expect(await screen.findByText('Jobs could not be loaded')).toBeVisible();
    expect(screen.getByText(/There is no connection to the network/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Featured Jobs could not be loaded')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await toJobs();
    expect(await screen.findByText('Jobs could not be loaded')).toBeVisible();
    definitionOf.mockResolvedValue(aDefinition(saying('All the jobs')));
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('All the jobs')).toBeVisible();
  });

  it('costs the home page one section', async () => {
    definitionOf.mockRejectedValue(new Error('404'));
    openPage('/', aRelease());
    expect(await screen.findByText('Featured Jobs could not be loaded')).toBeVisible();
    expect(screen.getByText('No News Available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search Jobs' })).toHaveAttribute('href', '/jobs');
  });
});

describe('the home page', () => {
  it('shows what the release fills its slots with', async () => {
    openPage('/', aRelease());
    expect(await screen.findByText('All the jobs')).toBeVisible();
    expect(document.title).toBe('Landfall');
  });

  it.each(['AI Tools', 'Load More', 'View All News', 'Explore AI Tools', 'Start Job Search', 'Try AI Tools'])(
    'sends a visitor who presses %s to sign in first',
    async (name) => {
      openPage('/', aRelease());
      await userEvent.click(screen.getByRole('link', { name }));
      expect(go).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login\?returnTo=%2F(jobs|tools|verified-news)$/));
    },
  );

  it('leads somebody signed in straight on', async () => {
    openPage('/', aRelease(), { user: aUser() });
    await userEvent.click(screen.getByRole('link', { name: 'Load More' }));
    await waitFor(() => expect(screen.queryByText('Featured Jobs')).toBeNull());
    expect(go).not.toHaveBeenCalled();
  });

  it('shows Subscribe blurred and out of reach until paying is configured', async () => {
    const { unmount } = openPage('/', aRelease());
    expect(screen.getByText('Subscribe')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('tabindex');
    unmount();
    openPage('/', aRelease(), { settings: { billing: true } });
    await userEvent.click(screen.getByRole('link', { name: 'Subscribe' }));
    expect(go).toHaveBeenCalledWith('/api/login?returnTo=%2Fsubscribe');
  });
});
