import { testApp, TEST_ORIGIN, type TestApp } from '../platform/testing/test-app.js';
import { signIn } from '../platform/testing/sign-in.js';
import { SessionReader } from './session-reader.js';

describe('reading a session outside the api', () => {
  let product: TestApp;
  let reader: SessionReader;
  const settings = { SESSION_SECRET: 'the secret of the tests', PUBLIC_URL: TEST_ORIGIN };
  beforeAll(async () => {
    product = await testApp([]);
    reader = product.app.get(SessionReader);
  });
  afterAll(() => product.close());

  it('tells who is signed in, as the api does', async () => {
    const { cookie } = await signIn(product.database, { username: 'sam', plan: 'premium' }, settings);
    const answer = await product.http.get('/api/auth/user').set('Cookie', cookie);
    expect((await reader.read(`other=1; ${cookie}`))?.user).toEqual(answer.body);
    expect(answer.body.plan).toBe('premium');
  });
  it('knows an administrator who has entered the password', async () => {
    const { cookie } = await signIn(product.database, { username: 'admin', role: 'admin', elevated: true }, settings);
    expect((await reader.read(cookie))?.elevatedUntil?.getTime()).toBeGreaterThan(Date.now());
  });
  it('knows nobody by a cookie that we did not sign, or by none', async () => {
    const { cookie } = await signIn(product.database, { username: 'ada' }, { ...settings, SESSION_SECRET: 'not ours' });
    expect(await reader.read(cookie)).toBeUndefined();
    expect(await reader.read(undefined)).toBeUndefined();
    expect(await reader.read('landfall_8080=s%3A%E0%A4%A')).toBeUndefined();
  });
  it('knows nobody by a session that has ended', async () => {
    const { cookie } = await signIn(product.database, { username: 'ada' }, settings);
    await product.database.dataSource.query(`UPDATE sessions SET expire = now() - interval '1 second'`);
    expect(await reader.read(cookie)).toBeUndefined();
  });
});
