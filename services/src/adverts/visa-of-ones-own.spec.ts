import { readAdvert } from './read-advert.js';

describe('an advert that speaks of the visa of one’s own', () => {
  it.each([
    'The successful applicant must secure their own visa.',
    'Candidates are responsible for obtaining their own work permit before starting.',
    'You will be expected to apply for your own visa, so please allow time.',
    'Visa: must be held by applicant',
  ])('sponsors none where whoever applies has to see to it: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'We sponsor you; you should arrange your own visa appointment at the centre near you.',
    'You must apply for your own visa with the certificate of sponsorship that we issue.',
    'Nobody has to arrange a visa themselves: we sponsor it.',
  ])('may sponsor it all the same: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});
