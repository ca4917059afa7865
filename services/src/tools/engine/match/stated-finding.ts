import { isUnderWay } from '../reading/certificates-held.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { stemsOf } from '../reading/stems.js';
import { levelHeldIn } from '../reading/levels-named.js';
import { PAPER } from '../reading/paper-words.js';
import { MISSING, type Finding } from './finding.js';
import { PROVES } from './share-of-words.js';
import { IN_A_LIST, SOME_WORDS } from './worded-whys.js';

/** A paper is held where a line states it: finished, of the level asked for, and not only among the tools of a list. */
export function statedIn(
  stems: readonly string[],
  share: number,
  level: number | null,
  proof: CvFacts['worded'][number]['proof'],
  isList: boolean,
): Finding {
  if (share < PROVES) return MISSING;
  if (isUnderWay(saidOf(stems, proof.whole))) return { state: 'partly', proof };
  const own = levelHeldIn(proof.whole, (part) =>
    stemsOf(part).some((each) => !SAYS_A_PAPER.has(each) && stems.includes(each)),
  );
  if (level !== null && own !== null && own < level) {
    return own === level - 1 ? { state: 'partly', proof, why: 'Yours is one level below' } : MISSING;
  }
  if (isList && !STATED.has(proof.section) && !OF_PAPERS.test(proof.whole) && !DATED_PAPER.test(proof.whole))
    return proof.section === 'skills' ? { state: 'partly', proof, why: IN_A_LIST } : MISSING;
  return share === 1 ? { state: 'met', proof } : { state: 'partly', proof, why: SOME_WORDS };
}

/** Words of any paper, which say not what it is in. */
const SAYS_A_PAPER: ReadonlySet<string> = new Set(
  stemsOf('level nvq svq qcf rqf diploma award certificate qualification 1 2 3 4 5 6 7'),
);

/** Lines that say what somebody holds. */
const STATED: ReadonlySet<CvSection> = new Set<CvSection>(['education', 'certificates', 'head', 'summary', 'other']);
/** "Certs: 18th edition, NVQ3" states what is held, also below a post. */
const OF_PAPERS = new RegExp(
  String.raw`^(?:${PAPER}|certs?|certifications?|quals|qualifications?|training|courses?)\s*:`,
  'i',
);
/** "OET B, ILS (2024)" below the posts. */
const DATED_PAPER = /^[^.]{0,40}\((?:19|20)\d{2}\)|\b(?:valid|expires?|exp)\b/i;

/** "BLS, ACLS. TNCC scheduled for May": the sentences that speak of it. */
const saidOf = (stems: readonly string[], text: string): string =>
  text
    .split(/(?<=[\p{L}\d)]{2}[.;])\s+/u)
    .filter((sentence) => stemsOf(sentence).some((each) => stems.includes(each)))
    .join(' ');
