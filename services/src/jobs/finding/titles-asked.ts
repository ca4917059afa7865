import { doersBeside } from './doers-beside.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import { isNoTitle, partsOfPiece, type Piece } from './pieces.js';
import type { SearchPlan } from './search-plan.js';
import { notMeantBy } from './not-meant.js';
import { doersOfFamily, titlesOfFamily } from './titles-of-family.js';
import { relativesBegun } from './word-families.js';
import { fillers, inBothNumbers, phraseKey, withoutFillersAround } from './words.js';

const LONGEST_TITLE = 200;

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
  const synonyms = meant.flatMap((piece, at) =>
    [...piece.synonyms.map(({ parts }) => parts), ...begunIn(piece), ...doersBeside(meant, at).map((doer) => [doer])]
      .map((parts) => own.with(at, parts).flat())
      .flatMap((said) => [said, ...otherSpellingsOf(said)]),
  );
  const kept = new Set(own.flat());
  const alone = typed.filter((part) => !beside.has(part) && (kept.has(part) || fillers.has(part)));
  const title = withoutFillersAround(alone);
  const joined = meant.flatMap(({ words }) => words.map(({ together }) => together));
  const found = meant.length > 0 ? [typed, title, ...otherSpellingsOf(title), joined] : [typed];
  const titles = thatMayBeTitles(found.map(whole));
  const headsOf = (some: string[]) => (meant.length > 0 ? thatMayBeTitles(some).map(headOf) : []);
  const word = singleWord(meant);
  if (word === undefined) return { titles, heads: headsOf([...titles, ...synonyms.map(whole)]) };
  const heads = headsOf([...titles, ...synonyms.filter((said) => isShortFor(word, said)).map(whole)]);
  const spellings = [word, ...otherSpellings(word)];
  const hasOwn = (one: string) => hasOwnStem(one, stemOf);
  const words = [...new Set(spellings.flatMap((one) => (hasOwn(one) ? stemOf(one) : inBothNumbers(one))))];
  const doers = headsOf(doersOfFamily(word).map(whole)).filter((head) => !heads.includes(head));
  const ofFamily = titlesOfFamily(word).map(whole);
  const others = headsOf([...synonyms.map(whole), ...ofFamily]).filter((head) => ![...heads, ...doers].includes(head));
  const isOneOfStem = !spellings.every(hasOwn);
  const apart = notMeantBy([word], typed).map(stemOf);
  const otherwise = {
    words,
    ...(doers.length > 0 && { doers }),
    heads: others,
    ...(isOneOfStem && { isOneOfStem }),
    ...(apart.length > 0 && { apart }),
  };
  return { titles, heads, otherwise };
}

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

/** The stem of "chefs" is the word; that of "nurse" is none, and "nursing" has it too, so that only the word itself tells. */
const hasOwnStem = (word: string, stemOf: (word: string) => string): boolean =>
  [word, phraseKey([word])].includes(stemOf(word));

const begunIn = ({ words, isOpen }: Piece): string[][] =>
  isOpen ? words.flatMap(({ together }) => relativesBegun(together)).map((word) => [word]) : [];

const thatMayBeTitles = (found: string[]): string[] =>
  [...new Set(found)].filter((title) => title.length > 1 && title.length <= LONGEST_TITLE);

const headOf = (title: string): string => `~${title.slice(1).split(' ').toReversed().join(' ')}`;
