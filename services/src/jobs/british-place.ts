import { isUnderSchemeOf } from '../adverts/scheme-country.js';
import { countryNamed } from './country-names.js';
import { divisionsNamed } from './divisions.js';
import { isLargeCity, ukCountyNamed, ukPlaceNamed, ukRegionNames } from './finding/vocabulary.js';
import { isCityAbroad, isTownAbroad, meansElsewhereToo } from './namesakes.js';
import { visaCountry } from './visa-country.js';

const UNITED_KINGDOM = 'United Kingdom';

/** "SP4 0JQ": a letter or two, a digit, and the three signs of which only British postcodes are made. */
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[A-Z]{2}\b/;
/** New England and New South Wales are elsewhere. */
const kingdom =
  /\b(?:UK|U\.K\.|GB|GBR|Great Britain|United Kingdom|(?<!New )England|Scotland|(?<!South )Wales|Northern Ireland)(?![\w-]*\.(?:com|org))(?!\w)/;

/** "Salisbury - SP4 0JQ", "Home based (UK)", "London, UK/England": the names in it, as they are written. */
const writtenPartsOf = (location: string): string[] =>
  location
    .replace(postcode, '')
    .split(/[,/()|;+]|\s[-–—]\s|\s(?:or|and)\s|\s?&\s?/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "Central London" is in London, "Edinburgh EH1" in Edinburgh and Cardiff Bay in Cardiff; Herne Bay is a town. */
function townIn(part: string): string {
  const whole = part
    .replace(/^(?:greater|central|city of|north|south|east|west|nr\.?|near)\s(?=london|manchester|westminster)/i, '')
    .replace(district, '')
    .trim();
  const town = whole.replace(quarter, '');
  return ukPlaceNamed(whole) === undefined && ukPlaceNamed(town) !== undefined ? town : whole;
}

/** The half of a postcode that names a district: "EH1", "EC2A". */
const district = /(?<=\p{L})\s[A-Z]{1,2}\d[A-Z\d]?$/u;

/** What a part of a town is called beside the town's name. */
const quarter =
  /\s(?:bay|docks?|docklands|quays?|harbour(?:side)?|marina|waterfront|(?:city|town) cent(?:re|er)|(?:international )?airport|(?:business|science|retail) park|(?:train |railway )?station)$/i;

const partsOf = (location: string): string[] => writtenPartsOf(location).map(townIn);

const isElsewhere = (part: string): boolean => {
  const country = countryNamed(part);
  return country !== undefined
    ? country !== UNITED_KINGDOM
    : /^(?:usa?|u\.s\.(?:a\.)?|uae)$/i.test(part) || divisionsNamed(part).length > 0;
};

/**
 * Whether a place of which no country is read by its last word says itself that it is in the United Kingdom: by postcode,
 * by a short name of the country wherever it stands, as a town in its own county ("Guildford, Surrey"), or by a county of
 * which it is told beside a town that nobody knows ("Ambleside, Cumbria").
 */
export function isBritish(location: string): boolean {
  const parts = partsOf(location);
  // "Washington, Tyne and Wear" is no state
  const written = location.split(',').map((part) => part.trim());
  const others = parts.filter((part) => !isInCounty(part, written[written.indexOf(part) + 1]));
  if (others.some((part) => isElsewhere(part) && !kingdom.test(part))) return false;
  return (
    postcode.test(location) ||
    kingdom.test(location) ||
    hasItsCounty(parts) ||
    hasItsCounty(location.split(',')) ||
    endsInCounty(written)
  );
}

/** Whether its last name is a county's; one that is a place elsewhere as well needs a town before it that may be there. */
function endsInCounty(written: string[]): boolean {
  const county = ukCountyNamed(written.at(-1) ?? '');
  if (!county?.isElsewhereToo) return county !== undefined;
  const towns = namesIn(written.slice(0, -1).join(', '));
  return towns.length > 0 && !towns.some((town) => isForeignCity(town) || isElsewhere(town));
}

/** A county may have an "and" in its name: "Perth, Perth and Kinross". */
const hasItsCounty = (parts: string[]): boolean =>
  parts.some((part, at) => isInCounty(part.trim(), parts[at + 1]?.trim()));

const isInCounty = (town: string, county: string | undefined): boolean =>
  county !== undefined &&
  (ukPlaceNamed(town)?.county.toLowerCase().split(' . ').includes(county.toLowerCase()) ?? false);

/** What else a job says of its country. */
interface Signs {
  /** ISO 4217 */
  currency?: string;
  /** As its source names it: "Tier 2 (UK)" */
  visaType?: string;
  /** The advert's own words. */
  description?: string;
}

/** Pounds, or a visa of British law, in a field of its own or in the advert's words. */
const isSaidToBeBritish = ({ currency, visaType = '', description = '' }: Signs): boolean =>
  currency === 'GBP' ||
  visaCountry(visaType) === UNITED_KINGDOM ||
  /£\s?\d/.test(description) ||
  isUnderSchemeOf(description, UNITED_KINGDOM);

/**
 * Whether a job is in the United Kingdom where its employer is: its place ends in the name of a British town and names no
 * other country or city of one ("Perth, WA" and "Manchester, NH" do), or names no place at all, as "Remote", and its pay is in pounds or
 * its visa a British one. A job that says nothing of the kind may be anywhere, whatever its employer holds.
 */
export function mayBeBritish(location: string, { currency, visaType }: Signs = {}): boolean {
  const parts = namesIn(location);
  const last = parts.at(-1);
  if (last === undefined) return isSaidToBeBritish({ currency, visaType });
  return (
    ukPlaceNamed(last) !== undefined &&
    !parts.some((part) => isElsewhere(part) || isForeignCity(part)) &&
    !isBesideUnknown(location)
  );
}

/** A city that is none of the United Kingdom: what stands beside it may lie in either country. */
const isForeignCity = (part: string): boolean =>
  (isLargeCity(part) || isTownAbroad(part)) && ukPlaceNamed(part) === undefined;

/**
 * Whether a place names another country, a state of one or a city that the United Kingdom has none like: "Callaghan,
 * Australia", "Durham, North Carolina", "Delhi". A British town alone does not, whatever else bears its name:
 * "Washington"; nor does what stands before one and is no country: "Victoria, London".
 */
export function isAbroad(location: string): boolean {
  const parts = namesIn(location);
  const isCountry = (part: string) => (countryNamed(part) ?? UNITED_KINGDOM) !== UNITED_KINGDOM;
  const isFar = (part: string) => isElsewhere(part) || isForeignCity(part) || isCityAbroad(part);
  const endsInBritain = ukPlaceNamed(parts.at(-1) ?? '') !== undefined;
  return !isBritish(location) && parts.some(endsInBritain ? isCountry : isFar);
}

/** "Ennis & Belfast", "Tallaght / Leeds": of two places that are named as equals, one is British and the other not known to be. */
const isBesideUnknown = (location: string): boolean =>
  location.split(/[,()]|\s[-–—]\s/).some((names) => {
    const equals = names.split(/\s(?:or|and)\s|\s?[&+/|;]\s?/).map((name) => townIn(name.trim()));
    return equals.length > 1 && !isRegion(names) && equals.some(isBritishName) && !equals.every(isBritishName);
  });

const isBritishName = (name: string): boolean =>
  ukPlaceNamed(name) !== undefined ||
  isRegion(name) ||
  modes.test(name) ||
  kingdom.test(name) ||
  surroundings.test(name);

const isRegion = (name: string): boolean =>
  ukPlaceNamed(name.trim()) !== undefined ||
  britishRegions().has(
    name
      .trim()
      .toLowerCase()
      .replace(/\s?&\s?/g, ' and '),
  );

let regions: Set<string> | undefined;
const britishRegions = (): Set<string> =>
  (regions ??= new Set(ukRegionNames().map((name) => name.toLowerCase().replace(/\s?&\s?/g, ' and '))));

/** "Leeds and surrounding areas", "York and nearby": no name of a town. */
const surroundings =
  /\b(?:surround\w*|nearby|areas?|other|various|districts?|beyond|villages?|sites?|travel|around)\b/i;

/**
 * Whether a place that may be British may as well be a namesake elsewhere, and nothing else in the advert tells: "Perth"
 * without pounds or a British visa. Then only an employer whose entry in the register stands in that very town settles it.
 */
export function mayBeNamesake(location: string, signs: Signs): boolean {
  const towns = writtenPartsOf(location).filter((part) => ukPlaceNamed(townIn(part)) !== undefined);
  const isDoubtful = (part: string) => meansElsewhereToo(part) || meansElsewhereToo(townIn(part));
  return towns.length > 0 && towns.every(isDoubtful) && !isSaidToBeBritish(signs);
}

/** "Remote, Perth", "Hybrid - Perth", "Perth | Permanent": what it names beside how one works there. */
export const namesIn = (location: string): string[] => partsOf(location).filter((part) => !modes.test(part));

const modes =
  /^(?:(?:fully |100% )?remote|hybrid|on-?site|home[- ]based|office|(?:work(?:ing)? )?from home|wfh|flexible|nationwide|(?:various|multiple) (?:locations|sites)|working|city cent(?:re|er)|permanent|temporary|temp|contract|fixed[- ]term|term[- ]time(?: only)?|(?:full|part)[- ]?time|job[- ]?share|casual|freelance|internship|apprenticeship|days?|nights?|(?:day |night )?shifts?|weekends?)(?: working| hours| position| role| contract)?$/i;
