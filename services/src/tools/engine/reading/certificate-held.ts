import type { Proof } from './proof.js';

/** A certificate or registration that the CV names, where it does, and whether it is still to come. */
export interface CertificateHeld {
  proof: Proof;
  isUnderWay: boolean;
}
