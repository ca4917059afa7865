import { allOf, exactly } from './alternatives.js';
import type { Piece, Word } from './pieces.js';
import { weights } from './plan-weights.js';
import type { Alternative, Only } from './search-plan.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import type { Stems } from './stems.js';

/** A known word may be only begun as well, but not so short a one: "rna" would find all that begins so. */
const SHORTEST_BEGUN = 4;
/** What a word spelled otherwise begins; a shorter one begins what has nothing to do with it ("rest" of "roest"). */
const SHORTEST_OTHERWISE = 5;

/** The words themselves, and as they may be spelled, run together or, of the last one, go on. */
export function asTyped(stems: Stems, { words, isOpen }: Piece, only?: Only): Alternative[] {
  return spelledAsTyped(stems, { words, isOpen }).map((one) => (only ? { ...one, only } : one));
}

function spelledAsTyped(stems: Stems, { words, isOpen }: Pick<Piece, 'words' | 'isOpen'>): Alternative[] {
  const [first] = words as [Word];
  // "M&A" is no "m" and "a" anywhere in a text
  if (words.length === 1 && first.written) return [{ all: [exactly(first.written)], weight: weights.asWritten }];
  const parts = words.flatMap((word) => word.parts);
  const found: Alternative[] = [{ all: allOf(stems, parts), weight: weights.typed }];
  for (const other of otherSpellingsOf(parts)) {
    found.push({ all: allOf(stems, other), weight: weights.spelledOtherwise });
  }
  if (words.length > 1) return found;
  const { together } = first;
  // letter for letter before the same parts apart: "T-Mobile" before "Mobile T. Inc."
  if (parts.length > 1) found.push({ all: allOf(stems, [together]), weight: weights.asWritten });
  if (!isOpen || parts.length > 1) return found;
  const others = otherSpellings(together);
  const isKnown = [together, ...others].some(stems.isKnown);
  const begun = [together, ...others.filter((one) => one.length >= SHORTEST_OTHERWISE)];
  const stem = stems.of(together);
  const endings = isKnown ? stems.endings(together).filter((one) => one !== stem) : [];
  const isBegun = !isKnown || (stems.isRare(together) && together.length >= SHORTEST_BEGUN);
  return [
    ...found,
    ...endings.map((other): Alternative => ({ all: [exactly(other)], weight: weights.goneOn })),
    ...(isBegun ? begun : []).map((word) => ({
      all: [{ word, prefix: true }],
      weight: isKnown ? weights.goneOn : weights.begun,
    })),
  ];
}
