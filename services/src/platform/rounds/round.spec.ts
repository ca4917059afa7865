import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Round } from './round.js';

const EVERY_MS = 1_000;

class Looks extends Round {
  constructor(
    private readonly each: (end: () => void) => Promise<unknown>,
    isAtOnce = false,
  ) {
    super({ name: 'Looks', everyMs: EVERY_MS, failure: 'Nothing could be seen', isAtOnce });
  }

  look(): Promise<unknown> {
    return this.each(() => this.end());
  }
}

describe('a round', () => {
  const rounds: Round[] = [];
  const started = (each: (end: () => void) => Promise<unknown>, isAtOnce?: boolean) => {
    const round = new Looks(each, isAtOnce);
    rounds.push(round);
    round.onApplicationBootstrap();
    return round;
  };
  const pauses = (count: number) => jest.advanceTimersByTimeAsync(count * EVERY_MS);

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    for (const round of rounds.splice(0)) round.onApplicationShutdown();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('looks after each pause, and at the start where that is wanted', async () => {
    const [later, atOnce] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    started(later);
    started(atOnce, true);
    expect([later, atOnce].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await pauses(2);
    expect([later, atOnce].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
  });

  it('never looks twice at a time', async () => {
    let done = () => {};
    const slow = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    started(slow);
    await pauses(3);
    expect(slow).toHaveBeenCalledTimes(1);
    done();
    await pauses(1);
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('tells of a look that fails and goes on', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const failing = jest.fn(() => Promise.reject(new Error('no line')));
    started(failing);
    await pauses(2);
    expect(warn.mock.calls).toEqual(Array(2).fill(['Nothing could be seen: Error: no line']));
  });

  it('ends with its program, or when it has nothing left to look for', async () => {
    const [stopped, finished] = [jest.fn(async () => undefined), jest.fn(async (end: () => void) => end())];
    const round = started(stopped);
    started(finished);
    await pauses(1);
    round.onApplicationShutdown();
    await pauses(3);
    expect([stopped, finished].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
