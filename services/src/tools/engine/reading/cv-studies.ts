import type { CvFacts } from './cv-facts.js';
import type { CvLine } from './cv-line.js';
import type { CvSection } from './cv-sections.js';
import { sentencesOf } from './cv-sentences.js';
import { degreeIn, isLeftUnfinished } from './degrees.js';
import { proofAt, type Proof } from './proof.js';
import { wordsStanding } from './standing.js';
import { saysWhatWasDone } from './verbs.js';

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

/**
 * "GCSEs including Maths and English": what everybody had at school makes nobody a mathematician. Among sentences it is
 * the sentence that says it, as "I teach GCSE and mentor trainees" and "I run the kitchen of a high school" are work.
 */
export function isOfSchool(line: CvLine, place: number): boolean {
  const { section, text } = line;
  if (section === 'skills' || section === 'experience') return false;
  return section === 'education' ? isWhollyOfSchool(line) : isSaidOfSchool(sentenceAround(text, place));
}
const isSaidOfSchool = (text: string): boolean => SCHOOL.test(text) && !tellsOfWork(text);

/** Asked once for each line: one of a hostile text names thousands of things. */
function isWhollyOfSchool(line: CvLine): boolean {
  const known = whollyOfSchool.get(line);
  if (known !== undefined) return known;
  const isSo = isSaidOfSchool(line.text);
  whollyOfSchool.set(line, isSo);
  return isSo;
}
const whollyOfSchool = new WeakMap<CvLine, boolean>();
const SCHOOL =
  /\b(?:i?gcses?|o[- ]levels?|wassce|waec|ssce|neco|k\.?c\.?s\.?e|csec|matric(?:ulation)?|high school|secondary school|school certificate|ssc|sslc|spm)\b/i;

/** As far as it is near: a sentence of thousands of words is none. */
function sentenceAround(text: string, place: number): string {
  const from = Math.max(0, place - LONGEST_PART);
  const to = place + LONGEST_PART;
  const ends = Array.from(text.slice(from, to).matchAll(END_OF_SENTENCE), ({ index }) => from + index + 1);
  return text.slice(ends.findLast((end) => end <= place) ?? from, ends.find((end) => end > place) ?? to);
}
const LONGEST_PART = 500;
const END_OF_SENTENCE = /[.!?](?=\s+\p{Lu})/gu;

/** Somebody does something in it that is not learning, in so many words: "I mark mock papers", "Taught two sets". */
const tellsOfWork = (sentence: string): boolean =>
  (saysWhatWasDone(sentence.trim()) && !LEARNS.test(sentence.trim())) ||
  Array.from(sentence.matchAll(I_DO), ([, after, bare]) => after ?? bare ?? '').some((done) => !LEARNS.test(done));
/** What "I" do: a bare verb, or one behind "have" in its own form; "I have eight GCSEs" has none. */
const I_DO =
  /\bI (?:(?:also|still|now|then|mostly|mainly|often|always|currently) )*(?:(?:have|had) (?:(?:also|since|always) )?((?:been|taught|run|led|written|given|made|kept|built|driven|\p{L}{3,}ed) [^.;]{0,80})|(?!(?:have|had|hold|held)\b)(\p{L}[^.;]{0,80}))/giu;
const LEARNS =
  /^(?:(?:am|was|were|have been|been) (?:(?:an? |the )?(?:[\p{L}-]+ )?(?:pupil|student|prefect|schoolboy|schoolgirl)|at|educated|taught|born|in)(?!\p{L})|(?:stud(?:y|ied)|learn(?:t|ed|s)?|pass(?:ed)?|achieved?|got|gain(?:ed)?|obtain(?:ed)?|earn(?:ed)?|received?|complet(?:e|ed)|finish(?:ed)?|left|leave|attend(?:ed)?|went|go|grew|took|take|sat|sit|resat|did|do|graduat(?:e|ed)|matriculat(?:e|ed)|scored?|chose|enjoy(?:ed)?|liked?|loved?|educated|awarded|qualified)(?!\p{L}))/iu;
