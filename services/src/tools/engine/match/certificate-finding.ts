import type { CvFacts } from '../reading/cv-facts.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { MISSING, type Finding } from './finding.js';
import { doubtedFinding } from './skill-finding.js';

/** A certificate somebody studies for is half of one. */
export function certificateFinding(names: readonly string[], cv: CvFacts): Finding {
  const held = names.flatMap((name) => cv.certificates.get(name) ?? []);
  const whole = held.find(({ isUnderWay: isToCome }) => !isToCome);
  if (whole) return { state: 'met', proof: whole.proof };
  if (held[0]) return { state: 'partly', proof: held[0].proof };
  const doubted = names.map((name) => doubtedFinding(name, cv)).find(Boolean);
  if (doubted) return doubted;
  const claim = names.map((name) => cv.claimed.get(name)).find(Boolean);
  if (claim) return { state: 'partly', proof: claim };
  const step = names.flatMap(relativesOf).map((near) => cv.certificates.get(near) ?? cv.doubted.get(near));
  const begun = step.find(Boolean);
  if (begun) return { state: 'partly', proof: begun.proof, why: A_STEP };
  const named = names.map((name) => cv.unsupported.get(name)).find(Boolean);
  return named ? { ...MISSING, proof: named, isOnlyKeyword: true } : MISSING;
}

const A_STEP = 'Your CV names a step on the way to it';
