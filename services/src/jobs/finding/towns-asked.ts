import { countryOfWords, isPlace, LONGEST_PLACE, partsOfPiece, type Piece } from './pieces.js';
import { divisionCalled } from './states.js';
import { TOWN } from './stems.js';
import { isKindOfJob } from './kinds-of-job.js';
import { isPlaceName } from './place-names.js';

export interface TownAsked {
  /** As `job_search.words` has the whole name of a town. */
  term: string;
  /** It is put together from several pieces, of which each alone is something else. */
  isTogether: boolean;
}

/** Of a text of more words nobody asks for a town in the last ones. */
const MOST_PIECES = 12;

/**
 * For each piece the towns whose names it may be, or a part of: "North York" is one, where neither "north" nor "york" is.
 * Small words stand between as they are typed ("Niagara on the Lake"). Whether there is such a town only the jobs know.
 */
export function townsAsked(typed: string[], pieces: Piece[]): TownAsked[][] {
  const towns: TownAsked[][] = pieces.map(() => []);
  const places = placesIn(typed, pieces);
  for (let first = 0; first < pieces.length; first += 1) {
    for (let last = first; last < Math.min(pieces.length, MOST_PIECES) && mayBeOfTown(pieces[last]!); last += 1) {
      const parts = pieces.slice(first, last + 1).flatMap(partsOfPiece);
      if (parts.length > LONGEST_PLACE) break;
      const name = typed.slice(places[first]!.from, places[last]!.to).join(' ');
      const isTogether = last > first;
      if (!isTogether && name === parts.join(' ')) continue;
      for (let at = first; at <= last; at += 1) towns[at]!.push({ term: `${TOWN}${name}`, isTogether });
    }
  }
  return towns;
}

/** A town that is written with its state. */
export interface TownInState {
  /** Where its name begins among the pieces. */
  from: number;
  /** The piece that is the state. */
  state: number;
  term: string;
  /** It may be no town: "Cook, MN", where no country follows. */
  mayBeWork: boolean;
}

/** Where the state is that stands at the end, or before the country; -1 where none does, or nothing before it. */
export function stateAfterTown(pieces: Piece[]): number {
  const at = pieces.findLastIndex(({ words }) => words[0]!.isState);
  const isAtEnd = pieces.slice(at + 1).every(({ words }) => countryOfWords(words) !== undefined);
  return at > 0 && isAtEnd ? at : -1;
}

/** What the town before the state may be called, the longest name first: "Texas City", "City" of "Texas City, TX". */
export function townsInState(typed: string[], pieces: Piece[]): TownInState[] {
  const state = stateAfterTown(pieces);
  const places = placesIn(typed, pieces);
  const found: TownInState[] = [];
  for (let from = state - 1; from >= 0 && mayBeOfTown(pieces[from]!); from -= 1) {
    const parts = pieces.slice(from, state).flatMap(partsOfPiece);
    if (parts.length > LONGEST_PLACE) break;
    const name = typed.slice(places[from]!.from, places[state - 1]!.to).join(' ');
    const mayBeWork = parts.length === 1 && state === pieces.length - 1 && !isPlaceName(parts);
    found.unshift({ from, state, term: `${TOWN}${name}`, mayBeWork });
  }
  return found;
}

/** Whether what stands before the state names a place, whether or not a job is there. */
export const isPlaceBefore = (pieces: Piece[], state: number): boolean =>
  state > 0 && !pieces[state - 1]!.words[0]!.isState && isPlace(pieces[state - 1]!);

/** What says a state, a country or a kind of job says it by itself. */
const mayBeOfTown = (piece: Piece) =>
  !piece.words[0]!.isState &&
  !piece.words[0]!.isAlone &&
  countryOfWords(piece.words) === undefined &&
  divisionCalled(partsOfPiece(piece)) === undefined &&
  !isKindOfJob(partsOfPiece(piece));

/** Where each piece stands among all parts of the text, of which small words are in no piece. */
function placesIn(typed: string[], pieces: Piece[]): { from: number; to: number }[] {
  let next = 0;
  return pieces.map((piece) => {
    const found = partsOfPiece(piece).map((part) => (next = typed.indexOf(part, next) + 1) - 1);
    return { from: found[0]!, to: next };
  });
}
