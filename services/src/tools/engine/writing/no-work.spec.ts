import { letter } from '../testing/texts.js';
import { isNotWhollyDone, isNoWork } from './no-work.js';
import { articled, postSaid, whereSaid, withArticle } from './post-said.js';
import { ordinary } from './skill-as-asked.js';

describe('what stands among the lines of a post', () => {
  it.each([
    'Public liability insurance 2 million',
    "Employers' and public liability insurance to £10m",
    'Fully insured to £5m',
    'Own tools and van',
    'Own van, ladders and tools',
    'Full UK driving licence, clean',
    'Enhanced DBS 2023',
    'HGV licence, 6 points',
    'RCN indemnity insurance in place',
    'SIA badge, expires 2087',
    'Days and nights',
    'Full-time, weekends.',
    'Chef de Partie, sauce section. 70 covers a night.',
  ])('is none of its work: %s', (line) => {
    expect(isNoWork(line)).toBe(true);
  });

  it.each([
    'Insurance claims of tenants and their renewals',
    'Public liability claims handling for councils',
    'Professional indemnity renewals for 12 sites',
    'Fitted bathrooms and repaired boilers in 200 homes',
    'DBS checks for 40 volunteers',
    'Excel reports to the directors',
    'Licence checks of 60 drivers',
    'Vehicle checks every morning',
  ])('is work: %s', (line) => {
    expect(isNoWork(line)).toBe(false);
  });

  it.each(['Currently being trained to give medication; not yet signed off', 'Still in training for the PEG feed'])(
    'is not done as a whole: %s',
    (line) => {
      expect(isNotWhollyDone(line)).toBe(true);
    },
  );

  it('is told in a letter only where it is work that was done', async () => {
    const plumber = await letter(
      'Ken Whittaker\n\nExperience\nPlumber, J. Whittaker & Sons, Hull, 2012 - present\n- Public liability insurance 2 million\n- Own tools and van\n- Fitted bathrooms and repaired boilers in 200 homes',
      'Plumber\nRequirements\n- Public liability insurance\n- Own tools and van\n- Boiler repair',
    );
    expect(plumber).toContain('a Plumber at J. Whittaker & Sons, Hull');
    expect(plumber).not.toMatch(/insurance|own tools/i);
    const carer = await letter(
      'Ines Gomes\n\nExperience\nCare Assistant, Elm House, Reading, 2023 - present\n- Personal care of 20 residents\n- Currently being trained to give medication; not yet signed off',
      'Senior Care Assistant\nRequirements\n- Medication administration\n- Personal care',
    );
    expect(carer).toContain('“Personal care of 20 residents.”');
    expect(carer).not.toMatch(/medication/i);
  });
});

describe('a post and its employer', () => {
  it.each([
    ['HGV Class 1 Driver, Midland Pallets. 18-tonne rigid', 'an HGV Class 1 Driver at Midland Pallets'],
    ['Plumber, J. Whittaker & Sons, Hull', 'a Plumber at J. Whittaker & Sons, Hull'],
    ['Roofer, self employed', 'a self-employed roofer'],
  ])('are named without what is told behind them: %s', (title, said) => {
    expect(articled(postSaid(title))).toBe(said);
  });

  it.each([
    ['Midland Pallets. Nights and weekends', 'Midland Pallets'],
    ["St. Mary's Hospital, Leeds", "St. Mary's Hospital, Leeds"],
    ['Acme Ltd., York', 'Acme Ltd., York'],
  ])('end where a sentence does: %s', (where, said) => {
    expect(whereSaid(where)).toBe(said);
  });

  it.each([
    ['SEND link teacher', 'a'],
    ['NEBOSH certificate', 'a'],
    ['MIG welder', 'a'],
    ['ADR certificate', 'an'],
    ['NMC nurse', 'an'],
    ['HGV driver', 'an'],
    ['C+E licence', 'a'],
    ['CSCS card', 'a'],
    ['NURSE IN CHARGE', 'a'],
    ['European driving licence', 'a'],
    ['MRICS surveyor', 'an'],
  ])('have the article of their sound: %s', (thing, article) => {
    expect(withArticle(thing)).toBe(`${article} ${thing}`);
  });
});

it('the post is the line of the title, whatever else somebody was in it', async () => {
  for (const head of [
    'Teacher of Mathematics, Allerton High School, Leeds\n2018 - present',
    'Teacher of Mathematics\nAllerton High School, Leeds\n2018 - present',
    '2018 - present Teacher of Mathematics, Allerton High School',
  ]) {
    const text = await letter(
      `Helen Shaw\nLeeds\n\nExperience\n${head}\n- SEND link teacher for the department\n- Taught mathematics to years 7 to 11`,
      'Teacher of Mathematics\nRequirements\n- QTS\n- Mathematics',
    );
    expect(text).toContain('I work as a Teacher of Mathematics at Allerton High School');
    expect(text).not.toContain('link teacher for the department at');
  }
});

describe('a letter of somebody with letters behind the name', () => {
  it.each(['PRIYA NAIR ACCA (part-qualified)', 'PRIYA NAIR MAAT (studying)', 'PRIYA NAIR FCCA'])(
    'is signed without them: %s',
    async (head) => {
      const text = await letter(
        `${head}\nSlough\n\nExperience\nAssistant Accountant, Brightwell Ltd, Slough, March 2022 - Present\n- Prepared VAT returns for three companies`,
        'Management Accountant\nRequirements\n- ACCA part-qualified or qualified\n- VAT returns',
      );
      expect(text.trim().split('\n').at(-1)).toBe('Priya Nair');
      expect(text).not.toMatch(/post: \(/);
    },
  );
});

it('the line of a name is no post, and "care of" is no deed', async () => {
  const text = await letter(
    'SARAH JANE HOLT MSc RN\nHull\n\nWork\nStaff Nurse, Hull Royal Hospital, 2019 - present\n- Care of 6 babies on high dependency',
    'Neonatal Nurse\nEssential\n- High dependency care',
  );
  expect(text).toContain('I work as a Staff Nurse at Hull Royal Hospital');
  expect(text).toContain('“Care of 6 babies on high dependency.”');
  expect(text.trim().split('\n').at(-1)).toBe('Sarah Jane Holt');
});

it.each([
  'No sponsorship needed? No: I will need a Skilled Worker visa.',
  'Sponsorship required? Yes, a Skilled Worker visa.',
])('a question about sponsorship is no answer to it: %s', async (line) => {
  const text = await letter(
    `Ines Gomes\n\nExperience\nCare Assistant, Elm House, Reading, 2023 - present\n- Supported 20 residents with personal care\n${line}`,
    'Care Assistant\nRequirements\n- Personal care',
  );
  expect(text).not.toContain('?');
  expect(text).not.toMatch(/need no sponsorship/i);
});

describe('names inside a sentence', () => {
  it.each([
    ['Allergens', 'allergens'],
    ['Reconciliations', 'reconciliations'],
    ['Sage', 'Sage'],
    ['Excel', 'Excel'],
    ['HACCP', 'HACCP'],
  ])('keep the capital of a name alone: %s', (name, said) => {
    expect(ordinary(name)).toBe(said);
  });

  it('stay a name where a line begins with one', async () => {
    const text = await letter(
      'Amara Diallo\n\nExperience\nIT Support Analyst, Softnet, Leeds, 2020 – Present\n• Azure AD with read-only access for 40 sites\n• Payroll of the group for 300 staff',
      'IT Support Engineer\nRequirements\n- Azure AD\n- Payroll',
    );
    expect(text).toContain('“Azure AD with read-only access for 40 sites”');
    expect(text).toContain('“Payroll of the group for 300 staff.”');
  });

  it('are spelled as the advert does', async () => {
    const text = await letter(
      'Anne Cole\n\nExperience\nBookkeeper, Hart Ltd, York, 2016 - present\n- Kept the books of four companies in sage 200',
      'Bookkeeper\nRequirements\n- Sage 200\n- Month end',
    );
    expect(text).toContain('You ask for Sage 200. ');
  });
});
