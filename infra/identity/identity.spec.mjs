import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as oidc from 'openid-client';
import { freePort } from '../local/ports.mjs';
import { isFromThisMachine } from './reach.mjs';
import { identityServer } from './server.mjs';
import { readSettings } from './settings.mjs';

const CLIENT = { OIDC_CLIENT_ID: 'landfall', OIDC_CLIENT_SECRET: 'a secret for tests' };

/** A browser as far as this needs one: it keeps cookies by path and follows redirects when told to. */
function browser() {
  const jar = new Map();
  return async function visit(address, { form, headers = {} } = {}) {
    const { pathname } = new URL(address);
    const cookie = [...jar.values()].filter((one) => pathname.startsWith(one.path)).map((one) => one.pair);
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { ...headers, cookie: cookie.join('; ') },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...rest] = line.split('; ');
      const attribute = (name) => rest.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const key = pair.split('=')[0] + attribute('path');
      if (new Date(attribute('expires') ?? '2999-01-01') < new Date()) jar.delete(key);
      else jar.set(key, { pair, path: attribute('path') ?? '/' });
    }
    const location = response.headers.get('location');
    return { status: response.status, text: await response.text(), to: location && new URL(location, address).href };
  };
}

describe('The local identity provider', () => {
  let dataDir;
  let server;
  let origin;
  let client;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'landfall-identity-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = { ...CLIENT, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir };
    server = (await identityServer(readSettings(env))).listen(port, '127.0.0.1');
    await once(server, 'listening');
    client = await oidc.discovery(
      new URL(`${origin}/identity`),
      CLIENT.OIDC_CLIENT_ID,
      CLIENT.OIDC_CLIENT_SECRET,
      undefined,
      { execute: [oidc.allowInsecureRequests] },
    );
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function begin(visit, at = origin, extra = {}) {
    const verifier = oidc.randomPKCECodeVerifier();
    const address = oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${at}/api/callback`,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'where-we-were',
      ...extra,
    });
    const first = await visit(address.href);
    return { verifier, first };
  }

  /** Follows redirects until they lead out of the provider. */
  async function untilOutside(visit, answer) {
    let at = answer;
    while (at.to?.includes('/identity/')) at = await visit(at.to);
    return at.to;
  }

  async function signIn(form, { visit = browser(), at = origin } = {}) {
    const { verifier, first } = await begin(visit, at);
    const back = first.to.includes('/sign-in/') ? await visit(first.to, { form }) : first;
    const callback = await untilOutside(visit, back);
    const tokens = await oidc.authorizationCodeGrant(client, new URL(callback), {
      pkceCodeVerifier: verifier,
      expectedState: 'where-we-were',
    });
    return { visit, callback, tokens, claims: tokens.claims() };
  }

  it('signs in as each person that has a button', async () => {
    for (const [account, name] of [
      ['ada', 'Ada Okafor'],
      ['sam', 'Sam Idowu'],
      ['admin', 'Administrator'],
    ]) {
      const { claims } = await signIn({ account });
      expect(claims).toMatchObject({
        sub: account,
        preferred_username: account,
        name,
        email: `${account}@example.org`,
        email_verified: true,
      });
    }
  });

  it('offers one button each, a field and a way on', async () => {
    const visit = browser();
    const { first } = await begin(visit);
    const { text } = await visit(first.to);
    for (const name of ['Ada Okafor', 'Sam Idowu', 'Administrator'])
      expect(text).toContain(`>Continue as ${name}</button>`);
    expect(text).toContain('<label for="username">Username</label>');
    expect(text).toContain('>Continue</button>');
  });

  it('has the look of the product: its name, its colours, its fonts', async () => {
    const visit = browser();
    const { first } = await begin(visit);
    const { text } = await visit(first.to);
    expect(text).toContain('aria-label="Landfall"');
    const style = await fetch(new URL(/rel="stylesheet" href="([^"]+)"/.exec(text)[1], origin));
    const css = await style.text();
    expect(css).toContain('--lf-accent');
    for (const family of ['radio-canada', 'besley']) {
      const [, address] = new RegExp(`url\\(([^)]*${family}-latin-wght-normal[^)]*)\\)`).exec(css);
      const font = await fetch(new URL(address, style.url));
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
    expect(style.headers.get('content-security-policy')).toContain("font-src 'self'");
    expect((await fetch(new URL('files/besley-..-wght-normal.woff2', style.url))).status).toBe(404);
  });

  it('says with a page that there is nothing at an address', async () => {
    const answer = await fetch(`${origin}/identity/nothing/here`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>Not found</h1>');
  });

  it('makes an account for any other username, and knows it again', async () => {
    const first = await signIn({ username: ' maria.k-7 ' });
    expect(first.claims).toMatchObject({ preferred_username: 'maria.k-7', email: 'maria.k-7@example.org' });
    const again = await signIn({ username: 'Maria.K-7' });
    expect(again.claims.sub).toBe(first.claims.sub);
  });

  it.each([
    ['Zoë', 'zoë', /^zoe\+[0-9a-f]{8}$/],
    ["zoe  o'neil", "Zoe O'Neil", /^zoe\.o\.neil\+[0-9a-f]{8}$/],
    ['李明', ' 李明 ', /^member\+[0-9a-f]{8}$/],
  ])('takes the name %s, in plain letters for subject and e-mail', async (typed, again, id) => {
    const { claims } = await signIn({ username: typed });
    expect(claims.preferred_username).toBe(typed.replace('  ', ' '));
    expect(claims.sub).toMatch(id);
    expect(claims.email).toBe(`${claims.sub}@example.org`);
    expect((await signIn({ username: again })).claims.sub).toBe(claims.sub);
    expect((await signIn({ username: 'zoe' })).claims.sub).toBe('zoe');
  });

  it.each([
    ['', 'Type a username.'],
    ['<b>', 'letters, digits, spaces, dots, dashes, apostrophes and underscores only'],
    ['a/b', 'letters, digits, spaces, dots, dashes, apostrophes and underscores only'],
    ['x'.repeat(65), 'at most 64 characters'],
  ])('says on the field what is wrong with the username "%s", and keeps what was typed', async (username, fault) => {
    const visit = browser();
    const { first } = await begin(visit);
    const answer = await visit(first.to, { form: { username } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(fault);
    expect(answer.text).toContain(`value="${username.replace('<', '&lt;').replace('>', '&gt;')}"`);
    expect(await untilOutside(visit, await visit(first.to, { form: { account: 'ada' } }))).toContain('/api/callback');
  });

  it('leads back to the address the visitor came from, by number or by name', async () => {
    const named = origin.replace('127.0.0.1', 'localhost');
    expect((await signIn({ account: 'ada' })).callback).toMatch(`${origin}/api/callback?`);
    expect((await signIn({ account: 'ada' }, { at: named })).callback).toMatch(`${named}/api/callback?`);
  });

  it('refuses to lead anywhere else', async () => {
    const { first } = await begin(browser(), 'http://elsewhere.example');
    expect(first.status).toBe(400);
    expect(first.text).toContain('This sign-in does not work');
  });

  it('insists on PKCE', async () => {
    const visit = browser();
    const { first } = await begin(visit, origin, { code_challenge: '', code_challenge_method: '' });
    expect(new URL(first.to).searchParams.get('error')).toBe('invalid_request');
  });

  it('takes a code once', async () => {
    const visit = browser();
    const { verifier, first } = await begin(visit);
    const callback = await untilOutside(visit, await visit(first.to, { form: { account: 'ada' } }));
    const redeem = () =>
      oidc.authorizationCodeGrant(client, new URL(callback), {
        pkceCodeVerifier: verifier,
        expectedState: 'where-we-were',
      });
    await redeem();
    await expect(redeem()).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('signs out without a question, and asks who it is the next time', async () => {
    const { visit, tokens } = await signIn({ account: 'ada' });
    expect((await begin(visit)).first.to).toContain('/api/callback');
    const leave = oidc.buildEndSessionUrl(client, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/`,
      state: 'gone',
    });
    expect((await visit(leave.href)).to).toBe(`${origin}/?state=gone`);
    expect((await begin(visit)).first.to).toContain('/identity/sign-in/');
    expect((await visit(leave.href)).to).toBe(`${origin}/?state=gone`);
  });

  it('asks before it signs out for somebody without proof', async () => {
    const { visit } = await signIn({ account: 'ada' });
    const { status, text } = await visit(`${origin}/identity/session/end`);
    expect(status).toBe(200);
    expect(text).toContain('Sign out of the local identity provider?');
    expect((await begin(visit)).first.to).toContain('/api/callback');
  });

  it('says so when a sign-in is no longer open', async () => {
    const answer = await browser()(`${origin}/identity/sign-in/long-gone`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This sign-in is no longer open');
  });

  it('answers this machine only', async () => {
    const visit = browser();
    const answer = await visit(`${origin}/identity/auth`, { headers: { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' } });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('answers on its own machine only');
    const request = (remoteAddress, forwarded) => ({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
    });
    expect(isFromThisMachine(request('127.0.0.1', '192.0.2.7, 127.0.0.1'))).toBe(true);
    expect(isFromThisMachine(request('192.0.2.7', undefined))).toBe(false);
  });

  it('does not start in production', () => {
    const env = { ...CLIENT, PORT: '1', PUBLIC_URL: origin, DATA_DIR: dataDir, NODE_ENV: 'production' };
    expect(() => readSettings(env)).toThrow('does not run in production');
  });
});
