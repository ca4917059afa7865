import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { say } from './steps.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Result */

const ENV = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'infra/e2e/playwright.config.ts'];

/** A suite that hangs has failed. */
const LIMIT = 15 * 60_000;

let running;
let isEnding = false;

/** @param {NodeJS.Signals} signal */
export function endSuites(signal) {
  isEnding = true;
  running?.kill(signal);
}

/** Shows what a program prints as it comes, and says what it ended with. */
function run(command, args, env = {}) {
  if (isEnding) return Promise.resolve({ code: 1, printed: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        process.stdout.write(chunk);
      });
    }
    child.once('error', (error) => resolve({ code: 1, printed: error.message }));
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, printed });
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
  try {
    const { code } = await start(file);
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

/** @param {number} workers @returns {Promise<Result>} */
export function runJest(workers) {
  const args = ['node_modules/jest/bin/jest.js', '--json', '--forceExit', `--maxWorkers=${workers}`];
  return withReport(
    'jest',
    (file) =>
      run(process.execPath, ['--experimental-vm-modules', '--no-warnings', ...args, `--outputFile=${file}`], {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      }),
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
