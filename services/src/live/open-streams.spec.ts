import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { digestOf, type VisitorChange, type VisitorChanges } from '../auth/visitor-changes.js';
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

const request = (method = 'GET', sessionID?: string) =>
  ({ method, sessionID, socket: { setNoDelay: () => undefined } }) as unknown as Request;

describe('open streams', () => {
  let tell: (change: VisitorChange) => void = () => undefined;
  const news = { begin: (listener: typeof tell) => Promise.resolve(void (tell = listener)) };
  const streams = new OpenStreams(new LiveConfig(2, 3), news as unknown as VisitorChanges);
  const open = (who: string, method?: string, session?: string) => {
    const response = new Unread();
    const ends: string[] = [];
    const stream = streams.begin(request(method, session), response as unknown as Response, who, () => ends.push(who));
    return { stream, response, ends };
  };
  afterAll(() => streams.beforeApplicationShutdown());

  it('are cut when their reader takes nothing, before they fill the memory', () => {
    const { stream, response, ends } = open('ada');
    for (let n = 0; n < 1_000; n += 1) stream.write(Buffer.alloc(1_000));
    expect(response.writableLength).toBeLessThan(300_000);
    expect([ends, streams.count]).toEqual([['ada'], 0]);
  });
  it('are limited for one person and for the process', () => {
    const opened = [open('ada'), open('ada'), open('sam')];
    expect(() => open('ada')).toThrow('too many open streams of this account');
    expect(() => open('sam')).toThrow('too many open streams');
    opened[0]!.response.destroy();
    expect(() => open('sam')).not.toThrow();
    for (const { response } of opened) if (!response.destroyed) response.destroy();
  });
  it('end at once for who only asks for the head', () => {
    expect(open('eve', 'HEAD').response.writableEnded).toBe(true);
  });
  it('end when what they were opened by changes: the person, or the session', async () => {
    await streams.followVisitors();
    const [ada, sam] = [open('ada', 'GET', 'hers'), open('sam', 'GET', 'his')];
    tell({ userId: 'eve' });
    tell({ session: digestOf('eves') });
    expect([ada, sam].map(({ response }) => response.writableEnded)).toEqual([false, false]);
    tell({ userId: 'ada' });
    expect([ada, sam].map(({ response }) => response.writableEnded)).toEqual([true, false]);
    tell({ session: digestOf('his') });
    expect(sam.response.writableEnded).toBe(true);
  });
  it('end, though not together, where it is not known who has changed', async () => {
    await streams.followVisitors();
    const { stream, response } = open('ada');
    tell({});
    expect(response.writableEnded).toBe(false);
    stream.beat(Date.now() + 61_000);
    expect(response.writableEnded).toBe(true);
  });
  it('end when the program stops, and none is opened after that', () => {
    const { response } = open('ada');
    streams.beforeApplicationShutdown();
    expect(response.writableEnded).toBe(true);
    expect(() => open('ada')).toThrow('too many open streams');
  });
});
