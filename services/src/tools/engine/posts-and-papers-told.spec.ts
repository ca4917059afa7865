import { analysed, named, work } from './testing/texts.js';

const reply = (cv: string[], ...advert: string[]) => analysed(`${cv.join('\n')}\n`, advert.join('\n'));
const state = async (name: string, cv: string[], ...advert: string[]) => named(await reply(cv, ...advert), name)?.state;
const importance = async (name: string, ...advert: string[]) =>
  named(await reply(['Jo Roe', 'Porter, Some Inn, 2019-2024'], ...advert), name)?.importance;
const asked = async (...advert: string[]) =>
  (await reply(['Jo Roe', 'Porter, Some Inn, 2019-2024'], ...advert)).requirements.map(({ name }) => name);

describe('papers of a trade', () => {
  const mechanic = [
    'Simon Okafor',
    'HGV Technician',
    'Some Trucks, Doncaster, HGV technician, 06/2017 – today',
    '- Service and repair of tractors and trailers',
    'IMI Level 3 Heavy Vehicle; irtec Advanced',
  ];
  const advert = [
    'HGV Mechanic, Rotherham',
    'Level 3 in heavy vehicle maintenance or equivalent. Must have own tools.',
  ];

  it('are of a level and a subject, whatever the subject is called at its end', async () => {
    expect(await state('Level 3 in heavy vehicle maintenance or equivalent', mechanic, ...advert)).toBe('met');
  });

  it('and tools are asked for by “must have”', async () => {
    expect(await asked(...advert)).toContain('Own tools');
  });

  it('are no years in “the trade”, which the posts of it have', async () => {
    expect(
      await state(
        '3 years of experience',
        mechanic,
        'HGV Mechanic',
        'Essential:',
        '- 3 years+ in the trade',
        '- Diagnostics',
      ),
    ).toBe('met');
  });

  it('are a blue card of the building trades, and no permission to work', async () => {
    expect(await asked('Joiner', 'Essential:', '- CSCS Blue card', '- Own tools')).toContain('CSCS Blue card');
  });

  it('are one of two short forms', async () => {
    const cv = ['Tom Z', 'Experience', 'DevOps Engineer, Some Shop, 2021 - now', 'Certificates', 'CKA (2022)'];
    expect(await state('CKA/CKAD', cv, 'Platform Engineer', 'Nice to have', 'CKA/CKAD', 'Golang')).toBe('met');
  });

  it('are the training that a line names with its level, and no delivery of training', async () => {
    const names = await asked(
      'Nursery Manager',
      'Essential:',
      '- Designated Safeguarding Lead training (Level 3)',
      '- EYFS',
    );
    expect(names).toContain('Designated Safeguarding Lead training (Level 3)');
    expect(names).not.toContain('Training delivery');
  });
});

describe('grades of school', () => {
  const cv = (line: string) => [
    'Chloe Martin',
    'Experience',
    'Nursery Nurse, Some Nursery, 2018 - 2024',
    'Education',
    line,
  ];
  const advert = ['Deputy Nursery Manager', 'Essential:', '- GCSE Maths and English at grade C or above', '- EYFS'];
  const NAME = 'GCSE Maths and English at grade C or above';

  it.each([
    ['GCSE English C, Maths D', 'partly'],
    ['GCSE Maths 3 and English 5', 'partly'],
    ['GCSE English B, Maths C', 'met'],
    ['GCSE Maths and English', 'met'],
    ['GCSE English: 2 years of lessons, Maths C', 'met'],
  ])('are held against the one asked for: %s', async (line, expected) => {
    expect(await state(NAME, cv(line), ...advert)).toBe(expected);
  });

  it('are held against a higher one as well', async () => {
    const high = ['Trainee Accountant', 'Essential:', '- GCSE Maths and English at grade 7 or above', '- Excel'];
    expect(await state('GCSE Maths and English at grade 7 or above', cv('GCSE Maths 5, English 5'), ...high)).toBe(
      'partly',
    );
  });

  it('ask for no language', async () => {
    expect(await asked(...advert)).not.toContain('English');
  });
});

describe('lines of an advert', () => {
  it('are essential or desirable by a letter in front', async () => {
    const advert = ['Support Worker', 'Person specification', 'E: NVQ Level 2 in Care', 'D: Medication administration'];
    expect(await importance('NVQ Level 2 in Care', ...advert)).toBe('required');
    expect(await importance('Medication administration', ...advert)).toBe('preferred');
  });

  it('among musts stay musts, whatever label parts them', async () => {
    const advert = [
      'Platform Engineer',
      'Must have',
      'Terraform',
      'Scripting: Python, PowerShell or Bash',
      'Nice to have',
      'Golang',
    ];
    expect(await importance('Python, Microsoft PowerShell or Bash', ...advert)).toBe('required');
    expect(await importance('Go', ...advert)).toBe('preferred');
  });

  it('name a thing and its kind behind a dash once', async () => {
    const names = await asked(
      'Platform Engineer',
      'Must have',
      '- Infrastructure as Code – Terraform or Bicep',
      '- Linux',
    );
    expect(names).toContain('Terraform or Bicep');
    expect(names).not.toContain('Infrastructure as code');
  });

  it('ask for the management of budgets once', async () => {
    const names = await asked('Nursery Manager', 'Desirable:', '- Experience of managing budgets and rotas', '- EYFS');
    expect(names).toContain('Budget management');
    expect(names).not.toContain('Budgeting');
  });

  it('ask for no vaccination of others where a record of one’s own is meant', async () => {
    expect(
      await asked('Dental Nurse', 'You will need:', '- Immunisation record for Hepatitis B', '- GDC registration'),
    ).not.toContain('Vaccination');
  });
});

it('reads posts that a summary tells, with a bracket and without “from”', async () => {
  const cv = [
    'Luca Bianchi',
    'Edinburgh',
    'I have worked in coffee since 2019. Now I am Assistant Manager at Cup & Co on Leith Walk (since June 2023), where I do the rota for 9 people. Before that I was head barista at Bean There, 2019 to 2023.',
  ];
  const found = await reply(cv, 'Café Manager – Edinburgh', 'You will have: barista skills; knowledge of HACCP.');
  expect(work(found)?.state).toBe('partly');
});

describe('sentences that ask', () => {
  it('say whom the employer seeks, and each thing as strongly as its own words', async () => {
    const advert = [
      'Year 6 Teacher',
      'Some Academy, Barnsley',
      'We are seeking a QTS-qualified teacher with experience in upper KS2. Experience of preparing pupils for SATs is essential, and subject leadership experience is desirable.',
    ];
    expect(await importance('QTS', ...advert)).toBe('required');
    expect(await importance('Experience of preparing pupils for SATs', ...advert)).toBe('required');
  });

  it('tell of a team to be managed at their head', async () => {
    const advert = [
      'Shift Manager',
      'Some Depot, Rugby',
      'Manage a team of 60 across inbound and outbound. Experience with WMS.',
    ];
    expect(await asked(...advert)).toContain('People management');
  });

  it('are wishes behind a label of wishes, also below the requirements', async () => {
    const advert = ['Staff Engineer', 'Requirements', '• Strong Java', '• Kafka', 'Bonus: PCI DSS, gRPC'];
    expect(await importance('PCI DSS', ...advert)).toBe('preferred');
    expect(await importance('Java', ...advert)).toBe('required');
  });

  it('ask for two papers that stand with each other', async () => {
    const advert = [
      'Coach Driver',
      'Category D licence with valid Driver CPC',
      'Tacho card',
      'Customer service skills',
    ];
    const cv = ['Kwame B', 'Bus driver, Some Buses, 2013 - 2021', 'Cat D licence, CPC valid to 2088'];
    expect(await state('Category D licence', cv, ...advert)).toBe('met');
    expect(await asked(...advert)).not.toContain('Coaching');
  });
});

describe('papers by other names', () => {
  it.each([
    [
      'CIPP',
      ['Payroll Officer, Some Council, 2018 - 2024', 'CIPP Foundation Degree 2019'],
      'Essential: CIPP qualified; payroll',
    ],
    [
      '18th Edition',
      ['Electrician, Some Works, 2009 - 2024', '18th Ed (2018), ECS gold card'],
      'Essential: 18th edition (Amendment 2); containment',
    ],
    [
      'Postgraduate CT qualification or working towards',
      ['Radiographer, Some Trust, 2019 - 2024', 'PGCert in CT (in progress)'],
      'Desirable: Postgraduate CT qualification or working towards',
    ],
  ])('meet %s', async (name, cv, line) => {
    expect(await state(name, ['Jo Roe', ...cv], 'Some Post', line)).toBe('met');
  });

  it('and a degree behind a semicolon is one', async () => {
    const cv = [
      'Sofia R',
      'Marketing Executive, Some Homes, 2022 - 2024',
      'CIM Level 4 Certificate; BA Communications (Milan, 2019)',
    ];
    expect(
      await state(
        'Degree',
        cv,
        'Marketing Manager',
        'Essential:',
        '- A degree in marketing or a related field',
        '- SEO',
      ),
    ).not.toBe('missing');
  });
});
