import type { CvFacts } from '../reading/cv-facts.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { MISSING, type Finding } from './finding.js';
import { SOME_WORDS } from './worded-whys.js';

/** Somebody cares about what they say they are interested in, have learnt, listed or done: any line that names it will do. */
export function interestFinding({ interestIn, stems }: WordedAsk, cv: CvFacts): Finding | null {
  if (interestIn === undefined) return null;
  const skills = skillsNamedIn(interestIn).map(({ skill }) => skill.name);
  for (const name of skills) {
    const proof = cv.shown.get(name) ?? cv.claimed.get(name) ?? begun(name, cv);
    if (proof) return { state: 'met', proof };
  }
  let near: Finding | null = null;
  for (const { stems: said, begun: wished, denied, proof } of cv.worded) {
    const has = stems.filter((stem) => (said.has(stem) || wished.has(stem)) && !denied.has(stem)).length;
    if (has === stems.length) return { state: 'met', proof };
    if (has * 2 >= stems.length && stems.length > 2) near ??= { state: 'partly', proof, why: SOME_WORDS };
  }
  return near ?? { ...MISSING, why: NOT_SAID };
}

const begun = (name: string, { doubted }: CvFacts) => {
  const said = doubted.get(name);
  return said?.doubt === 'begun' ? said.proof : undefined;
};

const NOT_SAID = 'No line of your CV speaks of it; if it interests you, one sentence in your profile says so';
