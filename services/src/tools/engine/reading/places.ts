import { countryNamed, countryNames } from '../../../jobs/country-names.js';
import { escaped } from '../../../platform/escaped.js';
import { isUkArea, isUkTown } from '../vocabulary/uk-towns.js';

/** A place as precisely as its text allows. */
export interface Place {
  /** As written, its first part; empty when only the country is known. */
  town: string;
  country: string | null;
}

/** Where permissions are meant to hold that name no country: those of the immigration rules that ship. */
export const HOME = 'United Kingdom';

/** What is not found by its usual name alone: provinces, codes and other spellings. */
const OTHERWISE: readonly [string, RegExp][] = [
  [
    'United Kingdom',
    /\b(?:united kingdom|uk|u\.k\.|great britain|england|scotland|wales|northern ireland)\b|\+44\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  ],
  [
    'United States',
    /\b(?:united states|usa|u\.s\.a?\.)|\b(?:united states|USA)\b|,\s?(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)\b/,
  ],
  ['Canada', /\bcanada\b|,\s?(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)\b/],
  ['South Korea', /\bsouth korea\b|\brepublic of korea\b|,\s?korea\b/i],
  ['Hong Kong', /\bhong kong\b/i],
  ['Türkiye', /\bt(?:ü|u)rk(?:iye|ey)\b/i],
  ['United Arab Emirates', /\b(?:united arab emirates|uae|dubai)\b/i],
  ['Czechia', /\bczech republic\b/i],
  ['Trinidad & Tobago', /\btrinidad\b/i],
  ['Bosnia & Herzegovina', /\bbosnia\b/i],
  ['Côte d’Ivoire', /\bivory coast\b|\bc[oô]te d['’]ivoire\b/i],
  ['Myanmar', /\bmyanmar\b/i],
];

/** Names of people, of shops, of saints and of states as well: a country behind a comma, at the end. */
const OF_OTHERS =
  /^(?:jordan|israel|chad|mali|cuba|guinea|jersey|iceland|togo|niger|dominica|monaco|aruba|bermuda|samoa|tonga|christmas island|st\..*|saint .*)$/i;
/** A state of the United States, and the country of Tbilisi: nothing tells which. */
const OF_TWO = /^georgia$/i;

const plainNames = countryNames.filter((name) => !OF_OTHERS.test(name) && !OF_TWO.test(name));
const ANYWHERE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${plainNames
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name).replace(/ & /g, ' (?:&|and) '))
    .join('|')})(?![\p{L}-])`,
  'iu',
);
const AT_THE_END = /,\s?([^,]{3,40})$/;

/** By the names that every part of the product knows. */
function countryByName(text: string): string | null {
  const said = ANYWHERE.exec(text)?.[0];
  if (said !== undefined) return countryNamed(said.replace(/ and /i, ' & ')) ?? countryNamed(said) ?? null;
  const last = AT_THE_END.exec(text.replace(/[\s.)]+$/, ''))?.[1]?.trim() ?? '';
  return OF_OTHERS.test(last) ? (countryNamed(last) ?? null) : null;
}

/** The last part of an address counts: "Wales, Florida, United States", "Livingston, EH54 5PQ, Canada". */
function countryIn(address: string): string | null {
  const text = address.replace(/\bport[ -]of[ -]spain\b/gi, 'Trinidad');
  const whole = countryNamedIn(text);
  if (whole === null || !text.includes(',')) return whole;
  const parts = text.split(/,(?!\s?[A-Z]{2}\b)/).toReversed();
  return parts.map(countryNamedIn).find((country) => country !== null) ?? whole;
}

/** Large towns that people give without their country, and that no town of the United Kingdom shares its name with. */
const TOWNS = new Map(
  `Harare Bulawayo=Zimbabwe; Seoul Busan Incheon=South Korea; Amman=Jordan; Lagos Abuja Ibadan Kano=Nigeria;
  Accra Kumasi=Ghana; Nairobi Mombasa=Kenya; Kampala=Uganda; Lusaka=Zambia; Lilongwe Blantyre=Malawi; Kigali=Rwanda;
  Johannesburg Pretoria Durban=South Africa; Cairo=Egypt; Casablanca Rabat=Morocco; Tunis=Tunisia; Beirut=Lebanon;
  Baghdad=Iraq; Tehran=Iran; Riyadh Jeddah=Saudi Arabia; Doha=Qatar; Muscat=Oman; Mumbai Delhi Bengaluru Bangalore
  Chennai Kolkata Hyderabad Pune Kochi=India; Karachi Lahore Islamabad=Pakistan; Dhaka=Bangladesh; Colombo=Sri Lanka;
  Kathmandu=Nepal; Manila Cebu=Philippines; Jakarta=Indonesia; Bangkok=Thailand; Hanoi=Vietnam; Taipei=Taiwan;
  Tokyo Osaka=Japan; Beijing Shanghai Shenzhen Guangzhou=China; Kyiv Kharkiv Lviv=Ukraine; Istanbul Ankara=Türkiye;
  Toronto Vancouver Montreal Montréal Calgary Edmonton Ottawa Winnipeg Saskatoon=Canada; Sydney Brisbane Adelaide
  Canberra Darwin=Australia; Auckland Dunedin=New Zealand; Oslo Bergen Trondheim Stavanger Ålesund Alesund Tromsø
  Kristiansand Drammen=Norway; Stockholm Göteborg Gothenburg Malmö Malmo Uppsala=Sweden; Copenhagen Aarhus Odense=Denmark;
  Helsinki Tampere Turku=Finland; Reykjavik Reykjavík=Iceland; Amsterdam Rotterdam Utrecht Eindhoven=Netherlands;
  Brussels Antwerp Ghent=Belgium; Paris Lyon Marseille Toulouse Bordeaux=France; Zürich Zurich Geneva Basel
  Lausanne=Switzerland; Cologne Stuttgart Düsseldorf Dusseldorf Leipzig=Germany; Graz Salzburg=Austria; Rome Turin
  Naples Bologna=Italy; Seville Malaga Málaga Bilbao=Spain; Prague Brno=Czechia; Dublin=Ireland; Warsaw Kraków Krakow
  Gdańsk Gdansk Wrocław Wroclaw Poznań=Poland; Bucharest=Romania; Budapest=Hungary; Lisbon=Portugal;
  Madrid Barcelona=Spain; Milan=Italy; Berlin Munich Hamburg=Germany; Vienna=Austria; Bogotá Bogota=Colombia`
    .split(/;\s*/)
    .flatMap((group) => {
      const [towns = '', country = ''] = group.split('=');
      return towns
        .trim()
        .split(/\s+/)
        .map((town): [string, string] => [town.toLowerCase(), country.trim()]);
    }),
);

/** "Harare", "Seoul → …": a town alone in its part of a line. */
export const countryOfTown = (text: string): string | null =>
  text
    .split(/[,→(/]|->|\s[–—|-]\s/)
    .map((part) => TOWNS.get(part.replace(LABEL_OF_A_PLACE, '').trim().toLowerCase()) ?? null)
    .find((country) => country !== null) ?? null;

const countryNamedIn = (text: string): string | null =>
  OTHERWISE.find(([, pattern]) => pattern.test(text) || pattern.test(text.toLowerCase()))?.[0] ?? countryByName(text);

/** A year is that of a post or a degree, not of an address. */
const hasAYear = (line: string): boolean => /\b(?:19|20)\d{2}\b(?! ?[A-Z]{2}\b)/.test(line.replace(/\bvisa\b.*$/i, ''));

/** "Lives Hull. HGV class 1 since 2012": beside a year only a sentence that begins with living tells of a place. */
const saidOfAPlace = (line: string): string =>
  hasAYear(line) ? (line.split(/[.;|]\s/).find((each) => LIVES.test(each) && !hasAYear(each)) ?? line) : line;
const LIVES = /^\s*(?:i )?(?:liv(?:es?|ing)|based) \S/i;

/** Where somebody lives, from a line of an address: a country in a sentence may be where they want to go. */
export function countryOfAddress(whole: string): string | null {
  // nobody's address is longer, and a look for one would take its time
  const line = saidOfAPlace(whole.slice(0, LONGEST_LINE));
  const said = /\b(?:based|living|lives?|resident|located|(?:currently|now|presently)) in ([^.;]{3,60})/i.exec(
    line,
  )?.[1];
  if (said)
    return (
      countryIn(said) ?? countryOfTown(said) ?? (isUkTown(/^\p{Lu}[\p{L}-]+/u.exec(said)?.[0] ?? '') ? HOME : null)
    );
  if (hasAYear(line)) return null;
  const parts = line
    .replace(/\S{1,100}@\S+|\bwww\.\S+|https?:\S+/g, ' ')
    .replace(A_PHONE, ' ')
    .split(/[.|•·;]\s|\s?(?:→|->|=>)\s|\s[–—-]\s|\s{2,}/);
  const isShort = (part: string) =>
    part.trim().split(/\s+/).length <= (WHOLE_POSTCODE.test(part) ? LONGEST_WITH_POSTCODE : LONGEST_ADDRESS) &&
    !/\b(?:in|to|for|visa|citizen|national)\b/i.test(part);
  const found = parts.map(withoutWishes).filter(isShort);
  const country =
    found.map(countryIn).find((each) => each !== null) ?? found.map(countryOfTown).find((each) => each !== null);
  const isInTown = found.some((part) =>
    withoutPostcode(part.replace(LABEL_OF_A_PLACE, ''))
      .split(',')
      .some((name) => isUkTown(name)),
  );
  return country ?? (isInTown ? HOME : null);
}

/** "Swansea 07700 900123": a number to ring, with or without what it is called. */
const A_PHONE =
  /(?:\b(?:tel(?:ephone)?|phone|mob(?:ile)?|m|t)\b[.:]? ?)?(?:\+44 ?(?:\(0\) ?)?|\b0)(?:\d[ -]?){9,10}(?!\d)/gi;

/** "Town: Northampton". */
const LABEL_OF_A_PLACE =
  /^\s*(?:(?:home )?(?:town|city)|location|address|residence|home|area|based|lives?)\s*[:–-]\s*|^\s*(?:lives?|living|based) (?=\p{L})/iu;
const LONGEST_LINE = 1_000;
const LONGEST_ADDRESS = 7;
/** "Flat 3, 8 Some Lane, Bristol BS1 5AB": a postcode makes an address of it. */
const LONGEST_WITH_POSTCODE = 11;
/** "Bengaluru, India (open to relocation to the UK)", "… - willing to relocate to London": where somebody would go is not where they live. */
export const withoutWishes = (text: string): string =>
  text
    .replace(/\([^()]*\b(?:relocat\w+|mov(?:e|ing)|willing|open to|happy to)\b[^()]*\)/gi, ' ')
    .replace(
      /\b(?:(?:willing|open|happy|able|ready|looking|keen|prepared|planning|hoping|would (?:like|love)) to (?:relocat\w+|mov(?:e|ing))|(?:will be |will )?relocat(?:ing|e to)|(?:will be )?moving)\b[^.;|•)]*/gi,
      ' ',
    )
    .replace(
      /\b(?:[Oo]pen|[Ww]illing|[Hh]appy|[Rr]eady) to (?:(?:work|jobs|roles|posts|go) (?:in|to) )?\p{Lu}[^.;|•)\n]*/gu,
      ' ',
    );

/** The town of such a line: a known one, or what stands before the country: "Reading, Berkshire", "Lisbon, Portugal". */
export function townOfAddress(line: string): string | null {
  const parts = line
    .split(/[,.|•·;(]\s*|\s[–—-]\s|\s{2,}|\b(?:based|living|live|resident|located) in /i)
    .map(withoutPostcode);
  const known = parts.find((name) => isUkTown(name));
  const before = parts[parts.findIndex((name) => name !== '' && countryIn(name) !== null) - 1] ?? '';
  return known ?? (A_NAME.test(before) ? before : null);
}
const A_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;

/** "the United States", "the Netherlands", "France". */
export const countryInText = (country: string): string =>
  /^(?:United |Netherlands|Philippines)/.test(country) ? `the ${country}` : country;

/** "DN4", "BD4 7XX": a district alone, or a whole code. */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/g;
const WHOLE_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
const DISTRICT_ALONE = /^[A-Z]{1,2}\d[A-Z\d]?$/;

export const withoutPostcode = (text: string): string => text.replace(POSTCODE, ' ').replace(/\s+/g, ' ').trim();

/**
 * A line that says where and nothing else: "Bradford", "Hull HU3 2AB, UK", "Leeds and Wakefield". A district alone is one
 * below such a line: elsewhere it may be a licence ("C1") or a paper ("PA1").
 */
export function isPlaceOnly(line: string, above = ''): boolean {
  const plain = line.replace(/^[\s•●▪*–-]+|[\s.]+$/g, '');
  if (plain.length > 60 || !/^\p{Lu}/u.test(plain)) return false;
  if (DISTRICT_ALONE.test(plain)) return above !== '' && isPlaceOnly(above);
  const names = withoutPostcode(plain)
    .split(/[,;|/()&]|\s[–—-]\s|\s(?:and|or)\s/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return WHOLE_POSTCODE.test(plain);
  return names.every((name) => isUkTown(name) || isUkArea(name) || isCountry(name));
}

const isCountry = (name: string): boolean =>
  plainNames.includes(name) || OTHERWISE.some(([country]) => country === name) || /^(?:UK|USA)$/.test(name);

/** "Remote (UK)" is in no town. */
const NO_TOWN = /^(?:fully |100% )?(?:remote|home[- ]?based|working from home|nationwide)$/i;

/** "Stafford & Stoke-on-Trent": a job in two towns is in each of them. */
export const townsOf = (place: string): string[] => [place, ...place.split(/\s(?:&|and|or)\s/)];

/** The place that a short text names: "Bristol, United Kingdom". */
export function placeOf(text: string): Place | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const first = withoutPostcode(trimmed.split(/[,(/]/)[0] ?? '')
    .trim()
    .replace(/ area$/i, '');
  const town = NO_TOWN.test(first) ? '' : first;
  const country = countryIn(trimmed) ?? (townsOf(town).some(isUkTown) ? 'United Kingdom' : null);
  return { town: country !== null && countryIn(town) === country ? '' : town, country };
}
