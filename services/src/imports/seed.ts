import { readFile } from 'node:fs/promises';
import type { LastImport } from '../jobs/live/last-import.js';
import { sourceFrom } from './import.config.js';
import { readRows, UnreadableFile } from './job-file.js';
import type { ImportResult, JobImport } from './job-import.js';

/** A file that is not seeded. The message is a sentence for whoever typed the command. */
export class SeedRefusal extends Error {
  override readonly name = 'SeedRefusal';
}

/** Imports one file as the schedule would, and open pages hear of it. Answers lines for people to read. */
export async function seedFile(
  path: string,
  imports: Pick<JobImport, 'run'>,
  lastImport: Pick<LastImport, 'during'>,
): Promise<string[]> {
  await refuseOtherKinds(path);
  return told(path, await lastImport.during(() => imports.run(sourceFrom(path))));
}

async function refuseOtherKinds(path: string): Promise<void> {
  let rows;
  try {
    rows = readRows(await readFile(path)).rows;
  } catch (error) {
    if (error instanceof UnreadableFile) throw new SeedRefusal(`${path}: ${error.message}`);
    throw new SeedRefusal(`${path} cannot be opened.`);
  }
  const isJobs = rows.some(({ value }) => 'title' in value && 'company' in value);
  if (!isJobs)
    throw new SeedRefusal(
      `${path} is not a list of jobs: no row has both "title" and "company". Only jobs can be imported.`,
    );
}

function told(path: string, { isUnchanged, added, changed, same, removed, held, rejected }: ImportResult): string[] {
  if (isUnchanged) return [`${path}: the same as last time`];
  const shown = rejected.slice(0, 20).map(({ line, reason }) => `  line ${line}: ${reason}`);
  const more = rejected.length > 20 ? [`  and ${rejected.length - 20} more, in the table import_rejects`] : [];
  const sum = `${added} added, ${changed} changed, ${same} as before, ${removed} gone, ${rejected.length} refused`;
  const waiting = held > 0 ? `, ${held} held for review` : '';
  return [`${path}: ${sum}${waiting}`, ...shown, ...more];
}
