import { opensIn } from './opens-in';

describe('when a job opens', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  it.each([
    ['2026-11-23T10:00:20Z', 'in 1 minute'],
    ['2026-11-23T10:20:00Z', 'in 20 minutes'],
    ['2026-11-23T10:59:30Z', 'in 1 hour'],
    ['2026-11-23T14:10:00Z', 'in 5 hours'],
    ['2026-11-24T10:00:00Z', 'in 24 hours'],
    ['2026-11-26T09:00:00Z', 'in 3 days'],
    ['2026-11-23T09:59:00Z', 'in a moment'],
    ['soon', 'in a moment'],
    [undefined, 'in a moment'],
  ])('%s is said as %s', (at, words) => {
    expect(opensIn(at, now)).toBe(words);
  });
});
