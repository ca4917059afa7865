import { isNoTitle, otherSpellingsOf, partsOfPiece, type Piece } from './pieces.js';
import type { SearchPlan } from './search-plan.js';
import { fillers, withoutFillersAround } from './words.js';

const LONGEST_TITLE = 200;

/**
 * The text as a whole title, with and without what is no part of one, and with one phrase at a time said otherwise. As
 * `search_whole()` and `search_heads()` write a title.
 */
export function titlesAsked(
  typed: string[],
  pieces: Piece[],
  stemOf: (word: string) => string,
): Pick<SearchPlan, 'titles' | 'heads'> {
  const whole = (parts: string[]) => `=${parts.map(stemOf).join(' ')}`;
  const beside = new Set(pieces.filter(isNoTitle).flatMap(partsOfPiece));
  const meant = pieces.filter((piece) => !isNoTitle(piece));
  const own = meant.map(partsOfPiece);
  const others = meant.flatMap((piece, at) =>
    [...otherSpellingsOf(own[at]!), ...piece.synonyms.map(({ parts }) => parts)].map((parts) =>
      whole(own.with(at, parts).flat()),
    ),
  );
  const kept = new Set(own.flat());
  const alone = typed.filter((part) => !beside.has(part) && (kept.has(part) || fillers.has(part)));
  const found = [whole(typed), ...(meant.length > 0 ? [whole(withoutFillersAround(alone))] : []), ...others];
  const titles = [...new Set(found)].filter((title) => title.length > 1 && title.length <= LONGEST_TITLE);
  return { titles, heads: meant.length > 0 ? titles.map(headOf) : [] };
}

const headOf = (title: string): string => `~${title.slice(1).split(' ').toReversed().join(' ')}`;
