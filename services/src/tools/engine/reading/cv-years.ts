import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-lines.js';
import { degreeIn } from './degrees.js';
import { firstOf } from './first-of.js';
import { numberOf, NUMBER } from './numbers.js';
import { isHeld, isOfACourse, type PostHeld } from './posts-held.js';
import { isOfPrivateLife } from './private-life.js';
import { proofAt, type Proof } from './proof.js';
import { spansIn, yearsCovered, type Span } from './time-spans.js';

const YEARS_SAID = new RegExp(
  `\\b(?:>\\s?)?(${NUMBER})\\+?\\)?\\s*(?:or more )?(?:years?|yrs?)['’]?(?:[^.;]{0,40}?\\bexperience|\\s+in\\s+(?:the\\s+trade|care|residential|nursing|teaching|hospitality|construction|farming|retail|\\p{Ll}+ing)\\b)`,
  'iu',
);

/** Years of work: what the dates of posts cover, or what a line claims when that is more. */
export function yearsOf(
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
  today: Date,
): { years: number; proof: Proof | null; said: CvFacts['yearsSaid'] } {
  const claim = firstOf(lines, ({ text }) => numberOf(YEARS_SAID.exec(text)?.[1] ?? ''));
  const said = claim && { years: claim.says, proof: claim.proof };
  // Elsewhere than under Experience, dates are those of a post or of something else.
  const ofPosts = new Set(posts.filter(isHeld).flatMap(({ dated }) => dated));
  const isWork = (line: CvLine) =>
    !isOfPrivateLife(line.text) &&
    (line.section === 'experience'
      ? !isOfACourse(line.text)
      : (line.section === 'head' || line.section === 'other' || line.section === 'summary') &&
        ofPosts.has(line) &&
        degreeIn(line.text) === null);
  const dated = lines.filter(isWork).map((line) => ({ line, spans: spansIn(line.text, today) }));
  const years = yearsCovered(dated.flatMap(({ spans }) => spans));
  if (said && said.years > years) return { ...said, said };
  const longest = dated
    .filter(({ spans }) => spans.length > 0)
    .toSorted((one, other) => lengthOf(other.spans) - lengthOf(one.spans))[0];
  return { years, proof: longest ? proofAt(longest.line, 0) : (said?.proof ?? null), said };
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
