import { readAdvert } from './read-advert.js';

describe('what a sponsor is not besides', () => {
  it.each([
    'We will act as your sponsor but not as your landlord.',
    'We will be your sponsor but not your landlord.',
    'We can act as your sponsor, but not as your guarantor.',
    "We'll be your sponsor, but not your bank.",
    'We are your visa sponsor but not an immigration law firm.',
  ])('takes nothing back in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We will act as your employer but not as your sponsor.',
    'We are a sponsor but not your sponsor.',
    'We are a sponsor but not for this post.',
    'We can sponsor, but not the night shift staff, which this post is.',
  ])('is the sponsor of this post in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});
