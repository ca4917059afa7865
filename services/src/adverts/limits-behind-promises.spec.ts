import { readAdvert } from './read-advert.js';

const answer = (text: string, title = '') => readAdvert(text, 'United Kingdom', title).answer;

describe('a licence that is held', () => {
  it.each([
    'We have a sponsor licence. At this grade we cannot issue certificates.',
    'We hold a licence. It cannot be used for this post.',
    'We have a sponsorship licence. At present we are not issuing certificates.',
    'We hold a sponsor licence. This post falls below the required skill level.',
    'We hold a sponsor licence. Not for this role though.',
    'We do have a sponsor licence. We do not intend to use it for this vacancy.',
    'The school holds a sponsor licence. We are unable to use it for support staff posts such as this.',
  ])('promises nothing that the next sentence could not refuse: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'refuses', sentence: text });
  });

  it.each([
    'We hold a licence.',
    'We have a licence. We cannot serve after eleven.',
    'We hold a licence. It is held by our head office.',
    'We hold a licence. Not suitable for children.',
    'We hold a sponsor licence. There are no parking places left.',
    'We have a sponsor licence. This post is not available as a job share.',
    'We hold a sponsor licence. You must hold a driving licence first.',
    'We hold a sponsor licence. Apprentices do not get it.',
  ])('is silent beside something else: %s', (text) => {
    expect(answer(text)).toBe('silent');
  });
});

it('refuses by what is said of this one, with a "just" before it', () => {
  expect(answer('We do sponsor. Just not for this one.')).toBe('refuses');
  expect(answer('We sponsor. And not just for this post.')).toBe('offers');
});

describe('what limits a promise', () => {
  it.each([
    'Visa sponsorship is available, only full time staff qualify.',
    'Visa sponsorship is available but only full-time staff qualify.',
    'We offer visa sponsorship, it depends on your qualifications.',
    'Visa sponsorship is offered (it depends on the salary).',
    'Provided that the going rate is met, a Skilled Worker visa will be sponsored.',
  ])('may stand in the same sentence: %s', (text) => {
    expect(answer(text)).toBe('conditional');
  });

  it.each([
    'We sponsor visas. You will need an NMC PIN first.',
    'We offer visa sponsorship. You must have passed your OSCE beforehand.',
    'We sponsor teachers. Candidates need QTS to qualify.',
    'We sponsor care workers from overseas. You must already be in the country.',
    "We offer visa sponsorship. A minimum of two years' experience is required for it.",
    'We sponsor nurses. To be considered for this you must be NMC registered.',
    'We offer a Health & Care visa. Your NMC registration has to be in place before we apply.',
  ])('may be what somebody has to have before it: %s', (text) => {
    expect(answer(text)).toBe('conditional');
  });

  it.each([
    'Sponsorship is available. It will only be given to staff on 37.5 hours.',
    'We offer sponsorship. The final decision rests with the home manager.',
    'We can sponsor. Whether we do depends on funding.',
    'We offer visa sponsorship. Certificates are allocated once you have completed six months with us.',
    'We provide sponsorship. Not every applicant will be eligible.',
    'We offer Tier 2 sponsorship. Certificates are only issued at Band 6 and higher.',
    'Skilled Worker visas are sponsored, provided the hours come to 39 a week.',
  ])('may be who decides it, and when: %s', (text) => {
    expect(answer(text)).toBe('conditional');
  });

  it.each([
    'We sponsor nurses. You will need a car.',
    'We sponsor carers. You must put residents first.',
    'We sponsor carers. You will need to come for an informal visit first.',
    'We sponsor chefs. You need to be first in and last out.',
    'We offer visa sponsorship. This depends on nothing but hard work.',
    'Sponsorship is available; priority goes to those here already.',
    'We offer visa sponsorship, free meals, and uniforms for kitchen staff only.',
    'We offer visa sponsorship, only serious applicants please.',
    'We sponsor visas (this includes the health surcharge).',
    'We sponsor carers, drivers need their own car.',
    'Sponsorship is offered. Certificates are issued within two weeks.',
    'We sponsor nurses; a decision will be made within five days of interview.',
    'We can sponsor visas for this role. Agency nurses cannot be sponsored.',
    "Overseas applicants welcome; we'll issue a CoS once you've passed interview.",
    "Once you've passed both interviews we sponsor your visa.",
  ])('is none of what everybody brings or gets: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('people who are said not to be sponsored, right behind a promise', () => {
  it.each([
    'We offer sponsorship. Placement students are not sponsored.',
    'We sponsor chefs. Kitchen porters are not sponsored.',
    'We offer sponsorship. Bank staff cannot be sponsored.',
    'We offer visa sponsorship for mathematics teachers. Other subjects are not sponsored.',
    'We sponsor teachers. Part-time posts cannot be sponsored.',
  ])('are a condition, of which both sentences are shown: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'conditional', sentence: text });
  });

  it.each([
    ['whoever comes from abroad', 'We offer sponsorship. Applicants from overseas are not sponsored.', ''],
    ['whoever is not here yet', 'We offer visa sponsorship. External candidates cannot be sponsored.', ''],
    ['the trade that is sought', 'We sponsor chefs. Kitchen porters are not sponsored.', 'Kitchen Porter'],
  ])('refuse where they are %s', (_, text, title) => {
    expect(answer(text, title)).toBe('refuses');
  });
});
