import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '../platform/refusals/refusals.js';

/** "open" as a number: one decision at a time. */
const LOCK = 0x6f70656e;
/**
 * An import that is writing the very same jobs is waited for, in short tries. Shorter than the second after which
 * PostgreSQL looks for transactions that wait for each other and ends one of them: it could be the import.
 */
const ONE_TRY = '500ms';
const TRIES = 8;
const PAUSE_MS = 250;
const LOCK_NOT_AVAILABLE = '55P03';

/** Does this in a transaction, after other decisions and not while they are being made. */
export async function decideAlone<T>(
  dataSource: DataSource,
  decide: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = '${ONE_TRY}'`);
        await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
        return await decide(manager);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (left === 0) throw new Unavailable('These jobs are just being imported. Try again in a moment.');
      await wait(PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
