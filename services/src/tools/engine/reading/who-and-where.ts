import { areNames } from './place-first.js';
import type { CvLine } from './cv-line.js';
import { withoutTitles } from './name-words.js';
import { namesAWayToReach } from '../writing/ways-to-reach.js';

/** A name and what stands around it: below these lines a CV has begun to tell. */
const LINES_OF_A_HEAD = 5;
const LONGEST_IN_CAPITALS = 6;

/**
 * Who somebody is, where they live and how they are reached: "Mohammed Faisal Karim" and "Alfred House, Salford" begin as
 * what was done does, and are no work. A page may say its person's name again.
 */
export function saysWhoOrWhere({ text, isBullet, section }: CvLine, at: number, name: string | null): boolean {
  if (isBullet) return false;
  if (name !== null && startsWithName(text, name)) return true;
  return section === 'head' && (namesAWayToReach(text) || (at < LINES_OF_A_HEAD && isInCapitals(text)));
}

/** "Dr Alfred Jones, MRICS", "Curriculum vitae of Alfred Jones". */
function startsWithName(text: string, name: string): boolean {
  const [said, sought] = [withoutTitles(text), name].map((each) => each.toLowerCase().replace(/\s+/g, ' '));
  return said!.startsWith(sought!) && !/\p{L}/u.test(said!.charAt(sought!.length));
}

const isInCapitals = (text: string): boolean =>
  text.split(/\s+/).length <= LONGEST_IN_CAPITALS && areNames(text.replace(/\d+\p{L}?,? /gu, ''));
