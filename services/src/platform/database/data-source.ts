import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { PATIENCE_MS, type DatabaseSettings } from './database.config.js';
import { ImpatientClient } from './impatient-client.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

const logger = new Logger('Postgres');

/** With the try that follows, whoever asks a server that hangs is told so within five seconds. */
const DOUBT_MS = 2_000;

/** A lost connection is logged and replaced by the pool; it never ends the process. */
export function postgresOptions(config: DatabaseSettings, name: string): PostgresOptions {
  return {
    type: 'postgres',
    url: config.url,
    applicationName: name,
    synchronize: false,
    migrationsRun: false,
    poolSize: config.poolSize,
    connectTimeoutMS: config.connectTimeoutMs ?? PATIENCE_MS,
    poolErrorHandler: (error: Error) => logger.warn(`A connection was lost: ${error.message}`),
    extra: {
      Client: ImpatientClient,
      // The server ends a statement at its limit, and says so: only what is later than that comes from one that hangs.
      query_timeout: config.answerTimeoutMs && Math.max(config.answerTimeoutMs, config.statementTimeoutMs + 1_000),
      doubt_timeout: config.answerTimeoutMs && DOUBT_MS,
      statement_timeout: config.statementTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    },
  };
}

/** The pool that TypeORM keeps, for libraries that speak to `pg` themselves. */
export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;
