import { allAre } from './testing/all-are.js';

describe('applications from abroad', () => {
  it('may come, and nothing is said of how somebody may then work', () =>
    allAre('silent', [
      'Applications from outside New Zealand are welcome.',
      'Applications from outside New Zealand are accepted.',
      'We welcome applications from outside New Zealand.',
      'Candidates based outside Australia are welcome to apply.',
      'Applicants from outside Canada are encouraged to apply.',
      'Applications from outside Ireland will be considered.',
      'Applications from overseas can be considered.',
      'We have many people from outside New Zealand in the team.',
    ]));

  it('may be turned away', () =>
    allAre('refuses', [
      'Applications from outside New Zealand are not considered.',
      'Applications from outside New Zealand cannot be accepted.',
      'Candidates living outside New Zealand cannot apply.',
      'We cannot consider anyone living outside New Zealand.',
      'Applicants based outside of Australia will not be considered.',
      'Candidates outside Canada need not apply.',
      'Applications from outside Ireland will not be accepted.',
      'Applications from abroad are not considered.',
    ]));

  it('may be promised a visa', () =>
    allAre('offers', ['Applicants from outside New Zealand will be sponsored for an AEWV.']));
});
