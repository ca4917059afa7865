import type { EntityManager } from 'typeorm';
import { groupOfTitle } from '../visas/title-group.js';
import { giveHeadStarts, shortenHeadStarts } from './head-start/head-starts.js';
import type { JobEntity } from './job.entity.js';
import { wholePlace } from './whole-place.js';

/** What a job says, apart from what the table itself adds. */
export type JobRow = Omit<
  JobEntity,
  'id' | 'firstSeenAt' | 'updatedAt' | 'heldAt' | 'removedAt' | 'isUnsponsored' | 'refusal' | 'premiumUntil'
>;

const columns: Record<keyof JobRow, string> = {
  sourceKey: 'source_key varchar',
  sourceId: 'source_id varchar',
  title: 'title varchar',
  company: 'company varchar',
  location: 'location varchar',
  country: 'country varchar',
  placeWords: 'place_words text',
  description: 'description text',
  category: 'category varchar',
  experienceLevel: 'experience_level varchar',
  jobType: 'job_type varchar',
  visaType: 'visa_type varchar',
  skills: 'skills text[]',
  salary: 'salary varchar',
  pay: 'pay jsonb',
  isRemote: 'is_remote boolean',
  url: 'url varchar',
  logoUrl: 'logo_url varchar',
  postedAt: 'posted_at timestamptz',
  expiresAt: 'expires_at varchar',
  expiresOn: 'expires_on date',
  closesAt: 'closes_at timestamptz',
  source: 'source varchar',
  isSample: 'is_sample boolean',
  sponsorship: 'sponsorship jsonb',
  extra: 'extra jsonb',
  digest: 'digest char(32)',
};

/** What is read from the row when it is written, and stands in the table alone. */
const readings = {
  'title_group char(2)': ({ title, country }: JobRow) =>
    country === 'United Kingdom' ? groupOfTitle(title) : undefined,
  'whole_place varchar': ({ location, country }: JobRow) => wholePlace(location, country),
};

const nameOf = (column: string) => column.split(' ')[0]!;
const allColumns = [...Object.values(columns), ...Object.keys(readings)];
const names = allColumns.map(nameOf);
const given = `jsonb_to_recordset($1::jsonb) AS given (${allColumns.join(', ')})`;
const BATCH = 5_000;

/**
 * Writes many jobs in few statements, each of which also brings the search table up to date.
 * @param headStart for how many hours premium members alone see them
 */
export async function insertJobs(manager: EntityManager, rows: JobRow[], headStart: number): Promise<void> {
  for (const batch of inBatches(rows)) {
    const came = await manager.query<{ id: number }[]>(
      `INSERT INTO jobs (${names.join(', ')}) SELECT ${names.join(', ')} FROM ${given} RETURNING id`,
      [batch],
    );
    await giveHeadStarts(
      manager,
      came.map(({ id }) => id),
      headStart,
    );
  }
}

/** Rows are known by their source and their id there. A row that had gone is back. */
export async function updateJobs(manager: EntityManager, rows: JobRow[], headStart: number): Promise<void> {
  const assignments = names.map((name) => `${name} = given.${name}`).join(', ');
  for (const batch of inBatches(rows)) {
    const [changed] = await manager.query<[{ id: number }[], number]>(
      `UPDATE jobs SET ${assignments}, removed_at = NULL, is_unsponsored = false, refusal = NULL, updated_at = now() FROM ${given}
       WHERE jobs.source_key = given.source_key AND jobs.source_id = given.source_id
       RETURNING jobs.id`,
      [batch],
    );
    await shortenHeadStarts(
      manager,
      changed.map(({ id }) => id),
      headStart,
    );
  }
}

/** Rows of the table as they were, by their ids: all that a job says, and whether it was listed. */
export async function restoreJobs(manager: EntityManager, records: JobRecord[]): Promise<void> {
  const restored = [...names, 'removed_at', 'is_unsponsored', 'refusal'];
  const assignments = restored.map((name) => `${name} = given.${name}`).join(', ');
  for (let start = 0; start < records.length; start += BATCH) {
    await manager.query(
      `UPDATE jobs SET ${assignments}, updated_at = now()
       FROM jsonb_populate_recordset(NULL::jobs, $1::jsonb) AS given WHERE jobs.id = given.id`,
      [JSON.stringify(records.slice(start, start + BATCH))],
    );
  }
}

/** A row of the table as JSON, by the names of its columns. */
export type JobRecord = { id: number } & Record<string, unknown>;

export const fromRecord = (record: JobRecord): JobRow =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, record[nameOf(column)]]),
  ) as unknown as JobRow;

function inBatches(rows: JobRow[]): string[] {
  const batches: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    batches.push(JSON.stringify(rows.slice(start, start + BATCH).map(toRecord)));
  }
  return batches;
}

const toRecord = (row: JobRow) =>
  Object.fromEntries([
    ...Object.entries(columns).map(([key, column]) => [nameOf(column), row[key as keyof JobRow]]),
    ...Object.entries(readings).map(([column, read]) => [nameOf(column), read(row)]),
  ]);
