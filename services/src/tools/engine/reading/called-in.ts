import { inText } from '../text/clean.js';
import { wordsOf } from '../text/words.js';
import type { Proof } from './proof.js';

/** So many letters alike make one word of two: "Postgres" and "PostgreSQL", "taught" is none of "teaching". */
const ALIKE = 4;

/**
 * A skill as the CV calls it. A vocabulary brings names together, and a sentence about a CV must not: who wrote
 * "Chartered Accountant" did not write "ACA". The skill's own name where the CV has a word of it, or only describes it.
 */
export function calledIn(name: string, { said }: Pick<Proof, 'said'>): string {
  if (said === undefined || sharesWord(name, said)) return inText(name);
  return inText(said.replace(/\s+/g, ' '));
}

/** One of several that an advert names, so that a reader finds it there: "BigQuery or Snowflake", not "Google Cloud". */
export const writtenAs = (name: string, written: string): string =>
  sharesWord(name, written) || /^\p{Ll}/u.test(written) ? name : written;

function sharesWord(name: string, said: string): boolean {
  const begun = (text: string) => wordsOf(text).map(({ folded }) => folded.slice(0, ALIKE));
  const own = new Set(begun(said));
  return begun(name).some((word) => own.has(word));
}
