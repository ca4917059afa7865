import { asks, CV, lineOf, states } from './testing/asks-of-a-trade.js';
import { aCall, analysed, engine, letter, named, work } from './testing/texts.js';

const driver = CV(
  'Lorry driver with eight years on the road. Looking for a Class 1 role with a UK employer.',
  'Driver, Some Freight Ltd, Tema, 2019 - present',
  '- Carry out daily walk-round checks and report defects',
  '- Secure loads of steel and refrigerated goods with straps and chains',
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

describe('what a quantity surveyor is asked for', () => {
  const surveyor = CV(
    'Quantity surveyor with five years on towers.',
    'Quantity Surveyor, Some Contracting LLC, Dubai, 2021 - present',
    '- Sub-contract procurement: enquiries, comparison, award',
    '- Claims for extension of time under FIDIC Red Book',
  );

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

describe('what a structural engineer is asked for', () => {
  const structural = `${CV(
    'Structural engineer. Graduate member of the Institution of Structural Engineers.',
    'Structural Engineer | Some Consulting Engineers, Enugu | 2018–Present',
    'Designed RC frames up to 9 storeys to Eurocode 2',
    'Visited sites every fortnight, answered questions from the contractor',
    'Modelled in ETABS, Tekla Structural Designer and Revit',
  )}
Education
B.Eng Civil Engineering, Some University, 2017
MSc Structural Engineering, Other University, started January 2027 (offer held)
`;

  it('is shown by the line of a tool that is called like somebody, and by visits', async () => {
    const found = states(
      await asks(
        structural,
        'Structural Engineer',
        'Proficient in Revit',
        'Site inspections',
        '3-6 years UK or international experience',
      ),
    );
    expect(found).toMatchObject({ Revit: 'met', 'Site supervision': 'met', '3 years of experience': 'met' });
  });

  it('is the degree that is finished, and membership is a step to a charter', async () => {
    const requirements = await asks(
      structural,
      'Structural Engineer',
      'BEng/MEng in civil or structural engineering',
      'Working towards chartership with IStructE',
    );
    expect(states(requirements)).toMatchObject({
      Degree: 'met',
      'Working towards chartership with IStructE': 'partly',
    });
    expect(lineOf(requirements, 'Degree')).toContain('B.Eng Civil Engineering');
    const said = await letter(
      structural,
      'Structural Engineer\nRequirements\n- BEng or MEng in civil engineering\n- Eurocodes',
    );
    expect(said).toContain('B.Eng Civil Engineering');
    expect(said).not.toContain('offer held');
  });
});

describe('a licence that another country printed', () => {
  it('is told as one, and holds less than one of the United Kingdom', async () => {
    const cv = `${driver}\nLicences\nDriving licence classes B, C, E and F (Ghana), 2015\n`;
    const requirements = await asks(cv, 'HGV Class 1 Driver', 'Category C+E licence', 'Flexible');
    const licence = requirements.find(({ jobLine }) => jobLine?.includes('C+E licence'));
    expect([licence?.state, licence?.cvLine]).toEqual([
      'partly',
      'Driving licence classes B, C, E and F (Ghana), 2015',
    ]);
  });
});

describe('a letter', () => {
  const welder = CV(
    'Coded welder. Looking for a role with a UK employer that can sponsor a Skilled Worker visa.',
    'Pipe Welder, Some Yard, Tema, 2018 - present',
    '- TIG root and MMA fill on stainless pipe',
    '- Weld repair rate under 2 %',
    '- Read isometric drawings',
  );
  const advert =
    'Welder\nSome Fabrications Ltd, Hull\nRequirements\n- Engineering drawings\n- Weld repair\nWe can sponsor visas.';

  it('makes no verb of a figure’s name, and says in a sentence what visa is needed', async () => {
    const said = await letter(welder, advert);
    expect(said).toContain('“Read isometric drawings');
    expect(said).not.toContain('I weld repair rate');
    expect(said).toContain('I need a Skilled Worker visa');
  });
});

describe('what there is to learn of records', () => {
  it('is no card that is applied for', async () => {
    const jobDescription = 'HGV Driver\nRequirements\n- Keep tachograph records in line with the law\n- Flexible';
    const { content: analysisContent } = await analysed(driver, jobDescription);
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall());
    expect(content).toContain('achograph records');
    expect(content).not.toContain('The card is applied for');
  });
});

describe('what a maintenance engineer is asked for', () => {
  const fitter = CV(
    'Mechanical fitter.',
    'Mechanical fitter, Some Yard, Gdansk, 2014 - present',
    '- Overhaul of hydraulics and gearboxes',
  );

  it('is a trade that was served, and each of two things that are to be understood', async () => {
    const advert =
      'Maintenance Engineer\nYou must be time served or have an NVQ3 / equivalent in mechanical engineering. Good understanding of hydraulics and pneumatics.';
    const found = states((await analysed(fitter, advert)).requirements);
    expect(Object.keys(found).some((name) => /^Time served or have an NVQ3/.test(name))).toBe(true);
    expect(found).toMatchObject({ 'Understanding of hydraulics and pneumatics': 'partly' });
  });
});

describe('what an electrician is asked for', () => {
  const electrician = `Jose Luis
Electrician

Work:
2016/01 - 2026/10 – Some Installations – electrician. Wiring of three shopping centres, panel building.
2012/06 - 2015/12 – Self employed electrician, houses.

Driving licence: yes (Ecuador)
`;

  it('is shown by posts whose dates have a stroke in them, and by no licence of another country', async () => {
    const requirements = await asks(
      electrician,
      'Electrician',
      '3 years of experience',
      'Full UK driving licence',
      'Containment, tray and distribution boards',
    );
    const found = states(requirements);
    expect(found).toMatchObject({
      'Work as Electrician': 'met',
      '3 years of experience': 'met',
      'Driving licence': 'partly',
    });
    expect(Object.keys(found)).not.toContain('Supply chain');
  });
});

describe('refrigeration and air conditioning are one trade', () => {
  const CV = (post: string, line: string) => `Ana Reed\nLeeds\n\nExperience\n${post}, 2015 - present\n- ${line}\n`;
  const JOB = (title: string, ask: string) => `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`;

  const LINE = 'Serviced chillers and cold rooms in supermarkets';

  it.each([
    ['Air Conditioning & Refrigeration Engineer', 'Refrigeration Engineer, Some Cooling, Leeds'],
    ['HVAC and Refrigeration Engineer', 'Refrigeration Engineer, Some Cooling, Leeds'],
    ['Air Conditioning Engineer', 'Refrigeration and Air Conditioning Engineer, Some Cooling, Leeds'],
    ['HVAC Technician', 'Refrigeration Mechanic, Some Cooling, Leeds'],
    ['Refrigeration Engineer', 'HVAC Engineer, Some Cooling, Leeds'],
  ])('%s: %s', async (title, post) => {
    const analysis = await analysed(CV(post, LINE), JOB(title, '4 years in commercial refrigeration'));
    expect(work(analysis)?.state).toBe('met');
    expect(analysis.requirements.find(({ name }) => name === '4 years of experience')?.state).toBe('met');
  });

  it.each(['Software Engineer, Some Cooling, Leeds', 'Civil Engineer, Some Cooling, Leeds'])(
    'and an engineer of another one is none: %s',
    async (post) => {
      const analysis = await analysed(
        CV(post, 'Wrote reports'),
        JOB('Air Conditioning & Refrigeration Engineer', '4 years in commercial refrigeration'),
      );
      expect(work(analysis)?.state).not.toBe('met');
      expect(analysis.requirements.find(({ name }) => name === '4 years of experience')?.state).not.toBe('met');
    },
  );
});

describe('who plans towns', () => {
  const work = async (title: string, post: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\n${post}, Some Council, Leeds, 2015 - present\n- Wrote reports\n`,
        `${title}\nSome Firm\nLeeds\n\nRequirements\n- 5 years of experience in planning\n- Report writing`,
      )
    ).requirements
      .filter(({ kind }) => kind === 'experience')
      .map(({ state }) => state);

  it.each([
    ['Senior Town Planner', 'Principal Planning Officer'],
    ['Town Planner', 'Planning Officer'],
    ['Planning Officer', 'Chartered Town Planner'],
    ['Planning Policy Officer', 'Development Management Officer'],
  ])('is called a planner or a planning officer: %s, %s', async (title, post) => {
    expect(await work(title, post)).toEqual(['met', 'met']);
  });

  it.each([
    'Emergency Planning Officer',
    'Workforce Planning Officer',
    'Production Planning Officer',
    'Production Planner',
  ])('is nobody who plans something else: %s', async (post) => {
    expect(await work('Town Planner', post)).not.toContain('met');
  });
});

describe('work that adverts name in their own words', () => {
  it.each([
    ['Head Chef', 'Banqueting', '- Cooked banquets for 200'],
    ['Head Chef', 'Cost control', '- Kept food cost at 28 %'],
    ['Project Engineer', 'Cost control', '- Cost control of a £4m plant'],
    ['Financial Controller', 'Banking covenants', '- Covenant reporting to the bank'],
    ['Marketing Manager', 'Paid social', '- Ran LinkedIn Ads'],
    ['Design Engineer', 'Injection moulding', '- Designed injection moulded housings'],
  ])('is found where a post shows it: a %s’s %s', async (title, name, line) => {
    const { requirements } = await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n${line}\n`,
      `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${name}\n- Report writing`,
    );
    expect(requirements.find((each) => each.name === name)?.state).toBe('met');
  });
});

const stateOf = async (post: string, line: string, asked: string, name: string) =>
  named(
    await analysed(
      `Ana Reed\nLisbon\n\nExperience\n${post}, Some Place, Lisbon, 2019 - present\n- ${line}\n`,
      `${post}\nRequirements\n- ${asked}`,
    ),
    name,
  )?.state;

describe('what nurses do in a clinic is known by how they tell it', () => {
  it.each([
    ['Venepuncture', 'Drew blood from 20 patients a day'],
    ['Venepuncture', 'Obtained blood samples'],
    ['Wound care', 'Leg ulcer care in the community'],
  ])('%s: %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).toBe('met');
  });

  it.each([
    ['Venepuncture', 'Dressings, ECGs and bloods'],
    ['Venepuncture', 'Bloods, cannulas and wound dressings'],
    ['Wound care', 'Bloods, catheters and dressings'],
  ])('in a bare list as well, which is a part of it at least: %s, %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).toMatch(/met|partly/);
  });

  it.each([
    ['Venepuncture', 'Took blood pressure and pulse'],
    ['Venepuncture', 'Reviewed bloods on the round'],
    ['Venepuncture', 'Carried blood samples to the laboratory'],
    ['Wound care', 'Made soups, sauces and salad dressings'],
  ])('and not by much the same words: %s, %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).not.toBe('met');
  });
});

describe('finding faults is known by how engineers tell it', () => {
  it.each([
    'Boiler fault finding and repair',
    'Diagnosed and repaired boilers',
    'Found and fixed faults on heating systems',
    'Boiler repairs and breakdowns',
  ])('%s', async (line) => {
    expect(await stateOf('Gas Engineer', line, 'Boiler fault finding and repair', 'Fault finding')).toBe('met');
  });

  it.each(['Diagnosed and treated patients', 'Found fault with nobody', 'Fitted new boilers'])(
    'and not by much the same words: %s',
    async (line) => {
      expect(await stateOf('Gas Engineer', line, 'Fault finding', 'Fault finding')).not.toBe('met');
    },
  );
});
