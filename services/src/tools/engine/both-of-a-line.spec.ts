import { analysed } from './testing/texts.js';

const CV = (posts: string, papers = 'Papers on request') =>
  `Ana Reed\nLeeds\n\nExperience\n${posts}\n\nQualifications\n${papers}\n`;
const asks = async (cv: string, title: string, ...lines: string[]) =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;
type Asks = Awaited<ReturnType<typeof asks>>;
const states = (requirements: Asks) => Object.fromEntries(requirements.map(({ name, state }) => [name, state]));
const lineOf = (requirements: Asks, wanted: string) => requirements.find(({ name }) => name === wanted)?.cvLine;

const welder = CV(
  'Pipe Welder, Some Yard, Hull, 2016 - present\n- TIG root and MMA cap on 6 inch pipe\nApprentice Welder, Other Yard, Hull, 2013 - 2016\n- Fabricated brackets',
  'No MIG experience',
);
const chef = CV(
  'Chef de Partie, Some Kitchen, Leeds, 2021 - present\n- Stock rotation, ordering from suppliers and HACCP records',
  'Level 2 Food Hygiene certificate, 2022',
);

describe('two things in one line', () => {
  it('are both asked for, whether a vocabulary knows them or not', async () => {
    const kitchen = states(await asks(chef, 'Sous Chef', 'Stock control and ordering', 'HACCP'));
    expect(kitchen).toMatchObject({ 'Stock control': 'met', Ordering: 'met' });
    const books = CV('Accountant, Some Mill, Leeds, 2019 - present\n- VAT returns and year-end file');
    expect(states(await asks(books, 'Accountant', 'VAT and corporation tax', 'Budgeting'))).toMatchObject({
      VAT: 'met',
      'Corporation tax': 'partly',
    });
  });

  it('are told apart where the CV says that it lacks one', async () => {
    const requirements = await asks(welder, 'Welder', 'TIG and MIG welding', 'Stainless steel');
    expect(states(requirements)).toMatchObject({ 'TIG welding': 'met', 'MIG welding': 'missing' });
    expect(lineOf(requirements, 'MIG welding')).toBe('No MIG experience');
  });
});

describe('a line of which a list knows the last word alone', () => {
  it.each([
    ['Welder', 'Aluminium welding'],
    ['Electrician', 'Fire alarm installation'],
  ])('asks a %s for all of it: %s', async (title, line) => {
    const requirements = await asks(welder, title, line, 'Fault finding');
    expect(requirements.filter(({ jobLine }) => jobLine?.includes(line)).map(({ name }) => name)).toEqual([line]);
  });
});

describe('one thing that an advert asks for', () => {
  it('is weighed once where it is a paper in a skill', async () => {
    const found = states(await asks(chef, 'Sous Chef', 'Level 3 Food Safety', 'Knowledge of HACCP'));
    expect(found).toMatchObject({ 'Level 3 Food Safety': 'partly' });
    expect(Object.keys(found)).not.toContain('Food safety');
  });

  it('is answered as the work itself where it is the work of the title', async () => {
    const found = states(await asks(chef, 'Sous Chef', 'Previous experience as a Sous Chef or Junior Sous', 'HACCP'));
    expect(found['Previous experience as a Sous Chef or Junior Sous']).toBe(found['Work as Sous Chef']);
  });

  it('is the automation of tests, and no automation beside it', async () => {
    const tester = CV('QA Engineer, Some Bank, Leeds, 2019 - present\n- Automated 450 UI tests in Selenium');
    const found = states(await asks(tester, 'QA Automation Engineer', 'API test automation', 'Selenium'));
    expect(Object.keys(found)).not.toContain('Automation');
  });
});

describe('what the CV says otherwise', () => {
  it('is an apprenticeship served by whoever was an apprentice, and no skill in running them', async () => {
    const requirements = await asks(welder, 'Welder', 'Time served apprenticeship', 'TIG welding');
    expect(states(requirements).Apprenticeships).toBe('met');
    expect(lineOf(requirements, 'Apprenticeships')).toMatch(/^Apprentice Welder/);
    expect(states(await asks(welder, 'Trainer', 'Delivering apprenticeships', 'TIG welding')).Apprenticeships).not.toBe(
      'met',
    );
  });

  it('is drops, fridges and a digi card of a driver', async () => {
    const driver = CV(
      'HGV Class 1 Driver, Some Haulage, Leeds, 2018 - present\n- Trunking with curtain siders and fridges\n- Use of digital tachograph\nVan Driver, Parcel Firm, Leeds, 2014 - 2018\n- Up to 40 drops a day',
      'Cat C+E, CPC, Digi card',
    );
    const requirements = await asks(
      driver,
      'HGV Class 1 Driver',
      'Digital tachograph card',
      'Multi-drop experience',
      'Experience with refrigerated trailers',
    );
    expect(states(requirements)).toMatchObject({
      'Digital tachograph card': 'met',
      'Multi-drop experience': 'met',
      'Experience with refrigerated trailers': 'met',
    });
    expect(lineOf(requirements, 'Digital tachograph card')).toBe('Cat C+E, CPC, Digi card');
  });

  it('is no use of a tool that it says was never used', async () => {
    const tester = CV(
      'QA Engineer, Some Bank, Leeds, 2019 - present\n- Automated 450 UI tests in Selenium\n- I have never used Cypress, but I have read about it.',
    );
    const requirements = await asks(tester, 'QA Engineer', 'Cypress', 'Selenium');
    expect(states(requirements).Cypress).toBe('missing');
    expect(lineOf(requirements, 'Cypress')).toContain('never used Cypress');
  });

  it('is spreadsheets by their parts behind a colon', async () => {
    const books = CV(
      'Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month\nAdvanced Excel: pivot tables, VLOOKUP, Power Query',
    );
    expect(states(await asks(books, 'Accountant', 'Advanced Excel', 'Budgeting')).Excel).toBe('partly');
  });
});

describe('the paper that proves it', () => {
  it('is the certificate, and not the placement on the way to it', async () => {
    const teacher = CV(
      'Maths Teacher, Some School, Leeds, 2020 - present\n- Taught GCSE maths\n2019 - 2020 PGCE placement, two schools',
      'PGCE Secondary Mathematics, Leeds, 2020',
    );
    const requirements = await asks(teacher, 'Maths Teacher', 'PGCE', 'Safeguarding');
    expect(lineOf(requirements, 'PGCE')).toBe('PGCE Secondary Mathematics, Leeds, 2020');
  });

  it('is of the step that is asked for', async () => {
    const step = async (paper: string) =>
      states(
        await asks(
          CV('Project Manager, Some Firm, Leeds, 2019 - present\n- Ran six projects', paper),
          'Project Manager',
          'PRINCE2 Practitioner',
          'Budgeting',
        ),
      ).PRINCE2;
    expect(await step('PRINCE2 Practitioner 2021')).toBe('met');
    expect(await step('PRINCE2 Foundation 2021')).toBe('partly');
  });

  it.each([
    ['18th Edition', '17th edition, upgraded to 18th', 'met'],
    ['18th Edition', '17th Edition wiring regulations', 'partly'],
    ['SC clearance', 'SC cleared until 2080', 'met'],
    ['Security clearance', 'SC clearance', 'met'],
    ['SC clearance', 'Security clearance to be obtained', 'missing'],
    ['Train the trainer in moving and handling', 'Moving and handling 2024', 'missing'],
    ['Train the trainer in moving and handling', 'Train the trainer, moving and handling, 2024', 'met'],
    ['A formal culinary qualification', 'CAP Cuisine, Lyon 2018', 'met'],
    ['A formal culinary qualification', 'Diploma in Culinary Arts, Verona, 2014', 'met'],
    ['A formal culinary qualification', 'Level 2 Food Hygiene, 2014', 'missing'],
  ])('answers “%s” with “%s”: %s', async (line, paper, state) => {
    const cv = CV('Electrician, Some Firm, Leeds, 2019 - present\n- Rewired 40 homes', paper);
    const requirements = await asks(cv, 'Electrician', line, 'Fault finding');
    const papers = requirements.filter(({ jobLine, kind }) => jobLine?.includes(line) && kind === 'certificate');
    expect(papers.map((each) => each.state)).toEqual([state]);
  });

  it('is not held where its exam was failed, whichever stands first', async () => {
    const cv = CV('Accountant, Some Mill, Leeds, 2019 - present\n- Closed the month', 'Stage 1 exam failed: CIMA');
    expect(states(await asks(cv, 'Accountant', 'CIMA', 'Budgeting')).CIMA).toBe('missing');
  });
});

it('works at one truck where another licence is denied', async () => {
  const cv = CV(
    'Warehouse Operative, Some Depot, Leeds, 2020 - present\n- Loaded trailers',
    'Counterbalance forklift licence\nDo not have reach truck.',
  );
  const requirements = await asks(cv, 'Warehouse Operative / FLT Driver', 'Reach truck licence', 'Own transport');
  expect(requirements.find(({ name }) => name.startsWith('Work as'))).toMatchObject({ state: 'met' });
  expect(states(requirements)['Reach truck licence']).toBe('missing');
});

it('lives where a label says so', async () => {
  const cv = CV('Warehouse Operative, Some Depot, 2020 - present\n- Loaded trailers').replace(
    'Leeds\n',
    'Town: Northampton\n',
  );
  const { requirements } = await analysed(
    cv,
    'Warehouse Operative\nLocation: Northampton\nRequirements\n- Own transport\n- Picking and packing',
  );
  expect(requirements.find(({ kind }) => kind === 'location')?.state).toBe('met');
});
