import { readAdvert } from './read-advert.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a promise for some posts', () => {
  it.each([
    'Sponsorship is available for roles above £41,700. This role pays £27,000.',
    'Sponsorship is available at Band 5 and above. This is a Band 3 role.',
    'Skilled Worker sponsorship is available for posts at Grade 7 and above; this post is Grade 5.',
    'Sponsorship is available for permanent roles. Please note that this is a 6-month contract.',
    'Visa sponsorship is available to permanent staff. This is a bank role.',
    'Sponsorship can be offered for the full-time post. This advert is for the part-time post.',
    'Sponsorship is available to clinical staff. This is an administrative post.',
    'Visa sponsorship available for internal applicants. External applicants must have the right to work.',
    'We provide visa sponsorship for senior engineers only. This is a junior position and it will not be provided.',
    'We offer visa sponsorship. Unfortunately this grade is too low.',
    'We sponsor visas. The contract is too short for it.',
    'We sponsor visas. The role is not skilled enough.',
    'We sponsor permanent staff. The contract is not permanent.',
    'We sponsor senior staff. This is not a senior post.',
    'We sponsor full-time posts. This one is part-time.',
  ])('refuses where the advertised one is none of them: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'Sponsorship is available for roles above £41,700. This role pays £52,000.',
    'We sponsor Skilled Worker visas for Grade 6 and above; this role is Grade 7.',
    'Visa sponsorship is available for full-time roles. This is a full-time post.',
    'Visa sponsorship is available. This is a part-time role.',
    'Visa sponsorship is available. This is a fixed-term contract for 12 months.',
    'Visa sponsorship is available for senior roles. You will be a senior engineer and supervise junior staff.',
    'Visa sponsorship is available for roles above £15 an hour. This role pays £17 an hour.',
    'We sponsor visas. Do you need experience? No, you do not.',
    'We offer visa sponsorship. External applicants must provide two references.',
    'Visa sponsorship available. This post is exempt from the Rehabilitation of Offenders Act.',
    'We sponsor visas. The contract is not temporary.',
    'We sponsor visas. This is not a desk job.',
    'We offer visa sponsorship. This grade starts at £30,000.',
  ])('stays one where it is, or where nothing says so: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('a form that somebody has filled in', () => {
  it.each([
    ['Visa sponsorship available? Yes [ ] No [x]', 'refuses'],
    ['Visa sponsorship: Yes ☐ No ☑', 'refuses'],
    ['Sponsorship available: ☐ Yes ☒ No', 'refuses'],
    ['Visa sponsorship offered? Negative.', 'refuses'],
    ['visa_sponsorship: false', 'refuses'],
    ['Visa sponsorship: Yes [x] No [ ]', 'offers'],
    ['Visa sponsorship: ☒ Yes ☐ No', 'offers'],
    ['visa_sponsorship: true', 'offers'],
    ['Visa sponsorship: Yes [ ] No [ ]', 'silent'],
    ['Visa sponsorship available: TBC', 'conditional'],
  ])('says what is ticked: %s', (text, expected) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('a “no” beside an offer', () => {
  it.each([
    'No need for your own visa: sponsorship available.',
    'There is no waiting list for sponsorship; we have CoS ready.',
    'We sponsor visas, no exceptions.',
    'No strings attached visa sponsorship.',
    'We now offer sponsorship, which we previously did not.',
    'Applicants not holding a visa will be supported with a CoS.',
    'Sponsorship will not be an issue.',
    "Don't let visas stop you: sponsorship is standard here.",
    'Unlike the hospital down the road, which does not sponsor, we do offer sponsorship.',
  ])('takes nothing from it: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });

  it.each([
    'We do not sponsor visas, no exceptions.',
    'No need for your own car: sponsorship is not available.',
    'Sponsorship is not an option.',
    'We do nto sponsor visas.',
    'Unlike our competitors, who sponsor visas, we do not.',
  ])('refuses where it is of the visa: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });
});

it('says nothing of a job here where it is of an office in another country', () => {
  expect(answer('We sponsor visas in our Austin office.')).toBe('silent');
  expect(readAdvert('We sponsor H-1B visas in our Austin office.', 'United States').answer).toBe('offers');
});
