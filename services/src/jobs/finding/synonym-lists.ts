import { kept } from '../../platform/shipped/kept.js';
import { divisionsNamed } from '../divisions.js';
import { otherNamesOfTowns } from './everyday-towns.js';
import { callsOfCounty, irishCounties } from './irish-counties.js';
import { saysOtherWork } from './not-meant.js';
import { largeCities } from './place-names.js';
import { allUkPlaces, isUkTown } from './uk-places.js';
import { exactKey, linesOf, partsOfPhrase } from './vocabulary-files.js';
import { fillers, phraseKey } from './words.js';

export interface Synonym {
  parts: string[];
  /** The town of this name, and no other place. */
  isTown: boolean;
  /** A place, and words of what it lies in: Scarborough in Ontario is not the one in Yorkshire. */
  within?: string[];
  /** Of the other name of a European city, which none of those called after it has: Napoli is not in Florida. */
  country?: string;
}

interface SynonymLists {
  /** By phrases as they are written, and by phrases in the singular of which none is listed as a plural. */
  synonyms: Map<string, Synonym[]>;
  /** Of these phrases those of our own list. */
  written: Set<string>;
  /** Of those of several words that name no place, the keys: trades, subjects, tools. */
  phrases: string[];
  /** Common words that are meant only where a job names skills ("go"). */
  onlySkills: Set<string>;
}

let known: SynonymLists | undefined;

/** What stands in our lists as meaning the same, as it is written there. Read when first needed. */
export const synonymLists = (): SynonymLists => (known ??= kept('synonyms', readSynonyms));

function readSynonyms(): SynonymLists {
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
  for (const line of [...linesOf('abbreviations.txt'), ...linesOf('technologies.txt')]) {
    if (!written.has(exactKey(partsOfPhrase(line.split('=')[0]!)))) addLine(line, add);
  }
  const isOfPlace = (key: string) => [...found.get(key)!.values()].some(isOnlyPlace);
  const phrases = [...found.keys()].filter((key) => key.includes(' ') && !isOfPlace(key));
  for (const { name, others, country } of largeCities()) {
    for (const other of others.split('|'))
      if (!found.has(exactKey(partsOfPhrase(other)))) add(other, name, true, country);
  }
  for (const [called, name] of countiesCalled()) add(called, `${name}; britain`, true);
  for (const [name, other] of otherNamesOfTowns()) add(name, `[${other}; britain`, true);
  for (const { name, places } of irishCounties())
    for (const called of callsOfCounty(name)) for (const place of places) add(called, place, true);
  const onlySkills = new Set(
    synonymLines().flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!)),
  );
  const all = [...found].map(([key, some]): [string, Synonym[]] => [key, [...some.values()]]);
  return { synonyms: new Map(all), written, phrases, onlySkills };
}

const synonymLines = () => linesOf('field-synonyms.txt').filter((line) => !saysOtherWork(line));

/** "Co Down", "Co. Antrim", "Co Kent", and "County Kent", which is only Kent; not of what is a town as well ("& Co Leeds"). */
function countiesCalled(): [called: string, name: string][] {
  const counties = new Set(allUkPlaces().flatMap(({ county }) => county.split(' . ')));
  return [...counties].flatMap((name): [string, string][] => {
    const bare = name.replace(/^County /, '');
    if (bare === 'Londonderry') return ['co derry', 'county derry', 'co londonderry'].map((called) => [called, name]);
    if (bare !== name) return [[`co ${bare}`, name]];
    return isUkTown(bare.toLowerCase()) || bare.includes(' ')
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
