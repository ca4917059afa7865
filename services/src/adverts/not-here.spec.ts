import { allAre } from './testing/all-are.js';

describe('a promise to those of one work alone, in an advert for another', () => {
  it('refuses, whether or not they are trained or senior', () =>
    allAre('refuses', [
      'Skilled Worker visas are reserved for our registered nurses, and this is a kitchen porter post.',
      'Visa sponsorship is for consultants only; this is an administrative post.',
      'Sponsorship is limited to qualified teachers, and this is a caretaker role.',
      'We sponsor experienced chefs only; this is a receptionist post.',
      'Sponsorship is available to nurses and does not include anybody else. This is a cleaning job.',
      'Visa sponsorship is available to nurses and to no one else. You will work as a porter.',
      'Sponsorship is possible for teachers. It isn’t for teaching assistants, and this is a teaching assistant post.',
      'Certificates of sponsorship are reserved for senior engineers, while this is a cleaning role.',
    ]));

  it('is a condition where the advert does not say what this one is', () =>
    allAre('conditional', [
      'Sponsorship is available to nurses and does not include anybody else.',
      'Sponsorship is for chefs and nobody else.',
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
