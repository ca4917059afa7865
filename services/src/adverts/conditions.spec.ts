import { readAdvert } from './read-advert.js';

describe('what sponsorship depends on', () => {
  it.each([
    'Sponsorship may be available depending on your qualifications.',
    'Sponsorship may be available depending on your qualifications and experience.',
    'You may be eligible for sponsorship depending on your qualifications.',
    'We may be able to sponsor you, depending on your qualifications and experience.',
    'Sponsorship could be possible depending on qualifications held.',
    'Sponsorship depends on your degree.',
    'Sponsorship may be offered, subject to NMC registration.',
    'We could sponsor, dependent on qualifications.',
    'Whether sponsorship is offered will depend on your qualifications.',
    'Sponsorship might be offered based on qualifications and length of service.',
  ])('is not what is sponsored in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('conditional');
  });

  it.each([
    'We may sponsor your degree, depending on your qualifications.',
    "Sponsorship for a master's is available depending on your qualifications.",
    'Sponsorship for professional qualifications may be available depending on your experience.',
    'We will sponsor you through your ACCA, depending on your exam results.',
    'We may sponsor your qualification.',
  ])('leaves the study that is sponsored in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});
