import { doersOf } from './finding/activities.js';
import { endingWith, type SearchPlan } from './finding/search-plan.js';
import { joinedOnce, splitOnce } from './finding/respaced.js';
import type { SearchPlans } from './finding/search-plans.js';
import { isNamedAfterDoer } from './finding/called-after-doers.js';
import { isListed } from './finding/listed-words.js';
import { isPlaceName } from './finding/place-names.js';
import { synonymsOf } from './finding/synonyms.js';
import { fillers } from './finding/words.js';
import { canBeCorrected, ENOUGH, type WordCounts } from './word-counts.js';

/** What is put in the place of a word must be that many times as frequent where something is found without it. */
export const MORE_FREQUENT = 10;
/** No word of two that are written as one is longer. */
const LONGEST_TOGETHER = 40;
const MOST_CANDIDATES = 3;
/** Which shorter words jobs have is noted nowhere. */
const SHORTEST_LEARNT = 3;

/** Forgives one space too many or too few. */
export class Spaces {
  constructor(
    private readonly counts: WordCounts,
    private readonly plans: SearchPlans,
  ) {}

  /** With two neighbours as the one word that jobs or our lists have ("house keeper"), where that finds far more. */
  async together(words: string[], whole: (words: string[]) => string, found: number): Promise<string | undefined> {
    const possible = joinedOnce(words).filter(
      ({ joined }, at) =>
        canBeCorrected(joined) &&
        joined.length <= LONGEST_TOGETHER &&
        (!isFillerAt(words, at) || isPlaceName([joined])),
    );
    const known = await this.counts.ofJobs(possible.map(({ joined }) => joined));
    const counted = await Promise.all(
      possible
        .filter(({ joined }) => known.has(joined) || isListed(joined) || isNamedAfterDoer(joined))
        .map(async (one) => ({ text: whole(one.words), n: await this.counts.upTo(ENOUGH, whole(one.words)) })),
    );
    const [most] = counted.sort((a, b) => b.n - a.n);
    return most && most.n > 0 && most.n >= found * MORE_FREQUENT ? most.text : undefined;
  }

  /** The same where that one word has a typing error as well ("bar tendng"), which is looked for where nothing else is found. */
  async nearTogether(words: string[], whole: (words: string[]) => string): Promise<string | undefined> {
    const possible = joinedOnce(words).filter(
      // what our lists know as one word ("e-commerce") is typed rightly
      ({ joined }, at) =>
        canBeCorrected(joined) && joined.length <= LONGEST_TOGETHER && !isFillerAt(words, at) && !isListed(joined),
    );
    for (const { joined, words: some } of possible) {
      for (const meant of await this.counts.near(joined, 0)) {
        const text = whole(some.map((word) => (word === joined ? meant : word)));
        if ((await this.counts.upTo(1, text)) > 0) return text;
      }
    }
    return undefined;
  }

  /** The word as two that jobs have one after the other, or that our lists have so, the likeliest first. */
  async apart(word: string, next: string | undefined, least: number): Promise<string[]> {
    if (!/^\p{L}+$/u.test(word) || word.length > LONGEST_TOGETHER) return [];
    const possible = splitOnce(word).filter((parts) => !parts.some((part) => fillers.has(part)));
    const known = await this.counts.ofJobs(possible.flat().flatMap((part) => [part, ...doersOf(part)]));
    const isKnown = (part: string) => known.has(part) || doersOf(part).some((doer) => known.has(doer));
    const ofJobs = possible.filter((parts) => parts.every((part) => isKnown(part) || part.length < SHORTEST_LEARNT));
    const beside = new Map((await this.counts.sideBySide(ofJobs)).map((n, at) => [ofJobs[at]!, n]));
    const counted = await Promise.all(
      possible.map(async (parts) => {
        // no title ends with what no job says: most ways to part a word need not be asked about
        const ending = beside.has(parts) ? await this.endingTitles(parts, next) : 0;
        const some = [beside.get(parts) ?? 0, ending, await this.listed(parts)];
        return { text: parts.join(' '), n: Math.max(...some) };
      }),
    );
    return counted
      .filter(({ n }) => n > least)
      .sort((a, b) => b.n - a.n)
      .slice(0, MOST_CANDIDATES)
      .map(({ text }) => text);
  }

  /** Of how many jobs the titles end so, or with who does that, or with the next word after it. */
  private async endingTitles(parts: string[], next: string | undefined): Promise<number> {
    const doers = doersOf(parts.at(-1)!).map((doer) => [...parts.slice(0, -1), doer]);
    const ends = next === undefined ? [parts, ...doers] : [parts, ...doers, [...parts, next]];
    const plans = await Promise.all(ends.map((end) => this.plans.of(end.join(' '))));
    const heads = plans.flatMap(({ heads: [own] }) => own ?? []);
    return heads.length > 0 ? this.counts.ofPlan(ENOUGH, endingSo(heads)) : 0;
  }

  /** How many jobs are found for what is a place ("new york") or a name of something ("lab technician") in our lists. */
  private async listed(parts: string[]): Promise<number> {
    return isPlaceName(parts) || synonymsOf(parts).length > 0 ? this.counts.upTo(ENOUGH, parts.join(' ')) : 0;
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
