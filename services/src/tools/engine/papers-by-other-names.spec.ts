import { analysed, named } from './testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- Looked after things\n\nQualifications\n${line}\n`;
const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;
const askedOf = async (line: string, ask: string, role: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask));

describe('a paper by another name is held', () => {
  it.each([
    ['Disclosure and Barring Service certificate, enhanced, 2026', 'Enhanced DBS', 'Carer'],
    ['Disclosure & Barring Service check (enhanced)', 'Enhanced DBS', 'Carer'],
    ['Licence: full UK, manual', 'Driving licence', 'Carer'],
    ['Driving licence: yes, full', 'Driving licence', 'Carer'],
    ['Driver, category B, own car', 'Driving licence', 'Carer'],
    ['Category B driver', 'Driving licence', 'Carer'],
    ['Driver with own car', 'Driving licence', 'Carer'],
    ['I drive my own car', 'Able to drive', 'Carer'],
    ['I drive and have my own car', 'Able to drive', 'Carer'],
    ['G3 ticket\nunvented cylinders', 'Unvented hot water (G3)', 'Plumber'],
    ['Unvented cylinders, G3 ticket 2022', 'Unvented hot water (G3)', 'Plumber'],
    ['Care cert (all 15 standards) 2021', 'Care Certificate', 'Carer'],
    ['Working towards NPQ Senior Leadership', 'NPQ Senior Leadership or working towards it', 'Teacher'],
    ['BCom, University of Delhi, 2014', 'Degree in accounting or finance', 'Accountant'],
    ['Elementary Food Hygiene, 2023', 'Food hygiene certificate', 'Cook'],
    ['Basic Food Hygiene', 'Food hygiene certificate', 'Cook'],
    ['Elementary Certificate in Food Safety', 'Food safety certificate', 'Cook'],
    ['Elementary Food Hygiene', 'Level 2 food hygiene certificate', 'Cook'],
    ['Intermediate Food Hygiene', 'Level 3 food hygiene certificate', 'Cook'],
    ['Basic health and safety certificate', 'Health and safety certificate', 'Cook'],
    [
      'SVQ Level 3 in Social Services (Children and Young People)\nPVG member, SSSC registered\nPaediatric First Aid, expires May 2087',
      'SSSC registration',
      'Early Years Practitioner',
    ],
    [
      'SSSC registered\nPaediatric First Aid, expires May 2087\nSVQ Level 3 in Social Services (Children and Young People)',
      'SSSC registration',
      'Early Years Practitioner',
    ],
    ['DBS enhanced, NMC registered\nILS, expires May 2087', 'NMC registration', 'Nurse'],
    ['C&G 2391', 'City & Guilds 2391', 'Electrician'],
    ['C&G 2391', 'City and Guilds 2391', 'Electrician'],
    ['C & G 2365 Level 3', 'City & Guilds 2365', 'Electrician'],
    ['City and Guilds 2391', 'C&G 2391', 'Electrician'],
    ['City & Guilds 2365', 'C&G 2365', 'Electrician'],
  ])('“%s” for “%s”', async (line, ask, role) => {
    expect((await askedOf(line, ask, role))?.state).toBe('met');
  });
});

describe('a paper is missing', () => {
  it.each([
    ['C&G 2365', 'City & Guilds 2391', 'Electrician'],
    ['I hold a Health and Care Worker visa and need a new certificate of sponsorship.', 'Care Certificate', 'Carer'],
    ['Health and Care visa, certificate of sponsorship needed', 'Care Certificate', 'Carer'],
    ['Certificate of appreciation for patient care', 'Care Certificate', 'Carer'],
    ['Diploma in health and social care; first aid certificate', 'Care Certificate', 'Carer'],
    ['Licence: SIA, valid to 2088', 'Driving licence', 'Carer'],
    ['Personal licence: full', 'Driving licence', 'Carer'],
    ['My husband drives me', 'Able to drive', 'Carer'],
    ['I do not drive my own car', 'Driving licence', 'Carer'],
    ['Fitted unvented cylinders', 'Unvented hot water (G3)', 'Plumber'],
  ])('where its words are those of something else: “%s” for “%s”', async (line, ask, role) => {
    expect((await askedOf(line, ask, role))?.state).toBe('missing');
  });

  it('beside a line that does say it, which is the proof', async () => {
    const line =
      'I hold a Health and Care Worker visa and need a new certificate of sponsorship.\nCare Certificate (2023)';
    expect(await askedOf(line, 'Care Certificate', 'Carer')).toMatchObject({
      state: 'met',
      cvLine: 'Care Certificate (2023)',
    });
  });
});

describe('the edition is a part of what a paper is called', () => {
  const ASK = '18th Edition Wiring Regulations';
  it.each([
    ['17th Edition Wiring Regulations (2015)', 'partly'],
    ['BS 7671 17th Edition', 'partly'],
    ['18th Edition Wiring Regulations (2019)', 'met'],
    ['BS 7671 18th Edition', 'met'],
    ['17th (2012) and 18th Edition (2019)', 'met'],
    ['17th Edition, 2012\n18th Edition, 2019', 'met'],
  ])('“%s” is %s', async (line, state) => {
    expect((await askedOf(line, ASK, 'Electrician'))?.state).toBe(state);
  });

  it.each([
    ['PRINCE2 5th Edition Practitioner', 'PRINCE2 6th Edition Practitioner', 'Project Manager', 'partly'],
    ['PRINCE2 6th Edition Practitioner', 'PRINCE2 6th Edition Practitioner', 'Project Manager', 'met'],
    ['ITIL v3 Foundation certificate, 2012', 'ITIL 4 Foundation', 'Service Desk Analyst', 'partly'],
  ])('“%s” for “%s”', async (line, ask, role, state) => {
    expect((await askedOf(line, ask, role))?.state).toBe(state);
  });
});

describe('the level is a part of what is asked for', () => {
  it.each([
    ['AAT Level 2', 'AAT Level 3', 'Accounts Assistant', 'partly'],
    ['AAT Level 4', 'AAT Level 3', 'Accounts Assistant', 'met'],
    ['AAT Level 3, level 2 first aid', 'AAT Level 3', 'Accounts Assistant', 'met'],
    ['Safeguarding Level 1', 'Safeguarding Level 3', 'Teacher', 'partly'],
    ['Safeguarding Level 1 (2019)\nSafeguarding Level 3 (2024)', 'Safeguarding Level 3', 'Teacher', 'met'],
    ['Level 3 safeguarding', 'Safeguarding Level 2', 'Teacher', 'met'],
    ['Safeguarding trained, 2024', 'Safeguarding Level 2', 'Teacher', 'met'],
  ])('“%s” for “%s”', async (line, ask, role, state) => {
    expect((await askedOf(line, ask, role))?.state).toBe(state);
  });
});

describe('work in the words of a trade', () => {
  const doing = (line: string, post: string) =>
    `Ana Reed\nLeeds\n\nExperience\n${post}, 2019 - present\n- ${line}\n- Worked nights\n`;
  it.each([
    ['Admitted and discharged patients', 'Staff Nurse, Medical-Surgical Ward, Leeds Hospital', 'Surgical nursing'],
    ['Insert and change urinary catheters', 'Staff Nurse, Leeds Hospital', 'Catheterisation'],
    ['Palliative patients on syringe drivers', 'Staff Nurse, Leeds Hospital', 'End of life care'],
    ['Cared for dying patients', 'Staff Nurse, Leeds Hospital', 'End of life care'],
    ['15 drops a day', 'Multi-drop Driver, Some Parcels', 'Multi-drop deliveries'],
    ['Vehicle checks every morning', 'Van Driver, Some Parcels', 'Daily vehicle checks'],
    ['Kept HACCP records', 'Chef, The Mill', 'Food hygiene'],
  ])('“%s” of a %s meets “%s”', async (line, post, ask) => {
    const { requirements } = await analysed(doing(line, post), JOB(ask, post.split(',')[0]!));
    expect(requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state).toBe('met');
  });

  it.each([
    ['Level 2 Food Safety', 'HACCP', 'Chef', 'partly'],
    ['Sage 200', 'SAP', 'Accountant', 'missing'],
    ['City & Guilds 2365 Level 3, AM2 passed 2020', 'NVQ 3 Electrotechnical or equivalent', 'Electrician', 'met'],
  ])('what is beside it is not it, or a part of it: “%s” for “%s”', async (line, ask, role, state) => {
    expect((await askedOf(line, ask, role))?.state).toBe(state);
  });

  it('years at the wheel of a lorry are years of HGV driving', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nExperience\nDriver, Leeds Haulage, Jan 2022 - now\n- 18-tonne rigid, timber deliveries\n\nLicences\nCategory C, CPC to 2088\n';
    const job = "HGV Class 2 Driver\nRequirements\n- 12 months' HGV driving experience\n- Category C licence";
    expect(named(await analysed(cv, job), '12 months of experience')?.state).toBe('met');
    const van = cv.replace('18-tonne rigid, timber', 'Parcel');
    expect(named(await analysed(van, job), '12 months of experience')?.state).not.toBe('met');
  });
});

describe('codes that share their letters', () => {
  it.each([
    ['CS30/31, CS38 and CS39', 'CS30, CS31, CS38 and CS39'],
    ['NPTC CS30 & 31, CS38/39', 'CS30, CS31, CS38 and CS39'],
    ['CS30, CS31, CS38, CS39', 'NPTC CS30/31, CS38 and CS39'],
    ['CS38 climb trees', 'Aerial rescue'],
    ['PA1 & 6A', 'PA1 and PA6'],
    ['PA1/PA6 sprayer', 'Pesticide spraying PA1/PA6'],
  ])('are each of them: “%s” for “%s”', async (line, ask) => {
    expect((await askedOf(line, ask, 'Arborist'))?.state).toBe('met');
  });

  it('and none that is not there', async () => {
    expect((await askedOf('CS30/31', 'CS38', 'Arborist'))?.state).not.toBe('met');
  });
});

describe('an entitlement to drive', () => {
  it.each(['Cat C entitlement', 'Cat C entitlement (LGV Class 2), max 6 points', 'Category C entitlement'])(
    'is a licence: %s',
    async (ask) => {
      expect((await askedOf('Licence: Cat C, CPC to 2088', ask, 'Driver'))?.state).toBe('met');
      expect((await askedOf('Licence: full UK, manual', ask, 'Driver'))?.state).not.toBe('met');
    },
  );
});

it.each([
  ['Elementary Food Hygiene', 'Level 3 food hygiene certificate', 'Cook'],
  ['Basic Excel', 'Excel', 'Clerk'],
  ['Basic French cookery', 'Cookery certificate', 'Cook'],
])('“%s” is less than “%s”', async (line, ask, role) => {
  expect((await askedOf(line, ask, role))?.state).not.toBe('met');
});

describe('what somebody has of their own', () => {
  it.each([
    'CSCS card, own van and tools',
    'Own van and tools, CSCS blue card',
    'Own van and tools. CSCS blue card.',
    'Own tools',
    'I have my own tools and transport',
    'Full set of own tools, own van',
  ])('is had by saying so: %s', async (line) => {
    expect((await askedOf(line, 'Own tools', 'Joiner'))?.state).toBe('met');
    expect((await askedOf(line, 'Own hand tools', 'Joiner'))?.state).toBe('met');
  });

  it.each(['Own van, CSCS blue card', 'Tools of the workshop, own van', 'No tools'])(
    'is not had without: %s',
    async (line) => {
      expect((await askedOf(line, 'Own tools', 'Joiner'))?.state).not.toBe('met');
    },
  );
});

describe('work that is called otherwise', () => {
  const of = async (post: string, deed: string, title: string, ask: string) => {
    const { requirements } = await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${post}, Some Place, Leeds, 2019 - present\n- ${deed}\n`,
      JOB(ask, title),
    );
    return [
      requirements.find(({ name }) => name.startsWith('Work as'))?.state,
      requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state,
    ];
  };

  it.each([
    [
      'Residential Worker',
      'Key worker for 4 young people',
      'Residential Childcare Worker',
      'Key working',
      ['met', 'met'],
    ],
    ['Telesales Executive', 'Made 60 outbound calls a day', 'Sales Executive', 'Outbound calls', ['partly', 'met']],
    ['Midwife', 'Mentor two student midwives', 'Midwife', 'Mentoring students', ['met', 'met']],
    ['Paramedic', 'Mentored three student paramedics', 'Paramedic', 'Mentoring students', ['met', 'met']],
    ['Firmware Engineer', 'BLE drivers for sensors', 'Firmware Engineer', 'Bluetooth Low Energy', ['met', 'met']],
    ['Firmware Engineer', 'FreeRTOS on STM32', 'Firmware Engineer', 'RTOS experience', ['met', 'met']],
    [
      'Firmware Engineer',
      'FreeRTOS on STM32',
      'Firmware Engineer',
      'Real-time operating systems (FreeRTOS or Zephyr)',
      ['met', 'met'],
    ],
  ])('%s, “%s”, for a %s with “%s”', async (post, deed, title, ask, states) => {
    expect(await of(post, deed, title, ask)).toEqual(states);
  });
});
