import { Agent, request } from 'node:http';

/** A request that has no answer after so long counts as an error. */
const PATIENCE_MS = 20_000;

/** One call: how long until the last byte, and the status; 0 where there was none. */
function call(agent, address, { method = 'GET', headers, body }) {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status) => resolve({ ms: performance.now() - began, status });
    const sent = request(address, { agent, method, headers, timeout: PATIENCE_MS }, (response) => {
      response.on('end', () => done(response.statusCode));
      response.on('error', () => done(0));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

/**
 * Sends `perSecond` requests a second for `seconds`, whether or not earlier ones have been answered: a slow server gets
 * no mercy. `next` makes the n-th request as `{ path, method?, body? }`.
 * @returns {Promise<{ times: number[], errors: number }>} times in milliseconds
 */
export async function load(product, { perSecond, seconds, headers, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const began = performance.now();
  const calls = [];
  const total = Math.ceil(perSecond * seconds);
  await new Promise((resolve) => {
    const tick = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
      while (calls.length < due) {
        const { path, ...rest } = next(calls.length);
        const own = rest.body ? { ...headers, 'content-type': 'application/json' } : headers;
        calls.push(call(agent, product + path, { ...rest, headers: own }));
      }
      if (calls.length < total) return;
      clearInterval(tick);
      resolve();
    }, 5);
  });
  const answers = await Promise.all(calls);
  agent.destroy();
  const faults = answers.map(({ status }) => status).filter((status) => status < 200 || status >= 400);
  if (faults.length > 0) console.error(`Errors by status (0: no answer): ${[...new Set(faults)].join(', ')}`);
  return {
    times: answers.map(({ ms }) => ms),
    errors: faults.length,
  };
}
