import { readFileSync } from 'node:fs';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';

interface Namesake {
  population: number;
  /** Of the largest town of this name in another country. */
  elsewhere: number;
  /** Where that is, by its code: "AU". */
  country: string;
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, shippedFolder('vocabulary')), 'utf8')
    .trim()
    .split('\n');

const [, ...lines] = linesOf('namesakes.csv');

const byName = new Map(
  lines.map((line): [string, Namesake] => {
    const [name = '', population, elsewhere, country = ''] = line.split(',');
    return [name.toLowerCase(), { population: Number(population), elsewhere: Number(elsewhere), country }];
  }),
);

/** How large, beside the British town, one elsewhere must be that the bare name may mean as well. */
const AS_LARGE = 0.5;

/** Smaller, and all the same what many mean by the bare name: Newport in Rhode Island. */
const wellKnownElsewhere = new Set(['newport']);

/** Whether the bare name of a British town may as well mean one elsewhere: "Perth" may, "London" and "Manchester" do not. */
export function meansElsewhereToo(town: string): boolean {
  const found = byName.get(town.toLowerCase());
  if (wellKnownElsewhere.has(town.toLowerCase())) return true;
  return found !== undefined && found.elsewhere >= AS_LARGE * found.population;
}

/** How many people live in the largest town of this name that is none of the United Kingdom's; 0 where none is known. */
export const livingElsewhere = (town: string): number => byName.get(town.toLowerCase())?.elsewhere ?? 0;

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

/** The country of that town, by its usual English name. */
export function countryElsewhere(town: string): string | undefined {
  const code = byName.get(town.toLowerCase())?.country;
  return code ? englishNames.of(code) : undefined;
}

const abroad = new Set(linesOf('towns-abroad.txt'));

/** A town that stands beside British ones in adverts, and is too small, or too far, for the table of large cities. */
export const isTownAbroad = (name: string): boolean => abroad.has(name.toLowerCase());

const cities = new Set(linesOf('cities-abroad.txt'));

/** A capital or another large city of the world that adverts hardly name beside British towns: "Delhi". */
export const isCityAbroad = (name: string): boolean => cities.has(name.toLowerCase());

const ofTwoNations = new Set(linesOf('towns-of-two-nations.txt'));

/** Whether more than one nation of the United Kingdom has a town of this name. */
export const isOfTwoNations = (town: string): boolean => ofTwoNations.has(town.toLowerCase());
