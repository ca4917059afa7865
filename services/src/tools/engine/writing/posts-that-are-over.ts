import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { saysStill } from '../reading/time-spans.js';

/**
 * Which lines tell of posts that are over, by their dates. Nothing is said of a line below two posts that follow each
 * other with nothing between them: it may tell of either of them.
 */
export function inPostsThatAreOver({ posts, lines }: CvFacts): (line: CvLine) => boolean {
  const isOver = (post: CvFacts['posts'][number]) => post.spans.length > 0 && !runs(post);
  return (line) => {
    const own = posts.filter(({ entry }) => entry.includes(line));
    const [first] = own;
    const above = first === undefined ? undefined : lines[lines.indexOf(first.entry[0]!) - 1];
    const before = posts.filter(({ entry }) => above !== undefined && entry.length === 1 && entry[0] === above);
    return own.length > 0 && [...own, ...before].every(isOver);
  };
}

const runs = ({ dated, entry }: CvFacts['posts'][number]): boolean =>
  [...dated, ...entry.slice(0, 1)].some(({ text }) => saysStill(text));
