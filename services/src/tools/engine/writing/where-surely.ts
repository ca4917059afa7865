import type { CvLine } from '../reading/cv-line.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { occupationOf } from '../reading/occupation-families.js';
import { toldByLabel } from '../reading/duties-apart.js';
import { isOfPapers } from '../reading/held-papers.js';
import { headOf } from '../reading/role-in-line.js';
import { namesWork } from '../reading/verbs.js';
import { withoutDates } from '../reading/without-dates.js';

/** Further up nobody looks for the head of an entry. */
const MOST_LINES_ABOVE = 40;

/**
 * Whether what stands in a line was surely done where it is said to have been: nothing between it and the head of that
 * post may be the head of another, though it was not read as one.
 */
export function surelyAt({ lines, posts }: Pick<CvFacts, 'lines' | 'posts'>): (text: string, where: string) => boolean {
  const labels = toldByLabel(posts, lines);
  return (text, where) => {
    const names = where.split(/,\s+|\s[–—|-]\s|\sat\s/).filter((name) => name.length > 2);
    const isNamed = (line: string) => names.some((name) => line.includes(name));
    const at = lines.findIndex((line) => line.text.includes(text));
    for (let above = at; above >= 0 && above > at - MOST_LINES_ABOVE; above -= 1) {
      const line = lines[above]!;
      const labelled = labels.get(line);
      if (labelled) return isNamed(labelled.where ?? labelled.title);
      if (isNamed(line.text)) return !standsBelowAnother(lines, above, at);
      if (line.isHeading) return false;
      if (above < at && !line.isBullet && isHead(line.text)) {
        // the employer's line stands right above what somebody was there
        const over = lines[above - 1]?.text ?? '';
        return isNamed(over) && !namesAPost(over);
      }
    }
    return false;
  };
}

/** "Manager (2018 – to date)" right above "Engineer (2012 – 2018)": what is told below them may be of either. */
const standsBelowAnother = (lines: readonly CvLine[], head: number, at: number): boolean => {
  const [own, over] = [lines[head]!, lines[head - 1]];
  return (
    head < at &&
    over !== undefined &&
    !over.isHeading &&
    !over.isBullet &&
    [own, over].every(({ text }) => namesAPost(text) && withoutDates(text) !== text)
  );
};

const isHead = (text: string): boolean => {
  const bare = withoutDates(text);
  return bare !== '' && !namesWork(text) && !isOfPapers(text) && (bare !== text || namesAPost(bare));
};
const namesAPost = (text: string): boolean => occupationOf(headOf(withoutDates(text))) !== null;
