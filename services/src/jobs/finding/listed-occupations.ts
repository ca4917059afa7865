import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kept } from '../../platform/shipped/kept.js';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { areSameWork, isListedTitle } from './same-work.js';
import { otherSpellingsOf } from './spelling-variants.js';
import { asksStanding } from './standing.js';
import { synonymsOf } from './synonyms.js';
import { phraseKey } from './words.js';

interface Occupations {
  /** By titles as keys, their codes. */
  codes: Map<string, Set<string>>;
  /** By words that titles end with, how many have which code. */
  endings: Map<string, Map<string, number>>;
  /** By the same words, these titles where they are longer. */
  endingSo: Map<string, string[]>;
}

/** Of the titles that end with a word, so many must be of one group for the word to say by itself what the work is. */
const MOSTLY = 0.6;

/** So many digits of a code of SOC 2020 say of what group the work is. */
export const groupSize = { subMajor: 2, minor: 3 } as const;
type GroupSize = (typeof groupSize)[keyof typeof groupSize];

/** One title that ends so may be chance. */
const LEAST_ENDING = 2;

/** A title of plain words, whatever it is qualified by, and its code. */
const LINE = /^"?([a-z][a-z' /-]{2,60})[",].*,(\d{4}),[A-Z]?$/i;
const WITH_PREPOSITION = / (?:of|in|for|with|to|at|on|by|from|and|or) /i;

let known: Occupations | undefined;
const occupations = (): Occupations => (known ??= kept('occupations of the coding index', readOccupations));

/** Whether our lists or the coding index have this as a title, in any number. */
export const isTitleOfWork = (words: string[]): boolean =>
  keysOf(words).some((key) => key !== '' && (isListedTitle(key) || occupations().codes.has(key)));

/** The codes of a title as a key, by the coding index. */
export const codesOfTitle = (key: string): string[] => [...(occupations().codes.get(key) ?? [])];

/** However it is spelled: the lists know no "laborer". */
const keysOf = (words: string[]): string[] => [words, ...otherSpellingsOf(words)].map(phraseKey);

/** Whether titles of work end with this word. */
export const endsTitles = (word: string): boolean =>
  keysOf([word]).some(
    (key) => countOf(key) >= LEAST_ENDING || isListedTitle(key) || isNewDoer(key) || isOtherName(key),
  );

/** Whether our lists have this as another name of a trade: "brickie", "sparky". */
const isOtherName = (key: string): boolean =>
  countOf(key) === 0 &&
  synonymsOf([key]).some(
    ({ parts: [word = '', ...more], isTown }) => !isTown && more.length === 0 && isListedTitle(phraseKey([word])),
  );

/** Who is learned in something is called so, also where the lists do not know it yet: "esthetician". */
const isNewDoer = (key: string): boolean => countOf(key) === 0 && /(?:ician|ologist|iatrist|therapist)$/.test(key);

/** Whether this one word says what the work is: "nurse" does, and "assistant" or "engineer" may be anything. */
export const isTradeByItself = (word: string): boolean =>
  keysOf([word]).some(
    (key) =>
      isListedTitle(key) ||
      isNewDoer(key) ||
      isOtherName(key) ||
      (occupations().codes.has(key) && groupOf(key, groupSize.subMajor) !== undefined),
  );

/**
 * Whether the work is of the kind that its last word mostly is: a staff nurse is a nurse, a nursery nurse is none. A smaller
 * group says so more surely: all drivers drive, and all nurses nurse.
 */
export const isOfKind = (words: string[], size: GroupSize): boolean => {
  if (areSameWork(phraseKey(words), phraseKey(words.slice(-1)))) return true;
  if (otherWorkEndingSo(words.at(-1)!).includes(phraseKey(words))) return false;
  const group = groupOf(words.at(-1)!, size);
  return (
    group !== undefined && [...(occupations().codes.get(phraseKey(words)) ?? [])].some((code) => code.startsWith(group))
  );
};

/** Whether titles that end with one of these words are mostly of one kind: somebody may be both, a welder and fabricator. */
export const areOfOneKind = (one: string, other: string): boolean => {
  const group = groupOf(one, groupSize.subMajor);
  return group !== undefined && group === groupOf(other, groupSize.subMajor);
};

/** The titles that end with this word and are of none of the kind that it mostly is: a veterinary surgeon is no surgeon. */
export function otherWorkEndingSo(word: string): string[] {
  const key = phraseKey([word]);
  const group = groupOf(word, groupSize.minor);
  if (group === undefined) return [];
  const isOther = (title: string) =>
    !areSameWork(title, key) && ![...occupations().codes.get(title)!].some((code) => code.startsWith(group));
  return (occupations().endingSo.get(key) ?? []).filter(
    (title) => isOther(title) && !title.split(' ').slice(0, -1).every(asksStanding),
  );
}

/** The group of which most titles are that end with a word, if there is one. */
function groupOf(word: string, size: GroupSize): string | undefined {
  const key = phraseKey([word]);
  const counts = new Map<string, number>();
  for (const [code, count] of occupations().endings.get(key) ?? []) {
    const group = code.slice(0, size);
    counts.set(group, (counts.get(group) ?? 0) + count);
  }
  return [...counts].find(([, count]) => count >= countOf(key) * MOSTLY)?.[0];
}

const countOf = (key: string): number =>
  [...(occupations().endings.get(key)?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** As `keyOf()` makes it of plain letters, of which alone these are: there are 30,000. */
const keyOfPlain = (title: string): string =>
  phraseKey(
    title
      .toLowerCase()
      .replaceAll("'s", '')
      .split(/[^a-z]+/),
  );

function readOccupations(): Occupations {
  const file = gunzipSync(readFileSync(new URL('occupation-titles.csv.gz', shippedFolder('visas')))).toString('utf8');
  const found: Occupations = { codes: new Map(), endings: new Map(), endingSo: new Map() };
  for (const line of file.split(/\r?\n/)) {
    const [, title, code] = LINE.exec(line) ?? [];
    if (!title || !code || WITH_PREPOSITION.test(title)) continue;
    const key = keyOfPlain(title);
    const last = key.slice(key.lastIndexOf(' ') + 1);
    if (last !== key && !found.codes.has(key)) found.endingSo.set(last, [...(found.endingSo.get(last) ?? []), key]);
    found.codes.set(key, (found.codes.get(key) ?? new Set()).add(code));
    const counts = found.endings.get(last) ?? new Map<string, number>();
    found.endings.set(last, counts.set(code, (counts.get(code) ?? 0) + 1));
  }
  return found;
}
