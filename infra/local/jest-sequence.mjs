import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { groupsOf } from './spec-groups.mjs';

const relative = (file) => path.relative(ROOT, file).split(path.sep).join('/');

const isService = (test) => test.context.config.displayName?.name === 'services' && test.path.endsWith('.spec.ts');

/**
 * Which test file begins when in a run of all of them: one of each group, which is told of the others in
 * `SPECS_TOGETHER` (`infra/build/testing/specs-together.mjs`).
 */
export default class JestSequence {
  sort(tests) {
    const byFile = new Map(tests.map((test) => [relative(test.path), test]));
    const groups = groupsOf(
      [...byFile].map(([file, test]) => ({
        file,
        text: readFileSync(test.path, 'utf8'),
        isService: isService(test),
      })),
    );
    const together = groups.filter(({ length }) => length > 1).map(([first, ...others]) => [first, others]);
    process.env.SPECS_TOGETHER = JSON.stringify(Object.fromEntries(together));
    return groups.map(([first]) => byFile.get(first));
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
}
