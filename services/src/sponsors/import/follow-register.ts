import type { DataSource, EntityManager } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { readAgain } from '../../imports/read-again.js';
import { JobSponsors } from '../job-sponsors.js';
import { judgePeople } from '../people/people-flags.js';
import { noteNamesakes } from './namesakes.js';
import { nameAsShipped } from './shipped-names.js';

/** "spon" as a number: one register at a time, however many workers there are. */
const REGISTER_LOCK = 0x73706f6e;

/** In one transaction that nothing else of the register comes between. */
export const underRegisterLock = <Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> =>
  dataSource.transaction(async (manager) => {
    // a register takes longer than any question may, and is compared between two statements
    await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await manager.query('SELECT pg_advisory_xact_lock($1)', [REGISTER_LOCK]);
    return work(manager);
  });

/** Entries that were written by rules of another day are what they are by those of today. */
export async function entriesFollow(manager: EntityManager): Promise<void> {
  await judgePeople(manager);
  await noteNamesakes(manager);
  await nameAsShipped(manager);
}

/** Jobs are held against the register that is here, lines that it refused are read again, and their names judged. */
export async function jobsFollow(dataSource: DataSource, manager: EntityManager): Promise<void> {
  await new JobSponsors(dataSource).renew(manager);
  await readAgain(manager);
  await new AdvertGuard(dataSource).judgeNames(manager);
}

/** Before anybody can search it: a plan made for other tables takes longer than a question may. */
export async function plansFollow(manager: EntityManager): Promise<void> {
  for (const table of ['sponsors', 'sponsor_search', 'sponsor_names', 'sponsor_kinds']) {
    await manager.query(`ANALYZE ${table}`);
  }
}
