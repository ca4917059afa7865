import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobsEvent } from '../../live/events.dto.js';
import { publishEvents } from '../../live/publish.js';
import { StateService } from '../../platform/state/state.service.js';

/** Says when the last import ended: `{ at }`, an ISO time. */
const LAST_IMPORT = 'imports.last';

/** "impo" as a number: whoever imports shares this lock, so that one that dies is not under way for ever. */
const UNDER_WAY = 0x696d706f;

/** When the sources were last looked through, whatever came of it: "Updated hourly" is true by this. */
@Injectable()
export class LastImport {
  private readonly state: StateService;

  constructor(private readonly dataSource: DataSource) {
    this.state = new StateService(dataSource);
  }

  /** ISO time; undefined before the first import has ended. */
  async at(): Promise<string | undefined> {
    return (await this.state.get<{ at: string }>(LAST_IMPORT))?.at;
  }

  /** An import by hand or by schedule: others can see that it is under way, and at its end all open pages are told. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    try {
      await runner.query('SELECT pg_advisory_lock_shared($1)', [UNDER_WAY]);
      const result = await work();
      await this.note();
      return result;
    } finally {
      // a connection that was lost has let go by itself
      await runner.query('SELECT pg_advisory_unlock_shared($1)', [UNDER_WAY]).catch(() => undefined);
      await runner.release();
    }
  }

  /** In any process. */
  async isUnderWay(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ is: boolean }[]>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND objsubid = 1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS is`,
      [UNDER_WAY],
    );
    return row!.is;
  }

  /** An import has ended now. */
  async note(): Promise<void> {
    const at = new Date().toISOString();
    await this.state.set(LAST_IMPORT, { at });
    const event: JobsEvent = { added: [], changed: [], removed: [], importedAt: at };
    await publishEvents(this.dataSource, [{ topic: 'jobs', userId: null, event }]);
  }
}
