import { analysed } from './testing/texts.js';

const CV = (headline: string, ...posts: string[]) =>
  `Ana Reed\nLisbon\n\nProfile\n${headline}\n\nExperience\n${posts.join('\n')}\n`;
const asks = async (cv: string, title: string, ...lines: string[]) =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;
type Asks = Awaited<ReturnType<typeof asks>>;
const states = (requirements: Asks) => Object.fromEntries(requirements.map(({ name, state }) => [name, state]));
const lineOf = (requirements: Asks, wanted: string) => requirements.find(({ name }) => name === wanted)?.cvLine;

const driver = CV(
  'Lorry driver with eight years on the road. Looking for a Class 1 role with a UK employer.',
  'Driver, Some Freight Ltd, Tema, 2019 - present',
  '- Carry out daily walk-round checks and report defects',
  '- Secure loads of steel and refrigerated goods with straps and chains',
);
const vet = CV(
  'Small animal veterinary surgeon, four years qualified.',
  'Veterinary Surgeon, Some Clinic, Lisbon, 2021 - present',
  '- Perform neutering and caesarean section',
  '- Mentor two final-year students each term',
);
const engineer = CV(
  'Data engineer with six years of pipelines.',
  'Data Engineer, Some Shop, Leeds, 2018 - present',
  '- Python and Scala ETL; SQL tuning',
  '- Introduced data contracts and Great Expectations checks',
);
const surveyor = CV(
  'Quantity surveyor with five years on towers.',
  'Quantity Surveyor, Some Contracting LLC, Dubai, 2021 - present',
  '- Sub-contract procurement: enquiries, comparison, award',
  '- Claims for extension of time under FIDIC Red Book',
);

describe('what a driver is asked for', () => {
  it('is shown by the checks, the loads and the goods of the work', async () => {
    const found = states(
      await asks(
        driver,
        'HGV Class 1 Driver',
        'Complete vehicle checks before each shift',
        'Ensure loads are secure',
        'Experience of temperature-controlled transport',
      ),
    );
    expect(found).toMatchObject({ 'Vehicle checks': 'met', 'Load security': 'met', 'Refrigerated transport': 'met' });
  });

  it('is not held by who looks for a post that takes the licence', async () => {
    const requirements = await asks(
      driver,
      'HGV Class 1 Driver',
      'Category C+E licence held for at least two years',
      'Flexible',
    );
    const licence = requirements.find(({ jobLine }) => jobLine?.includes('C+E licence'));
    expect(licence?.state).toBe('missing');
  });
});

describe('what a veterinary surgeon is asked for', () => {
  it('is shown by the animals in the title and by students who are mentored', async () => {
    const requirements = await asks(
      vet,
      'Veterinary Surgeon',
      'Two years in small animal practice',
      'Experience of mentoring new graduates and student nurses',
    );
    expect(states(requirements)).toMatchObject({ 'Small animal medicine': 'met', Mentoring: 'met' });
    expect(lineOf(requirements, 'Mentoring')).toContain('Mentor two final-year students');
    expect(Object.keys(states(requirements))).not.toContain('Student nurses');
  });
});

describe('what a data engineer is asked for', () => {
  it('is shown by what was done with a language, and by the name of a tool for it', async () => {
    const requirements = await asks(
      engineer,
      'Data Engineer',
      'Strong Python and SQL',
      'Build ELT pipelines',
      'Set standards for data quality',
    );
    expect(states(requirements)).toMatchObject({
      ...{ Python: 'met', SQL: 'met', 'Data engineering': 'met', 'Data quality': 'met' },
    });
  });

  it('is no game from a catalogue, and nobody’s trade from whom one works with', async () => {
    const found = states(
      await asks(engineer, 'Data Engineer', 'Unity Catalog, Power BI', 'Work with actuaries and claims handlers'),
    );
    expect(Object.keys(found)).not.toContain('Game development');
    expect(Object.keys(found)).not.toContain('Actuarial work');
  });
});

describe('what a quantity surveyor is asked for', () => {
  it('are subcontracts and not people, and one form of contract is a step to another', async () => {
    const found = states(
      await asks(
        surveyor,
        'Quantity Surveyor',
        'Procure and manage subcontractors',
        'Sound knowledge of NEC4 contracts',
      ),
    );
    expect(found).toMatchObject({ 'Subcontract management': 'met', 'NEC contracts': 'partly' });
    expect(Object.keys(found)).not.toContain('People management');
    expect(Object.keys(found)).not.toContain('Procure');
  });
});

const pharmacist = CV(
  'Hospital pharmacist. OSPAP in progress, Some University.',
  'Staff Pharmacist, Some Medical Center, Manila, 2018 - present',
  '- Prepare chemotherapy and TPN in an aseptic unit',
  '- Take part in the antimicrobial stewardship round every week',
);
const designer = CV(
  'UX designer with five years in software.',
  'Product Designer, Some Ledger, Chennai, 2022 - present',
  '- Run moderated user tests every sprint with six accountants',
);

describe('what a pharmacist is asked for', () => {
  it('is shown by the unit and the rounds, and a course on the way to the register is a step', async () => {
    const found = states(
      await asks(
        pharmacist,
        'Clinical Pharmacist',
        'Registered with the General Pharmaceutical Council',
        'Experience of aseptic services',
        'To provide a service to the infectious diseases ward',
        'Able to work weekends and bank holidays on a rota',
      ),
    );
    expect(found).toMatchObject({
      'GPhC registration': 'partly',
      'Aseptic preparation': 'met',
      'Infectious diseases': 'partly',
    });
    expect(Object.keys(found)).not.toContain('Rota systems');
  });

  it('is called by its verb, without the “to” of a list of duties', async () => {
    const found = states(await asks(pharmacist, 'Clinical Pharmacist', 'To write guidelines', 'Experience of audit'));
    expect(Object.keys(found)).toContain('Write guidelines');
  });
});

describe('what a designer is asked for', () => {
  it('is the trade by any of its names, and tests with people', async () => {
    const found = states(
      await asks(designer, 'Interaction Designer (mid-level)', 'Turn user research into designs', 'Agile delivery'),
    );
    expect(found).toMatchObject({ 'Work as Interaction Designer': 'met', 'User research': 'partly', Agile: 'met' });
  });

  it('is no degree where a standard has a number like a class of one', async () => {
    const wcag = await asks(designer, 'UX Designer', 'Design accessible services that meet WCAG 2.2 AA', 'Figma');
    expect(Object.keys(states(wcag))).not.toContain('Degree');
    const honours = await asks(designer, 'UX Designer', 'A 2.1 or above in any subject', 'Figma');
    expect(Object.keys(states(honours))).toContain('Degree');
  });
});

describe('the name of an employer', () => {
  it.each([
    ['Northgate Distribution\n\nSalary: £38,500', 'Supply chain'],
    ['Beechcroft Care Home (60 beds), Exeter', 'Health care assistance'],
  ])('asks for nothing: %s', async (employer, skill) => {
    const { requirements } = await analysed(driver, `Deputy Manager\n${employer}\n\nRequirements\n- Driving licence`);
    expect(requirements.map(({ name }) => name)).not.toContain(skill);
  });
});
