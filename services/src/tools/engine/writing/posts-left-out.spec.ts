import { aCall, engine } from '../testing/texts.js';

const NURSE = `Ngozi Okafor
Registered Nurse
Leeds, UK
Profile
Adult nurse with 9 years of experience in medical and surgical wards.
Experience
Staff Nurse, Leeds General Infirmary, Leeds
March 2021 - present
- Administer intravenous medication on a 28-bed acute ward
- Mentor student nurses and newly qualified staff
Theatre Nurse, Lagos General Hospital, Lagos, Nigeria
June 2017 - January 2020
- Managed wound care for 30 surgical patients
Education
BSc Nursing, University of Ibadan, 2016
Immediate Life Support, 2023`;
const ADVERT = `Staff Nurse, Newcastle
Requirements
- Wound care and medication administration
- Mentorship of students
- Degree in nursing
- Immediate Life Support`;

const written = async (customizations: string, cvText = NURSE, jobDescription = ADVERT) => {
  const reply = await engine.writeCoverLetter({ cvText, jobDescription, customizations }, aCall());
  return { text: reply.generatedCoverLetter, notFollowed: reply.notFollowed };
};
const OF_LAGOS = /Lagos|Theatre|wound care/i;

describe('a post that a wish leaves out', () => {
  it.each([
    'Leave out my years in Lagos.',
    'Leave out my time at Lagos General Hospital',
    'Please do not mention Lagos.',
    'I do not want Lagos in the letter.',
    'Lagos should not be mentioned.',
    'Keep my time in Nigeria out of it.',
    'Do not count the years I spent in Lagos.',
    'No mention of Lagos General Hospital, please',
    'Leave out my job as a theatre nurse',
    'Don’t say anything about where I worked before the Infirmary.',
    'My years in Lagos should be left out.',
    'I would rather you did not mention my time in Lagos',
    'You do not need to mention Lagos',
    'Leave out my first job',
    'Skip my previous employer',
    'Ignore my work before 2021',
    'Leave out 2017-2020',
    'Only mention my current job.',
    'Talk only about my work at Leeds General Infirmary',
    'Leave out all my jobs except the current one',
    'Leave out Lagos General Hospital (2017-2020)',
  ])('is told in no word, with its years and what only it proves: %s', async (wish) => {
    expect((await written('')).text).toMatch(OF_LAGOS);
    const { text, notFollowed } = await written(wish);
    expect(text).not.toMatch(OF_LAGOS);
    expect(text).toContain(
      `and I have ${new Date().getFullYear() - 2022 + (new Date().getMonth() >= 1 ? 1 : 0)} years of work experience.`,
    );
    expect(text).toContain('“Mentor student nurses and newly qualified staff.”');
    expect(notFollowed).toEqual([]);
  });

  it('may be the one that is held: nobody is told to have worked last where they did not', async () => {
    const { text, notFollowed } = await written('Leave out my time at Leeds General Infirmary');
    expect(text).not.toMatch(/Infirmary|mentor|present|in all/i);
    expect(text).toContain('I have worked as a Theatre Nurse at Lagos General Hospital');
    expect(text).toContain('and I have 2 years of work experience.');
    expect(notFollowed).toEqual([]);
  });

  it.each(['Do not name my current employer', 'My employer must not know', 'Leave out Leeds General Infirmary'])(
    'keeps its work where only the name of a present employer is not to be said: %s',
    async (wish) => {
      const { text, notFollowed } = await written(wish);
      expect(text).not.toMatch(/Infirmary/);
      expect(text).toContain('I work as a Staff Nurse, and I have');
      expect(text).toContain('Of my present post my CV says: “Administer intravenous medication');
      expect(text).toContain('years of work experience in all');
      expect(notFollowed).toEqual([]);
    },
  );

  it('keeps its employer where only the town is not to be said', async () => {
    const { text } = await written('Leave out Leeds', NURSE.replace('Leeds General Infirmary', 'St James Hospital'));
    expect(text).toContain('I work as a Staff Nurse at St James Hospital, and');
    expect(text).not.toContain('Leeds');
  });

  it('takes its years alone where it began before the years that are left out ended', async () => {
    const { text } = await written('Leave out everything before 2019');
    expect(text).toContain('at Lagos General Hospital, I managed wound care');
    expect(text).not.toMatch(/in all|BSc/);
    expect(text).toContain('Immediate Life Support, 2023');
  });

  it.each([
    ['Leave out my years in Atlantis.', 'leave out years in Atlantis (no post'],
    ['Leave out my job at Some Bakery', 'leave out job at Some Bakery (no post'],
    ['Only mention my work at Some Bakery', 'only work at Some Bakery (no post'],
    ['Leave out everything except my nursing', 'Leave out everything except my nursing'],
  ])('is named where the CV has none that is called so: %s', async (wish, named) => {
    const { text, notFollowed } = await written(wish);
    expect(text).toBe((await written('')).text);
    expect(notFollowed).toEqual([expect.stringContaining(named)]);
  });

  it.each([
    ['Do not mention my age.', 'Age Concern Leeds'],
    ['Leave out my care for my mother', 'Harbour Care, Leeds'],
    ['Do not mention my home address', 'Sunny Home, Leeds'],
  ])('is none where a wish means something else: %s', async (wish, employer) => {
    const cv = NURSE.replace('Lagos General Hospital, Lagos, Nigeria', employer);
    const { text } = await written(wish, cv);
    expect(text).toContain('years of work experience in all');
    expect(text).toContain('wound care');
  });

  it('is cut out of a CV that tells its posts in sentences', async () => {
    const cv = `Amina Yusuf
I have been a receptionist at Oakfield Surgery in Leeds since 2019. I book 80 appointments a day and answer the phone. From 2012 to 2018 I was the secretary at Kano Teaching School in Nigeria. There I typed letters and kept the accounts of the school.`;
    const { text, notFollowed } = await written('Leave out my years in Nigeria.', cv, 'Receptionist, Leeds\n- Typing');
    expect(text).toContain('I work as a receptionist at Oakfield Surgery');
    expect(text).toContain('I book 80 appointments a day');
    expect(text).not.toMatch(/Kano|Nigeria|typed|secretary|in all/);
    expect(notFollowed).toEqual([]);
  });

  it.each([
    ['Leave out my years in London', /Waiter|served/i, 'I made coffee'],
    ['Leave out my time at Moksha Caffe', /I made coffee|last worked/i, 'I served tables'],
    ['Leave out my job as a barista', /I made coffee|last worked/i, 'I served tables'],
  ])('is known by the line of dates and employer above it: %s', async (wish, gone, stays) => {
    const cv = `Joe Bell
2021-2024   Moksha Caffe, Bath
Barista
Made coffee for 200 guests a day
2018-2021   Some Noodles, London
Waiter
Served tables and trained new staff`;
    const { text, notFollowed } = await written(wish, cv, 'Barista, Bath\nYou make coffee and serve guests.');
    expect(text).not.toMatch(gone);
    expect(text).toContain(stays);
    expect(notFollowed).toEqual([]);
  });
});

it.each([
  ['Leave out the years of my qualifications', 'Immediate Life Support; BSc Nursing, University of Ibadan.'],
  ['Please leave out when I graduated', 'Immediate Life Support; BSc Nursing, University of Ibadan.'],
  ['Leave out my Immediate Life Support certificate', 'My qualifications for this post: BSc Nursing'],
  ['Leave out my degree', 'My qualifications for this post: Immediate Life Support, 2023.'],
])('a paper, or its year, is left out: %s', async (wish, said) => {
  const { text, notFollowed } = await written(wish);
  expect(text).toContain(said);
  expect(notFollowed).toEqual([]);
});

it('a card keeps the year until which it is valid', async () => {
  const cv =
    'Dean Roberts\nHGV Driver, Owens Road Services, Llanelli, 2016 - present\nDrove 500 miles a day\n\nLicences\nC+E licence, CPC card valid until 2088';
  const { text } = await written('Leave out the dates', cv, 'HGV Driver\nRequirements\n- C+E licence\n- Driver CPC');
  expect(text).toContain('CPC card valid until 2088');
});

it.each([
  ['Leave out my qualifications.', /qualifications|BSc|Life Support/],
  ['Leave out how many years I have worked.', /years of work/],
  ['Leave out my skills', /I have experience of|I know/],
  ['Leave out my name', /Ngozi|Okafor/],
])('what every letter speaks of is left out: %s', async (wish, what) => {
  const { text, notFollowed } = await written(wish);
  expect(text).not.toMatch(what);
  expect(notFollowed).toEqual([]);
});
