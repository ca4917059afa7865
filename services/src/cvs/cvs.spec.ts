import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { CvsModule } from './cvs.module.js';
import { MOST_CVS } from './cvs.service.js';

describe('stored CVs', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let turn = 0;
  beforeAll(async () => {
    api = await testApp([CvsModule]);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    turn += 1;
    ada = await api.as({ username: `ada-${turn}` });
  });

  const keep = async (body: object = {}) =>
    (await ada.post('/api/cvs').send({ text: 'Ada Okafor\nNurse', ...body })).body;
  const defaults = async () =>
    (await ada.get('/api/cvs')).body.cvs
      .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
      .map(({ id }: { id: number }) => id);

  it('are kept under a name, and the first one is the default', async () => {
    const first = await keep();
    expect(first).toMatchObject({ name: 'My CV', isDefault: true, text: 'Ada Okafor\nNurse', characters: 16 });
    const second = await keep({ name: '  For hospitals ' });
    expect(second).toMatchObject({ name: 'For hospitals', isDefault: false });
    const { body } = await ada.get('/api/cvs');
    expect(body).toMatchObject({ count: 2, total: 2, page: 1, totalPages: 1 });
    expect(body.cvs.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
    expect(body.cvs[0].text).toBeUndefined();
  });

  it('have one default at any time, however they are changed', async () => {
    const [first, second, third] = [await keep(), await keep({ isDefault: true }), await keep()];
    expect(await defaults()).toEqual([second.id]);
    await Promise.all([first, third].map(({ id }) => ada.put(`/api/cvs/${id}`).send({ isDefault: true })));
    const [chosen] = await defaults();
    expect([first.id, third.id]).toContain(chosen);
    expect((await ada.put(`/api/cvs/${chosen}`).send({ isDefault: false })).status).toBe(409);
    expect((await ada.delete(`/api/cvs/${chosen}`)).status).toBe(204);
    const rest = [first.id, second.id, third.id].filter((id) => id !== chosen);
    expect(await defaults()).toEqual([Math.max(...rest)]);
  });

  it('can be corrected without losing what is not sent', async () => {
    const { id } = await keep({ name: 'Hospital' });
    const { body } = await ada.put(`/api/cvs/${id}`).send({ text: 'Ada Okafor\nSenior nurse' });
    expect(body).toMatchObject({ name: 'Hospital', text: 'Ada Okafor\nSenior nurse', isDefault: true });
  });

  it('remember which one they were optimised from', async () => {
    const { id } = await keep();
    expect(await keep({ originalCvId: id, jobDescription: 'Nurse' })).toMatchObject({
      isOptimized: true,
      originalCvId: id,
      jobDescription: 'Nurse',
    });
    const answer = await ada.post('/api/cvs').send({ text: 'x', originalCvId: 999_999 });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'originalCvId']);
  });

  it('belong to one person alone', async () => {
    const { id } = await keep();
    const eve = await api.as({ username: 'eve' });
    for (const answer of [
      await eve.get(`/api/cvs/${id}`),
      await eve.put(`/api/cvs/${id}`).send({ name: 'Mine' }),
      await eve.delete(`/api/cvs/${id}`),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([404, 'CV not found']);
    }
    expect((await eve.get('/api/cvs')).body.total).toBe(0);
    expect((await api.http.get('/api/cvs')).status).toBe(401);
  });

  it('are limited in number', async () => {
    for (let i = 0; i < MOST_CVS; i += 1) await keep();
    const answer = await ada.post('/api/cvs').send({ text: 'one more' });
    expect([answer.status, answer.body.detail]).toEqual([409, `You keep ${MOST_CVS} CVs. Delete one of them first.`]);
  });

  it.each([
    ['a blank text', { text: ' \n ' }, 400, 'Please enter CV text or upload a file'],
    ['a text that is none', { text: 17 }, 400, 'text must be a string'],
    ['NUL', { text: 'a\0b' }, 400, 'text must not contain the character NUL'],
    ['a text that is too long', { text: 'x'.repeat(400_001) }, 413, 'text is longer than 400,000 characters.'],
    ['an empty name', { text: 'x', name: ' ' }, 400, 'name must not be empty'],
    ['an unknown field', { text: 'x', userId: 'eve' }, 400, 'property userId should not exist'],
  ])('refuse %s, naming the field', async (_what, body, status, detail) => {
    const answer = await ada.post('/api/cvs').send(body);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  });

  it('keep what is strange about a text, apart from halves of characters', async () => {
    expect((await keep({ text: 'Ọlá <b>bold</b> עברית \ud800 end' })).text).toBe('Ọlá <b>bold</b> עברית  end');
  });
});
