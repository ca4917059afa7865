import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kept } from '../../platform/shipped/kept.js';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { namedAtEnd, type Named } from './named-at-end.js';
import { fillers, keyOf, partsOf, phraseKey, wordsOf } from './words.js';

/** What somebody asks to work as, and what others call the same work. */
export interface SameWork extends Named {
  /** By how near they are: of our own lists, then of the same kind of work by the coding index. */
  titles: string[][];
}

interface Titles {
  /** By titles as keys, the groups that they are of. */
  groups: Map<string, string[]>;
  /** By groups, their titles. */
  titles: Map<string, string[]>;
}

/** Each is looked for in the titles of jobs. */
const MOST_OF_A_KIND = 40;

/** Who is called by nothing but where they work: an ice cream maker is not of the ice. */
export const workerNouns = 'worker,operative,labourer,hand,attendant,assistant,helper'.split(',');
const workers = new Set(workerNouns);

/** Whether the word says nothing of the work without what stands before it. */
export const isCalledByWorkplace = (word: string): boolean => workers.has(word);

/** One title may be chance. */
const LEAST_OF_WORKPLACE = 2;

/** "Support worker in housing" is told apart from others in our own list, and a "GI" says nothing to who asks for a soldier. */
const NOT_OFFERED = / in |^..?$/;

let known: [own: Titles, coded: Titles] | undefined;
const titleLists = () => (known ??= kept('titles of the same work', () => [readOwn(), readCoded()]));

let places: Titles | undefined;

/** Other titles of the occupation that a text ends with, before a place. Undefined where the text names no occupation. */
export function sameWork(text: string): SameWork | undefined {
  const lists = titleLists();
  const isIn = (list: Titles) => (key: string) => list.groups.has(key);
  const found = namedAtEnd(text, (key) => lists.some((list) => isIn(list)(key)));
  if (found) return { ...found, titles: lists.map((list) => othersOf(list, found.key)) };
  const workplaces = (places ??= readWorkplaces(lists[1]));
  const place = namedAtEnd(text, isIn(workplaces));
  return place && { ...place, titles: [othersOf(workplaces, place.key)] };
}

/** Whether a text ends with a title of our lists, so that nothing is only begun in it. */
export const endsWithTitle = (text: string): boolean => {
  const lists = titleLists();
  return namedAtEnd(text, (key) => lists.some(({ groups }) => groups.has(key)))?.beside === '';
};

/** Whether this, as a key, is a title of our lists, and not one word for several kinds of work. */
export const isListedTitle = (key: string): boolean =>
  titleLists().some(({ groups }) => (groups.get(key)?.length ?? 0) > 0);

/** Whether two titles, as keys, stand together in our lists as the same work. */
export const areSameWork = (one: string, other: string): boolean =>
  titleLists().some(({ groups }) => groups.get(one)?.some((group) => groups.get(other)?.includes(group)) ?? false);

/** The words of the longest title of our lists that stands in a text, and of several as long the last. */
export function titleIn(text: string): string[] {
  const lists = titleLists();
  const words = wordsOf(text);
  const isTitle = (some: string[]) => lists.some(({ groups }) => groups.has(phraseKey(some.flatMap(partsOf))));
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const some = words.slice(from, from + length);
      if (isTitle(some)) return some.filter((word) => !fillers.has(word));
    }
  }
  return [];
}

function othersOf({ groups, titles }: Titles, key: string): string[] {
  const others = (groups.get(key) ?? [])
    .flatMap((group) => titles.get(group)!)
    .filter((title) => keyOf(title) !== key && !NOT_OFFERED.test(title));
  return [...new Set(others)].slice(0, MOST_OF_A_KIND);
}

/** A level of a family of our own list. */
interface Level {
  family: string;
  level: number;
  titles: string[];
  keys: string[];
}

let levels: Level[] | undefined;

/** The levels of all families of our own list. */
export const ownFamilies = (): Level[] => (levels ??= kept('levels of our own titles', readLevels));

function readLevels(): Level[] {
  const found: Level[] = [];
  let family = '';
  for (const line of readFileSync(new URL('occupations.txt', vocabulary), 'utf8').split('\n')) {
    family = /^\[(.+)\]$/.exec(line)?.[1] ?? family;
    const [, level, said = ''] = /^([1-5]) (.+)$/.exec(line) ?? [];
    const titles = said.split('; ');
    if (level) found.push({ family, level: Number(level), titles, keys: titles.map(keyOf) });
  }
  return found;
}

/** Each level of a family is a group, and so is what is near to work that hardly anybody offers. */
function readOwn(): Titles {
  const found = noTitles();
  for (const { family, level, titles } of ownFamilies())
    for (const title of titles) add(found, title, `${family} ${level}`);
  for (const line of readFileSync(new URL('near-work.txt', vocabulary), 'utf8').split('\n')) {
    const [, asked, near] = /^([^#:]+): (.+)$/.exec(line) ?? [];
    if (!asked || !near) continue;
    found.titles.set(line, near.split('; '));
    for (const title of asked.split(', ')) addGroup(found, title, line);
  }
  return found;
}

/** Where people work who are called by it: "abattoir worker" and "abattoir operative", if those are mostly of one kind of work. */
function readWorkplaces({ groups, titles }: Titles): Titles {
  const found: Titles = { groups: new Map(), titles };
  const kindsBeginningWith = new Map<string, string[]>();
  for (const [title, kinds] of groups) {
    const [first = '', worker = '', ...more] = title.split(' ');
    if (more.length > 0 || !workers.has(worker)) continue;
    kindsBeginningWith.set(first, [...(kindsBeginningWith.get(first) ?? []), ...kinds]);
  }
  for (const [word, kinds] of kindsBeginningWith) {
    const kind = kinds.find((one) => kinds.filter((other) => other === one).length * 2 > kinds.length);
    if (kind !== undefined && kinds.length >= LEAST_OF_WORKPLACE && !groups.has(word)) found.groups.set(word, [kind]);
  }
  return found;
}

/** Each line is a kind of work with its titles, those first that say the least beside it. */
function readCoded(): Titles {
  const found = noTitles();
  const file = gunzipSync(readFileSync(new URL('kinds-of-work.txt.gz', vocabulary))).toString('utf8');
  for (const line of file.split('\n')) for (const title of line.split('; ')) add(found, title, line);
  for (const word of wordsOfSeveralKinds(found)) found.groups.set(word, []);
  return found;
}

/**
 * Single words that stand in one kind of work and mostly end the titles of others: a registrar may keep the register of
 * a company, of births or of a university, or be a doctor, and nobody knows which is asked for.
 */
function wordsOfSeveralKinds({ groups }: Titles): string[] {
  const kindsEndingWith = new Map<string, string[]>();
  for (const [title, kinds] of groups) {
    const last = title.split(' ').at(-1)!;
    kindsEndingWith.set(last, [...(kindsEndingWith.get(last) ?? []), ...kinds]);
  }
  return [...kindsEndingWith].flatMap(([word, kinds]) => {
    const own = groups.get(word);
    return own && kinds.filter((kind) => own.includes(kind)).length * 2 < kinds.length ? [word] : [];
  });
}

const vocabulary = shippedFolder('vocabulary');

const noTitles = (): Titles => ({ groups: new Map(), titles: new Map() });

function add(found: Titles, title: string, group: string): void {
  addGroup(found, title, group);
  found.titles.set(group, [...(found.titles.get(group) ?? []), title]);
}

function addGroup({ groups }: Titles, title: string, group: string): void {
  const key = keyOf(title);
  if (key !== '') groups.set(key, [...new Set([...(groups.get(key) ?? []), group])]);
}
