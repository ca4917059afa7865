import type { CvFacts } from '../reading/cv-facts.js';
import type { CvSection } from '../reading/cv-sections.js';
import { MISSING, type Finding } from './finding.js';
import { PROVES } from './share-of-words.js';
import { IN_A_LIST, ITS_WORD, SOME_WORDS } from './worded-whys.js';

/** Work that has the words meets what is asked; a list of them, or a word of it alone, is a part. */
export function shownIn(
  { isTelling, isMuch, hasAllThings }: { isTelling: boolean; isMuch: boolean; hasAllThings: boolean },
  share: number,
  proof: CvFacts['worded'][number]['proof'],
  isList: boolean,
): Finding {
  if (proof.section === 'interests') return MISSING;
  if (isList)
    return share >= PROVES && (proof.section === 'skills' || OF_WORK.has(proof.section) || OF_FACTS.has(proof.section))
      ? { state: 'partly', proof, why: IN_A_LIST }
      : MISSING;
  // One word alone, unless it is a code, may be of another thing: "tanks" in a licence is no work with tankers.
  const isShown =
    (share === 1 && (isTelling || OF_WORK.has(proof.section) || proof.section === 'certificates')) ||
    (share >= PROVES && (isMuch || hasAllThings) && OF_WORK.has(proof.section));
  return isShown ? { state: 'met', proof } : { state: 'partly', proof, why: share === 1 ? ITS_WORD : SOME_WORDS };
}

/** "Mosaic and Liquidlogic. Full driving licence": facts in a row at the end of a CV, or in one without headings. */
const OF_FACTS: ReadonlySet<CvSection> = new Set<CvSection>(['head', 'other', 'education', 'certificates']);

/** Where a line tells what was done. */
export const OF_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);
