import { aCall, analysed, engine, letter } from './testing/texts.js';

const CV = (headline: string, ...posts: string[]) =>
  `Ana Reed\nLisbon\n\nProfile\n${headline}\n\nExperience\n${posts.join('\n')}\n`;
const asks = async (cv: string, title: string, ...lines: string[]) =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;
type Asks = Awaited<ReturnType<typeof asks>>;
const states = (requirements: Asks) => Object.fromEntries(requirements.map(({ name, state }) => [name, state]));
const lineOf = (requirements: Asks, wanted: string) => requirements.find(({ name }) => name === wanted)?.cvLine;

const vet = CV(
  'Small animal veterinary surgeon, four years qualified.',
  'Veterinary Surgeon, Some Clinic, Lisbon, 2021 - present',
  '- Perform neutering and caesarean section',
  '- Mentor two final-year students each term',
);

const pharmacist = CV(
  'Hospital pharmacist. OSPAP in progress, Some University.',
  'Staff Pharmacist, Some Medical Center, Manila, 2018 - present',
  '- Prepare chemotherapy and TPN in an aseptic unit',
  '- Take part in the antimicrobial stewardship round every week',
);

const social = `Ana Reed
Recife

I am a social worker with six years of practice with children. I have been registered with Social Work England since March 2025.

2021 to now: Social Worker, Child Protection Team, Recife City Council. I carry a caseload of 18 and write court reports.

Bachelor of Social Work, Some University, 2018.
`;

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
