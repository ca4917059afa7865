import { jest } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './processes.mjs';
import { addUp, counted, fromJest, fromPlaywright } from './reports.mjs';
import { ROOT } from './root.mjs';
import { endSuites, runSuite } from './suite-process.mjs';
import { runJest, SIDE_BY_SIDE } from './suites.mjs';

const jestReport = (over) => ({ numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [], ...over });
const playwrightReport = (over) => ({
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 },
  suites: [],
  errors: [],
  ...over,
});

describe('The sum of all tests', () => {
  it('adds up what every suite says', () => {
    const one = { passed: 1, failed: 0, skipped: 2, failures: [] };
    const other = { passed: 4, failed: 1, skipped: 0, failures: ['a sentence'] };
    expect(addUp([one, other])).toEqual({ passed: 5, failed: 1, skipped: 2, failures: ['a sentence'] });
  });

  it('counts a suite that ends badly, with no report or with one that names no failure', () => {
    expect(counted('jest', 134)).toMatchObject({ passed: 0, failed: 1 });
    expect(counted('jest', 1, fromJest(jestReport()))).toMatchObject({ passed: 2, failed: 1, skipped: 2 });
    expect(counted('jest', 0, fromJest(jestReport()))).toMatchObject({ passed: 2, failed: 0, skipped: 2 });
  });

  it('names the tests that failed in jest, and the files that could not be run', () => {
    const testResults = [
      {
        name: path.join(ROOT, 'a.spec.ts'),
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'says so' }],
      },
      { name: path.join(ROOT, 'b.spec.ts'), status: 'failed', assertionResults: [] },
      {
        name: path.join(ROOT, 'c.spec.ts'),
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'works' }],
      },
    ];
    const { failed, failures } = fromJest(jestReport({ testResults }));
    expect(failed).toBe(2);
    expect(failures).toEqual(['a.spec.ts: says so', 'b.spec.ts could not be run']);
  });

  it('names the browser tests that failed, and what went wrong outside of them', () => {
    const report = playwrightReport({
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 },
      suites: [{ suites: [{ specs: [{ ok: false, file: 'main-job.spec.ts', title: 'finds a job' }] }] }],
      errors: [{ message: 'npm start ended with 1' }],
    });
    expect(fromPlaywright(report)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: ['infra/e2e/main-job.spec.ts: finds a job', 'browser tests: npm start ended with 1'],
    });
  });

  it('ends a run that hangs, together with its workers, and names the files that had not finished', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'landfall-hangs-'));
    const [one, other] = ['one', 'other'].map((name) => path.join(folder, name));
    writeFileSync(path.join(folder, 'jest.config.json'), JSON.stringify({ testMatch: ['**/*.js'], transform: {} }));
    for (const name of [one, other]) {
      const spin = `require('fs').writeFileSync('${name}', String(process.pid)); for (;;);`;
      writeFileSync(`${name}.js`, `it('spins', () => { ${spin} });`);
    }
    const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const limit = new AbortController();
      const more = ['--config', path.join(folder, 'jest.config.json')];
      const ended = runJest(2, { more, limit: limit.signal });
      // a file is there a moment before anything stands in it
      const pidIn = (file) => existsSync(file) && Number(readFileSync(file, 'utf8'));
      while (![one, other].every(pidIn)) await wait(50);
      limit.abort();
      const { failed, failures } = await ended;
      expect(failed).toBe(2);
      expect(failures.sort()).toEqual(
        [one, other].map((name) => `${path.relative(ROOT, name)}.js had not finished when jest was ended`),
      );
      // the system takes a killed process off its list when it gets to it
      for (const file of [one, other]) while (isAlive(pidIn(file))) await wait(50);
    } finally {
      shown.mockRestore();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('has every project of the browser tests, each once', () => {
    const config = readFileSync(path.join(ROOT, 'infra/e2e/playwright.config.ts'), 'utf8');
    const [, projects = ''] = config.split(/^ {2}projects: \[$/m);
    const named = [...projects.matchAll(/^ {6}name: '([^']+)'/gm)].map(([, name]) => name);
    const run = SIDE_BY_SIDE.flat().flatMap((flag) => /^--project=(.+)$/.exec(flag)?.[1] ?? []);
    expect(named).not.toEqual([]);
    expect(run.sort()).toEqual(named.sort());
  });

  // the last of all: from then on no suite runs in this process
  it('is not asked for any more once the tests are ended: whatever runs side by side ends, and nothing else begins', async () => {
    const waits = () => runSuite(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    const both = [waits(), waits()];
    endSuites('SIGTERM');
    expect(await Promise.all(both)).toEqual([1, 1].map((code) => ({ code, hung: false })));
    expect(await waits()).toEqual({ code: 1, hung: false });
  });
});
