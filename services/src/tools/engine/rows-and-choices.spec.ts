import { analysed } from './testing/texts.js';

const OF = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;
const askedBy = async (title: string, lines: string, duty = 'Answered the phone') => {
  const reply = await analysed(OF(title, duty), `${title}\n${lines}`);
  return { ...reply, asked: reply.requirements.filter(({ jobLine }) => jobLine !== null && jobLine !== title) };
};

/** Names of what is asked for, each as the words that it has to have; nothing else of the row may be in it. */
const parted = (names: readonly string[], words: readonly string[]): string[][] =>
  names
    .map((name) => words.filter((word) => name.toLowerCase().includes(word.toLowerCase())))
    .filter(({ length }) => length > 0);

describe('a row of things to have that ends in an “or”', () => {
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
