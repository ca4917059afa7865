import { aCall, analysed, engine } from './testing/texts.js';
import { GRADE, membershipsIn } from './reading/memberships.js';

const CV = (line: string) =>
  `Ana Reed\nLeeds\n\nExperience\nQuantity Surveyor, Some Build, 2016 - present\n- Measured 40 plots\n\nMemberships\n${line}\n`;
const JOB = (ask: string) => `Quantity Surveyor\nLeeds\nRequirements\n- ${ask}\n- Measurement of plots`;
const state = async (line: string, ask = 'MRICS') =>
  (await analysed(CV(line), JOB(ask))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

const CANDIDATES = [
  'MRICS - APC candidate, final assessment due 2027',
  'MRICS candidate (APC final assessment 2027)',
  'MRICS (APC candidate)',
  'MRICS – candidate',
  'MRICS applicant',
  'MRICS: final assessment booked for March 2027',
  'MRICS (pending)',
  'MRICS, application submitted',
  'RICS APC candidate',
];

describe('a candidate for membership is no member yet', () => {
  it.each(CANDIDATES)('%s', async (line) => {
    expect(await state(line)).toBe('partly');
  });

  it.each(CANDIDATES)('and the optimised CV adds no letters to the key skills: %s', async (line) => {
    const { optimizedCvText } = await engine.optimiseCv(
      { cvText: `${CV(line)}\nSkills\nMeasurement, valuations`, jobDescription: JOB('MRICS') },
      aCall(),
    );
    expect(optimizedCvText.replace(line, '')).not.toMatch(/\bM?RICS\b/);
  });

  it.each([
    'MRICS',
    'MRICS, APC assessor',
    'MRICS, APC passed 2019',
    'MRICS; supervises APC candidates',
    'MRICS (2019)',
    'MRICS – APC candidate supervisor',
  ])('and a member is one, whomever they assess: %s', async (line) => {
    expect(await state(line)).toBe('met');
  });

  it('nor has a candidate for any other paper got it', () => {
    expect(membershipsIn('MCIOB candidate')).toMatchObject([{ grade: GRADE.graduate }]);
    expect(membershipsIn('MCIOB, candidates welcome')).toMatchObject([{ grade: GRADE.chartered }]);
  });
});
