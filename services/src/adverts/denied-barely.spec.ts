import { processorMs } from '../platform/testing/processor-time.js';
import { readAdvert } from './read-advert.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a denial right behind a promise that has no noun of its own', () => {
  it.each([
    "We offer sponsorship. Right now we can't.",
    "We sponsor visas. It isn't possible this year.",
    "We sponsor visas. You won't get one with this job.",
    'We sponsor visas. This position carries none.',
    "We sponsor drivers. This depot doesn't.",
    "We sponsor teachers. This term we don't.",
    'Sponsorship is available. This ward is not included.',
  ])('is of the promise: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    "We sponsor visas. You won't get bored with this job.",
    'We sponsor visas. A car does not come with this job.',
    "Sponsorship is available. This site doesn't have a lift.",
    'Sponsorship is available. This ward is not busy at night.',
    'We sponsor visas. That is not all we do.',
    'We sponsor visas. There is nothing here that we do not do.',
    'We sponsor nurses. You will not be on this ward.',
    'We sponsor chefs. We are not open right now.',
  ])('is of something else where it names that: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });

  it('is read fast however long it is', () => {
    const began = processorMs();
    readAdvert(`We sponsor visas. ${'We cannot do it here '.repeat(20_000)}`);
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
