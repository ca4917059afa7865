import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { startPostgres } from '../../local/postgres.mjs';
import { addWatchers, checkLeft, tellWatchers } from './watchers.mjs';

const LOOK_UPS = 1_000;
const JOBS = 10_000;
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);
const labelled = path.join(ROOT, 'services/src/sponsors/names/fixtures/labelled-names.json');

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** Both registers brought in with people who watch, names looked up one by one and in bulk, the register searched, and the labelled names. */
export async function run(report) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'landfall-sponsors-'));
  await buildServices();
  const server = await startPostgres({ dataDir: scratch, isDurable: false });
  let dataSource;
  try {
    await import('reflect-metadata');
    const { migrate } = await compiled('platform/database/migrate.js');
    const { postgresOptions } = await compiled('platform/database/data-source.js');
    const settings = { url: server.url, poolSize: 2, statementTimeoutMs: 120_000 };
    await migrate(settings);
    const { DataSource } = await import('typeorm');
    dataSource = new DataSource(postgresOptions(settings, 'bench'));
    await dataSource.initialize();
    const newest = await importRegisters(dataSource, report);
    await tellWatchers(dataSource, settings, report);
    await checkLeft(dataSource, newest, report);
    const { SponsorMatcher } = await compiled('sponsors/names/sponsor-matcher.js');
    const matcher = new SponsorMatcher(dataSource);
    await lookUps(dataSource, matcher, report);
    await searches(dataSource, settings, report);
    await confusion(matcher, report);
    await adverts(report);
  } finally {
    await dataSource?.destroy();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function importRegisters(dataSource, report) {
  const { RegisterImport } = await compiled('sponsors/import/register-import.js');
  const { shippedRegisters, sponsorsFolder } = await compiled('sponsors/register/shipped-registers.js');
  const registers = new RegisterImport(dataSource);
  const shipped = shippedRegisters();
  for (const [at, { file, ...register }] of shipped.entries()) {
    const began = performance.now();
    const bytes = readFileSync(new URL(file, sponsorsFolder));
    const { added, removed, changed } = await registers.run({
      ...register,
      bytes,
      isConfirmed: true,
      isOnlyHistory: at + 1 < shipped.length,
    });
    const value = (performance.now() - began) / 1000;
    if (at === 0) await addWatchers(dataSource);
    report({ name: `sponsors: import of ${file} (+${added} -${removed} ~${changed})`, value, unit: 's', baseline: 60 });
  }
  return new URL(shipped.at(-1).file, sponsorsFolder);
}

/** Names as adverts would write them: every third as printed, in capitals, or without its legal form. */
async function lookUps(dataSource, matcher, report) {
  const rows = await dataSource.query('SELECT name, town FROM sponsors ORDER BY md5(name) LIMIT $1', [JOBS]);
  const asked = rows.map(({ name, town }, at) => ({
    name: [name, name.toUpperCase(), name.replace(/\s+(ltd|limited)\.?$/i, '')][at % 3],
    town,
  }));
  const times = [];
  for (const { name, town } of asked.slice(0, LOOK_UPS)) {
    const began = performance.now();
    await matcher.match(name, town);
    times.push(performance.now() - began);
  }
  report({ name: 'sponsors: one look-up, p50', value: percentile(times, 0.5), unit: 'ms' });
  report({
    name: 'sponsors: one look-up, p99 (beside the target)',
    value: percentile(times, 0.99),
    unit: 'ms',
    baseline: 20,
  });
  const began = performance.now();
  await matcher.matchAll(asked);
  const value = (performance.now() - began) / 1000;
  report({ name: `sponsors: ${JOBS} jobs matched (beside the target)`, value, unit: 's', baseline: 30 });
}

const MEGABYTE = 2 ** 20;
const QUESTIONS = [
  ['', {}],
  ['care', {}],
  ['limited', {}],
  ['london tech', {}],
  ['harbour', {}],
  ['john smith', {}],
  ['', { rating: ['B rating'] }],
  ['', { town: ['London'], route: ['Skilled Worker'] }],
  ['restaurant', { county: ['Surrey'] }],
];

/** The register searched by the database, and from the memory of a program: the page, and the counts of all facets. */
async function searches(dataSource, settings, report) {
  const { SponsorSearch } = await compiled('sponsors/search/sponsor-search.js');
  const { SponsorTable } = await compiled('sponsors/search/sponsor-table.js');
  const { SponsorIndex } = await compiled('sponsors/search/index/sponsor-index.js');
  const index = (isOn) => new SponsorIndex({ isOn }, settings, dataSource, { httpAdapter: {} });
  const table = new SponsorTable(dataSource);
  const bySql = await timesOf(new SponsorSearch(dataSource, table, index(false)));
  const before = inMemory();
  const began = performance.now();
  const remembered = index(true);
  while (!(await remembered.current())) await wait(10);
  const value = (performance.now() - began) / 1000;
  report({ name: 'sponsors: the register is read into memory', value, unit: 's' });
  report({ name: 'sponsors: memory for it, in each api process', value: inMemory() - before, unit: 'MB' });
  const byMemory = await timesOf(new SponsorSearch(dataSource, table, remembered));
  for (const what of ['page', 'counts', 'both']) {
    for (const share of [50, 99]) {
      report({
        name: `sponsors: ${what === 'both' ? 'page and all counts' : what}, p${share} (beside the database alone)`,
        value: percentile(byMemory[what], share / 100),
        unit: 'ms',
        baseline: percentile(bySql[what], share / 100),
      });
    }
  }
}

function inMemory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

async function timesOf(search) {
  const all = { town: [], county: [], route: [], rating: [] };
  const times = { page: [], counts: [], both: [] };
  for (let round = 0; round < 41; round += 1) {
    for (const [query, choices] of QUESTIONS) {
      const began = performance.now();
      await search.page(query, { ...all, ...choices }, { offset: 0, limit: 40 });
      const paged = performance.now();
      await search.counts({ query, places: '', ...all, ...choices });
      const counted = performance.now();
      if (round === 0) continue;
      times.page.push(paged - began);
      times.counts.push(counted - paged);
      times.both.push(counted - began);
    }
  }
  return times;
}

/** Rows: what people say of the labelled names; columns: what the product answers. */
async function confusion(matcher, report) {
  const names = JSON.parse(readFileSync(labelled, 'utf8'));
  const answers = await matcher.matchAll(names.map(({ name, town = '' }) => ({ name, town })));
  const kinds = ['match', 'review', 'none'];
  const table = Object.fromEntries(kinds.map((row) => [row, Object.fromEntries(kinds.map((column) => [column, 0]))]));
  let wrong = 0;
  names.forEach(({ expected, sponsor }, at) => {
    table[expected][answers[at].result] += 1;
    if (answers[at].result === 'match' && (expected !== 'match' || answers[at].sponsor.name !== sponsor)) wrong += 1;
  });
  console.error(`labelled      ${kinds.map((kind) => kind.padStart(8)).join('')}`);
  for (const row of kinds) {
    console.error(`${row.padEnd(14)}${kinds.map((column) => String(table[row][column]).padStart(8)).join('')}`);
    for (const column of kinds) {
      report({ name: `sponsors: labelled ${row}, answered ${column}`, value: table[row][column], unit: 'names' });
    }
  }
  report({ name: 'sponsors: false matches', value: wrong, unit: 'names' });
}

/** What adverts say: the labelled sentences as the product reads them, and sets that the trained reader has not seen. */
async function adverts(report) {
  const { answerOf } = await compiled('adverts/read-advert.js');
  const { labelledSets, patternSentences } = await compiled('adverts/training/training-sentences.js');
  const { heldOut, setsToHoldOut } = await compiled('adverts/training/held-out.js');
  const folder = pathToFileURL(path.join(ROOT, 'services/src/adverts/'));
  const files = {
    labelled: new URL('testing/labelled-sentences.tsv', folder),
    patterns: new URL('training/patterns.tsv', folder),
  };
  const sentences = labelledSets(files);
  const all = emptyTable();
  for (const { label, sentence } of sentences) all[label][answerOf(sentence)] += 1;
  tell('labelled sentences', all, report);
  const unseen = emptyTable();
  for (const set of setsToHoldOut(sentences)) {
    const table = heldOut(set, sentences, patternSentences(files));
    for (const label of ANSWERS) for (const answer of ANSWERS) unseen[label][answer] += table[label][answer];
  }
  tell('sentences held out, trained reader alone', unseen, report);
}

const ANSWERS = ['offers', 'conditional', 'refuses', 'silent'];
const emptyTable = () =>
  Object.fromEntries(ANSWERS.map((label) => [label, Object.fromEntries(ANSWERS.map((answer) => [answer, 0]))]));

/** Rows: the labels; columns: the answers. */
function tell(what, table, report) {
  console.error(`${what.padEnd(42)}${ANSWERS.map((answer) => answer.padStart(12)).join('')}`);
  for (const label of ANSWERS)
    console.error(`${label.padEnd(42)}${ANSWERS.map((answer) => String(table[label][answer]).padStart(12)).join('')}`);
  const { offers, refuses, silent } = table;
  const share = offers.offers / ANSWERS.reduce((sum, answer) => sum + offers[answer], 0);
  report({ name: `sponsors: ${what}, offers heard (beside the target)`, value: share, unit: 'share', baseline: 0.95 });
  report({ name: `sponsors: ${what}, refusals read as offers`, value: refuses.offers, unit: 'sentences' });
  report({ name: `sponsors: ${what}, silence read as offers`, value: silent.offers, unit: 'sentences' });
}
