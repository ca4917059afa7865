import { jest } from '@jest/globals';
import { answer, fakeApi, refuse, type FakeRoutes } from '../testing';
import { ApiError, retryUnlessRefused } from './api-error';
import { http } from './http';

const serve = (routes: FakeRoutes) => {
  const api = fakeApi(routes);
  globalThis.fetch = api.fetch;
  return api;
};
const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: ApiError) => error,
  );

describe('a call', () => {
  it('repeats lists in the address and leaves out what is empty', async () => {
    const api = serve({ 'GET /api/jobs': ({ query }) => query.toString() });
    const said = await http.get('/api/jobs', { query: { page: 1, location: ['Remote', 'Japan'], q: '', sort: null } });
    expect(said).toBe('page=1&location=Remote&location=Japan');
    expect(api.calls[0]?.headers).toEqual({});
  });

  it('sends a body only when there is one', async () => {
    const api = serve({ 'POST /api/create-subscription': () => ({}), 'PUT /api/x': () => answer(204) });
    await http.post('/api/create-subscription');
    await expect(http.put('/api/x', { body: { a: 1 } })).resolves.toBeUndefined();
    expect(api.calls.map(({ body }) => body)).toEqual([undefined, { a: 1 }]);
  });

  it.each([
    ['that is to outlive its page does', { body: { text: 'x' }, outlivesPage: true }, true],
    ['that is not to does not', { body: { text: 'x' } }, undefined],
    [
      'that browsers would refuse for its length does not',
      { body: { text: 'é'.repeat(31_000) }, outlivesPage: true },
      undefined,
    ],
  ])('%s', async (_, ask, keepalive) => {
    const { fetch } = serve({ 'POST /api/tools/cv': () => ({}) });
    const sent: RequestInit[] = [];
    globalThis.fetch = (address, init = {}) => {
      sent.push(init);
      return fetch(address, init);
    };
    await http.post('/api/tools/cv', ask);
    expect(sent.map((init) => init.keepalive)).toEqual([keepalive]);
  });

  it('throws the status, a colon and what the server said', async () => {
    serve({ 'GET /api/jobs': () => refuse(409, 'Somebody was faster.') });
    const error = await failure(http.get('/api/jobs'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: '409: Somebody was faster.', detail: 'Somebody was faster.' });
  });

  it.each([
    ['90', 90],
    [new Date(Date.now() + 60_000).toUTCString(), 60],
    ['soon', undefined],
  ])('that may be made again later (%p) says when', async (said, seconds) => {
    serve({ 'GET /api/jobs': () => refuse(503, 'Too many are waiting.', {}, { 'Retry-After': said }) });
    const { retryAfter } = await failure(http.get('/api/jobs'));
    if (seconds === undefined) expect(retryAfter).toBeUndefined();
    else expect(Math.abs((retryAfter ?? -1000) - seconds)).toBeLessThanOrEqual(30);
  });

  it('never shows markup of a broken server', async () => {
    serve({ 'GET /api/jobs': () => answer(502, '<html>Bad gateway</html>') });
    const error = await failure(http.get('/api/jobs'));
    expect(error.detail).not.toContain('<');
  });

  it('that nobody answers is given up after ten seconds', async () => {
    jest.useFakeTimers();
    serve({ 'GET /api/jobs': () => new Promise(() => undefined) });
    const error = failure(http.get('/api/jobs'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await error).toMatchObject({ status: 0, detail: 'The server took too long to answer.' });
    jest.useRealTimers();
  });

  it('that failed late is not made again by itself: whoever waited for it is told', async () => {
    jest.useFakeTimers();
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    serve({
      'GET /api/jobs': async () => {
        await later(5_000);
        return refuse(503, 'The database does not answer.');
      },
      'GET /api/news': () => refuse(503, 'The product is starting.'),
    });
    const late = failure(http.get('/api/jobs'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(retryUnlessRefused(0, await late)).toBe(false);
    expect(retryUnlessRefused(0, await failure(http.get('/api/news')))).toBe(true);
    jest.useRealTimers();
  });

  it('ended by its caller is no failure of the server', async () => {
    serve({ 'GET /api/jobs': () => new Promise(() => undefined) });
    const controller = new AbortController();
    const ended = failure(http.get('/api/jobs', { signal: controller.signal }));
    controller.abort(new Error('gone'));
    expect(await ended).toMatchObject({ message: 'gone' });
  });

  it('is tried again after a failure, never after a refusal', () => {
    const error = (status: number) => new ApiError({ type: '', title: '', status, detail: '', instance: '' });
    expect(retryUnlessRefused(0, error(503))).toBe(true);
    expect(retryUnlessRefused(2, error(503))).toBe(false);
    expect(retryUnlessRefused(0, error(404))).toBe(false);
  });
});
