import type { DataSource, EntityManager } from 'typeorm';
import { inShortTries } from '../platform/database/in-short-tries.js';

/** "open" as a number: one decision at a time. */
const LOCK = 0x6f70656e;

export const BUSY = 'These jobs are just being imported. Try again in a moment.';

/** Does this in a transaction, after other decisions and not while they are being made. */
export const decideAlone = <T>(dataSource: DataSource, decide: (manager: EntityManager) => Promise<T>): Promise<T> =>
  inShortTries(dataSource, BUSY, async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    return decide(manager);
  });
