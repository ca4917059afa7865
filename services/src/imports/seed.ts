import { readFile } from 'node:fs/promises';
import type { LastImport } from '../jobs/live/last-import.js';
import { sourceFrom } from './import.config.js';
import type { ImportResult } from './import-runs.js';
import { readRows, UnreadableFile } from './job-file.js';
import type { JobImport } from './job-import.js';

/** A file that is not seeded. The message is a sentence for whoever typed the command. */
export class SeedRefusal extends Error {
  override readonly name = 'SeedRefusal';
}

const MOST_SHOWN = 20;

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
      `${path} is not a list of jobs: no row has both "title" and "company". Only jobs and registers of sponsors can be imported.`,
    );
}

function told(path: string, result: ImportResult): string[] {
  const { isUnchanged, added, changed, same, leftToOthers, removed, held, rejected, notes } = result;
  if (isUnchanged) return [`${path}: the same as last time`];
  const sum = `${added} added, ${changed} changed, ${same} as before, ${removed} gone, ${rejected.length} refused`;
  const left = leftToOthers > 0 ? `, ${leftToOthers} left to a file that came later` : '';
  const waiting = held.length > 0 ? `, ${held.length} held for review` : '';
  const lacking = notes.length > 0 ? `; ${notes.length} ${notes.length === 1 ? 'link' : 'links'} left out` : '';
  return [
    `${path}: ${sum}${left}${waiting}${lacking}`,
    ...firstOf(
      rejected.map(({ line, reason }) => `  line ${line}: ${reason}`),
      ', in the table import_rejects',
    ),
    ...firstOf(
      held.map(({ line, reasons }) => `  line ${line}: held for review: ${reasons.join('; ')}.`),
      ', among the held adverts of the administration',
    ),
    ...firstOf(notes.map(({ line, note }) => `  line ${line}: ${note}`)),
  ];
}

const firstOf = (lines: string[], where = '') =>
  lines.length > MOST_SHOWN
    ? [...lines.slice(0, MOST_SHOWN), `  and ${lines.length - MOST_SHOWN} more${where}`]
    : lines;
