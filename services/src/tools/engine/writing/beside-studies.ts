import { roleFit } from '../match/role-fit.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import { degreeIn } from '../reading/degrees.js';
import { isHeld, type PostHeld } from '../reading/post-held.js';
import { isATimeToLearn } from '../reading/times-to-learn.js';

/** Whoever finished longer ago applies with the work that came since. */
const LATELY = 2;
const YEARS_OF_A_DEGREE = 4;
const MONTHS = 12;

/**
 * The posts of another trade that somebody began while they studied, and has or had beside it: a graduate applies with
 * the degree and what was done for it, and not with the bar. None where the advert asks for no degree.
 */
export function besideStudies(advert: AdvertFacts, cv: CvFacts): readonly PostHeld[] {
  const studied = yearsOfStudy(cv);
  if (studied === null || !isOfAGraduate(advert, cv)) return [];
  return cv.posts.filter(
    (post) =>
      isHeld(post) &&
      post.spans.length > 0 &&
      post.spans.every(({ from }) => isWithin(Math.floor((from - 1) / MONTHS), studied)) &&
      roleFit(post, advert) === 'none' &&
      // what was done to learn the trade is of the studies
      !post.title.split(/,\s|\s(?:at|[–—|-])\s/).some(isATimeToLearn),
  );
}

/** Somebody has studied lately, and the advert asks for that. */
export function isOfAGraduate(advert: AdvertFacts, cv: CvFacts): boolean {
  const studied = yearsOfStudy(cv);
  return studied !== null && studied.until >= cv.today.getFullYear() - LATELY && isForGraduates(advert);
}

const isForGraduates = ({ degree, title }: AdvertFacts): boolean =>
  degree !== null || /\b(?:graduate|trainee|junior|intern|assistant)\b/i.test(title ?? '');

const isWithin = (year: number, { from, until }: { from: number; until: number }): boolean =>
  year >= from && year <= until;

/** From the first to the last year that the line of a degree names, or the line of dates beside it. */
function yearsOfStudy({ lines }: CvFacts): { from: number; until: number } | null {
  const years = lines.flatMap((line, at) => (namesADegree(line) ? yearsAt(lines, at) : []));
  if (years.length === 0) return null;
  const until = Math.max(...years);
  const from = Math.min(...years);
  return { from: Math.min(from, until - YEARS_OF_A_DEGREE), until };
}

const namesADegree = ({ text, section, isHeading }: CvLine): boolean =>
  !isHeading && section !== 'experience' && degreeIn(text, section === 'education') !== null;

function yearsAt(lines: readonly CvLine[], at: number): number[] {
  const near = [lines[at], lines[at + 1], lines[at - 1]].map((line) => yearsIn(line?.text ?? ''));
  return near.find((years) => years.length > 0) ?? [];
}
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));

/** A CV without them: nobody is what they earned their rent with. */
export function withoutPostsBesideStudies(cv: CvFacts, beside: readonly PostHeld[]): CvFacts {
  return beside.length === 0 ? cv : { ...cv, posts: cv.posts.filter((post) => !beside.includes(post)) };
}
