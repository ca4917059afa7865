import { createPublicKey, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as canonicalJson from 'canonicalize';
import { RegistryConfig } from '../registry.config.js';
import type { Release, SignedRelease } from '../release.js';

// The package is CommonJS whose types describe an ES module.
const canonicalize = canonicalJson.default as unknown as (value: unknown) => string | undefined;

/** Signs release documents: Ed25519 over RFC 8785 canonical JSON. */
@Injectable()
export class Signing {
  private readonly publicKey: string;

  constructor(private readonly config: RegistryConfig) {
    const { x } = createPublicKey(config.signingKey).export({ format: 'jwk' });
    this.publicKey = Buffer.from(x ?? '', 'base64url').toString('base64');
  }

  sign(release: Release): SignedRelease {
    const text = canonicalize(release); // leaves out members that are undefined, as JSON does
    if (text === undefined) throw new Error('A release must be JSON');
    const signature = sign(null, Buffer.from(text), this.config.signingKey).toString('base64');
    return { release, signature, publicKey: this.publicKey };
  }
}
