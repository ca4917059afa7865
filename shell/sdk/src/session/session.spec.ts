import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { answer, aUser, fakeApi, provideFakeBrowser, refuse, removeFakeBrowser } from '../testing';
import { http } from '../http/http';
import { browser } from '../page/browser';
import { checkSession, followOtherTabs, refreshSession, session, startSession } from './session';
import { signOut } from './sign-in';

const CHECK = 'GET /api/auth/user';
const unknown = () => session.setState({ state: 'loading', user: null, checkedAt: 0, problem: undefined }, true);
const inThePage = (told: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="session">${JSON.stringify(told)}</script>`;
};
const check = (handler: () => unknown) => {
  globalThis.fetch = fakeApi({ [CHECK]: handler }).fetch;
  return act(checkSession);
};

describe('who is signed in', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    sessionStorage.clear();
    jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    unknown();
  });

  it('is read from the page without a call', () => {
    inThePage({ user: aUser() });
    startSession();
    expect(session.getState()).toMatchObject({ state: 'signed-in', user: { username: 'ada' } });
  });

  it('is asked for when the page does not say', async () => {
    const api = fakeApi({ [CHECK]: () => aUser() });
    globalThis.fetch = api.fetch;
    startSession();
    expect(session.getState().state).toBe('loading');
    await act(checkSession);
    expect(session.getState().state).toBe('signed-in');
    expect(api.calls).toHaveLength(1);
  });

  const unanswered = 'We could not check whether you are signed in.';
  it.each([
    ['a 401', undefined, () => refuse(401, 'Sign in first.')],
    ['a failing server', unanswered, () => refuse(503, 'The database is away.')],
    ['no answer', unanswered, () => Promise.reject(new TypeError('failed to fetch'))],
    ['an empty answer', undefined, () => answer(200)],
    ['an answer that is no person', undefined, () => ({})],
  ])('is nobody after %s when nobody was known, with "%s"', async (_, problem, handler) => {
    await check(handler);
    expect(session.getState()).toMatchObject({ state: 'anonymous', user: null });
    expect(session.getState().problem).toBe(problem);
    await check(() => aUser());
    expect(session.getState()).toMatchObject({ state: 'signed-in', problem: undefined });
  });

  it('is asked again at the next occasion when the server failed, and not when it said that nobody is', async () => {
    await check(() => refuse(401, 'Sign in first.'));
    const api = fakeApi({ [CHECK]: () => aUser() });
    globalThis.fetch = api.fetch;
    refreshSession();
    expect(api.calls).toHaveLength(0);

    await check(() => refuse(503, 'The database is away.'));
    globalThis.fetch = api.fetch;
    refreshSession();
    await act(checkSession);
    expect(session.getState().state).toBe('signed-in');
    expect(api.calls).toHaveLength(1);
  });

  it('is still the person of this tab after a reload that neither the page nor the server can answer', async () => {
    await check(() => aUser());
    unknown(); // as a reload does
    globalThis.fetch = fakeApi({ [CHECK]: () => refuse(503, 'The database is away.') }).fetch;
    startSession();
    expect(session.getState()).toMatchObject({ state: 'signed-in', user: { username: 'ada' } });
    await act(checkSession);
    expect(session.getState()).toMatchObject({
      state: 'signed-in',
      problem: 'We could not check that you are still signed in.',
    });
  });

  it.each([
    ['signed out', () => signOut()],
    ['was told by the server that nobody is', () => check(() => refuse(401, 'Sign in first.'))],
  ])('is nobody after a reload once the person %s', async (_, leave) => {
    await check(() => aUser());
    await leave();
    unknown();
    globalThis.fetch = fakeApi({ [CHECK]: () => refuse(503, 'The database is away.') }).fetch;
    startSession();
    await act(checkSession);
    expect(session.getState()).toMatchObject({ state: 'anonymous', user: null });
  });

  it('is nobody any more after a 401', async () => {
    await check(() => aUser());
    await check(() => refuse(401, 'Sign in first.'));
    expect(session.getState()).toMatchObject({ state: 'anonymous', user: null });
  });

  it('is still the known person when the server fails, with a plain line', async () => {
    await check(() => aUser());
    await check(() => refuse(503, 'The database is away.'));
    expect(session.getState()).toMatchObject({
      state: 'signed-in',
      user: { username: 'ada' },
      problem: 'We could not check that you are still signed in.',
    });
    await check(() => aUser());
    expect(session.getState().problem).toBeUndefined();
  });

  it('is asked again when another tab was told of somebody else, and of nobody', async () => {
    provideFakeBrowser();
    const stop = followOtherTabs();
    const inOtherTab = (id: string | null) => act(async () => new BroadcastChannel('landfall-session').postMessage(id));
    await check(() => refuse(401, 'Sign in first.'));
    const api = fakeApi({ [CHECK]: () => aUser({ id: 'u7' }) });
    globalThis.fetch = api.fetch;
    await inOtherTab('u7');
    await waitFor(() => expect(session.getState()).toMatchObject({ state: 'signed-in', user: { id: 'u7' } }));
    await inOtherTab('u7');
    globalThis.fetch = fakeApi({ [CHECK]: () => refuse(401, 'Sign in first.') }).fetch;
    await inOtherTab(null);
    await waitFor(() => expect(session.getState().state).toBe('anonymous'));
    expect(api.calls).toHaveLength(1);
    stop();
    removeFakeBrowser();
  });

  it('being somebody else than before begins the page anew: what stands on it is not theirs', async () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    await check(() => aUser({ id: 'u1' }));
    await check(() => aUser({ id: 'u1' }));
    expect(reload).not.toHaveBeenCalled();
    await check(() => aUser({ id: 'u2' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stands in what is sent, so that nothing is written for somebody else', async () => {
    await check(() => aUser({ id: 'u1' }));
    const api = fakeApi({ 'POST /api/job-applications': () => ({}), 'GET /api/jobs': () => ({}) });
    globalThis.fetch = api.fetch;
    await http.post('/api/job-applications', { body: {} });
    await http.upload('/api/job-applications', new FormData());
    await http.get('/api/jobs');
    expect(api.calls.map(({ headers }) => headers['landfall-person'])).toEqual(['u1', 'u1', undefined]);
  });
});
