import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { postgresOptions } from '../database/data-source.js';
import { migrate } from '../database/migrate.js';
import { migrationsFolder } from '../database/migrations.js';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 0x1a4dfa12;
const PATIENCE_MS = 60_000;

/** Settings of a test's own connections. */
export const patientSettings = (url: string, poolSize = 4) => ({
  url,
  poolSize,
  statementTimeoutMs: PATIENCE_MS,
  connectTimeoutMs: PATIENCE_MS,
});

/** Settings of a tested program: what a person is not kept waiting for, a test on a busy machine waits for. */
export const patientDatabase = (url: string) => ({
  DATABASE_URL: url,
  DATABASE_STATEMENT_TIMEOUT_MS: String(PATIENCE_MS),
  DATABASE_CONNECT_TIMEOUT_MS: String(PATIENCE_MS),
});

export function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server on which databases may be made');
  return url;
}

/** A fresh database with the newest schema, copied from a template that is migrated once for each state of the migrations. */
export async function testDatabase(): Promise<TestDatabase> {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await migratedTemplate(admin);
    // less than half of what the copy through the log costs
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  } finally {
    await admin.end();
  }
  const url = urlOf(name);
  const dataSource = await new DataSource(postgresOptions(patientSettings(url), 'landfall-test')).initialize();
  return {
    url,
    dataSource,
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      const client = new pg.Client({ connectionString: adminUrl() });
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).finally(() => client.end());
    },
  };
}

async function migratedTemplate(admin: pg.Client): Promise<string> {
  const template = `landfall_template_${await stateOfMigrations()}`;
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (rowCount) return template;
  const making = `${template}_making`;
  await admin.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${making}`);
  await migrate(patientSettings(urlOf(making)));
  await admin.query(`ALTER DATABASE ${making} RENAME TO ${template}`);
  return template;
}

async function stateOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsFolder)).sort()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}
