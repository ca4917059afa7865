import { whatIsSought } from './what-is-sought.js';

describe('What is sought by a text', () => {
  it.each([
    ['care assistant visa sponsorship uk', 'care assistant uk'],
    ['chef with visa sponsorship in london', 'chef in london'],
    ['Nurse jobs UK with Visa Sponsorship available', 'Nurse jobs UK'],
    ['visa sponsored software engineer', 'software engineer'],
    ['sponsored nurse jobs', 'nurse jobs'],
    ['cleaner jobs that offer sponsorship', 'cleaner jobs'],
    ['tier 2 visa sponsorship teacher', 'tier 2 teacher'],
    ['tier 2 visa', 'tier 2'],
    ['tier 2 visa jobs', 'tier 2 jobs'],
    ['tier 2 sponsorship', 'tier 2'],
    ['skilled worker visa nurse', 'skilled worker nurse'],
    ['welder work permit canada', 'welder canada'],
    ['jobs with certificate of sponsorship', 'jobs'],
    ['uk visa sponsorship jobs', 'uk jobs'],
    ['chef visa spons', 'chef'],
  ])('is without the sponsorship that every job comes with: %s', (text, left) => {
    expect(whatIsSought(text)).toBe(left);
  });

  it.each([
    ['jobs for nigerians in uk', 'jobs in uk'],
    ['farm jobs for foreigners', 'farm jobs'],
    ['driver for overseas workers canada', 'driver canada'],
    ['warehouse jobs for filipinos', 'warehouse jobs'],
  ])('is without for whom, which every job is: %s', (text, left) => {
    expect(whatIsSought(text)).toBe(left);
  });

  it.each([
    ['find jobs in canada', 'jobs in canada'],
    ['looking for a nurse job', 'nurse job'],
    ["I'm looking for cleaning work", 'cleaning work'],
    ['i need a job in london', 'job in london'],
    ['find me care work in leeds', 'care work in leeds'],
    ['apply for teaching jobs', 'teaching jobs'],
  ])('is without the looking: %s', (text, left) => {
    expect(whatIsSought(text)).toBe(left);
  });

  it.each([
    'sponsorship manager',
    'visa sponsorship compliance officer',
    'head of sponsorship',
    'event sponsorship',
    'visa officer',
    'teacher for deaf children',
    'carer for the elderly',
    'search engineer',
    'search marketing',
    'h-1b',
    'work',
    'permit officer',
    'african history',
  ])('is the whole text where that is a work of its own: %s', (text) => {
    expect(whatIsSought(text)).toBe(text);
  });

  it.each(['visa sponsorship', 'jobs with visa sponsorship near me', 'find a job', 'jobs for foreigners'])(
    'is any job: %s',
    (text) => expect(whatIsSought(text)).toMatch(/^(?:|jobs?)$/),
  );
});
