import type { CvLine } from './cv-line.js';
import { degreeIn, withoutLead } from './degrees.js';

/** "MSc Computer Science, University of Somewhere 2013–2018" below the posts, without a heading. */
export function isDegreeAmongWork({ section, isHeading, text }: CvLine): boolean {
  if (section !== 'experience' || isHeading) return false;
  const plain = withoutLead(text);
  return BEGINS_AS_A_DIPLOMA.test(plain) || (A_DEGREE.test(plain) && degreeIn(text) !== null);
}

const BEGINS_AS_A_DIPLOMA = /^(?:diploma (?:in|of)|pgce|hn[cd]\b)/i;
const A_DEGREE =
  /^(?:[BM]\. ?E\.|[BM]\.? ?(?:Sc|A|Eng|Ed|Tech|Com|Phil|Pharm|S|N)\b\.?|Ph\.? ?D|LL[BM]|MBA|Bachelor|Master(?:['’]s)? of|Master['’]s)/u;
