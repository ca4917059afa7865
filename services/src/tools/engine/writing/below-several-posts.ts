import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { toldByLabel } from '../reading/duties-apart.js';
import { isHeld } from '../reading/post-held.js';
import { isDated } from './letter-text.js';

/** Posts that stand line below line, as the rows of a table, and what is told below all of them without a mark or a label. */
interface Stack {
  heads: readonly CvLine[];
  below: readonly CvLine[];
}

function stacksOf({ lines, posts }: Pick<CvFacts, 'lines' | 'posts'>): Stack[] {
  const firsts = new Set(posts.filter(isHeld).flatMap(({ entry: [first] }) => first ?? []));
  const labels = toldByLabel(posts, lines);
  const isHead = (line: CvLine | undefined): line is CvLine =>
    line !== undefined && firsts.has(line) && !line.isBullet && isDated(line.text);
  return lines.flatMap((line, at) => {
    if (!isHead(line) || !isHead(lines[at - 1]) || isHead(lines[at + 1])) return [];
    const begin = lines.slice(0, at).findLastIndex((each) => !isHead(each)) + 1;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex(
      (each) =>
        each.isHeading || each.isBullet || firsts.has(each) || labels.has(each) || each.section !== line.section,
    );
    return [{ heads: lines.slice(begin, at + 1), below: end < 0 ? rest : rest.slice(0, end) }];
  });
}

/** Whether a line stands below posts of which it may tell any. */
export function belowSeveralPosts(cv: Pick<CvFacts, 'lines' | 'posts'>): (text: string) => boolean {
  const below = stacksOf(cv).flatMap((stack) => stack.below);
  return (text) => below.some((line) => line.text.includes(text));
}

/** Whether the line of a post is one of those of which the same lines may tell. */
export function amongSeveralPosts(cv: Pick<CvFacts, 'lines' | 'posts'>): (text: string) => boolean {
  const heads = stacksOf(cv).flatMap((stack) => (stack.below.length > 0 ? stack.heads : []));
  return (text) => heads.some((line) => line.text === text);
}
