import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import type { ImportResult } from '../../imports/import-runs.js';
import { JobImport } from '../../imports/job-import.js';
import { sourceFrom } from '../../imports/import.config.js';
import { HeadStartConfig } from '../head-start/head-start.config.js';
import { readPlace } from '../place.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { readConfig } from '../../platform/config/config.js';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { shippedData } from '../shipped-data.js';

const folder = temporaryFolder('jobs');
const files = ['us-lca-software-2012', 'us-h2b-2019', 'canada-lmia-2024q1', 'us-lca-health-2025'];

/** Every `step`-th line of the official records, and the samples, none of which closes: tests are the same next year. */
export async function importSome(dataSource: DataSource, step = 40): Promise<void> {
  for (const file of files) {
    const text = gunzipSync(readFileSync(new URL(`${file}.jsonl.gz`, shippedData))).toString('utf8');
    const some = text
      .trim()
      .split('\n')
      .filter((_, at) => at % step === 0);
    await importText(dataSource, `${file}.jsonl`, some.join('\n'));
  }
  const samples = readFileSync(new URL('samples.json', shippedData), 'utf8').replace(
    /"expires_at": "[^"]+"/g,
    '"expires_at": ""',
  );
  await importText(dataSource, 'samples.json', samples, true);
}

/** Imports a file of this name and content, as the schedule would; premium members see new jobs so many hours first. */
export function importText(
  dataSource: DataSource,
  name: string,
  content: string | Buffer,
  isSample = false,
  headStart = 0,
): Promise<ImportResult> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return new JobImport(dataSource, new HeadStartConfig(headStart), readConfig(AppConfig, {})).run({
    ...sourceFrom(path),
    isSample,
  });
}

/** A British visa is no evidence there. */
const isAbroad = (location: unknown): boolean =>
  typeof location === 'string' && !['United Kingdom', null].includes(readPlace(location).country);

let number = 0;

/** A line of a job file, with whatever the test does not mention filled in. */
export const aLine = (fields: Record<string, unknown> = {}) => ({
  id: `test-${(number += 1)}`,
  title: 'Baker',
  company: 'Example Loaves',
  location: 'Leeds, United Kingdom',
  description: 'Bread.',
  category: 'Other',
  experience_level: 'Mid Level',
  job_type: 'Full-time',
  visa_type: isAbroad(fields.location) ? 'Work visa' : 'Tier 2 (UK)',
  sponsorshipBy: 'R. Example',
  sponsorshipOn: '2026-01-02',
  skills: [],
  posted_at: '2026-01-02',
  source: 'Example',
  ...fields,
});

export const asLines = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
