import type { DataSource, EntityManager } from 'typeorm';

/** "jobs" as a number: one import at a time, however many workers there are. */
const LOCK = 0x6a6f6273;

/** From here to its end this transaction is the only one that imports. */
export async function importAlone(manager: EntityManager): Promise<void> {
  // a large file may take longer than any question may, and its lines are read between two of them
  await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}

/** After an import: fresh statistics and a merged index, at once instead of some minutes later. */
export async function settleSearch(dataSource: DataSource): Promise<void> {
  await dataSource.query(`SELECT gin_clean_pending_list('job_search_words')`);
  await dataSource.query('ANALYZE job_search');
}
