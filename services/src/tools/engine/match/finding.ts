import type { RequirementState } from '../../career-engine.js';
import type { Proof } from '../reading/proof.js';

/** How a CV answers one requirement. */
export interface Finding {
  state: RequirementState;
  proof: Proof | null;
  near?: string | null;
  isOnlyKeyword?: boolean;
  /** Said in place of what is usual for such a requirement, where that would be wrong. */
  why?: string | null;
}

export const MISSING: Finding = { state: 'missing', proof: null };
