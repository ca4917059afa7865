import { readAdvert } from './read-advert.js';

describe('a record of a petition', () => {
  it.each([
    'H-1B petition',
    'H-1B petition, 1 position.',
    'H-1B petition, case status: DENIED.',
    'H-1B petition, case status: CERTIFIED.',
    'H-1B petition for this position: denied.',
    'H-1B petition withdrawn by the employer.',
    'H-1B petition revoked',
    'H-1B petition filed 2019',
    'LMIA application, decision: refused.',
    'Case status: Denied. H-1B petition, 1 position.',
  ])('promises nothing, whatever came of it: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it.each([
    'We will file an H-1B petition for you.',
    'H-1B petition filed for you by our lawyers.',
    'H-1B sponsorship: we file the petition.',
  ])('is none where somebody says what is done for whoever comes: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});
