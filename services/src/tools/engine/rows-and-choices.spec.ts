import { analysed, named, work } from './testing/texts.js';

const OF = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

const askedBy = async (title: string, lines: string, duty = 'Answered the phone') => {
  const reply = await analysed(OF(title, duty), `${title}\n${lines}`);
  return { ...reply, asked: reply.requirements.filter(({ jobLine }) => jobLine !== null && jobLine !== title) };
};

describe('a row of things to have that ends in an “or”', () => {
  /** Names of what is asked for, each as the words that it has to have; nothing else of the row may be in it. */
  const parted = (names: readonly string[], words: readonly string[]): string[][] =>
    names
      .map((name) => words.filter((word) => name.toLowerCase().includes(word.toLowerCase())))
      .filter(({ length }) => length > 0);

  it.each<[string, string, string[][]]>([
    [
      'Site Manager',
      'Must have: SMSTS, first aid, NVQ Level 6, CSCS black or white card.',
      [['SMSTS'], ['first aid'], ['NVQ'], ['CSCS']],
    ],
    [
      'Site Manager',
      'Requirements:\n- SMSTS, first aid, NVQ Level 6, CSCS black or white card',
      [['SMSTS'], ['first aid'], ['NVQ'], ['CSCS']],
    ],
    [
      'Pipe Welder',
      'Must have: TIG coding to BS EN ISO 9606-1, CCNSG safety passport, BPSS or SC clearance.',
      [['Welder coding'], ['CCNSG'], ['SC clearance', 'BPSS']],
    ],
    [
      'QA Engineer',
      'Must have: ISTQB, Playwright, BPSS or SC clearance',
      [['ISTQB'], ['Playwright'], ['SC clearance', 'BPSS']],
    ],
    ['Engineer', 'Requirements:\n- Docker, Jira, AWS, Azure or GCP', [['Docker'], ['Jira'], ['AWS', 'Azure', 'GCP']]],
    [
      'Engineer',
      'Experience with Docker, Jira, AWS, Azure or GCP is essential.',
      [['Docker'], ['Jira'], ['AWS', 'Azure', 'GCP']],
    ],
    ['Chef', 'Requirements:\n- HACCP, allergens, pastry or bread', [['HACCP'], ['Allergens'], ['Pastry', 'bread']]],
    [
      'Clerk',
      'Requirements:\n- Excel, Sage, payroll, French or German',
      [['Excel'], ['Sage'], ['Payroll'], ['French', 'German']],
    ],
    [
      'Carpenter',
      'Must have: CSCS card, own tools, first fix, oak or softwood framing.',
      [['CSCS'], ['tools'], ['first fix'], ['oak', 'softwood']],
    ],
    [
      'Bus Driver',
      'You need: PCV licence, Driver CPC, first aid, city or coach experience.',
      [['PCV'], ['CPC'], ['first aid'], ['city', 'coach']],
    ],
    [
      'Beauty Therapist',
      'Must have: NVQ Level 3, waxing, massage, gel or acrylic nails.',
      [['NVQ'], ['waxing'], ['massage'], ['gel', 'acrylic']],
    ],
    [
      'Security Officer',
      'Must have: SIA licence, CCTV, first aid, door supervision or close protection.',
      [['SIA'], ['CCTV'], ['first aid'], ['door', 'close protection']],
    ],
    [
      'Groundskeeper',
      'Must have: driving licence, PA1, PA6, chainsaw or brushcutter ticket.',
      [['driving'], ['PA1'], ['PA6'], ['chainsaw', 'brushcutter']],
    ],
    [
      'Laboratory Technician',
      'Essential: GMP, aseptic technique, LIMS, HPLC or GC.',
      [['manufacturing practice'], ['aseptic'], ['LIMS'], ['HPLC', 'GC']],
    ],
    [
      'Credit Controller',
      'You need to know Excel, credit control, VAT, Sage or QuickBooks.',
      [['Excel'], ['Accounts receivable'], ['VAT'], ['Sage', 'QuickBooks']],
    ],
    [
      'QA Tester',
      'Must have: Jira, Postman, Playwright, Cypress or Selenium.',
      [['Jira'], ['Postman'], ['Playwright', 'Cypress', 'Selenium']],
    ],
    [
      'Developer',
      'Must have: Java or Kotlin, Spring Boot, PostgreSQL or MySQL.',
      [['Java', 'Kotlin'], ['Spring Boot'], ['PostgreSQL', 'MySQL']],
    ],
    ['Receptionist', 'Must have: Word, Excel or PowerPoint, typing.', [['Word', 'Excel', 'PowerPoint'], ['typing']]],
    ['Developer', 'Skills: Git, Docker, PHP, React or Vue', [['Git'], ['Docker'], ['PHP'], ['React', 'Vue']]],
    ['Driver', 'Requirements:\n- HGV Class 1 or 2, driver CPC, digital tachograph card', [['CPC'], ['tachograph']]],
    [
      'Mechanic',
      'You need: Level 3 in vehicle maintenance, MOT tester licence, diagnostics, HEVRA or IMI hybrid award',
      [['vehicle maintenance'], ['MOT'], ['diagnostics'], ['HEVRA', 'IMI']],
    ],
    [
      'Optician',
      'Requirements:\n- GOC registration, dispensing, contact lenses, OCT or visual fields',
      [['GOC'], ['Dispensing'], ['contact lenses'], ['OCT', 'visual fields']],
    ],
    [
      'Forester',
      'Must have CS30, CS31, first aid, IPAF or tractor ticket.',
      [['CS30'], ['CS31'], ['First aid'], ['IPAF', 'tractor']],
    ],
  ])('asks a %s for each of them, and for one of the choice alone: %s', async (title, lines, things) => {
    const { asked } = await askedBy(title, lines);
    const found = parted(
      asked.map(({ name }) => name),
      things.flat(),
    );
    expect(found.map((each) => each.toSorted()).toSorted()).toEqual(things.map((each) => each.toSorted()).toSorted());
  });

  it('is not met by one of them', async () => {
    const { matchScore } = await askedBy(
      'Site Manager',
      'Must have: SMSTS, first aid, NVQ Level 6, CSCS black or white card.',
      'Ran sites with SMSTS',
    );
    expect(matchScore).toBeLessThan(75);
  });
});

describe('a row of things of one kind', () => {
  it.each([
    ['QA Engineer', 'Requirements:\n- Playwright, Cypress or Selenium', 'Playwright, Cypress or Selenium'],
    ['Cloud Engineer', 'Must have: AWS, Azure or GCP', 'AWS, Azure or GCP'],
    ['Accountant', 'Must have: ACA, ACCA or CIMA', 'ACA, ACCA or CIMA'],
    ['Bookkeeper', 'Requirements:\n- Xero, Sage, QuickBooks or similar', 'Xero, Sage or QuickBooks'],
    ['Developer', 'Experience with React, Angular, Vue or Svelte is essential.', 'React, Angular, Vue.js or Svelte'],
    ['Welder', 'Requirements:\n- TIG, MIG or stick welding', 'TIG welding, MIG welding or stick welding'],
    ['Developer', 'Skills: Playwright, Cypress or Selenium', 'Playwright, Cypress or Selenium'],
    ['Solicitor', 'Requirements:\n- Proclaim, LEAP or Clio', 'Proclaim, LEAP or Clio'],
    [
      'Plumber',
      'Requirements:\n- NVQ Level 3 in plumbing, heating, gas or electrical',
      'NVQ Level 3 in plumbing, heating, gas or electrical',
    ],
    ['Carer', 'Requirements:\n- Washing, dressing, feeding or toileting residents', 'Personal care'],
    ['Cook', 'Requirements:\n- Plan, prepare, cook or serve food', 'Plan, prepare, cook or serve food'],
  ])('is one choice for a %s: %s', async (title, lines, name) => {
    expect((await askedBy(title, lines)).asked.map((each) => each.name.replace('Stick', 'stick'))).toEqual([name]);
  });
});

describe('a row without an “or”', () => {
  it('is no choice because of a name that nobody knows', async () => {
    const { asked } = await askedBy('Developer', 'Requirements:\n- Docker, Consul, Terraform\n- SQL');
    expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['Docker', 'Consul', 'Terraform', 'SQL']));
  });

  it('asks for each of three that an “and” closes', async () => {
    const { asked } = await askedBy(
      'Lab Analyst',
      'Requirements:\n- HPLC, GC and dissolution testing\n- Method validation',
    );
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['HPLC', 'Gas chromatography', 'Dissolution testing', 'Method validation']),
    );
  });
});

it('calls what may be asked for as a whole partly met by one of it', async () => {
  const { asked } = await askedBy(
    'Teaching Assistant',
    'You have experience in phonics, safeguarding, Makaton or first aid.',
    'Taught phonics to groups of six',
  );
  expect(asked.map(({ name, state }) => [name, state])).toEqual([
    ['Phonics, Safeguarding, Makaton or First aid', 'partly'],
  ]);
});

const asked = async (...advert: string[]) =>
  (await analysed('Jo Roe\nPorter, Some Inn, 2019-2024\n', advert.join('\n'))).requirements.map(({ name }) => name);

describe('the things of a row', () => {
  it.each([
    ['React, TypeScript (or similar), Node.js, PostgreSQL, Docker and AWS.', ['React', 'TypeScript', 'Node.js', 'AWS']],
    ['React, a database (e.g. PostgreSQL), Node.js, Docker and AWS.', ['React', 'Databases', 'Node.js', 'Docker']],
    ['Windows Server, networking (Cisco or Juniper), Active Directory, VMware.', ['Windows Server', 'Networking']],
    [
      'phonics, SEND (autism or ADHD), first aid, safeguarding, behaviour management.',
      ['Phonics', 'SEND', 'First aid'],
    ],
    ['reporting, lean / 5S, forklift licence, wound care.', ['Forklift licence', 'Lean manufacturing']],
  ])('are asked for one by one, whatever a bracket says of one of them: %s', async (line, names) => {
    expect(await asked('Some Post', 'Must have:', line)).toEqual(expect.arrayContaining(names));
  });

  it('are a choice where an “or” stands between them', async () => {
    expect(await asked('Developer', 'Must have:', '- React or Angular', '- AWS')).toContain('React or Angular');
    expect(await asked('Engineer', 'Must have:', '- AWS (S3, Redshift) or GCP', '- SQL')).toContain('AWS or GCP');
  });

  it('stay beside a paper among them', async () => {
    const line = 'PRINCE2 or Agile certification, stakeholder management, budget management, report writing and Excel.';
    const names = ['Stakeholder management', 'Budget management', 'Excel'];
    expect(await asked('Project Manager', 'Requirements:', line)).toEqual(expect.arrayContaining(names));
  });

  it('are no wishes because one of them would ideally be of a kind', async () => {
    const line =
      'We need someone with WMS (ideally SAP EWM), health and safety (NEBOSH or IOSH), forklift licence, and good people skills.';
    const { requirements } = await analysed('Jo Roe\nPorter, Some Inn, 2019-2024\n', `Warehouse Manager\n${line}`);
    const wished = requirements.filter(({ importance }) => importance === 'preferred').map(({ name }) => name);
    expect(wished).toEqual([]);
  });
});

it('reads no insurance in National Insurance, and no robots in a program for structures', async () => {
  expect(await asked('Payroll Officer', 'Requirements:', '- Knowledge of National Insurance', '- PAYE')).not.toContain(
    'Insurance',
  );
  expect(await asked('Structural Engineer', 'Requirements:', '- Tekla, Robot and Revit', '- Eurocodes')).not.toContain(
    'Robotics',
  );
});

it('takes no level for the word that no experience is needed', async () => {
  const cv = 'Jo Roe\nElectrician, Some Works, 2015 - 2024\nRewired houses\n';
  const found = await analysed(
    cv,
    'Foreign Pharmacy Graduate Intern\nExperience level: Entry Level\nDispensing and counselling of patients.',
  );
  expect(work(found)?.state).toBe('missing');
  expect(named(found, 'Trainee level')?.state ?? 'missing').not.toBe('met');
});

const CV =
  'Ana Reed\nLeeds\n\nExperience\nData Engineer, Some Mill, Leeds, 2019 - present\n- Built pipelines in Python\n- Taught pupils\n';

const namesIn = async (title: string, ask: string) =>
  (await analysed(CV, `${title}\nSome Employer\nLeeds\n\n${ask}`)).requirements.map(({ name }) => name);

describe('what stands in a bracket with others', () => {
  it.each([
    'Requirements\n- AWS (S3, Glue, Lambda)',
    'Requirements\n- AWS (S3, Glue and Lambda)',
    'Requirements\n- AWS (including S3, Glue, Lambda), SQL',
    'Skills: AWS (S3, Glue, Lambda), SQL',
    'You will have AWS (S3, Glue, Lambda) and SQL.',
  ])('is asked for by its name, and without the bracket: %s', async (ask) => {
    const names = await namesIn('Data Engineer', ask);
    expect(names).toEqual(expect.arrayContaining(['AWS', 'Glue', 'Lambda']));
    expect(names.join()).not.toMatch(/[()]/);
  });

  it('is all of it, first to last', async () => {
    expect(await namesIn('Data Engineer', 'Requirements\n- Azure (Data Factory, Synapse, Databricks)\n- SQL')).toEqual(
      expect.arrayContaining(['Azure', 'Data Factory', 'Synapse', 'Databricks']),
    );
  });

  it.each([
    ['Care Assistant', 'Personal care (washing, dressing, feeding)', /^(?:dressing|feeding)/i],
    ['Administrator', 'Microsoft Office (Word, Excel, Outlook)', /^(?:word|outlook)/i],
    ['Dairy Worker', 'Milking (rotary, herringbone)', /^herringbone/i],
    ['Data Engineer', 'Cloud (AWS, Azure or GCP)', /^GCP$/i],
  ])('is none by itself where it tells more of what stands before: a %s’s %s', async (title, ask, part) => {
    const names = await namesIn(title, `Requirements\n- ${ask}\n- Time management`);
    expect(names.filter((name) => part.test(name))).toEqual([]);
  });
});

describe('two short names', () => {
  it.each([
    'We need experience of SEND and EAL.',
    'You will have knowledge of SEND and EAL pupils.',
    'Requirements\n- SEND and EAL',
  ])('are both asked for, though no list knows the second: %s', async (ask) => {
    const names = (await namesIn('Primary Teacher', ask)).join();
    expect(names).toMatch(/SEND/);
    expect(names).toMatch(/EAL/);
  });
});

describe('two things that share their last word', () => {
  const CV =
    'Ana Reed\nLisbon\n\nExperience\nTeacher of Maths, Some School, Lisbon, 2019 - present\n- Kept order in lively groups\n';
  const asked = async (line: string) =>
    (await analysed(CV, `Teacher of Mathematics\nRequirements\n- ${line}`)).requirements
      .filter(({ kind, jobLine }) => kind === 'skill' && jobLine !== 'Teacher of Mathematics')
      .map(({ name }) => name)
      .toSorted();

  it.each([
    ['Excellent classroom and behaviour management', ['Behaviour management', 'Classroom management']],
    ['Strong classroom and behaviour management skills', ['Behaviour management', 'Classroom management']],
    ['Outstanding behaviour and classroom management', ['Behaviour management', 'Classroom management']],
    ['You will have excellent classroom and behaviour management', ['Behaviour management', 'Classroom management']],
    ['Good time and people management', ['People management', 'Time management']],
    ['Project and line management', ['People management', 'Project management']],
    ['Stock and quality control', ['Quality control', 'Stock control']],
    ['Care and discharge planning', ['Care planning', 'Discharge planning']],
  ])('are each asked for by the whole name: %s', async (line, names) => {
    expect(await asked(line)).toEqual(names);
  });

  it.each([
    ['Teaching and line management', ['People management', 'Teaching']],
    ['Excellent communication and time management', ['Communication', 'Time management']],
    ['Sales and account management', ['Account management', 'Sales']],
    ['Marketing and project management', ['Marketing', 'Project management']],
    ['Waste and water management', ['Waste and water management']],
  ])('are no two where the first is one by itself, or no list knows them: %s', async (line, names) => {
    expect((await asked(line)).filter((name) => name !== 'Teaching')).toEqual(
      names.filter((name) => name !== 'Teaching'),
    );
  });

  it('are both shown by a line of the CV that has them so', async () => {
    const { requirements } = await analysed(
      `${CV}- Classroom and behaviour management of year 9\n`,
      'Teacher of Mathematics\nRequirements\n- Classroom management\n- Behaviour management',
    );
    expect(requirements.filter(({ name }) => /management$/.test(name)).map(({ state }) => state)).toEqual([
      'met',
      'met',
    ]);
  });
});
