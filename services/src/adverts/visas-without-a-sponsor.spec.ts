import { readAdvert } from './read-advert.js';

describe('a visa without a sponsor', () => {
  it.each([
    'Global Talent visa holders welcome',
    'Global Talent visa endorsement holders (self-sponsored)',
    'We support Global Talent visa endorsement holders (self-sponsored).',
  ])('is no offer of one: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it('leaves the offer beside it', () => {
    const text = 'Global Talent visa holders are welcome, and we sponsor Skilled Worker visas.';
    expect(readAdvert(text).answer).toBe('offers');
  });
});
