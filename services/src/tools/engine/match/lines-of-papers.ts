import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import type { Finding } from './finding.js';
import { NOT_YET } from './skill-finding.js';

/** Names of qualifications: a line that has one speaks of a paper. */
export const NAMES_A_PAPER = /\b(?:[ns]vq|hn[cd]|btec|diploma|award|certificate|city)/i;

/** Of two lines with its words the one that speaks of a paper is the proof. */
export const SAYS_PAPER =
  /\b(?:licen[cs]e|cards?|tickets?|certificate|certified|registered|registration|qualified|passed|holder|pin|no\.?)(?!\p{L})/iu;

/** "Deployed to AWS" is no certification in it. */
export const saysPaper = ({ section, whole }: CvFacts['worded'][number]['proof']): boolean =>
  section === 'certificates' || section === 'education' || SAYS_PAPER.test(whole) || NAMES_A_PAPER.test(whole);

/** A summary says "counterbalance licence", and the list of papers that it has run out: the list is right. */
export function asThePaperSays(found: Finding, things: readonly string[], cv: CvFacts): Finding {
  if (found.state !== 'met' || (found.proof?.section !== 'summary' && found.proof?.section !== 'head')) return found;
  const doubted = cv.worded.find(
    ({ begun, proof }) => things.length > 0 && PAPERS.has(proof.section) && things.every((stem) => begun.has(stem)),
  );
  return doubted ? { state: 'partly', proof: doubted.proof, why: NOT_YET } : found;
}
const PAPERS: ReadonlySet<CvSection> = new Set<CvSection>(['certificates', 'education', 'other']);
