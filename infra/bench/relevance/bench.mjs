import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { startPostgres } from '../../local/postgres.mjs';

const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);
const targets = { precision: 0.9, recall: 0.95, reciprocalRank: 0.85, typoPrecision: 0.8 };

/**
 * How good the search is: a set of queries over all jobs that ship with the product, each with a rule over the job's own
 * words that says what is meant. The baseline is the target. `BENCH_WORST=1` names what falls short on stderr.
 */
export async function run(report) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-relevance-'));
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
    dataSource = await new DataSource(postgresOptions(settings, 'bench')).initialize();
    await importAll(dataSource);
    await measure(await searchOn(dataSource), await allJobs(poolOf(dataSource)), report);
  } finally {
    await dataSource?.destroy();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function importAll(dataSource) {
  const { JobImport } = await compiled('imports/job-import.js');
  const { ImportConfig } = await compiled('imports/import.config.js');
  const { Env } = await compiled('platform/config/env.js');
  for (const source of ImportConfig.parse(new Env({})).sources)
    await new JobImport(dataSource, { hours: 0 }, { origins: [] }).run(source);
  await dataSource.query('VACUUM ANALYZE');
}

/** The search by SQL, which is the oracle: the index in memory answers the same. */
async function searchOn(dataSource) {
  const { searchBySql } = await compiled('jobs/finding/testing/search-by-sql.js');
  return searchBySql(dataSource);
}

async function allJobs(pool) {
  const { rows } = await pool.query(`
    SELECT job_id AS id, title, company, location, skills, description, visa_type AS "visaType"
    FROM jobs JOIN job_search ON job_id = id WHERE closes_on >= current_date`);
  return { byId: new Map(rows.map(({ id, ...job }) => [id, job])) };
}

async function measure(find, all, report) {
  const { relevanceQueries } = await compiled('jobs/finding/testing/relevance-queries.js');
  const { judge, mean } = await compiled('jobs/finding/testing/relevance.js');
  const judged = async (query, asked) => judge(query, asked, (await find(asked)).ids, all);
  const exact = [];
  const mistyped = [];
  for (const query of relevanceQueries) {
    exact.push(await judged(query, query.text));
    if (query.typo) mistyped.push(await judged(query, query.typo));
  }
  const value = (judgements, name) => mean(judgements.map((one) => one[name]).filter((one) => one !== undefined));
  const empty = [...exact, ...mistyped].filter(({ total }) => total === 0);
  if (process.env.BENCH_WORST) tellWorst([...exact, ...mistyped]);
  report({ name: 'relevance: queries', value: exact.length, unit: 'count', baseline: 60 });
  report({ name: 'relevance: with a typing error', value: mistyped.length, unit: 'count' });
  report({ name: 'relevance: empty', value: empty.length, unit: 'count' });
  for (const name of ['precision', 'recall', 'reciprocalRank']) {
    report({ name: `relevance: ${name}`, value: value(exact, name), unit: 'share', baseline: targets[name] });
    const baseline = name === 'precision' ? targets.typoPrecision : null;
    report({ name: `relevance: ${name}, typing error`, value: value(mistyped, name), unit: 'share', baseline });
  }
}

function tellWorst(judgements) {
  for (const { asked, total, precision, recall, reciprocalRank } of judgements) {
    if (precision >= 0.9 && (recall ?? 1) >= 0.95) continue;
    console.error(`${asked}: ${total} found, precision ${precision}, recall ${recall ?? '-'}, rank ${reciprocalRank}`);
  }
}
