import { doersBeside } from './doers-beside.js';
import { endsTitles } from './listed-occupations.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import { isNoTitle, partsOfPiece, type Piece } from './pieces.js';
import type { SearchPlan } from './search-plan.js';
import { notMeantBy } from './not-meant.js';
import { doersOfFamily, titlesOfFamily } from './titles-of-family.js';
import { relativesBegun, relativesOf } from './word-families.js';
import { fillers, inBothNumbers, phraseKey, withoutFillersAround } from './words.js';

const LONGEST_TITLE = 200;

/** Who is of every field, and says only behind it of which. */
export const leaders = ['manager', 'director'];

/** Whether a word is of a field of work and does not say who does it: "construction". */
const isField = (word: string): boolean => relativesOf(word).length > 0 && !endsTitles(word);

/** Titles, each as its words, as `search_heads()` writes what they say. */
export const headsOfTitles = (titles: string[][], stemOf: (word: string) => string): string[] =>
  thatMayBeTitles(titles.map((words) => `=${words.map(stemOf).join(' ')}`)).map(headOf);

/**
 * The text as a whole title, with and without what is no part of one, with any of its words spelled otherwise and with one
 * phrase at a time said otherwise. As `search_whole()` and `search_heads()` write a title. Said otherwise it is a head at
 * most: an "Electrical Technician" stands beside the "Electrician, Vehicles" whom an electrician is looking for, and not
 * before.
 */
export function titlesAsked(
  typed: string[],
  pieces: Piece[],
  stemOf: (word: string) => string,
): Pick<SearchPlan, 'titles' | 'heads' | 'otherwise'> {
  const whole = (parts: string[]) => `=${parts.map(stemOf).join(' ')}`;
  const beside = new Set(pieces.filter(isNoTitle).flatMap(partsOfPiece));
  const meant = pieces.filter((piece) => !isNoTitle(piece));
  const own = meant.map(partsOfPiece);
  const kept = new Set(own.flat());
  const alone = typed.filter((part) => !beside.has(part) && (kept.has(part) || fillers.has(part)));
  const title = withoutFillersAround(alone);
  const joined = meant.flatMap(({ words }) => words.map(({ together }) => together));
  const found = meant.length > 0 ? [typed, title, ...otherSpellingsOf(title), joined] : [typed];
  const titles = thatMayBeTitles(found.map(whole));
  if (meant.length === 0) return { titles, heads: [] };
  const headsOf = (some: string[][]) => thatMayBeTitles(some.map(whole)).map(headOf);
  const word = singleWord(meant);
  const isSame = (parts: string[], said: string[]) =>
    word === undefined ? isSaidInShort(parts, said) : isShortFor(word, said);
  const others = saidOtherwise(meant);
  const same = others.filter(({ parts, instead, isSynonym }) =>
    isSynonym ? isSame(parts, instead) : word === undefined,
  );
  const heads = [...new Set([...titles.map(headOf), ...headsOf(same.flatMap(({ titles: some }) => some))])];
  const synonyms = headsOf(others.flatMap(({ titles: some }) => some)).filter((head) => !heads.includes(head));
  const apart = meant.flatMap((piece) => notMeantBy(word ? [word] : partsOfPiece(piece), typed)).map(stemOf);
  const isApart = apart.length > 0 && { apart };
  if (word === undefined) {
    const each = title.filter((part) => !fillers.has(part)).map((part) => asSpelled(part, stemOf));
    return { titles, heads, otherwise: { words: [], each, heads: synonyms, ...isApart } };
  }
  const doers = headsOf(doersOfFamily(word)).filter((head) => !heads.includes(head));
  const ofFamily = headsOf(titlesOfFamily(word)).filter((head) => !heads.includes(head));
  const isOneOfStem = [word, ...otherSpellings(word)].some((one) => !hasOwnStem(one, stemOf));
  const otherwise = {
    words: asSpelled(word, stemOf),
    ...(doers.length > 0 && { doers }),
    heads: [...new Set([...synonyms, ...ofFamily])].filter((head) => !doers.includes(head)),
    ...(isOneOfStem && { isOneOfStem }),
    ...(isField(word) && { leaders: leaders.map(stemOf) }),
    ...isApart,
  };
  return { titles, heads, otherwise };
}

/** A piece of a text, and what may be said instead of it. */
interface SaidOtherwise {
  parts: string[];
  instead: string[];
  /** By our lists; and not only who does what is said or begun. */
  isSynonym: boolean;
  /** The whole text with it. */
  titles: string[][];
}

function saidOtherwise(meant: Piece[]): SaidOtherwise[] {
  const own = meant.map(partsOfPiece);
  return meant.flatMap((piece, at) => {
    const put = (isSynonym: boolean) => (instead: string[]) => {
      const title = own.with(at, instead).flat();
      return { parts: own[at]!, instead, isSynonym, titles: [title, ...otherSpellingsOf(title)] };
    };
    const doers = [...begunIn(piece), ...doersBeside(meant, at).map((doer) => [doer])];
    return [...piece.synonyms.map(({ parts }) => parts).map(put(true)), ...doers.map(put(false))];
  });
}

/** A word however it is spelled, as words of titles that have no other word of its stem. */
const asSpelled = (word: string, stemOf: (word: string) => string): string[] => [
  ...new Set(
    [word, ...otherSpellings(word)].flatMap((one) => (hasOwnStem(one, stemOf) ? stemOf(one) : inBothNumbers(one))),
  ),
];

/**
 * The text's one word for work, with or without a hyphen. Of several the last is no word for the whole: a lawn care worker is
 * no care worker.
 */
function singleWord(meant: Piece[]): string | undefined {
  const [word, ...more] = meant.flatMap(({ words }) => words);
  return more.length === 0 ? word?.together : undefined;
}

/** Too short to be a word. */
const LONGEST_SHORT_FORM = 3;

/**
 * Whether these words are what a short form stands for letter for letter, so that who has them has the word itself: "RN" is a
 * registered nurse, and "HGV" a heavy goods vehicle but no truck.
 */
function isShortFor(form: string, words: string[]): boolean {
  if (form.length > LONGEST_SHORT_FORM) return false;
  const letters = words.join('');
  if (letters[0] !== form[0]) return false;
  let at = 0;
  for (const letter of letters) if (letter === form[at]) at += 1;
  return at >= form.length;
}

/** Whether one is short for the other, of several words: "RN" for "registered nurse", and the other way round. */
const isSaidInShort = (parts: string[], said: string[]): boolean =>
  [
    [parts, said],
    [said, parts],
  ].some(([short, long]) => short!.length === 1 && long!.length > 1 && isShortFor(short![0]!, long!));

/** The stem of "chefs" is the word; that of "nurse" is none, and "nursing" has it too, so that only the word itself tells. */
const hasOwnStem = (word: string, stemOf: (word: string) => string): boolean =>
  [word, phraseKey([word])].includes(stemOf(word));

const begunIn = ({ words, isOpen }: Piece): string[][] =>
  isOpen ? words.flatMap(({ together }) => relativesBegun(together)).map((word) => [word]) : [];

const thatMayBeTitles = (found: string[]): string[] =>
  [...new Set(found)].filter((title) => title.length > 1 && title.length <= LONGEST_TITLE);

const headOf = (title: string): string => `~${title.slice(1).split(' ').toReversed().join(' ')}`;
