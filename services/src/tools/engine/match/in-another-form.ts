import type { AskedSkill } from '../reading/advert-skills.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { stemsOf } from '../reading/stems.js';
import { askedByName } from '../reading/worded-ask.js';
import { isTool } from '../vocabulary/tools.js';
import type { Finding } from './finding.js';
import { OF_WORK } from './shown-finding.js';
import { wordedFinding } from './worded-finding.js';

/** Adverts of a board ask for the same things, and a CV is held against all of them. */
const known = new WeakMap<CvFacts, Map<string, Finding | null>>();

/**
 * "Installed 40 boilers" of "Installation", "rotated the stock" of "Stock rotation": a list names a skill by its noun, and
 * work is told in verbs. A line of work that has all of its words, one of them in another form, has done it.
 */
export function inAnotherForm(asked: AskedSkill, cv: CvFacts): Finding | null {
  const { skill, written } = asked;
  if (skill.kind !== 'skill' || isTool(skill) || !IN_WORDS.test(written) || isAName(asked)) return null;
  const ofCv = known.get(cv) ?? new Map<string, Finding | null>();
  known.set(cv, ofCv);
  const before = ofCv.get(written);
  if (before !== undefined) return before;
  const found = findingOf(asked, cv);
  ofCv.set(written, found);
  return found;
}

/** Small letters alone: a name or a short form has no other form. */
const IN_WORDS = /^\p{L}?\p{Ll}{3,}(?: \p{Ll}+)*$/u;

/** "Experience with Dentally": a capital within a line; a word that names no deed has no verb. */
const isAName = ({ written, line }: AskedSkill): boolean =>
  (/^\p{Lu}/u.test(written) && /\p{L}/u.test(line.slice(0, Math.max(0, line.indexOf(written))))) ||
  !NAMES_A_DEED.test(written);
const NAMES_A_DEED = /(?:ing|ion|ment|ance|ence|al|age|sis|ure|ry)s?(?: |$)/;

function findingOf(asked: AskedSkill, cv: CvFacts): Finding | null {
  const { written } = asked;
  const found = wordedFinding({ ...askedByName(written, { ...asked, line: written }), isQualification: false }, cv);
  const { state, proof } = found;
  if (state !== 'met' || proof === null || !OF_WORK.has(proof.section)) return null;
  // "Moving house removals" says half of "moving and handling"
  const said = stemsOf(proof.whole);
  if (!stemsOf(written).every((stem) => said.includes(stem))) return null;
  // what somebody was called is compared by itself, with who only learned it
  if (cv.posts.some(({ entry }) => entry[0]?.text === proof.whole)) return null;
  // the word itself was seen by the list, which knows where it means something else
  return proof.whole.toLowerCase().includes(written.toLowerCase()) ? null : found;
}
