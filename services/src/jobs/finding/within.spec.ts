import { jest } from '@jest/globals';
import { within } from './within.js';

describe('what is waited for no longer than a while', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('leaves nothing waiting once it is there', async () => {
    expect(await within(3_000, Promise.resolve('counts'))).toBe('counts');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves nothing waiting where it fails', async () => {
    await expect(within(3_000, Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is nothing where it takes longer', async () => {
    const waited = within(3_000, new Promise<string>(() => undefined));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await waited).toBeUndefined();
  });
});
