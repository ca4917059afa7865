import { asRead } from './as-read.js';
import { countryOf } from './countries.js';
import { otherSpellings } from './spelling-variants.js';
import {
  aroundSmallStates,
  divisionCalled,
  isSmallState,
  stateAtEnd,
  wholeState,
  withStatesMarked,
  wordsOfDivisions,
} from './states.js';
import { withCountiesWhole } from './compass-counties.js';
import { countiesBegun, countiesOf } from './former-counties.js';
import { isKindOfJob } from './kinds-of-job.js';
import { isPlaceName } from './place-names.js';
import type { Synonym } from './synonym-lists.js';
import { isShortForPlace } from './synonyms.js';
import { workNouns } from './titles-of-family.js';
import { ukPlaceNamed } from './uk-places.js';
import { relativesBegun, relativesOf } from './word-families.js';
import { whatIsSought } from './what-is-sought.js';
import { fillers, isLettersJoined, partsOf, runTogether, withoutGenericWords, wordsOf } from './words.js';

/** Words past these are not looked for: nobody types so many, and each costs. */
const MOST_WORDS = 40;
export const LONGEST_WORD = 60;

export interface Word {
  parts: string[];
  together: string;
  /** As it is written, where that is one name: "m&a". */
  written?: string;
  /** The short form of a state, which can mean only the place: "Portland, OR". */
  isState: boolean;
  /** The whole text is the short form of a state, in capitals. */
  isAlone?: boolean;
}

/** What a text asks for in the end: words, or phrases that have synonyms, each to become a group. */
export interface Piece {
  words: Word[];
  synonyms: Synonym[];
  /** The last word, which may be only begun. */
  isOpen: boolean;
}

export const partsOfPiece = ({ words }: Piece) => words.flatMap(({ parts }) => parts);

/** "U.K." is written with signs, "United Kingdom" with words. */
export const countryOfWords = (words: Word[]) => countryOf(words.map(({ together }) => together));

export const isPlace = (piece: Piece) =>
  piece.words[0]!.isState ||
  piece.words[0]!.isAlone === true ||
  piece.synonyms.some(({ isTown }) => isTown) ||
  isShortForPlace(piece.synonyms) ||
  isPlaceName(partsOfPiece(piece)) ||
  divisionCalled(partsOfPiece(piece)) !== undefined ||
  countryOfWords(piece.words) !== undefined ||
  countiesOf(partsOfPiece(piece)).length > 0;

/** Whether these words name a place and nothing else. */
export const isPlaceInWords = (words: string[]) => {
  const parts = words.flatMap(partsOf);
  return (
    parts.length > 0 &&
    (isPlaceName(parts) ||
      ukPlaceNamed(words.join(' ')) !== undefined ||
      countiesOf(parts).length > 0 ||
      countryOf(words.map(runTogether)) !== undefined)
  );
};

/** Whether a text names a place and nothing else, with whatever apostrophes: "Bishop's Stortford" is Bishops Stortford. */
export const isPlaceInText = (text: string) => isPlaceInWords(wordsOf(text)) || ukPlaceNamed(text) !== undefined;

const isWhere = (words: string[]) => words.every(isSmallState) || isPlaceInWords(words);

/** No name of a place is longer ("Newcastle upon Tyne"). */
export const LONGEST_PLACE = 4;

const endsWithPlace = (text: string): boolean => {
  const words = wordsOf(text).slice(-LONGEST_PLACE);
  return words.some((_, at) => isPlaceInWords(words.slice(at)));
};

/** A text in the way in which names in it are read, however they are typed. */
export const textAsRead = (text: string): string => asRead(text, endsWithPlace);

const beginsWithPlace = (text: string): boolean => {
  const words = wordsOf(text).slice(0, LONGEST_PLACE);
  return words.some((_, at) => isPlaceInWords(words.slice(0, at + 1)));
};

/** Whether a text asks for nothing but jobs: then it is all of them that are meant. */
export const isOfAnyJob = (typed: string): boolean => {
  const text = whatIsSought(typed);
  if (text === '' && typed.trim() !== '') return true;
  const { before, state } = withStateApart(text);
  const words = wordsBefore(before);
  return (
    state === undefined &&
    words.some((word) => !fillers.has(word) || /^jobs?$/.test(word)) &&
    withoutGenericWords(words, isWhere).length === 0
  );
};

interface StateApart {
  /** States in it are small words in capitals, and no other small word is. */
  before: string;
  state: string | undefined;
  /** The country that is typed after the state. */
  country: string | undefined;
}

/** A text, and the state that stands after it. */
export function withStateApart(text: string): StateApart {
  const state = stateAtEnd(text);
  return {
    before: withStatesMarked(state ? text.slice(0, state.at) : text, beginsWithPlace),
    state: state?.code,
    country: state?.country,
  };
}

/** The words of such a text: what is in capitals among them is a state. */
export const wordsBefore = (before: string): string[] =>
  aroundSmallStates(before).flatMap((part) => (isSmallState(part) ? [part] : wordsOf(part)));

/** A place, or what a filter would say: no part of what the job is called. */
export const isNoTitle = (piece: Piece) => isPlace(piece) || isKindOfJob(partsOfPiece(piece));

/** Small words such as "in" fall away where there are others, and what every job is. */
export function readWords(text: string): Word[] {
  const alone = wholeState(text);
  if (alone !== undefined) return [{ parts: [alone], together: alone, isState: false, isAlone: true }];
  const { before, state, country = '' } = withStateApart(text);
  const read = withoutGenericWords(wordsBefore(before), isWhere)
    .map((word) => (isSmallState(word) ? stateOf(word.toLowerCase()) : wordOf(word)))
    .filter(({ together }) => together.length <= LONGEST_WORD);
  const meant = read.filter(({ together, written, isState }) => isState || written || !fillers.has(together));
  const kept = meant.length > 0 || state !== undefined ? meant : read;
  const where = state === undefined ? [] : [stateOf(state), ...wordsOf(country).filter(isNoFiller).map(wordOf)];
  return [...kept, ...where].slice(0, MOST_WORDS);
}

const isNoFiller = (word: string) => !fillers.has(word);

const wordOf = (word: string): Word => ({
  parts: partsOf(word),
  together: runTogether(word),
  isState: false,
  ...(isLettersJoined(word) && { written: word }),
});
const stateOf = (code: string): Word => ({ parts: [code], together: code, isState: true });

/** One word at the end of the text, of which more may follow. */
export const isOpen = (words: Word[], at: number, length: number) =>
  length === 1 &&
  at === words.length - 1 &&
  /^[\p{L}\p{N}]{3,}$/u.test(words[at]!.together) &&
  !fillers.has(words[at]!.together);

/** What must be known to see whether a word is part of a phrase. */
export const wordsOfPhrases = ({ parts, together }: Word): string[] => [
  ...parts,
  together,
  ...parts.flatMap(otherSpellings),
];

/** What must be known to say how else a piece may be said. */
export const wordsNeeded = ({ words, synonyms }: Piece): string[] => {
  const own = words.flatMap(({ parts, together }) => [...parts, together]);
  const meant = [...own, ...synonyms.flatMap(({ parts }) => parts)];
  const around = synonyms.flatMap(({ within = [] }) => within);
  const named = [words.flatMap(({ parts }) => parts), ...synonyms.map(({ parts }) => parts)];
  const counties = [
    ...named,
    ...named.flatMap(countiesOf),
    ...words.flatMap(({ together }) => countiesBegun(together)),
  ].flatMap(withCountiesWhole);
  const places = [...around, ...counties, 'britain', 'america', ...own.flatMap(wordsOfDivisions)];
  const spelled = [...meant, ...meant.flatMap(otherSpellings), ...places];
  const relatives = spelled.flatMap(relativesOf);
  const doers = relatives.length > 0 ? workNouns : [];
  return [...spelled, ...relatives, ...doers, ...words.flatMap(({ together }) => relativesBegun(together))];
};
