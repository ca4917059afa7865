import { testApp, type TestApp } from '../platform/testing/test-app.js';

describe('the admin password', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp([], { environment: { ADMIN_PASSWORD: 'open sesame' } });
  });
  afterAll(() => product.close());
  const enter = (http: TestApp['http'], password: unknown) => http.post('/api/admin/elevate').send({ password });

  it('counts for half an hour in this session and no other', async () => {
    const admin = await product.as({ username: 'first', role: 'admin' });
    const elsewhere = await product.as({ username: 'first', role: 'admin' });
    const answer = await enter(admin, 'open sesame');
    expect(answer.status).toBe(200);
    const minutes = (Date.parse(answer.body.elevatedUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await admin.get('/api/admin/elevation')).body).toEqual(answer.body);
    expect((await elsewhere.get('/api/admin/elevation')).body).toEqual({ elevatedUntil: null });
  });
  it('is refused when wrong, in the words of the dialog', async () => {
    const answer = await enter(await product.as({ username: 'second', role: 'admin' }), 'open barley');
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe('Incorrect password');
  });
  it('may be tried five times in 15 minutes, even by tries side by side', async () => {
    const admin = await product.as({ username: 'third', role: 'admin' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(admin, 'wrong')));
    expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const late = await enter(admin, 'open sesame');
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    await product.database.dataSource.query(
      `UPDATE elevation_attempts SET tried_at = tried_at - interval '16 minutes'`,
    );
    expect((await enter(admin, 'open sesame')).status).toBe(200);
  });
  it('is asked of administrators only', async () => {
    expect((await enter(await product.as({ username: 'ada' }), 'open sesame')).status).toBe(403);
    expect((await enter(product.http, 'open sesame')).status).toBe(401);
  });
  it.each([undefined, null, 7, { $ne: '' }, ['open sesame'], 'x'.repeat(501)])(
    'must be a text: %j',
    async (password) => {
      const answer = await enter(await product.as({ username: 'fourth', role: 'admin' }), password);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].field).toBe('password');
    },
  );
});
