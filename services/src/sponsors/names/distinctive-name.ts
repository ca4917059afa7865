/** In how many names of the register a word stands; one that is not in it stands in `RARE` at most. */
export type WordCounts = ReadonlyMap<string, number>;

/** So many names of the register may have a word that is still rare; more are counted, see migration 765. */
export const RARE = 3;
/** A word of fewer letters is rare by chance. */
export const SHORTEST_RARE = 4;
/** Names of the register of 2026, rounded: how telling a word is does not depend on the last thousand. */
const NAMES = 130_000;
/** How much the words of a name must tell where nothing is known of the town, and where the town is another. */
export const ENOUGH = 15;
const ENOUGH_ELSEWHERE = 24;

/** Whoever opens one of these may give it a name that another town has as well, however rare its words are. */
const shops = new Set(
  'restaurant cafe coffee tandoori balti curry spice grill kebab pizza pizzeria burger burgers chicken fish chips takeaway diner bistro bakery bar inn kitchen sushi salon barber barbers nails beauty store stores shop supermarket superstore convenience newsagents pharmacy dental gym fitness'.split(
    ' ',
  ),
);

/** Whether one of the words is what shops and places to eat are called. */
export const namesShop = (words: readonly string[]): boolean => words.some((word) => shops.has(word));

/** How little it is by chance that a name has all of these words: the rarer they are in the register, the more they tell. */
export const howTelling = (words: readonly string[], counts: WordCounts): number =>
  words.reduce((sum, word) => sum + Math.log(NAMES / (counts.get(word) ?? RARE)), 0);

/**
 * Whether a name without a legal form can only be the one company of the register that is called so. A registered name is
 * given once in the country, but anybody may call a shop by it: "Angel Care" is a name that many have, "Skanska" is not.
 * What tells is how rare its words are among the names of the register itself: one very rare word, or several that are
 * never met together by chance. One word alone proves nothing in another town.
 */
export function isDistinctive(words: readonly string[], counts: WordCounts, isElsewhere: boolean): boolean {
  const distinct = [...new Set(words)];
  if (namesShop(distinct)) return false;
  const often = (word: string) => counts.get(word) ?? RARE;
  const isRare = distinct.some((word) => word.length >= SHORTEST_RARE && often(word) <= RARE);
  if (distinct.length === 1) return isRare && !isElsewhere;
  return isRare || howTelling(distinct, counts) >= (isElsewhere ? ENOUGH_ELSEWHERE : ENOUGH);
}
