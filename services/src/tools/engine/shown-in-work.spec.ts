import { BuiltInEngine } from './built-in-engine.js';
import { readAdvert } from './reading/advert-reader.js';
import { aCall, analysed, named } from './testing/texts.js';

describe('what the line of a post names', () => {
  const stateOf = async (cv: string, job: string, name: string | RegExp) =>
    (await analysed(cv, job)).requirements.find((each) =>
      typeof name === 'string' ? each.name === name : name.test(each.name),
    )?.state;

  it('is a part of that work', async () => {
    const cv =
      'Ion Popescu\nJob: Amazon, 2019-2023, picker. Scanner, targets 120 units/h.\nJob: DHL, 2023 - today: forklift driver (counterbalance, reach), loading, stock count, WMS.';
    const job = 'Warehouse operative\nRequirements\n- WMS\n- Packing';
    expect(await stateOf(cv, job, /WMS/)).not.toBe('missing');
  }, 60_000);

  it('counts for an advert of the same work, in whatever building it is done', async () => {
    const cv =
      'Janet Pugh\n\nSince 2015 I have been a receptionist at Hill Surgery, booking appointments in EMIS Web and answering 90 calls a day.';
    const own = 'Medical Receptionist\nRequirements\n- EMIS\n- Typing';
    expect(await stateOf(cv, own, /patient records/)).toBe('met');
    expect(await stateOf(cv, 'Staff Nurse\nRequirements\n- EMIS\n- Wound care', /patient records/)).not.toBe('met');
  }, 60_000);
});

describe('an item of few words', () => {
  it.each([
    ['Apprentice trained or time served', 'Time served, 30 years on lathes', 'met'],
    ['Fanuc controls', 'Fanuc, Heidenhain and Mazak for 30 years', 'partly'],
    ['Personal licence holder', 'SPQR personal licence (Scotland) yes', 'met'],
  ])(
    'is found by what it is about: %s',
    async (item, line, state) => {
      const cv = `Bob Steele\n${line}\n\nExperience\nCNC machinist, Forge, 2009 - 2020\n- ${line}`;
      const { requirements } = await analysed(cv, `CNC Turner\nRequirements\n- Engineering drawings\n- ${item}`);
      expect(requirements.filter(({ jobLine }) => jobLine?.includes(item)).map((each) => each.state)).toEqual([state]);
    },
    60_000,
  );

  it('that is a quality of a person weighs less than a thing to show', async () => {
    const analysis = await analysed(
      'Jo Tester\n\nExperience\nReceptionist, Hill, 2015 - 2024',
      'Receptionist\nRequirements\n- Ability to work under pressure\n- Confidentiality\n- Carving of swans',
    );
    const weight = (name: string) => named(analysis, name)?.weight ?? 0;
    expect(weight('Ability to work under pressure')).toBeLessThan(weight('Carving of swans'));
    expect(weight('Confidentiality')).toBeLessThan(weight('Carving of swans'));
  }, 60_000);
});

it('an advert without capitals has sentences all the same', () => {
  const { skills, worded } = readAdvert(
    'warehouse operative nights northampton £13.10ph\nmust have forklift licence reach + counterbalance, experience with WMS and RF scanners, pick pack, manual handling. steel toe boots. weekly pay.',
  );
  const names = [...skills.map(({ skill }) => skill.name), ...worded.map(({ name }) => name)].join('\n');
  expect(names).toMatch(/Forklift licence/);
  expect(names).toMatch(/WMS|[Ww]arehouse management/);
  expect(names).toMatch(/Pick pack/);
  expect(names).not.toMatch(/boots|pay/);
});

describe('a practice', () => {
  const engine = new BuiltInEngine();
  const requirements = async (cvText: string, jobDescription: string) =>
    (await engine.analyseCv({ cvText, jobDescription }, aCall())).requirements;
  const cv = (line: string): string =>
    `Jo Hall\nYork\n\nExperience\nSoftware Developer, Acme Ltd, 2018 - 2024\n- ${line}\n- Answered questions`;

  it.each([
    'Wrote JUnit and Mockito tests for each release',
    'Covered the services with TestNG',
    'Tested the web shop with Jest',
  ])('is shown by the tool it is done with: %s', async (line) => {
    const asked = await requirements(cv(line), 'Java Developer\nRequirements\n- Unit testing\n- Java');
    expect(asked.find(({ name }) => name === 'Unit testing')?.state).not.toBe('missing');
  });

  it('is not shown by testing of another kind', async () => {
    const asked = await requirements(cv('Tested soil samples'), 'Java Developer\nRequirements\n- Unit testing\n- Java');
    expect(asked.find(({ name }) => name === 'Unit testing')?.state).toBe('missing');
  });

  it.each(['Daily care, moving with hoist', 'Moved with a ceiling hoist by two of us', 'Washing, lifting with hoists'])(
    'is shown by how it is done: %s',
    async (line) => {
      const asked = await requirements(
        cv(line),
        'Care Assistant\nRequirements\n- Moving and handling\n- Dementia care',
      );
      expect(asked.find(({ name }) => name === 'Moving and handling')?.state).not.toBe('missing');
    },
  );

  it.each(['Moving house removals with a van', 'Lifting steel with a crane', 'Serviced the hoist of a workshop'])(
    'is not shown by what moves other things: %s',
    async (line) => {
      const asked = await requirements(
        cv(line),
        'Care Assistant\nRequirements\n- Moving and handling\n- Dementia care',
      );
      expect(asked.find(({ name }) => name === 'Moving and handling')?.state).toBe('missing');
    },
  );
});

const engineer = (lines: string) => `Sam Tester, Leeds\n\nExperience\nData Engineer, Volta, 2019 - present\n${lines}`;

describe('what a CV has under another name', () => {
  const dataJob = (line: string) => `Data Engineer\nRequirements\n- ${line}`;

  it.each([
    ['PostgreSQL', '- Loaded orders into PostgreSQL', 'Knowledge of relational databases', 'Databases'],
    ['Terraform', '- Wrote Terraform for our buckets', 'Infrastructure as code', 'Infrastructure as code'],
  ])('is met by a kind of it: %s', async (_, line, asked, name) => {
    expect(named(await analysed(engineer(line), dataJob(asked)), name)?.state).toBe('met');
  });

  it('is met in part where a list alone names the kind', async () => {
    const cv = engineer('- Built pipelines in Python\n\nSkills\nPython, PostgreSQL');
    expect(named(await analysed(cv, dataJob('Experience of relational databases')), 'Databases')?.state).toBe('partly');
    expect(named(await analysed(cv, dataJob('Knowledge of relational databases')), 'Databases')?.state).toBe('met');
  });

  it('is near in words that say much the same, and never more than near', async () => {
    const cv = 'Dave Tester\n\nExperience\nClerk, Stobart, 2018 - present\n- Checked merchant claims each month';
    const job = 'Clerk\nRequirements\n- Understanding of supplier claims';
    expect(named(await analysed(cv, job), 'Understanding of supplier claims')?.state).toBe('partly');
  });
});

describe('what a CV does not say', () => {
  it('is no people management: supervised contact, or a team that somebody works in', async () => {
    const cv =
      'Jo Tester\n\nExperience\nSocial Worker, Leeds Council, 2019 - present\n- Supervised contact with parents\n- Worked in a team of 8';
    const job = 'Social Worker\nRequirements\n- Experience of supervising staff';
    expect(named(await analysed(cv, job), 'People management')?.state).toBe('missing');
  });

  it('is no licence that ran out', async () => {
    const cv = 'Dave Tester\n\nExperience\nClass 1 driver, Stobart, 2018 - present\n\nLicences\nADR ran out 2021.';
    expect(named(await analysed(cv, 'HGV Driver\nRequirements\n- ADR licence'), 'ADR licence')?.state).toBe('partly');
  });
});

describe('an advert', () => {
  it('asks for no people management with the size of the team one joins', async () => {
    const job = 'Data Engineer\nOur data team of four is looking for an engineer.\nRequirements\n- Python';
    expect(named(await analysed(engineer('- Python'), job), 'People management')).toBeUndefined();
  });

  it('asks in a sentence of duties for each thing, and says nothing of those whose words are not found', async () => {
    const job =
      "Laboratory Technician\nDuties\nYou will calibrate and maintain pipettes, collect soil samples by hand and greet office visitors.\nRequirements\n- 2 years' experience in a laboratory";
    const cv =
      'Hannah Tester\n\nExperience\nLaboratory Technician, Soil Lab, 2019 - present\n- Collect soil samples by hand every day';
    const analysis = await analysed(cv, job);
    expect(named(analysis, 'Collect soil samples by hand')?.state).toBe('met');
    expect(named(analysis, 'Greet office visitors')).toBeUndefined();
  });
});

describe('a few names in a row', () => {
  it('count where they are programs of every desk', async () => {
    const cv =
      'Hannah Tester\n\nExperience\nLaboratory Technician, Kepak, 2019 - present\n- Titrated samples\n\nOther\nFull UK driving licence. Intermediate Excel.';
    const job = 'Laboratory Technician\nRequirements\n- Good computer skills (Excel)';
    expect(named(await analysed(cv, job), 'Excel')?.state).toBe('met');
  });
});

const post = (title: string, ...asked: string[]): string =>
  `${title}\nRequirements\n${asked.map((each) => `- ${each}`).join('\n')}`;

const cvWith = (...lines: string[]): string => `Jo Tester\nYork\n\nExperience\n${lines.join('\n')}`;

const stateOf = async (cv: string, job: string, name: string) =>
  (await analysed(cv, job)).requirements.find((each) => each.name === name)?.state;

describe('the name of an employer', () => {
  it.each([
    ['on a line below the post', ['GIS Analyst', 'Halo Maps', '2019 - 2024', '- Ran surveys of fields']],
    ['on a line above the post', ['Halo Maps', 'GIS Analyst, 2019 - 2024', '- Ran surveys of fields']],
    ['above its dates', ['Halo Maps, Bristol', '2019 - 2024', 'Designer', '- Ran surveys of fields']],
    ['in the line of the post', ['Product Manager, Halo Maps, 2019 - 2024', '- Ran surveys of fields']],
    ['behind an "at"', ['Product Manager at Halo Maps, 2019 - 2024', '- Ran surveys of fields']],
  ])('proves nothing that it is made of, %s', async (_where, lines) => {
    expect(await stateOf(cvWith(...lines), post('Cartographer', 'Maps', 'Fieldwork'), 'Maps')).toBe('missing');
  });

  it.each([
    ['Clerk', 'Riverside Lettings', 'Lettings'],
    ['Cook', 'Bright Horizons Childcare', 'Childcare experience'],
  ])('of a %s at %s shows no %s', async (title, employer, asked) => {
    const cv = cvWith(title, employer, '2019 - 2024', '- Filed papers and cooked for 60');
    expect(await stateOf(cv, post('Assistant', asked), asked)).toBe('missing');
  });

  it.each([['- Drew maps of 40 towns'], ['Maps of 40 towns for walkers'], ['- Maps']])(
    'takes nothing from the work below it: %s',
    async (line) => {
      const cv = cvWith('GIS Analyst', 'Halo Maps', '2019 - 2024', line);
      expect(await stateOf(cv, post('Cartographer', 'Maps', 'Fieldwork'), 'Maps')).not.toBe('missing');
    },
  );

  it.each([
    ['Waiter, Grand Hotel, 2019 - 2024', 'Hotel experience'],
    ['Cleaner, Hill Primary School, 2019 - 2024', 'School experience'],
  ])('says what kind of place it was: %s', async (line, asked) => {
    expect(await stateOf(cvWith(line, '- Worked nights'), post('Assistant', asked), asked)).not.toBe('missing');
  });
});

describe('the title of a degree', () => {
  const studied = (degree: string, ...work: string[]) =>
    `${cvWith('Clerk, Acme, 2019 - 2024', '- Filed papers', ...work)}\n\nEducation\n${degree}`;

  it.each([
    ['BSc Wildlife Conservation, University of York, 2018', 'Wildlife conservation experience'],
    ['BA Textile Conservation', 'Hands-on experience of textile conservation'],
    ['MSc Wildlife Conservation, Leeds, 2:1', 'Experience in wildlife conservation'],
  ])('is a part of an experience of it: %s', async (degree, asked) => {
    const { requirements, content } = await analysed(studied(degree), post('Ranger', asked));
    expect(requirements.find(({ name }) => name === asked)).toMatchObject({ state: 'partly', cvLine: degree });
    expect(content).toContain('You have studied it, and no line of work that shows it was found');
  });

  it('of a skill that a list knows is a part of an experience of it as well', async () => {
    const job = post('Designer', 'Interaction design experience');
    expect(await stateOf(studied('BSc Interaction Design, University of York, 2018'), job, 'UX design')).toBe('partly');
  });

  it('leaves the line of work as the proof, wherever it stands', async () => {
    const cv = `Jo Tester\nYork\n\nEducation\nBSc Wildlife Conservation, York, 2018\n\nExperience\nRanger, Acme, 2019 - 2024\n- Wildlife conservation on 40 acres`;
    const { requirements } = await analysed(cv, post('Ranger', 'Wildlife conservation experience'));
    expect(requirements.find(({ name }) => /conservation/i.test(name))).toMatchObject({
      state: 'met',
      cvLine: '- Wildlife conservation on 40 acres',
    });
  });

  it.each(['Knowledge of wildlife conservation', 'Experience or knowledge of wildlife conservation'])(
    'does where it is to be known: %s',
    async (asked) => {
      const { requirements } = await analysed(studied('BSc Wildlife Conservation, York, 2018'), post('Ranger', asked));
      expect(requirements.find(({ kind }) => kind === 'skill')?.state).toBe('met');
    },
  );

  it('is the degree that is asked for', async () => {
    const job = post('Designer', 'Degree in interaction design');
    expect(await stateOf(studied('BSc Interaction Design, University of York, 2018'), job, 'Degree')).toBe('met');
  });
});
