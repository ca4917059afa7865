import { isUnderSchemeOf } from '../adverts/scheme-country.js';
import { countyNamed } from './british-county.js';
import { countryNamed } from './country-names.js';
import { divisionsNamed } from './divisions.js';
import { isLargeCity } from './finding/place-names.js';
import { ukPlaceBeside, ukPlaceNamed, ukRegionNames } from './finding/uk-places.js';
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

/** What a place says itself of the United Kingdom. */
type Said =
  /** By postcode, or by a short name of the country wherever it stands. */
  | 'plainly'
  /** By the county that a place is in: "Guildford, Surrey", "Settle, North Yorkshire". */
  | 'by its county';

/** How a place of which no country is read by its last word says itself that it is in the United Kingdom. */
export function saysItIsBritish(location: string): Said | undefined {
  const parts = partsOf(location);
  if (outsideCounties(location).some((part) => isElsewhere(part) && !kingdom.test(part))) return undefined;
  if (postcode.test(location) || kingdom.test(location)) return 'plainly';
  const isByCounty = hasItsCounty(parts) || hasItsCounty(location.split(',')) || isInSureCounty(location);
  return isByCounty ? 'by its county' : undefined;
}

export const isBritish = (location: string): boolean => saysItIsBritish(location) !== undefined;

/** A county may have an "and" in its name: "Perth, Perth and Kinross". */
const hasItsCounty = (parts: string[]): boolean =>
  parts.some((part, at) => isInCounty(part.trim(), parts[at + 1]?.trim()));

const isInCounty = (town: string, county: string | undefined): boolean =>
  county !== undefined &&
  (ukPlaceBeside(town, [county])?.county.toLowerCase().split(' . ').includes(county.toLowerCase()) ?? false);

const isSureCounty = (name: string): boolean => countyNamed(name)?.isElsewhereToo === false;

const apart = /[/()|;]|\s[-–—]\s/;

/** The names but those that stand before their county: "Washington, Tyne and Wear" is no state. */
function outsideCounties(location: string): string[] {
  const written = location.split(',').map((names) => names.split(apart).map((name) => townIn(name.trim())));
  const inside = written.flatMap((names, at) => {
    const [town = '', around] = [names.at(-1), written[at + 1]?.[0]];
    return around !== undefined && (isInCounty(town, around) || isSureCounty(around)) ? [town] : [];
  });
  return partsOf(location).filter((part) => !inside.includes(part));
}

/** Names that stand apart; a county keeps its "and". */
export const namesApart = (location: string): string[] =>
  location
    .replace(postcode, '')
    .split(',')
    .flatMap((names) => names.split(apart))
    .map((name) => townIn(name.trim()))
    .filter((name) => name !== '');

/**
 * Whether a county is named that only the United Kingdom has, and no city abroad beside it: "Hebden Bridge, West Yorkshire",
 * "Remote - Cumbria". What lies in the county may be called as such a city is: "Dallas, Moray".
 */
function isInSureCounty(location: string): boolean {
  const isForeign = (part: string) => isForeignCity(part) || isCityAbroad(part);
  return namesApart(location).some(isSureCounty) && !outsideCounties(location).some(isForeign);
}

/** What else a job says of its country. */
export interface Signs {
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
 * Whether a job is in the United Kingdom where its employer is: its place ends in the name of a British town or county and
 * names no other country or city of one ("Perth, WA" and "Manchester, NH" do), or names no place at all, as "Remote", and its
 * pay is in pounds or its visa a British one. A job that says nothing of the kind may be anywhere, whatever its employer holds.
 */
export function mayBeBritish(location: string, { currency, visaType }: Signs = {}): boolean {
  const parts = namesIn(location);
  const last = parts.at(-1);
  if (last === undefined) return isSaidToBeBritish({ currency, visaType });
  return (
    isTownOrCounty(last) &&
    !parts.some((part) => isElsewhere(part) || isForeignCity(part)) &&
    !isBesideUnknown(location)
  );
}

const isTownOrCounty = (name: string): boolean => ukPlaceNamed(name) !== undefined || countyNamed(name) !== undefined;

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
  const endsInBritain = isTownOrCounty(parts.at(-1) ?? '');
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
 * Whether a place that may be British may as well be a namesake elsewhere, and nothing else in the advert tells: "Perth" or
 * "Norfolk" without pounds or a British visa, "Newton, Surrey" in dollars. Then only an employer whose entry in the register
 * stands in that very town settles it.
 */
export function mayBeNamesake(location: string, signs: Signs): boolean {
  const names = writtenPartsOf(location);
  const towns = names.filter((part) => ukPlaceNamed(townIn(part)) !== undefined);
  const isDoubtful = (part: string) => meansElsewhereToo(part) || meansElsewhereToo(townIn(part));
  const isUnsure = towns.length > 0 ? towns.every(isDoubtful) : isOnlyInSharedCounty(location, signs);
  return isUnsure && !isSaidToBeBritish(signs);
}

/** Of a county that another country has too; with a town before it, it is taken for the British one unless the money is other. */
function isOnlyInSharedCounty(location: string, { currency = 'GBP' }: Signs): boolean {
  const names = namesIn(location);
  return (countyNamed(names.at(-1) ?? '')?.isElsewhereToo ?? false) && (names.length === 1 || currency !== 'GBP');
}

/** "Remote, Perth", "Hybrid - Perth", "Perth | Permanent": what it names beside how one works there. */
export const namesIn = (location: string): string[] => partsOf(location).filter((part) => !modes.test(part));

const modes =
  /^(?:(?:fully |100% )?remote|hybrid|on-?site|home[- ]based|office|(?:work(?:ing)? )?from home|wfh|flexible|nationwide|(?:various|multiple) (?:locations|sites)|working|city cent(?:re|er)|permanent|temporary|temp|contract|fixed[- ]term|term[- ]time(?: only)?|(?:full|part)[- ]?time|job[- ]?share|casual|freelance|internship|apprenticeship|days?|nights?|(?:day |night )?shifts?|weekends?)(?: working| hours| position| role| contract)?$/i;
