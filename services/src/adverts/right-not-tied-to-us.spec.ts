import { allAre } from './testing/all-are.js';

describe('a right to work that is not to depend on us', () => {
  it('refuses whoever needs sponsorship, in whatever words it is asked for', () =>
    allAre('refuses', [
      'To be considered you need permission to work in the UK that does not depend on sponsorship by us.',
      'You must hold a right to work in the UK which is not tied to a sponsor.',
      'Applicants need the right to work that is independent of employer sponsorship.',
      'Candidates must have permission to work here that does not rely on visa sponsorship.',
      'We need you to have a right to work not dependent on an employer.',
      'Your right to work must not be linked to sponsorship.',
      'Please apply only with a right to work in Britain that is not conditional on our sponsorship.',
    ]));

  it('is none where sponsorship is what does not depend on something', () =>
    allAre('offers', [
      'We offer visa sponsorship, and it does not depend on your nationality.',
      'Sponsorship does not depend on where you live: we sponsor from anywhere.',
      'We sponsor visas, and your pay does not depend on sponsorship.',
    ]));
});
