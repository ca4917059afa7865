import type { CvFacts } from '../reading/cv-facts.js';
import { degreeIn } from '../reading/degrees.js';
import type { Proof } from '../reading/proof.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import type { Finding } from './finding.js';

/** What an advert asks to have been done. */
export const asksExperience = (name: string, line: string | null): boolean =>
  !OR_LEARNT.test(line ?? name) && (EXPERIENCE.test(name) || EXPERIENCE_OF.test(line ?? ''));
const EXPERIENCE = /\bexperienced?\b|\bhands[- ]on\b|\btrack record\b/i;
const EXPERIENCE_OF =
  /\b(?:experience (?:of|in|with|using|as)|experienced (?:in|with)|hands[- ]on|track record)\b|\bexperience(?: is)?(?: \(?(?:essential|required|needed|desirable|preferred)\)?)?(?=[.,;]|$)/i;
/** "Experience in or knowledge of", "a degree or experience": what was learnt will do. */
const OR_LEARNT = /\b(?:knowledge|understanding|degree|qualifications?|qualified|study|studies|training|education)\b/i;

/** "BSc Interaction Design, University of York, 2018" says what somebody learnt, and of no work what it was. */
const isADegreeAlone = ({ whole, section }: Proof): boolean =>
  whole.length <= LONGEST_TITLE &&
  // among work it begins with it: "Lecturer, BSc Nursing" teaches
  degreeIn(section === 'experience' ? firstWords(whole) : whole, section === 'education') !== null &&
  !saysWhatWasDone(whole);
const LONGEST_TITLE = 140;
const firstWords = (text: string): string => text.split(/\s+/).slice(0, 3).join(' ');

/** The CV without its degrees, for whoever asks what was done. */
export const withoutDegrees = (cv: CvFacts): CvFacts => ({
  ...cv,
  worded: cv.worded.filter(({ proof }) => !isADegreeAlone(proof)),
  folded: cv.folded.filter(({ proof }) => !isADegreeAlone(proof)),
});

/** A degree in it is a part of an experience of it, and no more. */
export const asLearnt = (finding: Finding): Finding =>
  finding.state === 'met' && finding.proof && isADegreeAlone(finding.proof)
    ? { ...finding, state: 'partly', why: LEARNT }
    : finding;
const LEARNT = 'You have studied it, and no line of work that shows it was found';
