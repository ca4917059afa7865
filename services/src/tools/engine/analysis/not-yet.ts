import { HAS_LAPSED, hasLapsedIn } from '../match/lapsed.js';
import type { WeighedAsk } from '../match/score.js';
import { NOT_YET } from '../match/skill-finding.js';
import { isUnderWay } from '../reading/certificates-held.js';
import { isToCome } from '../writing/others-work.js';

/** Why something counts in part, as exactly as its clause says it. */
export function whyInPart({ why, proof, name }: Pick<WeighedAsk, 'why' | 'proof' | 'name'>): string | null {
  if (why !== NOT_YET || proof === null) return why;
  if (hasLapsedIn(proof, name)) return HAS_LAPSED;
  if (isToCome(proof.whole) || IS_BOOKED.test(proof.whole)) return 'Your CV says that it is still to come';
  if (isUnderWay(proof.whole)) return 'Your CV says that you are on the way to it';
  return IS_BASIC.test(proof.whole) ? 'Your CV says that you know it a little' : NOT_YET;
}

const IS_BOOKED = /\b(?:booked|scheduled|due|planned|starts?|starting)\b/i;
const IS_BASIC = /\b(?:basics?|beginner|elementary|a (?:little|bit)|some|limited|introductory)\b/i;
