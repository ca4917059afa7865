import { doersOf } from './activities.js';
import { isNoTitle, type Piece } from './pieces.js';
import { relativesOf } from './word-families.js';

/**
 * Who does what a word says with another before it: "planter" of "tree planting". Of the word alone that would be a thing or
 * anybody ("reader", "server").
 */
export function doersBeside(pieces: Piece[], at: number): string[] {
  const { words, synonyms } = pieces[at]!;
  const isBeside = pieces.slice(0, at).some((piece) => !isNoTitle(piece));
  if (!isBeside || words.length > 1 || synonyms.length > 0) return [];
  const [{ together } = { together: '' }] = words;
  return relativesOf(together).length > 0 ? [] : doersOf(together);
}
