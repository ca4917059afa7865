import { analysed, letter } from './testing/texts.js';

const CV = (line: string, role = 'Staff Nurse') =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- Looked after people\n\nAbout\n${line}\n`;
const JOB = (ask: string, role = 'Staff Nurse') => `${role}\nRequirements\n- ${ask}\n- Time management`;
const stateOf = async (line: string, ask: string, role?: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

describe('a paper is not held', () => {
  it.each([
    ['I was struck off the NMC register in 2022.', 'NMC registration', 'Staff Nurse', 'missing'],
    ['NMC PIN 12A3456E, suspended since 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['SIA licence revoked 2024', 'SIA licence', 'Security Officer', 'missing'],
    ['Both SIA licences revoked 2024', 'SIA licence', 'Security Officer', 'missing'],
    ['Worked under a Gas Safe registered engineer', 'Gas Safe registered', 'Plumber', 'missing'],
    ['I supervise Gas Safe registered engineers', 'Gas Safe registered', 'Plumber', 'missing'],
    ['My brother is Gas Safe registered and checks my work', 'Gas Safe registered', 'Plumber', 'missing'],
    ['Working with HCPC registered physiotherapists', 'HCPC registration', 'Physiotherapist', 'missing'],
    ['My NMC PIN lapsed in 2023 and I have not renewed it.', 'NMC registration', 'Staff Nurse', 'missing'],
    ['NMC registration lapsed in 2022', 'NMC registration', 'Staff Nurse', 'missing'],
    ['Lapsed NMC PIN (2021)', 'NMC registration', 'Staff Nurse', 'missing'],
    ['HCPC registration expired 2020', 'HCPC registration', 'Physiotherapist', 'missing'],
    ['GPhC: no longer on the register', 'GPhC registration', 'Pharmacist', 'missing'],
    ['Gas Safe registration ran out in 2023', 'Gas Safe registered', 'Plumber', 'missing'],
    ['NMC registration valid until March 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['GOC registration lapsed 2022', 'GOC registration', 'Optometrist', 'missing'],
    ['NMC registration not renewed in 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['Practising certificate lapsed 2019', 'Practising certificate', 'Solicitor', 'missing'],
    ['NMC registration lapsed 2020, return to practice in progress', 'NMC registration', 'Staff Nurse', 'partly'],
    ['NMC registration in progress', 'NMC registration', 'Staff Nurse', 'partly'],
    ['SIA licence expired 2022', 'SIA licence', 'Security Officer', 'partly'],
    ['Overseas trained teacher; QTS not yet awarded', 'QTS', 'Teacher', 'partly'],
    ['Eligible for HCPC registration', 'HCPC registration', 'Physiotherapist', 'partly'],
    ['GMC registration without a licence to practise', 'GMC registration', 'Doctor', 'partly'],
    ['ACCA: SBR and two options left', 'ACCA qualified', 'Accountant', 'partly'],
    ['BSc Biology, University of Leeds, did not complete', 'Degree in Biology', 'Scientist', 'partly'],
    ['Driver’s licence from Nigeria', 'Full UK driving licence', 'Carer', 'partly'],
    ['Nigerian driving licence', 'Full UK driving licence', 'Carer', 'partly'],
  ])('by whoever writes “%s”', async (line, ask, role, state) => {
    expect(await stateOf(line, ask, role)).toBe(state);
  });

  it.each([
    ['I was struck off the NMC register in 2022.', 'NMC registration', 'Staff Nurse'],
    ['SIA licence revoked 2024', 'SIA licence', 'Security Officer'],
    ['GMC registration without a licence to practise', 'GMC registration', 'Doctor'],
    ['Working with HCPC registered physiotherapists', 'HCPC registration', 'Physiotherapist'],
  ])('and no letter names it: %s', async (line, ask, role) => {
    expect(await letter(CV(line, role), JOB(ask, role))).not.toContain('My qualifications');
  });
});

describe('a paper is held', () => {
  it.each([
    ['Gas Safe registered engineer', 'Gas Safe registered', 'Plumber'],
    ['HCPC registered physiotherapist', 'HCPC registration', 'Physiotherapist'],
    ['NMC registered nurse, PIN 12A3456E', 'NMC registration', 'Staff Nurse'],
    ['NMC registration lapsed 2020, restored 2022', 'NMC registration', 'Staff Nurse'],
    ['NMC registration; ILS expired 2022', 'NMC registration', 'Staff Nurse'],
    ['NMC registration (never lapsed)', 'NMC registration', 'Staff Nurse'],
    ['UK driving licence (full)', 'Full UK driving licence', 'Carer'],
    ['Full manual licence', 'Full driving licence', 'Carer'],
  ])('by whoever writes “%s”', async (line, ask, role) => {
    expect(await stateOf(line, ask, role)).toBe('met');
  });
});

it('what hangs from a ceiling is no paper that was taken', async () => {
  const cv = CV('Fitted suspended ceilings and plasterboard', 'Plasterer');
  const { requirements } = await analysed(cv, JOB('Suspended ceilings', 'Plasterer'));
  expect(requirements.find(({ jobLine }) => jobLine?.includes('Suspended'))?.state).not.toBe('missing');
});

describe('the right to work', () => {
  it.each([
    ['No right to work restrictions', 'I have no right to work restrictions.'],
    ['No restrictions on working in the UK', 'I have no restrictions on working in the UK.'],
    ['No visa restrictions', 'I have no visa restrictions.'],
    ['My permission under the Ukraine scheme runs until 18 February 2029', 'My permission under the Ukraine scheme'],
    ['Homes for Ukraine visa to Feb 2029', 'I hold a Homes for Ukraine visa'],
    ['Leave to remain until 2029 with no condition on employment', 'I have leave to remain until 2029'],
  ])('is there: %s', async (line, said) => {
    expect(await stateOf(line, 'Right to work in the UK')).toBe('met');
    expect(await letter(CV(line), JOB('Right to work in the UK'))).toContain(said);
  });
});

describe('a paragraph that the edge of a page has parted', () => {
  const PDF = [
    'Ana Reed',
    'Leeds LS1 4AP',
    'Profile',
    'I am a nurse who has worked on surgical wards for ten years and then looked after my children at',
    'home. My NMC registration was granted in 2013 and because I moved abroad it',
    'lapsed in 2022. I came back in 2024 and I had indefinite leave to remain which',
    'lapsed after I had been away for more than two years.',
    'Experience',
    'Staff Nurse, Some Hospital, Leeds, 2013 - 2021',
    'Looked after patients before and after operations',
  ].join('\n');
  const job = 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care\nYou must have the right to work in the UK.';

  it('is read whole, so that what ended is not said to be there', async () => {
    const { requirements } = await analysed(PDF, job);
    expect(requirements.find(({ name }) => name === 'NMC registration')?.state).toBe('missing');
    expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('missing');
  });

  it('leaves no half a sentence in a letter', async () => {
    const text = await letter(PDF, job);
    expect(text).not.toMatch(/which\.|because I moved abroad it\.|I lapsed/);
  });
});
