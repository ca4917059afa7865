import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { breakable } from '../../platform/testing/breakable.js';
import { eventually } from '../../platform/testing/eventually.js';
import { adminUrl } from '../../platform/testing/test-database.js';
import { aBuild, aShell, integrityOf } from '../testing/a-build.js';
import { registryApp, type RegistryApp } from '../testing/registry-app.js';

const inlined = (html: string, id: string) => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, never>);
};

/** Addresses that the page starts to load ahead. */
const ahead = (html: string, as: string) =>
  [...html.matchAll(new RegExp(`<link rel="preload" as="${as}" href="([^"]+)"`, 'g'))].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  );

const lazy = 'export const lazy = 1;';
const asset = { href: 'lazy.js', as: 'script', integrity: integrityOf(lazy) };

const jobs = (contract = {}) => {
  const build = aBuild('mf-jobs', {
    contract: {
      routes: [
        { path: '/jobs', title: 'Jobs', access: 'signed-in', early: ['/api/jobs?page=1'], preload: [asset] },
        { path: '/job/:id', title: 'Job </title><script>', access: 'public', early: ['/api/jobs/:id'], preload: [] },
      ],
      redirects: [{ from: '/positions/:id', to: '/job/:id' }],
      slots: { provides: [], fills: [{ slot: 'home.jobs', early: ['/api/jobs?limit=10'], preload: [asset] }] },
      ...contract,
    },
    files: { 'lazy.js': lazy },
  });
  build.files['entry.js'] += `// ${asset.integrity}`;
  return build;
};

describe('the HTML of a screen', () => {
  let registry: RegistryApp;
  const build = jobs();
  const shell = aShell();
  const get = (address: string, cookie = '') => registry.http.get(address).set('Cookie', cookie);
  const base = `/r/mf-jobs/${build.contract.build}/`;

  beforeAll(async () => {
    registry = await registryApp({
      environment: { SITE_MAIL_GENERAL: 'desk@example.org', ROUTE_ACCESS: '/job/:id=signed-in' },
    });
    expect((await registry.http.get('/')).status).toBe(503);
    await registry.release(shell, build);
  });
  afterAll(() => registry.close());

  it('carries the signed release, the person and the settings', async () => {
    const { text, headers } = await get('/');
    const head = await registry.http.get('/registry/channels/stable/release');
    expect(inlined(text, 'release')).toEqual(head.body);
    expect(inlined(text, 'session')).toEqual({ user: null });
    expect(inlined(text, 'settings')).toMatchObject({
      mailboxes: { general: 'desk@example.org' },
      routeAccess: { '/job/:id': 'signed-in' },
    });
    expect(headers['cache-control']).toBe('no-cache');
  });

  const metaOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    ) as Record<string, string>;

  it('says to whoever is sent a link what it is, by its public address and without the query', async () => {
    const { text } = await get('/?from=ada');
    expect(metaOf(text)).toMatchObject({
      'og:title': 'Landfall',
      'og:url': 'http://127.0.0.1:8080/',
      'og:site_name': 'Landfall',
      description: expect.stringContaining('visa sponsorship') as string,
    });
    expect(text).toContain('<link rel="canonical" href="http://127.0.0.1:8080/">');
    expect(metaOf(text)).not.toHaveProperty('robots');
  });

  it.each(['/jobs', '/job/7', '/nowhere'])(
    'keeps %s, which shows a visitor nothing, out of search engines',
    async (path) => {
      const { text } = await get(path);
      expect(metaOf(text)).toMatchObject({ robots: 'noindex' });
      expect(text).not.toContain('rel="canonical"');
    },
  );

  it('is listed for search engines where everybody may see it', async () => {
    const robots = await registry.http
      .get('/robots.txt')
      .expect(200)
      .expect('Content-Type', /text\/plain/);
    expect(robots.text).toContain('Disallow: /api/');
    expect(robots.text).toContain('Sitemap: http://127.0.0.1:8080/sitemap.xml');
    const { text } = await registry.http
      .get('/sitemap.xml')
      .expect(200)
      .expect('Content-Type', /application\/xml/);
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain('http://127.0.0.1:8080/');
    expect(listed.filter((address) => /jobs|design|home|:id/.test(address!))).toEqual([]);
  });

  it('tells who is signed in, and is kept by nobody then', async () => {
    const { text, headers } = await get('/', await registry.cookieOf({ username: 'ada' }));
    expect(inlined(text, 'session')).toMatchObject({ user: { username: 'ada', role: 'user', plan: 'free' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('allows its own files and the one inline script, by the hash of its text', async () => {
    const { text, headers } = await get('/');
    const policy = headers['content-security-policy'] ?? '';
    const script = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(script).toContain("classList.add('dark')");
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types landfall landfall-federation 'allow-duplicates'",
    );
    expect(policy).not.toMatch(/unsafe/);
    expect(text.match(/<script(?! type="application\/json")/g)).toHaveLength(2);
  });

  it('loads the shell by its hashes', async () => {
    const { text } = await get('/');
    const files = `/r/shell/${shell.contract.build}/`;
    expect(text).toContain(
      `<link rel="stylesheet" href="${files}shell.css" integrity="${integrityOf('body { color: black }')}"`,
    );
    expect(text).toContain(
      `<script src="${files}entry.js" integrity="${integrityOf(shell.files['entry.js'] ?? '')}" crossorigin="anonymous" defer>`,
    );
  });

  it('starts what the home page shows, and its frame is there at once', async () => {
    const { text } = await get('/');
    expect(text).toContain('<div id="root"><main>Home</main></div>');
    expect(ahead(text, 'script')).toEqual([`${base}entry.js`, `${base}lazy.js`]);
    expect(ahead(text, 'fetch')).toEqual(['/api/jobs?limit=10']);
  });

  it('starts a screen for those who may see it only', async () => {
    const gated = await get('/jobs');
    expect([gated.status, ahead(gated.text, 'script'), ahead(gated.text, 'fetch')]).toEqual([200, [], []]);
    const { text } = await get('/jobs', await registry.cookieOf({ username: 'ada' }));
    expect(text).toContain('<div id="root"><main>Loading</main></div>');
    expect(ahead(text, 'script')).toEqual([`${base}entry.js`, `${base}lazy.js`]);
    expect(ahead(text, 'fetch')).toEqual(['/api/jobs?page=1']);
    expect(ahead((await get('/jobs?page=2', await registry.cookieOf({ username: 'ada' }))).text, 'fetch')).toEqual([]);
  });

  it("puts the address's parameters into what it starts, and the operator's access rules count", async () => {
    expect(ahead((await get('/job/7')).text, 'fetch')).toEqual([]);
    const { text } = await get('/job/7?from=home', await registry.cookieOf({ username: 'ada' }));
    expect(ahead(text, 'fetch')).toEqual(['/api/jobs/7']);
  });

  it('lets nothing break out of the page', async () => {
    const { text } = await get('/job/%22%3E%3Cscript%3E', await registry.cookieOf({ username: 'ada' }));
    expect(text).toContain('<title>Job &lt;/title&gt;&lt;script&gt; | Landfall</title>');
    expect(text.match(/<script(?! type="application\/json")/g)).toHaveLength(2);
    expect(ahead(text, 'fetch')).toEqual(['/api/jobs/%22%3E%3Cscript%3E']);
    expect(inlined(text, 'release')).toBeDefined();
  });

  it('is there for an unknown address too, as 404', async () => {
    const { status, text, type } = await get('/nothing/here');
    expect([status, type]).toEqual([404, 'text/html']);
    expect(inlined(text, 'release')).toBeDefined();
  });

  it.each(['/%', '/nothing/%E0%A4%A', '/a%zz?b=%'])(
    'is there, as 404, for %s, which no one can read',
    async (address) => {
      const asked = request(registry.url, { path: address }).end(); // word for word: other clients mend addresses
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it('leads on where a remote says so', async () => {
    const { status, headers } = await get('/positions/7?from=mail');
    expect([status, headers.location]).toEqual([302, '/job/7?from=mail']);
  });

  it.each(['/api/jobs', '/identity/x', '/registry/nothing', '/r/mf-jobs', '/health/x'])(
    'is not what %s answers',
    async (address) => {
      const { status, type } = await get(address);
      expect([status, type]).toEqual([404, 'application/problem+json']);
    },
  );
});

describe('while the database is away', () => {
  it('screens and files are still there, without the person; the next release comes in when it is back', async () => {
    const registry = await registryApp();
    const other = await registryApp({ beside: registry });
    const admin = new pg.Client({ connectionString: adminUrl() });
    await admin.connect();
    const name = new URL(registry.database.url).pathname.slice(1);
    try {
      await registry.release(aShell(), jobs());
      const cookie = await registry.cookieOf({ username: 'ada' });
      while ((await other.http.get('/')).status !== 200); // hears of the release; ends by the test's own time limit
      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
      const { status, text } = await other.http.get('/').set('Cookie', cookie);
      expect([status, inlined(text, 'session')]).toEqual([200, undefined]);
      expect(inlined(text, 'release')).toBeDefined();
      const file = /src="([^"]+)"/.exec(text)?.[1] ?? '';
      expect((await other.http.get(file)).status).toBe(200);

      await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      const next = jobs();
      // A connection that was cut may be taken for a whole one until its end is noticed, and is told as a 503.
      await eventually(() => registry.release(next));
      const build = async () => (await other.http.get('/')).text.includes(`/r/mf-jobs/${next.contract.build}/`);
      while (!(await build())); // ends by the test's own time limit
    } finally {
      await admin.end();
      await other.close();
      await registry.close();
    }
  });
});

describe('while the database hangs', () => {
  it('screens are there all the same, without the person', async () => {
    const registry = await registryApp();
    await registry.release(aShell(), jobs());
    const cookie = await registry.cookieOf({ username: 'ada' });
    const line = await breakable(registry.database.url, 5432);
    const environment = { DATABASE_URL: line.url, SCREEN_PATIENCE_MS: '100', ROUTE_ACCESS: '/job/:id=public' };
    const hanging = await registryApp({ beside: registry, environment });
    try {
      line.freeze();
      for (const address of ['/', '/job/1']) {
        const { status, text } = await hanging.http.get(address).set('Cookie', cookie);
        expect([address, status, inlined(text, 'session')]).toEqual([address, 200, undefined]);
        expect(inlined(text, 'release')).toBeDefined();
      }
    } finally {
      line.thaw();
      await hanging.close();
      await line.close();
      await registry.close();
    }
  });
});

describe('a release', () => {
  let registry: RegistryApp;
  beforeEach(async () => {
    registry = await registryApp();
  });
  afterEach(() => registry.close());

  it('opens a new address when that remote alone is published', async () => {
    await registry.release(aShell(), aBuild('mf-news'), jobs());
    expect((await registry.http.get('/saved')).status).toBe(404);
    await registry.release(jobs({ routes: [{ path: '/saved', title: 'Saved', access: 'public' }], redirects: [] }));
    const { status, text } = await registry.http.get('/saved');
    expect([status, /<title>(.*)<\/title>/.exec(text)?.[1]]).toEqual([200, 'Saved | Landfall']);
  });

  it('reaches new visitors of every process within two seconds', async () => {
    await registry.release(aShell(), jobs());
    const other = await registryApp({ beside: registry });
    try {
      const next = jobs();
      await registry.release(next);
      const shown = async () => {
        const { text } = await other.http.get('/');
        return (inlined(text, 'release') as { release: { remotes: Record<string, { build: string }> } } | undefined)
          ?.release.remotes['mf-jobs']?.build;
      };
      // The promise is two seconds; the rest is for a machine that stalls.
      await eventually(async () => expect(await shown()).toBe(next.contract.build), 40_000);
    } finally {
      await other.close();
    }
  });

  it('fails no visitor while twenty and more are made one after another', async () => {
    await registry.release(aShell(), jobs());
    let isOver = false;
    const seen: number[] = [];
    const browse = async () => {
      while (!isOver) {
        const { status, text } = await registry.http.get('/');
        seen.push(status);
        const files = [...text.matchAll(/(?:href|src)="(\/r\/[^"]+)"/g)].map(([, address]) => address ?? '');
        for (const address of files) seen.push((await registry.http.get(address)).status);
      }
    };
    const visitors = [browse(), browse(), browse()];
    for (let number = 0; number < 20 || seen.length < 100; number += 1) await registry.release(jobs());
    isOver = true;
    await Promise.all(visitors);
    expect(new Set(seen)).toEqual(new Set([200]));
  });
});
