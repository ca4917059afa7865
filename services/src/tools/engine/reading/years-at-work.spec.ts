import { analysed } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

const today = new Date(2026, 5, 15);
const yearsIn = (line: string): number =>
  readCv(`Ana Reed\nLeeds\nana@example.org\n\nSummary\n${line}\n\nSkills\nFirst aid\n`, today).years;

describe('years are those of work', () => {
  it.each([
    ['Electrician with 12 years in houses', 12],
    ['Joiner, 8 years on sites', 8],
    ['Joiner - 8 years on large building sites', 8],
    ['20 years behind the stove', 20],
    ['Chef with over 20 years behind a busy stove.', 20],
    ['12 years behind the bar of city pubs', 12],
    ['Bricklayer – 15 years on the trowel', 15],
    ['15 years at the wheel', 15],
    ['Welder, 9 yrs in shipyards', 9],
    ['7 years on the tools', 7],
    ['Nurse with 6 years on acute wards', 6],
    ['Nine years in the classroom', 9],
    ['Barista of 5 years', 5],
    ['Plumber 12 years', 12],
    ['5 years in busy call centres', 5],
    ['14 years at the chairside', 14],
    ['11 years in private practice', 11],
    ['4 years front of house', 4],
    ['6 years under the bonnet', 6],
    ['I am a groundworker. 10 years on sites in Kent.', 10],
  ])('where a line says where or with what: “%s”', (line, years) => {
    expect(yearsIn(line)).toBe(years);
  });

  it.each([
    '12 years in Leeds',
    '12 years in the UK',
    'Nurse, 12 years in the UK',
    '4 years at school',
    '3 years in prison',
    'Two years in hospital with my son',
    '5 years on benefits',
    '6 years in recovery',
    '5 years on the council housing list',
    '3 years on a visa',
    '9 years in this house',
    '2 years on the market',
    '2 years on parental leave',
    'Electrician, 5 years guarantee on all work',
    'Joiner, 3 years in college',
    'Married to a nurse, 8 years',
    'Mother of two, 4 years old and 6 years old',
    'Driver, 10 years no claims',
    '5 years behind the times',
    'Student nurse, 2 years in',
  ])('and of nothing else: “%s”', (line) => {
    expect(yearsIn(line)).toBe(0);
  });

  it('and answer an advert of the same work', async () => {
    const cv = 'Ana Reed\nLeeds\n\nSummary\nElectrician with 12 years in houses.\n\nSkills\nRewiring\n';
    const { requirements } = await analysed(
      cv,
      'Electrician\nLeeds\nRequirements\n- 5 years of experience\n- Rewiring',
    );
    expect(requirements.find(({ name }) => / of experience$/.test(name))?.state).toBe('met');
  });

  it('also beside a post that is told with shorter dates', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nSummary\nJoiner, 12 years on sites.\n\nExperience\nJoiner, Some Build Ltd, 2024 - present\n- First and second fix\n';
    const { requirements } = await analysed(cv, 'Joiner\nLeeds\nRequirements\n- 5 years of experience\n- Second fix');
    expect(requirements.find(({ name }) => / of experience$/.test(name))?.state).toBe('met');
  });
});
