import { compassCountiesIn } from './finding/compass-counties.js';
import { wasIn } from './finding/counties-before.js';
import { ukPlaceInShort } from './finding/everyday-towns.js';
import { ukPlaceBeside, ukPlaceNamed, type UkPlace } from './finding/uk-places.js';
import { countyNamed } from './british-county.js';
import { isBritish, namesApart } from './british-place.js';
import { countriesToo, countryNamed, shortNames } from './country-names.js';
import { divisionIn, divisionsNamed, type Division } from './divisions.js';

export interface Place {
  /** As the source says it, with case, spacing, the short form of states and the name of the country made one. */
  location: string;
  /** The country's usual English name, or null where the place does not tell. */
  country: string | null;
  /** Other words for the same place, so that "new york" finds the Bronx. */
  words: string;
}

/** Its nations as well, which say more than the country and stay as they are. */
const otherNames: Record<string, string> = {
  ...countriesToo,
  england: 'United Kingdom',
  scotland: 'United Kingdom',
  wales: 'United Kingdom',
  'northern ireland': 'United Kingdom',
};

const UNITED_KINGDOM = 'United Kingdom';

/** A place of which it is known otherwise that it lies in the United Kingdom: "Leeds" of an employer that is there. */
export const britishPlaceWords = (location: string): string =>
  [...britishWords(tidyParts(location)), shortNames[UNITED_KINGDOM]].filter(Boolean).join(' . ');

/** Reads a place such as "AUSTIN, TX,  United States". */
export function readPlace(text: string): Place {
  const parts = tidyParts(text);
  const { country: named, division, at } = whereabouts(parts);
  const country = named ?? (isBritish(text) ? UNITED_KINGDOM : null);
  // what stands alone before the country may as well be a town: "New York, United States"
  const isShortened = division !== undefined && at > 0;
  const shortened = isShortened ? parts.with(at, division.code) : parts;
  const spelled = shortened.map((part, n) =>
    n === parts.length - 1 ? (countriesToo[part.toLowerCase()] ?? part) : part,
  );
  return {
    location: spelled.filter((part, n) => part.toLowerCase() !== spelled[n + 1]?.toLowerCase()).join(', '),
    country,
    words: [
      division && `${division.code} . ${division.name}`,
      ...(country === UNITED_KINGDOM ? britishWords(parts) : country === null ? compassCountiesIn(text) : []),
      country && shortNames[country],
    ]
      .filter(Boolean)
      .join(' . '),
  };
}

/** County, region and nation of a British town: "yorkshire" finds Leeds. */
function britishWords(parts: string[]): string[] {
  const location = parts.join(',');
  const written = namesApart(location);
  const names = written.filter((name, at) => !isNation(name, written[at + 1]));
  const county = names.map(countyNamed).find((found) => found !== undefined);
  const place =
    names.map((name) => ukPlaceBeside(name, written, county?.words[0])).find((found) => found !== undefined) ??
    inShort(names, county?.words);
  // "Newton, Moray" is none in England; Croydon is in Surrey as well as in London
  const isThere = place && (!county || county.words.at(-1) === place.nation);
  const ofTown = isThere ? [place.county, place.region, place.nation] : [];
  // Grimsby is in Lincolnshire, and not in the East Midlands as most of it
  const isKnownThere = isThere && place.county.split(' . ').includes(county?.words[0] ?? '');
  const words = [...new Set([...ofTown, ...(isKnownThere ? [] : (county?.words ?? []))])].filter(Boolean);
  return [...words, ...compassCountiesIn([location, ...words].join(' . '))];
}

/** "Burton, Wirral" is not the one upon Trent. */
const inShort = (names: string[], around: string[] = []): UkPlace | undefined =>
  names
    .map(ukPlaceInShort)
    .find((place) => place && (around.length === 0 || around.some((one) => one !== '' && liesIn(place, one))));

const liesIn = (place: UkPlace, name: string): boolean =>
  [...place.county.split(' . '), place.region].includes(name) || wasIn(place, name);

/** A village near Rotherham is called Wales: only beside what it lies in is it that. */
const isNation = (name: string, next = ''): boolean => {
  if (otherNames[name.toLowerCase()] === undefined) return false;
  const place = ukPlaceNamed(name);
  const around = place ? [...place.county.split(' . '), place.region, place.nation] : [];
  return !around.some((one) => one !== '' && one.toLowerCase() === next.toLowerCase());
};

interface Whereabouts {
  country: string | null;
  division?: Division;
  /** Which part names the division. */
  at: number;
}

function whereabouts(parts: string[]): Whereabouts {
  const last = parts.at(-1) ?? '';
  const at = parts.length - 1;
  const named = countryNamed(last) ?? otherNames[last.toLowerCase()];
  // "Atlanta, Georgia" may be in either Georgia: better no country than the wrong one
  if (named === 'Georgia' && parts.length > 1) return { country: null, at };
  if (named) {
    return { country: named, division: divisionIn(named, parts.at(-2) ?? ''), at: at - 1 };
  }
  const divisions = parts.length > 1 ? divisionsNamed(last) : [];
  return divisions.length === 1
    ? { country: divisions[0]!.country, division: divisions[0], at }
    : { country: null, at };
}

function tidyParts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(usualCase);
}

/** Whether a source wrote a place with capitals where they belong, so that its spelling can be trusted. */
export const isWrittenWell = (text: string): boolean =>
  text.split(',').every((part) => part.trim() === usualCase(part.trim()));

const smallWords = new Set(['of', 'on', 'the', 'upon', 'and', 'in', 'le', 'la', 'de', 'du', 'des', 'sur', 'under']);

/** "EC2A 4NE", or the half of it that names a district. */
const postcode = /^[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?$/;

function usualCase(part: string): string {
  if (postcode.test(part)) return part;
  return withPostcode(inUsualCase(part));
}

/** "London Ec2a 3lt" */
const withPostcode = (part: string): string =>
  part.replace(/(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}(?![\p{L}\d])/giu, (found) => found.toUpperCase());

function inUsualCase(part: string): string {
  const isAllLower = part === part.toLowerCase();
  const isAllUpper = part === part.toUpperCase() && part.length > 3;
  if (!isAllLower && !isAllUpper) return part;
  return part.toLowerCase().replace(/\p{L}+/gu, (word, at: number, whole: string) => {
    const followsApostrophe = at > 0 && /['’]/.test(whole[at - 1]!);
    if ((followsApostrophe && word.length === 1) || (at > 0 && smallWords.has(word))) return word;
    return word[0]!.toUpperCase() + word.slice(1);
  });
}
