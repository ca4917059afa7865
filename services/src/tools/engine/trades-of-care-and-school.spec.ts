import { asks, CV, lineOf, states } from './testing/asks-of-a-trade.js';
import { aCall, analysed, engine, letter, named } from './testing/texts.js';

describe('what a veterinary surgeon is asked for', () => {
  const vet = CV(
    'Small animal veterinary surgeon, four years qualified.',
    'Veterinary Surgeon, Some Clinic, Lisbon, 2021 - present',
    '- Perform neutering and caesarean section',
    '- Mentor two final-year students each term',
  );

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

describe('what a pharmacist is asked for', () => {
  const pharmacist = CV(
    'Hospital pharmacist. OSPAP in progress, Some University.',
    'Staff Pharmacist, Some Medical Center, Manila, 2018 - present',
    '- Prepare chemotherapy and TPN in an aseptic unit',
    '- Take part in the antimicrobial stewardship round every week',
  );

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

describe('what a social worker is asked for', () => {
  const social = `Ana Reed
Recife

I am a social worker with six years of practice with children. I have been registered with Social Work England since March 2025.

2021 to now: Social Worker, Child Protection Team, Recife City Council. I carry a caseload of 18 and write court reports.

Bachelor of Social Work, Some University, 2018.
`;

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

const personalCareIn = async (line: string, post = 'Care Worker, Some Home, Lisbon, 2021 - present') =>
  named(
    await analysed(
      `Ana Reed\nLisbon\n\nExperience\n${post}\n- ${line}\n`,
      'Care Assistant\nRequirements\n- Personal care',
    ),
    'Personal care',
  );

describe('whoever washes, dresses, feeds people or takes them to the toilet gives personal care', () => {
  it.each([
    'Washing, dressing and feeding residents',
    'Wash, dress and toilet residents',
    'Washed and dressed eight residents every morning',
    'Helped residents to wash, dress and eat',
    'Assisting with washing, dressing and toileting',
    'Assisted service users with bathing and dressing',
    'Toileting and feeding of eight residents',
    'Getting residents up, washed and dressed',
    'Bathed, dressed and fed elderly clients',
    'Assist patients to the toilet and with meals',
    'Washed, dressed and fed my grandmother for three years',
    'Looked after my mother: washing, dressing, feeding',
    'Help clients shower',
    'Bed baths and pad changes on a ward of 24',
    'Continence care',
    'Supported 12 residents with personal care',
  ])('%s', async (line) => {
    const asked = await personalCareIn(line);
    expect([asked?.state, asked?.cvLine]).toEqual(['met', expect.stringContaining(line.slice(0, 20))]);
  });
});

describe('the same words of something else say nothing of personal care', () => {
  it.each([
    'Washing and dressing wounds',
    'Washing dishes and dressing salads',
    'Washed cars for clients',
    'Dressing windows for a shop',
    'Feeding calves and washing down the parlour',
    'Laundry: washing residents’ clothes',
    'Fed data to clients',
    'Helped customers find a dress',
    'Personal stylist: helped clients dress for weddings',
    'Bathing and grooming dogs',
    'Cleaned rooms, toilets and showers',
    'Encouraged patients to eat five portions a day',
    'Helped patients with mobility after surgery',
    'Supported patients with dressing changes',
  ])('%s', async (line) => {
    expect((await personalCareIn(line, 'Assistant, Some Company, Lisbon, 2021 - present'))?.state).toBe('missing');
  });
});

it('is one requirement of an advert that tells its parts', async () => {
  const { requirements } = await analysed(
    'Ana Reed\nLisbon\n\nExperience\nCarer, Some Home, Lisbon, 2021 - present\n- Personal care of 20 residents\n',
    'Carer\nRequirements\n- Help residents with washing, dressing and toileting\n- Driving licence',
  );
  expect(
    requirements.filter(({ jobLine }) => jobLine?.includes('washing')).map(({ name, state }) => [name, state]),
  ).toEqual([['Personal care', 'met']]);
});

const ADVERT = 'Teacher of Mathematics\nRequirements\n- Experience of pastoral care';

const pastoralCareIn = async (
  line: string,
  post = 'Teacher of Maths, Some School, Lisbon, 2019 - present',
  advert = ADVERT,
) => named(await analysed(`Ana Reed\nLisbon\n\nExperience\n${post}\n- ${line}\n`, advert), 'Pastoral care')?.state;

describe('whoever looks after a form, a year or a house gives pastoral care', () => {
  it.each([
    'Form tutor to year 8',
    'Form master of 3B',
    'Form mistress and teacher of maths',
    'Form teacher for year 9',
    'Year 9 tutor',
    'Tutor of a Year 7 form',
    'Head of Year 8',
    'Assistant Head of Year',
    'Head of House, 120 pupils',
    'Housemaster of 60 boarders',
    'Housemistress',
    'Boarding tutor two nights a week',
    'Homeroom teacher of grade 7',
    'Class adviser to JSS 2',
    'Year leader for 120 pupils',
    'Looked after a form of 30 pupils',
  ])('%s', async (line) => {
    expect(await pastoralCareIn(line)).toBe('met');
  });

  it('in the title of a post as well', async () => {
    expect(
      await pastoralCareIn(
        'Taught maths to years 7 to 11',
        'Teacher of Maths and Form Master, Some School, 2019 - present',
      ),
    ).toBe('met');
  });

  it.each(['Experience as a form tutor', 'Experience as a head of year', 'You will act as a form teacher'])(
    'and an advert asks for it so: %s',
    async (line) => {
      expect(
        await pastoralCareIn('Form master of 3B', undefined, `Teacher of Mathematics\nRequirements\n- ${line}`),
      ).toBe('met');
    },
  );
});

describe('much the same words say nothing of it', () => {
  it.each([
    'Filled in the tax form',
    'Head of year-end reporting',
    'Web form validation',
    'Tutor of maths, one to one',
    'Master of Science',
    'Head of Housekeeping',
    'A 10 year leader in retail',
    'Reported to the Head of Year',
    'Taught year 9 and year 10',
  ])('%s', async (line) => {
    expect(await pastoralCareIn(line)).toBe('missing');
  });

  it('in an advert that names whom somebody reports to', async () => {
    expect(
      await pastoralCareIn(
        'Taught maths',
        undefined,
        'Teacher of Maths\nRequirements\n- Lesson planning\n- Reporting to the Head of Year',
      ),
    ).toBeUndefined();
  });
});
