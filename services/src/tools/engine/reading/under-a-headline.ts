import type { CvLine } from './cv-line.js';
import type { PostLine } from './headline-post.js';
import { namesPerson } from './occupations.js';
import type { PostHeld } from './post-held.js';
import { saysRank } from './seniority.js';
import { spansIn } from './time-spans.js';
import { withoutDates } from './without-dates.js';

/** "Junior Designer" below "Graphic designer": which kind of it, what somebody calls themselves tells. */
export function ofHeadline(post: PostLine, headline: PostLine | undefined): PostLine {
  if (!headline || post.known !== null) return post;
  const { known, field, occupation } = headline;
  if (post.occupation.length > 0 && post.occupation.every((word) => occupation.includes(word)))
    return { ...post, known, field };
  // "Tesco, Lichfield, nights via agency": where, and nobody
  const isWhere = post.isListed && known !== null && !namesPerson(post.title) && !saysRank(post.title);
  return isWhere && VIA_AGENCY.test(post.title)
    ? { ...post, known, field, occupation, title: `${headline.title}, ${post.title}` }
    : post;
}

/** "Team Leader, Some Fulfilment" of a "Warehouse team leader": a rank without a trade is of the one that the summary names. */
export function ofSummary(post: PostLine, summary: PostLine | undefined): PostLine {
  const [rank = ''] = post.title.split(/,\s|\s(?:at|@|[–—|-])\s/);
  const isOfIt = summary !== undefined && A_RANK_ALONE.test(rank) && endsWith(summary.title, rank);
  return isOfIt && post.known === null ? { ...post, known: summary.known, field: summary.field } : post;
}
const A_RANK_ALONE =
  /^(?:(?:shift|team|floor|section|deputy|assistant|night|day) )*(?:leader|supervisor|manager|lead|foreman|forewoman|charge ?hand)$/i;
const endsWith = (title: string, rank: string): boolean => ` ${title}`.toLowerCase().endsWith(` ${rank.toLowerCase()}`);

const VIA_AGENCY = /\b(?:via|through) (?:an? )?(?:\p{L}+ )?agency\b/iu;

/**
 * "HGV mechanic" at the top, "Some Trucks, Radom (2014 - present): brakes, gearboxes" beside a post that is named: where no
 * role is told, somebody is what they call themselves. Lines that are of a post already are none.
 */
export function ofHeadlineAt(
  headline: PostLine | undefined,
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
  today: Date,
): PostHeld[] {
  if (!headline?.known) return [];
  // below posts without a role other employers without one may stand
  const isRoleless = posts.every(({ isListed, title }) => !isListed || VIA_AGENCY.test(title));
  const taken = new Set(posts.flatMap(({ entry }) => (isRoleless ? entry.slice(0, 1) : entry)));
  return lines.flatMap((line, at) => {
    const [said = ''] = withoutDates(line.text).split(/\s*[(:]/);
    const isForSomebody = DONE_FOR_SOMEBODY.test(said);
    const employer = said.replace(/\.$/, '');
    const spans = spansIn(line.text, today);
    const isOne =
      line.section === 'experience' &&
      !line.isHeading &&
      !line.isBullet &&
      !taken.has(line) &&
      /^\p{Lu}/u.test(line.text) &&
      spans.length > 0 &&
      (line.read.kind === 'post' || isForSomebody || WITH_DATES_AND_A_STORY.test(line.text));
    if (!isOne || employer === '') return [];
    const ends = lines.findIndex((next, below) => below > at && (next.isHeading || taken.has(next)));
    const entry = lines.slice(at, ends < 0 ? lines.length : ends);
    const title = isForSomebody ? headline.title : `${headline.title}, ${employer}`;
    return [
      {
        ...headline,
        title,
        line: line.parts[0]?.text ?? line.text,
        isListed: true,
        spans,
        above: null,
        entry,
        dated: [line],
      },
    ];
  });
}

const WITH_DATES_AND_A_STORY = /^[^.:]{3,60}\([^)]*\b(?:19|20)\d{2}[^)]*\):/;

/** "Store deliveries for Morrisons, Wakefield": what was done and whom it served, which need not be who employed. */
const DONE_FOR_SOMEBODY = /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{L}-]*){0,4} for (?:the )?\p{Lu}[^.;]{1,60}\.?$/u;
