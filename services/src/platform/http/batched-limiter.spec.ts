import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { eventually } from '../testing/eventually.js';
import { BatchedLimiter } from './batched-limiter.js';

describe('a limit that is asked for rarely', () => {
  const limits: BatchedLimiter[] = [];
  const shared = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const over = (one: RateLimiterMemory) => {
    const limit = new BatchedLimiter(one);
    limits.push(limit);
    return limit;
  };
  afterAll(() => limits.forEach((limit) => limit.close()));

  const isLetThrough = async (limit: BatchedLimiter) =>
    limit.isSurelyWithin('ada') ||
    limit.consume('ada').then(
      () => true,
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      },
    );
  const letThrough = async (limit: BatchedLimiter, calls: number) => {
    let count = 0;
    for (let call = 0; call < calls; call += 1) if (await isLetThrough(limit)) count += 1;
    return count;
  };

  it.each([1, 2, 3, 10, 101])('lets %s calls through and not one more', async (points) => {
    expect(await letThrough(over(shared(points)), points + 5)).toBe(points);
  });
  it('asks for the first half of the limit once, and reports it soon', async () => {
    const one = shared(100);
    const limit = over(one);
    expect(await letThrough(limit, 1)).toBe(1);
    for (let call = 0; call < 40; call += 1) expect(limit.isSurelyWithin('ada')).toBe(true);
    await eventually(async () => expect((await one.get('ada'))?.consumedPoints).toBe(41));
  });
  it('knows what other processes have let through', async () => {
    const one = shared(100);
    const [here, there] = [over(one), over(one)];
    expect(await letThrough(here, 30)).toBe(30);
    await eventually(async () => expect((await one.get('ada'))?.consumedPoints).toBe(30));
    expect(await letThrough(there, 200)).toBe(70);
    expect(await letThrough(here, 5)).toBeLessThanOrEqual(5);
    await eventually(async () => expect(await letThrough(here, 1)).toBe(0));
  });
});
