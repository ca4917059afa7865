import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedData } from '../jobs/shipped-data.js';
import type { Env } from '../platform/config/env.js';

export interface JobSource {
  /** The file by its name, whatever its ending: of the jobs that it brought last, those that it now leaves out have gone. */
  key: string;
  path: string;
  name: string;
  isSample: boolean;
}

/**
 * The official records. The UK civil service adverts of the same collection are not among them: they do not say whether
 * they are sponsored, and a job without sponsorship is not listed.
 */
const records = ['us-lca-software-2012', 'us-h2b-2019', 'canada-lmia-2024q1', 'us-lca-health-2025'];

export const sourceFrom = (path: string): JobSource => ({
  key: basename(path).replace(/(\.(jsonl|json|csv|gz))+$/i, ''),
  path: resolve(path),
  name: basename(path),
  isSample: false,
});

/** Where jobs come from, and when. */
export class ImportConfig {
  constructor(
    readonly sources: JobSource[],
    /** A cron pattern; undefined: only when a worker starts. */
    readonly cron: string | undefined,
  ) {}

  static parse(env: Env): ImportConfig {
    const isOff = env.optional('JOB_SOURCES')?.toLowerCase() === 'off';
    const sources = isOff ? [] : env.list('JOB_SOURCES', ['shipped']).flatMap((name) => sourcesNamed(env, name));
    const cron = env.text('IMPORT_CRON', '0 * * * *');
    if (cron.toLowerCase() === 'off') return new ImportConfig(sources, undefined);
    if (!/^(\S+\s+){4,5}\S+$/.test(cron) || !/^[\d\s*,/\-a-z?#]+$/i.test(cron)) {
      env.refuse('IMPORT_CRON', 'must be "off" or five or six fields such as "0 * * * *"');
    }
    return new ImportConfig(sources, cron);
  }
}

function sourcesNamed(env: Env, name: string): JobSource[] {
  if (name === 'shipped') return shippedSources(env.isProduction);
  const path = name.startsWith('file:') ? fileURLToPath(name) : name;
  if (!existsSync(path)) env.refuse('JOB_SOURCES', `names a file that is not there: ${name}`);
  return [sourceFrom(path)];
}

/** Sample adverts are for trying the product out; where it is in earnest they have no place. */
function shippedSources(isProduction: boolean): JobSource[] {
  const shipped = (file: string) => sourceFrom(fileURLToPath(new URL(file, shippedData)));
  const samples = { ...shipped('samples.json'), name: 'Sample advert written for this product', isSample: true };
  return [...records.map((record) => shipped(`${record}.jsonl.gz`)), ...(isProduction ? [] : [samples])];
}
