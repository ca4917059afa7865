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
    expect(text).not.toMatch(/included (?:shift|national)/i);
    expect(text).toContain('twelve patients');
  });
});
