import type { Stems } from './stems.js';
import { listedPhrases, synonymsOf, type Synonym } from './vocabulary.js';
import { fillers } from './words.js';

/**
 * Finds the listed phrase in what is typed. By its stems too, as the words of jobs are found: else "software
 * engineering" would find less than "software engineer".
 */
export class Phrases {
  private keys?: Map<string, string>;

  constructor(private readonly stems: Stems) {}

  /** Afterwards `synonymsOf` answers for these words. Stems never change, so those of the list are asked for once. */
  async learn(words: string[]): Promise<void> {
    const listed = this.keys ? [] : listedPhrases();
    await this.stems.learn([...words, ...listed.flatMap((key) => key.split(' '))]);
    this.keys ??= this.byStems(listed);
  }

  /** As it is listed, else in the singular, else, of several words, with other endings; nothing for most. */
  synonymsOf(parts: string[]): Synonym[] {
    const exact = synonymsOf(parts);
    if (exact.length > 0 || parts.length < 2) return exact;
    const key = this.keys?.get(this.stemKey(parts));
    return key === undefined ? [] : synonymsOf(key.split(' '));
  }

  /** Where two have the same stems the first of the list stands for both. */
  private byStems(listed: string[]): Map<string, string> {
    return new Map(listed.toReversed().map((key) => [this.stemKey(key.split(' ')), key]));
  }

  private stemKey(parts: string[]): string {
    return parts
      .filter((part) => !fillers.has(part))
      .map(this.stems.of)
      .join(' ');
  }
}
