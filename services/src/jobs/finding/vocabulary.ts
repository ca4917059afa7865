import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { spellingDistance } from '../../platform/spelling-distance.js';
import { divisionNames, divisionsNamed } from '../divisions.js';
import { countryNames } from '../country-names.js';
import { fillers, partsOf, phraseKey, wordsOf } from './words.js';
import { doersOf, doersOfLongVerb, doersOfTrade, isLongVerb, verbsOf } from './activities.js';
import { asSpelled } from './town-spelling.js';
import { callsOfCounty, irishCounties } from './irish-counties.js';

const folder = shippedFolder('vocabulary');

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

interface UkPlace {
  county: string;
  region: string;
  nation: string;
}

/** The parts of all words of a phrase, in order. */
const partsOfPhrase = (phrase: string): string[] => wordsOf(phrase).flatMap(partsOf);

export interface Synonym {
  parts: string[];
  /** The town of this name, and no other place. */
  isTown: boolean;
  /** A place, and words of what it lies in: Scarborough in Ontario is not the one in Yorkshire. */
  within?: string[];
  /** Of the other name of a European city, which none of those called after it has: Napoli is not in Florida. */
  country?: string;
}

interface Vocabulary {
  /** By phrases as they are written, and by phrases in the singular of which none is listed as a plural. */
  synonyms: Map<string, Synonym[]>;
  /** Of these phrases those of our own list. */
  written: Set<string>;
  /** Of those of several words that name no place, the keys: trades, subjects, tools. */
  phrases: string[];
  /** Of former counties, as they are written. */
  formerCounties: string[];
  /** Every word of these phrases, and the former counties of one word, which hardly any job names. */
  listed: Set<string>;
  /** By single words, those that in a title say it is other work. */
  notMeant: Map<string, string[]>;
  /** Common words that are meant only where a job names skills ("go"). */
  onlySkills: Set<string>;
  /** By British regions, those of former times among them, the counties in them. */
  regions: Map<string, string[][]>;
  families: Map<string, string[]>;
  ukPlaces: Map<string, UkPlace>;
  /** The same by their names however they are spelled. */
  ukPlacesSpelled: Map<string, UkPlace>;
  placeNames: Set<string>;
  /** Of any country, by their English names in lower case. */
  largeCities: Set<string>;
  regionNames: Set<string>;
}

interface PlaceNames {
  name: string;
  others: string;
  country: string;
}

let known: Vocabulary | undefined;

/** Read when first needed: programs that search nothing do not pay for it. */
const vocabulary = (): Vocabulary => (known ??= readVocabulary());

/** Whether what has these synonyms is the short form of a county or a part of the country, and no word of any job ("Yorks"). */
export const isShortForPlace = (synonyms: Synonym[]): boolean =>
  synonyms.some(({ isTown, within }) => !isTown && within !== undefined);

/** What means the same in job adverts as these words ("rn": "registered nurse"); nothing for most. */
export function synonymsOf(parts: string[]): Synonym[] {
  const { synonyms } = vocabulary();
  return synonyms.get(exactKey(parts)) ?? synonyms.get(phraseKey(parts)) ?? ofActivity(parts) ?? ofPlural(parts);
}

/** "babysitting", "joinery", "fruit picking": who does that by our lists, and what means the same as they do. */
function ofActivity(parts: string[]): Synonym[] | undefined {
  const { synonyms, families, written } = vocabulary();
  const said = parts.filter((part) => !fillers.has(part));
  const last = said.at(-1) ?? '';
  if (said.length === 1 && families.has(last)) return undefined;
  const ofOneWord = () => [...doersOfLongVerb(last), ...verbsOf(last).filter(isLongVerb), ...doersOfTrade(last)];
  const doers = said.length > 1 ? doersOf(last) : ofOneWord();
  // of other lists a "presenter" or a "distiller" is a program
  const doer = doers
    .map((one) => said.with(-1, one))
    .find((some) => written.has(exactKey(some)) && synonyms.get(exactKey(some))!.some(isOfNoPlace));
  return doer && [{ parts: doer, isTown: false }, ...synonyms.get(exactKey(doer))!];
}

/** The words of a title that say it is other work than what is asked by this word, unless they are asked for: "veterinary" of "doctor". */
export const notMeantBy = (parts: string[], asked: string[]): string[] => {
  const words = vocabulary().notMeant.get(phraseKey(parts)) ?? [];
  return asked.some((part) => words.includes(part)) ? [] : words;
};

/** "RNs", "GPs": what the short form of two letters means, and itself. No place has a plural. */
function ofPlural([word = '', ...more]: string[]): Synonym[] {
  const form = word.slice(0, -1);
  if (more.length > 0 || !/^[a-z]{2}s$/.test(word) || fillers.has(form) || isOnlySkill(form)) return [];
  const meant = (vocabulary().synonyms.get(form) ?? []).filter(isOfNoPlace);
  return meant.length > 0 ? [{ parts: [form], isTown: false }, ...meant] : [];
}

/** "software engineer": what of several words has synonyms and names no place, as a key of its parts. */
export const listedPhrases = (): string[] => vocabulary().phrases;

/** Words of other endings that mean the same trade or subject ("welding": "welder"). */
export function relativesOf(word: string): string[] {
  const { families } = vocabulary();
  const listed = families.get(word) ?? families.get(phraseKey([word])) ?? [];
  return [...listed, ...medicalRelatives(word), ...(listed.length > 0 ? [] : doersOfLongVerb(word))];
}

/** Too short to tell whether a letter is wrong in it or more is to come. */
const SHORTEST_BEGUN = 6;

/** The words of a family of which another one begins so, that are as near to it but for one error: carpenter to "carpentr". */
export function relativesBegun(begun: string): string[] {
  if (begun.length < SHORTEST_BEGUN) return [];
  const { families } = vocabulary();
  if (families.has(begun)) return [];
  const begins = [...families].filter(([word]) => word.startsWith(begun)).flatMap(([, others]) => others);
  return [...new Set(begins)].filter((other) => !other.startsWith(begun) && spellingDistance(other, begun, 1) <= 1);
}

/** County, region and nation of a town of the United Kingdom. */
export const ukPlaceNamed = (town: string): UkPlace | undefined => vocabulary().ukPlacesSpelled.get(asSpelled(town));

export const allUkPlaces = (): UkPlace[] => [...vocabulary().ukPlaces.values()];

/** Whether a city of 400,000 and more is called so, wherever it is. */
export const isLargeCity = (name: string): boolean => vocabulary().largeCities.has(name.toLowerCase());

/** Counties, regions and nations of the United Kingdom, as they are written. */
export const ukRegionNames = (): string[] => regionsOf(vocabulary().ukPlaces);

const regionsOf = (places: Map<string, UkPlace>): string[] => [
  ...new Set(
    [...places.values()]
      .flatMap(({ county, region, nation }) => [...county.split(' . '), region, nation])
      .filter(Boolean),
  ),
];

/** What the single short forms that begin so stand for ("k8": "k8s", which is "kubernetes"), a form at a time. */
export const meantByShortForms = (begun: string): string[][] =>
  [...vocabulary().synonyms]
    .filter(([key]) => key.startsWith(begun) && !key.includes(' '))
    .flatMap(([, synonyms]) => synonyms.filter(({ country }) => country === undefined).map(({ parts }) => parts));

/**
 * The cities of which another name begins so ("munch" of "München"). A name that begins with that of another place ("San
 * Francisco Xavier") is meant only by who has written more than that.
 */
export const citiesBegun = (begun: string): Synonym[] => [
  ...new Map(
    [...vocabulary().synonyms]
      .filter(([key, meant]) => key.startsWith(begun) && !beginsElsewhere(key, meant, begun.length))
      .flatMap(([, meant]) => meant)
      .filter(({ parts }) => isLargeCity(parts.join(' ')))
      .map((synonym) => [synonym.parts.join(' '), synonym] as const),
  ).values(),
];

function beginsElsewhere(key: string, meant: Synonym[], typed: number): boolean {
  const words = key.split(' ');
  const begins = words.map((_, at) => words.slice(0, at)).filter((name) => name.join(' ').length >= typed);
  return begins.some((name) => isPlaceName(name) && !meant.some(({ parts }) => parts.join(' ') === name.join(' ')));
}

/** Whether these words are the name of a country, a state, a county, a region or a larger town. */
export const isPlaceName = (parts: string[]): boolean => vocabulary().placeNames.has(exactKey(parts));

/** Types and levels of several words: each by itself stands in half of all jobs. */
const kindsOfJob = new Set(['full time', 'part time', 'entry level', 'junior level', 'mid level', 'senior level']);

/** Whether these words are a type or a level of jobs. */
export const isKindOfJob = (parts: string[]): boolean => kindsOfJob.has(parts.join(' '));

/** Whether this is a county, a region or a state, and no British town. */
export const isRegionName = (parts: string[]): boolean => vocabulary().regionNames.has(exactKey(parts));

/** Whether this word is so common that only title and skills tell that it is meant ("go"). */
export const isOnlySkill = (word: string): boolean => vocabulary().onlySkills.has(word);

/** The counties of a British region, or of a former county, each as its words; nothing for what is none. */
export const countiesOf = (parts: string[]): string[][] => vocabulary().regions.get(exactKey(parts)) ?? [];

/** Too short to tell that it begins a county. */
const SHORTEST_COUNTY = 4;

/** The counties of the former ones that begin so, where no other place does ("middles" is sooner Middlesbrough). */
export function countiesBegun(begun: string): string[][] {
  const { formerCounties, placeNames, regions } = vocabulary();
  if (begun.length < SHORTEST_COUNTY) return [];
  const names = formerCounties.map((name) => name.toLowerCase()).filter((name) => name.startsWith(begun));
  const isOther = (place: string) => place.startsWith(begun) && !names.includes(place);
  if (names.length === 0 || [...placeNames].some(isOther)) return [];
  return names.flatMap((name) => regions.get(name) ?? []);
}

/** Former counties, as they are written. */
export const formerCountyNames = (): string[] => vocabulary().formerCounties;

/** Whether our lists know a word for work, a subject or a tool, and not only as another name of a place ("Bostun"). */
export const isListedForWork = (word: string): boolean =>
  [word, ...doersAndVerbs(word)].some(
    (one) =>
      vocabulary().families.has(one) ||
      medicalRelatives(one).length > 0 ||
      (vocabulary().synonyms.get(one) ?? []).some(isOfNoPlace),
  );

const isOfNoPlace = ({ parts, isTown, within }: Synonym) => !isTown && !within && !isPlaceName(parts);

export const isFormerCounty = (name: string): boolean =>
  vocabulary().formerCounties.some((one) => one.toLowerCase() === name);

/** Whether a word stands in the lists of synonyms or is a former county, so that someone may mean it though no job has it. */
export const isListed = (word: string): boolean => vocabulary().listed.has(word);

/** Whether this is what somebody of our lists does, of whom it is a form: "waitressing", "bricklaying". */
export const isActivityListed = (word: string): boolean =>
  doersAndVerbs(word).some((one) => vocabulary().listed.has(one));

const doersAndVerbs = (activity: string): string[] => [...verbsOf(activity), ...doersOfLongVerb(activity)];

const exactKey = (parts: string[]) => parts.filter((part) => !fillers.has(part)).join(' ');

/** "hematology", "hematologist", "hematologic"; "podiatry", "podiatrist". */
function medicalRelatives(word: string): string[] {
  const stem = /^([a-z]{3,}olog)(?:y|ist|ists|ic|ical)$/.exec(word)?.[1];
  if (stem) return ['y', 'ist', 'ic', 'ical'].map((end) => stem + end).filter((other) => other !== word);
  const healer = /^([a-z]{2,}iatr)(?:y|ist|ists|ic)$/.exec(word)?.[1];
  return healer ? [`${healer}y`, `${healer}ist`].filter((other) => other !== word) : [];
}

function readVocabulary(): Vocabulary {
  const ukPlaces = readUkPlaces();
  const others = parse<PlaceNames>(read('place-names.csv'), { columns: true });
  const { synonyms, written, phrases, onlySkills } = readSynonyms(others, countiesCalled(ukPlaces));
  const families = readFamilies();
  const former = readFormerCounties();
  const formerCounties = former.map(({ name }) => name);
  const ofOneWord = formerCounties.map((name) => name.toLowerCase()).filter((name) => !name.includes(' '));
  return {
    synonyms,
    written,
    phrases,
    onlySkills,
    notMeant: readNotMeant(),
    regions: readRegions(ukPlaces, former),
    formerCounties,
    listed: new Set([...synonyms.keys(), ...families.keys(), ...ofOneWord].flatMap((key) => key.split(' '))),
    families,
    ukPlaces,
    ukPlacesSpelled: new Map([...ukPlaces].map(([name, place]) => [asSpelled(name), place])),
    placeNames: readPlaceNames(
      ukPlaces,
      others.map(({ name }) => name),
    ),
    largeCities: new Set(others.map(({ name }) => name.toLowerCase())),
    regionNames: readRegionNames(ukPlaces),
  };
}

function readRegionNames(ukPlaces: Map<string, UkPlace>): Set<string> {
  const names = [...regionsOf(ukPlaces), ...divisionNames].filter((name) => !ukPlaces.has(name.toLowerCase()));
  return new Set(names.map((name) => exactKey(partsOfPhrase(name))));
}

const lines = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

function readSynonyms(
  places: PlaceNames[],
  counties: [called: string, name: string][],
): Pick<Vocabulary, 'synonyms' | 'written' | 'phrases' | 'onlySkills'> {
  const found = new Map<string, Map<string, Synonym>>();
  const put = (key: string, synonym: Synonym) =>
    found.set(key, (found.get(key) ?? new Map<string, Synonym>()).set(synonym.parts.join(' '), synonym));
  const add = (from: string, to: string, isPlace = false, country = '') => {
    const [parts, other] = [partsOfPhrase(from), { ...toSynonym(to), ...(country && { country }) }];
    const [exact, singular] = [exactKey(parts), phraseKey(parts)];
    if (exact === '' || singular === phraseKey(other.parts)) return;
    // who says "physician assistant" does not mean Pennsylvania
    if (parts.length > 1 && other.parts.length === 1 && divisionsNamed(to).some(({ code }) => isSame(code, to))) return;
    put(exact, other);
    // a list's own plural ("staffs", for Staffordshire) says nothing of its singular, and no place has one
    if (exact.includes(' ') && !isPlace && !isOnlyPlace(other)) put(singular, other);
  };
  synonymLines().forEach((line) => addLine(line, add));
  const written = new Set(found.keys());
  for (const line of [...lines('abbreviations.txt'), ...lines('technologies.txt')]) {
    if (!written.has(exactKey(partsOfPhrase(line.split('=')[0]!)))) addLine(line, add);
  }
  const isOfPlace = (key: string) => [...found.get(key)!.values()].some(isOnlyPlace);
  const phrases = [...found.keys()].filter((key) => key.includes(' ') && !isOfPlace(key));
  for (const { name, others, country } of places) {
    for (const other of others.split('|'))
      if (!found.has(exactKey(partsOfPhrase(other)))) add(other, name, true, country);
  }
  for (const [called, name] of counties) add(called, `${name}; britain`, true);
  for (const { name, places } of irishCounties())
    for (const called of callsOfCounty(name)) for (const place of places) add(called, place, true);
  const onlySkills = new Set(
    synonymLines().flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!)),
  );
  const all = [...found].map(([key, some]): [string, Synonym[]] => [key, [...some.values()]]);
  return { synonyms: new Map(all), written, phrases, onlySkills };
}

const OTHER_WORK = ' ! ';

const synonymLines = () => lines('field-synonyms.txt').filter((line) => !line.includes(OTHER_WORK));

const readNotMeant = () =>
  new Map(
    lines('field-synonyms.txt')
      .filter((line) => line.includes(OTHER_WORK))
      .map((line): [string, string[]] => {
        const [word = '', others = ''] = line.split(OTHER_WORK);
        return [phraseKey(partsOfPhrase(word)), others.split(', ').flatMap(partsOfPhrase)];
      }),
  );

/** "Co Down", "Co. Antrim", "Co Kent", and "County Kent", which is only Kent; not of what is a town as well ("& Co Leeds"). */
function countiesCalled(ukPlaces: Map<string, UkPlace>): [called: string, name: string][] {
  const counties = new Set([...ukPlaces.values()].flatMap(({ county }) => county.split(' . ')));
  return [...counties].flatMap((name): [string, string][] => {
    const bare = name.replace(/^County /, '');
    if (bare === 'Londonderry') return ['co derry', 'county derry', 'co londonderry'].map((called) => [called, name]);
    if (bare !== name) return [[`co ${bare}`, name]];
    return ukPlaces.has(bare.toLowerCase()) || bare.includes(' ')
      ? []
      : [
          [`co ${bare}`, name],
          [`county ${bare}`, name],
        ];
  });
}

/** North York is not North Yorks, nor is King County Kings County. */
const isOnlyPlace = ({ isTown, within }: Synonym) => isTown || within !== undefined;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function toSynonym(phrase: string): Synonym {
  const isTown = phrase.startsWith('[');
  const [name = '', within] = phrase.split(';');
  const parts = partsOfPhrase(name).filter((part) => isTown || !fillers.has(part));
  return { parts, isTown, ...(within && { within: partsOfPhrase(within) }) };
}

function addLine(line: string, add: (from: string, to: string) => void): void {
  const [same = '', ...more] = line.split('>');
  const equals = same.split('=').map((one) => one.trim());
  const further = more.flatMap((part) => part.split(',')).map((one) => one.trim());
  for (const one of equals) {
    for (const other of [...equals.filter((each) => each !== one), ...further]) add(one, other);
  }
}

function readFamilies(): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const line of lines('word-families.txt')) {
    const [mutual = [], further = []] = line.split('>').map((part) => part.trim().split(/\s+/));
    const words = [...mutual, ...further];
    for (const word of mutual) {
      families.set(word, [...(families.get(word) ?? []), ...words.filter((other) => other !== word)]);
    }
  }
  return families;
}

function readUkPlaces(): Map<string, UkPlace> {
  const rows = parse<UkPlace & { name: string }>(read('uk-places.csv'), { columns: true });
  return new Map(rows.map(({ name, county, region, nation }) => [name.toLowerCase(), { county, region, nation }]));
}

interface FormerCounty {
  name: string;
  counties: string;
}

/**
 * Avon and Cleveland are missing: more people mean the town in Ohio, or the company, and find it by the word.
 */
const readFormerCounties = () => parse<FormerCounty>(read('former-counties.csv'), { columns: true });

function readRegions(ukPlaces: Map<string, UkPlace>, formerCounties: FormerCounty[]): Map<string, string[][]> {
  const regions = new Map<string, Map<string, string[]>>();
  for (const { county, region } of ukPlaces.values()) {
    const key = exactKey(partsOfPhrase(region));
    if (!key.includes(' ')) continue;
    const counties = regions.get(key) ?? new Map<string, string[]>();
    regions.set(key, counties.set(county, partsOfPhrase(county)));
  }
  const former = formerCounties.map(({ name, counties }): [string, string[][]] => [
    exactKey(partsOfPhrase(name)),
    counties.split('|').map(partsOfPhrase),
  ]);
  return new Map([
    ...[...regions].map(([key, counties]) => [key, [...counties.values()]] as [string, string[][]]),
    ...former,
  ]);
}

function readPlaceNames(ukPlaces: Map<string, UkPlace>, cities: string[]): Set<string> {
  const names = [...ukPlaces.keys(), ...regionsOf(ukPlaces), ...cities, ...divisionNames, ...countryNames];
  return new Set(names.map((name) => exactKey(partsOfPhrase(name))).filter((key) => key.length > 2));
}
