import type { CvLine } from './cv-line.js';
import { sentencesOf } from './cv-sentences.js';
import { proofAt, type Proof } from './proof.js';

/** The first line of a CV, headings apart, that says what `read` looks for. */
export function firstOf<T>(
  lines: readonly CvLine[],
  read: (line: CvLine) => T | null,
): { says: T; proof: Proof } | null {
  for (const line of lines) {
    if (line.isHeading) continue;
    const says = read(line);
    if (says === null) continue;
    // of a long line the sentence that says it by itself
    const own = sentencesOf(line.text).find(({ text }) => read({ ...line, text }) !== null);
    return { says, proof: proofAt(line, own?.start ?? 0) };
  }
  return null;
}
