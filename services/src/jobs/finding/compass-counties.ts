import { allUkPlaces } from './uk-places.js';
import { exactKey, partsOfPhrase, rowsOf } from './vocabulary-files.js';

/**
 * Counties and areas of the United Kingdom with a side of the compass in their name. Their words one by one do not tell: West
 * Sussex lies in the South East, and Grimsby in North East Lincolnshire and in Yorkshire and The Humber. So a job has the
 * whole name among the words of its place, joined by hyphens, which the search knows as one word: "eastsussex".
 */
interface CompassCounties {
  /** Their names as keys, which are asked of each part of a place. */
  keys: string[];
  /** By the words of a name. */
  joined: Map<string, string>;
}

const sides = new Set(['north', 'south', 'east', 'west', 'mid']);
/** In so many words, the most first: "Bath and North East Somerset" without its "and", "East Sussex". */
const lengths = [4, 3, 2];

let known: CompassCounties | undefined;
const counties = (): CompassCounties => (known ??= readCounties());

function readCounties(): CompassCounties {
  const listed = rowsOf<{ name: string; words: string }>('uk-counties.csv');
  const former = rowsOf<{ name: string; counties: string }>('former-counties.csv');
  const ofTowns = allUkPlaces().flatMap(({ county }) => county.split(' . '));
  const all = [...ofTowns, ...[...listed, ...former].map(({ name }) => name)];
  const names = [...new Set(all)].filter((name) => {
    const words = partsOfPhrase(name);
    return words.length > 1 && words.some((word) => sides.has(word));
  });
  const keys = [...new Set(names.map(keyOf))];
  return { keys, joined: new Map(keys.map((key) => [key, key.replaceAll(' ', '')])) };
}

const keyOf = (name: string): string => exactKey(partsOfPhrase(name));

const apart = /[,/()|;]|\s[-–—.]\s/;

/** The names that stand in a place as whole words, each as one: "Rye, East Sussex" has East-Sussex. */
export const compassCountiesIn = (place: string): string[] => [...new Set(place.split(apart).flatMap(namesIn))];

function namesIn(part: string): string[] {
  // not the one in Australia
  const whole = ` ${keyOf(part)} `.replace(' new south wales ', ' ');
  const found = counties().keys.filter((key) => whole.includes(` ${key} `));
  // Bath and North East Somerset is no North Somerset, and North East Wales no East Wales
  const isWithin = (key: string) => found.some((other) => other !== key && ` ${other} `.includes(` ${key} `));
  return found.filter((key) => !isWithin(key)).map((key) => key.replaceAll(' ', '-'));
}

/** The words of a place, of which the name of such a county is one: "leeds", "westyorkshire". */
export function withCountiesWhole(parts: string[]): string[] {
  const { joined } = counties();
  const found: string[] = [];
  const words = exactKey(parts).split(' ').filter(Boolean);
  for (let at = 0; at < words.length;) {
    const length = lengths.find((some) => joined.has(words.slice(at, at + some).join(' '))) ?? 1;
    found.push(length > 1 ? joined.get(words.slice(at, at + length).join(' '))! : words[at]!);
    at += length;
  }
  return found;
}

/** Whether these words are the name of one. */
export const isCompassCounty = (parts: string[]): boolean => counties().joined.has(exactKey(parts));
