import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { identityStandIn, type IdentityStandIn } from '../platform/testing/identity-stand-in.js';
import { Visitor } from '../platform/testing/visitor.js';
import { sessionCookieName } from './session-cookie.js';

let product: TestApp;
let identity: IdentityStandIn;
let api: string;

beforeAll(async () => {
  identity = await identityStandIn();
  product = await testApp([], { environment: identity.settings });
  api = await product.app.getUrl();
});
afterAll(async () => {
  await product.close();
  await identity.remove();
});

const visitor = () => new Visitor((url) => (url.pathname.startsWith('/identity') ? identity.server : api));
const at = (path: string, origin = identity.origin) => `${origin}${path}`;
const sessionOf = (person: Visitor) => person.cookie(sessionCookieName(identity.origin));
const localhost = () => identity.origin.replace('127.0.0.1', 'localhost');

const isScreen = (url: string) => !/^\/(api|identity)\//.test(new URL(url).pathname);

/** Follows the way of a person up to the page that they land on, which no program here answers. */
async function signIn(person: Visitor, username: string, { path = '/api/login', origin = identity.origin } = {}) {
  const asked = await person.follow(at(path, origin));
  const sent = await person.visit(asked.at, { form: { username } });
  return person.follow(sent.to ?? '', isScreen);
}
const user = async (person: Visitor, origin = identity.origin) => {
  const { status, text } = await person.visit(at('/api/auth/user', origin));
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

describe('while the identity provider is away', () => {
  it('tells a person on a page that signing in has to wait', async () => {
    const page = await visitor().visit(at('/api/login'), { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('Signing in is not possible at the moment');
  });
  it('tells a program the same as a problem', async () => {
    const answer = await product.http.get('/api/login').set('Accept', 'application/json');
    expect(answer.status).toBe(503);
    expect(answer.type).toBe('application/problem+json');
  });
  it('lets those in who come after its return, without a restart', async () => {
    await identity.start();
    await eventually(async () => expect((await signIn(visitor(), 'early')).status).toBe(302));
  });
});

describe('signing in', () => {
  it('makes an account with a UUID and tells who is signed in', async () => {
    const ada = visitor();
    await signIn(ada, 'ada');
    const { body } = await user(ada);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'ada',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Okafor',
      profileImageUrl: null,
      role: 'user',
      plan: 'free',
    });
  });
  it('finds the same account the next time', async () => {
    const [first, second] = [visitor(), visitor()];
    await signIn(first, 'ada');
    await signIn(second, 'ada');
    expect((await user(second)).body.id).toBe((await user(first)).body.id);
  });
  it('gives Sam the subscription that he has from the start, and the administrator their role', async () => {
    const [sam, admin] = [visitor(), visitor()];
    await signIn(sam, 'sam');
    await signIn(admin, 'admin');
    expect((await user(sam)).body.plan).toBe('premium');
    expect((await user(admin)).body.role).toBe('admin');
  });
  it('answers 401 to whoever is not signed in', async () => {
    expect((await user(visitor())).status).toBe(401);
  });
  it('returns to the path that was wanted', async () => {
    const landed = await signIn(visitor(), 'ada', { path: '/api/login?returnTo=%2Fjobs%3Fpage%3D2' });
    expect(landed.at).toBe(at('/jobs?page=2'));
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/jobs/..//evil.example',
  ])('goes home instead of to %s', async (returnTo) => {
    const landed = await signIn(visitor(), 'ada', { path: `/api/login?returnTo=${encodeURIComponent(returnTo)}` });
    expect(landed.at).toBe(at('/'));
  });
  it('comes back to localhost when that is what the person used', async () => {
    const person = visitor();
    const landed = await signIn(person, 'ada', { origin: localhost() });
    expect(landed.at).toBe(`${localhost()}/`);
    expect((await user(person, localhost())).status).toBe(200);
    expect((await user(person)).status).toBe(401);
  });
  it('gives a session id that was not known before', async () => {
    const person = visitor();
    await person.visit(at('/api/login'));
    const before = sessionOf(person);
    await signIn(person, 'ada');
    expect(before).toBeDefined();
    expect(sessionOf(person)).not.toBe(before);
  });
  it('sends state, nonce and a PKCE challenge, and keeps every token on the server', async () => {
    const person = visitor();
    const { to } = await person.visit(at('/api/login'));
    const sent = new URL(to ?? '').searchParams;
    expect([sent.has('state'), sent.has('nonce'), sent.get('code_challenge_method')]).toEqual([true, true, 'S256']);
    const landed = await signIn(person, 'ada');
    const asked = await person.visit(at('/api/auth/user'));
    const told = [landed, asked].map(({ headers, text }) => JSON.stringify([...headers]) + text).join();
    const [{ token }] = await product.database.dataSource.query(
      `SELECT sess->>'idToken' AS token FROM sessions WHERE sess->>'userId' = $1 ORDER BY expire DESC LIMIT 1`,
      [JSON.parse(asked.text).id],
    );
    const parts = String(token).split('.');
    expect(parts).toHaveLength(3);
    expect(parts.filter((part) => told.includes(part))).toEqual([]);
  });
  it('brings two tabs that began before either was done each to its own page', async () => {
    const person = visitor();
    const tabs = ['/first', '/second'];
    const forms = [];
    for (const path of tabs) forms.push((await person.follow(at(`/api/login?returnTo=${path}`))).at);
    expect(new Set(forms).size).toBe(2);
    for (const [index, form] of forms.entries()) {
      const sent = await person.visit(form, { form: { username: 'ada' } });
      expect((await person.follow(sent.to ?? '', isScreen)).at).toBe(at(tabs[index] ?? ''));
      expect((await user(person)).status).toBe(200);
    }
  });
  it('ends on a page when the answer does not belong to a sign-in of this browser', async () => {
    const page = await visitor().visit(at('/api/callback?code=stolen&state=unknown'), {
      headers: { accept: 'text/html' },
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Try again');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
  it('goes home when an answer comes a second time', async () => {
    const person = visitor();
    const asked = await person.follow(at('/api/login'));
    const sent = await person.visit(asked.at, { form: { username: 'ada' } });
    const isCallback = (url: string) => url.includes('/api/callback');
    const { at: callback } = await person.follow(sent.to ?? '', isCallback);
    await person.visit(callback);
    expect((await person.visit(callback)).to).toBe(at('/'));
    expect((await user(person)).status).toBe(200);
  });
  it('forgets within the hour who never came back, and keeps who did for a week', async () => {
    const days = (answer: { headers: Headers }) => {
      const [, date] = /Expires=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? [];
      return (Date.parse(date ?? '') - Date.now()) / 86_400_000;
    };
    const person = visitor();
    expect(days(await person.visit(at('/api/login')))).toBeLessThan(0.05);
    expect(days(await signIn(person, 'ada'))).toBeGreaterThan(6.9);
    expect(days(await person.visit(at('/api/auth/user')))).toBeGreaterThan(6.9);
  });
  it('sets a cookie that scripts cannot read and other sites cannot send along', async () => {
    const answer = await visitor().visit(at('/api/login'));
    expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/);
  });
});

describe('signing out', () => {
  it('ends the session here and at the identity provider', async () => {
    const person = visitor();
    await signIn(person, 'ada');
    const left = await person.follow(at('/api/logout'), (url) => new URL(url).pathname === '/');
    expect(left.at).toBe(at('/'));
    expect((await user(person)).status).toBe(401);
    const asked = await person.follow(at('/api/login'));
    expect(asked.text).toContain('Continue as');
  });
  it('is not done for what a page only fetches', async () => {
    const person = visitor();
    await signIn(person, 'ada');
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await person.visit(at('/api/logout'), { headers })).to).toBe(at('/'));
    expect((await user(person)).status).toBe(200);
  });
  it('is not done for another site', async () => {
    const person = visitor();
    await signIn(person, 'ada');
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/' },
    ];
    for (const headers of elsewhere) {
      expect((await person.visit(at('/api/logout'), { headers })).to).toBe(at('/'));
    }
    expect((await user(person)).status).toBe(200);
  });
  it('says so where it did not work, and works when it is tried again', async () => {
    const person = visitor();
    await signIn(person, 'ada');
    const { dataSource } = product.database;
    await dataSource.query(`CREATE FUNCTION keep_sessions() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`);
    await dataSource.query(
      'CREATE TRIGGER keep_sessions BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION keep_sessions()',
    );
    const page = await person.visit(at('/api/logout'), { headers: { accept: 'text/html' } });
    const problem = await person.visit(at('/api/logout'), { headers: { accept: 'application/json' } });
    await dataSource.query('DROP FUNCTION keep_sessions CASCADE');
    expect(page.status).toBe(503);
    expect(page.text).toContain('Sign-out did not work');
    expect(page.text).toContain('You may still be signed in.');
    expect(JSON.parse(problem.text)).toMatchObject({
      status: 503,
      detail: expect.stringContaining('still be signed in'),
    });
    expect((await user(person)).status).toBe(200);
    const [, again] = /href="([^"]+)">Try again/.exec(page.text) ?? [];
    await person.visit(at(again ?? ''));
    expect((await user(person)).status).toBe(401);
  });
  it('sends who is not signed in home', async () => {
    expect((await visitor().visit(at('/api/logout'))).to).toBe(at('/'));
  });
});
