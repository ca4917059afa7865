import { occupationOf } from '../reading/occupation-families.js';
import type { Occupation } from '../reading/occupation.js';
import { namesPerson } from '../reading/occupations.js';

/**
 * The posts that years are asked in, each of which will do: "as a sous chef or head chef", "as a plumber, gas engineer or
 * pipefitter". Of "a sous or head chef" the last word is said once for both.
 */
export function occupationsAsked(subject: string): Occupation[] {
  if (subject === '') return [];
  const sides = subject.split(BETWEEN_POSTS).map((side) => side.replace(AN_ARTICLE, '').trim());
  const head = /\p{L}+$/u.exec(sides.at(-1) ?? '')?.[0] ?? '';
  const whole = sides.map((side, at) => (at < sides.length - 1 && !namesPerson(side) ? `${side} ${head}` : side));
  const found = whole.map((side) => occupationOf(side));
  const known = found.filter((each) => each !== null);
  // a side that no list knows may be the one that is held: the whole is read as it was
  const all = known.length > 1 ? known : [occupationOf(subject)].filter((each) => each !== null);
  return all.filter(
    (each, at) => all.findIndex((other) => other.family === each.family && other.level === each.level) === at,
  );
}
const BETWEEN_POSTS = /,\s*(?:or\s+)?|\s+(?:and\/or|or)\s+|\s*\/\s*/i;
const AN_ARTICLE = /^(?:(?:either|as|an?|the)\s+)+/i;

/** Who drives a lorry, a van or a bus is a driver. */
const isAKindOf = (own: string, asked: string): boolean =>
  own === asked || (asked === 'driving' && own.endsWith(' driving'));

/** Held at the level that one of them takes, or above it. */
export const isOneOf = (asked: readonly Occupation[], known: Occupation | null): boolean =>
  known !== null && asked.some(({ family, level }) => isAKindOf(known.family, family) && known.level >= level);
