import { headingOf, type CvSection } from './cv-sections.js';

/** The section of a line that says itself where it belongs, as far as it may stand there. */
export function sectionOf(raw: string, section: CvSection): CvSection {
  const own = headingOf(INLINE.exec(raw)?.[1] ?? '');
  if (own === null) return section;
  const isOutside = section === 'head' || section === 'summary' || section === 'education' || section === 'other';
  return SAID_ANYWHERE.has(own) || (isOutside && SAID_OUTSIDE_WORK.has(own)) ? own : section;
}

/** "Skills: lesson planning, GeoGebra", "Education. BSc (Hons) History": heading and text in one line. */
export const INLINE = /^([\p{L} ]{2,30})\s*(?::\s*|\.\s+)\S/u;
const SAID_ANYWHERE: ReadonlySet<CvSection> = new Set<CvSection>(['skills', 'summary', 'interests', 'references']);
/** Under a post or a list of skills, "Certificates: …" or "Languages: …" may be a part of it. */
const SAID_OUTSIDE_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['education', 'certificates', 'languages']);
