import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const engine = new BuiltInEngine();
const optimised = (cvText: string, jobDescription: string) => engine.optimiseCv({ cvText, jobDescription }, aCall());

const SURVEYOR = `Kwame Boateng
Accra, Ghana

Professional experience

Quantity Surveyor
Regimanuel Gray Ltd, Accra
August 2019 - Present
Prepare bills of quantities for housing projects
Measure work on site and prepare interim valuations
Negotiate with subcontractors and agree final accounts
Use CostX and MS Excel

Education
BSc Quantity Surveying, KNUST, Kumasi, 2013 - 2017`;

const POST = `Quantity Surveyor
Manchester

Key responsibilities
- Managing subcontract procurement and final accounts
- Producing interim valuations every month

Requirements
- Degree in quantity surveying
- Strong IT skills, including Excel and CostX or similar`;

describe('a CV that has in its duties what an advert asks for', () => {
  it('gets a line of key skills in the words that both use, as the CV writes them', async () => {
    const { optimizedCvText, changes } = await optimised(SURVEYOR, POST);
    const line = changes.find(({ kind }) => kind === 'added')?.after ?? '';
    for (const skill of ['final accounts', 'interim valuations', 'CostX'])
      expect(line.toLowerCase()).toContain(skill.toLowerCase());
    expect(optimizedCvText).toContain(`Key skills\n${line}`);
    for (const skill of line.split(', ')) expect(SURVEYOR.toLowerCase()).toContain(skill.toLowerCase());
  });

  it('gets no piece of a longer name, and nothing of the title or the place', async () => {
    const { changes } = await optimised(
      `Raj Patel\nExperience\nSous Chef, The Old Mill, Ilkley, 2019 to present\n- Food cost and stock control, GP of 68%\n- HACCP records\nTraining\nLevel 3 Food Safety (2023)`,
      'Head Chef - Ilkley\nYou need\n- Level 3 food hygiene\n- control of food cost and GP\n- good knowledge of allergens and HACCP',
    );
    const line = changes.find(({ kind }) => kind === 'added')?.after ?? '';
    expect(line).toMatch(/food cost/i);
    expect(line).toContain('HACCP');
    expect(line).not.toMatch(/Level 3 Food(?! Safety)|Ilkley|Chef/);
  });
});

it('a line without a mark that answers the advert stands first where the one above it has nothing to do with it', async () => {
  const { optimizedCvText, changes } = await optimised(
    `Jo Tester\n\nExperience\n\nTechnician\nAcme Bakery, Leeds\nJuly 2021 - Present\nSwept the yard on Fridays\nRepaired conveyors and Allen Bradley controllers\n\nEducation\nHNC, Leeds College, 2019 - 2021`,
    'Maintenance Technician\nRequirements\n- Allen Bradley controllers\n- Repair of conveyors',
  );
  const lines = optimizedCvText.split('\n');
  expect(lines.indexOf('Repaired conveyors and Allen Bradley controllers')).toBeLessThan(
    lines.indexOf('Swept the yard on Fridays'),
  );
  expect(changes.some(({ kind, reason }) => kind === 'moved' && reason.includes('advert asks for'))).toBe(true);
});

describe('a line that answers the advert', () => {
  const advert = `Senior Care Assistant\nMaple Court, Leeds\n\nWhat you will do\n- Act as a mentor for new staff\n- Write and review care plans\n- Keep the records of the medication round`;
  const cvWith = (first: string) =>
    `Grace Adeyemi\n\nWork experience\n\nHealthcare Assistant, St Anne Hospital, Leeds\nMarch 2023 - present\n- ${first}\n- Supported two new healthcare assistants through their induction`;

  it('stands above one that has no more than a word of the trade in common with it, and it is said for which wish', async () => {
    const { optimizedCvText, changes } = await optimised(
      cvWith('Served 28 patients and the staff of the ward'),
      advert,
    );
    expect(optimizedCvText).toMatch(/- Supported two new .+\n- Served 28 patients and the staff of the ward/);
    expect(changes.find(({ kind }) => kind === 'moved')?.reason).toBe(
      'The advert asks for it: “Act as a mentor for new staff”.',
    );
  });

  it('leaves one in its place that speaks of more', async () => {
    const { optimizedCvText } = await optimised(cvWith('Kept the records of the evening round'), advert);
    expect(optimizedCvText).toMatch(/- Kept the records of the evening round\n- Supported two new/);
  });
});

describe('a line of key skills', () => {
  const NURSE = `Ama Mensah
Profile
Nurse with six years on wards. Currently working towards NMC registration; OSCE booked for January 2027.
Experience
Staff Nurse, Ridge Hospital, Accra, May 2020 - present
- Administration of IV medicines and blood products
- Recognise deterioration with the NEWS2 score
- Discharge planning on surgical wards
Certificates
IELTS Academic 7.5 (2025)`;
  const WARD = `Staff Nurse
You need
- Current NMC registration
- IELTS 7.0
- IV drug administration
- Use of NEWS2
- Discharge planning`;

  it('says of no paper that is still to come that it is there, and has no piece of a name', async () => {
    const { changes } = await optimised(NURSE, WARD);
    const line = changes.find(({ kind }) => kind === 'added')?.after ?? '';
    expect(line.split(', ').map((each) => each.toLowerCase())).toEqual(
      expect.arrayContaining(['ielts', 'news2', 'discharge planning']),
    );
    expect(line).not.toMatch(/NMC|\bIV\b/);
  });

  it('has what both call by the same short name, and the product with its number', async () => {
    const { changes } = await optimised(
      `Priya Nair\nExperience\nAssistant Accountant, Brightwell Ltd, Reading, March 2022 - Present\n- Month-end close: accruals, balance sheet reconciliations, journals in Sage 200\n- VAT returns (MTD) for three companies\nIT: Excel (VLOOKUP, pivot tables), Xero`,
      'Management Accountant\nYou should have\n- Advanced Excel\n- Experience of Sage or SAP\n- Month end, reconciliations and VAT returns',
    );
    const line = changes.find(({ kind }) => kind === 'added')?.after ?? '';
    for (const skill of ['Excel', 'Sage 200', 'reconciliations', 'VAT returns']) expect(line).toContain(skill);
  });

  it('has nothing that the CV says is missing', async () => {
    const { changes } = await optimised(
      `Tom Tester\nExperience\nData Engineer, Acme Ltd, 2020 - Present\n- Wrote SQL models in Snowflake with dbt\n- No experience of HACCP or GxP so far\nSkills\nGit`,
      'Data Engineer\nRequirements\n- SQL\n- Snowflake\n- dbt\n- HACCP\n- GxP',
    );
    expect(changes.find(({ kind }) => kind === 'added')?.after ?? '').not.toMatch(/HACCP|GxP/);
  });
});
