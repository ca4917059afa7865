import { readAdvert } from './read-advert.js';

describe('who employs and does not sponsor', () => {
  it.each([
    'We will be your employer but not your sponsor.',
    'We can be your employer but not your visa sponsor.',
    'We are your employer, not your sponsor.',
    'The trust will be your employer but never your sponsor.',
  ])('refuses: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each(['We will be your employer and your sponsor.', 'We will be your employer, not your babysitter.'])(
    'is not heard in “%s”',
    (text) => {
      expect(readAdvert(text).answer).not.toBe('refuses');
    },
  );
});
