import { readAdvert } from './read-advert.js';

describe('a permit that is tied to an employer', () => {
  it.each([
    'Closed work permit support is offered.',
    'Employer-specific (closed) work permits are supported.',
    'We assist with closed work permits.',
  ])('is closed by its name and no refusal: %s', (sentence) => {
    expect(readAdvert(sentence, 'Canada').answer).not.toBe('refuses');
  });

  it('is refused where it is refused', () => {
    expect(readAdvert('We do not support closed work permits.', 'Canada').answer).toBe('refuses');
  });
});
