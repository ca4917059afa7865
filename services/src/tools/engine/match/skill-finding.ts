import type { AskedSkill } from '../reading/advert-reader.js';
import type { CvSection } from '../reading/cv-sections.js';
import type { Proof } from '../reading/proof.js';
import type { CvFacts } from '../reading/cv-reader.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { MISSING, type Finding } from './finding.js';

/**
 * Met: a line shows it in use. Partly: a list under Skills or with a post claims it, or a line shows a skill next to it. A name in a
 * line of keywords that the rest of the CV does not support counts for nothing, so that such a line changes no score.
 */
export function skillFinding({ skill, phrase }: AskedSkill, cv: CvFacts): Finding {
  if (phrase !== null) return phraseFinding(phrase, cv);
  const shown = cv.shown.get(skill.name);
  if (shown) return { state: 'met', proof: shown };
  const claimed = cv.claimed.get(skill.name);
  if (claimed) return { state: 'partly', proof: claimed, why: isOfWork(claimed, cv) ? IN_OTHER_WORK : null };
  const near = relativesOf(skill.name).find((name) => cv.shown.has(name));
  if (near) return { state: 'partly', proof: cv.shown.get(near) ?? null, near };
  return onlyNamed(cv.unsupported.get(skill.name));
}

const IN_OTHER_WORK = 'You did it as a part of other work';

const isOfWork = ({ whole }: Proof, { lines }: CvFacts): boolean =>
  lines.some(({ text, isList }) => text === whole && !isList);

/** A skill that no vocabulary knows is looked for as it is written. */
function phraseFinding(phrase: string, cv: CvFacts): Finding {
  const places = cv.folded.filter(({ text }) => text.includes(` ${phrase} `));
  const shown = places.find(({ isList }) => !isList);
  if (shown) return { state: 'met', proof: shown.proof };
  const claimed = places.find(({ proof: { section } }) => WITH_WORK.has(section));
  return claimed ? { state: 'partly', proof: claimed.proof } : onlyNamed(places[0]?.proof);
}

const WITH_WORK: ReadonlySet<CvSection> = new Set<CvSection>(['skills', 'experience', 'projects']);

/** A name that is not counted is still not one that stands nowhere: the line is told. */
const onlyNamed = (proof: Proof | undefined): Finding => (proof ? { ...MISSING, proof, isOnlyKeyword: true } : MISSING);
