import { divisionNames, divisionsNamed } from '../divisions.js';
import type { SuggestionEntry } from './suggestion-entry.js';
import { ukRegionNames } from './vocabulary.js';
import { partsOf, wordsOf } from './words.js';

interface Region {
  name: string;
  /** All words, with a space before each: " west yorkshire". */
  text: string;
}

const MOST_SUGGESTIONS = 10;
const MOST_SHOWN = 2;

let regions: Region[] | undefined;

const readRegions = (): Region[] =>
  [...new Set([...divisionNames, ...ukRegionNames()])].map((name) => ({ name, text: spaced(wordsOf(name)) }));

const spaced = (words: string[]) =>
  words
    .flatMap(partsOf)
    .map((word) => ` ${word}`)
    .join('');

/**
 * States, provinces, counties, regions and nations in which each of the words begins one, those that begin with the
 * text first. They are no places of jobs by themselves: the search knows what lies in them.
 */
export function regionsBeginning(words: string[]): string[] {
  const begins = spaced(words);
  return (regions ??= readRegions())
    .filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
    .sort((a, b) => Number(b.text.startsWith(begins)) - Number(a.text.startsWith(begins)))
    .map(({ name }) => name);
}

/** States and provinces of which this is the short form: "tx". */
export const regionsOfCode = (words: string[]): string[] =>
  divisionsNamed(words.join(' '))
    .filter(({ code }) => code.toLowerCase() === words.join(' '))
    .map(({ name }) => name);

/** What was found with the two likeliest regions in it: after titles and skills, and first where it is the text itself. */
export function withRegions(found: SuggestionEntry[], regions: SuggestionEntry[], typed: string[]): SuggestionEntry[] {
  const begins = spaced(typed);
  const nearness = (text: string) => (text === begins ? 2 : Number(text.startsWith(begins)));
  const shown = regions
    .filter(({ count }) => count > 0)
    .map((region) => ({ region, near: nearness(spaced(wordsOf(region.value))) }))
    .sort((a, b) => b.near - a.near || b.region.count - a.region.count)
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return found;
  const others = found.slice(0, MOST_SUGGESTIONS - shown.length);
  const later = others.findIndex(({ kind }) => kind === 'place' || kind === 'company');
  const at = shown[0]!.near === 2 ? 0 : later < 0 ? others.length : later;
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
