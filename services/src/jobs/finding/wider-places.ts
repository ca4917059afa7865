import { countyNamed } from '../british-county.js';
import { askedWords } from './asked-words.js';
import { irishCountyNamed, isInIrishCounty } from './irish-counties.js';
import { liesWithin } from './islands-and-regions.js';
import { ukPlaceNamed } from './uk-places.js';

interface WiderPlaces {
  city: string[];
  around: string[];
  /** What the places lie in, without anything that was typed beside them; none where nothing was. */
  alone: string[];
}

/**
 * The text with another place for each British or Irish county in it, or each island or region elsewhere: the city that bears its name, which may lie in a county of
 * its own (Aberdeen, beside Aberdeenshire), and what it lies in, the nearest first.
 */
export function widerPlaces(text: string): WiderPlaces {
  const words = askedWords(text);
  const counties = words.flatMap((word, at) => {
    const names = countyNamed(word)?.words;
    return irishCounty(words, at) ?? (names ? [{ words, at, names }] : []);
  });
  const instead = ({ words: beside, at }: CountyAsked, place: string) =>
    beside.with(at, place).filter(Boolean).join(' ');
  const around = [
    ...counties.flatMap((one) => one.names.slice(1).map((place) => instead(one, place))),
    ...words.flatMap((word, at) => withinElsewhere(words, word, at)),
  ];
  const wholes = [...counties.flatMap(({ names }) => names), ...words.flatMap((word) => liesWithin(word) ?? [])];
  return {
    city: counties.flatMap((one) => cityOf(one.names[0]!).map((city) => instead(one, city))),
    around,
    alone: [...new Set(wholes)].filter((name) => !around.includes(name)),
  };
}

/** "maui": "Hawaii"; of "maui hawaii" the latter alone. */
function withinElsewhere(words: string[], word: string, at: number): string[] {
  const whole = liesWithin(word);
  if (whole === undefined) return [];
  return [words.flatMap((one, place) => (place === at ? [whole] : isSame(one, whole) ? [] : [one])).join(' ')];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface CountyAsked {
  /** What is asked, of which nothing is left where it lies in the county. */
  words: string[];
  at: number;
  /** Of the county and of what it lies in. */
  names: string[];
}

/** At the end it may stand alone: who asks for a "nurse donegal" says where, but the Kerry Group is a company. */
function irishCounty(words: string[], at: number): CountyAsked | undefined {
  const county = irishCountyNamed(words[at]!, at === words.length - 1);
  return (
    county && {
      words: words.map((word, place) => (place !== at && isInIrishCounty(county, word) ? '' : word)),
      at,
      names: [`County ${county.name}`, county.country],
    }
  );
}

function cityOf(county: string): string[] {
  const city = county.replace(/^County |-?shire$/g, '');
  return city !== county && ukPlaceNamed(city) !== undefined ? [city] : [];
}
