import { createHash } from 'node:crypto';
import * as canonicalJson from 'canonicalize';

// CommonJS whose types speak of an ES module.
const canonicalize = canonicalJson.default as unknown as (value: unknown) => string | undefined;

/** Equal for equal input, in whichever order its members stand. */
export const fingerprintOf = (kind: string, input: object): string =>
  createHash('sha256')
    .update(`${kind}\n${canonicalize(input) ?? ''}`)
    .digest('hex');
