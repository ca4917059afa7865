import { analysed, named, work } from './testing/texts.js';

const held = (post: string, duties: readonly string[], rest = '') =>
  `Jo Tester\nLeeds, UK\n\nExperience\n${post}\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n${rest}`;
const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;
const namesFor = async (cv: string, job: string) => (await analysed(cv, job)).requirements.map(({ name }) => name);

const ENGINEER = held('Civil Engineer, Some Consulting, 2015 - 2026', ['Designed drains in InfoWorks']);

describe('a requirement', () => {
  it('is called by the program that the advert names, and another one is near to it at most', async () => {
    const analysis = await analysed(ENGINEER, asking('Civil Engineer', 'MicroDrainage', 'BIM Level 2', 'Site visits'));
    expect(named(analysis, 'MicroDrainage')?.state).toBe('partly');
    expect(named(analysis, 'BIM')?.state).toBe('missing');
    expect(analysis.content).not.toContain('Revit');
  });

  it('is each thing behind a label, of which the last may have a choice in brackets', async () => {
    const job = `${asking('Civil Engineer', 'NEC contracts')}\nDesirable: OpenRoads, site diaries, a management paper (APM or PRINCE2)`;
    expect(await namesFor(ENGINEER, job)).toContain('OpenRoads');
  });

  it.each([
    ['HCPC registration (physiotherapy)', 'HCPC registration', 'Physiotherapist'],
    ['NMC registration (mental health)', 'NMC registration', 'Mental Health Nurse'],
  ])('is there whatever stands in brackets behind it: %s', async (line, name, title) => {
    expect(await namesFor(ENGINEER, asking(title, line, 'Report writing'))).toContain(name);
  });

  it('is asked for once, by its short form with its noun', async () => {
    const names = await namesFor(ENGINEER, asking('Physiotherapist', 'MSK assessment', 'Report writing'));
    expect(names).toContain('Musculoskeletal assessment');
    expect(names).not.toContain('Assessment');
  });

  it('is looked for by its words where its only name is taken for something else', async () => {
    const names = await namesFor(ENGINEER, asking('Civil Engineer', 'Contract testing (Pact)', 'Report writing'));
    expect(names).toContain('Contract testing (Pact)');
  });

  it('is no rest of a sentence that says nothing by itself', async () => {
    const job =
      'Teacher of Mathematics\nEssential: Qualified Teacher Status or ability to gain it; marking.\nCertificate holders encouraged.';
    const names = await namesFor(ENGINEER, job);
    expect(names).toContain('QTS');
    expect(names.join('\n')).not.toMatch(/gain it|encouraged/i);
  });

  it('is tested by whoever has written such tests with one of the tools for it, for as long as that was', async () => {
    const cv = held('QA Engineer, Acme, 2015 - 2023', ['Selenium suites in Java for the payment pages']);
    const analysis = await analysed(cv, asking('QA Engineer', '5 years of experience in test automation', 'Java'));
    expect(named(analysis, '5 years of experience')?.state).toBe('met');
  });

  it('is met by whoever was what the title is called, as far as it names who does it', async () => {
    const carer = held('Caregiver, Golden Years Home, 2019 - 2024', ['Bathing and dressing of 12 residents']);
    const analysis = await analysed(carer, asking('Healthcare Assistant', 'Night shifts', 'Report writing'));
    expect(named(analysis, 'Health care assistance')?.state).toBe('met');
    const java = held('Software Developer, Acme, 2015 - 2024', ['Java services']);
    expect(named(await analysed(java, asking('Python Developer', 'Testing', 'Git')), 'Python')?.state).not.toBe('met');
  });

  it('is one where a tool stands behind the work that it is for', async () => {
    const names = await namesFor(ENGINEER, asking('QA Engineer', 'Performance testing with k6 or JMeter', 'Git'));
    expect(names.filter((name) => /JMeter|Performance/.test(name))).toHaveLength(1);
  });

  it('is each of a row, known to a vocabulary or not', async () => {
    const names = await namesFor(
      ENGINEER,
      asking('Care Assistant', 'Personal care, meal preparation, medication prompts'),
    );
    expect(names).toEqual(expect.arrayContaining(['Meal preparation', 'Medication prompts']));
  });

  it('is no choice with what stands behind the choice', async () => {
    const job = asking('Accountant', 'Experience of SAP or similar ERP, manufacturing background', 'Month-end close');
    const names = await namesFor(ENGINEER, job);
    expect(names).toContain('SAP or Enterprise resource planning (ERP)');
    expect(names).toContain('Manufacturing');
  });

  it('is nothing that the employer offers', async () => {
    expect(await namesFor(ENGINEER, `${asking('Accountant', 'Excel')}\nStudy support offered.`)).not.toContain(
      'Study support offered',
    );
  });

  it('of years in a unit is met by the post in that unit', async () => {
    const nurse = held('Staff Nurse, Cardiac ICU, 2018 - 2024', ['Care of ventilated patients']);
    const job = asking('Staff Nurse', "12 months' recent experience in an intensive care setting", 'Wound care');
    expect(named(await analysed(nurse, job), '12 months of experience')?.state).toBe('met');
  });

  it('is no accountant’s paper where the letters are of the care of patients', async () => {
    const nurse = asking('Mental Health Nurse', 'Experience of care coordination under the CPA', 'Leading CPA reviews');
    expect(await namesFor(ENGINEER, nurse)).toEqual(expect.arrayContaining(['Care Programme Approach']));
    expect(await namesFor(ENGINEER, nurse)).not.toContain('CPA');
    expect(await namesFor(ENGINEER, asking('Accountant', 'CPA or ACCA', 'Month-end close'))).toContain('CPA or ACCA');
  });

  it('is not what the others are called with whom somebody will work', async () => {
    const names = await namesFor(
      ENGINEER,
      asking('Civil Engineer', 'Work with designers and data analysts on site', 'NEC contracts'),
    );
    expect(names).not.toContain('Data analysis');
  });

  it('of the coding of a welder is a paper, in the title as well', async () => {
    const welder = held(
      'Welder, Some Yard, 2015 - 2026',
      ['Welded pipes'],
      'Certificates\n6G TIG coded welder (ASME IX), valid until 2088',
    );
    const analysis = await analysed(
      welder,
      `Coded Welder (TIG) - Hull\nEssential\n* Coded to 6G (ASME IX or BS EN ISO 9606-1)\n* Own tools`,
    );
    expect(named(analysis, 'Welder coding')).toMatchObject({ kind: 'certificate', state: 'met' });
  });

  it('is no paper where something is to be done with cards', async () => {
    const analysis = await analysed(
      ENGINEER,
      asking('Product Manager', 'Own the roadmap for our card payments product', 'Jira'),
    );
    expect(analysis.requirements.filter(({ kind }) => kind === 'certificate')).toEqual([]);
  });

  it('is no sponsorship where Visa is a card', async () => {
    const analysis = await analysed(
      ENGINEER,
      `${asking('Product Manager', 'Knowledge of card schemes (Visa, Mastercard)', 'Jira')}\nWe offer visa sponsorship.`,
    );
    expect(analysis.content).toContain('We offer visa sponsorship');
    expect(analysis.content).not.toMatch(/speaks of sponsorship or a visa: [^.]*Mastercard/);
  });

  it('of a senior who manages a product is no one of a manager of people', async () => {
    const names = await namesFor(ENGINEER, asking('Senior Product Manager', 'Jira', 'Roadmaps'));
    expect(names).toContain('Senior level');
    expect(names).not.toContain('Lead or manager level');
    expect(await namesFor(ENGINEER, asking('Project Manager', 'Jira', 'Roadmaps'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/ level$/)]),
    );
  });
});

describe('a carer who writes in whole sentences', () => {
  const CARER = [
    'Ama Tester',
    'Lagos, Nigeria',
    'I am a hard working carer. I took care of my grandmother for three years (2020-2023) and worked as a Health Care Assistant in Some Hospital, Lagos from January 2023 to September 2026. There I helped patients with washing and feeding.',
    'I have a Certificate in Health and Social Care (Level 2) 2022.',
  ].join('\n');

  it('has the post and its years', async () => {
    const analysis = await analysed(CARER, asking('Care Assistant', 'Experience in care (at least 1 year)', 'Makaton'));
    expect(work(analysis)?.state).toBe('met');
    expect(analysis.requirements.find(({ name }) => name.includes('of experience'))?.state).toBe('met');
  });

  it('has a certificate of the level asked for, and shows no social work by its name', async () => {
    const analysis = await analysed(
      CARER,
      asking('Care Assistant', 'NVQ Level 2 in Health and Social Care', 'Safeguarding'),
    );
    expect(analysis.requirements.find(({ name }) => name.includes('NVQ'))?.state).toBe('met');
    expect(named(analysis, 'Safeguarding')?.state).toBe('missing');
  });
});
