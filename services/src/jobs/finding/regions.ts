import { divisionNames, divisionsNamed } from '../divisions.js';
import type { SuggestionEntry } from './suggestion-entry.js';
import { formerCountyNames } from './former-counties.js';
import { ukRegionNames } from './uk-places.js';
import { partsOf, wordsOf } from './words.js';

interface Region {
  name: string;
  /** All words, with a space before each: " west yorkshire". */
  text: string;
  isFormer: boolean;
}

const MOST_SUGGESTIONS = 10;
const MOST_SHOWN = 2;

let known: Map<string, Region> | undefined;

const regions = (): Map<string, Region> => (known ??= readRegions());

function readRegions(): Map<string, Region> {
  const current = new Set([...divisionNames, ...ukRegionNames()]);
  const names = [...new Set([...current, ...formerCountyNames()])];
  return new Map(names.map((name) => [name, { name, text: spaced(wordsOf(name)), isFormer: !current.has(name) }]));
}

const spaced = (words: string[]) =>
  words
    .flatMap(partsOf)
    .map((word) => ` ${word}`)
    .join('');

const IS_TEXT = 3;

/** The text itself, what begins with it, what has it further on; what is a county no longer only behind what is one. */
const nearness = ({ text, isFormer }: Region, begins: string): number =>
  text === begins ? IS_TEXT : isFormer ? 0 : text.startsWith(begins) ? 2 : 1;

/**
 * States, provinces, counties, those of former times, regions and nations in which each of the words begins one, the
 * nearest first. They are no places of jobs by themselves: the search knows what lies in them.
 */
export function regionsBeginning(words: string[]): string[] {
  const begins = spaced(words);
  return [...regions().values()]
    .filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
    .sort((a, b) => nearness(b, begins) - nearness(a, begins))
    .map(({ name }) => name);
}

/** States and provinces of which this is the short form: "tx". */
export const regionsOfCode = (words: string[]): string[] =>
  divisionsNamed(words.join(' '))
    .filter(({ code }) => code.toLowerCase() === words.join(' '))
    .map(({ name }) => name);

/** What was found with the two likeliest regions in it: after titles and skills, and first where it is the text itself. */
export function withRegions(found: SuggestionEntry[], named: SuggestionEntry[], typed: string[]): SuggestionEntry[] {
  const begins = spaced(typed);
  const shown = named
    .filter(({ count }) => count > 0)
    .map((region) => ({ region, near: nearness(regions().get(region.value)!, begins) }))
    .sort((a, b) => b.near - a.near || b.region.count - a.region.count)
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return found;
  const others = found.slice(0, MOST_SUGGESTIONS - shown.length);
  const later = others.findIndex(({ kind }) => kind === 'place' || kind === 'company');
  const at = shown[0]!.near === IS_TEXT ? 0 : later < 0 ? others.length : later;
  return others.toSpliced(at, 0, ...shown.map(({ region }) => region));
}

/** What was found with a few places more, before companies. */
export function withPlaces(found: SuggestionEntry[], places: SuggestionEntry[]): SuggestionEntry[] {
  const isNew = ({ value }: SuggestionEntry) => !found.some((one) => one.kind === 'place' && one.value === value);
  const shown = places.filter(isNew).slice(0, MOST_SHOWN);
  const others = found.slice(0, MOST_SUGGESTIONS - shown.length);
  const later = others.findIndex(({ kind }) => kind === 'company');
  return others.toSpliced(later < 0 ? others.length : later, 0, ...shown);
}
