import type { Known } from './suggestion-entry.js';
import { partsOf, wordsOf } from './words.js';

/** All words of a name, with a space before each. */
export const textOf = (value: string) =>
  wordsOf(value)
    .flatMap(partsOf)
    .map((word) => ` ${word}`)
    .join('');

/** Those of which there are several, each as the one with the fewest words, which finds the others too, or that most jobs have. */
export function inManyWays(places: Known[]): Map<string, Known> {
  const first = new Map<string, Known>();
  const again = new Set<string>();
  const inOrder = places
    .map((place) => ({ place, words: place.text.split(' ').length }))
    .sort((a, b) => a.words - b.words || b.place.count - a.place.count || (a.place.value < b.place.value ? -1 : 1));
  for (const { place } of inOrder) {
    if (first.has(place.same)) again.add(place.same);
    else first.set(place.same, place);
  }
  return new Map(
    [...first].filter(([same]) => again.has(same)).map(([same, place]) => [same, { ...place, asText: true }]),
  );
}

/** Titles and towns by kind and words, each as most jobs spell it. */
export function namesOf(known: Known[]): Map<string, string> {
  const some = known.filter(({ kind }) => kind === 'title' || kind === 'place').toSorted((a, b) => a.count - b.count);
  const words = ({ kind, text, value }: Known) => (kind === 'place' ? textOf(value.split(',')[0]!) : text);
  return new Map(some.map((entry) => [`${entry.kind}${words(entry)}`, entry.value]));
}
