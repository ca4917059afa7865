import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { LastImport } from '../jobs/live/last-import.js';
import { aLine, asLines } from '../jobs/testing/some-jobs.js';
import { AppConfig } from '../platform/config/app.config.js';
import { readConfig } from '../platform/config/config.js';
import { temporaryFolder } from '../platform/testing/temporary-folder.js';
import { testDatabase } from '../platform/testing/test-database.js';
import { JobImport } from './job-import.js';
import { SeedRefusal, seedFile } from './seed.js';

describe('seeding', () => {
  const nothing = { run: () => Promise.reject(new Error('must not be asked')) };
  const silent = { during: () => Promise.reject(new Error('must not be asked')) };
  const data = (name: string) => new URL(`../../data/${name}`, import.meta.url).pathname;

  it('refuses what is no file of jobs in a plain sentence', async () => {
    await expect(seedFile('/nowhere/at-all.json', nothing, silent)).rejects.toEqual(
      new SeedRefusal('/nowhere/at-all.json cannot be opened.'),
    );
    await expect(seedFile(data('news/govuk-content.jsonl.gz'), nothing, silent)).rejects.toThrow(
      'is not a list of jobs',
    );
    await expect(seedFile(data('jobs/README.md'), nothing, silent)).rejects.toBeInstanceOf(SeedRefusal);
  });
});

describe('what a seed tells', () => {
  it('is each link that was left out of a job that was kept, by its line', async () => {
    const database = await testDatabase();
    try {
      const path = join(temporaryFolder('seed'), 'jobs.jsonl');
      const lines = [
        aLine({ url: 'https://example.org/1' }),
        aLine({ url: 'javascript:alert(1)', logo_url: 'data:image/png,x' }),
        aLine({ url: ' ', logo_url: null }),
        aLine({ url: 'HTTP://localhost:8080/api/logout' }),
        aLine({ url: 'no address', title: '' }),
      ];
      writeFileSync(path, asLines(...lines));
      const told = await seedFile(
        path,
        new JobImport(database.dataSource, new HeadStartConfig(0), readConfig(AppConfig, {})),
        new LastImport(database.dataSource),
      );
      expect(told).toEqual([
        `${path}: 4 added, 0 changed, 0 as before, 0 gone, 1 refused; 3 links left out`,
        '  line 5: "title" is missing.',
        '  line 2: "url" is no address of the web outside: the job is kept without it.',
        '  line 2: "logo_url" is no address of the web outside: the job is kept without it.',
        '  line 4: "url" is no address of the web outside: the job is kept without it.',
      ]);
    } finally {
      await database.drop();
    }
  });

  it('is each advert that is held for review, by its line and with the reason', async () => {
    const database = await testDatabase();
    try {
      const path = join(temporaryFolder('seed'), 'jobs.jsonl');
      const scam = {
        description: 'Visa sponsorship is available. Pay a refundable deposit of £300 before the interview.',
      };
      writeFileSync(path, asLines(aLine(), aLine(scam), aLine()));
      const imports = new JobImport(database.dataSource, new HeadStartConfig(0), readConfig(AppConfig, {}));
      const told = await seedFile(path, imports, new LastImport(database.dataSource));
      expect(told).toEqual([
        `${path}: 3 added, 0 changed, 0 as before, 0 gone, 0 refused, 1 held for review`,
        '  line 2: held for review: It asks applicants for money.',
      ]);
    } finally {
      await database.drop();
    }
  });

  it('is how many jobs are left to a file that came later', async () => {
    const none = { isUnchanged: false, added: 0, changed: 0, same: 0, removed: 0, held: [], rejected: [], notes: [] };
    const path = join(temporaryFolder('seed'), 'jobs.jsonl');
    writeFileSync(path, asLines(aLine()));
    const told = await seedFile(
      path,
      { run: () => Promise.resolve({ ...none, leftToOthers: 3 }) },
      { during: (run) => run() },
    );
    expect(told).toEqual([
      `${path}: 0 added, 0 changed, 0 as before, 0 gone, 0 refused, 3 left to a file that came later`,
    ]);
  });
});
