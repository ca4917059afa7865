import { keepAlive } from './keep-alive.mjs';

/** A server that runs until it is stopped or crashes. */
function aServer() {
  let over;
  const ended = new Promise((resolve) => (over = resolve));
  const server = { url: 'there', ended, isOver: false, crash: over, stop: async () => over() };
  void ended.then(() => (server.isOver = true));
  return server;
}

it('a server that is just coming back when all is to end ends too', async () => {
  const [first, second] = [aServer(), aServer()];
  let cameBack;
  let asked;
  const isAsked = new Promise((resolve) => (asked = resolve));
  const kept = await keepAlive('A server', (before) => {
    if (!before) return Promise.resolve(first);
    asked();
    return new Promise((resolve) => (cameBack = () => resolve(second)));
  });

  first.crash();
  await isAsked;
  const stopped = kept.stop();
  cameBack();
  await stopped;

  expect(second.isOver).toBe(true);
});
