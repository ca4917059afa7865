import { createHash } from 'node:crypto';
import { canonicalJson } from '../platform/canonical-json.js';

/** Equal for equal input, in whichever order its members stand. */
export const fingerprintOf = (kind: string, input: object): string =>
  createHash('sha256')
    .update(`${kind}\n${canonicalJson(input)}`)
    .digest('hex');
