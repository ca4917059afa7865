import type { Stems } from './stems.js';
import type { Synonym } from './synonym-lists.js';
import { listedPhrases, synonymsOf } from './synonyms.js';
import { fillers } from './words.js';

/**
 * Finds the listed phrase in what is typed. By its stems too, as the words of jobs are found: else "software
 * engineering" would find less than "software engineer".
 */
export class Phrases {
  private keys?: Map<string, string>;
  /** The same by the words in no order. */
  private unordered?: Map<string, string>;

  constructor(private readonly stems: Stems) {}

  /** Afterwards `synonymsOf` answers for these words. Stems never change, so those of the list are asked for once. */
  async learn(words: string[]): Promise<void> {
    const listed = this.keys ? [] : listedPhrases();
    await this.stems.learn([...words, ...listed.flatMap((key) => key.split(' '))]);
    this.keys ??= this.byStems(listed, keyOf);
    this.unordered ??= this.byStems(listed, unorderedKeyOf);
  }

  /**
   * As it is listed, else in the singular, else, of several words, with other endings or in another order, as lists of
   * occupations have it ("Nurse, registered"); nothing for most.
   */
  synonymsOf(parts: string[]): Synonym[] {
    const exact = synonymsOf(parts);
    if (exact.length > 0 || parts.length < 2) return exact;
    const stems = this.stemsOf(parts);
    const key = this.keys?.get(keyOf(stems)) ?? this.unordered?.get(unorderedKeyOf(stems));
    return key === undefined ? [] : synonymsOf(key.split(' '));
  }

  /** Where two have the same stems the first of the list stands for both. */
  private byStems(listed: string[], keyFor: (stems: string[]) => string): Map<string, string> {
    return new Map(listed.toReversed().map((key) => [keyFor(this.stemsOf(key.split(' '))), key]));
  }

  private stemsOf(parts: string[]): string[] {
    return parts.filter((part) => !fillers.has(part)).map(this.stems.of);
  }
}

const keyOf = (stems: string[]) => stems.join(' ');
const unorderedKeyOf = (stems: string[]) => keyOf(stems.toSorted());
