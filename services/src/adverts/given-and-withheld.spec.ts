import { readAdvert } from './read-advert.js';

const read = (text: string, title = '') => readAdvert(text, 'United Kingdom', title);

describe('sponsorship that one sentence gives to some and withholds from others', () => {
  it.each([
    ['Sponsorship is available at our Derby site, but not at Hucknall.', 'Production Engineer, Derby or Hucknall'],
    ['We sponsor doctors and nurses but not administrative staff.', 'Specialist Doctor'],
    ['Posts at Band 5 attract sponsorship, posts at Band 4 do not.', ''],
    ['We can sponsor at Senior level but not at Associate level.', ''],
    ['Sponsorship is available for full-time hours but not for part-time hours.', ''],
    ['If appointed at Grade 8 the role can be sponsored; if appointed at Grade 7 it cannot.', ''],
    ['Appointment at Grade 7 would meet the threshold for sponsorship; appointment at Grade 6 would not.', ''],
    ['Appointments at point 30 and above meet the salary threshold for sponsorship; below that we cannot sponsor.', ''],
    ['The Research Fellow post is eligible for sponsorship, the Research Assistant post is not.', ''],
    ['We can offer sponsorship to those already in the UK but not to applicants from overseas.', ''],
    ['We are recruiting both. Sponsorship is available for the nurses but not for the care assistants.', ''],
  ])('is a condition: %s', (text, title) => {
    const { answer, sentence } = read(text, title);
    expect(answer).toBe('conditional');
    expect(text).toContain(sentence);
  });

  it.each([
    ['Sponsorship is available at our Derby site, but not at Hucknall.', 'Production Engineer, Hucknall'],
    ['Sponsorship is available for full-time hours but not for part-time hours. This is a part-time post.', ''],
    ['Posts at Band 5 attract sponsorship, posts at Band 4 do not.', 'Administrator, Band 4'],
    ['We sponsor doctors and nurses but not administrators.', 'Administrator'],
  ])('is refused where the advert speaks of the second alone: %s (%s)', (text, title) => {
    expect(read(text, title).answer).toBe('refuses');
  });

  it.each([
    'Sponsorship is available for nurses but not for this post.',
    'We sponsor existing staff but not external applicants.',
    'Sponsorship is offered to internal staff but not to new starters.',
    'Sponsorship is available for clinical roles, but not for you.',
    'We do not sponsor nurses but we do train them, posts at Band 4 do not need it.',
  ])('is refused where it is withheld from whoever applies: %s', (text) => {
    expect(read(text).answer).toBe('refuses');
  });

  it.each([
    'Visa sponsorship is available for this role, but not for dependants.',
    'We sponsor nurses but not their families.',
  ])('is an offer where nobody who applies is left out: %s', (text) => {
    expect(read(text).answer).toBe('offers');
  });

  it('is none where the work is with sponsors', () => {
    expect(read('Experience of sponsor duties desirable but not essential.').answer).toBe('silent');
    expect(read('Sponsorship of events is for brands but not for individuals.').answer).toBe('silent');
  });
});
