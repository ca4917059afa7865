import { writeFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { JobImport } from '../../imports/job-import.js';
import { seedFile } from '../../imports/seed.js';
import { VisitorChanges, type VisitorChange } from '../../auth/visitor-changes.js';
import { Feeds } from '../../live/feeds.js';
import { LiveModule } from '../../live/live.module.js';
import { openStream, type OpenStream } from '../../live/testing/open-stream.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { readConfig } from '../../platform/config/config.js';
import { eventually } from '../../platform/testing/eventually.js';
import { signIn } from '../../platform/testing/sign-in.js';
import { testApp, TEST_ORIGIN, type TestApp } from '../../platform/testing/test-app.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { JobsModule } from '../jobs.module.js';
import { HeadStartConfig } from '../head-start/head-start.config.js';
import { openDue } from '../head-start/head-starts.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { LastImport } from './last-import.js';

const PATIENCE = 120_000;

describe('news of jobs', () => {
  let database: TestDatabase;
  let apis: TestApp[];
  let cookie: string;
  let premium: string;
  const streams: OpenStream[] = [];
  const settings = { SESSION_SECRET: 'the secret of the tests', PUBLIC_URL: TEST_ORIGIN };

  beforeAll(async () => {
    database = await testDatabase();
    await importText(database.dataSource, 'before.jsonl', asLines(aLine({ title: 'Baker' })));
    apis = [];
    for (let n = 0; n < 3; n += 1) apis.push(await testApp([LiveModule, JobsModule], { database }));
    ({ cookie } = await signIn(database, { username: 'ada' }, settings));
    ({ cookie: premium } = await signIn(database, { username: 'sam', plan: 'premium' }, settings));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const stream of streams.splice(0)) stream.cut();
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await database.drop();
  });

  async function open(at: number, path: string, lastEventId?: string, as = cookie) {
    const { port } = apis[at]!.app.getHttpServer().address() as AddressInfo;
    const stream = await openStream(`http://127.0.0.1:${port}${path}`, { cookie: as, lastEventId });
    streams.push(stream);
    if (stream.status === 200) await eventually(() => expect(stream.lastEventId).toBeDefined(), PATIENCE);
    return stream;
  }
  const add = async (...lines: Parameters<typeof asLines>) => {
    await importText(database.dataSource, `${Math.random()}.jsonl`, asLines(...lines));
  };
  const idOf = async (title: string) => {
    const rows = await database.dataSource.query<{ id: number }[]>('SELECT id FROM jobs WHERE title = $1', [title]);
    return rows[0]!.id;
  };
  const told = (stream: OpenStream, list: 'added' | 'changed' | 'removed') =>
    stream.events.filter(({ event }) => event === 'jobs').flatMap(({ data }) => data[list] as number[]);

  it('reach the stream of every process that means these jobs, and no other', async () => {
    const nurses = [
      await open(0, '/api/jobs/stream?searchQuery=nurse'),
      await open(1, '/api/jobs/stream?searchQuery=nurse'),
    ];
    const pilots = await open(2, '/api/jobs/stream?searchQuery=pilot');
    await add(aLine({ title: 'Nurse' }), aLine({ title: 'Plumber' }));
    const nurse = await idOf('Nurse');
    for (const stream of nurses) await eventually(() => expect(told(stream, 'added')).toEqual([nurse]), PATIENCE);
    await add(aLine({ title: 'Pilot' }));
    const pilot = await idOf('Pilot');
    await eventually(() => expect(told(pilots, 'added')).toEqual([pilot]), PATIENCE);
    expect(nurses.map((stream) => told(stream, 'added'))).toEqual([[nurse], [nurse]]);
  });
  it('say what changed, what no longer matches and what has gone', async () => {
    const stream = await open(0, '/api/jobs/stream?searchQuery=welder');
    await add(aLine({ title: 'Welder one' }), aLine({ title: 'Welder two' }), aLine({ title: 'Welder three' }));
    const [one, two, three] = await Promise.all(['Welder one', 'Welder two', 'Welder three'].map(idOf));
    await eventually(() => expect(told(stream, 'added')).toHaveLength(3), PATIENCE);
    await database.dataSource.query(`UPDATE jobs SET company = 'Other Ltd' WHERE id = $1`, [one]);
    await eventually(() => expect(told(stream, 'changed')).toEqual([one]), PATIENCE);
    await database.dataSource.query(`UPDATE jobs SET title = 'Florist' WHERE id = $1`, [two]);
    await eventually(() => expect(told(stream, 'removed')).toEqual([two]), PATIENCE);
    await database.dataSource.query(`UPDATE jobs SET removed_at = now() WHERE id = $1`, [three]);
    await eventually(() => expect(told(stream, 'removed')).toEqual([two, three]), PATIENCE);
  });
  it('say nothing of jobs that never matched, and tell of one that matches now', async () => {
    const stream = await open(0, '/api/jobs/stream?searchQuery=sculptor');
    await add(aLine({ title: 'Sculptor' }), aLine({ title: 'Engraver' }), aLine({ title: 'Etcher' }));
    const [sculptor, engraver, etcher] = await Promise.all(['Sculptor', 'Engraver', 'Etcher'].map(idOf));
    await eventually(() => expect(told(stream, 'added')).toEqual([sculptor]), PATIENCE);
    await database.dataSource.query(`UPDATE jobs SET company = 'Other Ltd' WHERE id = $1`, [engraver]);
    await database.dataSource.query('DELETE FROM jobs WHERE id = $1', [etcher]);
    await database.dataSource.query(`UPDATE jobs SET title = 'Sculptor' WHERE id = $1`, [engraver]);
    await eventually(() => expect(told(stream, 'added')).toEqual([sculptor, engraver]), PATIENCE);
    await database.dataSource.query('DELETE FROM jobs WHERE id = $1', [sculptor]);
    await eventually(() => expect(told(stream, 'removed')).toEqual([sculptor]), PATIENCE);
    expect(told(stream, 'changed')).toEqual([]);
  });
  it('miss nothing while a stream is cut, whichever process it returns to', async () => {
    const first = await open(0, '/api/jobs/stream?searchQuery=gardener');
    first.cut();
    await add(aLine({ title: 'Gardener' }));
    const second = await open(2, '/api/jobs/stream?searchQuery=gardener', first.lastEventId);
    const id = await idOf('Gardener');
    await eventually(() => expect(told(second, 'added')).toEqual([id]), PATIENCE);
  });
  it('say that more was missed than is remembered', async () => {
    const stream = await open(0, '/api/jobs/stream', '0');
    await eventually(() => expect(stream.events.map(({ event }) => event)).toContain('gap'), PATIENCE);
  });
  it('tell when the last import ended, at once and again after the next, by schedule or by hand', async () => {
    await apis[1]!.app.get(LastImport).note();
    const stream = await open(0, '/api/jobs/stream');
    // each time once: its own news may still be on its way when the stream begins with it
    const times = () => [
      ...new Set(stream.events.filter(({ event }) => event === 'import').map(({ data }) => data.at)),
    ];
    await eventually(() => expect(times()).toHaveLength(1), PATIENCE);
    const file = join(temporaryFolder('by-hand'), 'by-hand.jsonl');
    writeFileSync(file, asLines(aLine({ title: 'Cartographer' })));
    const { dataSource } = database;
    await seedFile(
      file,
      new JobImport(dataSource, new HeadStartConfig(0), readConfig(AppConfig, {})),
      new LastImport(dataSource),
    ); // as `npm run seed` does
    await eventually(() => expect(times()).toHaveLength(2), PATIENCE);
    await eventually(() => expect(told(stream, 'added')).toHaveLength(1), PATIENCE);
    expect(Date.parse(String(times()[1]))).toBeGreaterThan(Date.parse(String(times()[0])));
  });
  it('come to the one stream of a browser too, as ids, and as "many" when they are many', async () => {
    const stream = await open(0, '/api/events?topics=jobs');
    await add(aLine({ title: 'Diver' }));
    const id = await idOf('Diver');
    await eventually(() => expect(told(stream, 'added')).toEqual([id]), PATIENCE);
    stream.cut();
    await add(...Array.from({ length: 320 }, (_, n) => aLine({ title: `Clerk ${n}` })));
    const next = await open(1, '/api/events?topics=jobs', stream.lastEventId);
    await eventually(() => expect(next.events.some(({ data }) => data.isMany === true)).toBe(true), PATIENCE);
    expect(told(next, 'added')).toEqual([]);
  });
  it('tell premium members of a job when it comes, and everybody else when it opens', async () => {
    const paths = ['/api/jobs/stream?searchQuery=falconer', '/api/events?topics=jobs'];
    const free = await Promise.all(paths.map((path) => open(0, path)));
    const early = await Promise.all(paths.map((path) => open(0, path, undefined, premium)));
    const line = aLine({ title: 'Falconer first', posted_at: new Date().toISOString() });
    await importText(database.dataSource, 'falconers.jsonl', asLines(line), false, 24);
    const first = await idOf('Falconer first');
    for (const stream of early) await eventually(() => expect(told(stream, 'added')).toEqual([first]), PATIENCE);
    await add(aLine({ title: 'Falconer for all' }));
    const second = await idOf('Falconer for all');
    for (const stream of free) await eventually(() => expect(told(stream, 'added')).toEqual([second]), PATIENCE);
    await database.dataSource.query(`UPDATE jobs SET salary = '£1' WHERE id = ANY ($1)`, [[first, second]]);
    for (const stream of early)
      await eventually(() => expect(told(stream, 'changed').sort()).toEqual([first, second].sort()), PATIENCE);
    for (const stream of free) await eventually(() => expect(told(stream, 'changed')).toEqual([second]), PATIENCE);
    const cut = free.map(({ lastEventId }) => lastEventId);
    await openDue(database.dataSource, 0);
    for (const stream of free) await eventually(() => expect(told(stream, 'added')).toEqual([second, first]), PATIENCE);
    for (const stream of early)
      await eventually(() => expect(told(stream, 'changed').filter((id) => id === first)).toHaveLength(2), PATIENCE);
    for (const stream of early) expect(told(stream, 'added')).toEqual([first, second]);
    const again = await Promise.all(paths.map((path, at) => open(0, path, cut[at])));
    for (const stream of again) await eventually(() => expect(told(stream, 'added')).toEqual([first]), PATIENCE);
  });
  it('are judged anew in every process once somebody is premium, or is no more', async () => {
    const bea = await signIn(database, { username: 'bea', plan: 'premium' }, settings);
    const paths = ['/api/jobs/stream?searchQuery=luthier', '/api/events?topics=jobs'];
    const before = await Promise.all(paths.map((path, at) => open(at, path, undefined, bea.cookie)));
    await database.dataSource.query(`UPDATE users SET subscription_status = 'canceled' WHERE id = $1`, [bea.user.id]);
    for (const stream of before) await eventually(() => expect(stream.isEnded).toBe(true), PATIENCE);
    const after = await Promise.all(paths.map((path, at) => open(at, path, before[at]!.lastEventId, bea.cookie)));
    const early = aLine({ title: 'Luthier first', posted_at: new Date().toISOString() });
    await importText(database.dataSource, 'luthiers.jsonl', asLines(early), false, 24);
    await add(aLine({ title: 'Luthier for all' }));
    const forAll = await idOf('Luthier for all');
    for (const stream of after) await eventually(() => expect(told(stream, 'added')).toEqual([forAll]), PATIENCE);
  });
  it.each([
    ['/api/jobs/stream?searchQuery=lutenist', 'is no longer premium'],
    ['/api/events?topics=jobs', 'is no longer premium'],
    ['/api/jobs/stream?searchQuery=lutenist', 'has signed out'],
    ['/api/events?topics=jobs', 'has signed out'],
  ])('are not told by %s to who %s while it is being opened', async (path, what) => {
    const cleo = await signIn(database, { username: 'cleo', plan: 'premium' }, settings);
    const [{ app }] = apis as [TestApp];
    let heard: (change: VisitorChange) => void = () => undefined;
    await app.get(VisitorChanges).begin((change) => heard(change));
    const feeds = app.get(Feeds);
    const begin = feeds.begin.bind(feeds);
    // behind the reading of the session, and before the stream is one of the open ones
    jest.spyOn(feeds, 'begin').mockImplementationOnce(async () => {
      const told = new Promise<void>((resolve) => {
        heard = ({ userId, session }) => {
          if (userId === cleo.user.id || session) resolve();
        };
      });
      if (what === 'has signed out') {
        await database.dataSource.query(`DELETE FROM sessions WHERE sess ->> 'userId' = $1`, [cleo.user.id]);
      } else {
        const canceled = `UPDATE users SET subscription_status = 'canceled' WHERE id = $1`;
        await database.dataSource.query(canceled, [cleo.user.id]);
      }
      await told;
      await begin();
    });
    const { port } = app.getHttpServer().address() as AddressInfo;
    const stream = await openStream(`http://127.0.0.1:${port}${path}`, { cookie: cleo.cookie });
    streams.push(stream);
    await eventually(() => expect(stream.isEnded).toBe(true), PATIENCE);
    expect(stream.events).toEqual([]);
  });
  it('are sorted out by a page that hears of them: which of these does its search mean?', async () => {
    await add(aLine({ title: 'Violin maker' }), aLine({ title: 'Organ builder' }));
    const [violin, organ] = await Promise.all(['Violin maker', 'Organ builder'].map(idOf));
    const as = await apis[0]!.as({ username: 'ada' });
    const ask = (body: object) => as.post('/api/jobs/matching').send(body);
    const { body } = await ask({ ids: [violin, organ, 2_000_000_000], filters: { searchQuery: 'violin' } });
    expect(body).toEqual({ ids: [violin] });
    await add(aLine({ title: 'Violin teacher', posted_at: null }));
    const undated = await idOf('Violin teacher');
    const known = await ask({ ids: [violin, undated], filters: { searchQuery: 'violin' } });
    expect(known.body).toEqual({ ids: [violin] }); // what has no date sorts last and is never new
    const left = await ask({ ids: [undated, violin, organ], filters: { searchQuery: 'violin' }, undatedToo: true });
    expect(left.body).toEqual({ ids: [violin, undated] }); // which of a list are left in it
    const { body: list } = await as.post('/api/jobs/filter').send({ searchQuery: 'violin' });
    expect(list).toMatchObject({ total: 2, dated: 1 });
    expect((await ask({ ids: ['1'], filters: {} })).body).toMatchObject({ errors: [{ field: 'ids' }] });
    expect((await ask({ ids: [1], filters: { colour: 'red' } })).body).toMatchObject({
      errors: [{ field: 'filters.colour' }],
    });
    expect((await ask({ ids: [1], filters: { salaryMin: 40_000 } })).status).toBe(403);
  });
  it('are for who is signed in, with the rules of the list', async () => {
    expect((await apis[0]!.http.get('/api/jobs/stream')).status).toBe(401);
    expect((await open(0, '/api/jobs/stream?salaryMin=40000')).status).toBe(403);
    expect((await open(0, `/api/jobs/stream?searchQuery=${'x'.repeat(501)}`)).status).toBe(400);
  });
});
