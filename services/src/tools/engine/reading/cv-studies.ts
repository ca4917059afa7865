import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { sentencesOf } from './cv-sentences.js';
import { degreeIn, isLeftUnfinished } from './degrees.js';
import { proofAt, type Proof } from './proof.js';
import { wordsStanding } from './standing.js';

/** "BSc Nursing", "Diploma in Nursing, 2014", where people say what they have learned. */
export const isStudy = (line: CvLine): boolean =>
  !line.isHeading &&
  !isNoStatement(line) &&
  ['education', 'head', 'summary', 'certificates', 'other'].includes(line.section) &&
  statesStudy(line.text, line.section);

/** "MSc Supply Chain Management, Cranfield, 2012. Chartered Fellow CILT": what stands in a row behind a degree makes it no list of words. */
const BEGINS_WITH_A_DEGREE =
  /^\W*(?:PhD|DPhil|MSc|MA|MBA|MEng|MPhil|MRes|LLM|BSc|BA|BEng|BTech|BBA|LLB|BEd|BN)\b\.?(?: \(?Hons\)?)?,? (?:in )?\p{Lu}\p{Ll}/u;
const isNoStatement = ({ isList, section, text }: CvLine): boolean =>
  isList && !(section === 'education' && BEGINS_WITH_A_DEGREE.test(text));

const statesStudy = (text: string, section: CvSection): boolean =>
  degreeIn(text, section === 'education') !== null || A_DIPLOMA.test(text) || A_HIGHER_CERTIFICATE.test(text);
export const A_DIPLOMA =
  /\bdiploma\b|\bhnd\b|\bPG ?(?:Dip|Cert)\b|\bpost-?graduate (?:certificate|qualification|award)\b/i;
const A_HIGHER_CERTIFICATE = /\bhnc\b|\bhigher national certificate\b/i;

/** A line that states a study; of a long one the sentence that does. */
export const proofOfStudy = (line: CvLine): Proof => {
  const says = sentencesOf(line.text).find(({ text }) => statesStudy(text, line.section));
  return proofAt(line, says?.start ?? 0);
};

/** The highest that is held, from where people say what they have learned. */
export function degreeOf(lines: readonly CvLine[]): CvFacts['degree'] {
  let best: CvFacts['degree'] = null;
  for (const line of lines) {
    if (line.isHeading || isNoStatement(line) || line.section === 'references' || line.section === 'honours') continue;
    const held = wordsStanding(line.text, 'held');
    const level = isLeftUnfinished(line.text) ? null : degreeIn(held, line.section === 'education');
    const counts =
      line.section === 'education' ||
      line.section === 'head' ||
      line.section === 'summary' ||
      line.section === 'certificates';
    // Letters behind a name say it too, and the line about the study says it better.
    const isBetter = level !== null && level >= (best?.level ?? 0) && best?.proof.section !== 'education';
    if (level !== null && counts && (level > (best?.level ?? 0) || (isBetter && line.section === 'education')))
      best = { level, proof: proofOfStudy(line) };
  }
  return best;
}

/** "GCSEs including Maths and English": what everybody had at school makes nobody a mathematician. */
export const isOfSchool = ({ section, text }: CvLine): boolean =>
  section !== 'skills' && section !== 'experience' && SCHOOL.test(text);
const SCHOOL =
  /\b(?:i?gcses?|o[- ]levels?|wassce|waec|ssce|neco|k\.?c\.?s\.?e|csec|matric(?:ulation)?|high school|secondary school|school certificate|ssc|sslc|spm)\b/i;
