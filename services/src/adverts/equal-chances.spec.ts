import { readAdvert, type AdvertAnswer } from './read-advert.js';

const subjects = [
  'Whether you need sponsorship',
  'Whether or not you currently require a visa',
  'Your need for visa sponsorship',
  'Your answer on sponsorship',
  'The answer you give to the sponsorship question',
  'Asking for sponsorship',
  'Stating that you need sponsorship',
  'Your visa status',
];
const predicates = [
  'will not affect your application',
  'does not influence our hiring decision',
  'has no bearing on how you are scored',
  'will not change how your form is marked',
  'is not taken into account at shortlisting',
  'plays no part in the selection',
  'will not be seen by the panel',
];

describe('what plays no part in who is chosen', () => {
  it('promises and refuses nothing', () => {
    const said = subjects.flatMap((subject) => predicates.map((predicate) => `${subject} ${predicate}.`));
    expect(said.filter((text) => readAdvert(text).answer !== 'silent')).toEqual([]);
  });

  it.each<[AdvertAnswer, string]>([
    ['silent', 'We do not discriminate on the basis of sponsorship needs.'],
    ['silent', 'We do not take your need for sponsorship into account.'],
    ['silent', 'No applicant is judged on whether they need sponsorship.'],
    ['silent', 'Interviewers do not know whether you need a visa.'],
    ['silent', 'It makes no difference to your application if you need sponsorship.'],
    ['silent', 'We ask about sponsorship for monitoring only; it will not be used in the selection.'],
    ['silent', 'This will not affect your current sponsorship with another employer.'],
    ['silent', 'This does not affect sponsorship arrangements with our partners.'],
    // who is told that the need can be met
    ['offers', 'Needing sponsorship will not count against you.'],
    ['offers', 'Whether you need sponsorship will not affect your application: we sponsor Skilled Worker visas.'],
    // near ones that refuse
    ['refuses', 'Your need for sponsorship will not be considered.'],
    ['refuses', 'Your need for sponsorship will not be met.'],
    ['refuses', 'Your request for sponsorship will not be considered.'],
    ['refuses', 'Your need for sponsorship will not affect our decision, but we cannot sponsor.'],
    ['refuses', 'Whether you need sponsorship will not affect your application, as we do not offer it to anyone.'],
    ['refuses', 'Your answer on sponsorship will not change our policy not to sponsor.'],
    ['refuses', 'Applicants who need sponsorship will not be seen by the panel.'],
    ['refuses', 'Applications that need sponsorship will not be taken into account.'],
    ['refuses', 'If you need sponsorship, your application will not be considered.'],
    ['refuses', 'We do not consider sponsorship.'],
    ['refuses', 'We do not consider sponsorship at this time.'],
    ['refuses', 'We do not consider sponsorship when we hire.'],
    ['refuses', 'We do not discriminate on the basis of sponsorship needs, but we cannot offer sponsorship.'],
    ['refuses', 'This will not affect your current sponsorship, but we cannot take it over.'],
    ['refuses', 'Requiring sponsorship will disqualify you from this post.'],
    ['refuses', 'Needing sponsorship prevents you from being considered.'],
    ['refuses', 'A need for visa sponsorship rules candidates out.'],
  ])('is told from what does: %s, %s', (answer, text) => {
    expect(readAdvert(text).answer).toBe(answer);
  });
});
