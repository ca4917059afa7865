import { setTimeout as wait } from 'node:timers/promises';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { Unavailable } from '../refusals/refusals.js';

/**
 * Whoever is writing the same rows is waited for, in short tries. Shorter than the second after which PostgreSQL looks for
 * transactions that wait for each other and ends one of them: it could be an import.
 */
const ONE_TRY = '500ms';
const TRIES = 8;
const PAUSE_MS = 250;
const LOCK_NOT_AVAILABLE = '55P03';

interface Transactions {
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
}

/** Each try is a transaction, or a part of one that is taken back by itself. `busy` is said when none came through. */
export async function inShortTries<T>(
  on: Transactions,
  busy: string,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await on.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = '${ONE_TRY}'`);
        return await work(manager);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (left === 0) throw new Unavailable(busy);
      await wait(PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
