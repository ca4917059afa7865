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

const CV =
  'Sam Hey\nHexham\n\nExperience\nStonemason, Hexham Abbey, Hexham, 2015 - present\n- Lime mortar and letter cutting';

const asked = async (advert: string, cv = CV) =>
  (await analysed(cv, advert)).requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'certificate')
    .map(({ name }) => name);

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

describe('choices and wishes', () => {
  const ENGINEER =
    'Lee Hart\nSunderland\n\nExperience\nDrainage Engineer, Tyne Design, Newcastle, 2018 - present\n- Drainage design in InfoDrainage';
  const advert = (...lines: string[]) =>
    `Drainage Engineer\nWear Consulting, Sunderland\nRequirements:\n${lines.join('\n')}`;

  it.each([
    ['- Civil 3D and MicroDrainage or InfoDrainage', 'MicroDrainage or InfoDrainage'],
    ['- Experience of MicroDrainage or InfoDrainage', 'MicroDrainage or InfoDrainage'],
    ['- MicroDrainage, InfoDrainage or Causeway Flow', 'MicroDrainage, InfoDrainage or Causeway Flow'],
    ['- MicroDrainage/InfoDrainage', 'MicroDrainage or InfoDrainage'],
  ])('“%s” asks for %s', async (line, name) => {
    const { requirements } = await analysed(ENGINEER, advert(line));
    expect(requirements.find((each) => each.name === name)?.state).toBe('met');
  });

  it.each([
    ['Desirable: MicroDrainage, GIS.', 'before'],
    ['Desirable: InfoDrainage.', 'before'],
    ['Nice to have: MicroDrainage', 'behind'],
    ['Desirable: Causeway Flow, GIS', 'behind'],
  ])('a must stays a choice beside “%s”', async (wish, where) => {
    const must = '- MicroDrainage or InfoDrainage';
    const { requirements } = await analysed(
      ENGINEER,
      where === 'before' ? advert(must, wish) : advert('- Revit', wish, '', 'You must have:', must),
    );
    expect(requirements.find((each) => each.name === 'MicroDrainage or InfoDrainage')).toMatchObject({
      state: 'met',
      importance: 'required',
    });
  });

  it('each thing of a row of wishes is one', async () => {
    const names = await asked(advert('- MicroDrainage', 'Desirable: PDS (Site3D), Causeway Flow, GIS.'), ENGINEER);
    expect(names).toEqual(expect.arrayContaining(['MicroDrainage', 'PDS (Site3D)', 'Causeway Flow', 'GIS']));
  });
});

describe('a check that is required', () => {
  const care = (line: string) => `Care Assistant\nElm House, Hull\nRequirements:\n- Kind and patient\n${line}`;

  it.each([
    'An enhanced DBS check is required',
    'An enhanced DBS check is required for this post.',
    'An enhanced DBS check will be required.',
    'We offer free parking. An enhanced DBS check is required.',
    'Pay: £13.50 an hour. Pension, paid breaks. An enhanced DBS check is required.',
    'An enhanced DBS check and two references are required.',
    'You must have an enhanced DBS.',
    'Enhanced DBS certificate required',
    'A DBS check is essential.',
    'How to apply: send your CV to jo@elm.test. An enhanced DBS check is required.',
    'You will need to undergo an enhanced DBS check.',
  ])('is asked for wherever it stands: “%s”', async (line) => {
    expect(await asked(care(line))).toContain('DBS check');
  });

  it.each([
    'A DBS check will be carried out.',
    'We pay for your DBS check.',
    'No DBS check is required.',
    'The post is subject to an enhanced DBS check.',
    'A DBS check is not required.',
  ])('and is not where it is the employer’s to do: “%s”', async (line) => {
    expect(await asked(care(line))).not.toContain('DBS check');
  });
});

const cvOf = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

const askedBy = async (title: string, lines: readonly string[], duty = 'Answered the phone') => {
  const { requirements } = await analysed(
    cvOf(title, duty),
    `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return requirements.filter(({ jobLine }) => lines.some((line) => jobLine?.includes(line.slice(0, 20))));
};

const names = async (...of: Parameters<typeof askedBy>) => (await askedBy(...of)).map(({ name }) => name);

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
    expect(await names('Office Manager', [line])).toEqual([name]);
  });

  it.each([
    ['SAP, ERP and payroll', ['SAP', 'Payroll']],
    ['Report writing and court work', ['Report writing', 'Court reports']],
    ['Databases and SQL', ['Databases', 'SQL']],
  ])('are asked for apart where they stand apart: %s', async (line, things) => {
    expect(await names('Office Manager', [line])).toEqual(expect.arrayContaining(things));
  });
});

describe('what is asked of a trade', () => {
  it('is coffee of a barista and tables of a waiter, and no bar of either', async () => {
    expect(await names('Supervisor', ['Barista experience'])).toEqual(['Coffee making']);
    expect(await names('Supervisor', ['Waiting tables'])).toEqual(['Table service']);
    expect(await names('Supervisor', ['Bartending'])).toEqual(['Bar service']);
  });

  it.each([
    ['Good knowledge of GCSE and A level specifications', 'skill'],
    ['Understanding of the NVQ framework', 'skill'],
    ['GCSE English at grade C', 'certificate'],
    ['NVQ Level 2 in Customer Service', 'certificate'],
  ])('is a paper only where it is held: %s', async (line, kind) => {
    expect((await askedBy('Tutor', [line])).map((each) => each.kind)).toEqual([kind]);
  });

  it.each(['Temporary works', 'Temporary works design', 'Timber', 'Temporary traffic management'])(
    'is not the contract that it is done under: %s',
    async (line) => {
      expect(await names('Structural Engineer', [line])).toHaveLength(1);
    },
  );

  it.each(['Temporary contract', 'Temporary', 'Temporary role for six months'])(
    'is nothing in what says how long the post lasts: %s',
    async (line) => {
      expect(await names('Structural Engineer', [line])).toEqual([]);
    },
  );
});

describe('a program', () => {
  const line = 'Experience with Dentally';
  it('is not known by whoever worked in the trade that its name is made of', async () => {
    const state = async (duty: string) => (await askedBy('Receptionist', [line], duty)).map((each) => each.state);
    expect(await state('Booked patients at a dental surgery')).toEqual(['missing']);
    expect(await state('Booked patients in Dentally')).toEqual(['met']);
  });
});

describe('driving', () => {
  it.each([
    'Ability to drive KPIs',
    'Able to drive sales growth',
    'Ability to drive change',
    'Must drive continuous improvement',
  ])('takes no licence where it is no vehicle: %s', async (line) => {
    expect(await names('Shop Manager', [line])).not.toContain('Driving licence');
  });
  it.each([
    'Ability to drive',
    'Must drive',
    'Able to drive a van',
    'Ability to drive a manual vehicle',
    'Able to drive and own a car',
  ])('takes one where it is: %s', async (line) => {
    expect(await names('Shop Manager', [line])).toContain('Driving licence');
  });

  it('asks for the figures once, and finds them in whatever was done with them', async () => {
    const asks = await askedBy('Shop Manager', ['Drive KPIs', 'KPI reporting'], 'Set KPIs and reported on them weekly');
    expect(asks.map(({ name, state }) => [name, state])).toEqual([['KPIs', 'met']]);
  });
});

describe('a sentence', () => {
  const inProse = async (sentence: string) =>
    (await analysed(cvOf('Porter', 'Answered the phone'), `Some Post\n${sentence}`)).requirements.map(
      ({ name }) => name,
    );

  it('asks for no question that somebody can answer', async () => {
    const asked = await inProse('You have put a model in front of real users and know what happened in week two.');
    expect(asked.join()).not.toMatch(/happened/);
    expect((await inProse('You have own tools and know how to lay bricks.')).join()).toMatch(/lay bricks/i);
  });

  it('says when a paper may come, and not as a thing of its own', async () => {
    const asked = await inProse('You know the trade and hold, or will gain at our expense, a teaching certificate.');
    expect(asked.join()).not.toMatch(/expense/);
  });

  it('tells what is needed of whoever is needed', async () => {
    const asked = await inProse('We need a pipe welder with a safety passport, and BPSS or SC clearance.');
    expect(asked.join()).toMatch(/SC clearance/);
  });
});
