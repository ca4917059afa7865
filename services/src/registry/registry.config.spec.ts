import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config.js';
import { hashOfToken, RegistryConfig } from './registry.config.js';

describe("the registry's settings", () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-config-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (environment: Record<string, string>) =>
    readConfig(RegistryConfig, { DATA_DIR: dataDir, ...environment });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://landfall.example',
    REGISTRY_SIGNING_KEY: pem,
    PUBLISH_TOKEN: 'a-token-of-some-length',
  };

  it('are made once in local mode, for their owner only', () => {
    const [first, second] = [read({}), read({})];
    expect(second.signingKey.equals(first.signingKey)).toBe(true);
    expect([...second.tokens]).toEqual([...first.tokens]);
    expect([...first.tokens.values()]).toEqual(expect.arrayContaining(['*', 'shell', 'mf-jobs', 'mf-admin']));
    expect(statSync(join(dataDir, 'registry/signing-key.pem')).mode & 0o077).toBe(0);
  });

  it('takes a token that holds "=" itself for all applications', () => {
    const { tokens } = read({ ...production, PUBLISH_TOKEN: 'c2VjcmV0IGZvciBhbGw==' });
    expect([...tokens.values()]).toEqual(['*']);
  });

  it('take one token for everything, or one for each application', () => {
    expect(read(production).tokens.get(hashOfToken('a-token-of-some-length'))).toBe('*');
    const { tokens } = read({ ...production, PUBLISH_TOKEN: 'mf-jobs=the-token-of-jobs,mf-news=the-token-of-news' });
    expect([tokens.get(hashOfToken('the-token-of-jobs')), tokens.size]).toEqual(['mf-jobs', 2]);
  });

  it.each([
    ['REGISTRY_SIGNING_KEY', ''],
    ['PUBLISH_TOKEN', ''],
    ['REGISTRY_TRUSTED_KEYS', 'no key'],
    ['REGISTRY_TRUSTED_KEYS', `${Buffer.alloc(32).toString('base64')},${Buffer.alloc(31).toString('base64')}`],
    ['REGISTRY_SIGNING_KEY', 'no key'],
    ['PUBLISH_TOKEN', 'short'],
  ])('name %s when it is %j in production', (name, value) => {
    expect(() => read({ ...production, [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
