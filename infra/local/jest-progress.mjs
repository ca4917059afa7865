import { writeFileSync } from 'node:fs';

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
    writeFileSync(process.env.JEST_UNDER_WAY, JSON.stringify([...this.#underWay]));
  }
}
