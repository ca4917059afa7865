import { allAre } from './testing/all-are.js';

describe('a promise to those of one work alone, in an advert for another', () => {
  it('refuses, whether or not they are trained or senior', () =>
    allAre('refuses', [
      'Skilled Worker visas are reserved for our registered nurses, and this is a kitchen porter post.',
      'Visa sponsorship is for consultants only; this is an administrative post.',
      'Sponsorship is limited to qualified teachers, and this is a caretaker role.',
      'We sponsor experienced chefs only; this is a receptionist post.',
      'Certificates of sponsorship are reserved for senior engineers, while this is a cleaning role.',
    ]));

  it('is a promise or a condition where the post may be one of theirs', () =>
    allAre(
      ['offers', 'conditional'],
      [
        'Skilled Worker visas are reserved for our registered nurses, and this is a nursing post.',
        'Visa sponsorship is limited to qualified teachers, and this is a teacher of maths post.',
        'We sponsor experienced chefs only; this is a sous chef post.',
        'Visa sponsorship is reserved for exceptional candidates, and this is a laboratory post.',
        'Sponsorship is limited to senior engineers, and this is a senior engineer role.',
      ],
    ));
});
