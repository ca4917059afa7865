import { levelIn } from './levels-named.js';
import { QUALIFICATION } from './papers-named.js';
import { stemsOf } from './stems.js';

/** A line of an advert that asks for something no vocabulary names; looked for in the CV by its words. */
export interface WordedAsk {
  /** The line itself, without its bullet, as far as it is short. */
  name: string;
  line: string;
  importance: 'required' | 'preferred';
  /** Its telling words as stems. */
  stems: readonly string[];
  /** A card, a licence or a certificate rather than something one can do. */
  isQualification: boolean;
  /** The lowest level that will do, of qualifications that have one: NVQ Level 3. */
  level: number | null;
  /** One of the things to do that a sentence of prose tells in a row, or what is left beside a skill that it names. */
  isDuty?: boolean;
  /** What the post is called and of which family, where the advert says it: a paper without a subject is in that. */
  of?: { title: string; family: string | null };
  /** What somebody is to be interested in, which they need not have done. */
  interestIn?: string;
}

/** Something by its name alone, beside what is asked for in its line: "ILS" of "ALS or ILS". */
export const askedByName = (
  name: string,
  { line, importance, skill }: Pick<WordedAsk, 'line' | 'importance'> & { skill: { kind: string } },
): WordedAsk => ({
  ...{ name, line, importance, stems: stemsOf(name), level: levelIn(name) },
  isQualification: skill.kind === 'certificate' || QUALIFICATION.test(name) || /^[A-Z]{3,6}$/.test(name),
});
