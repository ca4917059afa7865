import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { readCv } from '../reading/cv-reader.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { yearsCovered, type Span } from '../reading/time-spans.js';

export interface Years {
  from: number | null;
  until: number | null;
}

/**
 * A CV as it would be without some of its posts: without their work, their years and what only they prove. What it says
 * of its person stays; years that it claims as a sum count the posts that are gone, and do not.
 */
export function withoutPosts(cv: CvFacts, left: readonly PostHeld[], years: readonly Years[]): CvFacts {
  const read = left.length === 0 ? cv : readCv(textWithout(cv, left), cv.today);
  // What a profile calls its person is taken for a post only where no other is left.
  const kept = new Set(cv.posts.filter((post) => !left.includes(post)).map(({ title }) => title));
  const posts = read.posts.filter(({ title }) => kept.has(title));
  const spans = posts.filter(isHeld).flatMap((post) => post.spans.flatMap((span) => years.reduce(cut, [span])));
  const { name, country, right, languages } = cv;
  return { ...read, posts, name, country, right, languages, years: yearsCovered(spans), yearsSaid: [] };
}

/** What of a stretch lies outside the years that are left out. */
const cut = (spans: Span[], { from, until }: Years): Span[] =>
  spans
    .flatMap((span) => [
      { from: span.from, to: Math.min(span.to, (from ?? 0) * MONTHS) },
      { from: Math.max(span.from, ((until ?? Infinity) + 1) * MONTHS), to: span.to },
    ])
    .filter(({ from: begin, to }) => to > begin);
const MONTHS = 12;

function textWithout({ lines, posts }: CvFacts, left: readonly PostHeld[]): string {
  const kept = posts.filter((post) => isHeld(post) && !left.includes(post));
  const ofKept = new Set(kept.flatMap((post) => [...post.entry, ...headOf(post, lines)]));
  const gone = new Set(left.flatMap((post) => linesOf(post, lines)).filter((line) => !ofKept.has(line)));
  // the dates of a post may stand right below what the one before it did
  for (const line of left.flatMap((post) => headOf(post, lines))) gone.add(line);
  return lines
    .filter((line) => !gone.has(line))
    .flatMap((line, at, all) => {
      const isApart = line.isHeading || (!line.isBullet && all[at - 1]?.isBullet === true);
      const own = left.filter(({ entry }) => entry[0] === line);
      const written = own.length > 0 ? [sentencesWithout(line, own, kept)] : line.parts.map(({ text }) => text);
      return isApart ? ['', ...written] : written;
    })
    .join('\n');
}

/** The lines above that say when and for whom a post was held. */
function headOf(post: PostHeld, lines: readonly CvLine[]): CvLine[] {
  const at = lines.indexOf(post.entry[0]!);
  const isItsOwn = (line: CvLine) =>
    !line.isHeading && (line.text === post.above || (post.spans.length > 0 && post.dated.includes(line)));
  return lines.slice(Math.max(0, at - LINES_ABOVE), Math.max(0, at)).filter(isItsOwn);
}
const LINES_ABOVE = 2;

/** The line of a post, and what stands below it. */
function linesOf(post: PostHeld, lines: readonly CvLine[]): CvLine[] {
  const [own] = post.entry;
  if (!own || isToldAmongOthers(own, post)) return [];
  const at = lines.indexOf(own);
  const last = post.entry.findLast(({ section, isBullet }) => section === 'experience' || isBullet) ?? own;
  return lines.slice(at, Math.max(at, lines.indexOf(last)) + 1).filter(({ isHeading }) => !isHeading);
}

/** "… Before that I was a cook at Some Inn from 2015 to 2018. I have …": a sentence among those of a paragraph. */
const isToldAmongOthers = (line: CvLine, { entry, isListed }: PostHeld): boolean =>
  !isListed && entry.length === 1 && sentencesIn(line.text).length > 1;

/** Of a paragraph what is not of these posts: each sentence is of the post that was named last. */
function sentencesWithout(line: CvLine, left: readonly PostHeld[], kept: readonly PostHeld[]): string {
  const here = kept.filter(({ entry }) => entry[0] === line);
  let isGone = false;
  return sentencesIn(line.text)
    .filter((sentence) => {
      const names = (posts: readonly PostHeld[]) => posts.some((post) => isNamedIn(post, sentence));
      if (names(left)) isGone = !names(here);
      else if (names(here)) isGone = false;
      return !isGone;
    })
    .join(' ');
}

const isNamedIn = ({ title, dated }: PostHeld, sentence: string): boolean => {
  const [role = '', where = role] = title.split(/ at |, /);
  return sentence.includes(where) && (sentence.includes(role) || dated.length > 0);
};
