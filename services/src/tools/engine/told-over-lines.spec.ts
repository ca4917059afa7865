import { BuiltInMatchScorer } from './built-in-match-scorer.js';
import { analysed, named } from './testing/texts.js';

const ANALYST = (opening: string) =>
  `Jo Tester\nLeeds, UK\n\nSummary\n${opening}\n\nExperience\nData Analyst, Some Shops, 2019 - 2026\n- Wrote SQL reports`;
const asking = (...lines: string[]) => `Data Engineer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

describe('what somebody says they have not', () => {
  it.each([
    ['Data analyst in retail. I have no\nexperience with Spark or\nScala yet.', 'Scala'],
    ['Data analyst in retail. Kafka and Airflow: none so far.', 'Kafka'],
  ])('is missing, over the ends of lines and behind a colon: %s', async (opening, name) => {
    expect(named(await analysed(ANALYST(opening), asking(name, 'SQL')), name)?.state).toBe('missing');
  });

  it('is no more than begun where it is looked for, in brackets as well', async () => {
    const opening = 'Data analyst in retail. Looking to move into Google Cloud (GCP) in future.';
    expect(named(await analysed(ANALYST(opening), asking('Google Cloud', 'SQL')), 'Google Cloud')?.state).toBe(
      'partly',
    );
  });

  it('is a need of sponsorship, told with its line', async () => {
    const { requirements } = await analysed(
      ANALYST('Data analyst in retail. I require visa sponsorship.'),
      `${asking('SQL')}\n- Right to work in the UK`,
    );
    const right = requirements.find(({ kind }) => kind === 'right-to-work');
    expect([right?.state, right?.cvLine]).toEqual(['missing', expect.stringContaining('require visa sponsorship')]);
  });
});

describe('a requirement', () => {
  it('may be a letter or a short word in an item of its own', async () => {
    const { requirements } = await analysed(ANALYST('Data analyst in retail.'), asking('C#', 'Go', 'R'));
    expect(requirements.map(({ name }) => name)).toEqual(expect.arrayContaining(['C#', 'Go', 'R']));
  });

  it('is each thing of a row behind a label', async () => {
    const { requirements } = await analysed(
      ANALYST('Data analyst in retail.'),
      'Electrician - Leeds\nEssential: 18th Edition (BS 7671), NVQ Level 3 Electrical Installation, JIB gold card, experience of fault finding.',
    );
    expect(requirements.map(({ name }) => name).join('; ')).toMatch(/18th Edition/);
    expect(requirements.map(({ name }) => name).join('; ')).toMatch(/NVQ Level 3/);
    expect(requirements.map(({ jobLine }) => jobLine)).toContain('JIB gold card');
  });

  it('is none of what the product says of an official record', () => {
    const scorer = new BuiltInMatchScorer();
    const record = {
      ...{ title: 'Chefs', company: 'Some Inn', location: 'Vancouver, Canada', experienceLevel: null, skills: [] },
      description:
        'Official record: positive labour market impact assessment for 3 positions as Chefs in the low-wage stream, 2024 Q1. It is a record of its date, not an open vacancy.',
    };
    const cv = scorer.readCv('Jo Tester\n\nExperience\nSous Chef, Hotel Avenida, Lisbon, 2018 - 2026\n- Ran the grill');
    const names = (job: object) =>
      scorer
        .match(cv, job)
        .requirements.filter(({ kind }) => kind === 'skill')
        .map(({ name }) => name);
    expect(names(scorer.readJob(record))).toEqual([]);
    const clerk = scorer.match(cv, scorer.readJob({ ...record, title: 'Hotel front desk clerks' }));
    expect(clerk.requirements.find(({ name }) => name === 'Hotel operations')?.state).toBe('missing');
  });
});
