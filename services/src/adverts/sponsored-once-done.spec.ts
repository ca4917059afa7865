import { readAdvert } from './read-advert.js';

describe('sponsorship for those who have done something first', () => {
  it.each([
    'Visa sponsorship is available to those who have worked in a UK care home for 12 months.',
    'We offer sponsorship to nurses who have already passed their OSCE.',
  ])('depends on that: %s', (text) => {
    expect(readAdvert(text).answer).toBe('conditional');
  });

  it('is a promise where it only tells what became of others', () => {
    expect(readAdvert('We offer sponsorship. It went to 40 nurses last year who have all passed.').answer).toBe(
      'offers',
    );
  });
});
