import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { filter, Subject, type Observable } from 'rxjs';
import { DatabaseConfig } from '../platform/database/database.config.js';
import type { TaskState } from './task-kind.js';

const CHANNEL = 'tasks';
const LONGEST_PAUSE_MS = 10_000;

export interface TaskSignal {
  taskId: string;
  userId: string;
  state: TaskState;
}

/**
 * What happens to any task, in whichever process: the table tells on one channel of PostgreSQL. While the connection is
 * away signals are lost, so whoever relies on them looks at the row from time to time as well.
 */
@Injectable()
export class TaskSignals implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Tasks');
  private readonly all = new Subject<TaskSignal>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private tries = 0;

  constructor(private readonly database: DatabaseConfig) {}

  of(taskId: string): Observable<TaskSignal> {
    return this.all.pipe(filter((signal) => signal.taskId === taskId));
  }

  everyone(): Observable<TaskSignal> {
    return this.all.asObservable();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.all.complete();
    await this.client?.end().catch((error: unknown) => this.logger.debug(String(error)));
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: 'landfall-tasks',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.debug(`No signals of tasks: ${error.message}`));
    client.once('end', () => this.again());
    client.on('notification', ({ payload }) => this.pass(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.tries = 0;
    } catch (error) {
      this.logger.debug(`No signals of tasks: ${String(error)}`);
      await client.end().catch((reason: unknown) => this.logger.debug(String(reason)));
      this.again();
    }
  }

  private again(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.tries += 1;
    this.timer = setTimeout(() => void this.listen(), Math.min(LONGEST_PAUSE_MS, 250 * 2 ** this.tries));
  }

  private pass(payload: string): void {
    const [taskId = '', userId = '', state = ''] = payload.split(' ');
    this.all.next({ taskId, userId, state: state as TaskState });
  }
}
