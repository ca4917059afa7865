import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESERVED } from '../../platform/http/reserved-addresses.js';
import { aBuild, aShell, archive, integrityOf, newBuildId, packed } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';
import { LIMITS } from './archive.js';

describe('publishing a build', () => {
  let registry: RegistryApp;
  beforeAll(async () => {
    registry = await registryApp();
  });
  afterAll(() => registry.close());

  const errorsOf = (answer: { body: { errors?: { field: string; message: string }[] } }) =>
    (answer.body.errors ?? []).map(({ field, message }) => `${field}: ${message}`);

  it('answers a report with hashes of its own', async () => {
    const build = aBuild();
    const answer = await registry.publish(build);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ remote: 'mf-jobs', build: build.contract.build });
    expect(answer.body.files).toContainEqual({
      path: 'page.js',
      integrity: integrityOf(build.files['page.js'] ?? ''),
      bytes: build.files['page.js']?.length,
    });
  });

  it('serves the files for ever, compressed and with their types', async () => {
    const build = aBuild();
    await registry.publish(build);
    const address = `/r/mf-jobs/${build.contract.build}/page.js`;
    const answer = await registry.http.get(address).set('Accept-Encoding', 'br');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(answer.text).toBe(build.files['page.js']);
    const plain = await registry.http.get(address).set('Accept-Encoding', 'identity');
    expect(plain.text).toBe(build.files['page.js']);
  });

  it('keeps no answer for a file that is not there', async () => {
    const { status, headers } = await registry.http.get(`/r/mf-jobs/${newBuildId()}/entry.js`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    '/r/mf-jobs/../../../etc/passwd',
    '/r/mf-jobs/0123456789ab/..%2f..%2fsecret.js',
    '/r/other/0123456789ab/a.js',
  ])('gives nothing at %s', async (address) => {
    expect((await registry.http.get(address)).status).toBe(404);
  });

  it('takes the same bytes again without a change', async () => {
    const body = await packed(aBuild());
    expect((await registry.send(body)).status).toBe(201);
    expect((await registry.send(body)).status).toBe(200);
  });

  it('puts back files that were lost when they come again', async () => {
    const build = aBuild();
    await registry.publish(build);
    await rm(join(registry.dataDir, 'storage'), { recursive: true });
    expect((await registry.publish(build)).status).toBe(200);
    const { text } = await registry.http.get(`/r/mf-jobs/${build.contract.build}/page.js`);
    expect(text).toBe(build.files['page.js']);
  });

  it('takes the same build once when two publish it at the same moment', async () => {
    const body = await packed(aBuild());
    const answers = await Promise.all([registry.send(body), registry.send(body), registry.send(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  it('refuses other bytes under a known build or version, and keeps the first', async () => {
    const first = aBuild();
    await registry.publish(first);
    const build = first.contract.build;
    const other = await registry.publish(aBuild('mf-jobs', { contract: { build }, files: { 'more.txt': 'more' } }));
    expect(other.status).toBe(409);
    expect(other.body.detail).toContain('Builds never change');
    expect((await registry.http.get(`/r/mf-jobs/${build}/more.txt`)).status).toBe(404);
    const sameVersion = await registry.publish(aBuild('mf-jobs', { contract: { version: first.contract.version } }));
    expect(sameVersion.status).toBe(409);
    expect(sameVersion.body.detail).toContain('Raise the version');
  });

  it('refuses all but one of several builds that come under one version at the same moment', async () => {
    const version = `2.0.0+${newBuildId()}`;
    const builds = [1, 2, 3, 4].map(() => aBuild('mf-jobs', { contract: { version } }));
    const answers = await Promise.all(builds.map((build) => registry.publish(build)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.detail).toContain(`mf-jobs ${version} is build`);
  });

  it('takes a build whose publication broke off before, without what was left of it', async () => {
    const build = aBuild();
    const folder = join(registry.dataDir, 'storage/builds/mf-jobs', build.contract.build);
    await mkdir(folder, { recursive: true });
    for (const name of ['page.js', 'page.js.br', 'other.js']) await writeFile(join(folder, name), 'left behind');
    expect((await registry.publish(build)).status).toBe(201);
    const address = `/r/mf-jobs/${build.contract.build}`;
    expect((await registry.http.get(`${address}/page.js`)).text).toBe(build.files['page.js']);
    expect((await registry.http.get(`${address}/other.js`)).status).toBe(404);
  });

  it('is in the audit log, or did not happen', async () => {
    const build = aBuild();
    const { dataSource } = registry.database;
    await dataSource.query('ALTER TABLE registry_audit RENAME TO registry_audit_away');
    const failed = await registry
      .publish(build)
      .finally(() => dataSource.query('ALTER TABLE registry_audit_away RENAME TO registry_audit'));
    expect(failed.status).toBe(500);
    expect((await registry.publish(build)).status).toBe(201);
    const noted = await dataSource.query(`SELECT action FROM registry_audit WHERE subject->>'build' = $1`, [
      build.contract.build,
    ]);
    expect(noted).toEqual([{ action: 'publish' }]);
  });

  it('names every broken rule with its file and the fix', async () => {
    const build = aBuild('mf-jobs', {
      contract: {
        container: 'mf_jobs',
        routes: [
          { path: '/api/x', title: 'X', access: 'public' },
          { path: 'jobs', title: 'Jobs', access: 'everyone' },
        ],
        nav: [],
        redirects: { a: 1 },
      },
    });
    const answer = await registry.publish(build);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual([
      expect.stringMatching(/^contract\.json: "container" must be the build's own name, mf_jobs_[0-9a-f]{12}\. Give/),
      'contract.json: "redirects" must be a list.',
      expect.stringContaining('The route /api/x lies below /api'),
      expect.stringContaining('A route needs a path that begins with one "/", not "jobs"'),
      expect.stringContaining('needs "access"'),
    ]);
  });

  it.each([...RESERVED, '/API', '/Registry'])('refuses a route under %s, where no screen can be', async (prefix) => {
    const path = `${prefix}/toys`;
    const answer = await registry.publish(
      aBuild('mf-toys', { contract: { nav: [], routes: [{ path, title: 'Toys', access: 'public' }] } }),
    );
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      [
        `contract.json: The route ${path} lies below ${prefix.toLowerCase()}, which is not a screen's. Choose another path.`,
      ],
    ]);
  });

  it.each(['/:page', '/*', '/:tab/more', '/jobs*', '/%6Aobs'])(
    'refuses a screen and a redirect at %s, which would answer for neighbours',
    async (path) => {
      const answer = await registry.publish(
        aBuild('mf-toys', {
          contract: {
            nav: [],
            routes: [{ path, title: 'Toys', access: 'public' }],
            redirects: [{ from: path, to: '/toys' }],
          },
        }),
      );
      expect(answer.status).toBe(422);
      expect(errorsOf(answer)).toEqual([
        expect.stringContaining(`The route ${path} does not begin with a plain word`),
        expect.stringContaining(`The redirect ${path} does not begin with a plain word`),
      ]);
    },
  );

  it.each(['/api/logout', '/api/Login?returnTo=/', '/api/jobs/../logout', '/api/%6Cogout', '/api//logout'])(
    'refuses a screen that would start %s by itself',
    async (address) => {
      const route = { path: '/toys', title: 'Toys', access: 'public', early: ['/api/toys?page=1{search}', address] };
      const answer = await registry.publish(aBuild('mf-toys', { contract: { nav: [], routes: [route] } }));
      expect([answer.status, errorsOf(answer)]).toEqual([
        422,
        [expect.stringContaining(`The route /toys starts ${address} early, which does more than answer.`)],
      ]);
    },
  );

  it.each([
    ['/old', '/toys/:id', 'takes :id, which /old does not have'],
    ['/old/:id', '/toys/*', 'takes *, which /old/:id does not have'],
    ['/old/:id?', '/toys', 'has a "?": a path has neither a query nor optional parts'],
  ])('refuses a redirect from %s to %s', async (from, to, sentence) => {
    const routes = [{ path: '/toys', title: 'Toys', access: 'public' }];
    const answer = await registry.publish(
      aBuild('mf-toys', { contract: { nav: [], routes, redirects: [{ from, to }] } }),
    );
    expect([answer.status, errorsOf(answer)]).toEqual([422, [expect.stringContaining(sentence)]]);
  });

  it.each([
    ['calls.0', { calls: ['/api/\0'] }],
    ['nav.0.icon', { nav: [{ label: 'Jobs', to: '/jobs', icon: '\ud800' }] }],
    ['shared', { shared: { '\udfff': '^1.0' } }],
  ])('refuses a text that no database keeps, and says that it is in %s', async (field, contract) => {
    const answer = await registry.publish(aBuild('mf-jobs', { contract }));
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      [expect.stringContaining(`contract.json: "${field}" has a character`)],
    ]);
  });

  it.each([
    ['lazy.js', 'lazy.js/more.js'],
    ['lazy.js/more.js', 'lazy.js'],
  ])('refuses an archive with %s and then %s', async (...names) => {
    const entries = names.map((name) => ({ name, content: 'x' }));
    const answer = await registry.send(await packed(aBuild(), entries));
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      [`${names[1]}: It is a file and a folder at once. Rename one of them.`],
    ]);
  });

  it('refuses a shell without one of the pieces of the HTML', async () => {
    const shell = aShell();
    const documents = (shell.contract.documents as { href: string }[]).filter(({ href }) => !href.includes('home'));
    const answer = await registry.publish({ ...shell, contract: { ...shell.contract, documents } });
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      ['contract.json: "documents" must name document/home.html with its hash. Let the build write it.'],
    ]);
  });

  it.each([
    [
      'a changed file',
      (b: ReturnType<typeof aBuild>) => (b.files['page.js'] += ' '),
      'page.js: Its hash is not the one',
    ],
    ['a missing entry', (b: ReturnType<typeof aBuild>) => delete b.files['entry.js'], 'entry.js: The entry is not in'],
    ['a missing file', (b: ReturnType<typeof aBuild>) => delete b.files['page.js'], 'page.js: contract.json names it'],
    [
      'a script without a hash',
      (b: ReturnType<typeof aBuild>) => (b.files['lazy.js'] = '1'),
      'lazy.js: No script carries',
    ],
    [
      'evaluated text',
      (b: ReturnType<typeof aBuild>) => (b.files['entry.js'] += 'eval("1")'),
      'entry.js: It evaluates',
    ],
    [
      'a placeholder',
      (b: ReturnType<typeof aBuild>) => (b.files['entry.js'] += '*-CHUNK-SRI-HASH-1'),
      'entry.js: A placeholder',
    ],
    [
      "another build's name",
      (b: ReturnType<typeof aBuild>) => (b.files['entry.js'] = 'var x'),
      'entry.js: It does not carry',
    ],
  ])('refuses %s', async (_, spoil, sentence) => {
    const build = aBuild();
    spoil(build);
    const answer = await registry.publish(build);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer).join('\n')).toContain(sentence);
  });

  it.each([
    ['a path that leaves the folder', { name: '../../outside.js', content: 'x' }],
    ['an absolute path', { name: '/etc/outside.js', content: 'x' }],
    ['a link', { name: 'link.js', type: 'symlink' as const, linkname: '/etc/passwd' }],
    ['a hard link', { name: 'link.js', type: 'link' as const, linkname: 'contract.json' }],
    ['a device', { name: 'null.js', type: 'character-device' as const }],
    ['a hidden file', { name: '.env', content: 'x' }],
    ['a kind that is not delivered', { name: 'run.sh', content: 'x' }],
    ['a file that is there twice', { name: 'page.js', content: 'x' }],
  ])('refuses %s', async (_, entry) => {
    const answer = await registry.send(await packed(aBuild(), [entry]));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveLength(1);
  });

  it('refuses an archive with too many entries', async () => {
    const entries = Array.from({ length: LIMITS.entries + 1 }, (_, number) => ({
      name: `${number}.txt`,
      content: 'x',
    }));
    expect((await registry.send(await archive(entries))).status).toBe(413);
  });

  it('refuses an archive that unpacks to more than its limit', async () => {
    const zeros = '0'.repeat(9_000_000);
    const entries = [1, 2, 3, 4, 5].map((number) => ({ name: `${number}.txt`, content: zeros }));
    expect((await registry.send(await archive(entries))).status).toBe(413);
  });

  it('tells the sender of too large an archive so, instead of hanging up', async () => {
    const noise = randomBytes(6_600_000).toString('base64');
    const answer = await fetch(`${registry.url}/registry/builds`, {
      method: 'POST',
      headers: { authorization: registry.bearer('*'), 'content-type': 'application/gzip' },
      body: await archive(['1.txt', '2.txt', '3.txt'].map((name) => ({ name, content: noise }))),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { detail: 'The archive is larger than 15 MB.' }]);
  });

  it.each([
    ['no archive', Buffer.from('not an archive')],
    ['half an archive', undefined],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_, body) => {
    const whole = await packed(aBuild());
    const answer = await registry.send(body ?? whole.subarray(0, whole.length / 2));
    expect(answer.status).toBe(422);
  });

  it('refuses a body of another kind', async () => {
    const answer = await registry.http.post('/registry/builds').set('Authorization', registry.bearer('*')).send({});
    expect(answer.status).toBe(415);
  });

  it('lets in the holder of a token for that remote, and an administrator who has entered the password', async () => {
    expect((await registry.publish(aBuild('mf-jobs'), 'mf-jobs')).status).toBe(201);
    expect((await registry.publish(aBuild('mf-jobs'), 'mf-news')).status).toBe(403);
    const post = (cookie: string, origin: string) =>
      registry.http.post('/registry/builds').type('application/gzip').set({ Cookie: cookie, Origin: origin });
    const admin = await registry.cookieOf({ username: 'admin', role: 'admin', elevated: true });
    const ours = 'http://127.0.0.1:8080';
    expect((await post(admin, ours).send(await packed(aBuild()))).status).toBe(201);
    expect((await post(admin, 'https://elsewhere.example').send(await packed(aBuild()))).status).toBe(403);
    const notElevated = await registry.cookieOf({ username: 'boss', role: 'admin' });
    expect((await post(notElevated, ours).send(await packed(aBuild()))).status).toBe(403);
    expect((await post('', ours).send(await packed(aBuild()))).status).toBe(401);
  });
});
