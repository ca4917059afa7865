import { setTimeout as wait } from 'node:timers/promises';
import { processorTime, programsOf } from './processor-time.mjs';

/** Of one processor. */
const QUIET_SHARE = 0.05;
const PATIENCE_MS = 240_000;

/** A product that was just started brings in registers and news: that is over before anything is measured. */
export async function untilQuiet(pid) {
  const until = performance.now() + PATIENCE_MS;
  const share = async (ms) => {
    const names = programsOf(pid);
    const pids = [...(names.worker ?? []), ...(names.database ?? [])];
    const before = processorTime(pids);
    await wait(ms);
    return (processorTime(pids) - before) / ms;
  };
  // twice, as one register may have ended and the next not begun
  while ((await share(3_000)) > QUIET_SHARE || (await share(3_000)) > QUIET_SHARE) {
    if (performance.now() > until) return console.error('The product is still busy with work of its own.');
  }
}
