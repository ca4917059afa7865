import { kept } from '../../platform/shipped/kept.js';
import { codesOfTitle } from './listed-occupations.js';
import { ownFamilies } from './same-work.js';
import { keyOf } from './words.js';

/** Who leads others does other work than they do. */
const LEADS = 4;

/** What says so much is called so by hardly anybody. */
const LONG = 3;

/** The groups of what is not classified elsewhere have hardly anything in common. */
const isOfOthers = (code: string): boolean => code.endsWith('9');

/** Titles of the same family of our own list a level up or down: the paramedic beside an ambulance technician. */
function ofFamily(key: string): string[] {
  const own = ownFamilies().find(({ keys }) => keys.includes(key));
  if (own === undefined || own.level >= LEADS) return [];
  return ownFamilies()
    .filter(({ family, level }) => family === own.family && level < LEADS && Math.abs(level - own.level) === 1)
    .flatMap(({ titles }) => titles);
}

/** Titles of our own list that have the same code of SOC 2020, and no other: the roofer beside a slater. */
function ofCode(key: string): string[] {
  const [code, ...more] = codesOfTitle(key);
  if (code === undefined || more.length > 0 || isOfOthers(code)) return [];
  return ownByCodes().get(code) ?? [];
}

let known: Map<string, string[]> | undefined;
/** The titles of our own list by all their codes: who looks at a job waits, and these never change. */
const ownByCodes = (): Map<string, string[]> => (known ??= kept('titles of our own by their codes', readOwnByCodes));

function readOwnByCodes(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const title of ownFamilies().flatMap(({ level, titles }) => (level < LEADS ? titles : []))) {
    const codes = codesOfTitle(keyOf(title)).join();
    found.set(codes, [...(found.get(codes) ?? []), title]);
  }
  return found;
}

/** The work nearest to a title, where nobody does the same. */
export function titlesBeside(text: string): string[] {
  const key = keyOf(text);
  return [...new Set([...ofFamily(key), ...ofCode(key)])].filter((title) => keyOf(title) !== key);
}

/** Of a long title those of its family that have words of it: the dairy herdsperson and the farm worker of a dairy farm worker. */
export function titlesAlike(text: string): string[] {
  const words = keyOf(text).split(' ');
  if (words.length < LONG) return [];
  return ofFamily(words.join(' ')).filter((title) =>
    keyOf(title)
      .split(' ')
      .some((word) => words.includes(word)),
  );
}
