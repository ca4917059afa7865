import { describe, expect, it } from '@jest/globals';
import { analysed, letter, named, work } from './testing/texts.js';

const cv = (post: string, ...lines: string[]) =>
  `Jo Tester\nLagos\n\nExperience\n${post}, Some Place, 2019 - 2026\n${lines.map((each) => `- ${each}`).join('\n')}`;
const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;
const stateOf = async (own: string, advert: string, name: string) => named(await analysed(own, advert), name)?.state;

it('says of a CV with German headings that it reads English ones', async () => {
  const own =
    'Name: Jonas Tester\nAusbildung: Lehramt Mathematik, Universität Tübingen (Staatsexamen 2017)\nBerufserfahrung:\n09/2019 – heute  Gymnasiallehrer Mathematik, Stuttgart\nQTS awarded 2024';
  expect((await analysed(own, job('Teacher of Mathematics', 'QTS'))).content).toContain('Your CV is not in English');
});

it('is written of somebody by what they are, and not by their employer', async () => {
  const own =
    "Priya Tester\n\nExperience\nInfosys — Technology Lead  Jul'18 – Till date\n• Moved a monolith to services in Java";
  expect(await letter(own, job('Senior Java Developer', 'Java'))).toMatch(
    /I work as a Technology Lead (?:at|for) Infosys/,
  );
});

describe('a post whose dates run on', () => {
  it('is one that is held, where its column of dates is left open', async () => {
    const own =
      'Pavel Tester\nC++ developer\n\nExperience\n2017-2021 Some Avionics, Brno: firmware engineer\n2021-     Some Chips, Brno: firmware engineer\n- BLE stack in C++';
    expect(await letter(own, job('Firmware Engineer', 'C++'))).toContain('I work as');
  });

  it('is named with its employer, however long its bracket is', async () => {
    const own =
      'Ada Tester\n\nExperience\nUniversity College Hospital, Ibadan — Medical Laboratory Scientist (Haematology & Blood Transfusion)\nJan 2019 – till date\n- Full blood counts';
    expect(await letter(own, job('Biomedical Scientist', 'Full blood counts'))).toContain(
      'I work as a Medical Laboratory Scientist at University College Hospital',
    );
  });
});

it('has two requirements that one word of the CV answers named once', async () => {
  const own =
    'Jo Tester\n\nExperience\nTeacher, Some School, 2015 - 2024\n\nSkills\nA-level teaching, safeguarding, classroom management';
  const { content } = await analysed(own, job('Teacher', 'Experience of teaching A-level', 'Teaching'));
  expect(content).not.toMatch(/A level teaching, A level teaching|A level teaching and A level teaching/);
});

it('takes what a dated post tells behind its colon for work, not for a list', async () => {
  const own =
    'Jo Tester\n\nExperience\n2019-2023 Chef de partie, Some Inn, Leeds: pasta section, HACCP, allergen control';
  expect(await stateOf(own, job('Chef de Partie', 'Allergen awareness'), 'Allergens')).toBe('met');
});

describe('a CV of ordinary people', () => {
  it('has family care, a diary and the experience of the work itself', async () => {
    const own =
      'Olena Tester\n\nExperience\nCarer, private family, Wroclaw — Apr 2022 to Aug 2024\n- Looked after a woman of 86: washing, meals, medicines\n- Kept a diary for the doctor';
    const advert = job(
      'Care Assistant (Skilled Worker sponsorship for those already in the UK)',
      'Personal care',
      'Record keeping on tablet',
      'Experience in care (paid or family)',
    );
    const analysis = await analysed(own, advert);
    expect(work(analysis)?.name).toBe('Work as Care Assistant');
    for (const name of ['Personal care', 'Documentation', 'Experience in care'])
      expect([name, named(analysis, name)?.state]).toEqual([name, 'met']);
  });

  it('has its posts in capitals below “Career summary”', async () => {
    const own =
      'RAVI TESTER\n\nCAREER SUMMARY\nSOME & SONS, DUBAI — STRUCTURAL DRAUGHTSMAN — FEB 2016 TO DEC 2021\nGA DRAWINGS IN AUTOCAD AND REVIT';
    expect(work(await analysed(own, job('Structural Revit Technician', 'Revit')))).toMatchObject({
      state: 'met',
      cvLine: expect.stringContaining('SOME & SONS'),
    });
  });

  it('is what its headline says where an employer stands without a role', async () => {
    const own =
      'Tomasz Tester\nHGV mechanic\n\nWork\nSome Trucks, Radom (2014 - present): brakes, gearboxes, inspections.\n2009-2014 Some Buses, bus mechanic\n\nQualifications: Vocational school, motor mechanic, 2009';
    expect(await letter(own, job('HGV Technician', 'Brakes'))).toMatch(/I work as an? HGV mechanic at Some Trucks/);
  });
});

describe('what must not be said of somebody', () => {
  it('has no degree to show where the advert wants none', async () => {
    const analysis = await analysed(cv('Developer'), job('Developer', 'React', "You don't need a degree."));
    expect(analysis.requirements.filter(({ kind }) => kind === 'degree')).toEqual([]);
  });

  it.each(['Nursing and Midwifery Council of Ghana, PIN RGN 20419', 'NMC (Zambia) registered 2016'])(
    'is not registered in the United Kingdom by “%s”',
    async (line) => {
      const own = `${cv('Staff Nurse')}\n\nRegistration\n${line}`;
      expect(await stateOf(own, job('Staff Nurse', 'Current NMC registration'), 'NMC registration')).not.toBe('met');
    },
  );

  it('has an M.Tech for a master’s degree, and twelve years that are written short', async () => {
    const own = 'Piotr Tester\n\nCoded welder, 12 yrs exp. TIG & MMA.\n\nEducation\nM.Tech Welding, IIT Bombay, 2013';
    const analysis = await analysed(
      own,
      job('Coded Welder', "A master's degree in welding", '5 years experience of TIG'),
    );
    expect(named(analysis, "Master's degree")?.state).toBe('met');
    expect(named(analysis, '5 years of experience')?.state).toBe('met');
  });

  it('speaks a second language of those that are named', async () => {
    const own = `${cv('Receptionist')}\n\nLanguages\nSpanish (native), English (B2)`;
    const analysis = await analysed(
      own,
      job('Hotel Receptionist', 'Second European language (German, French or Spanish) is a must'),
    );
    expect(named(analysis, 'Another language')?.state).toBe('met');
  });

  it('was what stands behind when and where', async () => {
    const own =
      'Piotr Tester\n\nWork history\n2018-date   Humber Fabrication Ltd, Immingham. TIG/MMA pipe welder. Process pipework for refineries.\n2012-2015   Some Shipyard, Poland. MAG welder, hull sections';
    expect(await letter(own, job('Coded Welder', 'Pipework'))).toMatch(/I work as a TIG\/MMA pipe welder at Humber/);
  });

  it.each([
    ['Care Assistant', 'Care plans on Person Centred Software', /I care plans/],
    ['Structural Engineer', 'Design lead for two metro viaduct spans', /I design lead/],
    ['Driver', 'Pump truck and counterbalance forklift (licence lapsed 2022)', /lapsed/],
  ])('is not told of a %s: “%s”', async (post, line, wrong) => {
    expect(await letter(cv(post, line, 'Trained two new starters'), job(post, 'Training of starters'))).not.toMatch(
      wrong,
    );
  });

  it('worked at an employer whole, however its bracket is written', async () => {
    const own =
      'Ada Tester\n\nExperience\nSenior Software Engineer, Paystream (Lagos, remote) — Jan 2022 – Present\n- Led the rebuild of the merchant dashboard in React';
    expect(await letter(own, job('Frontend Engineer', 'React'))).not.toMatch(/\(Lagos,? I/);
  });
});

describe('what a line below a post shows', () => {
  it('is work of it, with a bullet or without one', async () => {
    const own =
      "Priya Tester\n\nCareer history\nSept 2019 – present   Teacher of Mathematics, King's Academy, Birmingham\n                      Key Stage 3-5 including A-level Further Maths. Form tutor Year 9.\n                      Mentor to two ECTs.";
    expect(
      await stateOf(own, job('Teacher of Mathematics', 'Experience of teaching A level'), 'A level teaching'),
    ).not.toBe('missing');
  });

  it.each([['Team leadership', 'Structural Engineer', 'Design lead for two metro viaduct spans', 'Team leadership']])(
    'is %s',
    async (name, post, line, asked) => {
      expect(await stateOf(cv(post, line), job(post, asked), name)).toBe('met');
    },
  );

  it('is half of an industry’s background where the summary alone says it', async () => {
    const own = `Ada Tester\n\nSummary\nFrontend engineer, five years of shipping fintech products.\n\nExperience\nEngineer, Acme, 2019 - 2026\n- React`;
    expect(await stateOf(own, job('Frontend Engineer', 'Fintech background'), 'Fintech background')).toBe('partly');
  });

  it('is nothing that an employer says of itself', async () => {
    const advert = job('Registered Nurse', "We're looking for enthusiastic, caring nurses", 'NMC registration');
    const { requirements } = await analysed(cv('Nurse'), advert);
    expect(requirements.filter(({ name }) => name.startsWith('We'))).toEqual([]);
  });
});

it('has worked in no reception for the name of a hotel', async () => {
  const advert = job('Front Desk Agent', 'Hotel operations', 'Cash handling');
  for (const employer of ['Hotel Ritz Madrid', 'Grand Hotel, Leeds']) {
    const own = `María Tester\n\nExperience\n03/2020 – 10/2024: Chef de Partie, ${employer}\n- Sauce section`;
    expect([employer, await stateOf(own, advert, 'Hotel operations')]).toEqual([employer, 'missing']);
  }
  const clerk = 'Jo Tester\n\nExperience\nHotel Receptionist, Grand Hotel, Leeds, 2019 - 2026\n- Check-in';
  expect(await stateOf(clerk, advert, 'Hotel operations')).toBe('met');
});

it.each([
  ['Remote (UK)', 'The job is in the United Kingdom'],
  ['Nottinghamshire', undefined],
])('says where a job is as far as “%s” says it', async (location, said) => {
  const { content } = await analysed(cv('Developer'), `Developer\nLocation: ${location}\n\nYou need\n- Java`);
  expect(content).not.toMatch(/The job is in (?:;|\.|Remote)/);
  if (said) expect(content).toContain(said);
});

describe('a post and where it was held', () => {
  const asked = job('Staff Nurse', '2 years as a registered nurse', 'Wound care');

  it.each([
    ['dates, employer, role', 'January 2020 - Present\nAga Khan Hospital, Nairobi\nStaff Nurse\n- Dress wounds'],
    ['employer with dates, role', 'Aga Khan Hospital, Nairobi   2020 - Present\nStaff Nurse\nDressed wounds.'],
    ['employer, role with dates', 'Aga Khan Hospital, Nairobi\nStaff Nurse, 2020 - Present\n- Dress wounds'],
  ])('is read from lines of %s', async (_, lines) => {
    const own = `Mary Tester\nNairobi\n\nWork Experience\n${lines}\n`;
    expect(await letter(own, asked)).toContain('I work as a Staff Nurse at Aga Khan Hospital');
    expect(named(await analysed(own, asked), '2 years of experience')?.state).toBe('met');
    expect(named(await analysed(own, asked), 'Wound care')?.state).toBe('met');
  });

  it('is proved in a story by the sentence that tells of it', async () => {
    const own =
      'Blessing Tester\nAccra\n\nMy name is Blessing and I am 26. I have been working as a shop assistant at Shoprite in Accra since 2020. I serve customers, I work the till and I stock the shelves. I would like to go on with it abroad.';
    const analysis = await analysed(own, job('Shop Assistant', 'Customer service'));
    expect(work(analysis)).toMatchObject({
      state: 'met',
      cvLine: 'I have been working as a shop assistant at Shoprite in Accra since 2020.',
    });
    expect(named(analysis, 'Customer service')?.state).toBe('met');
  });

  it('is of two of one trade the one of the grade that is asked for', async () => {
    const own =
      'Paul Tester\n\nExperience\nClass 1 HGV Driver, Some Line, 2018 - 2021\n- Artics\nClass 2 HGV Driver, Some Bottlers, 2021 - 2026\n- Rigids';
    expect(work(await analysed(own, job('HGV Class 1 Driver', 'Own boots')))?.cvLine).toContain('Class 1');
  });

  it.each([
    ['Front Office Supervisor', 'Waiter', 'partly'],
    ['Front Office Supervisor', 'Hotel Receptionist', 'met'],
    ['Restaurant Supervisor', 'Front of House Manager', 'partly'],
    ['Shop Assistant', 'Retail Salesperson', 'met'],
    ['Till Operator', 'Sales Assistant', 'met'],
  ])('%s for a %s is %s', async (post, title, state) => {
    expect(work(await analysed(cv(post), job(title, 'Own boots')))?.state).toBe(state);
  });

  it('shows no bar service at a reception', async () => {
    expect(await stateOf(cv('Front Office Supervisor'), job('Waiter', 'Bar service'), 'Bar service')).toBe('missing');
  });
});

it.each(['98% x-ray pass rate', 'All joints passed x-ray and ultrasonic tests'])(
  'sees nobody through in “%s” of a welder',
  async (line) => {
    expect(await stateOf(cv('Coded Welder', line), job('Radiographer', 'X-ray'), 'X-ray')).toBe('missing');
  },
);

it.each(['GCSEs including Maths and English, 2017', 'WASSCE 2017, English and Mathematics'])(
  'makes nobody a mathematician by “%s”',
  async (line) => {
    const own = `${cv('Shop Assistant', 'Work the till')}\n\nEducation\n${line}`;
    expect(await stateOf(own, job('Mathematics Teacher', 'Mathematics'), 'Mathematics')).toBe('missing');
  },
);

it('names the country of a job that is done from home', async () => {
  const own = `Ann Tester\nManchester, UK\n\nExperience\nSoftware Engineer, Foo, 2019 - 2026\n- Wrote Python services`;
  const advert = (how: string) => `Software Engineer\nLocation: Leeds, United Kingdom\n\n${how}\n\nYou need\n- Python`;
  expect(named(await analysed(own, advert('Fully remote within the UK.')), 'Based in United Kingdom')?.state).toBe(
    'met',
  );
  expect(named(await analysed(own, advert('In our office.')), 'Based in Leeds')?.state).toBe('partly');
});
