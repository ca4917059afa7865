import { analysed, letter, named, work } from './testing/texts.js';

const reply = (cv: string[], ...advert: string[]) => analysed(`${cv.join('\n')}\n`, advert.join('\n'));
const state = async (name: string, cv: string[], ...advert: string[]) => named(await reply(cv, ...advert), name)?.state;

describe('whom somebody works for or beside', () => {
  const carer = [
    'Mary Ann',
    'Healthcare Assistant, Some Infirmary, Leicester, 2019-present',
    'Took observations for nurses',
  ];

  it.each([
    [carer, 'Registered Nurse, Leicester', 'NMC registration required.'],
    [
      ['Zoe Lee', 'Legal Secretary, Some Law LLP, London, 2019-present', 'Typed contracts for solicitors'],
      'Solicitor, London',
      'Draft contracts.',
    ],
    [
      ['Zoe Lee', 'Medical Receptionist, Some Surgery, 2019-present', 'Booked appointments for GPs and pharmacists'],
      'Pharmacist, London',
      'GPhC registration. Dispensing.',
    ],
    [carer, 'Critical Care Nurse, Leicester', 'NMC registration, ventilator care.'],
  ])('is not what they are: %j for a %s', async (cv, ...advert) => {
    expect(work(await reply(cv, ...advert))?.state).not.toBe('met');
  });

  it('is a line of work, and the nurse who does it has the post', async () => {
    const nurse = ['Mary Ann', 'Staff Nurse, Some Infirmary, Leicester, 2019-present', 'Took observations for doctors'];
    expect(work(await reply(nurse, 'Critical Care Nurse, Leicester', 'NMC registration.'))?.state).toBe('met');
  });

  it('says nothing of care where lawns are cared for', async () => {
    const mown = await reply(carer, 'Lawn Care Worker, Leicester', 'Experience with ride-on mowers required.');
    expect(work(mown)?.state).toBe('missing');
  });
});

describe('a coding of welders', () => {
  const welder = (line: string) => ['Ion Popescu', 'TIG Welder, Some Steelworks, 2016-2024', line];
  const advert = ['TIG Welder, Immingham', 'Essential: ASME IX 6G coding. TIG welding.'];

  it('is none of another standard, and none that is denied', async () => {
    expect(await state('ASME IX coding', welder('ISO 9606-1 coded for TIG'), ...advert)).toBe('missing');
    const denied = welder('TIG welded stainless pipe; ISO 9606-1 coded. Not coded to ASME IX.');
    expect(await state('ASME IX coding', denied, ...advert)).toBe('missing');
  });

  it('is met by its own, and any of them meets what names none', async () => {
    const coded = welder('ASME IX coded, 6G pipe');
    expect(await state('ASME IX coding', coded, ...advert)).toBe('met');
    expect(await state('Welder coding', coded, 'TIG Welder, Hull', 'Essential: coded welder. TIG welding.')).toBe(
      'met',
    );
  });
});

describe('what stands in the line of a post', () => {
  it('is shown behind its colon, whatever the last of it is called', async () => {
    const cv = ['Ana Roy', 'Management Accountant, Some Water Ltd, 2019-present: VAT returns, Xero and Excel'];
    const found = await reply(cv, 'Management Accountant, Reading', 'Essential: Excel, VAT returns, Xero.');
    expect(named(found, 'Excel')?.state).toBe('met');
  });

  it('is of the post in a CV without headings, though another line below it is read as work', async () => {
    const cv = [
      'Ana Roy ACCA',
      'Management Accountant',
      'London',
      'ACCA qualified (2019); AAT Level 4',
      'Management Accountant, Some Water Ltd, 2019–present: month-end close, VAT returns, Excel (pivot tables)',
      'Accounts Assistant, Lowe & Co, 2016–2019: purchase ledger, bank reconciliations',
    ];
    const found = await reply(cv, 'Financial Controller, Croydon', 'Essential: VAT, month-end close, advanced Excel.');
    expect(['VAT', 'Excel'].map((name) => named(found, name)?.state)).toEqual(['met', 'met']);
  });

  it('names somebody whose trade stands alone: an analyst, with a heading and without', async () => {
    const line = 'Analyst, Some Energy, 2019 – 2024. SQL (Snowflake), Tableau dashboards for 60 managers';
    for (const cv of [
      ['Eva Li', line],
      ['Eva Li', 'Experience', line],
    ])
      expect(work(await reply(cv, 'Data Analyst, Edinburgh', 'Essential: SQL.'))?.state).toBe('partly');
  });
});

describe('a side column that stands before the main one', () => {
  const cv = [
    ...[
      'Contact',
      'Leeds',
      'lucy@example.com',
      'Skills',
      'Python',
      'SQL',
      'Education',
      'MSc Statistics',
      'Leeds, 2019',
    ],
    ...['Lucy Tan', 'Data Analyst', 'Experience', 'Analyst, Acme Ltd, 2019-2024', 'Wrote SQL reports for sales'],
    ...['Junior Analyst, Beta plc, 2016-2019', 'Cleaned survey data in Python'],
  ];
  const advert = ['Data Analyst, Leeds', 'Essential: SQL, Python. 3 years experience.'];

  it('takes no years, no post and no name away', async () => {
    const found = await reply(cv, ...advert);
    expect(named(found, '3 years of experience')?.state).toBe('met');
    expect(work(found)?.state).toBe('met');
    expect(await letter(cv.join('\n'), advert.join('\n'))).toMatch(/\nLucy Tan$/);
  });
});

describe('a short advert', () => {
  const asked = async (...advert: string[]) =>
    (await reply(['Jo Roe', 'Porter, Some Inn, 2019-2024'], ...advert)).requirements;

  it.each([
    ['Gas Safe registration', 'Gas Engineer, Leeds', 'You must be Gas Safe registered. Full driving licence.'],
    ['Gas Safe registration', 'Gas Engineer, Leeds', 'Gas Safe registered. Boilers.'],
    ['CSCS', 'Site Engineer, York', "Setting out, total station, CSCS. 3 years' experience."],
    ['Total station', 'Site Engineer, York', "Setting out, total station, CSCS. 3 years' experience."],
    ['Cannulation', 'Staff Nurse, Hull', 'Essential:', '- Competent in venepuncture and cannulation'],
  ])('asks for %s: %s %s', async (name, ...advert) => {
    expect((await asked(...advert)).map((each) => each.name)).toContain(name);
  });

  it('calls the things of a choice as it calls them', async () => {
    const names = (
      await asked('Data Analyst, Leeds', 'Essential:', '- BigQuery or Snowflake', '- NetSuite or SAP')
    ).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['BigQuery or Snowflake', 'NetSuite or SAP']));
  });
});

describe('an advert that asks for no experience', () => {
  const cv = ['Jo Roe', 'Shop manager, Some Shop, Slough, 2013-2023', 'Managed 35 staff and ordered stock'];

  it('counts work of another kind as a part, and a trainee’s level as met', async () => {
    const found = await reply(
      cv,
      'Trainee Warehouse Operative, Slough',
      'No experience needed as full training is given.',
    );
    expect(work(found)?.state).toBe('partly');
    expect(named(found, 'Trainee level')?.state).toBe('met');
    expect(found.matchScore).toBeGreaterThan(25);
    expect(found.content).toContain('The advert asks for no experience of it');
  });

  it('is no such advert where it asks for some', async () => {
    const found = await reply(cv, 'Warehouse Operative, Slough', 'Experience of picking is essential.');
    expect(work(found)?.state).toBe('missing');
  });
});
