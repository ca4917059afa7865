import { asksOf } from '../match/asks.js';
import { weighed } from '../match/score.js';
import { readAdvert } from '../reading/advert-reader.js';
import { readCv } from '../reading/cv-reader.js';
import { coverLetter } from './cover-letter.js';

const CV = `Grace Mensah
Registered Nurse
Leeds, UK
Profile
Compassionate adult nurse with 6 years of experience in acute medical wards and intensive care. NMC registered.
Experience
Staff Nurse, Leeds General Infirmary, Leeds
March 2021 - present
- Care for up to 8 patients per shift on a 28-bed acute medical ward
- Administer intravenous medication and blood transfusions
- Mentor student nurses and newly qualified staff
Staff Nurse, Korle Bu Teaching Hospital, Accra
June 2018 - February 2021
- Cared for ventilated patients in a 10-bed intensive care unit
Education
BSc Nursing, University of Ghana, 2018
I hold a Health and Care Worker visa and need sponsorship to change employer.`;
const JOB = `Registered Nurse - Intensive Care
St Cuthbert's Hospital, Newcastle upon Tyne
Requirements
- Registered nurse with a current NMC registration
- Medication administration and infection control
- Mentorship of students
- Degree in nursing
We offer Skilled Worker visa sponsorship.`;
const [facts, cv] = [readAdvert(JOB), readCv(CV, new Date('2026-01-15'))];
const asks = weighed(asksOf(facts, cv));
const written = (customizations: string) => coverLetter(asks, facts, cv, { jobDescription: JOB, customizations });
const plain = written('');

describe('what a letter should say, or leave out', () => {
  it.each([
    ['Leave out my visa situation.', /visa|sponsorship/i],
    ['Please don’t say anything about my immigration status', /visa|sponsorship/i],
    ['Do not mention mentoring', /mentor/i],
    ['Without my degree and the mentoring, please.', /mentor|BSc|degree/i],
    ['Could you leave out Korle Bu?', /Korle Bu/],
    ['Skip years of experience', /years of work/],
  ])('is left out: %s', (wish, what) => {
    const { text, notFollowed } = written(wish);
    expect(plain.text).toMatch(what);
    expect(text).not.toMatch(what);
    expect(notFollowed).toEqual([]);
  });

  it.each([
    ['Mention my nursing degree.', 'BSc Nursing, University of Ghana'],
    ['Mention my degree', 'BSc Nursing, University of Ghana'],
    ['Mention the BSc qualification', 'BSc Nursing, University of Ghana'],
  ])('is a paper by whatever it is called: %s', (wish, line) => {
    const { text, notFollowed } = written(wish);
    expect(text).toContain(line);
    expect(notFollowed).toEqual([]);
  });

  it('is told once where two papers are named, and not again where the letter has it', () => {
    const chef = readCv(
      'Marco Bellini\nSous Chef\n\nExperience\nSous Chef, Some Table, Bristol, June 2020 - present\n- Responsible for HACCP records and the allergen matrix\n\nQualifications\nDiploma in Culinary Arts, Verona, 2014\nLevel 3 Food Safety, 2021',
      new Date(),
    );
    const advert = 'Head Chef\nRequirements\n- Level 3 Food Safety certificate\n- HACCP';
    const { text, notFollowed } = coverLetter(weighed(asksOf(readAdvert(advert), chef)), readAdvert(advert), chef, {
      jobDescription: advert,
      customizations: 'Mention my Level 3 certificate. Mention my diploma.',
    });
    expect(notFollowed).toEqual([]);
    expect(text.match(/Level 3 Food Safety/g)).toHaveLength(1);
    expect(text).toContain('My qualifications include the following: Diploma in Culinary Arts, Verona.');
    expect(text).toContain('“Responsible for HACCP records and the allergen matrix.”');
  });

  it('is work where no paper is called so', () => {
    const lead = readCv(
      'Ana Reed\nShift Leader\n\nExperience\nShift Leader, Some Mill, Leeds, June 2020 - present\n- Delivered induction training to 40 new starters\n- Cut waste by a third',
      new Date(),
    );
    const advert = 'Shift Leader\nRequirements\n- Waste reduction';
    const { text } = coverLetter(weighed(asksOf(readAdvert(advert), lead)), readAdvert(advert), lead, {
      jobDescription: advert,
      customizations: 'Mention the induction training.',
    });
    expect(text).toContain('I delivered induction training to 40 new starters');
    expect(text).not.toContain('As to induction training');
  });

  it.each([
    ['Address it to Ms Helen Carter', 'Dear Ms Carter,'],
    ['Please write it to Dr. Ann-Marie O’Neill.', 'Dear Dr O’Neill,'],
    ['Address the letter to Helen Carter', 'Dear Helen Carter,'],
  ])('is to whom it goes: %s', (wish, beginning) => {
    const { text, notFollowed } = written(wish);
    expect(text.startsWith(beginning)).toBe(true);
    expect(text).toContain('Yours sincerely,');
    expect(notFollowed).toEqual([]);
  });

  it.each([
    ['Mention that I can start in January and that I speak French', ['I can start in January.', 'I speak French.']],
    ['I am moving to Newcastle in May.', ['I am moving to Newcastle in May.']],
    ['Say that my notice period is four weeks', ['My notice period is four weeks.']],
    ['Add that the unit came recommended to me', ['The unit came recommended to me.']],
    ['Focus on my blood transfusions', ['blood transfusions']],
    ['Mention University of Ghana', ['University of Ghana']],
  ])('is said: %s', (wish, sentences) => {
    const { text, notFollowed } = written(wish);
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(text).not.toMatch(/\n(?:Mention|Say|Add|Focus)\b|and that I/);
    expect(notFollowed).toEqual([]);
  });

  it.each([
    'shorter',
    'Please make it shorter.',
    'Can you keep it brief?',
    'Do not be too long',
    'short and to the point',
  ])('is shorter when asked so: %s', (wish) => {
    const { text, notFollowed } = written(wish);
    expect(text.length).toBeLessThan(plain.text.length);
    expect(text).not.toMatch(/brief|shorter|to the point/);
    expect(notFollowed).toEqual([]);
  });

  it.each([
    ['shorter, more formal', ['more formal']],
    ['Make it shorter and more enthusiastic, and leave out my visa', ['more enthusiastic']],
    ['Do not sound desperate.', ['Do not sound desperate']],
    ['Write it in German', ['Write it in German']],
    ['Use British spelling. Leave out mentoring.', ['Use British spelling']],
    ['At most 20 words', ['at most 20 words']],
  ])('is named when it cannot be followed: %s', (wish, named) => {
    const { text, notFollowed } = written(wish);
    expect(notFollowed).toEqual(named);
    for (const words of named) expect(text).not.toContain(words);
  });

  it('is named when the CV has nothing of it, or when it stands in the name of the post', () => {
    expect(written('Mention my skiing').notFollowed).toEqual([expect.stringContaining('skiing')]);
    expect(written('Do not mention nurse').notFollowed).toEqual(['leave out nurse']);
  });
});

describe('a letter', () => {
  it('quotes of a profile the sentence that is meant, whole, and names the employer below the title', () => {
    expect(plain.text).toMatch(/^Dear hiring team at St Cuthbert's Hospital,/);
    expect(plain.text).toContain('My qualifications for this post: NMC registered;');
    expect(plain.text).not.toContain('…');
  });

  it('tells work that shares words with the advert, though no list of skills knows them', () => {
    const job = 'Coded TIG Welder\nMarlow Process Systems, Hull\nTIG welding of stainless steel to BS EN ISO 9606';
    const welder = readCv(
      `Piotr Zielinski\nExperience\nTIG Welder, Northern Pipeworks, Sheffield\n2019 - present
- TIG and MIG welding of stainless steel pipework to BS EN ISO 9606-1\n- Keep the shop tidy and safe for all`,
      new Date('2026-01-15'),
    );
    const advert = readAdvert(job);
    const input = { jobDescription: job, customizations: '' };
    const { text } = coverLetter(weighed(asksOf(advert, welder)), advert, welder, input);
    expect(text).toContain('“TIG and MIG welding of stainless steel pipework to BS EN ISO 9606-1”');
  });
});
