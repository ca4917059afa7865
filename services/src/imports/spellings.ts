import type { JobRow } from '../jobs/job-writer.js';
import { isWrittenWell } from '../jobs/place.js';

/**
 * Makes "MCALLEN" and "McAllen", "Flowermound" and "Flower Mound" one place: the spelling that is known or that a source
 * wrote with care, and of several the one that keeps the words apart.
 */
export class Spellings {
  private readonly chosen = new Map<string, string>();

  constructor(known: string[]) {
    for (const place of known) this.choose(place);
  }

  /** Given what a line said and how it was read. */
  learn(said: unknown, read: string): void {
    if (typeof said === 'string' && isWrittenWell(said)) this.choose(read);
  }

  apply(row: JobRow): JobRow {
    return { ...row, location: this.chosen.get(keyOf(row.location)) ?? row.location };
  }

  private choose(place: string): void {
    const key = keyOf(place);
    const before = this.chosen.get(key);
    if (before === undefined || wordsIn(place) > wordsIn(before)) this.chosen.set(key, place);
  }
}

const keyOf = (place: string): string => place.toLowerCase().replace(/[\s-]/g, '');

const wordsIn = (place: string): number => place.split(/[\s-]+/).length;
