import { oneErrorAway } from '../jobs/finding/one-error.js';
import { loadedIndex, type Entry } from './occupation-index.js';
import { inWordsOfIndex } from './synonyms.js';
import { partsOf, phraseOf, withoutRank, wordsOf, type Phrase } from './title-phrases.js';
import { withoutSteps } from './title-steps.js';

export interface Occupation {
  /** SOC 2020. */
  code: string;
  title: string;
}

interface FoundOccupation extends Occupation {
  /** The title in the index that the words were found in. */
  matched: string;
}

export const occupationNamed = (code: string): Occupation | undefined => {
  const title = loadedIndex().groups.get(code);
  return title === undefined ? undefined : { code, title };
};

const SUB_MAJOR_GROUP = 2;
const MINOR_GROUP = 3;

/** Those that stand beside an occupation: of its minor group, or where it is the only one, of the sub-major group. */
export function neighboursOf(code: string, most = 10): FoundOccupation[] {
  const all = [...loadedIndex().groups].filter(([other]) => other !== code);
  const within = (digits: number) => all.filter(([other]) => other.startsWith(code.slice(0, digits)));
  const minor = within(MINOR_GROUP);
  return (minor.length > 0 ? minor : within(SUB_MAJOR_GROUP))
    .slice(0, most)
    .map(([other, title]) => ({ code: other, title, matched: title }));
}

/** "2134", "SOC 2134" */
export function occupationCoded(text: string): Occupation | undefined {
  const code = /^\s*(?:soc(?: ?2020)?(?: code)?[:\s]*)?(\d{4})\s*$/i.exec(text)?.[1];
  return code === undefined ? undefined : occupationNamed(code);
}

/**
 * Occupations that a job's title may mean, the likeliest first; at most `most`. What the index says in other words comes
 * first. What nothing is found for as it stands is looked for by its parts, without rank, and at last by what somebody
 * of this title is: a "community pharmacist" is a pharmacist.
 */
export function occupationsFor(text: string, most = 10): FoundOccupation[] {
  const coded = occupationCoded(text);
  if (coded) return [{ ...coded, matched: coded.title }];
  const synonyms = inWordsOfIndex(text).flatMap(calledJustSo);
  const justSo = calledJustSo(text);
  const title = withoutSteps(text);
  // a "driver, class 2" is more than a driver
  const isStep = synonyms.length === 0 && justSo.length === 0;
  if (title !== text && title !== '' && isStep) return occupationsFor(title, most);
  // "Grade 7" is somebody in the civil service
  const plain = title === '' ? justSo : inIndex(text);
  const own = synonyms.length > 0 ? [...synonyms, ...inIndex(partsOf(title)[0] ?? '')] : plain;
  return distinct(own.length > 0 ? own : byHead(text), most);
}

function distinct(entries: Entry[], most: number): FoundOccupation[] {
  const found = new Map<string, FoundOccupation>();
  for (const { code, title } of entries) {
    const occupation = occupationNamed(code);
    if (occupation && !found.has(code)) found.set(code, { ...occupation, matched: title });
    if (found.size === most) break;
  }
  return [...found.values()];
}

/** What titles of the index are like the title, or else the first of its parts and readings that any are like. */
function inIndex(text: string): Entry[] {
  const whole = titled(phraseOf(text));
  const words = wordsOf(text);
  if (whole.some((one) => one.key === words.join(' '))) return whole;
  const parts = partsOf(text);
  // of a single word, which somebody may be typing, whatever has it
  if (words.length === 1 && whole.length === 0)
    return byRank([...meantBy(words[0]!)].flatMap((word) => loadedIndex().with(word)));
  const [first, second] = parts;
  // "Engineer, Software"
  const turned = first && second && wordsOf(first).length === 1 ? [`${second} ${first}`] : [];
  return firstFound([...turned, ...parts].flatMap(readings), (reading) => titled(phraseOf(reading)));
}

const calledJustSo = (title: string): Entry[] => {
  const key = wordsOf(title).join(' ');
  return titled(phraseOf(title)).filter((one) => one.key === key || one.bare === key);
};

const readings = (part: string): string[] => [part, withoutRank(part) ?? []].flat();

function firstFound(texts: string[], find: (text: string) => Entry[]): Entry[] {
  for (const text of texts) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * By what somebody is, whatever the rest of the title says: a "community pharmacist" is a pharmacist. Of those who may be
 * anything, an "engineer" or an "associate", by the kind: an "actuarial associate" is what other actuarial people are.
 */
const byHead = (text: string): Entry[] =>
  firstFound(partsOf(text).flatMap(readings), (reading) => {
    const phrase = phraseOf(reading);
    if (!phrase) return [];
    const { words, head, nearest } = phrase;
    const alone = loadedIndex()
      .with(head)
      .filter((one) => one.heads.includes(head));
    const ofOneKind = mostlyAlike(alone);
    if (ofOneKind.length > 0) {
      const bare = ofOneKind.filter((one) => one.bare === head);
      return byRank(bare.length > 0 ? bare : ofOneKind);
    }
    const isPlain = alone.length > 0 && words.length === 2;
    return isPlain ? byRank(nearest.flatMap((word) => mostlyAlike(ofKind(word)))) : [];
  });

/** "Actuarial analyst", "Actuarial consultant"; of fewer than `LEAST_OF_KIND` nothing can be told. */
function ofKind(word: string): Entry[] {
  const entries = loadedIndex()
    .with(word)
    .filter((one) => one.bare.startsWith(`${word} `) && one.bare.split(' ').length === 2);
  return entries.length < LEAST_OF_KIND ? [] : entries;
}

const groupOf = ({ code }: Entry) => code.slice(0, MINOR_GROUP);
const LEAST_OF_KIND = 3;

/** Those of the minor group that most of them are in; none where they are scattered. */
function mostlyAlike(entries: Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const one of entries) {
    const group = groupOf(one);
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].find((of) => of.length * 2 > entries.length) ?? [];
}

const byRank = (entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.rank - b.rank || a.title.length - b.title.length);

/** Entries for somebody who is the same, of the same kind; the likest first. */
function titled(asked: Phrase | undefined): Entry[] {
  if (!asked) return [];
  const phrase = mended(asked);
  const { words } = phrase;
  const key = words.join(' ');
  const heads = meantBy(phrase.head);
  const known = new Set([...heads].flatMap((word) => loadedIndex().with(word)));
  const like = [...known].filter((one) => one.key === key || one.bare === key || isLike(one, phrase, heads));
  return (words.length === 1 ? ofTheSame(like, key) : like)
    .map((one) => ({ one, score: scoreOf(one, words, key) }))
    .sort((a, b) => b.score - a.score || a.one.rank - b.one.rank || a.one.title.length - b.one.title.length)
    .map(({ one }) => one);
}

/** Of a title of one word those that are called just so, and their like in the rules: a "saw doctor" is no "doctor". */
function ofTheSame(like: Entry[], key: string): Entry[] {
  const groups = new Set(like.filter(({ bare }) => bare === key).map(groupOf));
  return groups.size === 0
    ? like
    : like.filter((one) => one.bare === key || (one.rank === 0 && groups.has(groupOf(one))));
}

/** "Site reliability engineer" is no "site engineer": of all that qualifies what somebody is, the nearest says the most. */
function isLike(one: Entry, { words, nearest }: Phrase, heads: Set<string>): boolean {
  if (!one.heads.some((word) => heads.has(word))) return false;
  return nearest.length > 0 ? nearest.some((word) => one.words.has(word)) : words.length === 1;
}

/** How much of what was asked the title has, and of the title was asked; what is called just so stands before all others. */
function scoreOf(one: Entry, words: string[], key: string): number {
  if (one.key === key || one.bare === key) return loadedIndex().bears(one.code, words) ? CALLED_SO + 1 : CALLED_SO;
  const shared = words.filter((word) => one.words.has(word)).length;
  return shared / words.length + shared / one.words.size;
}

const CALLED_SO = 3;
const SHORTEST_BEGINNING = 3;

/** The words of the index that are meant by a word: itself, or where the index has it not, those that begin so. */
function meantBy(word: string): Set<string> {
  const { byWord } = loadedIndex();
  if (byWord.has(word) || word.length < SHORTEST_BEGINNING) return new Set([word]);
  return new Set([...byWord.keys()].filter((known) => known.startsWith(word)));
}

/** With the one error mended in each word that makes it one of the index. */
const mended = ({ words, head, nearest }: Phrase): Phrase => ({
  words: words.map((word) => known(word, word === words.at(-1))),
  head: known(head, true),
  nearest: nearest.map((word) => known(word, false)),
});

/** Of several words that may be meant the one that most titles have. The last word may still be being typed. */
function known(word: string, isLast: boolean): string {
  const { byWord } = loadedIndex();
  if (byWord.has(word) || !/^[a-z]{5,24}$/.test(word)) return word;
  if (isLast && [...byWord.keys()].some((one) => one.startsWith(word))) return word;
  const meant = oneErrorAway(word).filter((one) => byWord.has(one));
  return meant.toSorted((a, b) => byWord.get(b)!.length - byWord.get(a)!.length || (a < b ? -1 : 1))[0] ?? word;
}

/**
 * The one occupation whose title is just this; undefined where there is none, or where the same title, however it is
 * qualified, is that of another occupation too.
 */
export function occupationOf(text: string): Occupation | undefined {
  const coded = occupationCoded(text);
  if (coded) return coded;
  if (inWordsOfIndex(text).length > 0) return undefined; // the index has it in other words: for the person to confirm
  const words = wordsOf(text);
  const key = words.join(' ');
  const same = loadedIndex()
    .with(words[0] ?? '')
    .filter((one) => one.bare === key);
  const codes = new Set(same.map(({ code }) => code));
  return codes.size === 1 && same.some((one) => one.key === key) ? occupationNamed([...codes][0]!) : undefined;
}
