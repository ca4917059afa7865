import { analysed, named } from './testing/texts.js';

const ADVERT = 'Teacher of Mathematics\nRequirements\n- Experience of pastoral care';
const stateOf = async (line: string, post = 'Teacher of Maths, Some School, Lisbon, 2019 - present', advert = ADVERT) =>
  named(await analysed(`Ana Reed\nLisbon\n\nExperience\n${post}\n- ${line}\n`, advert), 'Pastoral care')?.state;

describe('whoever looks after a form, a year or a house gives pastoral care', () => {
  it.each([
    'Form tutor to year 8',
    'Form master of 3B',
    'Form mistress and teacher of maths',
    'Form teacher for year 9',
    'Year 9 tutor',
    'Tutor of a Year 7 form',
    'Head of Year 8',
    'Assistant Head of Year',
    'Head of House, 120 pupils',
    'Housemaster of 60 boarders',
    'Housemistress',
    'Boarding tutor two nights a week',
    'Homeroom teacher of grade 7',
    'Class adviser to JSS 2',
    'Year leader for 120 pupils',
    'Looked after a form of 30 pupils',
  ])('%s', async (line) => {
    expect(await stateOf(line)).toBe('met');
  });

  it('in the title of a post as well', async () => {
    expect(
      await stateOf('Taught maths to years 7 to 11', 'Teacher of Maths and Form Master, Some School, 2019 - present'),
    ).toBe('met');
  });

  it.each(['Experience as a form tutor', 'Experience as a head of year', 'You will act as a form teacher'])(
    'and an advert asks for it so: %s',
    async (line) => {
      expect(await stateOf('Form master of 3B', undefined, `Teacher of Mathematics\nRequirements\n- ${line}`)).toBe(
        'met',
      );
    },
  );
});

describe('much the same words say nothing of it', () => {
  it.each([
    'Filled in the tax form',
    'Head of year-end reporting',
    'Web form validation',
    'Tutor of maths, one to one',
    'Master of Science',
    'Head of Housekeeping',
    'A 10 year leader in retail',
    'Reported to the Head of Year',
    'Taught year 9 and year 10',
  ])('%s', async (line) => {
    expect(await stateOf(line)).toBe('missing');
  });

  it('in an advert that names whom somebody reports to', async () => {
    expect(
      await stateOf(
        'Taught maths',
        undefined,
        'Teacher of Maths\nRequirements\n- Lesson planning\n- Reporting to the Head of Year',
      ),
    ).toBeUndefined();
  });
});
