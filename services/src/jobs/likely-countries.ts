import { readFileSync } from 'node:fs';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { parse } from 'csv-parse/sync';
import { countyNamed } from './british-county.js';
import { mayBeBritish, mayBeNamesake, namesIn, type Signs } from './british-place.js';
import { countryNamed } from './country-names.js';
import { divisionsNamed } from './divisions.js';
import { ukPlaceNamed } from './finding/uk-places.js';
import { countryElsewhere, meansElsewhereToo } from './namesakes.js';

const UNITED_KINGDOM = 'United Kingdom';

/**
 * In which countries a place lies for whoever reads it, where it names none itself. "Leeds" is British, as it is for the
 * register, whatever village is called so elsewhere; "Calgary" is Canadian. "Perth" may be either of two that are as well
 * known, and so may "London" where the pay is in dollars. Empty: nobody can say, or it is no place at all ("Remote").
 */
export function likelyCountries(written: string, signs: Signs = {}): string[] {
  const location = withCommas(withoutAround(written));
  const names = namesIn(location);
  if (names.length === 0) return [];
  const isPaidAbroad = isInDollars(signs);
  const last = names.at(-1)!;
  if (location !== written && countryNamed(last) !== undefined) return countriesOf(last);
  // "Whalley, Surrey": the county may be the Canadian one
  if (countyNamed(last)?.isElsewhereToo && signs.currency !== 'GBP') return countriesOf(last);
  if (mayBeBritish(location) && !mayBeNamesake(location, signs)) {
    const elsewhere = isPaidAbroad ? names.flatMap(countriesElsewhere) : [];
    return [...new Set([UNITED_KINGDOM, ...elsewhere])];
  }
  if (endsInBritain(location, last)) return [UNITED_KINGDOM];
  const byName = names.map(countriesOf);
  return byName.some((countries) => countries.length === 0) ? [] : [...new Set(inDivision(names) ?? byName.flat())];
}

/** "Nr. Leeds", "Downtown Calgary", "Greater Toronto Area": what lies around a town is in its country. */
const withoutAround = (location: string): string =>
  location
    .trim()
    .replace(/^(?:nr\.?|near|downtown|uptown|greater|around|outside) /i, '')
    .replace(/ (?:area|metro|region|downtown|suburbs)$/i, '');

const isAround = (name: string): boolean =>
  countryNamed(name) !== undefined ||
  countyNamed(name) !== undefined ||
  // "in" and "or" are words, IN and OR are states
  (divisionsNamed(name).length > 0 && (name.length > 3 || name === name.toUpperCase()));

const MOST_WORDS_OF_A_COUNTY = 3;

/** "Calgary Alberta", "London Ontario Canada": what a known town lies in stands behind it without a comma. */
function withCommas(location: string): string {
  if (/[^\p{L}\s.'’-]/u.test(location)) return location;
  let town = location.split(/\s+/);
  const around: string[] = [];
  for (;;) {
    const behind = [MOST_WORDS_OF_A_COUNTY, 2, 1].find(
      (words) => words < town.length && isAround(town.slice(-words).join(' ')),
    );
    if (behind === undefined) break;
    around.unshift(town.slice(-behind).join(' '));
    town = town.slice(0, -behind);
  }
  const name = town.join(' ');
  return around.length > 0 && countriesOf(name).length > 0 ? [name, ...around].join(', ') : location;
}

/** "Victoria, London": what stands before a British town lies in it; "Toronto / London" are two towns. */
const endsInBritain = (location: string, last: string): boolean =>
  !/[/|;&+]|\b(?:or|and)\b/i.test(location) && countriesOf(last).join() === UNITED_KINGDOM;

const isInDollars = ({ currency = '' }: Signs): boolean => ['USD', 'CAD', 'AUD', 'NZD'].includes(currency);

/** "Perth, WA" is in one of the two countries that have a WA. */
function inDivision(names: string[]): string[] | undefined {
  const divisions = divisionsNamed(names.at(-1)!);
  return names.length > 1 && divisions.length > 0 ? divisions.map(({ country }) => country) : undefined;
}

function countriesOf(name: string): string[] {
  const country = countryNamed(name);
  if (country !== undefined) return [country];
  const county = countyNamed(name);
  const elsewhere = [...divisionsNamed(name).map((division) => division.country), ...countriesElsewhere(name)];
  if (ukPlaceNamed(name) === undefined && county === undefined) return elsewhere;
  const isHereAlone = !meansElsewhereToo(name) && !county?.isElsewhereToo && divisionsNamed(name).length === 0;
  if (isHereAlone) return [UNITED_KINGDOM];
  // a British name that is one elsewhere too, of which the tables do not say where, may be anywhere
  return elsewhere.length > 0 ? [UNITED_KINGDOM, ...elsewhere] : [];
}

const countriesElsewhere = (name: string): string[] => [
  ...(countriesOfCities().get(name.toLowerCase()) ?? []),
  ...[countryElsewhere(name)].filter((country) => country !== undefined),
];

let cities: Map<string, string[]> | undefined;
const countriesOfCities = (): Map<string, string[]> => (cities ??= readCities());

function readCities(): Map<string, string[]> {
  const file = readFileSync(new URL('cities-of-countries.csv', shippedFolder('vocabulary')), 'utf8');
  const found = new Map<string, string[]>();
  for (const { country, cities } of parse<Record<'country' | 'cities', string>>(file, { columns: true })) {
    for (const city of cities.split(' . ')) found.set(city, [...(found.get(city) ?? []), country]);
  }
  return found;
}
