import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobReader } from '../jobs/job-reader.js';
import type { WrittenJob } from './job-input.dto.js';

/** Jobs as they were just written, each with why it is held if it is. */
@Injectable()
export class WrittenJobsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobReader,
  ) {}

  /** In the order of the ids. */
  async byIds(ids: number[]): Promise<WrittenJob[]> {
    const [jobs, held] = [await this.jobs.byIds(ids), await heldAmong(this.dataSource.manager, ids)];
    return jobs.map((job) => ({ ...job, ...(held.has(job.id) && { held: held.get(job.id)! }) }));
  }
}

async function heldAmong(manager: EntityManager, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await manager.query<{ id: number; reasons: { summary: string }[] }[]>(
    `SELECT jobs.id, reasons FROM jobs JOIN advert_holds USING (source_key, source_id)
     WHERE jobs.id = ANY ($1) AND jobs.held_at IS NOT NULL`,
    [ids],
  );
  return new Map(rows.map(({ id, reasons }) => [id, reasons.map(({ summary }) => summary)]));
}
