import { setTimeout as wait } from 'node:timers/promises';
import { processorTime, programsOf } from './processor-time.mjs';

/** Of one processor. */
const QUIET_SHARE = 0.05;
const PATIENCE_MS = 360_000;

/**
 * A product that was just started brings in registers and news: that is over before anything is measured. Between two
 * registers it rests longer than any sample of its processor time lasts, so what it says of itself is asked first.
 * @param {string} url of the product
 * @param {number | undefined} pid its process, if it is known
 */
export async function untilQuiet(url, pid) {
  const until = performance.now() + PATIENCE_MS;
  const share = async (ms) => {
    const names = programsOf(pid);
    const pids = [...(names.worker ?? []), ...(names.database ?? [])];
    const before = processorTime(pids);
    await wait(ms);
    return (processorTime(pids) - before) / ms;
  };
  const isBusy = async () => (await share(3_000)) > QUIET_SHARE;
  // twice, as one piece of work may have ended and the next not begun
  while ((await isStarting(url)) || (await isBusy()) || (await isBusy())) {
    if (performance.now() > until) return console.error('The product is still busy with work of its own.');
    await wait(500);
  }
}

async function isStarting(url) {
  const answer = await fetch(`${url}/health/ready`);
  const { dependencies } = await answer.json();
  return dependencies.some(({ state }) => state === 'starting');
}
