import { runMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { postgresOptions } from './data-source.js';
import { ConfigError } from '../config/config.js';
import { PATIENCE_MS, type DatabaseSettings } from './database.config.js';
import { loadMigrations } from './migrations.js';

/** "landfall" as a number: one migration at a time, however many programs start at once. */
const LOCK = 0x1a4dfa11;

/** Brings a database to the newest schema and answers the names of what was run; a `ConfigError` where there is none. */
export async function migrate(config: DatabaseSettings): Promise<string[]> {
  const { url: connectionString, connectTimeoutMs = PATIENCE_MS } = config;
  const lock = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  await lock.connect().catch((error: Error) => {
    throw new ConfigError(`DATABASE_URL leads to no database that can be used: ${error.message}.`);
  });
  const dataSource = new DataSource({
    ...postgresOptions({ ...config, poolSize: 1, statementTimeoutMs: 0 }, 'landfall-migrate'),
    migrations: await loadMigrations(),
    migrationsTableName: 'migrations',
  });
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await dataSource.initialize();
    const done = await dataSource.runMigrations({ transaction: 'each' });
    const pool = new pg.Pool({ connectionString, max: 1 });
    await runMigrations(pool).finally(() => pool.end());
    return done.map(({ name }) => name);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await lock.end(); // also lets go of the advisory lock
  }
}
