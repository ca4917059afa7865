import { analysed } from './testing/texts.js';

const CV = (posts: string, papers: string) => `Ana Reed\nLeeds\n\nExperience\n${posts}\n\nQualifications\n${papers}\n`;
const found = async (cv: string, advert: string, ask: string) =>
  (await analysed(cv, advert)).requirements.find(({ jobLine }) => jobLine?.includes(ask));

describe('a qualified accountant', () => {
  const member = CV('Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month', 'ACCA, member since 2021');
  const student = CV('Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month', 'ACCA part-qualified');

  it.each(['Qualified accountant (ACCA/CIMA/ACA)', 'A fully qualified accountant', 'Qualified accountant'])(
    'is a member of any of the bodies: %s',
    async (ask) => {
      const advert = `Accountant\nRequirements\n- ${ask}\n- Budgeting`;
      expect((await found(member, advert, ask))?.state).toBe('met');
      expect((await found(student, advert, ask))?.state).toBe('partly');
    },
  );
});

describe('a licence for one kind of truck', () => {
  const reach = CV(
    'Warehouse operative, Some Depot, Leeds, 2019 - present\n- Picked orders',
    'Reach truck (RTITB) 2025',
  );
  const state = async (ask: string) =>
    (await found(reach, `Warehouse operative\nRequirements\n- ${ask}\n- Time management`, ask))?.state;

  it('is a forklift licence, and a part of one for another kind', async () => {
    expect(await state('Reach truck licence')).toBe('met');
    expect(await state('FLT licence')).toBe('met');
    expect(await state('Counterbalance licence')).toBe('partly');
  });
});

describe('a tester', () => {
  const cv = CV(
    'QA Engineer, Some Bank, Leeds, 2019 - present\n- Built a Selenium framework of 900 tests',
    'ISTQB Foundation, 2018',
  );

  it.each(['QA Automation Engineer', 'Test Automation Engineer', 'Automation QA Engineer'])(
    'does the work of a %s, which has nothing to do with machines',
    async (title) => {
      const advert = `${title}\nRequirements\n- 3 years in software testing\n- Java`;
      const { requirements } = await analysed(cv, advert);
      expect(requirements.find(({ name }) => name.startsWith('Work as'))?.state).toBe('met');
      expect(requirements.map(({ name }) => name)).not.toContain('Automation');
    },
  );
});

describe('what a bullet says of a year in brackets', () => {
  it('is told of the post above it, and is no post of its own', async () => {
    const cv = CV(
      'Staff Nurse, Some Hospital, Leeds, 2019 - present\n- Link nurse for falls; mentor student nurses (practice assessor since 2022)',
      'NMC registration',
    );
    const { requirements } = await analysed(cv, 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care');
    expect(requirements.find(({ name }) => name.startsWith('Work as'))?.cvLine).toMatch(/^Staff Nurse, Some Hospital/);
  });
});

describe('wishes below a heading without a colon', () => {
  it('are read to the last, also those in capitals', async () => {
    const cv = CV(
      'Staff Nurse, Some Hospital, Leeds, 2019 - present\n- Triage of 40 patients a day',
      'NMC registration',
    );
    const advert =
      'Staff Nurse\nEssential criteria\nNMC registration\nDesirable criteria\nED experience\nAdvanced Life Support\nPILS\nManchester Triage';
    const { requirements } = await analysed(cv, advert);
    const wishes = requirements.filter(({ importance }) => importance === 'preferred').map(({ name }) => name);
    expect(wishes).toEqual(expect.arrayContaining(['Paediatric life support', 'Medical triage']));
  });
});
