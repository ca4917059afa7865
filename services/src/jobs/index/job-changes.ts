import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { ChangeLog, type LoggedChange } from './change-log.js';

export interface JobChange {
  /** All ids that changed, each once. A job may be in several of the lists below; how it stands now is in the tables. */
  ids: number[];
  added: number[];
  /** Came for premium members only: they are among `added` too where they are new. */
  early: number[];
  /** Came for everybody else. */
  opened: number[];
  changed: number[];
  removed: number[];
  /** Names the state of the data up to and with this change; the same in every process. */
  version: string;
  /** Changes were missed (a long sleep): whatever was kept from before must be read anew. The lists are empty then. */
  isGap: boolean;
}

export type ChangeListener = (change: JobChange) => void | Promise<void>;

const CHANNEL = 'job_changes';
/** Reads even without a notice: says how fresh the reader is, and finds what was committed over a dead connection. */
const HEARTBEAT_MS = 500;
const RECONNECT_MS = 500;
const AUDIT_MS = 10_000;

/**
 * Tells what changes about jobs, whoever changes it, in this process or another; misses no commit, and may tell one
 * twice. Begins with the first listener. The next change is told when all listeners have taken in the last.
 */
@Injectable()
export class JobChanges implements OnApplicationShutdown {
  private readonly logger = new Logger('JobChanges');
  private readonly listeners = new Set<ChangeListener>();
  private client: pg.Client | undefined;
  private log: ChangeLog | undefined;
  private told: string | undefined;
  private begun: Promise<void> | undefined;
  private reading: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  private isDeaf = false;
  private timer: NodeJS.Timeout | undefined;
  private auditedAt = -Infinity;
  private freshAt = -Infinity;

  constructor(private readonly database: DatabaseConfig) {}

  /** From when this resolves, no commit is missed. Answers how to stop listening. */
  async follow(listener: ChangeListener): Promise<() => void> {
    this.listeners.add(listener);
    this.begun ??= this.begin();
    await this.begun;
    return () => void this.listeners.delete(listener);
  }

  /** The newest state that listeners were told of; undefined before the first one follows. */
  get version(): string | undefined {
    return this.told;
  }

  /** For how many milliseconds there may be commits that the listeners do not know of. */
  get lag(): number {
    return performance.now() - this.freshAt;
  }

  /** Reads now. What was committed before the call has been told when this resolves; rejects when it cannot be read. */
  async catchUp(): Promise<void> {
    await this.reading?.catch(() => undefined); // may have begun before that commit
    await this.read();
  }

  /** Tells, when this transaction commits, that these jobs are answered differently though their rows stay. */
  async note(manager: EntityManager, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    await manager.query(`INSERT INTO job_changes (kind, job_ids) VALUES ('changed', $1)`, [ids]);
    await manager.query(`SELECT pg_notify('${CHANNEL}', '')`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async begin(): Promise<void> {
    while (!(await this.connect()) && !this.isStopped) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  private async connect(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 2_000,
      statement_timeout: this.database.statementTimeoutMs,
      query_timeout: this.database.statementTimeoutMs,
      application_name: 'landfall-changes',
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`News of jobs are interrupted: ${error.message}`));
    client.on('notification', () => this.readSoon());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.log ??= await ChangeLog.from(client);
      this.told ??= this.log.version;
      this.client = client;
      this.auditedAt = -Infinity; // what was pruned while nobody read is found by the count
      await this.read();
      this.isDeaf = false;
      this.beat();
      return true;
    } catch (error) {
      // Tried twice a second: told once for each stretch of trouble.
      if (!this.isDeaf && !this.isStopped) this.logger.warn(`News of jobs cannot be had now: ${String(error)}`);
      this.isDeaf = true;
      this.client = undefined;
      await client.end().catch(() => undefined);
      return false;
    }
  }

  private beat(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.read().then(
        () => this.beat(),
        () => void this.begin(), // the connection is lost
      );
    }, HEARTBEAT_MS).unref();
  }

  private readSoon(): void {
    if (this.reading) this.isAskedAgain = true;
    else this.read().catch(() => undefined); // the heartbeat sees to a lost connection
  }

  private read(): Promise<void> {
    this.reading ??= this.readAll().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      const began = performance.now();
      await this.readOnce(began);
      this.freshAt = began;
    } while (this.isAskedAgain && !this.isStopped);
  }

  private async readOnce(now: number): Promise<void> {
    const { client, log } = this;
    if (!client || !log) throw new Error('Not connected');
    const isAudit = now - this.auditedAt > AUDIT_MS;
    const { changes, isGap } = await log.read(client, isAudit).catch(async (error: unknown) => {
      this.client = undefined;
      await client.end().catch(() => undefined);
      throw error;
    });
    if (isAudit) {
      this.auditedAt = now;
      await log.prune(client);
    }
    if (isGap) this.logger.warn('Changes of jobs were missed; what is known of jobs is read anew.');
    if (changes.length === 0 && !isGap) return;
    this.told = log.version;
    await this.tell({ ...asOne(changes), version: log.version, isGap });
  }

  private async tell(change: JobChange): Promise<void> {
    const listening = [...this.listeners].map(async (listener) => listener(change));
    for (const { status, reason } of (await Promise.allSettled(listening)) as PromiseRejectedResult[]) {
      if (status === 'rejected') this.logger.error(`A change of jobs was not taken in: ${String(reason)}`);
    }
  }
}

function asOne(changes: LoggedChange[]): Omit<JobChange, 'version' | 'isGap'> {
  const ids = (kind?: LoggedChange['kind']) => [
    ...new Set(changes.filter((change) => !kind || change.kind === kind).flatMap(({ jobIds }) => jobIds)),
  ];
  return {
    ids: ids(),
    added: ids('added'),
    early: ids('early'),
    opened: ids('opened'),
    changed: ids('changed'),
    removed: ids('removed'),
  };
}
