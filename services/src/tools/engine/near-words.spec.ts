import { analysed, named } from './testing/texts.js';

const engineer = (lines: string) => `Sam Tester, Leeds\n\nExperience\nData Engineer, Volta, 2019 - present\n${lines}`;
const dataJob = (line: string) => `Data Engineer\nRequirements\n- ${line}`;

describe('what a CV has under another name', () => {
  it.each([
    ['PostgreSQL', '- Loaded orders into PostgreSQL', 'Knowledge of relational databases', 'Databases'],
    ['Terraform', '- Wrote Terraform for our buckets', 'Infrastructure as code', 'Infrastructure as code'],
  ])('is met by a kind of it: %s', async (_, line, asked, name) => {
    expect(named(await analysed(engineer(line), dataJob(asked)), name)?.state).toBe('met');
  });

  it('is met in part where a list alone names the kind', async () => {
    const cv = engineer('- Built pipelines in Python\n\nSkills\nPython, PostgreSQL');
    expect(named(await analysed(cv, dataJob('Knowledge of relational databases')), 'Databases')?.state).toBe('partly');
  });

  it('is near in words that say much the same, and never more than near', async () => {
    const cv =
      'Dave Tester\n\nExperience\nClass 1 driver, Stobart, 2018 - present\n- Kept to tachograph rules and daily checks';
    const job = "HGV Class 1 Driver\nRequirements\n- Understanding of drivers' hours rules";
    expect(named(await analysed(cv, job), "Understanding of drivers' hours rules")?.state).toBe('partly');
  });
});

describe('what a CV does not say', () => {
  it('is no people management: supervised contact, or a team that somebody works in', async () => {
    const cv =
      'Jo Tester\n\nExperience\nSocial Worker, Leeds Council, 2019 - present\n- Supervised contact with parents\n- Worked in a team of 8';
    const job = 'Social Worker\nRequirements\n- Experience of supervising staff';
    expect(named(await analysed(cv, job), 'People management')?.state).toBe('missing');
  });

  it('is no licence that ran out', async () => {
    const cv = 'Dave Tester\n\nExperience\nClass 1 driver, Stobart, 2018 - present\n\nLicences\nADR ran out 2021.';
    expect(named(await analysed(cv, 'HGV Driver\nRequirements\n- ADR licence'), 'ADR licence')?.state).toBe('partly');
  });
});

describe('an advert', () => {
  it('asks for no people management with the size of the team one joins', async () => {
    const job = 'Data Engineer\nOur data team of four is looking for an engineer.\nRequirements\n- Python';
    expect(named(await analysed(engineer('- Python'), job), 'People management')).toBeUndefined();
  });

  it('asks in a sentence of duties for each thing, and says nothing of those whose words are not found', async () => {
    const job =
      "Laboratory Technician\nDuties\nYou will calibrate and maintain pipettes, collect soil samples by hand and greet office visitors.\nRequirements\n- 2 years' experience in a laboratory";
    const cv =
      'Hannah Tester\n\nExperience\nLaboratory Technician, Soil Lab, 2019 - present\n- Collect soil samples by hand every day';
    const analysis = await analysed(cv, job);
    expect(named(analysis, 'Collect soil samples by hand')?.state).toBe('met');
    expect(named(analysis, 'Greet office visitors')).toBeUndefined();
  });
});

describe('a few names in a row', () => {
  it('count where they are programs of every desk', async () => {
    const cv =
      'Hannah Tester\n\nExperience\nLaboratory Technician, Kepak, 2019 - present\n- Titrated samples\n\nOther\nFull UK driving licence. Intermediate Excel.';
    const job = 'Laboratory Technician\nRequirements\n- Good computer skills (Excel)';
    expect(named(await analysed(cv, job), 'Excel')?.state).toBe('partly');
  });
});
