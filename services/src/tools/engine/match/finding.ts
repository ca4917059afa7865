import type { RequirementState } from '../../career-engine.js';
import type { Proof } from '../reading/proof.js';

/** How a CV answers one requirement. */
export interface Finding {
  state: RequirementState;
  proof: Proof | null;
  near?: string | null;
  /** What the CV calls the skill, or the one near to it; nothing where it is found by words of the advert alone. */
  called?: string | null;
  isOnlyKeyword?: boolean;
  /** Said in place of what is usual for such a requirement, where that would be wrong. */
  why?: string | null;
}

export const MISSING: Finding = { state: 'missing', proof: null };
