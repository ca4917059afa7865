import { plain } from './plain-words.js';
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

describe('a sentence in plain words', () => {
  it.each([
    ['Visa sponsorship: Yes [ ] No [x]', 'Visa sponsorship: no'],
    ['This role does include it.', 'This role includes it.'],
    ['We sponsor visas, and this role is no different.', 'We sponsor visas.'],
    ['We used not to sponsor visas; now we do.', 'We sponsor visas now.'],
    ['People ask for sponsorship and the answer is always no.', 'we do not offer visa sponsorship.'],
    ['Unlike agencies, who do not sponsor, we do.', 'we offer visa sponsorship.'],
    ['Sponsorship is not a problem.', 'sponsorship is fine.'],
    ['We cant sponser you', "We can't sponsor you"],
    ['A CoS is avail.', 'A certificate of sponsorship is available'],
    ['Sponsorship (Y/N)', 'Sponsorship '],
    ['Sponsorship licence no. 123', 'sponsorship licence number 123'],
  ])('says the same: %s', (said, plainly) => {
    expect(plain(said).toLowerCase()).toBe(plainly.toLowerCase());
  });

  it.each([
    'We do not sponsor visas, and this role is no different.',
    'You report to the Chief of Staff (CoS)',
    'A perm role.',
  ])('stays as it is where a word means something else: %s', (said) => {
    expect(plain(said)).toBe(said);
  });
});
