import { JobsModule } from '../jobs/jobs.module.js';
import { openDue } from '../jobs/head-start/head-starts.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { MailLists } from '../mail/mail-lists.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { ALERTS } from './alert-list.js';
import { SavedSearchesModule } from './saved-searches.module.js';
import { MOST_SAVED } from './saved-searches.service.js';

const ALL = '/api/saved-searches';

describe('saved searches', () => {
  let product: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let sam: typeof ada;
  beforeAll(async () => {
    product = await testApp([SavedSearchesModule, JobsModule]);
    ada = await product.as({ username: 'ada' });
    sam = await product.as({ username: 'sam', plan: 'premium' });
  });
  afterAll(() => product.close());
  beforeEach(() => product.database.dataSource.query('DELETE FROM saved_searches'));

  const nurses = { name: 'Nurses', filters: { searchQuery: 'nurse', location: ['United Kingdom'] } };
  const save = async (input: object = nurses, as = ada) => (await as.post(ALL).send(input)).body as { id: number };
  const add = (...titles: string[]) =>
    importText(
      product.database.dataSource,
      `${titles.join()}.jsonl`,
      asLines(...titles.map((title) => aLine({ title }))),
    );

  it('are kept with exactly what was asked, and listed for their person alone', async () => {
    const { body, status } = await ada.post(ALL).send({
      name: '  Nurses ',
      filters: { ...nurses.filters, category: [], page: 3, limit: 10, jobType: '' },
      alerts: 'daily',
    });
    expect(status).toBe(201);
    expect(body).toEqual({ id: body.id, ...nurses, alerts: 'daily', newCount: 0 });
    expect((await ada.get(ALL)).body).toEqual({
      savedSearches: [body],
      count: 1,
      total: 1,
      page: 1,
      limit: 40,
      totalPages: 1,
    });
    expect((await ada.get(`${ALL}/${body.id}`)).body).toEqual(body);
    expect((await sam.get(ALL)).body).toMatchObject({ savedSearches: [], total: 0 });
  });
  it('have a name of one line', async () => {
    const { body } = await ada.post(ALL).send({ ...nurses, name: ' Night\r\nBcc: x@y.example\t shifts ' });
    expect(body.name).toBe('Night Bcc: x@y.example shifts');
    expect((await ada.post(ALL).send({ ...nurses, name: '\n \u0007' })).body.errors[0].field).toBe('name');
    const changed = await ada.put(`${ALL}/${body.id}`).send({ name: 'Day\nshifts' });
    expect(changed.body.name ?? (await ada.get(`${ALL}/${body.id}`)).body.name).toBe('Day shifts');
  });

  it('are changed and deleted by their person alone', async () => {
    const { id } = await save();
    const path = `${ALL}/${id}`;
    for (const attempt of [
      sam.get(path),
      sam.put(path).send({ name: 'Mine' }),
      sam.delete(path),
      sam.post(`${path}/seen`),
    ]) {
      expect((await attempt).status).toBe(404);
    }
    const changed = await ada
      .put(path)
      .send({ name: 'Midwives', filters: { searchQuery: 'midwife' }, alerts: 'at-once' });
    expect(changed.body).toEqual({
      id,
      name: 'Midwives',
      filters: { searchQuery: 'midwife' },
      alerts: 'at-once',
      newCount: 0,
    });
    expect((await ada.put(path).send({ alerts: 'off' })).body).toMatchObject({ name: 'Midwives', alerts: 'off' });
    expect((await ada.delete(path)).status).toBe(204);
    expect((await ada.delete(path)).status).toBe(404);
    expect((await product.http.get(ALL)).status).toBe(401);
  });
  it.each([
    ['name', { filters: {} }],
    ['name', { name: '  ', filters: {} }],
    ['name', { name: 'x'.repeat(101), filters: {} }],
    ['filters', { name: 'x' }],
    ['filters', { name: 'x', filters: [] }],
    ['filters', { name: 'x', filters: {} }],
    ['filters', { name: 'x', filters: { sort: 'desc', category: [], searchQuery: '' } }],
    ['filters.searchQuery', { name: 'x', filters: { searchQuery: 'x'.repeat(501) } }],
    ['filters.colour', { name: 'x', filters: { colour: ['red'] } }],
    ['filters.sort', { name: 'x', filters: { sort: 'price' } }],
    ['alerts', { name: 'x', filters: {}, alerts: 'hourly' }],
    ['newCount', { name: 'x', filters: {}, newCount: 3 }],
  ])('say what is wrong with %s', async (field, input) => {
    const { status, body } = await ada.post(ALL).send(input);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });
  it('can be sent back as they were answered, and not be made to ask for nothing', async () => {
    const saved = await save();
    const path = `${ALL}/${saved.id}`;
    const { status, body } = await ada.put(path).send({ ...saved, id: 99, newCount: 7, name: 'Wards' });
    expect([status, body]).toEqual([200, { ...saved, name: 'Wards' }]);
    const refused = await ada.put(path).send({ filters: {} });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'filters']);
    expect((await ada.get(path)).body).toMatchObject({ ...saved, name: 'Wards' });
  });
  it('are seen under each of their names, and others are not', async () => {
    const { id } = await save();
    const same = await save({ ...nurses, name: 'Nurses again', alerts: 'at-once' });
    const inOrder = await save({ name: 'By date', filters: { ...nurses.filters, sort: 'desc' } });
    const other = await save({ name: 'All nurses', filters: { searchQuery: 'nurse' } });
    const others = await save(nurses, sam);
    await add('Ward nurse');
    const countOf = async (one: { id: number }, as = ada) => (await as.get(`${ALL}/${one.id}`)).body.newCount;
    expect(await Promise.all([{ id }, same, inOrder, other].map((one) => countOf(one)))).toEqual([1, 1, 1, 1]);
    await ada.post(`${ALL}/${id}/seen`).expect(204);
    expect(await Promise.all([{ id }, same, inOrder, other].map((one) => countOf(one)))).toEqual([0, 0, 0, 1]);
    expect(await countOf(others, sam)).toBe(1);
  });
  it('count the jobs that came since the person last looked', async () => {
    await add('Staff nurse');
    const { id } = await save();
    const count = async () => (await ada.get(`${ALL}/${id}`)).body.newCount;
    expect(await count()).toBe(0);
    await add('Night nurse', 'Carpenter', 'Community nurse');
    expect(await count()).toBe(2);
    // what has no date is never new
    await importText(
      product.database.dataSource,
      'records.jsonl',
      asLines(aLine({ title: 'Recorded nurse', posted_at: null }), aLine({ title: 'School nurse' })),
    );
    expect(await count()).toBe(3);
    await product.database.dataSource.query(`UPDATE jobs SET removed_at = now() WHERE title = 'School nurse'`);
    await product.database.dataSource.query(`UPDATE jobs SET removed_at = now() WHERE title = 'Night nurse'`);
    await eventually(async () => expect(await count()).toBe(1));
    expect((await ada.post(`${ALL}/${id}/seen`)).status).toBe(204);
    expect(await count()).toBe(0);
  });
  it('count jobs, as the list does, also where several are of one opening', async () => {
    const { id } = await save({ name: 'Coopers', filters: { searchQuery: 'cooper' } });
    const ofWard = (company: string) => aLine({ title: 'Cooper', company, location: 'Leeds, United Kingdom' });
    const lines = ['Example Casks', 'Example Casks', 'Example Casks', 'Other Casks'].map(ofWard);
    await importText(product.database.dataSource, 'coopers.jsonl', asLines(...lines));
    expect((await ada.get(`${ALL}/${id}`)).body.newCount).toBe(4);
    expect((await ada.post('/api/jobs/filter').send({ searchQuery: 'cooper', group: true })).body).toMatchObject({
      total: 4,
      groups: 2,
    });
  });
  it('count a job that premium members see first when it comes for this person, once', async () => {
    const pia = await product.as({ username: 'pia', plan: 'premium' });
    const { dataSource } = product.database;
    const started = async (person: typeof ada) => {
      const input = { name: 'Fletchers', filters: { searchQuery: 'fletcher' } };
      const { id } = (await person.post(ALL).send(input)).body as { id: number };
      const count = async () => (await person.get(`${ALL}/${id}`)).body.newCount as number;
      return { count, look: () => person.post(`${ALL}/${id}/seen`).expect(204) };
    };
    const [free, premium] = [await started(ada), await started(pia)];
    const line = aLine({ title: 'Fletcher', posted_at: new Date().toISOString() });
    await importText(dataSource, 'fletchers.jsonl', asLines(line), false, 24);
    expect([await free.count(), await premium.count()]).toEqual([0, 1]);
    await free.look();
    await premium.look();
    await openDue(dataSource, 0);
    expect([await free.count(), await premium.count()]).toEqual([1, 0]);
    await free.look();
    expect(await free.count()).toBe(0);
  });
  it('come back as they were when their deletion is taken back, within the hour and to their person alone', async () => {
    const { id } = await save({ ...nurses, alerts: 'daily' });
    await add('Theatre nurse');
    const { body: before } = await ada.get(`${ALL}/${id}`);
    expect(before.newCount).toBe(1);
    const { pathname: wayOut } = new URL(await product.app.get(MailLists).wayOut(ALERTS, String(id)));
    await ada.delete(`${ALL}/${id}`).expect(204);
    await ada.delete(`${ALL}/${id}`).expect(404);
    expect((await ada.get(ALL)).body).toMatchObject({ savedSearches: [], total: 0 });
    await sam.post(`${ALL}/${id}/restore`).expect(404);
    for (const _press of [1, 2]) expect((await ada.post(`${ALL}/${id}/restore`).expect(200)).body).toEqual(before);
    expect((await product.http.get(wayOut).expect(200)).text).toContain('Alerts for your saved search “Nurses”');

    await ada.delete(`${ALL}/${id}`).expect(204);
    await product.database.dataSource.query(`UPDATE saved_searches SET deleted_at = now() - interval '61 minutes'`);
    await ada.post(`${ALL}/${id}/restore`).expect(404);
  });
  it('do not come back beyond the fifty', async () => {
    const { id } = await save();
    await ada.delete(`${ALL}/${id}`).expect(204);
    for (let n = 0; n < MOST_SAVED; n += 1) await save({ ...nurses, name: `Search ${n}` });
    await ada.post(`${ALL}/${id}/restore`).expect(409);
  });
  it('are one when saved twice by a second click, and fifty at most', async () => {
    const [one, two] = await Promise.all([save(), save()]);
    expect(one.id).toBe(two.id);
    for (let n = 1; n < MOST_SAVED; n += 1) await save({ ...nurses, name: `Search ${n}` });
    const { status, body } = await ada.post(ALL).send({ ...nurses, name: 'One more' });
    expect([status, body.detail]).toEqual([
      409,
      'You have 50 saved searches, which is the most there can be. Delete one first.',
    ]);
    expect((await sam.post(ALL).send(nurses)).status).toBe(201);
  });
  it('keep their alerts when they are saved again, unless others are sent, and are then no new ones', async () => {
    const send = async (input: object) => {
      const { status, body } = await ada.post(ALL).send(input);
      return [status, (body as { alerts: string }).alerts];
    };
    expect(await send({ ...nurses, alerts: 'daily' })).toEqual([201, 'daily']);
    expect(await send(nurses)).toEqual([200, 'daily']);
    expect(await send({ ...nurses, alerts: 'at-once' })).toEqual([200, 'at-once']);
    expect(await send({ ...nurses, alerts: 'off' })).toEqual([200, 'off']);
  });
  it('hold advanced filters with Premium only, and rest while it does', async () => {
    const paid = { name: 'Well paid', filters: { salaryMin: 40_000 } };
    expect((await ada.post(ALL).send(paid)).status).toBe(403);
    const { id } = await save(paid, sam);
    await add('Surgeon');
    const lapsed = await product.as({ username: 'sam', plan: 'free' });
    expect((await lapsed.get(`${ALL}/${id}`)).body).toMatchObject({ ...paid, newCount: 0 });
    sam = await product.as({ username: 'sam', plan: 'premium' });
  });

  describe('have a way out of their alerts that', () => {
    let path: string;
    let id: number;
    beforeEach(async () => {
      ({ id } = await save({ ...nurses, name: 'Nurses <b>', alerts: 'daily' }));
      path = new URL(await product.app.get(MailLists).wayOut(ALERTS, String(id))).pathname;
    });
    const alerts = async () => (await ada.get(`${ALL}/${id}`)).body.alerts as string;

    it('is a page with one button, for whoever is not signed in, and changes nothing by being looked at', async () => {
      const { status, text, headers } = await product.http.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('Alerts for your saved search “Nurses &lt;b&gt;”');
      expect(text.match(/<button/g)).toHaveLength(1);
      await product.http.head(path);
      expect(await alerts()).toBe('daily');
    });
    it.each([
      ['its button', 'application/x-www-form-urlencoded', ''],
      ['the button of a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ])('ends them by %s, once and for all', async (_, type, sent) => {
      for (const _attempt of [1, 2]) {
        const { status, text } = await product.http.post(path).unset('Origin').type(type).send(sent);
        expect([status, text.includes('You are unsubscribed')]).toEqual([200, true]);
        expect(await alerts()).toBe('off');
      }
      const { text } = await product.http.get(path).expect(200);
      expect(text).toContain('These mails are off already');
      expect(text).not.toContain('<button');
    });
    it('is the same in each mail, and leads nowhere when the search is gone or was never there', async () => {
      expect(new URL(await product.app.get(MailLists).wayOut(ALERTS, String(id))).pathname).toBe(path);
      await ada.delete(`${ALL}/${id}`);
      for (const address of [
        path,
        '/unsubscribe/none',
        '/unsubscribe/%00',
        '/unsubscribe/%E0%A4',
        '/unsubscribe/',
        '/unsubscribe',
        `/unsubscribe/${'x'.repeat(32)}`,
      ]) {
        expect((await product.http.get(address).expect(404)).text).toContain('Nothing to unsubscribe from');
        expect((await product.http.post(address)).status).toBe(404);
      }
    });
  });
});
