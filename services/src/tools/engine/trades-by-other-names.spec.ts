import { readCv } from './reading/cv-reader.js';
import { analysed, letter, work } from './testing/texts.js';

const CV = (head: string, ...duties: string[]) =>
  `Ana Reed\nLeeds\n\nExperience\n${head}\n${duties.map((duty) => `- ${duty}\n`).join('')}`;

describe('trades that no list had', () => {
  it.each([
    ['Podiatrist (Band 6), Some Health Board, 2020 - present', 'Specialist Podiatrist'],
    ['Chiropodist, Some Clinic, 2020 - present', 'Podiatrist'],
    ['Optometrist, Some Opticians, 2020 - present', 'Senior Optometrist'],
    ['Dietitian, Some Trust, 2020 - present', 'Specialist Dietitian'],
    ['Audiologist, Some Hospital, 2020 - present', 'Hearing Aid Audiologist'],
  ])('“%s” works as a %s', async (post, title) => {
    expect(
      work(await analysed(CV(post, 'Ran clinics'), `${title}\nLeeds\nRequirements\n- HCPC registration`))?.state,
    ).toBe('met');
  });
});

describe('what a CV says in words of its trade', () => {
  const stateOf = async (cv: string, title: string, ask: string, name: string) =>
    (await analysed(cv, `${title}\nLeeds\nRequirements\n- ${ask}\n- First aid`)).requirements.find(
      (each) => each.name === name,
    )?.state;

  it.each([
    ['Checked in 80 guests a day', 'Guest check-in'],
    ['Checking in and out of hotel guests', 'Guest check-in'],
    ['Used Opera Cloud for bookings', 'Property management system'],
    ['Carried out wound debridement', 'Wound care'],
  ])('“%s” shows %s', (duty, name) => {
    expect([...readCv(CV('Assistant, Some House, 2020 - present', duty), new Date()).shown.keys()]).toContain(name);
  });

  it('and a body that inspects is no registration with it', async () => {
    const cv = (line: string) => CV('Deputy Manager, Oaklands Care Home, 2020 - present', line);
    const ask = 'Registered with CQC';
    expect(await stateOf(cv('Last CQC inspection rated Good'), 'Care Home Manager', ask, ask)).toBe('missing');
    expect(await stateOf(cv('Registered manager with the CQC since 2021'), 'Care Home Manager', ask, ask)).not.toBe(
      'missing',
    );
  });
});

describe('a letter in the words of a trade', () => {
  const told = (head: string, duty: string, job: string) => letter(CV(head, duty), job);

  it('takes “four-handed” for no deed, and a dental practice for the employer', async () => {
    const text = await told(
      'Dental Nurse, Oadby Dental Care, Leeds, 2020 - present',
      'Four-handed dentistry for two dentists',
      'Dental Nurse\nLeeds\nRequirements\n- Dentistry',
    );
    expect(text).not.toMatch(/I four-handed|As Dental Nurse/);
    expect(text).toContain('Of my work at Oadby Dental Care my CV says: “Four-handed dentistry for two dentists.”');
  });

  it('milks cows', async () => {
    const text = await told(
      'Herdsman, Penlan Farm, Leeds, 2016 - present',
      'Milk 280 Holsteins twice a day',
      'Dairy Farm Worker\nLeeds\nRequirements\n- Milking',
    );
    expect(text).not.toContain('I milk 280');
  });

  it('names the present employer that has no role, beside an earlier post that has one', async () => {
    const cv =
      'Ana Reed\nLeeds\n\nHGV Mechanic, 14 years on the spanners\n\nWork history\nScania Truck Centre, Leeds – 2017 to present\n- Inspected tractor units\nHGV Technician, Volvo Trucks, Leeds, 2011 - 2017\n- Rebuilt gearboxes\n';
    expect(await letter(cv, 'HGV Technician\nLeeds\nRequirements\n- Inspections')).toContain(
      'I work as an HGV Mechanic at Scania Truck Centre',
    );
  });
});

const cvOf = (posts: string, papers: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${posts}\n\nQualifications\n${papers}\n`;

const found = async (cv: string, advert: string, ask: string) =>
  (await analysed(cv, advert)).requirements.find(({ jobLine }) => jobLine?.includes(ask));

describe('a qualified accountant', () => {
  const member = cvOf('Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month', 'ACCA, member since 2021');
  const student = cvOf('Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month', 'ACCA part-qualified');

  it.each(['Qualified accountant (ACCA/CIMA/ACA)', 'A fully qualified accountant', 'Qualified accountant'])(
    'is a member of any of the bodies: %s',
    async (ask) => {
      const advert = `Accountant\nRequirements\n- ${ask}\n- Budgeting`;
      expect((await found(member, advert, ask))?.state).toBe('met');
      expect((await found(student, advert, ask))?.state).toBe('partly');
    },
  );
});

describe('a licence for one kind of truck', () => {
  const reach = cvOf(
    'Warehouse operative, Some Depot, Leeds, 2019 - present\n- Picked orders',
    'Reach truck (RTITB) 2025',
  );
  const state = async (ask: string) =>
    (await found(reach, `Warehouse operative\nRequirements\n- ${ask}\n- Time management`, ask))?.state;

  it('is a forklift licence, and a part of one for another kind', async () => {
    expect(await state('Reach truck licence')).toBe('met');
    expect(await state('FLT licence')).toBe('met');
    expect(await state('Counterbalance licence')).toBe('partly');
  });
});

describe('a tester', () => {
  const cv = cvOf(
    'QA Engineer, Some Bank, Leeds, 2019 - present\n- Built a Selenium framework of 900 tests',
    'ISTQB Foundation, 2018',
  );

  it.each(['QA Automation Engineer', 'Test Automation Engineer', 'Automation QA Engineer'])(
    'does the work of a %s, which has nothing to do with machines',
    async (title) => {
      const advert = `${title}\nRequirements\n- 3 years in software testing\n- Java`;
      const { requirements } = await analysed(cv, advert);
      expect(requirements.find(({ name }) => name.startsWith('Work as'))?.state).toBe('met');
      expect(requirements.map(({ name }) => name)).not.toContain('Automation');
    },
  );
});

describe('what a bullet says of a year in brackets', () => {
  it('is told of the post above it, and is no post of its own', async () => {
    const cv = cvOf(
      'Staff Nurse, Some Hospital, Leeds, 2019 - present\n- Link nurse for falls; mentor student nurses (practice assessor since 2022)',
      'NMC registration',
    );
    const { requirements } = await analysed(cv, 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care');
    expect(requirements.find(({ name }) => name.startsWith('Work as'))?.cvLine).toMatch(/^Staff Nurse, Some Hospital/);
  });
});

describe('wishes below a heading without a colon', () => {
  it('are read to the last, also those in capitals', async () => {
    const cv = cvOf(
      'Staff Nurse, Some Hospital, Leeds, 2019 - present\n- Triage of 40 patients a day',
      'NMC registration',
    );
    const advert =
      'Staff Nurse\nEssential criteria\nNMC registration\nDesirable criteria\nED experience\nAdvanced Life Support\nPILS\nManchester Triage';
    const { requirements } = await analysed(cv, advert);
    const wishes = requirements.filter(({ importance }) => importance === 'preferred').map(({ name }) => name);
    expect(wishes).toEqual(expect.arrayContaining(['Paediatric life support', 'Medical triage']));
  });
});

const asked = async (title: string, ask: string, work = 'Kept files') =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2018 - present\n- ${work}\n`,
      `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
    )
  ).requirements.filter(({ jobLine }) => jobLine?.includes(ask));

describe('the sale and the purchase of a house are one matter, and no trade in goods', () => {
  it.each([
    'Residential sales and purchases',
    'Handling a caseload of sales and purchases',
    'Sales, purchases and remortgages',
    'Purchases, sales and transfers of equity',
    'Freehold and leasehold sales and purchases from instruction to completion',
    'Leasehold sales',
    'Conveyancing sales & purchases',
  ])('%s', async (ask) => {
    const names = (await asked('Conveyancer', ask)).map(({ name }) => name);
    expect(names).not.toContain('Sales');
    expect(names).not.toContain('Purchases');
  });

  it('which is looked for by its words', async () => {
    const [found] = await asked(
      'Conveyancer',
      'Residential sales and purchases',
      'Ran 40 residential sales and purchases',
    );
    expect(found).toMatchObject({ name: 'Residential sales and purchases', state: 'met' });
  });

  it.each(['Sales and marketing', 'Experience in sales', 'Business to business sales'])(
    'and who sells is asked for sales: %s',
    async (ask) => {
      expect((await asked('Dental Nurse', ask)).map(({ name }) => name).join()).toMatch(/sales/i);
    },
  );
});

describe('administration is of what stands before it', () => {
  it.each([
    'Subcontract procurement and administration',
    'Contract negotiation and administration',
    'Medication storage and administration',
    'Database design and administration',
    'Pension setup and administration',
  ])('%s', async (ask) => {
    expect((await asked('Quantity Surveyor', ask)).map(({ name }) => name)).not.toContain('Administration');
  });

  it.each(['Administration', 'Office administration', 'Reception and administration', 'Filing and administration'])(
    'and stands for itself elsewhere: %s',
    async (ask) => {
      expect((await asked('Dental Nurse', ask)).map(({ name }) => name).join()).toMatch(/administration/i);
    },
  );
});
