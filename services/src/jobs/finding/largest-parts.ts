/** So many words are asked for by themselves, and of those that jobs have so many with one another, the rarest. */
const MOST_ALONE = 12;
const MOST_TOGETHER = 6;

/** Of the words with these places, and what it finds. */
interface Part<T> {
  kept: number[];
  found: T;
}

/**
 * Of words that nothing has all of, the largest parts that something has, the most specific first. `find` answers what a
 * part finds, or undefined where that is nothing. What has several words has each of them: a part is only asked for where
 * all that have one word less find something, which leaves few of the many there could be.
 */
export async function largestParts<T extends { total: number }>(
  words: number[],
  find: (kept: number[]) => Promise<T | undefined>,
): Promise<T[]> {
  const those = async (parts: number[][]): Promise<Part<T>[]> => {
    const found = await Promise.all(parts.map(async (kept) => ({ kept, found: await find(kept) })));
    return found.filter((part): part is Part<T> => part.found !== undefined).sort(moreSpecific);
  };
  const alone = await those(words.slice(0, MOST_ALONE).map((at) => [at]));
  let largest = alone.slice(0, MOST_TOGETHER);
  const last = new Set(largest.map(({ kept }) => kept[0]!));
  while (largest.length > 1) {
    const larger = await those(oneMore(largest, [...last]));
    if (larger.length === 0) break;
    largest = larger;
  }
  return largest.map(({ found }) => found);
}

const moreSpecific = <T extends { total: number }>(a: Part<T>, b: Part<T>) => a.found.total - b.found.total;

/** With one word more, where each part of it that lacks one of its words is among them. */
function oneMore(parts: Part<unknown>[], words: number[]): number[][] {
  const known = new Set(parts.map(({ kept }) => String(kept)));
  return parts
    .flatMap(({ kept }) => words.filter((at) => at > kept.at(-1)!).map((at) => [...kept, at]))
    .filter((kept) => kept.every((_, at) => known.has(String(kept.toSpliced(at, 1)))));
}
