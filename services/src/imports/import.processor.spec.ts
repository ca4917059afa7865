import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { aLine, asLines } from '../jobs/testing/some-jobs.js';
import { AppConfig } from '../platform/config/app.config.js';
import { readConfig } from '../platform/config/config.js';
import { PlatformModule } from '../platform/platform.module.js';
import { WorkerQueuesModule } from '../platform/queues/queues.module.js';
import { eventually } from '../platform/testing/eventually.js';
import { patientDatabase, testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { temporaryFolder } from '../platform/testing/temporary-folder.js';
import { AgainRound } from './again-round.js';
import { sourceFrom } from './import.config.js';
import { IMPORT_QUEUE } from './import-queue.js';
import { ImportsWorkerModule } from './imports-worker.module.js';
import { JobImport } from './job-import.js';

const redis = process.env.TEST_REDIS_URL;
const backEnds: [string, Record<string, string>][] = [
  ['PostgreSQL', {}],
  ...(redis ? ([['Redis', { REDIS_URL: new URL('/7', redis).href }]] as [string, Record<string, string>][]) : []),
];

describe.each(backEnds)('the worker, with queues on %s', (_name, queues) => {
  let database: TestDatabase;
  let worker: INestApplicationContext | undefined;
  let file: string;

  beforeEach(async () => {
    database = await testDatabase();
    file = join(temporaryFolder('source'), 'source.jsonl');
  });
  afterEach(async () => {
    await worker?.close();
    await database.drop();
  });

  async function start(sources: string, schedule: Record<string, string> = {}): Promise<void> {
    const settings = {
      ...patientDatabase(database.url),
      DATABASE_POOL_SIZE: '4',
      JOB_SOURCES: sources,
      ...queues,
      ...schedule,
    };
    @Module({ imports: [PlatformModule.from(settings), WorkerQueuesModule, ImportsWorkerModule] })
    class WorkerModule {}
    worker = await NestFactory.createApplicationContext(WorkerModule, { abortOnError: false, logger: false });
  }

  async function until(sql: string): Promise<void> {
    await eventually(async () => {
      const [row] = await database.dataSource.query<{ is: boolean }[]>(`SELECT (${sql}) AS is`);
      if (!row?.is) throw new Error(`Did not come true in time: ${sql}`);
    });
  }

  const firstImportIsDone = `SELECT value ->> 'state' = 'done' FROM system_state WHERE key = 'imports.first'`;

  it('brings the jobs in when it starts, and says when the first import is done', async () => {
    writeFileSync(file, asLines(aLine(), aLine()));
    await start(file);
    await until(firstImportIsDone);
    await until('SELECT count(*) = 2 FROM jobs');
    await until(`SELECT value ? 'at' FROM system_state WHERE key = 'imports.last'`);
  });

  it('looks at its sources every hour where nothing else is set, and never by itself where that is off', async () => {
    const schedules = () => worker!.get<Queue>(getQueueToken(IMPORT_QUEUE)).getJobSchedulers();
    await start('off');
    await eventually(async () => expect(await schedules()).toMatchObject([{ pattern: '0 * * * *' }]));
    await worker!.close();
    await start('off', { IMPORT_CRON: 'off' });
    await eventually(async () => expect(await schedules()).toEqual([]));
  });

  it('brings in what a source holds by the time that the schedule comes round', async () => {
    writeFileSync(file, asLines(aLine()));
    await start(file, { IMPORT_CRON: '* * * * * *' });
    await until(firstImportIsDone);
    writeFileSync(file, asLines(aLine(), aLine()));
    await until('SELECT count(*) = 2 FROM jobs WHERE removed_at IS NULL');
  });

  it('reads a file again that was brought in by hand and is marked for it, where it still is', async () => {
    writeFileSync(file, asLines(aLine()));
    await start('off');
    await until(firstImportIsDone);
    const imports = new JobImport(database.dataSource, new HeadStartConfig(0), readConfig(AppConfig, {}));
    const byHand = join(temporaryFolder('seed'), 'by-hand.jsonl');
    const gone = join(temporaryFolder('seed'), 'gone.jsonl');
    for (const path of [byHand, gone]) {
      writeFileSync(path, asLines(aLine()));
      await imports.run(sourceFrom(path));
    }
    rmSync(gone);
    await database.dataSource.query(`UPDATE job_sources SET digest = ''`);
    await worker!.get(AgainRound).look();
    await until(`SELECT digest <> '' FROM job_sources WHERE key = 'by-hand'`);
    await until(`SELECT digest = '' FROM job_sources WHERE key = 'gone'`);
    await until(`SELECT count(*) = 2 FROM jobs WHERE removed_at IS NULL`);
  });

  it('reads a source again that is marked for it, without waiting for the schedule', async () => {
    writeFileSync(file, asLines(aLine()));
    await start(file);
    await until(firstImportIsDone);
    await database.dataSource.query(`UPDATE job_sources SET digest = ''`);
    await worker!.get(AgainRound).look();
    await until(`SELECT digest <> '' FROM job_sources`);
  });

  it('is not held up by one source that cannot be read', async () => {
    const damaged = `${file}.json`;
    writeFileSync(damaged, '[{"title"');
    writeFileSync(file, asLines(aLine()));
    await start(`${damaged},${file}`);
    await until(firstImportIsDone);
    await until('SELECT count(*) = 1 FROM jobs');
    await until(`SELECT count(*) = 1 FROM import_runs WHERE state = 'failed'`);
  });
});
