import { readAdvert } from './read-advert.js';
import { readTitle } from './read-title.js';
import { processorMs } from '../platform/testing/processor-time.js';

describe('a line that is a heading and no sentence', () => {
  it.each([
    'Vineyard manager with visa sponsorship.',
    'Nursing job with visa sponsorship in Wales.',
    '£38,000 with visa sponsorship.',
    '£15.20 per hour with visa sponsorship.',
    'Sponsored Skilled Worker role.',
    'Chef de partie with visa sponsorship, Kent',
  ])('offers what it names: %s', (line) => {
    expect(readAdvert(line)).toEqual({ answer: 'offers', sentence: line });
    expect(readAdvert(`${line}\n\nA fine job in the town.`).answer).toBe('offers');
  });

  it.each([
    'Welder with visa sponsorship',
    'Care assistant with visa sponsorship, Kent',
    'Sponsored Skilled Worker role',
  ])('offers it as the title of a job: %s', (title) => expect(readTitle(title).answer).toBe('offers'));

  it.each([
    'Candidates with visa sponsorship from another employer',
    'Those with visa sponsorship needs are asked to tell us.',
    'Nurses with visa sponsorship from a previous employer.',
    'HR adviser with visa sponsorship experience.',
    'Staff with visa sponsorship',
    'Experience with visa sponsorship.',
  ])('promises nothing by people who have it, or know of it: %s', (line) => {
    expect(readAdvert(line).answer).toBe('silent');
    expect(readTitle(line).answer).toBe('silent');
  });

  it.each(['Welder without visa sponsorship', 'Chef with no sponsorship', 'Non-sponsored Skilled Worker role.'])(
    'refuses what it denies: %s',
    (line) => {
      expect(readAdvert(line).answer).toBe('refuses');
      expect(readTitle(line).answer).toBe('refuses');
    },
  );

  it('is read fast however long it is', () => {
    const began = processorMs();
    for (const text of [
      'with '.repeat(80_000),
      'Chef '.repeat(80_000),
      `${'manager '.repeat(50_000)}with visa sponsorship`,
    ])
      readAdvert(text);
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
