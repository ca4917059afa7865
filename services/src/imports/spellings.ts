import type { JobRow } from '../jobs/job-writer.js';
import { isWrittenWell } from '../jobs/place.js';

/** Makes "MCALLEN" and "McAllen" one place: the spelling that is known, else the one that a source wrote with care. */
export class Spellings {
  private readonly chosen = new Map<string, string>();

  constructor(known: string[]) {
    for (const place of known) this.chosen.set(place.toLowerCase(), place);
  }

  /** Given what a line said and how it was read. */
  learn(said: unknown, read: string): void {
    const key = read.toLowerCase();
    if (!this.chosen.has(key) && typeof said === 'string' && isWrittenWell(said)) this.chosen.set(key, read);
  }

  apply(row: JobRow): JobRow {
    return { ...row, location: this.chosen.get(row.location.toLowerCase()) ?? row.location };
  }
}
