import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { JobImport } from '../imports/job-import.js';
import { SeedRefusal, seedFile } from '../imports/seed.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { LastImport } from '../jobs/live/last-import.js';
import { AppConfig } from '../platform/config/app.config.js';
import { readConfig } from '../platform/config/config.js';
import { postgresOptions } from '../platform/database/data-source.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { seedRegister } from '../sponsors/import/seed-register.js';
import { failStart } from './start.js';

/** `seed FILE…`: imports jobs, and registers of sponsors, from files. The exit code is 1 when one of them could not be taken. */
async function seed(files: string[]): Promise<void> {
  if (files.length === 0) throw new SeedRefusal('Name one file of jobs or sponsors or more: npm run seed -- FILE…');
  const dataSource = new DataSource(postgresOptions(readConfig(DatabaseConfig), 'landfall-seed'));
  const headStart = readConfig(HeadStartConfig);
  await dataSource.initialize();
  try {
    for (const file of files) {
      await take(file, dataSource, headStart).catch((error: unknown) => {
        if (!(error instanceof SeedRefusal)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      });
    }
  } finally {
    await dataSource.destroy();
  }
}

async function take(file: string, dataSource: DataSource, headStart: HeadStartConfig): Promise<void> {
  const told =
    (await seedRegister(file, dataSource)) ??
    (await seedFile(file, new JobImport(dataSource, headStart, readConfig(AppConfig)), new LastImport(dataSource)));
  console.log(told.join('\n'));
}

seed(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof SeedRefusal)) failStart(error);
  console.error(error.message);
  process.exitCode = 1;
});
