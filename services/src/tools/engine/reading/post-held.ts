import type { Field } from '../vocabulary/skill.js';
import type { CvLine } from './cv-line.js';
import { sentenceNaming } from './cv-sentences.js';
import type { Occupation } from './occupation.js';
import type { Proof } from './proof.js';
import type { Rank } from './seniority.js';
import { yearsCovered, type Span } from './time-spans.js';

/** A post of a CV with what stands below it. */
export interface PostHeld {
  /** Under Experience; else it is what somebody calls themselves at the top. */
  isListed: boolean;
  title: string;
  line: string;
  field: Field | null;
  /** The occupation that the title names, where the vocabulary knows it. */
  known: Occupation | null;
  /** The line that says what was driven, of a driver whose title does not. */
  drives?: string;
  /** The words of the title that name an occupation, as stems. */
  occupation: readonly string[];
  rank: Rank;
  /** When it was held, by the dates of its entry; empty when the CV does not say. */
  spans: readonly Span[];
  /** The line above it, where that may be the employer's. */
  above: string | null;
  /** What somebody was and where, in the order of the CV, and the employer's name, of a head that stands over several lines. */
  where?: string;
  employer?: string;
  /** Its line and those below it, down to the next post. */
  entry: readonly CvLine[];
  /** Those of its lines that may have its dates. */
  dated: readonly CvLine[];
}

/** Held as a post, not only what somebody calls themselves. */
export const isHeld = ({ isListed, spans }: PostHeld): boolean => isListed || spans.length > 0;

/** The sentence of its line that names it. */
export const proofOfPost = ({ line, title }: PostHeld): Proof => ({
  ...{ line: sentenceNaming(line, title), whole: title },
  section: 'experience',
});

/** Years in which at least one of these posts was held. */
export const yearsIn = (posts: readonly PostHeld[]): number => yearsCovered(posts.flatMap(({ spans }) => spans));
