import type { CvLine } from '../reading/cv-line.js';
import { cleanText } from '../text/clean.js';

/** Lines of a CV before which its text has a blank line: between two posts, say. What is not found has none. */
export function linesAfterBlank(text: string, lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const after = new Set<CvLine>();
  let at = 0;
  let isBlank = false;
  for (const raw of cleanText(text).split('\n')) {
    const plain = raw.trim();
    if (plain === '') {
      isBlank = true;
      continue;
    }
    const found = lines.findIndex(
      ({ parts }, index) => index >= at && index < at + LOOK_AHEAD && parts[0]?.text === plain,
    );
    const line = lines[found];
    if (line) {
      at = found + 1;
      if (isBlank) after.add(line);
    }
    isBlank = false;
  }
  return after;
}

/** A line that is not there (the foot of a page) must not make the search run over all that follows. */
const LOOK_AHEAD = 20;
