import { countriesToo, countryNames, shortNames } from '../country-names.js';
import { divisionsNamed } from '../divisions.js';
import { fillers, partsOf, runTogether, wordsOf } from './words.js';

export interface Country {
  /** As `job_search.words` has it after "@=". */
  name: string;
  /** What else stands for it in a place. */
  otherwise: string | undefined;
}

let countries: Map<string, Country> | undefined;

/** The country that is called so, by words without signs ("uk" of "U.K."); nothing for what may be a state as well. */
export const countryOf = (words: string[]): Country | undefined => (countries ??= readCountries()).get(keyOf(words));

const keyOf = (words: string[]) => words.filter((word) => !fillers.has(word)).join(' ');

function readCountries(): Map<string, Country> {
  const otherwise = (name: string) => shortNames[name]?.split(' ').at(-1);
  const called = [
    ...countryNames.filter((name) => divisionsNamed(name).length === 0).map((name) => [name, name] as const),
    ...Object.entries(countriesToo),
    ...Object.keys(shortNames).map((name) => [otherwise(name)!, name] as const),
  ];
  return new Map(
    called.map(([other, name]) => [
      keyOf(wordsOf(other).map(runTogether)),
      { name: wordsOf(name).flatMap(partsOf).join(' '), otherwise: otherwise(name)?.toLowerCase() },
    ]),
  );
}
