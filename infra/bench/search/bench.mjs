import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { startPostgres } from '../../local/postgres.mjs';
import { askByHand, loadCodes } from './by-hand.mjs';
import { writeManyJobs } from './many-jobs.mjs';
import { questions } from './questions.mjs';

const JOBS = Number(process.env.BENCH_JOBS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

async function timed(times, work) {
  const began = performance.now();
  const answer = await work();
  times.push(performance.now() - began);
  return answer;
}

/** One search (a page of 40, the total and the counts of all facets) by the product's own service, beside SQL by hand. */
export async function run(report) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-search-'));
  await buildServices();
  const server = await startPostgres({ dataDir: scratch, isDurable: false });
  let dataSource;
  try {
    await import('reflect-metadata');
    const { migrate } = await compiled('platform/database/migrate.js');
    const { postgresOptions, poolOf } = await compiled('platform/database/data-source.js');
    const settings = { url: server.url, poolSize: 2, statementTimeoutMs: 120_000 };
    await migrate(settings);
    const { DataSource } = await import('typeorm');
    dataSource = new DataSource(postgresOptions(settings, 'bench'));
    await dataSource.initialize();
    await importMany(dataSource, scratch, report);
    await measure(await serviceOn(dataSource), poolOf(dataSource), report);
  } finally {
    await dataSource?.destroy();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function importMany(dataSource, scratch, report) {
  const file = path.join(scratch, 'many.jsonl');
  writeManyJobs(file, JOBS);
  const { JobImport } = await compiled('imports/job-import.js');
  const { sourceFrom } = await compiled('imports/import.config.js');
  const began = performance.now();
  const { added } = await new JobImport(dataSource).run(sourceFrom(file));
  if (added !== JOBS) throw new Error(`Only ${added} of ${JOBS} jobs were imported`);
  await dataSource.query('VACUUM ANALYZE');
  report({ name: `search: import of ${JOBS} jobs`, value: (performance.now() - began) / 1000, unit: 's' });
}

async function serviceOn(dataSource) {
  const { JobsService } = await compiled('jobs/jobs.service.js');
  const { JobSearch } = await compiled('jobs/job.search.js');
  const { JobRows } = await compiled('jobs/job-rows.js');
  const { JobOptions } = await compiled('jobs/job-options.js');
  const { Spelling } = await compiled('jobs/spelling.js');
  const { SearchPlans } = await compiled('jobs/finding/search-plans.js');
  const { SourceChecks } = await compiled('jobs/source-checks.js');
  const { Stems } = await compiled('jobs/finding/stems.js');
  const plans = new SearchPlans(new Stems(dataSource));
  const options = new JobOptions(dataSource);
  return new JobsService(
    new JobSearch(dataSource, options, new Spelling(dataSource, plans), plans),
    new JobRows(dataSource),
    options,
    new SourceChecks(dataSource, { at: async () => undefined }),
  );
}

async function measure(service, pool, report) {
  const codes = await loadCodes(pool);
  const today = new Date().toISOString().slice(0, 10);
  const [own, byHand] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    const isWarmUp = round < 0;
    for (const question of questions) {
      const answer = await timed(isWarmUp ? [] : own, () => asScreensDo(service, question));
      const expected = await timed(isWarmUp ? [] : byHand, () => askByHand(pool, codes, question, today));
      if (isWarmUp) compare(question, answer, expected);
    }
  }
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ]) {
    const value = percentile(own, share);
    report({ name: `search: ${name} at ${JOBS} jobs`, value, unit: 'ms', baseline: percentile(byHand, share) });
  }
}

/** The list and the counts are two calls, made at the same time. */
async function asScreensDo(service, question) {
  const [{ answer: page }] = await Promise.all([service.matching(question), service.counts(question)]);
  return { page };
}

/** Fast and wrong would not count. What was corrected has no counterpart by hand. */
function compare(question, { page }, expected) {
  if (page.corrected !== undefined) return;
  const ids = page.jobs.map(({ id }) => id);
  if (page.total !== expected.total || ids.join() !== expected.ids.join()) {
    throw new Error(`Not the same answer to ${JSON.stringify(question)}: ${page.total} and ${expected.total}`);
  }
}
