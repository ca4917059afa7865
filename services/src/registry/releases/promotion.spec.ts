import { webcrypto } from 'node:crypto';
import { aBuild, aShell, newBuildId } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';
import type { Release, SignedRelease } from '../release.js';

describe('promoting and rolling back', () => {
  let registry: RegistryApp;
  let tests = 0;
  beforeAll(async () => {
    registry = await registryApp();
  });
  beforeEach(() => {
    tests += 1;
    registry.channel = `pr-${tests}`;
  });
  afterAll(() => registry.close());

  const address = (what: string) => `/registry/channels/${registry.channel}/${what}`;
  const signed = async () => (await registry.http.get(address('release'))).body as SignedRelease;
  const head = async (): Promise<Release> => (await signed()).release;
  const buildOf = async (remote = 'mf-jobs') => (await head()).remotes[remote]?.build;
  const named = ({ contract: { remote, build } }: ReturnType<typeof aBuild>) => ({ remote, build });
  const released = async (remote = 'mf-jobs', contract = {}) => {
    const build = aBuild(remote, { contract });
    await registry.release(build);
    return build.contract.build;
  };

  it('makes a signed release that browsers can verify', async () => {
    await registry.release(aShell(), aBuild());
    const { release, signature, publicKey } = await signed();
    expect(release).toMatchObject({ v: 1, channel: registry.channel, seq: 1 });
    const { subtle } = webcrypto;
    const key = await subtle.importKey('raw', Buffer.from(publicKey, 'base64'), 'Ed25519', false, ['verify']);
    const verify = (value: unknown) =>
      subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), Buffer.from(canonical(value)));
    expect(await verify(release)).toBe(true);
    expect(await verify({ ...release, seq: 2 })).toBe(false);
  });

  it('takes the files from where the build says, with the hashes that were computed here', async () => {
    const build = aBuild();
    await registry.release(aShell(), build);
    expect((await head()).remotes['mf-jobs']).toMatchObject({
      base: `/r/mf-jobs/${build.contract.build}/`,
      entry: 'entry.js',
      integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
      urgency: 'normal',
      routes: [{ path: '/jobs', title: 'Jobs', access: 'public' }],
    });
  });

  it('keeps the build that was current before as the fallback', async () => {
    const first = aBuild();
    await registry.release(aShell(), first);
    const second = await released();
    const { build, fallback } = (await head()).remotes['mf-jobs'] ?? {};
    expect([build, fallback?.build]).toEqual([second, first.contract.build]);
    expect(fallback).not.toHaveProperty('fallback');
  });

  const tell = async (kind: string, build: string, from: string) =>
    registry.http
      .post('/registry/health')
      .set('X-Forwarded-For', from)
      .send({ channel: registry.channel, seq: (await head()).seq, events: [{ kind, remote: 'mf-jobs', build }] })
      .expect(204);
  const fallback = async () => (await head()).remotes['mf-jobs']?.fallback?.build;
  const several = ['192.0.2.1', '192.0.2.2', '2001:db8:0:1::1'];

  it('keeps as the fallback the last build that anybody saw, past one that only failed for several', async () => {
    await registry.release(aShell());
    const working = await released();
    const broken = await released();
    for (const one of several) await tell('failed', broken, one);
    const next = await released();
    expect(await fallback()).toBe(working);
    for (const one of several) await tell('failed', next, one);
    await tell('mounted', next, '192.0.2.1');
    await released();
    expect(await fallback()).toBe(next);
  });

  it.each([
    ['one address', ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1']],
    ['two', ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.2']],
    ['one network', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:1::3', '2001:db8::4']],
    ['nowhere', ['nobody', 'somebody', 'anybody', '']],
  ])('does not pass over a build that only %s says has failed', async (_, liars) => {
    await registry.release(aShell());
    await released();
    const working = await released();
    for (const liar of liars) await tell('failed', working, liar);
    await released();
    expect(await fallback()).toBe(working);
  });

  it('answers 304 while the head is the same', async () => {
    await registry.release(aShell());
    const { headers } = await registry.http.get(address('release'));
    const again = () => registry.http.get(address('release')).set('If-None-Match', headers.etag ?? '');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await again()).status).toBe(304);
    await released();
    expect((await again()).status).toBe(200);
  });

  it('refuses with the new head when somebody was faster', async () => {
    await registry.release(aShell(), aBuild());
    const [one, two] = [aBuild(), aBuild()];
    await registry.publish(one);
    await registry.publish(two);
    const answers = await Promise.all([one, two].map((build) => registry.promote({ ...named(build), expectSeq: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ head: 2 });
  });

  it('numbers releases without a gap when many are made at the same moment', async () => {
    await registry.release(aShell());
    const builds = Array.from({ length: 8 }, (_, number) =>
      aBuild(`mf-r${number}`, {
        contract: { routes: [{ path: `/r${number}`, title: 'R', access: 'public' }], nav: [] },
      }),
    );
    for (const build of builds) await registry.publish(build);
    const answers = await Promise.all(builds.map((build) => registry.promote(named(build))));
    expect(answers.map(({ body }) => (body as { seq: number }).seq).sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(Object.keys((await head()).remotes)).toHaveLength(8);
  });

  it('makes no release of what is current already', async () => {
    const build = aBuild();
    await registry.release(aShell(), build);
    const answer = await registry.promote(named(build));
    expect([answer.status, answer.body]).toEqual([200, { seq: 1 }]);
  });

  it('goes back one remote, step by step, and leaves the others alone', async () => {
    const [first, news] = [aBuild(), aBuild('mf-news')];
    await registry.release(aShell(), first, news);
    const second = await released();
    await released();
    const back = () => registry.rollback({ remote: 'mf-jobs', reason: 'it fails' });
    expect((await back()).status).toBe(201);
    expect(await buildOf()).toBe(second);
    await back();
    expect(await buildOf()).toBe(first.contract.build);
    expect((await back()).status).toBe(409);
    expect(await buildOf('mf-news')).toBe(news.contract.build);
  });

  it('goes on from where a rollback went to, also past a later release', async () => {
    const first = aBuild();
    await registry.release(aShell(), first);
    await released();
    await registry.rollback({ remote: 'mf-jobs', reason: 'bad' });
    await released();
    await registry.rollback({ remote: 'mf-jobs', reason: 'bad again' });
    expect(await buildOf()).toBe(first.contract.build);
    expect((await registry.rollback({ remote: 'mf-jobs', reason: 'more' })).status).toBe(409);
  });

  it('goes back to a whole release by its number', async () => {
    const [shell, first] = [aShell(), aBuild()];
    await registry.release(shell, first);
    await released();
    await registry.release(aBuild('mf-news'));
    expect((await registry.rollback({ toSeq: 1, reason: 'start again' })).body).toEqual({ seq: 4 });
    expect(Object.keys((await head()).remotes)).toEqual(['mf-jobs']);
    expect(await buildOf()).toBe(first.contract.build);
  });

  it('takes a remote away again that a release brought, alone and with the whole', async () => {
    await registry.release(aShell(), aBuild());
    const news = await released('mf-news');
    const isThere = async () => 'mf-news' in (await head()).remotes;
    expect((await registry.rollback({ reason: 'it fails' })).body).toEqual({ seq: 3 });
    expect(await isThere()).toBe(false);
    const { body } = await registry.http.get(address('releases?limit=1'));
    expect(body.releases[0].changes).toEqual([{ remote: 'mf-news', from: news, to: null }]);
    await released('mf-news');
    expect(await isThere()).toBe(true);
    expect((await registry.rollback({ remote: 'mf-news', toSeq: 1, reason: 'it fails' })).status).toBe(201);
    expect(await isThere()).toBe(false);
    expect((await registry.rollback({ remote: 'mf-news', toSeq: 1, reason: 'again' })).status).toBe(409);
    await released('mf-tools');
    expect((await registry.rollback({ remote: 'mf-tools', reason: 'its first' })).status).toBe(201);
    expect((await head()).remotes).not.toHaveProperty('mf-tools');
    expect((await registry.rollback({ remote: 'mf-tools', reason: 'again' })).status).toBe(409);
  });

  it('steps back as a whole by one release, also past one that took a single remote back', async () => {
    await registry.release(aShell(), aBuild());
    await released();
    const bad = await released();
    const news = await released('mf-news');
    await registry.rollback({ remote: 'mf-jobs', reason: 'it fails' });
    const back = async () => (await registry.rollback({ reason: 'all of it' })).body as unknown;
    expect(await back()).toEqual({ seq: 6 });
    expect([await buildOf(), await buildOf('mf-news')]).toEqual([bad, news]);
    expect(await back()).toEqual({ seq: 7 });
    expect([await buildOf(), await buildOf('mf-news')]).toEqual([bad, undefined]);
  });

  it('does not go back alone to an address that belongs to a neighbour by now', async () => {
    const at = (path: string) => ({ routes: [{ path, title: 'Old', access: 'public' }], nav: [] });
    await registry.release(aShell(), aBuild('mf-jobs', { contract: at('/jobs/old') }));
    const second = await released('mf-jobs', at('/vacancies'));
    await released('mf-news', at('/jobs/old'));
    const { status, body } = await registry.rollback({ remote: 'mf-jobs', reason: 'it fails' });
    expect(status).toBe(422);
    expect(body.detail).toContain('The address /jobs/old lies below /jobs, which belongs to mf-news already.');
    expect(body.detail).toContain('Take both back, or the whole release.');
    expect(await buildOf()).toBe(second);
    expect((await registry.rollback({ toSeq: 1, reason: 'it fails' })).status).toBe(201);
  });

  it('does not take the shell back alone below what a remote needs', async () => {
    await registry.release(aShell({ contract: { sdk: '1.1.0' } }), aBuild());
    await registry.release(aShell({ contract: { sdk: '1.2.0' } }));
    await released('mf-jobs', { sdk: '^1.2' });
    const { status, body } = await registry.rollback({ remote: 'shell', reason: 'it fails' });
    expect([status, body.detail]).toEqual([
      422,
      expect.stringContaining('It needs the SDK ^1.2; the shell has 1.1.0.'),
    ]);
  });

  it('tells the history: what changed, by whom, why', async () => {
    const first = aBuild();
    await registry.release(aShell(), first);
    const second = await released();
    await registry.rollback({ remote: 'mf-jobs', reason: 'it fails' }, { token: 'mf-jobs' });
    const { body } = await registry.http.get(address('releases?limit=2'));
    expect(body).toMatchObject({ count: 2, total: 3, page: 1, limit: 2, totalPages: 2 });
    expect(body.releases[0]).toMatchObject({
      seq: 3,
      cause: 'rollback',
      actor: 'token of mf-jobs',
      reason: 'it fails',
      restoredSeq: 1,
      changes: [{ remote: 'mf-jobs', from: second, to: first.contract.build }],
    });
    const audit = await registry.database.dataSource.query<{ action: string }[]>(
      `SELECT action FROM registry_audit
       WHERE subject->>'channel' = $1 OR subject->>'build' IN ($2, $3) ORDER BY id`,
      [registry.channel, first.contract.build, second],
    );
    expect(audit.map(({ action }) => action)).toEqual(['publish', 'promote', 'publish', 'promote', 'rollback']);
  });

  it('tells the reason of a promotion that gives one', async () => {
    const build = aBuild();
    await registry.release(aShell());
    await registry.publish(build);
    const name = { remote: 'mf-jobs', build: build.contract.build };
    expect((await registry.promote({ ...name, reason: 'A better search' })).status).toBe(201);
    const { body } = await registry.http.get(address('releases?limit=1'));
    expect(body.releases[0]).toMatchObject({ cause: 'promote', reason: 'A better search' });
  });

  it('never changes a release that was made', async () => {
    await registry.release(aShell());
    const change = registry.database.dataSource.query("UPDATE registry_releases SET reason = 'other'");
    await expect(change).rejects.toThrow('never changed');
  });

  it.each([
    ['needs a newer SDK', { sdk: '^1.9' }, 'It needs the SDK ^1.9; the shell has'],
    ['needs another major of the SDK', { sdk: '^2.0' }, 'It needs the SDK ^2.0'],
    ['needs a newer shared package', { shared: { '@landfall/sdk': '^1.9' } }, 'It needs @landfall/sdk ^1.9'],
    ['takes what the shell does not give', { shared: { lodash: '^4' } }, 'It takes lodash from the shell'],
    [
      "opens a neighbour's address",
      { routes: [{ path: '/news', title: 'N', access: 'public' }] },
      'belongs to mf-news',
    ],
    [
      "opens an address below a neighbour's",
      { routes: [{ path: '/News/jobs/:id', title: 'N', access: 'public' }] },
      'The address /News/jobs/:id lies below /news, which belongs to mf-news already. Choose another path.',
    ],
    [
      'leads on from an address of a neighbour',
      { redirects: [{ from: '/news/old', to: '/jobs' }] },
      'lies below /news, which belongs to mf-news',
    ],
    [
      'leads in a circle',
      {
        redirects: [
          { from: '/jobs/a/:id', to: '/jobs/b/:id' },
          { from: '/jobs/b/:id', to: '/jobs/a/:id' },
        ],
      },
      'The redirect /jobs/a/:id leads to /jobs/b/:id, which leads on itself. Lead it to a screen.',
    ],
    [
      'leads an address to no screen',
      { redirects: [{ from: '/jobs/old', to: '/toys' }] },
      'The redirect /jobs/old leads to /toys, where no screen is. Lead it to a screen.',
    ],
    [
      'leads everybody to no screen',
      { nav: [{ label: 'Toys', to: '/toys', icon: 'briefcase', order: 1 }] },
      'Its navigation item Toys leads to /toys, where no screen is.',
    ],
    ['fills an unknown slot', { slots: { provides: [], fills: [{ slot: 'home.tiles' }] } }, 'the slot home.tiles'],
  ])('refuses a build that %s', async (_, contract, sentence) => {
    await registry.release(aShell(), aBuild('mf-news'));
    const build = aBuild('mf-jobs', { contract: { nav: [], ...contract } });
    await registry.publish(build);
    const answer = await registry.promote(named(build));
    expect([answer.status, answer.body.detail]).toEqual([422, expect.stringContaining(sentence)]);
    expect((await head()).seq).toBe(1);
  });

  it('says whose addresses are whose, and lets one change hands in one release', async () => {
    registry.channel = 'stable';
    await registry.release(aShell(), aBuild('mf-news'));
    const prefixes = async () => {
      const { remotes } = (await registry.http.get('/registry/remotes')).body as {
        remotes: { name: string; prefixes: string[] }[];
      };
      return Object.fromEntries(remotes.map(({ name, prefixes: own }) => [name, own]));
    };
    expect(await prefixes()).toMatchObject({ shell: ['/'], 'mf-news': ['/news'] });
    const giving = aBuild('mf-news', {
      contract: { nav: [], routes: [{ path: '/events/:id', title: 'E', access: 'public' }] },
    });
    const taking = aBuild('mf-jobs', {
      contract: { nav: [], routes: [{ path: '/news', title: 'N', access: 'public' }] },
    });
    await Promise.all([registry.publish(giving), registry.publish(taking)]);
    const builds = [giving, taking].map(({ contract: { remote, build } }) => ({ remote, build }));
    expect((await registry.promote({ builds })).status).toBe(201);
    expect(await prefixes()).toMatchObject({ shell: ['/'], 'mf-news': ['/events'], 'mf-jobs': ['/news'] });
  });

  it('refuses to take away a slot that a neighbour fills', async () => {
    const provider = aBuild('mf-jobs', { contract: { slots: { provides: ['job.actions'], fills: [] } } });
    const filler = aBuild('mf-tracker', { contract: { slots: { provides: [], fills: [{ slot: 'job.actions' }] } } });
    await registry.release(aShell(), provider, filler);
    const without = aBuild('mf-jobs');
    await registry.publish(without);
    expect((await registry.promote(named(without))).body.detail).toContain('nobody would provide any more');
  });

  it('needs a shell before remotes', async () => {
    const build = aBuild();
    await registry.publish(build);
    expect((await registry.promote(named(build))).body.detail).toContain('Promote a build of the shell first');
  });

  it('knows no build that was not published, and no right that the token does not give', async () => {
    await registry.release(aShell(), aBuild('mf-news'));
    expect((await registry.promote({ remote: 'mf-jobs', build: newBuildId() })).status).toBe(404);
    const news = aBuild('mf-news');
    await registry.publish(news);
    expect((await registry.promote(named(news), { token: 'mf-jobs' })).status).toBe(403);
    expect((await registry.rollback({ reason: 'x' }, { token: 'mf-jobs' })).status).toBe(403);
    expect((await registry.http.post('/registry/channels/stable/promote').send(named(news))).status).toBe(401);
  });

  it('says plainly what it cannot do yet', async () => {
    const answers = await Promise.all([
      registry.promote({ remote: 'mf-jobs', build: newBuildId(), percent: 10 }),
      registry.http.get('/registry/check?remote=mf-jobs'),
      registry.http.post(`/registry/builds/mf-jobs/${newBuildId()}/block`).set('Authorization', registry.bearer('*')),
      registry.http.post('/registry/channels/stable/freeze').set('Authorization', registry.bearer('*')),
    ]);
    expect(answers.map(({ status, type }) => [status, type])).toEqual(
      answers.map(() => [501, 'application/problem+json']),
    );
  });

  it('keeps channels apart', async () => {
    const [shell, build] = [aShell(), aBuild()];
    await registry.release(shell, build);
    const other = aBuild();
    await registry.publish(other);
    const names = [shell, other].map(named);
    expect((await registry.promote({ builds: names }, { channel: 'next' })).body).toEqual({ seq: 1 });
    expect(await buildOf()).toBe(build.contract.build);
  });
});

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
};
