import type { CvLine } from './cv-line.js';
import { sentenceNaming } from './cv-sentences.js';
import { closeness } from './fields.js';
import { headlineIn, withEmployers, withYearsSaid, type PostLine } from './headline-post.js';
import type { Occupation } from './occupation-families.js';
import { namesPerson } from './occupations.js';
import { postIn } from './post-in-line.js';
import type { Proof } from './proof.js';
import { A_YEAR, headOf } from './role-in-line.js';
import { rankOfYears, saysRank, type Rank } from './seniority.js';
import { spansIn, yearsCovered, type Span } from './time-spans.js';
import { toldIn } from './told-posts.js';
import { saysWhatWasDone } from './verbs.js';
import { namesOrganisation } from './work-done.js';
import { withoutDates } from './without-dates.js';
import type { Field, Skill } from '../vocabulary/skill.js';

export interface PostHeld {
  /** Under Experience; else it is what somebody calls themselves at the top. */
  isListed: boolean;
  title: string;
  line: string;
  field: Field | null;
  /** The occupation that the title names, where the vocabulary knows it. */
  known: Occupation | null;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  rank: Rank;
  /** When it was held, by the dates of its entry; empty when the CV does not say. */
  spans: readonly Span[];
  /** The line above it, where that may be the employer's. */
  above: string | null;
  /** Its line and those below it, down to the next post. */
  entry: readonly CvLine[];
  /** Those of its lines that may have its dates. */
  dated: readonly CvLine[];
}

/** The posts of a CV with what stands below each; `today` closes those that still run. */
export function postsIn(lines: readonly CvLine[], today: Date, name: string | null = null): PostHeld[] {
  const named = lines.flatMap((line, at) =>
    postIn(line).flatMap((post) => {
      const title = withoutName(post.title, name);
      return title === '' ? [] : [{ post: { ...post, title }, at }];
    }),
  );
  const placed = withEmployersAbove(labelled(named, lines), lines);
  const found = placed.some(({ post: { known } }) => known !== null) ? placed : [...headlineIn(lines), ...placed];
  const headline = headlineIn(lines)[0]?.post;
  const posts: PostHeld[] = found.map(({ post: own, at }, index) => {
    const post = ofHeadline(own, headline);
    const next = found[index + 1]?.at ?? lines.length;
    const isDated = A_YEAR.test(lines[at]?.text ?? '');
    const ends = lines.findIndex(
      (line, below) => below > at && (line.isHeading || (isDated && line.section !== 'head' && beginsAnother(line))),
    );
    const entry = lines.slice(at, Math.min(next, ends < 0 ? lines.length : ends));
    return { ...post, entry, above: employerAbove(lines, at), ...datesOf(lines, at, entry, today) };
  });
  const told = lines.flatMap((line) => toldIn(line, today));
  posts.push(...told);
  if (posts.some(isHeld)) posts.push(...ofHeadlineAt(headline, lines, posts, today));
  const dated = posts.some(({ spans }) => spans.length > 0) ? posts : posts.map((post) => withYearsSaid(post, today));
  const isBare = !dated.some(isHeld);
  const ofTold = new Set(told.flatMap(({ entry }) => entry));
  const around = (isBare ? lines : (dated[0]?.entry ?? [])).filter((line) => !ofTold.has(line));
  return dated.map((post, at) => (at === 0 ? withEmployers(post, around, today) : post));
}

/** "Junior Designer" below "Graphic designer": which kind of it, what somebody calls themselves tells. */
function ofHeadline(post: PostLine, headline: PostLine | undefined): PostLine {
  if (!headline || post.known !== null) return post;
  const { known, field, occupation } = headline;
  if (post.occupation.every((word) => occupation.includes(word))) return { ...post, known, field };
  // "Tesco, Lichfield, nights via agency": where, and nobody
  const isWhere = post.isListed && known !== null && !namesPerson(post.title) && !saysRank(post.title);
  return isWhere && VIA_AGENCY.test(post.title)
    ? { ...post, known, field, occupation, title: `${headline.title}, ${post.title}` }
    : post;
}
const VIA_AGENCY = /\b(?:via|through) (?:an? )?(?:\p{L}+ )?agency\b/iu;

const WITH_DATES_AND_A_STORY = /^[^.:]{3,60}\([^)]*\b(?:19|20)\d{2}[^)]*\):/;

/**
 * "HGV mechanic" at the top, "Some Trucks, Radom (2014 - present): brakes, gearboxes" beside a post that is named: where no
 * role is told, somebody is what they call themselves. Lines that are of a post already are none.
 */
function ofHeadlineAt(
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
    const [employer = ''] = withoutDates(line.text).split(/\s*[(:]/);
    const spans = spansIn(line.text, today);
    const isOne =
      line.section === 'experience' &&
      !line.isHeading &&
      !line.isBullet &&
      !taken.has(line) &&
      /^\p{Lu}/u.test(line.text) &&
      spans.length > 0 &&
      (line.read.kind === 'post' || WITH_DATES_AND_A_STORY.test(line.text));
    if (!isOne || employer === '') return [];
    const ends = lines.findIndex((next, below) => below > at && (next.isHeading || taken.has(next)));
    const entry = lines.slice(at, ends < 0 ? lines.length : ends);
    const title = `${headline.title}, ${employer}`;
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

/** "Larsen Ltd, Pune   2016 to date" above "Designation: Senior Welder": the post begins with the line of its employer. */
function labelled(
  named: readonly { post: PostLine; at: number }[],
  lines: readonly CvLine[],
): { post: PostLine; at: number }[] {
  const isBelowDates = (at: number) =>
    A_LABEL.test(lines[at]?.text ?? '') && A_YEAR.test(lines[at - 1]?.text ?? '') && !lines[at - 1]?.isHeading;
  const below = new Set(named.map(({ at }) => at).filter(isBelowDates));
  return named.flatMap(({ post, at }) => {
    if (below.has(at + 1)) return [];
    if (!below.has(at)) return [{ post, at }];
    const employer = withoutDates(lines[at - 1]?.text ?? '');
    return [{ post: { ...post, title: employer === '' ? post.title : `${post.title}, ${employer}` }, at: at - 1 }];
  });
}
const A_LABEL = /^(?:designation|position(?: held)?|job title|role|post(?: held)?)\s*:/i;

type Placed = { post: PostLine; at: number };

/**
 * "Methodist Hospital, San Antonio" above "Registered Nurse, 07/2019 – Present", "Ndola Clinic, 2016 - 2019" above "Nurse",
 * and both below a line of dates: where somebody was is no post of its own, and the post begins with the line of its dates.
 */
function withEmployersAbove(named: readonly Placed[], lines: readonly CvLine[]): Placed[] {
  const isDated = (at: number) => A_YEAR.test(lines[at]?.text ?? '');
  const isBelowDates = (at: number) => {
    const over = lines[at - 1];
    return over !== undefined && isDated(at - 1) && isDatesOnly(over);
  };
  const isEmployer = ({ post, at }: Placed, next: Placed | undefined) =>
    post.known === null &&
    !saysRank(post.title) &&
    next !== undefined &&
    next.at === at + 1 &&
    next.post.known !== null &&
    post.isListed &&
    (isDated(at) ? !isDated(next.at) && !namesPerson(headOf(post.title)) : isDated(next.at) || isBelowDates(at));
  return named.flatMap((each, index) => {
    if (isEmployer(each, named[index + 1])) return [];
    const above = named[index - 1];
    if (!above || !isEmployer(above, each)) return [each];
    const [employer = ''] = above.post.title.split(/,\s/);
    const at = isDated(each.at) ? each.at : above.at;
    return [{ at, post: { ...each.post, title: `${each.post.title}, ${employer}` } }];
  });
}

/** "Fortis Hospital, Jaipur" above "Clinical Pharmacist", which names no employer itself. */
function employerAbove(lines: readonly CvLine[], at: number): string | null {
  const [line, title] = [lines[at - 1], lines[at]];
  const said = withoutDates(title?.text ?? '');
  const mayHoldIt = /,| at | @ | [–—|-] /.test(said) && !(line && namesOrganisation(line.text) && isOfWhat(said));
  if (!line || !title || mayHoldIt) return null;
  const isName =
    line.section === 'experience' &&
    !line.isHeading &&
    !line.isBullet &&
    line.text.length <= LONGEST_EMPLOYER &&
    /^\p{Lu}/u.test(line.text) &&
    !saysWhatWasDone(line.text);
  return isName ? line.text : null;
}
const LONGEST_EMPLOYER = 70;
/** "Assistant Manager - Audit & Assurance": a rank and what it is of. */
const isOfWhat = (title: string): boolean =>
  / [–—-] /.test(title) && !/,| at | @ /.test(title) && !namesOrganisation(title);

/** "Ana Pop - Junior developer": who it is stands apart from what they are. */
const withoutName = (title: string, name: string | null): string =>
  name !== null && title.startsWith(name) ? title.slice(name.length).replace(/^[\s,–—|·:-]+/, '') : title;

const LINES_WITH_DATES = 3;

/** "2020 - 2022 - Home care with Helping Hands": the next thing, whatever it was, below a post that has its own dates. */
const beginsAnother = (line: CvLine): boolean => BEGINS_WITH_A_STRETCH.test(line.text) && !isDatesOnly(line);
const BEGINS_WITH_A_STRETCH =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\s?(?:-|–|—|to|until)\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|now|present|today)\b/iu;

/** Dates and nothing else, as they stand under a post. */
const isDatesOnly = ({ text }: CvLine): boolean =>
  !/\p{L}{4,}/u.test(
    text.replace(
      /\b(?:\p{L}{3,9}\.?) (?=(?:19|20)\d{2})|\b(?:present|current(?:ly)?|today|now|up ?to|to date|until|since)\b/giu,
      '',
    ),
  );

/** The dates on the line of the post, on a line below it that is no bullet, or on the line above, nearest first. */
function datesOf(
  lines: readonly CvLine[],
  at: number,
  entry: readonly CvLine[],
  today: Date,
): Pick<PostHeld, 'spans' | 'dated'> {
  const isUnderHeading = entry[0]?.section === 'experience';
  // What stands below a name at the top may be the dates of a school.
  const mayDate = (line: CvLine, place: number) =>
    place === 0 || (!line.isBullet && (isUnderHeading || isDatesOnly(line)));
  const [own, below, next] = entry.map((line, place) => (mayDate(line, place) ? line : undefined));
  const above = isUnderHeading ? datesAbove(lines, at) : undefined;
  const dated = [own, below, above, next].find((line) => line && spansIn(line.text, today).length > 0);
  return dated
    ? { spans: spansIn(dated.text, today), dated: [dated] }
    : { spans: [], dated: entry.slice(0, LINES_WITH_DATES) };
}

/** "June 2021 - present", "Some Ltd, Luton", "Warehouse Operative": when, where and what, a line each. */
function datesAbove(lines: readonly CvLine[], at: number): CvLine | undefined {
  const [employer, overEmployer] = [lines[at - 1], lines[at - 2]];
  const isEmployer =
    employer &&
    overEmployer &&
    isDatesOnly(overEmployer) &&
    !A_YEAR.test(employer.text) &&
    postIn(employer).length === 0;
  const over = isEmployer ? overEmployer : employer;
  return over && !over.isBullet && !over.isHeading && postIn(over).length === 0 ? over : undefined;
}

/** Held as a post, not only what somebody calls themselves. */
export const isHeld = ({ isListed, spans }: PostHeld): boolean => isListed || spans.length > 0;

/** Trades that are named after where they are done, by everybody who works there. */
const NAMED_AS_PLACES: ReadonlySet<Field> = new Set<Field>([
  'healthcare',
  'hospitality',
  'education',
  'social',
  'veterinary',
]);

/** Who trains a commis or an apprentice does it in their own trade. */
const OF_ANY_TRADE = new Set(['Mentoring', 'Coaching', 'Training delivery']);

/**
 * A cleaner of an intensive care unit, or the receptionist of a school, works beside what its name says; a nurse who
 * taught a colleague has taught, and is no teacher.
 */
export const isBeside = ({ known }: PostHeld, skill: Skill): boolean =>
  known !== null &&
  skill.field !== null &&
  !OF_ANY_TRADE.has(skill.name) &&
  NAMED_AS_PLACES.has(skill.field) &&
  (known.field === null || closeness(known.field, skill.field) === 0);

/** Years in which at least one of these posts was held. */
export const yearsIn = (posts: readonly PostHeld[]): number => yearsCovered(posts.flatMap(({ spans }) => spans));
/**
 * The highest post, unless the years say more than an ordinary title does: then the line with the dates is the proof,
 * as a title without "senior" proves nothing.
 */
export function rankHeld(
  posts: readonly PostHeld[],
  { years, proof }: { years: number; proof: Proof | null },
): { rank: Rank; rankProof: Proof | null } {
  const highest = posts.reduce<PostHeld | null>((best, post) => (best && best.rank >= post.rank ? best : post), null);
  const ofYears = rankOfYears(years);
  if (!highest || (highest.rank <= 2 && ofYears > highest.rank && saysRank(highest.title) === false)) {
    return { rank: ofYears, rankProof: proof };
  }
  return { rank: highest.rank, rankProof: proofOfPost(highest) };
}

export const proofOfPost = ({ line, title }: PostHeld): Proof => ({
  ...{ line: sentenceNaming(line, title), whole: title },
  section: 'experience',
});
