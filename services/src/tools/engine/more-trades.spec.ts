import { aCall, analysed, engine, letter } from './testing/texts.js';

const CV = (headline: string, ...posts: string[]) =>
  `Ana Reed\nLisbon\n\nProfile\n${headline}\n\nExperience\n${posts.join('\n')}\n`;
const asks = async (cv: string, title: string, ...lines: string[]) =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;
type Asks = Awaited<ReturnType<typeof asks>>;
const states = (requirements: Asks) => Object.fromEntries(requirements.map(({ name, state }) => [name, state]));
const lineOf = (requirements: Asks, wanted: string) => requirements.find(({ name }) => name === wanted)?.cvLine;

const driver = CV(
  'Lorry driver with eight years on the road. Looking for a Class 1 role with a UK employer.',
  'Driver, Some Freight Ltd, Tema, 2019 - present',
  '- Carry out daily walk-round checks and report defects',
  '- Secure loads of steel and refrigerated goods with straps and chains',
);
const vet = CV(
  'Small animal veterinary surgeon, four years qualified.',
  'Veterinary Surgeon, Some Clinic, Lisbon, 2021 - present',
  '- Perform neutering and caesarean section',
  '- Mentor two final-year students each term',
);
const engineer = CV(
  'Data engineer with six years of pipelines.',
  'Data Engineer, Some Shop, Leeds, 2018 - present',
  '- Python and Scala ETL; SQL tuning',
  '- Introduced data contracts and Great Expectations checks',
);
const surveyor = CV(
  'Quantity surveyor with five years on towers.',
  'Quantity Surveyor, Some Contracting LLC, Dubai, 2021 - present',
  '- Sub-contract procurement: enquiries, comparison, award',
  '- Claims for extension of time under FIDIC Red Book',
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

describe('what a veterinary surgeon is asked for', () => {
  it('is shown by the animals in the title and by students who are mentored', async () => {
    const requirements = await asks(
      vet,
      'Veterinary Surgeon',
      'Two years in small animal practice',
      'Experience of mentoring new graduates and student nurses',
    );
    expect(states(requirements)).toMatchObject({ 'Small animal medicine': 'met', Mentoring: 'met' });
    expect(lineOf(requirements, 'Mentoring')).toContain('Mentor two final-year students');
    expect(Object.keys(states(requirements))).not.toContain('Student nurses');
  });
});

describe('what a data engineer is asked for', () => {
  it('is shown by what was done with a language, and by the name of a tool for it', async () => {
    const requirements = await asks(
      engineer,
      'Data Engineer',
      'Strong Python and SQL',
      'Build ELT pipelines',
      'Set standards for data quality',
    );
    expect(states(requirements)).toMatchObject({
      ...{ Python: 'met', SQL: 'met', 'Data engineering': 'met', 'Data quality': 'met' },
    });
  });

  it('is no game from a catalogue, and nobody’s trade from whom one works with', async () => {
    const found = states(
      await asks(engineer, 'Data Engineer', 'Unity Catalog, Power BI', 'Work with actuaries and claims handlers'),
    );
    expect(Object.keys(found)).not.toContain('Game development');
    expect(Object.keys(found)).not.toContain('Actuarial work');
  });
});

describe('what a quantity surveyor is asked for', () => {
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

const pharmacist = CV(
  'Hospital pharmacist. OSPAP in progress, Some University.',
  'Staff Pharmacist, Some Medical Center, Manila, 2018 - present',
  '- Prepare chemotherapy and TPN in an aseptic unit',
  '- Take part in the antimicrobial stewardship round every week',
);
const designer = CV(
  'UX designer with five years in software.',
  'Product Designer, Some Ledger, Chennai, 2022 - present',
  '- Run moderated user tests every sprint with six accountants',
);

describe('what a pharmacist is asked for', () => {
  it('is shown by the unit and the rounds, and a course on the way to the register is a step', async () => {
    const found = states(
      await asks(
        pharmacist,
        'Clinical Pharmacist',
        'Registered with the General Pharmaceutical Council',
        'Experience of aseptic services',
        'To provide a service to the infectious diseases ward',
        'Able to work weekends and bank holidays on a rota',
      ),
    );
    expect(found).toMatchObject({
      'GPhC registration': 'partly',
      'Aseptic preparation': 'met',
      'Infectious diseases': 'partly',
    });
    expect(Object.keys(found)).not.toContain('Rota systems');
  });

  it('is called by its verb, without the “to” of a list of duties', async () => {
    const found = states(await asks(pharmacist, 'Clinical Pharmacist', 'To write guidelines', 'Experience of audit'));
    expect(Object.keys(found)).toContain('Write guidelines');
  });
});

describe('what a designer is asked for', () => {
  it('is the trade by any of its names, and tests with people', async () => {
    const found = states(
      await asks(designer, 'Interaction Designer (mid-level)', 'Turn user research into designs', 'Agile delivery'),
    );
    expect(found).toMatchObject({ 'Work as Interaction Designer': 'met', 'User research': 'partly', Agile: 'met' });
  });

  it('is no degree where a standard has a number like a class of one', async () => {
    const wcag = await asks(designer, 'UX Designer', 'Design accessible services that meet WCAG 2.2 AA', 'Figma');
    expect(Object.keys(states(wcag))).not.toContain('Degree');
    const honours = await asks(designer, 'UX Designer', 'A 2.1 or above in any subject', 'Figma');
    expect(Object.keys(states(honours))).toContain('Degree');
  });
});

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
const chef = CV(
  'Ten years in hotels.',
  'Sous Chef - Some Resort - 2021 to present',
  'Run the hot section and pass for 250 covers, team of 12',
  'New coastal tasting menu, 8 courses',
);
const social = `Ana Reed
Recife

I am a social worker with six years of practice with children. I have been registered with Social Work England since March 2025.

2021 to now: Social Worker, Child Protection Team, Recife City Council. I carry a caseload of 18 and write court reports.

Bachelor of Social Work, Some University, 2018.
`;

describe('what a structural engineer is asked for', () => {
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
    expect(states(requirements)).toMatchObject({ Degree: 'met', 'Chartered engineer': 'partly' });
    expect(lineOf(requirements, 'Degree')).toContain('B.Eng Civil Engineering');
    const said = await letter(
      structural,
      'Structural Engineer\nRequirements\n- BEng or MEng in civil engineering\n- Eurocodes',
    );
    expect(said).toContain('B.Eng Civil Engineering');
    expect(said).not.toContain('offer held');
  });
});

describe('what a head chef is asked for', () => {
  it('is shown by a team and a new menu, however they stand in the line', async () => {
    const found = states(await asks(chef, 'Head Chef', 'Write daily changing menus', 'Manage a brigade of 5'));
    expect(found).toMatchObject({ 'Menu planning': 'met', 'People management': 'met' });
  });
});

describe('what a social worker is asked for', () => {
  it('is a caseload by its name, and a registration that the letter says in a sentence', async () => {
    const advert = 'Social Worker\nRequirements\n- Holding a mixed caseload\n- Registration with Social Work England';
    const { requirements } = await analysed(social, advert);
    expect(states(requirements)).toMatchObject({
      'Caseload management': 'met',
      'Social Work England registration': 'met',
    });
    expect(await letter(social, advert)).toContain(
      'My qualifications for this post: registered with Social Work England since March 2025',
    );
  });
});

describe('the name of an employer', () => {
  it.each([
    ['Northgate Distribution\n\nSalary: £38,500', 'Supply chain'],
    ['Beechcroft Care Home (60 beds), Exeter', 'Health care assistance'],
  ])('asks for nothing: %s', async (employer, skill) => {
    const { requirements } = await analysed(driver, `Deputy Manager\n${employer}\n\nRequirements\n- Driving licence`);
    expect(requirements.map(({ name }) => name)).not.toContain(skill);
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
    expect(said).toContain('I read isometric drawings');
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

const receptionist = `Miguel Torres
Hotel receptionist
Málaga, España – Settled status in UK: no. Spanish citizen.

Experience
Front Desk Agent, Hotel Bahía 4*, Málaga, May 2022 - Oct 2025
Check-in and check-out for 180 rooms in Opera, complaints, cash

Idiomas: Español nativo, inglés C1
`;

describe('what a night receptionist is asked for', () => {
  const advert =
    'Night Receptionist – The Wordsworth Arms Hotel, Keswick. Live in available.\n' +
    'Duties: check guests in and out, answer calls. You must already have the right to work in the UK. You need good English.';

  it('is arrivals, the trade by the name of its desk, and no right that the CV denies', async () => {
    const { requirements } = await analysed(receptionist, advert);
    expect(states(requirements)).toMatchObject({
      ...{ 'Work as Night Receptionist': 'met', 'Guest check-in': 'met', 'Right to work': 'missing' },
    });
    const said = await letter(receptionist, advert);
    expect(said).toContain('Dear hiring team at The Wordsworth Arms Hotel');
    expect(said).not.toMatch(/I have settled status/i);
  });
});

describe('what a finance business partner is asked for', () => {
  it('is no appraisal of people from one of money, and no leading from whom results are presented to', async () => {
    const accountant = CV('Accountant.', 'Accountant, Some Mill, Leeds, 2020 - present', '- Month-end accounts');
    const requirements = await asks(
      accountant,
      'Finance Business Partner',
      'Capex appraisals',
      'Present results to the site leadership team',
      'At least three years in industry, ideally FMCG',
    );
    expect(Object.keys(states(requirements))).not.toContain('Performance management');
    expect(Object.keys(states(requirements))).not.toContain('Team leadership');
    const prose =
      'Finance Business Partner\nYou’ll be ACCA qualified with at least three years in industry, ideally FMCG.';
    const told = (await analysed(accountant, prose)).requirements;
    expect(told.find(({ name }) => name === 'ACCA')?.importance).toBe('required');
    expect(told.find(({ name }) => name === '3 years of experience')?.importance).toBe('required');
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

describe('what a radiographer is asked for', () => {
  const radiographer = `Ana Reed
Kumasi
Diagnostic Radiographer

Experience
Some Teaching Hospital, Kumasi. Radiographer. Jan 2020 till date.
General X-ray and CT, about 60 examinations a shift. Teaches final year students on placement.

BSc Diagnostic Imaging, Some University 2017, second class upper. National service 2017-2018
`;
  const advert =
    'Diagnostic Radiographer\nPreceptorship will be given.\nRequirements\n- BSc Radiography or equivalent\n- Student supervision\n- CT experience';

  it('is no preceptorship that the employer gives, and students are supervised by who teaches them on placement', async () => {
    const { requirements } = await analysed(radiographer, advert);
    expect(states(requirements)).toMatchObject({ 'Clinical supervision': 'met' });
    expect(Object.keys(states(requirements))).not.toContain('Mentoring');
  });

  it('asks no questions of where it was, and the letter names the degree alone', async () => {
    const { questions } = await engine.writeQuestions(
      { cvText: radiographer, jobDescription: advert, batch: 0, asked: [] },
      aCall(),
    );
    expect(questions.map(({ question }) => question).join('\n')).not.toContain('says: “Some Teaching Hospital');
    expect(await letter(radiographer, advert)).not.toContain('National service');
  });
});

describe('what a developer is asked for', () => {
  it('is a habit by its name, and years behind a “for”', async () => {
    const developer = CV(
      'PHP developer.',
      'PHP Developer, Some Shop, Leeds, 2019 - present',
      '- Introduced Pest tests in Laravel',
    );
    const found = states(
      await asks(
        developer,
        'PHP Developer',
        'You’ve built and looked after PHP applications for 4 years or more',
        'You write tests as a habit',
        'You can talk to charity clients',
      ),
    );
    expect(found).toMatchObject({ '4 years of experience': 'met', 'Unit testing': 'met' });
    expect(Object.keys(found)).toContain('Talk to charity clients');
  });
});

describe('what an HR advisor is asked for', () => {
  it('is no plan of a town from a consultation of staff, and no trade from the name of a post', async () => {
    const officer = CV('HR officer.', 'HR Officer, Some Paints, Lagos, 2021 - present', '- Recruitment of sixty staff');
    const found = states(
      await asks(
        officer,
        'HR Advisor',
        'Support TUPE and redundancy consultations',
        'Experience as an HR Advisor or senior HR Administrator',
        'Recruitment',
      ),
    );
    expect(Object.keys(found)).not.toContain('Consultation');
    expect(Object.keys(found)).not.toContain('Office administration');
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

describe('what a doctor is asked for', () => {
  it('is the work of any grade, and the letter quotes the registration without an address', async () => {
    const doctor = `Amina Yusuf, MBBS
Doctor, Internal Medicine
Kano, Nigeria • amina@example.com • GMC 7123456 (full registration since June 2026)

Experience
Senior House Officer, Internal Medicine, Some Teaching Hospital, Feb 2022 – present
- Acute medical take one in four, 20 to 30 patients a night

COURSES ALS (Resuscitation Council UK) 2025
`;
    const advert =
      'Clinical Fellow in Acute Medicine\nRequirements\n- Full GMC registration\n- ALS\n- Good command of English';
    const { requirements } = await analysed(doctor, advert);
    expect(states(requirements)).toMatchObject({ 'Work as Clinical Fellow': 'met' });
    expect(lineOf(requirements, 'English')).not.toContain('@');
    const said = await letter(doctor, advert);
    expect(said).toContain('GMC 7123456');
    expect(said).not.toMatch(/example\.com|COURSES/);
  });
});

describe('what a marketing manager is asked for', () => {
  it('is shown by the tool of it and by a team that stands in the line', async () => {
    const marketer = CV(
      'B2B marketer.',
      'Head of Marketing, Some Digital, Leeds, 2020 - present',
      '- Annual budget £320,000, team of 4 and two agencies',
      '- HubSpot roll-out with lead scoring',
    );
    const found = states(
      await asks(
        marketer,
        'Senior Marketing Manager',
        'Manage a team of two',
        'Own the CRM and marketing automation',
        'Work closely with sales on account-based marketing',
      ),
    );
    expect(found).toMatchObject({ 'People management': 'met', 'Marketing automation': 'met', CRM: 'partly' });
    expect(Object.keys(found)).not.toContain('Sales');
    expect(Object.keys(found)).not.toContain('Automation');
  });
});

describe('a teacher from Port of Spain', () => {
  const teacher = `Samantha Joseph
Port of Spain, Trinidad
Secondary School Teacher - Mathematics

TEACHING
Some College, Port of Spain, Sept 2017 - present: Mathematics teacher, Forms 1 to 6. CAPE Mathematics since 2020. Pastoral care of 110 students.
Other Secondary, Sept 2015 - July 2017: Mathematics and Physics teacher.

OTHER
iQTS application under way with a UK provider.
`;
  const advert =
    'Teacher of Mathematics, MPS/UPS\nSome Academy, Hull\nRequirements\n- Qualified Teacher Status\n- Pastoral experience';

  it('lives in no Spain, has all her years, and is on the way to her status', async () => {
    const { requirements } = await analysed(teacher, advert);
    expect(states(requirements)).toMatchObject({ QTS: 'partly', 'Work as Teacher of Mathematics': 'met' });
    const said = await letter(teacher, advert);
    expect(said).toMatch(/1[01] years of work experience/);
    expect(said).not.toContain('in Spain');
  });

  it('is asked nothing of a fragment, and of no subject as if it were a place', async () => {
    const { questions } = await engine.writeQuestions(
      { cvText: teacher, jobDescription: advert, batch: 0, asked: [] },
      aCall(),
    );
    const all = questions.map(({ question }) => question).join('\n');
    expect(all).not.toContain('“Forms 1 to 6”');
    expect(all).not.toContain('Under “CAPE');
  });
});

describe('what a chemist is asked for', () => {
  it('is each technique by itself, the design of experiments by its letters, and safety by its own name', async () => {
    const chemist = CV(
      'Chemist.',
      'Postdoctoral Research Associate, Some University, 2021 - present',
      '- DoE on a four-step synthesis; NMR and LC-MS of all products',
    );
    const found = states(
      await asks(
        chemist,
        'Process Chemist',
        'Hands-on experience of NMR and LC-MS',
        'Use design of experiments',
        'Knowledge of process safety',
      ),
    );
    expect(found).toMatchObject({
      ...{ NMR: 'met', 'Mass spectrometry': 'met', 'Design of experiments': 'met', 'Process safety': 'missing' },
    });
  });
});
