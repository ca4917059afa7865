import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, Env } from '../platform/config/config.js';
import { ImportConfig } from './import.config.js';

describe('where jobs come from', () => {
  const sources = (env: Record<string, string>) => ImportConfig.parse(new Env(env)).sources;

  it('is the data that ship with the product, with samples except in production', () => {
    expect(sources({}).map(({ key }) => key)).toContain('samples');
    expect(sources({ NODE_ENV: 'production' }).map(({ key }) => key)).toEqual([
      'us-lca-software-2012',
      'us-h2b-2019',
      'canada-lmia-2024q1',
      'us-lca-health-2025',
    ]);
    for (const { path } of sources({})) expect(existsSync(path)).toBe(true);
  });

  it('can be set, and a wrong value names itself', () => {
    expect(sources({ JOB_SOURCES: 'off' })).toEqual([]);
    expect(() => sources({ JOB_SOURCES: '/nowhere.json' })).toThrow(
      new ConfigError('JOB_SOURCES names a file that is not there: /nowhere.json.'),
    );
    expect(() => sources({ IMPORT_CRON: 'often' })).toThrow(ConfigError);
    expect(ImportConfig.parse(new Env({})).cron).toBe('0 * * * *');
    expect(ImportConfig.parse(new Env({ IMPORT_CRON: 'off' })).cron).toBeUndefined();
  });

  it('ships with samples that quote their own adverts', () => {
    const samples = JSON.parse(readFileSync(sources({}).at(-1)!.path, 'utf8')) as {
      description: string;
      sponsorshipQuote: string;
    }[];
    expect(samples.length).toBeGreaterThanOrEqual(60);
    for (const { description, sponsorshipQuote } of samples) expect(description).toContain(sponsorshipQuote);
  });
});
