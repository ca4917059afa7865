import { BuiltInMatchScorer } from './built-in-match-scorer.js';
import { advertHead } from './reading/advert-head.js';
import { placed } from './reading/work-done.js';
import { analysed, letter, named, work } from './testing/texts.js';

describe('a rank without a trade is of the trade that its advert speaks of', () => {
  const answer = async (post: string, line: string, advert: string) =>
    work(await analysed(`Ola Obi\nHull\n\nExperience\n${post}, Some Place, Hull, 2017 - present\n- ${line}`, advert));

  const CARE =
    'Beech House Residential Care, Hull\nWe need a team leader for our care home.\n- Lead the care staff on shift\n- NVQ Level 3';

  it.each([
    ['Senior Care Assistant', 'Lead shifts of five carers', `Team Leader\n${CARE}`],
    ['Senior Carer', 'Lead shifts of five carers', `Shift Leader\n${CARE}`],
    ['Senior Care Worker', 'In charge of the night', `Night Team Leader\n${CARE}`],
    ['Senior Care Assistant', 'Lead shifts of five carers', `Care Team Leader\n${CARE}`],
    ['Senior Care Assistant', 'Lead shifts of five carers', `Unit Lead\n${CARE}`],
  ])('%s for a home, in part: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('partly');
  });

  it.each([
    ['Care Team Leader', 'Led shifts', `Team Leader\n${CARE}`],
    [
      'Warehouse Team Leader',
      'Led pickers',
      'Team Leader\nSome Ltd, Hull\nOur warehouse needs you.\n- Lead the pickers\n- Forklift licence',
    ],
    [
      'Cleaning Supervisor',
      'Led ten',
      'Supervisor\nSome Ltd, Hull\nWe are a cleaning company.\n- Lead our cleaners\n- COSHH',
    ],
    [
      'Retail Supervisor',
      'Opened the shop',
      'Supervisor\nSome Ltd, Hull\nRun our shop at weekends.\n- Lead sales assistants\n- Till work',
    ],
  ])('%s: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('met');
  });

  it.each([
    ['Care Assistant', 'Washed residents', `Team Leader\n${CARE}`],
    ['Waiter', 'Served guests', `Team Leader\n${CARE}`],
    ['Software Developer', 'Wrote Java', `Shift Leader\n${CARE}`],
    [
      'Senior Care Assistant',
      'Lead shifts',
      'Team Leader\nSome Ltd, Hull\nOur warehouse needs you.\n- Lead the pickers\n- Forklift licence',
    ],
    [
      'Senior Care Assistant',
      'Lead shifts',
      'Team Leader\nSome Ltd, Hull\nWe make bolts.\n- Lead the press shop\n- Lean',
    ],
  ])('and %s is not: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('missing');
  });
});

describe('a manager of so many', () => {
  const found = async (post: string, title = 'Office Manager') => {
    const cv = `Ana Reed\nLeeds\n\nExperience\n${post}\n- Kept minutes\n\nQualifications\nBTEC Business\n`;
    const { requirements } = await analysed(
      cv,
      `${title}\nSome Co\nLeeds\n\nRequirements\n- Management experience\n- Minutes`,
    );
    return requirements.map(({ name, state }) => `${name}: ${state}`);
  };

  it.each([
    'Office Manager of 3 sites and 26 staff, Some Mill, Leeds, 2019 - present',
    'Some Mill, 2019 - present: Office Manager of 3 sites and 26 staff',
    'Office Manager of three sites, Some Mill, 2019 - present',
    'Office Manager, Some Mill, 2019 - present',
  ])('has the level, and has managed: %s', async (post) => {
    expect(await found(post)).toEqual(
      expect.arrayContaining([
        'Work as Office Manager: met',
        'Lead or manager level: met',
        'Management experience: met',
      ]),
    );
  });

  it.each(['Administrator, Some Mill, 2019 - present', 'Receptionist for 3 sites, Some Mill, 2019 - present'])(
    'is nobody who kept the minutes alone: %s',
    async (post) => {
      expect(await found(post)).toContain('Management experience: missing');
    },
  );
});

describe('supervising', () => {
  const cv = (line: string) =>
    `Ana Rossi\nChef de Partie\n\nExperience\nChef de Partie, The Mill, York, 2019 - present\n- Ran the sauce section\n- ${line}`;
  const advert = (ask: string) => `Chef de Partie\nRequirements\n- Sauces\n- Stock control\n- ${ask}`;
  const stateOf = async (line: string, ask: string, name: string) =>
    named(await analysed(cv(line), advert(ask)), name)?.state;

  it.each(['Supervise one commis.', 'Supervised an apprentice', 'Supervising a trainee', 'Supervised one junior'])(
    'one person is no mentoring: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).not.toBe('met');
      expect(await letter(cv(line), advert('Supervising junior chefs'))).not.toMatch(/mentoring/i);
    },
  );

  it.each(['Supervise one commis.', 'Supervised two commis', 'Trained four commis chefs', 'Mentored apprentices'])(
    'junior chefs is asked for as that, and answered: %s',
    async (line) => {
      expect(await stateOf(line, 'Supervising junior chefs', 'Supervising junior staff')).toBe('met');
    },
  );

  it.each(['Mentored an apprentice', 'Supervised trainees', 'Coached junior chefs'])(
    'is another thing than mentoring: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).toBe('met');
    },
  );

  it.each(['Trained one commis', 'Trained two apprentices', 'Supervise one commis'])(
    'or training somebody is near to mentoring, and none: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).toBe('partly');
    },
  );

  it.each(['Trained one commis', 'Train two commis', 'Training new starters'])(
    'is not asked for where training is: %s',
    async (line) => {
      expect(await stateOf(line, 'Train junior chefs', 'Training delivery')).toBe('met');
    },
  );
});

describe('a person’s own trade', () => {
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

describe('who works for themselves', () => {
  it.each([
    ['Self-employed, Rees Heating.', 'At Rees Heating.'],
    ['Self employed - Rees Heating', 'At Rees Heating'],
    ['Sole trader, Rees Heating, Swansea', 'At Rees Heating'],
    ['Self-employed', 'Working for myself'],
    ['Self-employed joiner, Cluj', 'As a self-employed joiner'],
    ['Freelance illustrator', 'As a freelance illustrator'],
    ['Rees Heating, Swansea', 'At Rees Heating'],
  ])('works at no employer of that name: %s', (where, said) => {
    expect(placed(where, false)).toBe(said);
  });

  it('is told by the name of what is theirs', async () => {
    const cv =
      'Rhys Rees\nSwansea\n\nExperience\nHeating engineer\nSelf-employed, Rees Heating.\n2018 - present\nBoiler installs and servicing for 200 homes';
    const text = await letter(cv, 'Heating Engineer\nRequirements\n- Boiler servicing');
    expect(text).toContain('Of my work at Rees Heating my CV says: “Boiler installs and servicing for 200 homes.”');
    expect(text).not.toMatch(/at self-employed/i);
  });
});

describe('work for somebody below what a person calls themselves', () => {
  it('makes no employer of what was done', async () => {
    const cv =
      'Pete Shaw\nLGV driver\nWakefield\n\nWork history\nStore deliveries for Morrisons, Wakefield. 2020 to date.\nClass 2 driver, Tesco, Leeds. 2015 to 2020.';
    const text = await letter(cv, 'LGV Class 1 Driver\nRequirements\n- Store deliveries');
    expect(text).toContain('I work as an LGV driver,');
    expect(text).not.toContain('at Store deliveries');
  });
});

describe('the title of an advert', () => {
  it.each([
    ['Head Chef, country house hotel near Hexham', 'Head Chef, country house hotel near Hexham'],
    ['Gardener at a walled garden near Alnwick', 'Gardener'],
    ['Electrician, Leeds', 'Electrician'],
    ['Electrician (maintenance) Milton Keynes', 'Electrician (maintenance)'],
    ['Head Chef, pub outside York', 'Head Chef, pub outside York'],
  ])('ends in no word that waits for a town: %s', (line, title) => {
    expect(advertHead(`${line}\n\nWe need somebody.\nRequirements\n- Menus`).title).toBe(title);
  });
});
