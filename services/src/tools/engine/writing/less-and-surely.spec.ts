import { letter } from '../testing/texts.js';

const cv = (post: string, more = '', deed = 'Looked after 12 people a day') =>
  `Ana Reed\nLeeds\n\nExperience\n${post}\n- ${deed}\n\n${more}`;

describe('a letter says of a post who and where alone', () => {
  it.each([
    [
      'Oct 2018 - Present: GREENLINE LOGISTICS – Class 1 Driver (nights), trunking Wakefield – Daventry',
      'at Greenline Logistics',
    ],
    ['Sales Rep, Fenwick Foods Ltd, covering Kent and Sussex, 2018 - present', 'at Fenwick Foods Ltd'],
    ['Accounts Assistant, Dales Foods Ltd, Keighley (turnover £22m), 2018 - present', 'at Dales Foods Ltd, Keighley'],
    ['Care Assistant, Oak Lodge Care Home (42 beds), Leeds, 2018 - present', 'at Oak Lodge Care Home, Leeds'],
    ['BAKER, NIGHT SHIFT – MIDLAND CRUST LTD, LEEDS – 2018 TO NOW', 'at Midland Crust Ltd, Leeds'],
    ['Clinic Nurse, Belfast HSC Trust (Band 6), 2018 - present', 'at Belfast HSC Trust'],
    ['Sous Chef, THE SALTED FIG, Leeds, 2018 - present', 'at the Salted Fig, Leeds'],
  ])('%s', async (post, said) => {
    expect(await letter(cv(post), 'Operations Manager\nLeeds\nPlanning.')).toMatch(
      new RegExp(`I work as a[^.]* ${said}[.,]`),
    );
  });
});

describe('a letter', () => {
  it.each([
    ['Locksmiths\nCity Locks, Hull\nOpening locks.', 'the post of Locksmith at City Locks'],
    ['Chefs\nYork\nCooking.', 'the post of Chef.'],
    ['Head of Sales\nYork\nSelling.', 'the post of Head of Sales.'],
  ])('applies for one post: %j', async (advert, said) => {
    expect(await letter(cv('Cleaner, Elm House, Leeds, 2018 - present'), advert)).toContain(said);
  });

  it('asks for experience of what people have', async () => {
    const told = cv(
      'Teaching Assistant, Hill Primary School, Leeds, 2018 - present',
      '',
      'Supported a boy with autism by Makaton and timetables',
    );
    const said = await letter(
      told,
      'Teaching Assistant\nRequirements\n- Experience of supporting children with SEND, particularly autism\n- Makaton',
    );
    expect(said).not.toMatch(/ask for autism/);
    expect(said).toContain('experience of autism');
  });

  it.each(['Kotlin, AWS (some)', 'Kotlin, AWS (personal use only)', 'Kotlin, AWS (limited)'])(
    'knows nothing that is known a little: %s',
    async (skills) => {
      const told = cv('Developer, Tern Ltd, Leeds, 2018 - present', `Skills\n${skills}\n`, 'Built services in Kotlin');
      expect(await letter(told, 'Developer\nRequirements\n- AWS\n- Kotlin')).not.toMatch(/know[^.]*AWS/);
    },
  );

  it.each([
    ['Leeds LS1 – Graduate visa, expires 12/2086 – open to relocation', 'I hold a Graduate visa (expires 12/2086).'],
    ['Leeds – Graduate visa until 12/2086', 'I hold a Graduate visa until 12/2086.'],
  ])('says a permission behind a dash with its end: %s', async (line, said) => {
    const told = cv('Cleaner, Elm House, Leeds, 2018 - present').replace('\nLeeds\n', `\n${line}\n`);
    expect(await letter(told, 'Cleaner\nLeeds\nRight to work in the UK.')).toContain(said);
  });

  it.each([
    ['Furloughed and then redundant in 2020', 'Furloughed'],
    ['Welding of pipe 2" to 24" for refineries', '2’'],
  ])('quotes no end of a post, and inches as they are: %s', async (deed, words) => {
    const told = cv('Welder, Tern Works Ltd, Leeds, 2018 - present', '', deed);
    expect(await letter(told, 'Welder\nRequirements\n- Pipe welding')).not.toContain(words);
  });

  it('calls no paper a qualification that has run out', async () => {
    const told = cv('Welder, Tern Works Ltd, Leeds, 2018 - present', 'Certificates\nASME IX 6G valid to 03/2016\n');
    expect(await letter(told, 'Welder\nRequirements\n- ASME IX 6G')).not.toContain('03/2016');
  });

  it('names no place where lines stand below several posts', async () => {
    const rows = '2020 – Present   Payroll Supervisor   Tern Shoes plc\n2004 – 2012   Payroll Clerk   Thomas & Finch';
    const told = `Ana Reed\nLeeds\n\nEMPLOYMENT\n${rows}\n\nI run weekly and monthly payrolls for 640 staff.\n`;
    expect(await letter(told, 'Payroll Manager\nRequirements\n- Payroll')).not.toContain('at Thomas & Finch');
  });

  it('says memberships for what they are', async () => {
    const told = cv(
      'Quality Technician, Tern Foods Ltd, Leeds, 2018 - present',
      'Memberships: IFST (associate), Institute of Quality\n',
    );
    const said = await letter(told, 'Quality Auditor\nRequirements\n- Member of IFST preferred\n- HACCP');
    expect(said).not.toMatch(/qualifications for this post: IFST/);
  });

  it('calls no headline a qualification', async () => {
    const told = cv('Maintenance Engineer, Tern Polymers Ltd, Leeds, 2018 - present').replace(
      '\nLeeds\n',
      '\nMECHANICAL ENGINEER (B.ENG, COREN REG.)\nLeeds\n',
    );
    expect(await letter(told, 'Reliability Engineer\nRequirements\n- Degree in Mechanical Engineering')).not.toContain(
      'MECHANICAL ENGINEER',
    );
  });

  it('names what is asked for by whole words', async () => {
    const told = cv(
      'Accounts Assistant, Tern Foods Ltd, Leeds, 2018 - present',
      '',
      'Prepared the VAT return under MTD',
    );
    expect(await letter(told, 'Accountant\nRequirements\n- VAT returns')).not.toMatch(/ask for VAT return[.:]/);
  });
});
