import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { digestOf, type VisitorChange, type VisitorChanges } from '../auth/visitor-changes.js';
import type { VisitorNow } from '../auth/visitor-now.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { LiveConfig } from './live.config.js';
import { OpenStreams } from './open-streams.js';

/** An answer whose reader takes nothing of what is written to it. */
class Unread extends EventEmitter {
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  set = () => this;
  flushHeaders = () => undefined;

  write(frame: Buffer | string): void {
    this.writableLength += frame.length;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  end(): void {
    this.writableEnded = true;
    this.emit('close');
  }
}

const request = (method = 'GET', sessionID = 'a session') =>
  ({ method, sessionID, socket: { setNoDelay: () => undefined } }) as unknown as Request;

describe('open streams', () => {
  let tell: (change: VisitorChange) => void = () => undefined;
  const news = { begin: (listener: typeof tell) => Promise.resolve(void (tell = listener)) };
  let readAgain = () => Promise.resolve(true);
  const streamsOf = (config: LiveConfig) =>
    new OpenStreams(config, news as unknown as VisitorChanges, { isStill: () => readAgain() } as unknown as VisitorNow);
  const streams = streamsOf(new LiveConfig(2, 3));
  const open = async (who: string, method?: string, session?: string, response = new Unread(), all = streams) => {
    const ends: string[] = [];
    const stream = await all.begin(
      request(method, session),
      response as unknown as Response,
      { id: who } as SignedInUser,
      () => ends.push(who),
    );
    return { stream, response, ends };
  };
  afterEach(() => {
    readAgain = () => Promise.resolve(true);
  });
  afterAll(() => streams.beforeApplicationShutdown());

  it('are cut when their reader takes nothing, before they fill the memory', async () => {
    const { stream, response, ends } = await open('ada');
    for (let n = 0; n < 1_000; n += 1) stream.write(Buffer.alloc(1_000));
    expect(response.writableLength).toBeLessThan(300_000);
    expect([ends, streams.count]).toEqual([['ada'], 0]);
  });
  it('are limited for one person and for the process', async () => {
    const opened = [await open('ada'), await open('ada'), await open('sam')];
    await expect(open('ada')).rejects.toThrow('too many open streams of this account');
    await expect(open('sam')).rejects.toThrow('too many open streams');
    opened[0]!.response.destroy();
    opened.push(await open('sam'));
    for (const { response } of opened) if (!response.destroyed) response.destroy();
  });
  it('end at once for who only asks for the head', async () => {
    expect((await open('eve', 'HEAD')).response.writableEnded).toBe(true);
  });
  it('are none for who has left before theirs was opened', async () => {
    const gone = new Unread();
    gone.destroyed = true;
    const { stream } = await open('eve', 'GET', 'hers', gone);
    expect([stream.isOver, streams.count]).toEqual([true, 0]);
  });
  it('end at once for who has changed since they were read, and where that cannot be known', async () => {
    readAgain = () => Promise.resolve(false);
    expect((await open('ada')).stream.isOver).toBe(true);
    readAgain = () => Promise.reject(new Error('no database'));
    expect((await open('ada')).stream.isOver).toBe(true);
    expect(streams.count).toBe(0);
  });
  it('hear of changes from before it is read once more for whom they are', async () => {
    await streams.followVisitors();
    readAgain = () => {
      tell({ userId: 'ada' });
      return Promise.resolve(true); // as it was a moment before
    };
    expect((await open('ada')).stream.isOver).toBe(true);
  });
  it('end when what they were opened by changes: the person, or the session', async () => {
    await streams.followVisitors();
    const [ada, sam] = [await open('ada', 'GET', 'hers'), await open('sam', 'GET', 'his')];
    tell({ userId: 'eve' });
    tell({ session: digestOf('eves') });
    expect([ada, sam].map(({ response }) => response.writableEnded)).toEqual([false, false]);
    tell({ userId: 'ada' });
    expect([ada, sam].map(({ response }) => response.writableEnded)).toEqual([true, false]);
    tell({ session: digestOf('his') });
    expect(sam.response.writableEnded).toBe(true);
  });
  it('end within a minute, and not together, where it is not known who has changed', async () => {
    const many = streamsOf(new LiveConfig(100, 100));
    await many.followVisitors();
    const opened = await Promise.all(Array.from({ length: 100 }, () => open('ada', 'GET', 'hers', new Unread(), many)));
    tell({});
    const leftAfter = (milliseconds: number) => {
      for (const { stream } of opened) stream.beat(Date.now() + milliseconds);
      return many.count;
    };
    const left = leftAfter(30_000);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(100);
    expect(leftAfter(61_000)).toBe(0);
    many.beforeApplicationShutdown();
  });
  it('end when the program stops, and none is opened after that', async () => {
    const { response } = await open('ada');
    streams.beforeApplicationShutdown();
    expect(response.writableEnded).toBe(true);
    await expect(open('ada')).rejects.toThrow('too many open streams');
  });
});
