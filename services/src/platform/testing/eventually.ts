import { setTimeout as wait } from 'node:timers/promises';

/** Looks again until what is expected has come true; fails with the last reason. */
export async function eventually<T>(look: () => T | Promise<T>, patienceMs = 120_000): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(25);
    }
  }
}
