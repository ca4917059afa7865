import { BuiltInMatchScorer } from './built-in-match-scorer.js';

const scorer = new BuiltInMatchScorer();
const cvOf = (...posts: string[]) => scorer.readCv(`Jo Tester\n\nExperience\n${posts.join('\n')}`);
const CVS = {
  chef: cvOf('Sous Chef, Taberna do Mar, Lisbon, 2018 - 2026', '- Ran the grill; food cost from 34% to 29%'),
  analyst: cvOf('Data Analyst, Some Shops, Leeds, 2019 - 2026', '- Wrote SQL reports on sales and the supply chain'),
  welder: cvOf('Welder, Some Engineering, Pune, 2016 - 2026', '- TIG welding of pipes'),
  carer: cvOf('Health Care Assistant, Some Hospital, Lagos, 2019 - 2026', '- Washed and fed patients'),
  coder: cvOf(
    'Developer, Some Software, Leeds, 2019 - 2026',
    '- Wrote JavaScript',
    'IT Administrator, Some Industries, Leeds, 2015 - 2019',
  ),
  product: cvOf('Business Analyst, Some Bank, Madrid, 2018 - 2026', '- Wrote stories'),
};

const record = (title: string) =>
  scorer.readJob({
    ...{ title, company: 'Some Inn', location: 'Vancouver, Canada', experienceLevel: null, skills: [] },
    description: `Official record: positive labour market impact assessment for 3 positions as ${title} in the low-wage stream, 2024 Q1. It is a record of its date, not an open vacancy.`,
  });
const order = (cv: object, title: string) => scorer.order(cv, record(title));
const role = (cv: object, title: string) =>
  scorer.match(cv, record(title)).requirements.find(({ kind }) => kind === 'experience')?.state;

describe('a person’s own trade', () => {
  it.each<[keyof typeof CVS, string, string]>([
    ['chef', 'Cooks', 'Supervisors, food, beverage and associated products processing'],
    ['chef', 'Chefs', "Maîtres d'hôtel and hosts/hostesses"],
    ['chef', 'LINE COOK', 'Hotel front desk clerks'],
    ['analyst', 'Data analysts', 'Jewelry Salesperson'],
    ['analyst', 'Data analysts', 'Supervisors, supply chain, tracking and scheduling co-ordination occupations'],
    ['carer', 'Nurse aides, orderlies and patient service associates', 'General office support workers'],
    [
      'welder',
      'Structural Welder',
      'Contractors and supervisors, other construction trades, installers, repairers and servicers',
    ],
    ['coder', 'programmer', 'Administrative officers'],
  ])('stands before work that only shares a word with the CV (%s: %s before %s)', (who, own, other) => {
    expect(order(CVS[who], own)).toBeGreaterThan(order(CVS[who], other));
  });

  it('is not that of a title which many trades use', () => {
    expect(role(CVS.welder, 'Automation Engineer')).not.toBe('met');
    expect(role(CVS.welder, 'Structural Welder')).toBe('met');
    expect(role(CVS.product, 'Behavior Analyst')).not.toBe('met');
    expect(role(CVS.product, 'Senior Business Analyst')).toBe('met');
    expect(role(CVS.carer, 'Supervisors, general office and administrative support workers')).toBe('missing');
    expect(role(CVS.carer, 'Pet groomers and animal care workers')).toBe('missing');
  });

  it('of a mechanic is named by each of its names', () => {
    const mechanic = cvOf('Mechanic, Some Garage, Leeds, 2016 - 2026');
    for (const title of ['Motor mechanic', 'Vehicle Technician', 'Car mechanic'])
      expect(role(mechanic, title)).toBe('met');
  });
});
