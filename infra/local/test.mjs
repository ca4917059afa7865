import { availableParallelism } from 'node:os';
import { findChromium, install, mayInstall } from './chromium.mjs';
import { Failure, sentenceOf } from './failure.mjs';
import { onPath } from './finding.mjs';
import { ensureInstalled } from './install.mjs';
import { addUp } from './reports.mjs';
import { say } from './steps.mjs';
import { endSuites } from './suite-process.mjs';
import { check, runJest, runPlaywright } from './suites.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const TYPES = ['node_modules/typescript-7/bin/tsc', '-p'];

const CHECKS = [
  ['The files are formatted', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['Lint has no complaint, boundaries included', bin('nx'), ['run-many', '-t', 'lint', '--outputStyle=static']],
  ['The types of the front ends hold', process.execPath, [...TYPES, 'tsconfig.json']],
  ['The types of the services hold', process.execPath, [...TYPES, 'services/tsconfig.json', '--noEmit']],
];

/** Root on Debian gets what is missing; everybody else is told what is left out, and why. */
async function prepare() {
  const chromium = await findChromium({ mayInstall: true }).catch(() => undefined);
  if (!onPath('redis-server', 'valkey-server') && mayInstall()) {
    try {
      install('redis-server');
    } catch {
      say('redis-server cannot be installed here.');
    }
  }
  if (!onPath('redis-server', 'valkey-server')) {
    say('No redis-server or valkey-server on the PATH: what needs one is skipped; queues are tested on PostgreSQL.');
  }
  return chromium;
}

async function all() {
  await ensureInstalled();
  const chromium = await prepare();
  // Each of them keeps one processor busy at most times, and none for the whole of its time.
  const results = await Promise.all(CHECKS.map(([name, command, args]) => check(name, command, args)));
  // One more than there are processors: many tests wait for a queue, a deadline or another program.
  results.push(await runJest(Math.max(2, availableParallelism()) + 1));
  results.push(await runPlaywright(chromium));
  return addUp(results);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endSuites(signal));

try {
  const { passed, failed, skipped, failures } = await all();
  if (failures.length) say(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Failure ? error.message : sentenceOf(error));
  say('0 passed, 1 failed, 0 skipped');
  process.exitCode = 1;
}
