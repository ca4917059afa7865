import { doersOf, doersOfLongVerb, doersOfTrade, isLongVerb, verbsOf } from './activities.js';
import { keysBegun } from './keys-begun.js';
import { isLargeCity, isPlaceName } from './place-names.js';
import { synonymLists, type Synonym } from './synonym-lists.js';
import { exactKey } from './vocabulary-files.js';
import { hasFamily } from './word-families.js';
import { fillers, phraseKey } from './words.js';

/** What means the same in job adverts as these words ("rn": "registered nurse"); nothing for most. */
export function synonymsOf(parts: string[]): Synonym[] {
  const { synonyms } = synonymLists();
  return (
    synonyms.get(exactKey(parts)) ??
    synonyms.get(phraseKey(parts)) ??
    ofActivity(parts) ??
    ofPerson(parts) ??
    ofPlural(parts)
  );
}

/** "babysitting", "joinery", "fruit picking": who does that by our lists, and what means the same as they do. */
function ofActivity(parts: string[]): Synonym[] | undefined {
  const { synonyms, written } = synonymLists();
  const said = parts.filter((part) => !fillers.has(part));
  const last = said.at(-1) ?? '';
  if (said.length === 1 && hasFamily(last)) return undefined;
  const ofOneWord = () => [...doersOfLongVerb(last), ...verbsOf(last).filter(isLongVerb), ...doersOfTrade(last)];
  const doers = said.length > 1 ? doersOf(last) : ofOneWord();
  // of other lists a "presenter" or a "distiller" is a program
  const doer = doers
    .map((one) => said.with(-1, one))
    .find((some) => written.has(exactKey(some)) && synonyms.get(exactKey(some))!.some(isOfNoPlace));
  return doer && [{ parts: doer, isTown: false }, ...synonyms.get(exactKey(doer))!];
}

const persons = new Set('boy,boys,girl,girls,lady,ladies,guy,guys'.split(','));
const workers = ['man', 'person', 'worker', 'assistant', 'attendant', 'clerk'];

/** "sales girl", "delivery boy", "laundry lady": whoever works there, by what jobs call them and what means the same. */
function ofPerson([where = '', who = '', ...more]: string[]): Synonym[] | undefined {
  if (more.length > 0 || !persons.has(who)) return undefined;
  const { synonyms } = synonymLists();
  const titles = [[`${where}man`], [`${where}person`], ...workers.map((worker) => [where, worker])];
  const meant = titles.flatMap((title) => synonyms.get(exactKey(title)) ?? []).filter(isOfNoPlace);
  return [...titles.map((parts) => ({ parts, isTown: false })), ...meant];
}

/** "RNs", "GPs": what the short form of two letters means, and itself. No place has a plural. */
function ofPlural([word = '', ...more]: string[]): Synonym[] {
  const form = word.slice(0, -1);
  if (more.length > 0 || !/^[a-z]{2}s$/.test(word) || fillers.has(form) || isOnlySkill(form)) return [];
  const meant = (synonymLists().synonyms.get(form) ?? []).filter(isOfNoPlace);
  return meant.length > 0 ? [{ parts: [form], isTown: false }, ...meant] : [];
}

/** "software engineer": what of several words has synonyms and names no place, as a key of its parts. */
export const listedPhrases = (): string[] => synonymLists().phrases;

/** Whether what has these synonyms is the short form of a county or a part of the country, and no word of any job ("Yorks"). */
export const isShortForPlace = (synonyms: Synonym[]): boolean =>
  synonyms.some(({ isTown, within }) => !isTown && within !== undefined);

/** Whether this means some work, a subject or a tool, and is no place. */
export const isOfNoPlace = ({ parts, isTown, within }: Synonym): boolean => !isTown && !within && !isPlaceName(parts);

/** Whether this word is so common that only title and skills tell that it is meant ("go"). */
export const isOnlySkill = (word: string): boolean => synonymLists().onlySkills.has(word);

let begunBy: ((begun: string) => string[]) | undefined;

/** What of our lists begins so, with what it means. Asked at every letter that is typed. */
function listedBegun(begun: string): [key: string, synonyms: Synonym[]][] {
  const { synonyms } = synonymLists();
  return (begunBy ??= keysBegun(synonyms.keys()))(begun).map((key) => [key, synonyms.get(key)!]);
}

/** What the single short forms that begin so stand for ("k8": "k8s", which is "kubernetes"), a form at a time. */
export const meantByShortForms = (begun: string): string[][] =>
  listedBegun(begun)
    .filter(([key]) => !key.includes(' '))
    .flatMap(([, synonyms]) => synonyms.filter(({ country }) => country === undefined).map(({ parts }) => parts));

/**
 * The cities of which another name begins so ("munch" of "München"). A name that begins with that of another place ("San
 * Francisco Xavier") is meant only by who has written more than that.
 */
export const citiesBegun = (begun: string): Synonym[] => [
  ...new Map(
    listedBegun(begun)
      .filter(([key, meant]) => !beginsElsewhere(key, meant, begun.length))
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
