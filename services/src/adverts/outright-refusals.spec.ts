import { allAre } from './testing/all-are.js';

describe('what is said to be out of reach', () => {
  it('is refused', () =>
    allAre('refuses', [
      'The post pays £24,500, which puts visa sponsorship out of reach.',
      'The new rules make sponsorship impossible for this role.',
      'Our budget leaves sponsorship beyond our means.',
      'The salary for this post places a Skilled Worker visa beyond reach.',
      'The skills charge makes sponsorship unaffordable for a small nursery.',
      'A pay band of £23,000 puts a certificate of sponsorship out of the question.',
      'Our size makes visa sponsorship unworkable.',
      'The new threshold keeps sponsorship off the table.',
      'Being a charity puts visa sponsorship out of our reach.',
      'The number of hours keeps sponsorship off-limits.',
    ]));

  it('is not, where that is denied or something else is', () =>
    allAre('offers', [
      'Nothing puts visa sponsorship out of reach here: we sponsor every nurse.',
      'A house may be out of reach, but visa sponsorship and a flat are provided.',
      'We make visa sponsorship simple: we sponsor all our engineers.',
      'We put visa sponsorship within reach: our trust sponsors nurses.',
      'We sponsor visas and keep the paperwork off your desk.',
    ]));
});
