import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Result */

const ENV = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'infra/e2e/playwright.config.ts'];

/** A suite that hangs has failed. One that does not may take the better part of an hour on a slow machine. */
const LIMIT_MS = 90 * 60_000;

const PROGRESS = path.join(ROOT, 'infra/local/jest-progress.mjs');

let running;
let isEnding = false;

/** @param {NodeJS.Signals} signal */
export function endSuites(signal) {
  isEnding = true;
  if (running) endWithChildren(running, signal);
}

/** Ends a program and all that it has started: a worker of it that spins would not notice that the program is gone. */
function endWithChildren({ pid }, signal = 'SIGKILL') {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it has just ended by itself
  }
}

/** Shows what a program prints as it comes, and says what it ended with, or that it did not end. */
function run(command, args, env = {}, limit = AbortSignal.timeout(LIMIT_MS)) {
  if (isEnding) return Promise.resolve({ code: 1, hung: false });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running = child;
    let hung = false;
    const end = () => {
      hung = true;
      endWithChildren(child);
    };
    limit.addEventListener('abort', end, { once: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => process.stdout.write(chunk));
    }
    child.once('error', (error) => {
      limit.removeEventListener('abort', end);
      say(error.message);
      resolve({ code: 1, hung });
    });
    child.once('close', (code) => {
      limit.removeEventListener('abort', end);
      resolve({ code: code ?? 1, hung });
    });
  });
}

/**
 * A check that either holds or does not; counted as one test.
 * @returns {Promise<Result>}
 */
export async function check(name, command, args) {
  const { code } = await run(command, args);
  say(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

/** A suite that ends badly without naming a failed test has failed all the same. */
export function counted(name, code, { passed = 0, failed = 0, skipped = 0, failures = [] } = {}) {
  if (code === 0 || failed > 0) return { passed, failed, skipped, failures };
  return { passed, failed: 1, skipped, failures: [...failures, `${name} ended with ${code}`] };
}

/** The sums that jest reports; a file that could not even be run counts as one failure. */
export function fromJest(report) {
  const failures = report.testResults.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const file = path.relative(ROOT, name);
    return failed.map((one) => `${file}: ${one}`);
  });
  const unrun = report.testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    )
    .map(({ name }) => `${path.relative(ROOT, name)} could not be run`);
  return {
    passed: report.numPassedTests,
    failed: failures.length + unrun.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...unrun],
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The sums that Playwright reports; errors outside of any test count as one failure each. */
export function fromPlaywright(report) {
  const failures = report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `infra/e2e/${file}: ${title}`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = report.errors.map(({ message }) => `browser tests: ${String(message).split('\n')[0]}`);
  return {
    passed: expected + flaky,
    failed: unexpected + outside.length,
    skipped,
    failures: [...failures, ...outside],
  };
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
  const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...flags, ...more];
  return withReport(
    'jest',
    (file, underWay) =>
      run(
        process.execPath,
        [...args, `--outputFile=${file}`],
        { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', JEST_UNDER_WAY: underWay },
        limit,
      ),
    fromJest,
  );
}

/**
 * Without a browser the tests are counted as skipped, and the reason is said.
 * @param {string | undefined} chromium
 * @returns {Promise<Result>}
 */
export async function runPlaywright(chromium) {
  if (!chromium)
    say('There is no Chromium here: the browser tests are skipped. Install chromium, or name one with CHROMIUM.');
  const args = chromium ? ['--reporter=list,json'] : ['--list', '--reporter=json'];
  const result = await withReport(
    'browser tests',
    (file) =>
      run(process.execPath, [...PLAYWRIGHT, ...args], {
        NODE_OPTIONS: '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
        ...(chromium ? { CHROMIUM: chromium } : {}),
      }),
    (report) => (chromium ? fromPlaywright(report) : listed(report)),
  );
  return result;
}

const listed = (report) => ({
  skipped: report.suites.flatMap(specsOf).reduce((sum, { tests }) => sum + tests.length, 0),
});

/** @param {Result[]} results @returns {Result} */
export function addUp(results) {
  const sum = (key) => results.reduce((total, one) => total + one[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap((one) => one.failures),
  };
}
