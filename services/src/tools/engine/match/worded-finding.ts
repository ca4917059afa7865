import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-reader.js';
import type { CvSection } from '../reading/cv-sections.js';
import { levelIn, type WordedAsk } from '../reading/worded-asks.js';
import { MISSING, type Finding } from './finding.js';

/** Lines that say what somebody holds. */
const STATED: ReadonlySet<CvSection> = new Set<CvSection>(['education', 'certificates', 'head', 'summary', 'other']);
const PROVES = 0.75;
const IS_CLOSE = 0.5;

/**
 * What no vocabulary names is looked for by its telling words, all of them in one line. Work that names them meets it, a
 * list of skills in part; a qualification has to be stated, finished, and of the level asked for.
 */
export function wordedFinding({ stems, isQualification, level }: WordedAsk, cv: CvFacts): Finding {
  let best: { worth: number; finding: Finding } = { worth: 0, finding: MISSING };
  for (const { stems: own, proof, isList } of cv.worded) {
    const share = stems.filter((stem) => own.has(stem)).length / stems.length;
    if (share < IS_CLOSE || (share < 1 && stems.length < 3)) continue;
    const finding = isQualification ? statedIn(share, level, proof, isList) : shownIn(share, proof, isList);
    const worth = share + (finding.state === 'met' ? 2 : finding.state === 'partly' ? 1 : 0);
    if (worth > best.worth) best = { worth, finding };
  }
  return best.finding;
}

function shownIn(share: number, proof: CvFacts['worded'][number]['proof'], isList: boolean): Finding {
  if (share >= PROVES && !isList && proof.section !== 'interests') return { state: 'met', proof };
  if (share >= PROVES) return proof.section === 'skills' ? { state: 'partly', proof } : MISSING;
  return isList ? MISSING : { state: 'partly', proof, why: 'A line has some of its words' };
}

function statedIn(
  share: number,
  level: number | null,
  proof: CvFacts['worded'][number]['proof'],
  isList: boolean,
): Finding {
  if (share < PROVES) return MISSING;
  if (isUnderWay(proof.whole)) return { state: 'partly', proof };
  const own = levelIn(proof.whole);
  if (level !== null && own !== null && own < level) {
    return own === level - 1 ? { state: 'partly', proof, why: 'Yours is one level below' } : MISSING;
  }
  if (STATED.has(proof.section) || !isList) return { state: 'met', proof };
  return proof.section === 'skills' ? { state: 'partly', proof } : MISSING;
}
