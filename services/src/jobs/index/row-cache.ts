import { Injectable } from '@nestjs/common';
import type { JobEntity } from '../job.entity.js';

const MOST_ROWS = 20_000;
/** Letters of all descriptions that are kept; some adverts are 200,000 long. */
const MOST_LETTERS = 20_000_000;

/**
 * Rows of jobs that lists show again and again. Kept only while somebody tells of every change; of the rows that were
 * not asked for the longest, the first to go.
 */
@Injectable()
export class RowCache {
  private readonly rows = new Map<number, JobEntity>();
  private letters = 0;
  /** Raised by every change: what was being read meanwhile may be older than it. */
  private changes = 0;
  private isFresh = () => false;

  useWhile(isFresh: () => boolean): void {
    this.isFresh = isFresh;
  }

  forget(ids: number[]): void {
    this.changes += 1;
    for (const id of ids) this.drop(id);
  }

  clear(): void {
    this.changes += 1;
    this.rows.clear();
    this.letters = 0;
  }

  /** Those of the ids that exist, in their order; `read` is asked for what is not kept. */
  async inOrder(ids: number[], read: (ids: number[]) => Promise<JobEntity[]>): Promise<JobEntity[]> {
    if (!this.isFresh()) return read(ids);
    const found = new Map<number, JobEntity>();
    for (const id of ids) {
      const row = this.rows.get(id);
      if (!row) continue;
      found.set(id, row);
      this.rows.delete(id); // put back at the end: asked for last
      this.rows.set(id, row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) {
      const before = this.changes;
      for (const row of await read(missing)) found.set(row.id, row);
      if (before === this.changes) for (const id of missing) this.keep(found.get(id));
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  private keep(row: JobEntity | undefined): void {
    if (!row) return;
    this.drop(row.id);
    this.rows.set(row.id, row);
    this.letters += row.description.length;
    for (const id of this.rows.keys()) {
      if (this.rows.size <= MOST_ROWS && this.letters <= MOST_LETTERS) return;
      this.drop(id);
    }
  }

  private drop(id: number): void {
    const row = this.rows.get(id);
    if (!row) return;
    this.rows.delete(id);
    this.letters -= row.description.length;
  }
}
