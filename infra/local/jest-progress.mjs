import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/**
 * A reporter that keeps a list of the test files under way in the file that `JEST_UNDER_WAY` names: whoever has to end
 * a run that hangs can then say which ones did not finish.
 */
export default class JestProgress {
  #underWay = new Set();

  onTestFileStart({ path }) {
    this.#underWay.add(path);
    this.#write();
  }

  onTestFileResult({ path }) {
    this.#underWay.delete(path);
    this.#write();
  }

  #write() {
    const together = JSON.parse(process.env.SPECS_TOGETHER ?? '{}');
    const othersOf = (file) => (together[path.relative(ROOT, file)] ?? []).map((other) => path.join(ROOT, other));
    const files = [...this.#underWay].flatMap((file) => [file, ...othersOf(file)]);
    writeFileSync(process.env.JEST_UNDER_WAY, JSON.stringify(files));
  }
}
