import { countyNamed } from '../british-county.js';
import { divisionsNamed } from '../divisions.js';
import { askedWords } from './asked-words.js';
import { countryOf } from './countries.js';
import { withStateApart } from './pieces.js';
import { ukPlaceBeside } from './uk-places.js';
import { runTogether, wordsOf } from './words.js';

/** A British town that a text names, and what was typed beside it. */
export interface TownNamed {
  town: string;
  before: string[];
  behind: string[];
  /** What it lies in, the nearest first: its county, region and nation. */
  around: Around[];
}

export interface Around {
  name: string;
  isNation: boolean;
}

export const KINGDOM = 'United Kingdom';
/** Each costs several searches. */
const MOST_TOWNS = 2;
/** Of a state, where it is no short form: that says so at the end alone. */
const SHORTEST_STATE = 4;

/**
 * The British towns in a text, however they are spelled: "King's Lynn", "kings lynn", "Weston super Mare", "Saint Neots". None
 * where another country or a state of one is named: "Durham, NC".
 */
export function townsNamed(text: string): TownNamed[] {
  const words = askedWords(text);
  if (withStateApart(text).state !== undefined || words.some(isAbroad)) return [];
  const towns = words.flatMap((town, at) => {
    const place = ukPlaceBeside(town, words.toSpliced(at, 1));
    if (!place) return [];
    const { county, region, nation } = place;
    const names = [...new Set([...county.split(' . '), region, nation].filter(Boolean))];
    // who has typed what the town lies in asks for it no second time
    const isBeside = (word: string) => !names.some(isSame(word)) && !isCounty(word) && !isKingdom(word);
    const before = words.slice(0, at).filter(isBeside);
    const behind = words.slice(at + 1).filter(isBeside);
    return [{ town, before, behind, around: names.map((name) => ({ name, isNation: name === nation })) }];
  });
  return towns.slice(0, MOST_TOWNS);
}

const isSame = (word: string) => (name: string) => name.toLowerCase() === word.toLowerCase();

/** "Omagh, Co Tyrone": where the town lies, in other words than our list has for it. */
const isCounty = (word: string): boolean => /^(?:co\.?|county)\s/i.test(word) && countyNamed(word) !== undefined;

const countryNamed = (word: string): string | undefined => countryOf(wordsOf(word).map(runTogether))?.name;

const isKingdom = (word: string): boolean => countryNamed(word) === KINGDOM.toLowerCase();

const isAbroad = (word: string): boolean =>
  (countryNamed(word) !== undefined && !isKingdom(word)) ||
  (word.length >= SHORTEST_STATE && divisionsNamed(word).length > 0);
