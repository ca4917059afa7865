import { analysed, named } from './testing/texts.js';

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

const OF = (post: string, duties: readonly string[], rest = '') =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${post}\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n${rest}`;
const PLUMBER = OF('Plumber, Pipes of York, 2012 - 2026', ['Fitted bathrooms and boilers']);
const ANALYST = OF('Data Analyst, Shops Ltd, 2019 - 2026', [
  'Built Power BI dashboards for 200 managers',
  'Wrote SQL in Snowflake',
]);

describe('what is asked for once', () => {
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

describe('a paper', () => {
  const NURSE = OF(
    'Social Worker, Some Council, 2015 - 2026',
    ['Child protection work in AWS and Excel'],
    'Qualifications\nDipSW, 1999',
  );

  it.each([
    ['DipSW or equivalent social work qualification', /DipSW/, 'met'],
    ['Practice Educator Professional Standards (PEPS)', /PEPS/, 'missing'],
    ['AWS certification', /AWS certification/, 'partly'],
    ['HGV licence', /HGV licence/, 'missing'],
  ])('is a certificate and no skill of what it is in: %s', async (line, name, state) => {
    const { requirements } = await analysed(NURSE, asking('Social Worker', line, 'Court reports'));
    const own = requirements.filter(({ jobLine }) => jobLine?.includes(line));
    expect(own).toMatchObject([{ name: expect.stringMatching(name) as string, kind: 'certificate', state }]);
  });

  it('for one lorry is one for the smaller too, and not the other way round', async () => {
    const driver = (licence: string) =>
      OF('HGV Driver, Haul Ltd, 2015 - 2026', ['Drove to depots'], `Licences\n${licence}`);
    const state = async (cv: string, line: string) =>
      (await analysed(cv, asking('HGV Driver', line, 'Tail lift'))).requirements.find(({ jobLine }) =>
        jobLine?.includes(line),
      )?.state;
    expect(await state(driver('Cat C+E'), 'HGV Class 2 licence')).toBe('met');
    expect(await state(driver('Cat C'), 'HGV Class 1 licence')).not.toBe('met');
  });

  it('that is a course still under way is met in part', async () => {
    const cv = OF(
      'Pharmacist, Some Pharmacy, 2015 - 2026',
      ['Dispensing'],
      'Education\nEnrolled on independent prescribing course, finishes June 2027',
    );
    const { requirements } = await analysed(cv, asking('Clinical Pharmacist', 'Independent prescriber', 'SystmOne'));
    expect(named({ requirements } as never, 'Independent prescriber')?.state).toBe('partly');
  });

  it('is asked for under "Other", where as much is offered as asked', async () => {
    const job = `${asking('Pharmacist', 'GPhC registration')}\nDesirable\n- Hospital pharmacy\nOther\n- Full UK driving licence`;
    expect(named(await analysed(NURSE, job), 'Driving licence')?.state).toBe('missing');
  });

  it('is no A level where "a Level 3" is asked for', async () => {
    const { requirements } = await analysed(
      NURSE,
      asking('Cook', 'Holds a Level 3 food hygiene certificate', 'Pastry'),
    );
    expect(named({ requirements } as never, 'A level teaching')).toBeUndefined();
  });
});

it('is not a senior by years alone', async () => {
  const state = async (post: string) =>
    named(await analysed(OF(post, ['Fitted boilers']), asking('Senior Plumber', 'Unvented hot water')), 'Senior level')
      ?.state;
  expect(await state('Plumber, Pipes of York, 2010 - 2026')).toBe('partly');
  expect(await state('Senior Plumber, Pipes of York, 2010 - 2026')).toBe('met');
});
