import { endingWith, type SearchPlan } from './finding/search-plan.js';
import { joinedOnce, splitOnce } from './finding/respaced.js';
import type { SearchPlans } from './finding/search-plans.js';
import { isListed } from './finding/vocabulary.js';
import { fillers } from './finding/words.js';
import { canBeCorrected, ENOUGH, type WordCounts } from './word-counts.js';

/** What is put in the place of a word must be that many times as frequent where something is found without it. */
export const MORE_FREQUENT = 10;
/** No word of two that are written as one is longer. */
const LONGEST_TOGETHER = 40;
const MOST_CANDIDATES = 3;

/** Forgives one space too many or too few. */
export class Spaces {
  constructor(
    private readonly counts: WordCounts,
    private readonly plans: SearchPlans,
  ) {}

  /** With two neighbours as the one word that jobs or our lists have ("house keeper"), where that finds far more. */
  async together(words: string[], whole: (words: string[]) => string, found: number): Promise<string | undefined> {
    const possible = joinedOnce(words).filter(
      ({ joined }, at) => canBeCorrected(joined) && joined.length <= LONGEST_TOGETHER && !isFillerAt(words, at),
    );
    const known = await this.counts.ofJobs(possible.map(({ joined }) => joined));
    const counted = await Promise.all(
      possible
        .filter(({ joined }) => known.has(joined) || isListed(joined))
        .map(async (one) => ({ text: whole(one.words), n: await this.counts.upTo(ENOUGH, whole(one.words)) })),
    );
    const [most] = counted.sort((a, b) => b.n - a.n);
    return most && most.n > 0 && most.n >= found * MORE_FREQUENT ? most.text : undefined;
  }

  /** The word as two that end the titles of jobs, one after the other or before the next word, the likeliest first. */
  async apart(word: string, next: string | undefined, least: number): Promise<string[]> {
    if (!/^\p{L}+$/u.test(word) || word.length > LONGEST_TOGETHER) return [];
    const possible = splitOnce(word).filter((parts) => !parts.some((part) => fillers.has(part)));
    const counted = await Promise.all(
      possible.map(async (parts) => {
        const ends = next === undefined ? [parts] : [parts, [...parts, next]];
        const plans = await Promise.all(ends.map((end) => this.plans.of(end.join(' '))));
        const heads = plans.flatMap(({ heads: [own] }) => own ?? []);
        return { text: parts.join(' '), n: heads.length > 0 ? await this.counts.ofPlan(ENOUGH, endingSo(heads)) : 0 };
      }),
    );
    return counted
      .filter(({ n }) => n > least)
      .sort((a, b) => b.n - a.n)
      .slice(0, MOST_CANDIDATES)
      .map(({ text }) => text);
  }
}

/** Whether one of two neighbours carries no meaning of its own. */
const isFillerAt = (words: string[], at: number) => fillers.has(words[at]!) || fillers.has(words[at + 1]!);

/** Jobs of which a part of the title ends so. */
const endingSo = (heads: string[]): SearchPlan => ({
  groups: [
    {
      any: heads.flatMap((head) => [
        { all: [{ word: head, prefix: false }], weight: 1 },
        { all: [{ word: endingWith(head), prefix: true }], weight: 1 },
      ]),
    },
  ],
  titles: [],
  heads: [],
});
