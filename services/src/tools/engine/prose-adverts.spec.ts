import { readAdvert } from './reading/advert-reader.js';
import { readCv } from './reading/cv-reader.js';
import { analysed, named } from './testing/texts.js';

const TODAY = new Date(2026, 10, 22);
const NURSE = [
  'Emergency Room Registered Nurse, Dallas',
  'Riverside Medical Center is a 400-bed hospital with a proud history of world-class orthopedics.',
  'You will have an active Texas or compact RN license and at least two years of recent emergency department experience, ideally in a trauma center. The successful candidate holds current BLS and ACLS; PALS and TNCC are preferred. Red Seal training is considered an asset.',
  'We offer health insurance, tuition reimbursement and free parking.',
].join('\n');
const NURSE_CV = [
  'Marissa Delgado, BSN, RN',
  'Experience',
  'Methodist Hospital, San Antonio, TX',
  'Registered Nurse, Emergency Department (Level II trauma), 07/2019 – Present',
  '- Triage of 40 patients a shift',
  'Licenses: Texas RN, BLS, ACLS, PALS. TNCC scheduled for January.',
].join('\n');

describe('an advert in whole sentences', () => {
  it('asks for each thing that its sentences name, as strongly as they do', async () => {
    const { requirements } = await analysed(NURSE_CV, NURSE);
    const rows = requirements.map(({ name, importance, state }) => [name, importance, state]);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Active Texas or compact RN license', 'required', 'met'],
        ['2 years of experience', 'required', 'met'],
        ['Trauma center', 'preferred', expect.anything()],
        ['Basic life support', 'required', 'met'],
        ['Advanced life support', 'required', 'met'],
        ['PALS', 'preferred', 'met'],
        ['TNCC', 'preferred', 'partly'],
      ]),
    );
    expect(rows.flat().join('\n')).not.toMatch(/orthop|insurance|tuition/i);
    for (const { jobLine } of requirements) if (jobLine !== null) expect(NURSE).toContain(jobLine);
  }, 60_000);

  it.each([
    [
      'To be successful you’ll bring: B-pressure certification; proficiency in SMAW; own tools.',
      'B-pressure certification',
    ],
    ['You’re a great fit if you’ve spent 5 or more years building services, and know Kotlin.', 'Kotlin'],
    ['Preference is given to applicants who have hauled crude.', 'Hauled crude'],
    [
      'The right person has five years of framing and can read blueprints without help.',
      'Read blueprints without help',
    ],
    ['Experience running a small crew would be an asset.', 'Experience running a small crew'],
    ['- Home care work (PointClickCare a plus)', 'PointClickCare'],
    ['You will need your own hand tools and a valid passport.', 'Own hand tools'],
    ['Candidates should be able to splice cable and bend conduit.', 'Bend conduit'],
    ['OSHA 30 is required; rigging certification is a plus.', 'Rigging certification'],
    ['Applicants who have led a small crew will be given preference.', 'Led a small crew'],
    ['The person appointed will already hold the Level 5 Diploma in Rigging, and a crane ticket.', 'Crane ticket'],
    ['Knowledge of ICF forms is desirable but we will train you.', 'Knowledge of ICF forms'],
    ['Minimum qualifications: own truck. Preferred qualifications: OSHA 10; crane ticket; rigging card.', 'OSHA 10'],
  ])(
    'asks in “%s”',
    async (sentence, name) => {
      const { requirements } = await analysed(NURSE_CV, `Carpenter\nAn advert for work in a town.\n${sentence}`);
      expect(requirements.map((each) => each.name)).toContain(name);
    },
    60_000,
  );

  it('asks for no more than its choice: years or a degree are one requirement', async () => {
    const either =
      'Data Analyst\nRequirements\nYou will have 3 years in an analyst role or a degree in a numerate subject.';
    const analysis = await analysed('Jo Tester\nEducation\nBSc Mathematics, Some University, 2024', either);
    expect(named(analysis, '3 years of experience or a degree')?.state).toBe('met');
    expect(named(analysis, 'Degree')).toBeUndefined();
    expect(named(analysis, '3 years of experience')).toBeUndefined();
  }, 60_000);

  it('reads what stands behind a heading in the same line', () => {
    const { skills } = readAdvert(
      'Night Auditor\nAbout Maplewave: we build tools with machine learning.\nQualifications: Basic accounting skills and MS Excel. Working knowledge of payroll.',
    );
    const names = skills.map(({ skill }) => skill.name);
    expect(names).toContain('Excel');
    expect(names).not.toContain('Machine learning');
  });
});

describe('a post', () => {
  it.each([
    ['Prairie Framing Inc., Winnipeg, framer, from 03.2023 - now', 'joinery'],
    ['* Calvary Nursing Center; CNA; may 2019 to may 2021; 12 residents', 'nursing'],
    [
      'I am carpenter from Ukraine. In Ukraine I work 9 years: from 2011 till 2020 in company BudInvest, Lviv',
      'joinery',
    ],
    ['i work in restaurant Kefi, Leicester as chef de partie from 2022 until now: grill', 'kitchen'],
    ['before i was commis chef in hotel Grecotel in Crete 2017 - 2021', 'kitchen'],
  ])('is read in “%s”', (line, family) => {
    const { posts } = readCv(`Jo Tester\nJOBS I DID\n${line}`, TODAY);
    expect(posts.some(({ known, spans }) => known?.family === family && spans.length > 0)).toBe(true);
  });

  it('below the line of its employer has that employer, which is no post', () => {
    const { posts } = readCv(NURSE_CV, TODAY);
    expect(posts.map(({ title }) => title)).toEqual([
      'Registered Nurse, Emergency Department (Level II trauma), Methodist Hospital',
    ]);
  });

  it('may be a placement below a degree', () => {
    const cv =
      'Jo Tester\nEducation\nBSc Computing, Some University, 2022 - 2026\nPlacement year: Software Developer (placement), Some Bank, Belfast, July 2024 - June 2025\n- wrote Java';
    expect(readCv(cv, TODAY).years).toBe(1);
  });

  it('is not what somebody studied between two of them', () => {
    const cv = 'Jo Tester\nEmployment\nWelder, Some Yard, 2012 - 2017\n2017-2019: Welding Foundation diploma, BCIT';
    expect(readCv(cv, TODAY).years).toBe(5);
  });
});

it('shows SQL in work with SQL Server', async () => {
  const cv = 'Jo Tester\nExperience\nData Analyst, Some Trust, 2020 - 2024\n- Built waiting-list reports in SQL Server';
  expect(named(await analysed(cv, 'Data Analyst\nRequirements\n- SQL'), 'SQL')?.state).toBe('met');
}, 60_000);
