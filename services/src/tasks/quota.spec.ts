import { quotaSpent } from './quota.js';

describe("the day's AI calls being spent", () => {
  it.each([
    ['2026-11-21T21:04:00Z', 'in about 3 hours.'],
    ['2026-11-21T21:40:00Z', 'in about 2 hours.'],
    ['2026-11-21T23:00:00Z', 'in about 1 hour.'],
    ['2026-11-21T23:00:01Z', 'in about 1 hour.'],
    ['2026-11-21T23:15:00Z', 'in 45 minutes.'],
    ['2026-11-21T23:59:10Z', 'in 1 minute.'],
  ])('says at %s that new ones come %s', (now, wait) => {
    expect(quotaSpent(5, Date.parse(now)).message).toContain(wait);
  });

  it('counts one call as one', () => {
    expect(quotaSpent(1).message).toContain('your 1 AI call of today.');
    expect(quotaSpent(2).message).toContain('your 2 AI calls of today.');
  });
});
