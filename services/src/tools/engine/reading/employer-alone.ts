import { knowsWord } from '../vocabulary/known-words.js';
import type { CvLine } from './cv-line.js';
import { degreeIn } from './degrees.js';
import { isAFirm } from './firms.js';
import { headlineIn, postNamed, type PostLine } from './headline-post.js';
import type { Placed } from './employers-above.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson, namesPerson } from './occupations.js';
import { areNames } from './place-first.js';
import { isPlaceOnly } from './places.js';
import { isOfACourse } from './post-in-line.js';
import type { PostHeld } from './post-held.js';
import { isOfPrivateLife } from './private-life.js';
import { saysRank } from './seniority.js';
import { saysStill, spansIn } from './time-spans.js';
import { namesWork } from './verbs.js';
import { withoutDates } from './without-dates.js';
import { namesOrganisation } from './work-done.js';

const PARTS = /,\s+|\s(?:at|@|[–—|-])\s/;

/** "Marriott Hotel, Leeds": where somebody was, and nothing of what they were. */
export function isEmployerAlone(title: string): boolean {
  const [first = '', ...others] = title.split(PARTS);
  const isNobody = (part: string) =>
    isAFirm(part) ||
    (occupationOf(part) === null &&
      // "Eddie Harmer Logistics": a name in it may end like somebody
      (!namesPerson(part) || namesOrganisation(part)) &&
      !saysRank(part) &&
      !endsInPerson(part));
  if (/:\s/.test(title)) return false;
  return (namesOrganisation(first) || isAFirm(first)) && areNames(first) && [first, ...others].every(isNobody);
}

/**
 * "Marriott Hotel, Leeds – 2019 to present" above what was done there: a post all the same, of which nobody says what it was called.
 * Where somebody says at the top what they are and no line tells a role, the lines are read by that.
 */
export function withEmployersAlone(placed: readonly Placed[], lines: readonly CvLine[], today: Date): Placed[] {
  const isRoleTold = placed.some(({ post }) => post.isListed && post.known !== null);
  if (!isRoleTold && headlineIn(lines).length > 0) return [...placed];
  const alone = lines.flatMap((line, at) => {
    const below = lines[at + 1];
    const isOne = isDatedName(line, today) && below !== undefined && tellsWork(below);
    return isOne && !isWithinAnother(at, placed, lines, today) ? [{ post: employerOf(line), at }] : [];
  });
  return [...placed, ...alone].toSorted((one, other) => one.at - other.at);
}

const employerOf = (line: CvLine): PostLine => ({
  ...postNamed(nameIn(line), line),
  known: null,
  employer: nameIn(line),
});
const nameIn = ({ text }: CvLine): string => withoutDates(text).replace(/[\s,:–—|-]+$/, '');

function isDatedName(line: CvLine, today: Date): boolean {
  if (line.section !== 'experience' || line.isHeading || line.isBullet || line.text.length > LONGEST) return false;
  if (isOfPrivateLife(line.text) || isOfACourse(line.text) || degreeIn(line.text) !== null) return false;
  const name = nameIn(line);
  const [first = '', ...others] = name.split(PARTS);
  return (
    areNames(name.replace(/\s[–—|-]\s/g, ', ').replace(/[()]/g, '')) &&
    (/\S[\s,]+\S/.test(name) || /['’]s$|&/.test(name) || !knowsWord(name.toLowerCase())) &&
    !isPlaceOnly(name) &&
    !isPlaceOnly(first) &&
    [first, ...others].every((part) => isAFirm(part) || (occupationOf(part) === null && !saysRank(part))) &&
    spansIn(line.text, today).length > 0
  );
}
const LONGEST = 90;

const tellsWork = ({ text, isBullet, isHeading, section }: CvLine): boolean =>
  section === 'experience' && !isHeading && (isBullet || namesWork(text));

/** A project of the post above, whose dates lie within its own; or a line of the head of a post that is read already. */
function isWithinAnother(at: number, placed: readonly Placed[], lines: readonly CvLine[], today: Date): boolean {
  if (placed.some((each) => each.at === at || each.at === at + 1)) return true;
  const above = placed.findLast((each) => each.at < at && each.post.isListed);
  if (above === undefined) return false;
  const own = spansIn(lines[at]?.text ?? '', today);
  const over = (above.dates ? [above.dates] : lines.slice(above.at, Math.min(at, above.at + LINES_OF_A_HEAD))).flatMap(
    ({ text }) => spansIn(text, today),
  );
  return over.length === 0 || own.every(({ from, to }) => over.some((span) => span.from <= from && span.to >= to));
}
const LINES_OF_A_HEAD = 3;

/** "Some Logistics, Corby: Class 1 trunking nights": where, and then what was done there; null where it names a role. */
function beforeItsStory(title: string): string | null {
  const [where = ''] = title.split(/:\s/);
  return occupationOf(title) === null && isEmployerAlone(where) ? where : null;
}

/** Whoever says at the top what they are is that where they work now, if the line of that post names nobody. */
export function asCalledAtTheTop(post: PostHeld, headline: PostLine | undefined): PostHeld {
  const isNow = post.isListed && post.known === null && post.dated.some(({ text }) => saysStill(text));
  const where = post.employer === post.title ? post.title : beforeItsStory(post.title);
  if (!headline?.known || !isNow || post.spans.length === 0 || where === null) return post;
  const { known, field, occupation, rank } = headline;
  return { ...post, known, field, occupation, rank, title: `${headline.title}, ${where}` };
}
