import type { CvLine } from './cv-line.js';
import { partAt, sentenceAt } from './cv-sentences.js';
import type { CvSection } from './cv-sections.js';
import type { SkillMention } from './skill-finder.js';

/**
 * Where a CV says something: the line as it stands in it, and the whole of what that line begins or goes on with; of a
 * paragraph the sentence.
 */
export interface Proof {
  line: string;
  whole: string;
  section: CvSection;
  /** The words that name it there, as they stand; absent where the line as a whole is the proof. */
  said?: string;
}

export const proofAt = (line: CvLine, place: number): Proof => ({
  line: partAt(line, place),
  whole: line.isList ? line.text : sentenceAt(line.text, place),
  section: line.section,
});

/** The line of a CV that has this proof in it. */
export const isLineOf = (line: CvLine, { whole }: Proof): boolean => line.text.includes(whole);

/** A line that names a skill, with the words it uses; a description has none of its own. */
export const proofOfMention = (line: CvLine, { start, end, isDescribed }: SkillMention): Proof => ({
  ...proofAt(line, start),
  ...(isDescribed ? {} : { said: line.text.slice(start, end) }),
});
