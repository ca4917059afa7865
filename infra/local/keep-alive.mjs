import { setTimeout as wait } from 'node:timers/promises';
import { BackOff } from './back-off.mjs';
import { say } from './steps.mjs';

/**
 * Starts a server and, whenever it ends by itself, starts it again at the same address.
 *
 * @param {string} name
 * @param {(before?: Server) => Promise<Server>} start is given the server in whose place the new one comes
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} nothing runs any more when `stop` is done
 * @typedef {{ url: string, ended: Promise<unknown>, stop: () => Promise<void> }} Server
 */
export async function keepAlive(name, start) {
  let current = await start();
  let isStopping = false;
  const backOff = new BackOff();
  const guard = (async () => {
    for (;;) {
      await current.ended;
      if (isStopping) return;
      say(`${name} ended; it is started again.`);
      await wait(backOff.pause());
      if (isStopping) return;
      try {
        current = await start(current);
        if (isStopping) return await current.stop(); // it came while the stop waited for it
        backOff.started();
        say(`${name} is back.`);
      } catch (error) {
        say(error.message);
      }
    }
  })();
  return {
    url: current.url,
    stop: async () => {
      isStopping = true;
      await current.stop();
      await guard;
    },
  };
}
