import { coverageOf, type Covers } from '../difference/coverage.js';
import { asWithoutMistakes, isOpen } from '../difference/sponsor-before.js';
import type { RegisterEntry } from '../register/register-entry.js';
import type { WithoutMistakes } from './past-mistakes.js';

export interface ToldCoverage {
  covers: Covers;
  /** How many employers only a register has that this file shows to have been a mistake. */
  mistaken: number;
}

/** What can be told of the routes that a file covers, where nobody has said it. */
export function toldCoverage({ before, onlyByMistake }: WithoutMistakes, entries: RegisterEntry[]): ToldCoverage {
  const known = before.map(asWithoutMistakes).filter((one) => isOpen(one) && !onlyByMistake.has(one.id));
  return { covers: coverageOf(known, entries), mistaken: onlyByMistake.size };
}
