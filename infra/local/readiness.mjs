import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const PATIENCE = 20_000;
const LIMIT = 600_000;

async function dependenciesAt(url) {
  try {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) });
    const { status, dependencies } = await answer.json();
    return { isReady: status === 'ready', dependencies: dependencies ?? [] };
  } catch {
    return { isReady: false, dependencies: [] };
  }
}

/**
 * Waits until the product says that a person can use it, the first import included.
 * @param {string} url of the api
 * @param {AbortSignal} ending
 * @throws {Failure} when something it needs stays down
 */
export async function untilReady(url, ending) {
  const began = Date.now();
  let downSince;
  for (;;) {
    const { isReady, dependencies } = await dependenciesAt(url);
    if (isReady) return;
    const down = dependencies.filter(({ state }) => state === 'down');
    downSince = down.length ? (downSince ?? Date.now()) : undefined;
    if ((downSince && Date.now() - downSince > PATIENCE) || Date.now() - began > LIMIT) {
      const what = dependencies.filter(({ state }) => state !== 'up').map(({ name, detail }) => `${name} (${detail})`);
      throw new Failure(`Landfall does not become ready: ${what.join(', ') || 'the api does not answer'}`);
    }
    await wait(50, undefined, { signal: ending });
  }
}
