import { asked, namesAskedBy } from './testing/asked-for.js';
import { analysed, named } from './testing/texts.js';

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

const OF = (post: string, duties: readonly string[], rest = '') =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${post}\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n${rest}`;

describe('what is asked for once', () => {
  const PLUMBER = OF('Plumber, Pipes of York, 2012 - 2026', ['Fitted bathrooms and boilers']);
  const ANALYST = OF('Data Analyst, Shops Ltd, 2019 - 2026', [
    'Built Power BI dashboards for 200 managers',
    'Wrote SQL in Snowflake',
  ]);

  it('is not charged again as a skill where years of a trade are asked for', async () => {
    const { requirements } = await analysed(
      PLUMBER,
      asking('Site Fitter', '5 years as a pipe welder', 'Unvented hot water'),
    );
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('as a pipe welder')).map(({ kind }) => kind)).toEqual(
      ['experience'],
    );
  });

  it.each([
    ['Managing a team of two (purchase ledger and sales ledger)', ['People management']],
    ['Infrastructure as code with Terraform', ['Terraform']],
    ['Experience with AWS (S3, Redshift) or GCP', ['AWS or GCP']],
    ["Bachelor's degree in computer science, mathematics or a related subject", ['Degree']],
    ['Analytics in a cloud warehouse such as BigQuery or Snowflake', ['Data warehousing, BigQuery or Snowflake']],
  ])('is one requirement: %s', async (line, names) => {
    const { requirements } = await analysed(ANALYST, asking('Data Engineer', line, 'Airflow'));
    const own = requirements.filter(({ jobLine }) => jobLine?.includes(line.slice(0, 20))).map(({ name }) => name);
    expect(own.filter((name) => !/^Data (?:analysis|engineering)$/.test(name)).toSorted()).toEqual(
      expect.arrayContaining(names),
    );
    expect(own.join()).not.toMatch(/Warehouse operations|Mathematics|Team leadership|Accounts|as code$/);
  });

  it('is met by another of its kind where a similar one would do, and in part where it would not', async () => {
    const state = async (line: string) =>
      named(await analysed(ANALYST, asking('Data Analyst', line, 'dbt')), 'Looker')?.state;
    expect(await state('Dashboards in Looker or a similar tool')).toBe('met');
    expect(await state('Dashboards in Looker')).toBe('partly');
  });

  it('is a wish only in the part of a line that says so', async () => {
    const { requirements } = await analysed(
      ANALYST,
      asking('Data Analyst', 'Advanced Excel; Kafka an advantage', 'dbt'),
    );
    expect(named({ requirements } as never, 'Excel')?.importance).toBe('required');
    expect(named({ requirements } as never, 'Kafka')?.importance).toBe('preferred');
  });

  it('is called what it is, without how much it is wished for', async () => {
    const { requirements } = await analysed(
      ANALYST,
      asking('Data Analyst', 'Experience in an analytics role, ideally in wine retail', 'dbt'),
    );
    expect(requirements.map(({ name }) => name).join()).not.toMatch(/ideally/i);
  });

  it('is no step of a verb without its object, and no sentence about the days of whoever comes', async () => {
    const { requirements } = await analysed(
      ANALYST,
      asking(
        'Data Analyst',
        'Solid statistics: you know when a test is significant',
        "You'll partner with shops to learn what they need",
        'dbt',
      ),
    );
    expect(requirements.map(({ name }) => name).join()).not.toMatch(/You know when|You'll partner/);
  });

  it('is a further degree in a line of its own, which a doctorate meets', async () => {
    const cv = OF(
      'Teacher of Physics, Hill Academy, 2019 - 2026',
      ['Taught GCSE physics'],
      'Education\nPhD Physics, Some University, 2015\nBSc Physics, Some University, 2011',
    );
    const { requirements } = await analysed(
      cv,
      asking('Teacher of Science', 'A good degree in Physics', 'QTS', "Further study, e.g. a Master's degree"),
    );
    expect(requirements.filter(({ kind }) => kind === 'degree').map(({ state }) => state)).toEqual(['met', 'met']);
  });
});

describe('what a list of skills names is asked for once', () => {
  it.each([
    'Skills: Lime mortar, Letter cutting',
    'Key skills: Lime mortar, Letter cutting',
    'Skills required: Lime mortar; Letter cutting',
    'Skills: Lime mortar, Letter cutting\nRequirements:\n- Lime mortar\n- Letter cutting',
    'Requirements:\n- Letter cutting\n- Lime mortar\nSkills: Lime mortar, Letter cutting',
    'Requirements:\n- Lime mortar\nSkills: lime mortar, letter cutting',
    'Skills: Lime mortar | Letter cutting',
    'You will need:\n- Lime mortar.\nSkills: Lime mortar, Letter cutting.',
  ])('%j', async (lines) => {
    const names = await asked(`Stonemason\nTyne Masonry, Hexham\n${lines}`);
    expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual(['letter cutting', 'lime mortar']);
  });

  it('and a list beside other lines leaves them as they are', async () => {
    const names = await asked(
      'Stonemason\nTyne Masonry, Hexham\nSkills: Lime mortar\nRequirements:\n- Letter cutting\n- Dry stone walling',
    );
    expect(names).toEqual(expect.arrayContaining(['Lime mortar', 'Letter cutting', 'Dry stone walling']));
    expect(names).toHaveLength(3);
  });
});

describe('a thing and the kind of thing that it is', () => {
  it.each([
    ['SAP or Oracle ERP experience', 'SAP or Oracle ERP'],
    ['Experience with an ERP system such as SAP', 'SAP'],
    ['Sage or Xero accounting software', 'Sage or Xero'],
    ['PostgreSQL or MySQL databases', 'PostgreSQL or MySQL'],
    ['AWS or Azure cloud', 'AWS or Azure'],
    ['Tableau or Power BI dashboards', 'Tableau or Power BI'],
    ['Report writing for court', 'Court reports'],
    ['Writing reports for court', 'Court reports'],
  ])('are one requirement: %s', async (line, name) => {
    expect(await namesAskedBy('Office Manager', [line])).toEqual([name]);
  });

  it.each([
    ['SAP, ERP and payroll', ['SAP', 'Payroll']],
    ['Report writing and court work', ['Report writing', 'Court reports']],
    ['Databases and SQL', ['Databases', 'SQL']],
  ])('are asked for apart where they stand apart: %s', async (line, things) => {
    expect(await namesAskedBy('Office Manager', [line])).toEqual(expect.arrayContaining(things));
  });
});
