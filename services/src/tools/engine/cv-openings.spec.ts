import { analysed, named, work } from './testing/texts.js';

const JOB = 'Senior Carer\nRequirements\n- Makaton\n- First aid\n- Care planning';

it('finds the summary that opens a CV without a heading, also where it tells of a visa', async () => {
  const cv = (opening: string) =>
    `Ama Tester\nFlat 3, 2 Some Road, Oxford | ama@example.org\n${opening}\n\nEMPLOYMENT\nCarer, Oak Home, Oxford, March 2021 - present\n- Helped with washing and meals\n- Wrote daily notes\n\nEDUCATION\nBSc Sociology, Some University, 2018`;
  const opened =
    'I am a patient and reliable carer with five years in homes for older people. I am on a Graduate visa until 2028.';
  expect((await analysed(cv(opened), JOB)).content).not.toContain('no summary was found');
  expect((await analysed(cv('Available from March'), JOB)).content).toContain('no summary was found');
});

describe('a line of a CV', () => {
  it.each([
    ['GPhC registered pharmacist (no. 2245678) since 2022', 'GPhC registration'],
    ['GDC registration no. 301122', 'GDC registration'],
  ])('denies nothing by the number of a paper: %s', async (line, name) => {
    const cv = `Jo Tester\n\nExperience\nPharmacist, Some Shop, 2019 - 2026\n- Dispensing\n\nRegistrations\n${line}`;
    expect(named(await analysed(cv, `Pharmacist\nRequirements\n- ${name}\n- Dispensing`), name)?.state).toBe('met');
  });

  it('begins nothing with basic life support', async () => {
    const cv =
      'Jo Tester\n\nExperience\nCarer, Oak Home, 2019 - 2026\n- Wrote notes\n\nTraining\nSafeguarding adults, basic life support (May 2025)';
    const analysis = await analysed(cv, 'Carer\nRequirements\n- Safeguarding\n- Basic life support');
    expect(named(analysis, 'Safeguarding')?.state).toBe('met');
    expect(named(analysis, 'Basic life support')?.state).toBe('met');
  });

  it('may say when before what: a post is read behind its dates and a full stop', async () => {
    const cv =
      'Jo Tester\n\nTeaching experience\nSept 2020 – to date. Teacher of Physics, Some Academy, Leeds\n- Taught GCSE classes';
    expect(work(await analysed(cv, 'Teacher of Physics\nRequirements\n- QTS\n- GCSE'))?.state).toBe('met');
  });

  it('of a post tells what was done, with a label or with what, and its tools under "IT" are of the trade', async () => {
    const cv =
      'Jo Tester\n\nCareer\nAssistant Accountant, Some Mill, Leeds, 2019 - 2026\n- Month-end close: accruals, prepayments, journals in Sage 200\n\nIT: Excel, Xero';
    const analysis = await analysed(cv, 'Accountant\nRequirements\n- Sage\n- Excel\n- Power BI');
    expect(named(analysis, 'Sage')?.state).toBe('met');
    expect(named(analysis, 'Excel')?.state).toBe('partly');
    expect(named(analysis, 'Power BI')?.state).toBe('missing');
  });
});

describe('the title of an advert', () => {
  it.each([
    ['Wire Splicer – Highways\nSome Builders are looking for a Wire Splicer to join us.', 'Work as Wire Splicer'],
    ['Night shift\nWe are looking for a Gallery Explainer to join our estate.', 'Work as Gallery Explainer'],
    [
      'Teacher of Science (Physics specialism) with TLR available for Key Stage 3 Coordinator\nSome Park School, Coventry',
      'Work as Teacher of Science',
    ],
  ])('is who is looked for and not where: %s', async (head, name) => {
    const { requirements } = await analysed(
      'Jo Tester\nGardener, Acme, 2019 - 2026',
      `${head}\nRequirements\n- First aid`,
    );
    expect(requirements.find(({ kind }) => kind === 'experience')?.name).toContain(name);
  });
});

it('finds a life support that is a step below the one asked for', async () => {
  const cv =
    'Jo Tester\n\nExperience\nStaff Nurse, Some Hospital, 2019 - 2026\n- Wound care\n\nCertificates\nBasic Life Support (BLS), 2025';
  expect(
    named(
      await analysed(cv, 'Nurse\nRequirements\n- Immediate Life Support (ILS)\n- Wound care'),
      'Immediate life support',
    )?.state,
  ).toBe('partly');
});
