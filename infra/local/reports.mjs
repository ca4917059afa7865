import path from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Result */

/** A suite that ends badly without naming a failed test has failed all the same. */
export function counted(name, code, { passed = 0, failed = 0, skipped = 0, failures = [] } = {}) {
  if (code === 0 || failed > 0) return { passed, failed, skipped, failures };
  return { passed, failed: 1, skipped, failures: [...failures, `${name} ended with ${code}`] };
}

/** Tests that ran together with those of another file stand under the name of their own. */
function told(file, fullName) {
  const [, own = file, name] = /^(?:(\S+\.spec\.\w+) )?(.*)$/s.exec(fullName);
  return `${own}: ${name}`;
}

/** The sums that jest reports; a file that could not even be run counts as one failure. */
export function fromJest(report) {
  const failures = report.testResults.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const file = path.relative(ROOT, name);
    return failed.map((one) => told(file, one));
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

/** A list of tests that nobody ran. */
export const fromList = (report) => ({
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
