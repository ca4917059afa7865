import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../platform/config/config.js';
import { RegistryConfig } from '../registry.config.js';
import type { Release, SignedRelease } from '../release.js';
import { aBuild, aShell } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';
import { Signing } from './signing.js';

const aKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const OURS = aKey();

describe('what the tables say is current', () => {
  let registry: RegistryApp;
  const opened: RegistryApp[] = [];
  const first = aBuild();
  const shell = aShell();
  beforeEach(async () => {
    registry = await registryApp({ environment: { REGISTRY_SIGNING_KEY: OURS } });
    await registry.release(shell, first);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const app of opened.splice(0).reverse()) await app.close();
    await registry.close();
  });

  /** Another process of the registry, or the same one after it was started anew. */
  const another = async (environment: Record<string, string> = {}) => {
    const app = await registryApp({ environment: { REGISTRY_SIGNING_KEY: OURS, ...environment }, beside: registry });
    opened.push(app);
    return app;
  };
  const signer = (pem: string) =>
    new Signing(readConfig(RegistryConfig, { DATA_DIR: registry.dataDir, REGISTRY_SIGNING_KEY: pem }));
  const shown = async (app = registry) =>
    (await app.http.get('/registry/channels/stable/release')).body as SignedRelease;
  const jobsOf = ({ release }: SignedRelease) => release.remotes['mf-jobs'];
  const named = ({ contract: { remote, build } }: ReturnType<typeof aBuild>) => ({ remote, build });

  /** As whoever may write to the tables does it: one more row, and the head moved to it. */
  const plant = async (signed: SignedRelease, { channel, seq }: Pick<Release, 'channel' | 'seq'> = signed.release) => {
    const { dataSource } = registry.database;
    await dataSource.query(
      `INSERT INTO registry_releases (channel, seq, document, signature, public_key, cause, actor, changes)
       VALUES ($1, $2, $3, $4, $5, 'promote', 'somebody', '[]')`,
      [channel, seq, JSON.stringify(signed.release), signed.signature, signed.publicKey],
    );
    await dataSource.query('UPDATE registry_channels SET head = $2 WHERE name = $1', [channel, seq]);
  };
  const elsewhere = ({ release }: SignedRelease): Release => ({
    ...release,
    seq: release.seq + 1,
    remotes: { 'mf-jobs': { ...release.remotes['mf-jobs']!, base: '//elsewhere.example/' } },
  });

  const tamperings: [string, (real: SignedRelease) => [SignedRelease, Pick<Release, 'channel' | 'seq'>?]][] = [
    ['was signed with the key of somebody else', (real) => [signer(aKey()).sign(elsewhere(real))]],
    [
      'carries our public key with the signature of somebody else',
      (real) => [{ ...signer(aKey()).sign(elsewhere(real)), publicKey: real.publicKey }],
    ],
    ['was changed under the signature of before', (real) => [{ ...real, release: elsewhere(real) }]],
    ['is an older one under a new number', (real) => [real, { channel: 'stable', seq: 2 }]],
  ];

  it.each(tamperings)('is not shown, nor built upon, where it %s', async (_, tamper) => {
    const told = jest.spyOn(Logger.prototype, 'error');
    const real = await shown();
    await plant(...tamper(real));
    for (let times = 0; times < 3; times += 1) await registry.heads.refresh('stable');
    expect(await shown()).toEqual(real);
    expect(told.mock.calls).toEqual([[expect.stringContaining('Release 2 of stable is not signed')]]);

    const fresh = await another();
    expect((await fresh.http.get('/')).status).toBe(503);
    expect((await fresh.http.get('/registry/channels/stable/release')).status).toBe(404);
    const next = aBuild();
    await fresh.publish(next);
    const refused = await fresh.promote(named(next));
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('REGISTRY_TRUSTED_KEYS')]);
    expect((await fresh.rollback({ remote: 'mf-jobs', reason: 'x' })).status).toBe(409);

    // Who still knows the release of before builds on that one.
    expect((await registry.promote(named(next))).body).toEqual({ seq: 3 });
    const { base, fallback } = jobsOf(await shown()) ?? {};
    expect([base, fallback?.build]).toEqual([`/r/mf-jobs/${next.contract.build}/`, first.contract.build]);
    expect((await registry.rollback({ remote: 'mf-jobs', toSeq: 2, reason: 'x' })).status).toBe(409);
    expect((await registry.rollback({ toSeq: 2, reason: 'x' })).status).toBe(409);
  });

  it('is set right by going back to a release of ours', async () => {
    const real = await shown();
    await plant({ ...real, release: elsewhere(real) });
    const fresh = await another();
    expect((await fresh.rollback({ reason: 'Somebody wrote to the tables' })).body).toEqual({ seq: 3 });
    expect(jobsOf(await shown(fresh))).toEqual(jobsOf(real));
  });

  it('stays current when the key changes, as long as the one of before is named', async () => {
    const real = await shown();
    const next = aKey();
    const changed = await another({ REGISTRY_SIGNING_KEY: next, REGISTRY_TRUSTED_KEYS: real.publicKey });
    expect(await shown(changed)).toEqual(real);
    const build = aBuild();
    await changed.release(build);
    const { release, publicKey } = await shown(changed);
    expect([release.seq, publicKey === real.publicKey]).toEqual([2, false]);
    expect(release.remotes['mf-jobs']?.fallback?.build).toBe(first.contract.build);
    expect((await (await another({ REGISTRY_SIGNING_KEY: next })).http.get('/')).status).toBe(200);
  });

  it('is made anew when the key changes and the one of before is not named', async () => {
    const changed = await another({ REGISTRY_SIGNING_KEY: aKey() });
    expect(await changed.release(shell, first)).toBe(2);
    const { release } = await shown(changed);
    expect([release.shell.build, Object.keys(release.remotes)]).toEqual([shell.contract.build, ['mf-jobs']]);
    expect((await changed.http.get('/')).status).toBe(200);
  });

  it('is never made of a shell that cannot be shown', async () => {
    await rm(join(registry.dataDir, 'storage'), { recursive: true });
    const refused = await registry.rollback({ toSeq: 1, reason: 'x' });
    const build = aBuild();
    await registry.publish(build);
    const answer = await registry.promote(named(build));
    expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining(shell.contract.build)]);
    expect(refused.status).toBe(409);
    expect((await registry.publish(shell)).status).toBe(200);
    expect((await registry.promote(named(build))).body).toEqual({ seq: 2 });
  });

  const piece = () => join(registry.dataDir, 'storage/builds/shell', shell.contract.build, 'document/theme.txt');
  it.each([
    ['a piece of its HTML was changed', () => writeFile(piece(), 'alert(1)')],
    [
      "the shell's contract was changed",
      () =>
        registry.database.dataSource.query(
          `UPDATE registry_builds SET contract = jsonb_set(contract, '{redirects}', '[{"from":"/jobs","to":"https://elsewhere.example"}]')
           WHERE remote = 'shell'`,
        ),
    ],
  ])('is not shown where %s', async (_, change) => {
    await change();
    const told = jest.spyOn(Logger.prototype, 'error');
    expect((await (await another()).http.get('/')).status).toBe(503);
    // By each process that looks, of which the first one may do so late.
    expect([...new Set(told.mock.calls.flat())]).toEqual([
      expect.stringContaining(`of the shell's build ${shell.contract.build}`),
    ]);
  });
});
