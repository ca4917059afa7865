import { partAt, type CvLine } from './cv-lines.js';
import type { CvSection } from './cv-sections.js';

/** Where a CV says something: the line as it stands in it, and the whole of what that line begins or goes on with. */
export interface Proof {
  line: string;
  whole: string;
  section: CvSection;
}

export const proofAt = (line: CvLine, place: number): Proof => ({
  line: partAt(line, place),
  whole: line.text,
  section: line.section,
});
