import { wholePlace } from '../whole-place.js';
import { remembering } from './remembering.js';
import { otherSpellings } from './spelling-variants.js';
import type { SuggestionEntry, SuggestionKind } from './suggestion-entry.js';
import { textOf } from './suggestion-names.js';
import { relativesOf } from './word-families.js';
import { fillers, phraseKey, runTogether, wordsOf } from './words.js';

/**
 * What is the same for all ways to write one thing, of which choosing one finds what the others do too: "Landscape Labor"
 * and "LABORER, LANDSCAPE", "St Louis" and "Saint Louis", "Leeds" with its country and without, a company with "The" before it and without.
 */
export function sameSuggestion(kind: SuggestionKind, value: string): string {
  const words = wordsOf(inOneWay[kind]?.(value) ?? value).map(runTogether);
  const own = words.filter((word) => !fillers.has(word));
  return `${kind} ${(own.length > 0 ? own : words).map(kind === 'company' ? asItIs : alike).join(' ')}`;
}

const inOneWay: Partial<Record<SuggestionKind, (value: string) => string>> = {
  title: inItsOrder,
  place: (location) => wholePlace(location, null),
};

/**
 * With their counts: of titles of the same words in another order, where they find the same jobs ("Helpers--Carpenters",
 * "Carpenter Helper"), the first alone; and no part of the country that is called like a town, where both find the same jobs.
 * The town has every one of the part's then, and says which country it is in.
 */
export function withoutTwins(entries: SuggestionEntry[]): SuggestionEntry[] {
  const places = entries.filter(({ kind }) => kind === 'place');
  const isTown = (place: SuggestionEntry, { value, count }: SuggestionEntry) =>
    place.value !== value && place.count === count && townOf(place) === textOf(value);
  const twinOf = (region: SuggestionEntry) => region.asText && places.find((place) => isTown(place, region));
  const shown = entries.map((entry) => twinOf(entry) || entry);
  const first = new Map<string, SuggestionEntry>();
  for (const entry of shown) if (!first.has(twinKey(entry))) first.set(twinKey(entry), entry);
  return [...first.values()];
}

const twinKey = ({ kind, value, count }: SuggestionEntry): string =>
  kind === 'title'
    ? `${count} ${sameSuggestion(kind, value.replace(/-+/g, ' ')).split(' ').sort().join(' ')}`
    : `${kind} ${value}`;

const townOf = ({ value }: SuggestionEntry) => textOf(value.split(',')[0]!);

/** "Laborer, Landscape", as lists of occupations have it. */
function inItsOrder(title: string): string {
  const [what = '', which, ...more] = title.split(',');
  return which === undefined || more.length > 0 ? title : `${which} ${what}`;
}

/** A company is called as it is: its words have no endings. */
const asItIs = (word: string) => word;

const known = remembering<string>();

/** One for a word, its plural, its other spellings and its family. */
const alike = (word: string): string =>
  known(word, () => {
    const one = phraseKey([word]) || word;
    return [one, ...otherSpellings(one), ...relativesOf(one)].sort()[0]!;
  });
