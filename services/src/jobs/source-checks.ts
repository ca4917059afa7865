import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { LastImport } from './live/last-import.js';

interface Checks {
  /** When the sources were last looked through, whatever came of it; ISO time. */
  importedAt?: string;
  /** By the key of a source, when it was last read; ISO times. */
  checkedAt: Map<string, string>;
  /** Another one whenever one of these times is. */
  stamp: string;
}

/** Sources are checked by the hour: their times need not be asked for with each list. */
const FRESH_FOR_MS = 5_000;

/** How old what the board shows is: "Updated hourly" can be held against it. */
@Injectable()
export class SourceChecks {
  private known?: { checks: Promise<Checks>; at: number };

  constructor(
    private readonly dataSource: DataSource,
    private readonly lastImport: LastImport,
  ) {}

  async now(): Promise<Checks> {
    if (!this.known || Date.now() - this.known.at > FRESH_FOR_MS) {
      const asked = { checks: this.read(), at: Date.now() };
      this.known = asked;
      // what could not be read is asked for again by the next
      asked.checks.catch(() => this.known === asked && (this.known = undefined));
    }
    return this.known.checks;
  }

  private async read(): Promise<Checks> {
    const [importedAt, { rows }] = await Promise.all([
      this.lastImport.at(),
      poolOf(this.dataSource).query<{ key: string; at: Date }>(
        'SELECT key, checked_at AS at FROM job_sources ORDER BY key',
      ),
    ]);
    const checkedAt = new Map(rows.map(({ key, at }) => [key, at.toISOString()]));
    return { importedAt, checkedAt, stamp: [importedAt, ...checkedAt.values()].join(' ') };
  }
}
