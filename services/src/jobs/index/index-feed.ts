import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { copyRows } from './copy-rows.js';
import type { IndexHome } from './index-home.js';
import { idOfRow, packedColumns, packedTable } from './packed-rows.js';

/** So many jobs are read by one question; between two of them searches are answered. */
const BATCH = 500;

/** Brings rows of the search table into an index, over a connection of its own. */
@Injectable()
export class IndexFeed implements OnApplicationShutdown {
  private readonly logger = new Logger('JobIndex');
  private client: Promise<pg.Client> | undefined;
  private filling: pg.Client | undefined;

  constructor(private readonly database: DatabaseConfig) {}

  async countJobs(): Promise<number> {
    const client = await this.connected();
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::integer AS n FROM job_search');
    return rows[0]!.n;
  }

  /** All jobs, in the order of lists: neighbours in a list are neighbours in memory. Answers the options they carry. */
  async fill(home: IndexHome): Promise<number[]> {
    const client = await this.connect();
    this.filling = client;
    try {
      const order = 'posted_at DESC NULLS LAST, job_id DESC';
      await copyRows(client, `SELECT ${packedColumns} FROM ${packedTable} ORDER BY ${order}`, (row) => home.load(row));
    } finally {
      this.filling = undefined;
      await client.end();
    }
    return home.loaded();
  }

  /** These jobs as they are now. Answers options that were not met before. */
  async refresh(home: IndexHome, ids: number[]): Promise<number[]> {
    const client = await this.connected();
    const options: number[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = ids.slice(at, at + BATCH).map((id) => Math.trunc(id));
      const gone = new Set(some);
      const rows: Buffer[] = [];
      await copyRows(client, `SELECT ${packedColumns} FROM ${packedTable} WHERE job_id IN (${some.join()})`, (row) => {
        gone.delete(idOfRow(row));
        rows.push(Buffer.from(row));
      });
      options.push(...(await home.apply(rows, [...gone])));
    }
    return options;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await Promise.allSettled([client?.end(), this.filling?.end()]);
  }

  private connected(): Promise<pg.Client> {
    this.client ??= this.connectAndKeep();
    return this.client;
  }

  private async connectAndKeep(): Promise<pg.Client> {
    const forget = () => (this.client = undefined);
    try {
      const client = await this.connect();
      client.on('error', forget);
      client.on('end', forget);
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: this.database.connectTimeoutMs,
      application_name: 'landfall-index',
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`The search index lost its connection: ${error.message}`));
    await client.connect();
    return client;
  }
}
