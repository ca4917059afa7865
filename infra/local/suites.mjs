import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addUp, counted, fromJest, fromList, fromPlaywright } from './reports.mjs';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';
import { runSuite } from './suite-process.mjs';

/** Test files load thousands of modules each: with little room for what is young, a tenth of their time is collecting it. */
const ROOM = '--max-semi-space-size=32';

/** @typedef {import('./reports.mjs').Result} Result */

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'infra/e2e/playwright.config.ts'];

const PROGRESS = path.join(ROOT, 'infra/local/jest-progress.mjs');

const SEQUENCE = path.join(ROOT, 'infra/local/jest-sequence.mjs');

/**
 * A check that either holds or does not; counted as one test.
 * @returns {Promise<Result>}
 */
export async function check(name, command, args) {
  const { code } = await runSuite(command, args);
  say(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

async function withReport(name, start, read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-report-'));
  const file = path.join(folder, 'report.json');
  const underWay = path.join(folder, 'under-way.json');
  try {
    const { code, hung } = await start(file, underWay);
    if (hung) return unfinished(name, underWay);
    let sums;
    try {
      sums = read(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      say(`${name}: no report was written (${error.message})`);
    }
    return counted(name, code, sums);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One failure for each file that was under way when the limit came; for the run itself where none is known. */
function unfinished(name, underWay) {
  const files = existsSync(underWay) ? JSON.parse(readFileSync(underWay, 'utf8')) : [];
  const failures = files.map((file) => `${path.relative(ROOT, file)} had not finished when ${name} was ended`);
  if (failures.length === 0) failures.push(`${name} did not end and was ended`);
  say(`${name} hung: ${failures.join('; ')}`);
  return { passed: 0, failed: failures.length, skipped: 0, failures };
}

/**
 * @param {number} workers
 * @param {{ more?: string[], limit?: AbortSignal }} [options]
 * @returns {Promise<Result>}
 */
export function runJest(workers, { more = [], limit } = {}) {
  // --forceExit: what a test has left behind keeps no run that is counted already
  const flags = ['--json', '--forceExit', `--maxWorkers=${workers}`, '--reporters=default', `--reporters=${PROGRESS}`];
  const jest = ['node_modules/jest/bin/jest.js', `--testSequencer=${SEQUENCE}`, ...flags];
  const args = [ROOM, '--experimental-vm-modules', '--no-warnings', ...jest, ...more];
  return withReport(
    'jest',
    (file, underWay) =>
      runSuite(
        process.execPath,
        [...args, `--outputFile=${file}`],
        { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', JEST_UNDER_WAY: underWay },
        limit,
      ),
    fromJest,
  );
}

/** Each with a product of its own: what changes the product under everybody's feet waits for nobody and disturbs nobody. */
export const SIDE_BY_SIDE = [
  ['--project=phone', '--project=desktop'],
  ['--project=alone', '--no-deps', '--output=test-results/alone'],
];

/**
 * Without a browser the tests are counted as skipped, and the reason is said.
 * @param {string | undefined} chromium
 * @returns {Promise<Result>}
 */
export async function runPlaywright(chromium) {
  if (!chromium) {
    say('There is no Chromium here: the browser tests are skipped. Install chromium, or name one with CHROMIUM.');
    return playwright(['--list', '--reporter=json'], {}, fromList);
  }
  // a product that was running before is one for all of them
  const parts = process.env.LANDFALL_URL ? [[]] : SIDE_BY_SIDE;
  const runs = parts.map((part) =>
    playwright(['--reporter=list,json', ...part], { CHROMIUM: chromium }, fromPlaywright),
  );
  return addUp(await Promise.all(runs));
}

const playwright = (args, env, read) =>
  withReport(
    'browser tests',
    (file) =>
      runSuite(process.execPath, [...PLAYWRIGHT, ...args], {
        NODE_OPTIONS: '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
        ...env,
      }),
    read,
  );
