import { analysed } from './testing/texts.js';

const CV = (role: string, line: string, below: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, 2017 - present\n- ${line}\n\nQualifications\n${below}\n`;
const JOB = (role: string, ask: string) => `${role}\nLeeds\nRequirements\n- ${ask}\n- Punctual`;
const statesOf = async (role: string, ask: string, { line = 'Came to work', below = 'First aid' }) =>
  (await analysed(CV(role, line, below), JOB(role, ask))).requirements
    .filter(({ jobLine }) => jobLine?.includes(ask))
    .map(({ state }) => state);

describe('a paper of a level in a discipline', () => {
  const ASK = 'NVQ Level 3 in an electrical discipline';

  it.each([
    [ASK, 'NVQ Level 3 Electrotechnical Services', 'met'],
    [ASK, 'NVQ Level 3 Electrical Installation', 'met'],
    [ASK, 'City & Guilds 2365 Level 3 Electrical', 'met'],
    [ASK, 'NVQ Level 3', 'met'],
    ['Level 3 qualification in the electrical field', 'NVQ Level 3 Electrical Installation', 'met'],
    ['NVQ Level 3 Electrotechnical', 'NVQ Level 3 Electrical Installation', 'met'],
    [ASK, 'NVQ Level 2 Electrical Installation', 'partly'],
    [ASK, 'NVQ Level 3 Plumbing', 'missing'],
    [ASK, 'NVQ Level 3 Customer Service', 'missing'],
  ])('“%s” is answered by “%s”: %s', async (ask, below, state) => {
    expect(await statesOf('Electrician', ask, { below })).toEqual([state]);
  });
});

describe('a paper whose class the CV leaves unsaid', () => {
  it.each([
    ['ADR certificate with tanks (class 3)', 'ADR (tanks and packages)', 'partly'],
    ['ADR licence for tanks, class 3', 'ADR tanks', 'partly'],
    ['ADR certificate with tanks (class 3)', 'ADR tanks, class 3', 'met'],
    ['ADR certificate with tanks', 'ADR (tanks and packages)', 'met'],
    ['ADR certificate with tanks (class 3)', 'Driver CPC', 'missing'],
  ])('“%s” is answered by “%s”: %s', async (ask, below, state) => {
    expect(await statesOf('HGV Driver', ask, { below })).toEqual([state]);
  });
});

describe('work that is told and not named', () => {
  it.each([
    ['Teacher', 'Raising attainment', 'Raised A level A*-B from 41 % to 63 %'],
    ['Teacher', 'Raising attainment', 'GCSE passes up from 55% to 71% in three years'],
    ['Teacher', 'Raising attainment', 'Took GCSE maths grade 4+ from 48% to 66%'],
    ['Teacher', 'Track pupil progress', 'Mark and track progress of 180 pupils'],
    ['Teacher', 'Track pupil progress', 'Monitored the attainment of 60 learners each term'],
    [
      'Staff Nurse',
      'Experience of caring for acutely unwell patients',
      'Six years on acute medicine and high dependency wards',
    ],
    ['Gas Engineer', 'Fault finding', 'Boiler servicing and breakdowns'],
    ['Gas Engineer', 'Fault finding', 'Diagnosed faults on Vaillant boilers'],
    ['Gas Engineer', 'Fault finding', 'Attended up to six breakdowns a day'],
    ['Maintenance Technician', 'Fault finding', 'Traced and repaired faults on conveyors'],
  ])('%s: “%s” is shown by “%s”', async (role, ask, line) => {
    expect(await statesOf(role, ask, { line })).toEqual(['met']);
  });

  it.each([
    ['Teacher', 'Raising attainment', 'Raised attendance of A level students from 80% to 92%'],
    ['Teacher', 'Raising attainment', 'Grew entries for A level from 12% to 20% of the year'],
    ['Gas Engineer', 'Fault finding', 'Sold breakdown cover to tenants'],
    ['Gas Engineer', 'Fault finding', 'Prepared cost breakdowns for tenders'],
    ['Support Worker', 'Fault finding', 'Helped families after a breakdown'],
    ['Receptionist', 'Patient care', 'Booked in visitors at the desk'],
  ])('%s: “%s” is not shown by “%s”', async (role, ask, line) => {
    expect(await statesOf(role, ask, { line })).not.toContain('met');
  });
});
