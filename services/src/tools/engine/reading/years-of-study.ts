import type { CvLine } from './cv-line.js';
import { isDatesOnly } from './dates-of-posts.js';
import { degreeIn } from './degrees.js';
import { A_YEAR } from './role-in-line.js';
import { saysWhatWasDone } from './verbs.js';

const A_COURSE =
  /\bdiploma\b|\b(?:hnd|hnc|pgce|a[- ]levels?|gcses?|baccalaur\p{L}+|abitur|matura|apprenticeship certificate|degree|bachelor\p{L}*|master['’]s|foundation year|access course|[ns]vq|btec)\b|\bPG ?(?:Dip|Cert)\b/iu;
/** What a school calls itself, here and where many people come from. */
const A_SCHOOL =
  /\b(?:universit\p{L}+|uniwersytet|politechnika|polytechnic|college|sixth form|high school|secondary school|grammar school|istituto|instituto|institut(?:e|ul)? of (?:technology|education|higher)|lyc[eé]e|liceo|liceul|liceum|technikum|gymnasium|hochschule|berufsschule|fachschule|escuela|scuola|[eé]cole|academy of|school of|catering school|culinary school|alberghiero)(?!\p{L})/iu;
/** A college is an employer as well: whoever worked there says as what, or what was done. */
const A_HOSPITAL = /\b(?:hospitals?|nhs|trust)\b/i;

/** "2017 – 2021" over "University of Bath: BSc Chemistry": the years of what stands below, whatever heading is above. */
export function datesAStudy(lines: readonly CvLine[], at: number): boolean {
  const [line, below, next] = [lines[at], lines[at + 1], lines[at + 2]];
  if (!line || !below || line.isHeading || line.isBullet || !A_YEAR.test(line.text) || !isDatesOnly(line)) return false;
  const { text } = below;
  if (below.isHeading || A_YEAR.test(text) || saysWhatWasDone(text)) return false;
  if (degreeIn(text) !== null || A_COURSE.test(text)) return true;
  const isSchool = A_SCHOOL.test(text) && !A_HOSPITAL.test(text);
  return isSchool && !(next && (next.isBullet || saysWhatWasDone(next.text)) && !saysWhatIsLearnt(next.text));
}

const saysWhatIsLearnt = (text: string): boolean =>
  degreeIn(text) !== null ||
  A_COURSE.test(text) ||
  /\b(?:grades?|modules?|dissertation|thesis|studied|level \d|first class|merit|distinction)\b/i.test(text);
