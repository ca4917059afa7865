import { readAdvert } from './read-advert.js';

describe('an exam that is not sponsored', () => {
  it.each([
    "The Trust doesn't sponsor your PLAB but does sponsor your visa.",
    "We don't sponsor your OSCE but do sponsor your visa.",
    "We can't sponsor your IELTS, but we can sponsor your visa.",
    'The company does not sponsor your driving licence but does sponsor your work permit.',
  ])('leaves the visa that is in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    "The Trust does sponsor your PLAB but doesn't sponsor your visa.",
    "The Trust doesn't sponsor your visa but does sponsor your PLAB.",
    'We do not sponsor your PLAB or your visa.',
  ])('saves no visa in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});
