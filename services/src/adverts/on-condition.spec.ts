import { allAre } from './testing/all-are.js';

describe('sponsorship for whoever has, holds or passes something', () => {
  it('is on that condition', () =>
    allAre('conditional', [
      'This role does come with sponsorship for the right candidate if they hold a degree.',
      'sponsorship is offered to chefs with at least three years of experience',
      'This role comes with sponsorship if you pass your probation.',
      'This role comes with sponsorship for nurses holding an NMC PIN.',
      "We sponsor engineers as long as they've a degree.",
      'If you hold a degree, we can sponsor you.',
      'This post comes with sponsorship if you hold a degree.',
      'This role does come with sponsorship if the candidate has a degree in engineering.',
      'We sponsor visas if you have an NVQ Level 3.',
      "Sponsorship is available if you've passed IELTS.",
      'Visa sponsorship is offered provided applicants hold a nursing degree.',
      "The role carries sponsorship for candidates who hold a Master's degree.",
      'We offer sponsorship to teachers who hold QTS.',
      'We will sponsor a chef if she holds a Level 3 diploma.',
      'Sponsorship is given where the applicant possesses a trade qualification.',
      'We can sponsor you if you are registered with the NMC.',
      'Sponsorship comes with this job as long as you pass the English test.',
      'We sponsor, if you speak German at B2.',
    ]));

  it('is for everybody where the condition is a need, or is of something else', () =>
    allAre('offers', [
      'This role does come with sponsorship for the right candidate.',
      'This role comes with sponsorship if you need it.',
      'We offer visa sponsorship if the candidate needs it.',
      'We will sponsor your visa if you require one.',
      'We sponsor registered nurses.',
      'We sponsor visas; if you have a degree, tell us which.',
      'Visa sponsorship is available. If you have any questions, call us.',
      'Visa sponsorship is provided, and if you have children we help with schools.',
    ]));

  it('is refused all the same where it is denied', () =>
    allAre('refuses', [
      'This role does not come with sponsorship, even if you hold a degree.',
      'We do not sponsor visas even if you have a degree.',
    ]));

  it('is so in whichever order it is said', () => allAre('conditional', ['For sponsorship you must hold a diploma.']));

  it('is for everybody where nobody has to have it', () =>
    allAre('offers', [
      "You needn't hold a degree for us to sponsor you.",
      'You do not need to have a degree to be sponsored.',
    ]));
});
