import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';

export const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);

/**
 * The product's own job module on this database, as the api has it, without listening.
 * @returns {Promise<{ get: (name: string) => object, warmMs: () => Promise<number>, close: () => Promise<void> }>}
 */
export async function startService(url, environment = {}) {
  await import('reflect-metadata');
  const { Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { PlatformModule } = await compiled('platform/platform.module.js');
  const { JobsModule } = await compiled('jobs/jobs.module.js');
  const classes = {
    ...(await compiled('jobs/jobs.service.js')),
    ...(await compiled('jobs/job.search.js')),
    ...(await compiled('jobs/index/job-index.js')),
    ...(await compiled('jobs/finding/search-plans.js')),
  };
  const settings = { DATABASE_URL: url, SESSION_SECRET: 'the secret of the benchmark', ...environment };
  class Bench {}
  Module({ imports: [PlatformModule.from(settings), JobsModule] })(Bench);
  const app = await NestFactory.create(Bench, { logger: ['error', 'warn'], abortOnError: false });
  const began = performance.now();
  await app.init();
  const get = (name) => app.get(classes[name], { strict: false });
  return {
    get,
    warmMs: async () => {
      while (!get('JobIndex').isWarm) await new Promise((resolve) => setTimeout(resolve, 2));
      return performance.now() - began;
    },
    close: () => app.close(),
  };
}
