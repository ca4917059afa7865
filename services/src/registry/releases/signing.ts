import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../../platform/canonical-json.js';
import { RegistryConfig } from '../registry.config.js';
import type { Release, SignedRelease } from '../release.js';

/** Signs release documents and knows its own again: Ed25519 over RFC 8785 canonical JSON. */
@Injectable()
export class Signing {
  private readonly publicKey: string;
  /** Our own key and those that we signed with before, as they stand in releases. */
  private readonly ours: ReadonlyMap<string, KeyObject>;

  constructor(private readonly config: RegistryConfig) {
    const own = createPublicKey(config.signingKey);
    this.publicKey = textOf(own);
    this.ours = new Map([own, ...config.trustedKeys].map((key) => [textOf(key), key]));
  }

  sign(release: Release): SignedRelease {
    const signature = sign(null, bytesOf(release), this.config.signingKey).toString('base64');
    return { release, signature, publicKey: this.publicKey };
  }

  /** The key that lies beside a document is only a name: anybody can write his own there. */
  isOurs({ release, signature, publicKey }: SignedRelease): boolean {
    const key = this.ours.get(publicKey);
    return key !== undefined && verify(null, bytesOf(release), key, Buffer.from(signature, 'base64'));
  }
}

const bytesOf = (release: Release) => Buffer.from(canonicalJson(release));

/** base64 of the raw 32 bytes. */
function textOf(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}
