import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long at most may a loop over many texts keep everybody else waiting. */
const LONGEST_MS = 20;

/** For a loop that computes: what it answers, awaited in each round, lets others have their turn when it is time. */
export function breathing(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
