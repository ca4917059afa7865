import { skillsNamedIn } from './reading/skill-finder.js';
import { occupationOf } from './reading/occupation-families.js';
import { analysed } from './testing/texts.js';

const cvOf = (title: string, ...lines: string[]) =>
  ['Jo Tester', 'York', '', 'Experience', `${title}, Acme Ltd, 2015 - 2026`, ...lines.map((line) => `- ${line}`)].join(
    '\n',
  );
const answered = async (title: string, line: string, asked: string) =>
  (await analysed(cvOf(title, line), `${title}\nRequirements\n- ${asked}\n`)).requirements
    .filter(({ jobLine }) => jobLine?.includes(asked))
    .map(({ name, state }) => `${name}: ${state}`);
const named = (text: string) => skillsNamedIn(text).map(({ skill }) => skill.name);

describe('the same work in another form of the words', () => {
  it.each([
    ['Veterinary Nurse', 'Monitor anaesthesia', 'Anaesthetic monitoring', 'Anaesthetic monitoring: met'],
    ['Veterinary Nurse', 'Anesthetic monitoring of dogs', 'Monitor anaesthesia', 'Monitor anaesthesia: met'],
    [
      'Tree Surgeon',
      'Write risk assessments and method statements',
      'Risk assessments and method statements',
      'Risk assessment: met',
    ],
    ['Tree Surgeon', 'Draw up risk assessments', 'Writing risk assessments', 'Risk assessment: met'],
    [
      'Vehicle Technician',
      'Diagnose engine management lights with Autel',
      'Engine diagnostics',
      'Engine diagnostics: met',
    ],
    ['Payroll Officer', 'Manage payroll for 400 staff', 'Payroll', 'Payroll: met'],
    ['Warehouse Operative', 'Carry out stock takes', 'Stock control', 'Stock control: met'],
    ['Baker', 'Ordered flour from three mills', 'Stock ordering', 'Stock ordering: partly'],
    ['Chef', 'Hand-rolled pasta daily, 120 covers', 'Fresh pasta', 'Fresh pasta: met'],
    ['Chef', 'Fresh pasta for 120 covers', 'Handmade pasta', 'Handmade pasta: met'],
    ['Chef', 'Cooked Italian food for 80 covers', 'Knowledge of Italian cuisine', 'Knowledge of Italian cuisine: met'],
    ['Receptionist', 'Used Opera for bookings', 'Opera PMS', 'Property management system: met'],
    ['Receptionist', 'Opera, Excel and Outlook every day', 'Opera PMS', 'Property management system: met'],
    ['Receptionist', 'Updated rates on the Booking.com extranet', 'Managing OTAs', 'Online travel agents: met'],
    [
      'Dental Nurse',
      'Decontamination lead: HTM 01-05 audits every six months',
      'Infection control',
      'Infection control: met',
    ],
    ['Dental Nurse', 'Audits of HTM 01-05', 'Knowledge of HTM 01-05', 'Decontamination of instruments: met'],
  ])(
    'of a %s: “%s” for “%s”',
    async (title, line, asked, answer) => expect(await answered(title, line, asked)).toContain(answer),
    60_000,
  );

  it.each([
    ['Chef', 'Furniture made by hand', 'Fresh pasta', 'Fresh pasta: missing'],
    ['Singer', 'Sang in opera and oratorio', 'Opera PMS', 'Property management system: missing'],
    ['Chef', 'Planned menus for the season', 'Menu costing', 'Menu costing: missing'],
    ['Chef', 'Italian mother tongue', 'Knowledge of Italian cuisine', 'Knowledge of Italian cuisine: missing'],
    ['Asbestos Remover', 'Built decontamination units', 'Infection control', 'Infection control: missing'],
  ])(
    'is not other work with a word in common; of a %s: “%s” for “%s”',
    async (title, line, asked, answer) => expect(await answered(title, line, asked)).toContain(answer),
    60_000,
  );
});

describe('a name that means something else beside certain words', () => {
  it.each(['allergen labelling', 'Food labelling', 'Labelling of samples', 'Cable labelling', 'labelling and packing'])(
    'is no labelling of data: %s',
    (text) => expect(named(text)).not.toContain('Data labelling'),
  );

  it.each(['Data labelling', 'Image labelling for models', 'Labelling text for machine learning'])(
    'is labelling of data: %s',
    (text) => expect(named(text)).toContain('Data labelling'),
  );

  it.each([
    'Italian cuisine',
    'French and Italian cooking',
    'a Thai restaurant',
    'Spanish Wines',
    'Polish bakery foods',
  ])('is no language: %s', (text) => expect(named(text).join()).not.toMatch(/Italian|French|Thai|Spanish/));

  it.each([
    ['Fluent Italian', 'Italian'],
    ['Italian and French', 'French'],
    ['Spanish, mother tongue', 'Spanish'],
  ])('is a language: %s', (text, language) => expect(named(text)).toContain(language));

  it.each(['Menu costing', 'Costed menus weekly', 'Menu boards'])('is no planning of menus: %s', (text) =>
    expect(named(text)).not.toContain('Menu planning'),
  );

  it.each(['Menu planning', 'Seasonal menus', 'Wrote the menus'])('is planning of menus: %s', (text) =>
    expect(named(text)).toContain('Menu planning'),
  );
});

describe('a trade with a word for where it is done', () => {
  it.each(['Production Baker', 'Plant Baker', 'Instore Baker', 'Night Baker'])('is that trade: %s', (title) =>
    expect(occupationOf(title)).toEqual(occupationOf('Baker')),
  );

  it.each(['Jo Baker', 'Anna Baker', 'Sam Cooper'])('is not a surname: %s', (name) =>
    expect(occupationOf(name)).toBeNull(),
  );

  it('counts its years', async () => {
    const { requirements } = await analysed(
      cvOf('Baker', 'Shaped rye'),
      'Production Baker\nRequirements\n- 3 years of experience as a production baker',
    );
    expect(requirements.find(({ name }) => name.startsWith('Work as'))?.state).toBe('met');
    expect(requirements.find(({ name }) => name.includes('years'))?.state).toBe('met');
  });
});

describe('what is learned one by one', () => {
  const TICKETS =
    'Jo Tester\nYork\n\nTickets\nNPTC CS30, CS31, CS38, CS39\nLANTRA Chipper\n\nExperience\nArborist, Acme Ltd, 2015 - 2026\n- Climbed';
  const state = async (asked: string) =>
    (await analysed(TICKETS, `Arborist\nRequirements\n- ${asked}`)).requirements.find(({ jobLine }) =>
      jobLine?.includes(asked),
    )?.state;

  it.each([
    'CS40',
    'NPTC CS41',
    'CS40 or aerial tree pruning',
    'City & Guilds NPTC CS40',
    'NPTC PA1',
    'LANTRA Professional Tree Inspection',
    'QTRA or LANTRA Professional Tree Inspection',
  ])('is no part of another unit, nor by whom it is given: %s', async (asked) => {
    expect(await state(asked)).toBe('missing');
  });

  it.each(['CS38', 'NPTC CS30/31', 'CS38 or CS40', 'NPTC tickets', 'LANTRA chipper ticket'])(
    'is had as it is named: %s',
    async (asked) => {
      expect(await state(asked)).toBe('met');
    },
  );
});

it('asks for what the title names behind a dash of those who have done it', async () => {
  const cv = 'Jo Tester\nYork\n\nExperience\nClinical Pharmacist (Renal), Some Hospital, 2015 - 2026\n- Led an audit';
  const { requirements } = await analysed(
    cv,
    'Clinical Pharmacist - Critical Care\nRequirements\n- experience in critical care',
  );
  expect(requirements.find(({ name }) => name === 'Critical care')?.state).toBe('missing');
});

describe('years since a degree or a registration', () => {
  const BY_DEGREE =
    'Jo Tester MRICS\nYork\n\nExperience\nSenior Quantity Surveyor, Some Builders, 2021 - present\nQuantity Surveyor, Other Builders, 2016 - 2021\n\nEducation\nBSc Quantity Surveying, 2015\nMRICS 2019';
  const years = async (cv: string, asked: string) =>
    (await analysed(cv, asked)).requirements.find(({ name }) => /\byears of/.test(name))?.state;

  it.each([
    'Minimum 8 years’ post-graduate experience',
    '8 years post graduate experience',
    '8 years of experience since graduation',
  ])('are all that were worked since: %s', async (line) => {
    expect(await years(BY_DEGREE, `Quantity Surveyor\nRequirements\n- ${line}`)).toBe('met');
  });

  it('are those on a band of the NHS where they are asked for in hospitals', async () => {
    const cv =
      'Jo Tester\nDerby\nGPhC 1234567\n\nExperience\nRotational Pharmacist (Band 6), Derby Royal, 2019 - present';
    const asked = 'Pharmacist\nRequirements\n- at least 5 years post registration hospital experience';
    expect(await years(cv, asked)).toBe('met');
  });
});

describe('what was learned at a level', () => {
  const stateWith = async (line: string, asked: string) => {
    const cv = `Jo Tester\nLeeds\n\nExperience\nVehicle Technician, Some Garage, 2016 - present\nServicing and brakes.\n\n${line}`;
    return (await analysed(cv, `Vehicle Technician\nRequirements\n- ${asked}`)).requirements.find(({ jobLine }) =>
      jobLine?.includes(asked),
    )?.state;
  };

  it.each([
    ['City & Guilds Level 3 Vehicle Maintenance', 'Level 3 in vehicle maintenance'],
    ['Level 3 Food Safety 2023', 'Level 3 food safety'],
  ])('is had below a post as well, without a heading: %s', async (line, asked) => {
    expect(await stateWith(line, asked)).toBe('met');
  });
});
