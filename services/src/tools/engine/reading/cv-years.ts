import type { YearsSaid } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import { sentencesOf } from './cv-sentences.js';
import { datesPrivateLife } from './dates-of-posts.js';
import { degreeIn } from './degrees.js';
import { numberOf, NUMBER } from './numbers.js';
import { isOfACourse } from './post-in-line.js';
import { isHeld, type PostHeld } from './post-held.js';
import { isOfPrivateLife } from './private-life.js';
import { proofAt, type Proof } from './proof.js';
import { spansIn, yearsCovered, type Span } from './time-spans.js';
import { yearsOfARole, type ClaimOfYears } from './told-by-years.js';
import { isUnpaid, isUnpaidPost } from './unpaid.js';
import { datesAStudy } from './years-of-study.js';
import { AT_WORK, NOT_AT_WORK } from './years-at-work.js';

/** An age, a past and what was learned. */
const OF_NO_WORK = String.raw`\s+(?:old|young|ago|of age|of study|(?:of )?studying|at university)\b`;
/** Another count of years begins another claim. */
const UP_TO_EXPERIENCE = String.raw`(?:(?!\b(?:years?|yrs?)\b)[^.;]){0,40}?\bexp(?:erience)?\b`;
const NO_WORKER = String.raw`(?:(?:\p{L}+ ){0,2}(?:student(?! (?:support|services|adviser|advisor|officer))|pupil|parent|mother|father|wife|husband|resident|citizen|patient)\b|member of (?!staff|(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:team|staff|crew|brigade)))`;
const PLACES_OF_WORK = String.raw`the\s+trade|salons?|hotels?|kitchens?|restaurants?|schools?|hospitals?|warehouses?|factories|banking|finance|logistics|manufacturing|industry|care|residential|nursing|teaching|hospitality|construction|farming|retail`;
const WORK_DONE = String.raw`(?:build|develop|writ|design|programm|cod|manag|lead|runn|deliver|maintain|test|engineer|architect|shipp|operat|weld|fitt|install|repair|sell|market|recruit|nurs|cook|driv)ing(?! (?:up|(?:a |my |our )?(?:family|home|children)))`;
const YEARS_SAID = new RegExp(
  String.raw`\b(?:>\s?)?(${NUMBER})\+?\)?\s*(?:or more )?(?:years?|yrs?)['’]?(?!${OF_NO_WORK}|${NOT_AT_WORK})(?:${UP_TO_EXPERIENCE}|\s+(?:spent\s+|of\s+)?${AT_WORK}|\s+(?:of\s+)?(?:\p{L}+\s+)?work(?:ing)?\b|\s+(?:spent\s+)?(?:of\s+)?${WORK_DONE}\b|\s+as\s+an?\s+(?!${NO_WORKER})|\s+in\s+(?:(?:${PLACES_OF_WORK})\b|(\p{L}+ing)\b))`,
  'giu',
);
/** "I have worked as a bus driver for 12 years". */
const WORKED_SO_LONG = new RegExp(
  String.raw`\bwork(?:ed|ing) as (?:an? |the )?(?!${NO_WORKER})[^.;,\d]{3,60}? for (?:the (?:last|past) )?(?:over |more than |about |around |nearly |almost )?(${NUMBER})\+? ?(?:years?|yrs?)(?!\p{L})`,
  'giu',
);
/** "12 years in Reading", where "in catering" and "in Catering" are work; "I lived here for 12 years". */
const isOfResidence = (sentence: string, index: number, where: string): boolean =>
  (/^\p{Lu}/u.test(where) && TOWNS_IN_ING.test(where)) ||
  /\b(?:liv(?:e|ed|ing)|resid(?:e|ed|ing)|married|settled)\b[^.;,]{0,40}$/i.test(sentence.slice(0, index));
const TOWNS_IN_ING =
  /^(?:Reading|Beijing|Nanjing|Chongqing|Worthing|Barking|Kettering|Woking|Dorking|Epping|Tooting|Ealing|Lancing|Steyning|Goring|Godalming|Wyoming|Darjeeling|Kuching)$/i;

/** Years of work: what the dates of posts cover, or what a line claims when that is more. */
export function yearsOf(
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
  today: Date,
): { years: number; proof: Proof | null; said: readonly YearsSaid[] } {
  const said = lines.filter(({ isHeading }) => !isHeading).flatMap(claimsIn);
  // What a CV says first of itself is the sum; others may be a part of it, or of somebody else.
  const claim = said[0];
  // Elsewhere than under Experience, dates are those of a post or of something else.
  const paid = posts.filter((post) => isHeld(post) && !isUnpaidPost(post));
  const ofPosts = new Set(paid.flatMap(({ dated }) => dated));
  const unpaid = new Set(posts.filter(isUnpaidPost).flatMap(({ dated }) => dated));
  const isWork = (line: CvLine, at: number) =>
    !isOfPrivateLife(line.text) &&
    (ofPosts.has(line) || !(unpaid.has(line) || isUnpaid(line.text))) &&
    (ofPosts.has(line) || !(datesPrivateLife(line, lines[at + 1]) || datesAStudy(lines, at))) &&
    (line.section === 'experience'
      ? ofPosts.has(line) || !isOfACourse(line.text)
      : (line.section === 'head' || line.section === 'other' || line.section === 'summary') &&
        ofPosts.has(line) &&
        degreeIn(line.text) === null);
  const dated = lines.filter(isWork).map((line) => ({ line, spans: spansIn(line.text, today) }));
  const spans = dated.flatMap((each) => each.spans);
  // Where no line has dates, posts may be told with their years.
  const years = yearsCovered(spans.length > 0 ? spans : paid.flatMap((post) => post.spans));
  if (claim && claim.years > years) return { years: claim.years, proof: claim.proof, said };
  const longest = dated
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => lengthOf(other.spans) - lengthOf(one.spans))[0];
  return { years, proof: longest ? proofAt(longest.line, 0) : (claim?.proof ?? null), said };
}

const claimsBy = (pattern: RegExp, sentence: string): ClaimOfYears[] =>
  Array.from(sentence.matchAll(pattern), ({ 1: number = '', 2: where = '', index }) => ({ number, where, index }));

/** Each reaches to the next one of its line, of a long one of its sentence. */
function claimsIn(line: CvLine): YearsSaid[] {
  return sentencesOf(line.text).flatMap(({ text: sentence, start: begins }) => {
    const found = claimsBy(YEARS_SAID, sentence);
    const others = found.length > 0 ? found : claimsBy(WORKED_SO_LONG, sentence);
    const claims = others.length > 0 ? others : yearsOfARole(sentence);
    return claims.flatMap(({ number, where, index }, at) => {
      const years = numberOf(number);
      if (years === null || isOfResidence(sentence, index, where)) return [];
      const [from, to] = [at === 0 ? 0 : index, claims[at + 1]?.index ?? sentence.length];
      const mentions = line.mentions.filter(({ start }) => start >= begins + from && start < begins + to);
      return [{ years, text: sentence.slice(from, to), mentions, proof: proofAt(line, begins + index) }];
    });
  });
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
