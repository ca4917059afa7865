import { partsOfPiece, type Piece, type Word } from './pieces.js';
import type { Alternative, SearchTerm } from './search-plan.js';
import { isNameOfTowns, onlyForTyped } from './short-forms.js';
import { fillers } from './words.js';

/** Of a company that has all that was typed: before titles that say it otherwise (80), not before those that have it (100). */
const WHOLE_NAME = 16;
const LITERAL = 1;

/**
 * A short form may also be just what a company is called: last of all where nothing else of its name was typed, and
 * before titles that mean it otherwise where all of it was ("HCA Healthcare", "La Patisserie"). What that adds to each
 * group; undefined where no word is limited.
 */
export function asCompanyNames(pieces: Piece[], terms: (parts: string[]) => SearchTerm[]): Alternative[][] | undefined {
  const limits = pieces.map((piece, at) => limitOf(piece, at === pieces.length - 1));
  if (!limits.some(Boolean)) return undefined;
  const typed = pieces.map((piece) => terms(partsOfPiece(piece)));
  const all = [...new Map(typed.flat().map((term) => [term.word, term])).values()];
  const whole: Alternative[] = all.length > 1 ? [{ all, weight: WHOLE_NAME, only: 'company' }] : [];
  return pieces.map((piece, at) => {
    // it has no endings: "aws" is not A&W with an s
    const isItself = typed[at]!.every(({ word }) => partsOfPiece(piece).includes(word));
    const isName = limits[at] === 'form' && isItself;
    return isName ? [...whole, { all: typed[at]!, weight: LITERAL, only: 'names' }] : whole;
  });
}

/** Why the word itself does not count everywhere, where it is neither a filler nor a state at the end of the text. */
function limitOf({ words, synonyms }: Piece, isLast: boolean): 'form' | 'towns' | 'state' | undefined {
  const [{ together, isState, isAlone }] = words as [Word];
  if (isState) return isLast ? undefined : 'state';
  if (words.length > 1 || isAlone || fillers.has(together)) return undefined;
  if (isNameOfTowns(together, synonyms)) return 'towns';
  return onlyForTyped(together, synonyms) && 'form';
}
