import { readAdvert } from './read-advert.js';

describe('a worry about visas', () => {
  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
    'Sponsorship may seem daunting. Do not worry: we arrange it for each nurse we hire.',
    "Visa sponsorship sounds complicated. Don't panic, we handle it for every chef.",
    'Visa sponsorship can be a minefield. Relax, we deal with it for everyone we hire.',
  ])('is answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it('is answered by a no as well', () => {
    expect(readAdvert('Visa sponsorship can feel overwhelming. We do not arrange it.').answer).toBe('refuses');
  });

  it.each([
    "Visa sponsorship can feel overwhelming. Don't worry, we explain it to every student.",
    "House moves can feel overwhelming. Don't worry, we arrange it for every overseas nurse.",
  ])('is not answered in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});
