import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { join } from 'node:path';
import { AppConfig } from '../platform/config/app.config.js';
import type { Env } from '../platform/config/env.js';
import { madeOnce } from '../platform/config/made-once.js';

/** Applications that get a publish token of their own in local mode. */
const LOCAL_NAMES = ['shell', 'mf-jobs', 'mf-news', 'mf-tracker', 'mf-tools', 'mf-billing', 'mf-admin'];

/** The holder may publish and promote every application. */
export const EVERYTHING = '*';

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What the registry signs with, and who may publish. */
export class RegistryConfig {
  constructor(
    readonly signingKey: KeyObject,
    /** Public keys of those that it signed with before: what they signed is still its own. */
    readonly trustedKeys: readonly KeyObject[],
    /** SHA-256 of a token → the application it is for, or `*`. Tokens themselves are not kept. */
    readonly tokens: ReadonlyMap<string, string>,
    /** Beacons of one address in a minute. */
    readonly beaconsPerMinute: number,
  ) {}

  /**
   * `REGISTRY_SIGNING_KEY` is an Ed25519 key as PEM or as base64 of PKCS #8; `PUBLISH_TOKEN` one token for
   * everything, or `mf-jobs=TOKEN,mf-news=TOKEN`. In local mode both are made once under `DATA_DIR/registry`.
   * `REGISTRY_TRUSTED_KEYS` are `publicKey`s as releases carry them, for a planned change of key.
   */
  static parse(env: Env): RegistryConfig {
    const folder = join(AppConfig.parse(env).dataDir, 'registry');
    return new RegistryConfig(
      signingKey(env, folder),
      env.list('REGISTRY_TRUSTED_KEYS').map((text) => publicKey(env, text)),
      publishTokens(env, folder),
      env.integer('RATE_LIMIT_BEACONS', 120, { min: 1 }),
    );
  }
}

function signingKey(env: Env, folder: string): KeyObject {
  if (env.isProduction) env.required('REGISTRY_SIGNING_KEY');
  const given =
    env.optional('REGISTRY_SIGNING_KEY') ??
    madeOnce(join(folder, 'signing-key.pem'), () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    );
  const key = readKey(given);
  if (key?.asymmetricKeyType !== 'ed25519') {
    return env.refuse('REGISTRY_SIGNING_KEY', 'must be an Ed25519 private key, as PEM or as base64 of PKCS #8');
  }
  return key;
}

function readKey(text: string): KeyObject | undefined {
  try {
    return text.includes('-----BEGIN')
      ? createPrivateKey(text.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

function publicKey(env: Env, text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) {
    return env.refuse('REGISTRY_TRUSTED_KEYS', 'must list the "publicKey" of releases: Ed25519, 32 bytes as base64');
  }
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });
}

function publishTokens(env: Env, folder: string): Map<string, string> {
  if (env.isProduction) env.required('PUBLISH_TOKEN');
  const given = env.list('PUBLISH_TOKEN');
  const pairs = given.length ? given.map(tokenPair) : Object.entries(localTokens(join(folder, 'publish-tokens.json')));
  const short = pairs.find(([, token]) => token.length < 16);
  if (short) env.refuse('PUBLISH_TOKEN', 'must have at least 16 characters for each application');
  return new Map(pairs.map(([name, token]) => [hashOfToken(token), name]));
}

/** A token may hold "=" itself, as those of `openssl rand -base64` do: only the name of an application stands before one. */
const tokenPair = (text: string): [string, string] => {
  const [, name, token] = /^(\*|shell|mf-[a-z0-9-]+)=(.+)$/.exec(text) ?? [];
  return name && token ? [name, token] : [EVERYTHING, text];
};

function localTokens(file: string): Record<string, string> {
  const make = () =>
    JSON.stringify(
      Object.fromEntries([EVERYTHING, ...LOCAL_NAMES].map((name) => [name, randomBytes(24).toString('base64url')])),
      null,
      2,
    );
  return JSON.parse(madeOnce(file, make)) as Record<string, string>;
}
