import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { eventually } from '../platform/testing/eventually.js';
import { signIn } from '../platform/testing/sign-in.js';
import { testApp, TEST_ORIGIN, type TestApp } from '../platform/testing/test-app.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { EventHub } from './event-hub.js';
import { LiveModule } from './live.module.js';
import { OpenStreams } from './open-streams.js';
import { openStream, type OpenStream } from './testing/open-stream.js';

const SECRET = 'the secret of the tests';

describe('the one stream of a browser', () => {
  let database: TestDatabase;
  /** Three processes of the api, as far as they know of each other. */
  let apis: TestApp[];
  let ada: { user: { id: string }; cookie: string };
  let sam: typeof ada;
  const streams: OpenStream[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    const environment = { LIVE_STREAMS_PER_PERSON: '6' };
    apis = [];
    for (let n = 0; n < 3; n += 1) apis.push(await testApp([LiveModule], { database, environment }));
    const settings = { SESSION_SECRET: SECRET, PUBLIC_URL: TEST_ORIGIN };
    ada = await signIn(database, { username: 'ada' }, settings);
    sam = await signIn(database, { username: 'sam' }, settings);
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.cut();
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await database.drop();
  });

  const hub = (at: number) => apis[at]!.app.get(EventHub);
  async function open(at: number, { who = ada, topics = 'tasks,release', lastEventId = '' } = {}) {
    const { port } = apis[at]!.app.getHttpServer().address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/events?topics=${topics}`;
    const stream = await openStream(url, { cookie: who.cookie, lastEventId: lastEventId || undefined });
    streams.push(stream);
    return stream;
  }
  const seen = (stream: OpenStream, event = 'tasks') => stream.events.filter((one) => one.event === event);
  const hello = (stream: OpenStream) =>
    eventually(() => {
      const [first] = seen(stream, 'hello');
      if (!first) throw new Error('Not open yet');
      return first.data;
    });

  it('says hello at once, unbuffered and uncached', async () => {
    const stream = await open(0);
    expect(await hello(stream)).toEqual({ isGap: false });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
  });
  it('brings what any process publishes, to whom it is for', async () => {
    const [one, two, three] = [await open(0), await open(1), await open(2, { who: sam })];
    await Promise.all([one, two, three].map(hello));
    const [own, foreign, general] = [randomUUID(), randomUUID(), randomUUID()];
    await hub(2).publish('tasks', ada.user.id, { id: own });
    await hub(0).publish('tasks', sam.user.id, { id: foreign });
    await hub(1).publish('tasks', null, { id: general });
    for (const stream of [one, two]) {
      await eventually(() => expect(seen(stream).map(({ data }) => data.id)).toEqual([own, general]));
    }
    await eventually(() => expect(seen(three).map(({ data }) => data.id)).toEqual([foreign, general]));
  });
  it('brings only the topics that were asked for', async () => {
    const stream = await open(0, { topics: 'release' });
    await hello(stream);
    await hub(1).publish('tasks', null, { id: 'other' });
    await hub(1).publish('release', null, { channel: 'stable', seq: 1 });
    await eventually(() => expect(seen(stream, 'release')).toHaveLength(1));
    expect(seen(stream)).toEqual([]);
  });
  it("tells of the registry's new heads, once, however many processes hear of them", async () => {
    const stream = await open(0, { topics: 'release' });
    const other = await open(1, { topics: 'release' });
    await Promise.all([hello(stream), hello(other)]);
    await database.dataSource.query(`SELECT pg_notify('registry_head', '{"channel":"stable","seq":42}')`);
    await hub(0).publish('release', null, { channel: 'end', seq: 0 });
    for (const one of [stream, other]) {
      await eventually(() => expect(seen(one, 'release').map(({ data }) => data.channel)).toContain('end'));
      await eventually(() => expect(seen(one, 'release').filter(({ data }) => data.seq === 42)).toHaveLength(1));
    }
  });
  it('misses nothing, in order, when it drops again and again and goes on at another process', async () => {
    const beginning = await open(0);
    await hello(beginning);
    beginning.cut();
    let lastEventId = beginning.lastEventId!;
    const sent: number[] = [];
    let isOver = false;
    const publishing = (async () => {
      for (let n = 0; n < 200; n += 1) {
        await hub(n % 3).publish('tasks', ada.user.id, { n });
        sent.push(n);
      }
      isOver = true;
    })();
    const got: number[] = [];
    for (let at = 1; !(isOver && got.at(-1) === 199); at += 1) {
      const stream = await open(at % 3, { lastEventId });
      expect(await hello(stream)).toEqual({ isGap: false });
      await eventually(() => expect(isOver || seen(stream).length > 10).toBe(true));
      stream.cut();
      got.push(...seen(stream).map(({ data }) => data.n as number));
      lastEventId = stream.lastEventId!;
    }
    await publishing;
    expect([...new Set(got)]).toEqual(sent);
  });
  it('says when what was missed is not known any more', async () => {
    const stream = await open(0, { lastEventId: 'from somewhere else' });
    expect(await hello(stream)).toEqual({ isGap: true });
  });
  it('goes on when its process has lost the database for a moment', async () => {
    const stream = await open(0);
    await hello(stream);
    await database.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'landfall-live' AND datname = current_database()`,
    );
    await hub(1).publish('tasks', null, { id: 'meanwhile' });
    await eventually(() => expect(seen(stream).map(({ data }) => data.id)).toContain('meanwhile'));
  });
  it('is refused to who is not signed in, for a topic that is none, and past the limit of a person', async () => {
    expect((await open(0, { who: { ...ada, cookie: '' } })).status).toBe(401);
    expect((await open(0, { topics: 'jobs,gossip' })).status).toBe(400);
    const opened = [];
    for (let n = 0; n < 7; n += 1) opened.push(await open(2, { who: sam }));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(opened.at(-1)!.headers['retry-after']).toBe('30');
    for (const stream of opened) stream.cut();
    await eventually(() => expect(apis[2]!.app.get(OpenStreams).count).toBe(0));
    expect((await open(2, { who: sam })).status).toBe(200);
  });
  it('ends by itself when its process is stopped, which is not held up', async () => {
    const stopping = await testApp([LiveModule], { database });
    apis.push(stopping);
    const stream = await open(3);
    await hello(stream);
    await stopping.close();
    apis.pop();
    await eventually(() => expect(stream.isEnded).toBe(true));
  });
});
