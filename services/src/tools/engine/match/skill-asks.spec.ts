import { BuiltInMatchScorer } from '../built-in-match-scorer.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { AUDITOR, needing, WAREHOUSE_NOTES } from '../testing/some-cvs.js';
import { analysed, named } from '../testing/texts.js';

const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;

const ANALYST = (opening: string) =>
  `Jo Tester\nLeeds, UK\n\nSummary\n${opening}\n\nExperience\nData Analyst, Some Shops, 2019 - 2026\n- Wrote SQL reports`;

const asking = (...lines: string[]) => `Data Engineer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

describe('an advert', () => {
  const cv =
    'Bo Berg\nBackend Engineer\n\nExperience\nBackend Engineer, Acme, 2019 - present\n- Wrote services in Java';

  it('that has a tool in its title asks for it, and not for the work alone', async () => {
    const advert = 'Backend Engineer (Kubernetes)\nWrite services';
    expect(await stateOf(cv, advert, 'Kubernetes')).toBe('missing');
    expect(await stateOf(cv, advert, 'Back-end development')).toBe('met');
  });

  it('asks for each paper of a row', async () => {
    const advert =
      'HGV Driver\nRequirements\n- Full Category C licence (no more than 6 points), Driver CPC and digital tachograph card';
    const names = (await analysed(cv, advert)).requirements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^Full Category C/), 'Driver CPC']));
    expect(names.filter((name) => /and digital/i.test(name))).toEqual([]);
  });

  it('of an examination board asks for no reading of scanned text', async () => {
    expect(
      skillsNamedIn('Taught the OCR specification, after years of AQA and OCR').map(({ skill }) => skill.name),
    ).toEqual(['Teaching']);
    expect(skillsNamedIn('Read invoices with OCR').map(({ skill }) => skill.name)).not.toEqual([]);
  });

  it('that asks for years in finance counts any work of that field', async () => {
    const years = named(
      await analysed(
        'Ola Ade\nExperience\nAccounts Payable Clerk, Acme, Jan 2014 - Dec 2018\nAssistant Accountant, Bolt, Jan 2019 - present\n- Month-end',
        "Management Accountant\nRequirements\n- At least seven years' experience in finance",
      ),
      '7 years of experience',
    );
    expect(years?.state).toBe('met');
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

describe('an advert', () => {
  it('asks for nothing by what the employer is', async () => {
    const advert = `Audit Manager\n\nAbout the role\nFinch & Rowe is a top 30 firm. You will lead audits.\n\nRequirements\n- IFRS`;
    const { requirements } = await analysed(AUDITOR, advert);
    expect(requirements.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('Finch'));
  });

  it('of a warehouse asks for stock counts and a tidy place, and for no hotel and no costing', async () => {
    const { requirements } = await analysed(
      WAREHOUSE_NOTES,
      needing('Warehouse Operative', 'Stock counts, housekeeping', 'Picking'),
    );
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('Stock control');
    expect(names).not.toContain('Hotel operations');
    expect(names).not.toContain('Cost accounting');
  });
});
