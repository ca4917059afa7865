import { countyNamed } from '../british-county.js';
import { askedWords } from './asked-words.js';
import { irishCountyNamed } from './irish-counties.js';
import { ukPlaceNamed } from './vocabulary.js';

/**
 * The text with another place for each British or Irish county in it: the city that bears its name, which may lie in a county of
 * its own (Aberdeen, beside Aberdeenshire), and what it lies in, the nearest first.
 */
export function widerPlaces(text: string): { city: string[]; around: string[] } {
  const words = askedWords(text);
  const counties = words.flatMap((word, at) => {
    const names = countyNamed(word)?.words ?? irishNames(word);
    return names ? [{ at, names }] : [];
  });
  const instead = ({ at }: { at: number }, place: string) => words.with(at, place).join(' ');
  return {
    city: counties.flatMap((one) => cityOf(one.names[0]!).map((city) => instead(one, city))),
    around: counties.flatMap((one) => one.names.slice(1).map((place) => instead(one, place))),
  };
}

function irishNames(word: string): string[] | undefined {
  const county = irishCountyNamed(word);
  return county && [`County ${county.name}`, county.country];
}

function cityOf(county: string): string[] {
  const city = county.replace(/^County |-?shire$/g, '');
  return city !== county && ukPlaceNamed(city) !== undefined ? [city] : [];
}
