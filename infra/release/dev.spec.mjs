import { webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devProxy } from './dev-proxy.mjs';

const JOBS = { build: 'aaaaaaaaaaaa', base: '/r/mf-jobs/aaaaaaaaaaaa/' };
const SIGNED = {
  release: { v: 1, channel: 'stable', seq: 7, remotes: { 'mf-jobs': JOBS, 'mf-news': { build: 'bbbbbbbbbbbb' } } },
  signature: 'theirs',
  publicKey: 'theirs',
};
const PAGE = `<!doctype html><html><head>
<link rel="preload" as="script" href="/r/mf-jobs/aaaaaaaaaaaa/entry.js" integrity="sha384-x">
<link rel="preload" as="script" href="/r/mf-news/bbbbbbbbbbbb/entry.js" integrity="sha384-y">
</head><body><script type="application/json" id="release">${JSON.stringify(SIGNED)}</script></body></html>`;

const canonical = (value) =>
  typeof value !== 'object' || value === null
    ? JSON.stringify(value)
    : `{${Object.keys(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
        .join(',')}}`;

describe('one remote from source inside a running product', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-dev-test-'));
  const released = { build: 'cccccccccccc', base: '/r/mf-jobs/cccccccccccc/' };
  const origins = [];
  const lines = [];
  let product;
  let proxy;
  let here;

  beforeAll(async () => {
    writeFileSync(path.join(folder, 'entry.js'), 'var fromSource;');
    product = http.createServer((request, response) => {
      origins.push(request.headers.origin);
      if (request.url === '/api/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 500\n\n');
        lines.push(response);
      } else if (request.url.startsWith('/api'))
        response.setHeader('content-type', 'application/json').end('{"passed":true}');
      else if (request.url.startsWith('/registry'))
        response.setHeader('content-type', 'application/json').end(JSON.stringify(SIGNED));
      else response.setHeader('content-type', 'text/html').end(PAGE);
    });
    await once(product.listen(0, '127.0.0.1'), 'listening');
    const target = `http://127.0.0.1:${product.address().port}`;
    proxy = devProxy({ name: 'mf-jobs', target, current: () => ({ released, folder }) });
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    here = `http://127.0.0.1:${proxy.server.address().port}`;
  });
  afterAll(() => {
    for (const server of [product, proxy.server]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('swaps that remote in the page and nothing else, under a signature that holds', async () => {
    const html = await (await fetch(here)).text();
    const { release, signature, publicKey } = JSON.parse(/id="release">(.*?)<\/script>/s.exec(html)[1]);
    expect(release).toEqual({ ...SIGNED.release, remotes: { ...SIGNED.release.remotes, 'mf-jobs': released } });
    const key = await webcrypto.subtle.importKey('raw', Buffer.from(publicKey, 'base64'), 'Ed25519', false, ['verify']);
    const text = Buffer.from(canonical(release));
    expect(await webcrypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), text)).toBe(true);
    expect(html).not.toContain('/r/mf-jobs/aaaaaaaaaaaa/entry.js');
    expect(html).toContain('/r/mf-news/bbbbbbbbbbbb/entry.js');
  });

  it('tells open tabs the same release', async () => {
    const { release } = await (await fetch(`${here}/registry/channels/stable/release`)).json();
    expect(release.remotes['mf-jobs']).toEqual(released);
  });

  it("serves that remote's files from here, and no others of this machine", async () => {
    expect(await (await fetch(`${here}${released.base}entry.js`)).text()).toBe('var fromSource;');
    expect((await fetch(`${here}${released.base}..%2f..%2fetc%2fpasswd`)).status).toBe(404);
  });

  it.each(['%', '%E0%A4%A', '%00'])('has no file at %s, and goes on', async (name) => {
    expect((await fetch(`${here}${released.base}${name}`)).status).toBe(404);
    expect((await fetch(`${here}${released.base}entry.js`)).status).toBe(200);
  });

  it.each(['//', 'http://elsewhere.example/', '*'])(
    'goes on where a request names no address of ours: %s',
    async (target) => {
      const status = await new Promise((resolve, reject) => {
        const { port } = proxy.server.address();
        http
          .request({ host: '127.0.0.1', port, path: target }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect([200, 400]).toContain(status);
      expect((await fetch(here)).status).toBe(200);
    },
  );

  it("passes calls on as the product's own, but not those of other sites", async () => {
    expect(await (await fetch(`${here}/api/jobs`, { method: 'POST', headers: { origin: here } })).json()).toEqual({
      passed: true,
    });
    expect(origins.at(-1)).toBe(`http://127.0.0.1:${product.address().port}`);
    await fetch(`${here}/api/jobs`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
    expect(origins.at(-1)).toBe('https://elsewhere.example');
  });

  it('ends the live line at the product when the page is left', async () => {
    const page = new AbortController();
    const { body } = await fetch(`${here}/api/events`, { signal: page.signal });
    await body.getReader().read();
    const isEnded = once(lines.at(-1), 'close');
    page.abort();
    await isEnded;
  });

  it("ends the page's live line when the product breaks it off", async () => {
    const { body } = await fetch(`${here}/api/events`);
    const reader = body.getReader();
    await reader.read();
    lines.at(-1).destroy();
    await expect(reader.read()).rejects.toThrow();
  });

  it('goes on where a file breaks off as it is read', async () => {
    symlinkSync('/proc/self/mem', path.join(folder, 'broken.js'));
    await fetch(`${here}${released.base}broken.js`)
      .then(
        (answer) => answer.text(),
        () => undefined,
      )
      .catch(() => undefined);
    expect((await fetch(`${here}${released.base}entry.js`)).status).toBe(200);
  });

  it('makes open pages load again when it was built again', async () => {
    const answer = await fetch(`${here}/__dev/events`);
    const reader = answer.body.getReader();
    await reader.read();
    proxy.reload();
    expect(Buffer.from((await reader.read()).value).toString()).toContain('event: built');
    await reader.cancel();
  });
});
