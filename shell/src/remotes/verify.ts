import type { Release, SignedRelease } from '@landfall/sdk/release';
import { canonicalJson } from './canonical';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The browser's own check of a signature; undefined where the browser cannot check one (plain http, no Ed25519). */
async function isSigned({ release, signature, publicKey }: SignedRelease): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  let key: CryptoKey;
  try {
    key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    return false;
  }
  const text = new TextEncoder().encode(canonicalJson(release));
  return subtle.verify('Ed25519', key, bytesOf(signature), text).catch(() => false);
}

/**
 * The release when it is one and nobody changed it on its way; undefined else, and then nothing of it is used.
 * With a `key`, it must be signed by that one: a page takes later releases only from the signer of its own.
 */
export async function trusted(signed: SignedRelease | undefined, key?: string): Promise<Release | undefined> {
  if (signed?.release?.v !== 1 || typeof signed.release.remotes !== 'object') return undefined;
  if (key !== undefined && signed.publicKey !== key) return undefined;
  try {
    return (await isSigned(signed)) === false ? undefined : signed.release;
  } catch {
    return undefined;
  }
}
