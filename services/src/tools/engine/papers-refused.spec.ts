import { inPlainWords } from './reading/outcomes.js';
import { analysed, letter } from './testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- Looked after things\n\nAbout\n${line}\n`;
const BULLETED = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- Looked after things\n\nQualifications\n- ${line}\n`;
const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;
const statesOf = (line: string, ask: string, role: string) =>
  Promise.all(
    [CV, BULLETED].map(
      async (cv) =>
        (await analysed(cv(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))
          ?.state,
    ),
  );
const NURSE = ['NMC registration', 'Staff Nurse'] as const;
const PHYSIO = ['HCPC registration', 'Physiotherapist'] as const;
const DBS = ['Enhanced DBS', 'Carer'] as const;
const SIA = ['SIA licence', 'Security Officer'] as const;
const CSCS = ['CSCS card', 'Plumber'] as const;

describe('a paper that was refused, failed or taken is missing', () => {
  it.each([
    ['NMC registration refused in 2024', ...NURSE],
    ['NMC registration refused, appeal under way', ...NURSE],
    ['My NMC registration was refused in 2024.', ...NURSE],
    ['NMC: application rejected in 2023', ...NURSE],
    ['Refused NMC registration in 2024', ...NURSE],
    ['Unsuccessful application for NMC registration', ...NURSE],
    ['My application for the NMC was rejected', ...NURSE],
    ['Struck off by the NMC', ...NURSE],
    ['Immediate Life Support failed', 'Immediate Life Support', 'Staff Nurse'],
    ['ILS: failed Feb 2024', 'ILS', 'Staff Nurse'],
    ['DBS check rejected', ...DBS],
    ['DBS check failed', ...DBS],
    ['My DBS was refused because of a conviction', ...DBS],
    ['HCPC: removed from the register 2023', ...PHYSIO],
    ['I was removed from the HCPC register in 2023', ...PHYSIO],
    ['The HCPC turned down my application in 2022', ...PHYSIO],
    ['HCPC registration - declined', ...PHYSIO],
    [
      'Social Work England registration: application rejected, appeal lodged',
      'Social Work England registration',
      'Social Worker',
    ],
    ['SIA licence refused 2023', ...SIA],
    ['SIA licence (application unsuccessful)', ...SIA],
    ['SIA licence: not approved', ...SIA],
    ['CSCS test failed', ...CSCS],
    ['CSCS application turned down', ...CSCS],
    ['CSCS card: I failed the test', ...CSCS],
    ['Driving test failed twice', 'Full driving licence', 'Carer'],
    ['18th Edition exam failed', '18th Edition', 'Electrician'],
    ['ACCA membership application refused', 'ACCA qualified', 'Accountant'],
    ['NMC: test of competence failed', ...NURSE],
    ['NMC did not accept my application', ...NURSE],
    ['BPSS to be obtained', 'BPSS', 'Engineer'],
    ['Water hygiene card (application rejected)', 'Water hygiene card', 'Plumber'],
    ['PSV licence taken away 2021', 'PSV licence', 'Bus Driver'],
    ['Full driving licence, banned until 2087', 'Driving licence', 'Carer'],
    ['Lost my driving licence in 2023', 'Driving licence', 'Carer'],
  ])('“%s” for “%s”', async (line, ask, role) => {
    expect(await statesOf(line, ask, role)).toEqual(['missing', 'missing']);
  });

  it('and no letter names it', async () => {
    expect(await letter(CV('SIA licence refused 2023', SIA[1]), JOB(...SIA))).not.toContain('SIA');
  });
});

describe('a paper that is still to be had is missing', () => {
  it.each([
    'DBS: will be needed',
    'No criminal record; DBS to be obtained',
    'Enhanced DBS would be needed',
    'DBS still needed',
    'Will need a DBS check',
    'DBS to follow in January',
    'I need a DBS',
  ])('“%s”', async (line) => {
    expect(await statesOf(line, ...DBS)).toEqual(['missing', 'missing']);
  });
});

describe('a paper is a part of one', () => {
  it.each([
    ['HCPC eligible', ...PHYSIO],
    ['HCPC-eligible physiotherapist', ...PHYSIO],
    ['Eligible for HCPC', ...PHYSIO],
    ['CSCS: blue card, exp. 2023', ...CSCS],
    ['CSCS card (exp. 03/2024)', ...CSCS],
    ['CSCS blue card, expiry 2023', ...CSCS],
    ['CSCS card, valid until 2023', ...CSCS],
    ['SIA licence (expiry 12/03/2024)', ...SIA],
    ['Category C: theory passed, practical test failed', 'Category C licence', 'HGV Driver'],
    ['Driver CPC: module 2 failed', 'Driver CPC', 'HGV Driver'],
    ['Licence: full UK, expired 2020', 'Driving licence', 'Carer'],
    ['Happy to undergo a DBS check', ...DBS],
    ['I will get my SIA licence in January', ...SIA],
  ])('where it is out of date, failed in part or promised: “%s” for “%s”', async (line, ask, role) => {
    expect(await statesOf(line, ask, role)).toEqual(['partly', 'partly']);
  });
});

describe('a paper is held', () => {
  it.each([
    ['CSCS test failed in 2020, passed 2021', ...CSCS],
    ['CSCS card: test failed 2020, passed 2021', ...CSCS],
    ['CSCS card expired 2022, renewed 2024', ...CSCS],
    ['SIA licence refused 2019, granted 2022', ...SIA],
    ['SIA licence (first application rejected, second approved 2023)', ...SIA],
    ['SIA licence: applied 2019, refused; reapplied 2021, granted', ...SIA],
    ['NMC registration refused in 2019 but granted on appeal in 2020', ...NURSE],
    ['HCPC: removed from the register 2018, restored 2020', ...PHYSIO],
    ['18th Edition: failed 2022, passed 2023', '18th Edition', 'Electrician'],
  ])('by whom it was given in the end: “%s”', async (line, ask, role) => {
    expect(await statesOf(line, ask, role)).toEqual(['met', 'met']);
  });

  it.each([
    ['Visa refused; DBS clear 2024, enhanced', ...DBS],
    ['Removed from the barred list 2019; enhanced DBS 2024', ...DBS],
    ['Enhanced DBS (no renewal needed)', ...DBS],
    ['NMC registered; never refused registration anywhere', ...NURSE],
    ['NMC registered nurse, need a sponsor', ...NURSE],
    ['SIA licence. Refused entry to drunk guests.', ...SIA],
    ['SIA licence, valid until 2088, then renewal needed', ...SIA],
    ['CSCS blue card, exp. 2088', ...CSCS],
    ['Banned substances testing; SIA licence', ...SIA],
    ['Lost property handled; driving licence', 'Driving licence', 'Carer'],
    ['Repaired failed boilers, Gas Safe registered', 'Gas Safe registered', 'Plumber'],
    ['Category C: theory passed, practical test passed', 'Category C licence', 'HGV Driver'],
    ['Full driving licence but need a car for community visits', 'Driving licence', 'Carer'],
    ['Forklift licence (counterbalance), refresher needed in 2027', 'Forklift licence', 'Warehouse Operative'],
  ])('where something else was refused or is needed: “%s”', async (line, ask, role) => {
    expect(await statesOf(line, ask, role)).toEqual(['met', 'met']);
  });

  it('of two that were examined, by the one that was passed', async () => {
    const line = 'Reach truck test failed, counterbalance passed 2024';
    expect(await statesOf(line, 'Counterbalance licence', 'Warehouse Operative')).toEqual(['met', 'met']);
    expect(await statesOf(line, 'Reach truck licence', 'Warehouse Operative')).not.toContain('met');
  });
});

it('a line is read in plain words place for place, and by the day', () => {
  const line = 'CSCS card, exp. 06/2026';
  expect(inPlainWords(line, new Date('2026-05-20'))).toBe(line);
  expect(inPlainWords(line, new Date('2026-08-20')).trimEnd()).toBe('CSCS card, expired');
  expect(inPlainWords(line, new Date('2026-08-20'))).toHaveLength(line.length);
});
