import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import type { Release } from '@landfall/sdk/release';
import { aRelease } from '../testing/samples';
import { canonicalJson } from './canonical';
import { trusted } from './verify';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signed = (release: Release) => ({
  release,
  signature: sign(null, Buffer.from(canonicalJson(release)), privateKey).toString('base64'),
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
});
const withCrypto = (crypto: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });

describe('a release', () => {
  beforeEach(() => withCrypto(webcrypto));

  it('is used when its signature fits, whatever the order of its keys', async () => {
    const { v, channel, ...rest } = aRelease();
    const reordered = { ...rest, channel, v };
    expect(await trusted({ ...signed(aRelease()), release: reordered })).toEqual(reordered);
  });

  it('is not used when a byte of it was changed', async () => {
    expect(await trusted({ ...signed(aRelease()), release: { ...aRelease(), seq: 8 } })).toBeUndefined();
  });

  it.each(['', 'AAAA', 'not base64 at all'])('is not used with the signature %j', async (signature) => {
    expect(await trusted({ ...signed(aRelease()), signature })).toBeUndefined();
  });

  it('is used unchecked only where the browser cannot check', async () => {
    withCrypto({});
    expect(await trusted({ ...signed(aRelease()), signature: 'AAAA' })).toBeDefined();
  });

  it('is taken from the signer of this page only, once there is one', async () => {
    const ours = signed(aRelease());
    expect(await trusted(ours, ours.publicKey)).toBeDefined();
    const { publicKey: theirs } = generateKeyPairSync('ed25519');
    const key = theirs.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
    expect(await trusted(ours, key)).toBeUndefined();
  });

  it('is nothing when the page carries none', async () => {
    expect(await trusted(undefined)).toBeUndefined();
  });

  it('is written for the signature as RFC 8785 says', () => {
    expect(canonicalJson({ b: [1, 'ä', null], a: { d: 1.5, c: true }, u: undefined })).toBe(
      '{"a":{"c":true,"d":1.5},"b":[1,"ä",null]}',
    );
  });
});
