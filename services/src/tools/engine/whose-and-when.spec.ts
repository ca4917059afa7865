import { describe, expect, it } from '@jest/globals';
import { analysed, letter, named } from './testing/texts.js';

const cv = (post: string, ...lines: string[]) =>
  `Jo Tester\nLagos\n\nExperience\n${post}, Some Place, 2019 - 2026\n${lines.map((each) => `- ${each}`).join('\n')}`;
const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;
const namesOf = async (...asks: string[]) =>
  (await analysed(cv('Nurse', 'Care for patients'), job('Nurse', 'Wound care', ...asks))).requirements.map(
    ({ name }) => name,
  );

describe('what an advert names and nobody brings', () => {
  it.each(['You must be 18 or over', 'Must be over 21', 'Applicants must be at least 18 years old', 'Aged 18+'])(
    'is an age: %s',
    async (line) => {
      expect((await namesOf(line)).filter((name) => /\d/.test(name))).toEqual([]);
    },
  );

  it.each(['An enhanced DBS (we pay)', 'Enhanced DBS, paid for by us'])('is seen to: %s', async (line) => {
    expect(await namesOf(line)).not.toContain('DBS check');
  });

  it('is still a check that the advert asks for', async () => {
    expect(await namesOf('An enhanced DBS check')).toContain('DBS check');
    expect(await namesOf('Over 18 months of surgical nursing')).toContain('18 months of experience');
  });
});

it('is a paper, where an advert asks for a safety passport', async () => {
  const { requirements } = await analysed(cv('Welder', 'Weld pipe'), job('Welder', 'CCNSG safety passport', 'MIG'));
  expect(requirements.find(({ name }) => name.startsWith('CCNSG'))?.kind).toBe('certificate');
});

it('shows no purchase ledger in who manages its clerk', async () => {
  const advert = job('Ledger Manager', 'Accounts payable');
  const managed = await analysed(cv('Finance Officer', 'Manage one AP clerk'), advert);
  expect(named(managed, 'Accounts payable')?.state).not.toBe('met');
  const done = await analysed(cv('Finance Officer', 'Ran accounts payable for three sites'), advert);
  expect(named(done, 'Accounts payable')?.state).toBe('met');
});

it('gives intravenous drugs in the words of a ward', async () => {
  const advert = job('Staff Nurse', 'IV drug administration');
  const analysis = await analysed(cv('Staff Nurse', 'Give IV medication on a surgical ward'), advert);
  expect(named(analysis, 'Medication administration')?.state).toBe('met');
});

describe('a cover letter', () => {
  it('is signed by whoever is named under Personal Details, and not by a referee', async () => {
    const own =
      'CURRICULUM VITAE\n\nOBJECTIVE\nTo work in a busy hospital.\n\nPERSONAL DETAILS\nNationality: Kenyan\nName: Mary Achieng\n\nWORK EXPERIENCE\nStaff Nurse, Some Hospital (2018 to date)\n- Dress wounds\n\nREFERENCES\nName: Peter Otieno';
    const text = await letter(own, job('Staff Nurse', 'Wound care'));
    expect(text).toContain('Mary Achieng');
    expect(text).not.toContain('Otieno');
  });

  it.each(['Shift leader on night duty', 'National service rotation'])('tells no role as work: %s', async (line) => {
    const text = await letter(cv('Nurse', line, 'Care for twelve patients'), job('Nurse', 'Patient care'));
    expect(text).not.toMatch(/“(?:shift|national)/i);
    expect(text).toContain('twelve patients');
  });
});

describe('work that is told by what came of it', () => {
  const stateOf = async (post: string, line: string, asked: string, name: string) =>
    named(await analysed(cv(post, line), job(post, asked)), name)?.state;

  it.each([
    ['Carer', 'Give medication and sign MAR charts', 'Keep accurate records', 'Documentation'],
    ['Carer', 'Update care plans after each review', 'Keep accurate records', 'Documentation'],
    ['Teacher', '91% of my A level students got A*-C in 2024', 'Raising attainment', 'Raising attainment'],
    ['Teacher', 'Maths results rose from 48% to 71%', 'Evidence of raising attainment', 'Raising attainment'],
    ['Maintenance Engineer', 'Cut unplanned downtime by 22%', 'Continuous improvement', 'Process improvement'],
    [
      'Maintenance Engineer',
      'Preventive and corrective maintenance of pumps',
      'Planned preventative maintenance',
      'Maintenance engineering',
    ],
    ['Developer', 'Built order tracking with Node.js', 'Backend work', 'Back-end development'],
  ])('of a %s, “%s” is %s', async (post, line, asked, name) => {
    expect(await stateOf(post, line, asked, name)).toBe('met');
  });

  it('is asked for once with what stands beside it as an example', async () => {
    const { requirements } = await analysed(
      cv('Maintenance Engineer', 'Using SAP PM for work orders'),
      job('Maintenance Engineer', 'CMMS experience (SAP PM or similar)'),
    );
    const asked = requirements.filter(({ jobLine }) => jobLine?.includes('CMMS'));
    expect(asked).toEqual([expect.objectContaining({ state: 'met' })]);
  });

  it('is no drawing of figures where a dashboard is built', async () => {
    const { requirements } = await analysed(cv('Developer'), job('Developer', 'Build our payments dashboard in React'));
    expect(requirements.map(({ name }) => name)).not.toContain('Data visualisation');
  });

  it('counts what is listed under “Tech”', async () => {
    const own = `Wei Tester\nShanghai\n\nTECH\nTypeScript, React, Node.js, PostgreSQL, Docker\n\nEXPERIENCE\nDeveloper @ Ctrip | 2021.06 – Now\n* Rebuilt hotel search in React`;
    expect(named(await analysed(own, job('Developer', 'Docker')), 'Docker')?.state).toBe('partly');
  });
});
