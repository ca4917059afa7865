import { aCall, analysed, engine } from './testing/texts.js';
import { readCv } from './reading/cv-reader.js';

const JOB = 'Electrician\nHill Ltd\nRequirements\n- Wiring\n- 18th Edition';
const letterOf = async (cvText: string, jobDescription = JOB): Promise<string> =>
  (await engine.writeCoverLetter({ cvText, jobDescription, customizations: '' }, aCall())).generatedCoverLetter;
const firstQuestions = async (cvText: string): Promise<string> =>
  JSON.stringify(
    (await engine.writeQuestions({ cvText, jobDescription: JOB, batch: 0, asked: [] }, aCall())).questions,
  );

describe('a headline alone', () => {
  it.each([
    "Electrician with 12 years' experience",
    'Electrician with over 12 years of experience',
    'Electrician with 12 years in the trade',
  ])('is who somebody is, and nobody says that it is over: %s', async (line) => {
    const cv = `Jo Tester\n${line}\nLeeds`;
    const letter = await letterOf(cv);
    expect(letter).not.toMatch(/Electrician with\b|I last worked/);
    expect(readCv(cv, new Date(2026, 10, 29)).years).toBe(12);
    expect(await firstQuestions(cv)).not.toContain('by the dates of all posts');
  });

  it('has dates where its CV has them', async () => {
    const cv = 'Jo Tester\n\nExperience\nElectrician, Acme, York, 2015 - 2019\n- Fitted 40 boards';
    expect(await firstQuestions(cv)).toContain('by the dates of all posts');
    expect(await letterOf(cv)).toContain('I last worked as an Electrician');
  });
});

describe('a present employer without a role', () => {
  const CV =
    'Jo Tester\nQualified electrician\n\nExperience\n2019 to date: Brightside Ltd, York\n2015 - 2019: Acme, Leeds';

  it('is where somebody works, and nothing that they did there', async () => {
    expect(await letterOf(CV)).not.toContain('“Brightside');
    expect(await firstQuestions(CV)).not.toContain('your CV says: “Brightside Ltd, York”');
  });

  it('counts with the years of the others', () => {
    expect(Math.floor(readCv(CV, new Date(2026, 10, 29)).years)).toBe(11);
  });
});

describe('a letter', () => {
  const teacher = (...lines: string[]) =>
    `Jo Tester\nYork\n\nExperience\nTeacher of Physics, Hill School, York, 2018 - present\n- Taught classes of 30 students\n\n${lines.join('\n')}`;

  it('knows no teaching', async () => {
    const letter = await letterOf(
      teacher('Skills', 'A level teaching, behaviour management, lesson planning'),
      'Physics Teacher\nOak College\nRequirements\n- A level teaching\n- Lesson planning',
    );
    expect(letter).not.toMatch(/I know (?:[^.]*)(?:teaching|planning)/);
  });

  it.each(['I teach GCSE science with QTS', 'I teach with QTS and lead a department'])(
    'calls nothing that somebody does a qualification: %s',
    async (line) => {
      const letter = await letterOf(
        teacher('Qualifications', line, 'PGCE Physics'),
        'Physics Teacher\nOak College\nRequirements\n- QTS\n- PGCE',
      );
      expect(letter).not.toMatch(/qualifications for this post: (?:[^.]*; )?I /);
    },
  );

  it.each([
    ['Brightside\nLeeds\nElectrician\nYou will wire houses.', 'Brightside'],
    ['Carter & Sons\nManchester, M1\nElectrician (domestic)\nYou will wire houses.', 'Carter & Sons'],
    ['Oak Academy Trust\nLeeds\nTeacher of Maths\nQTS is essential.', 'Oak Academy Trust'],
    ['Brightside\nElectrician\nLeeds\nYou will wire houses.', 'Brightside'],
    ['Brightside, Leeds\nElectrician\nYou will wire houses.', 'Brightside'],
  ])('goes to the employer above the title: %s', async (jobDescription, company) => {
    const { companyName } = await engine.writeCoverLetter(
      { cvText: teacher(), jobDescription, customizations: '' },
      aCall(),
    );
    expect(companyName).toBe(company);
  });

  it.each([
    'Vacancy\nLeeds\nElectrician\nYou will wire houses.',
    'Job description\nLeeds\nElectrician\nYou will wire houses.',
    'Leeds\nYorkshire\nElectrician\nYou will wire houses.',
    'Now Hiring\nLeeds\nElectrician\nYou will wire houses.',
    'Senior Electrician\nLeeds\nElectrician\nYou will wire houses.',
  ])('goes to nobody where no employer stands there: %s', async (jobDescription) => {
    const { companyName } = await engine.writeCoverLetter(
      { cvText: teacher(), jobDescription, customizations: '' },
      aCall(),
    );
    expect(companyName).toBeNull();
  });
});

describe('a professional body', () => {
  const stateOf = async (post: string, line: string, asked: string) =>
    (
      await analysed(
        `Jo Tester\nYork\n\nExperience\n${post}, Some Trust, 2019 - 2024\n- Did the work of 12 days\n\n${line}`,
        `${post}\nRequirements\n- ${asked}`,
      )
    ).requirements.find(({ name, kind }) => kind === 'certificate' || /member/i.test(name))?.state;

  it.each([
    'Member: CSP',
    'CSP member',
    'MCSP',
    'Member of the Chartered Society of Physiotherapy',
    'Memberships: CSP',
  ])('of physiotherapists is known by every name: %s', async (line) => {
    expect(await stateOf('Physiotherapist', line, 'Membership of the Chartered Society of Physiotherapy')).toBe('met');
  });

  it.each(['Chartered', 'Chartered since 2019', 'Chartership gained 2019', 'Chartered status (2019)'])(
    'is not named by who is chartered alone, which is a part of it: %s',
    async (line) => {
      expect(await stateOf('Mechanical Engineer', line, 'Chartered Engineer')).toBe('partly');
    },
  );

  it.each(['Chartered accountant', 'Chartered flights for 12 clients', 'Not chartered'])(
    'is not a part of something else that is chartered: %s',
    async (line) => {
      expect(await stateOf('Mechanical Engineer', line, 'Chartered Engineer')).toBe('missing');
    },
  );
});

describe('S3', () => {
  const stateOf = async (line: string) =>
    (
      await analysed(
        `Jo Tester\nYork\n\nExperience\nTechnician, Acme, 2019 - 2024\n- ${line}`,
        'Cloud Engineer\nRequirements\n- S3\n- Lambda',
      )
    ).requirements.find(({ name }) => name === 'AWS' || name === 'S3')?.state;

  it.each(['Stored 40 TB of logs in S3', 'Managed Amazon S3 buckets', 'Terraform for S3 and EC2'])(
    'is a service of AWS: %s',
    async (line) => {
      expect(await stateOf(line)).toBe('met');
    },
  );

  it.each(['Taught S3 pupils physics', 'Taught physics to S1 to S3', 'Repaired Galaxy S3 phones'])(
    'is neither a year of a school nor a telephone: %s',
    async (line) => {
      expect(await stateOf(line)).toBe('missing');
    },
  );
});
