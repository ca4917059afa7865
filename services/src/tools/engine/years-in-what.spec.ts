import { analysed, work } from './testing/texts.js';

const today = new Date();

const year = (ago: number): number => today.getFullYear() - ago;

const CV = (posts: string, summary = '') => `Ana Reed\nLeeds\n\n${summary}\n\nExperience\n${posts}`;

const JOB = (title: string, ask: string) => `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`;

const years = async (cv: string, job: string) =>
  (await analysed(cv, job)).requirements.find(({ name }) => / of experience$/.test(name))?.state;

describe('years asked in one thing or another count in either', () => {
  const DESIGN = CV(
    `Senior Product Designer, Some Pay, ${year(4)} – now\n- Led workshops\nUX designer, Other Shop, ${year(10)} – ${year(4)}\n- Drew screens`,
  );

  it.each([
    '8+ years in product or UX design',
    '8+ years of UX or product design',
    '8 years of experience in product or UX design',
    'At least 8 years in UX, UI or product design',
    '8+ years in product/UX design',
  ])('of a designer: “%s”', async (ask) => {
    expect(await years(DESIGN, JOB('Senior Product Designer', ask))).toBe('met');
  });

  it.each([
    ['Interior Designer', '8+ years in product or UX design'],
    ['Product Manager', '8+ years in product or UX design'],
    ['Design Engineer', '8+ years in product or UX design'],
  ])('and a post of neither is none: %s', async (role, ask) => {
    const cv = CV(`${role}, Some Pay, ${year(9)} – now\n- Led workshops`);
    expect(await years(cv, JOB('Senior Product Designer', ask))).not.toBe('met');
  });
});

describe('years in an industry are told by the name of the employer', () => {
  const WELDER = (employer: string) =>
    CV(`Welder/fabricator, ${employer} ${year(8)} to date\n- TIG and MIG welding of sections`);

  it.each([
    ['Tema Shipyard', '5 years in shipbuilding, petrochemical or nuclear'],
    ['Tyne Shipbuilders', '5 years in nuclear, petrochemical or shipbuilding'],
    ['Forth Dockyard', '5 years of experience in shipbuilding'],
    ['Forth Refinery', '5 years in shipbuilding, petrochemical or nuclear'],
    ['Fen Petrochem Ltd', '5 years in the petrochemical industry'],
    ['Fen Oil & Gas', '5 years in oil and gas'],
    ['North Nuclear Services', '5 years in nuclear or petrochemical'],
  ])('%s: “%s”', async (employer, ask) => {
    expect(await years(WELDER(employer), JOB('Pipe Welder', ask))).toBe('met');
  });

  it.each([
    ['Some Gates', '5 years in shipbuilding, petrochemical or nuclear'],
    ['Tema Shipyard', '5 years in nuclear'],
    ['Worship Railings', '5 years in shipbuilding'],
  ])('and another employer’s is none: %s, “%s”', async (employer, ask) => {
    expect(await years(WELDER(employer), JOB('Pipe Welder', ask))).not.toBe('met');
  });
});

describe('years in a team are not years in the post’s level', () => {
  const ACCOUNTS = CV(`Assistant Accountant, Some Retail, Jan ${year(4)} – present\n- Prepared VAT returns`);

  it.each([
    'At least 3 years in an accounts team',
    '3 years in a busy accounts department',
    '3 years’ experience in an accounting team',
    '3+ years of experience within a finance team',
    '3 years of experience in a finance department',
    'Minimum 3 years working in an accounts office',
  ])('“%s”', async (ask) => {
    expect(await years(ACCOUNTS, JOB('Management Accountant', ask))).toBe('met');
  });

  it.each(['3 years in a sales team', '6 years in an accounts team'])(
    'and what is of another team, or longer, stays: “%s”',
    async (ask) => {
      expect(await years(ACCOUNTS, JOB('Management Accountant', ask))).not.toBe('met');
    },
  );

  it('and who sells to accounts keeps none', async () => {
    const cv = CV(`Account Manager, Some Retail, Jan ${year(4)} – present\n- Sold software to shops`);
    expect(await years(cv, JOB('Management Accountant', '3 years in an accounts team'))).not.toBe('met');
  });
});

describe('years that a CV counts of what was done', () => {
  const posts = `Backend Engineer, Some Pay, ${year(4)} – present\n- Ran services on AWS`;
  const ask = 'At least 5 years of experience with Java, Kotlin or Scala';

  it.each([
    'Backend engineer with 8 years building payment back ends in Java and Kotlin.',
    '8 years building payment back ends in Java and Kotlin.',
    'I have spent 8 years writing services in Kotlin.',
    'Eight years developing in Scala and Java.',
    '8 years of building back ends in Java.',
  ])('“%s”', async (summary) => {
    expect(await years(CV(posts, summary), JOB('Backend Engineer', ask))).toBe('met');
  });

  it.each([
    '3 years building payment back ends in Java and Kotlin.',
    '8 years building payment back ends in Python.',
    '8 years building up my family. I know Java.',
    'I lived 8 years in Leeds. I know Java.',
    '8 years studying Java and Kotlin.',
  ])('and none for fewer, or for something else: “%s”', async (summary) => {
    expect(await years(CV(posts, summary), JOB('Backend Engineer', ask))).not.toBe('met');
  });
});

describe('years on premises of a kind', () => {
  const today = new Date();
  const year = (ago: number): number => today.getFullYear() - ago;
  const analysis = (post: string, line: string, asked: string, title: string) =>
    analysed(
      `Paul Reed\nLeeds\n\nEmployment\n${post}, Harland Ltd, Leeds\nMarch ${year(11)} to present\n- ${line}`,
      `${title}\nNorthgate FM, Leeds\nWhat we need:\n- ${asked}`,
    );
  const years = async (...told: Parameters<typeof analysis>) =>
    (await analysis(...told)).requirements.find(({ name }) => / of experience$/.test(name))?.state;

  it.each([
    [
      'Maintenance Electrician',
      'Rewires and lighting in offices',
      "At least 5 years' experience in commercial premises",
    ],
    [
      'Maintenance Electrician',
      'Served commercial premises in Leeds',
      "At least 5 years' experience in commercial premises",
    ],
    ['Electrician', 'Emergency lighting of shops and hotels', '5 years of experience in commercial buildings'],
    ['Approved Electrician', 'Fitted out retail units', '5 years of work on commercial properties'],
    ['Electrician', 'Wired two schools and a hospital', '5+ years in commercial and industrial premises'],
    ['Electrician', 'Fault finding in a biscuit factory', '5+ years on industrial sites'],
    ['Electrician', 'Containment in warehouses', '5 years of experience on commercial or industrial installations'],
    ['Electrician', 'Fuse boards in rented flats', '5 years of experience in domestic properties'],
    ['Electrician', 'Rewires of council houses', '5 years in residential properties'],
    ['Electrician', 'Lighting of supermarkets', 'Minimum five years in commercial office buildings'],
  ])('are shown by any line of a post: %s, “%s” for “%s”', async (post, line, asked) => {
    expect(await years(post, line, asked, 'Maintenance Electrician')).toBe('met');
  });

  it.each([
    ['Electrician', 'Rewires of terraced houses', '5 years in commercial premises'],
    ['Shop Assistant', 'Served customers in a shop', '5 years in commercial premises'],
    ['Electrician', 'Fault finding on boards', '5 years in commercial premises'],
  ])('and are not by others: %s, “%s” for “%s”', async (post, line, asked) => {
    expect(await years(post, line, asked, 'Maintenance Electrician')).not.toBe('met');
  });

  it('of the post itself are not said to be below it', async () => {
    const { content } = await analysis(
      'Approved Electrician',
      'Fault finding on boards',
      '5 years in commercial premises',
      'Maintenance Electrician',
    );
    expect(content).not.toContain('below the post that is offered');
    expect(content).toContain('Your years are in this trade, and no post of yours shows what they are asked in');
  });
});

describe('a post that is told by its years, its place and what it was', () => {
  const answered = async (line: string, title: string) =>
    work(await analysed(`Ana Reed\nLeeds\n\n${line}\n`, `${title}\nLeeds\nRequirements\n- First aid\n- Punctual`));

  it.each([
    ['Barista', 'Two years at Moksha Caffe as barista (2023-2025): espresso, latte art, till.'],
    ['Barista', 'I am friendly and on time. Two years at Moksha Caffe as barista (2023-2025): espresso, till.'],
    ['Barista', 'I spent two years at Moksha Caffe as a barista (2023 - 2025) and loved it.'],
    ['Barista', 'Two years with Moksha Caffe as a barista. Latte art and till work.'],
    ['Sous Chef', 'I cook. Two years at The Lugger as sous chef (2023-2025): ran the section, ordered stock. NVQ2.'],
    ['Sous Chef', 'Three years in a hotel kitchen as a sous chef, then one year with The Inn as head chef.'],
    ['Care Assistant', 'Five years in a care home as care assistant (2018 to 2023), nights mostly.'],
    ['Medical Receptionist', '3 years with Some Surgery as medical receptionist, 2021-2024: booked appointments.'],
    ['Electrician', 'Worked six years at Some Build as electrician from 2018 until 2024.'],
    ['Bricklayer', 'Four years for Some Build as a bricklayer: garden walls, extensions.'],
  ])('is one of a %s: %s', async (title, line) => {
    expect((await answered(line, title))?.state).toBe('met');
  });

  it.each([
    ['Barista', 'My sister spent two years at Moksha Caffe as barista (2023-2025).'],
    ['Care Assistant', 'Two years at home as care assistant for my mother.'],
    ['Barista', 'Two years at Moksha Caffe as a regular customer.'],
    ['Sous Chef', 'Looking for two years at The Lugger as sous chef.'],
    ['Teacher', 'Two years at university as a student of education.'],
  ])('is none of a %s: %s', async (title, line) => {
    expect((await answered(line, title))?.state).not.toBe('met');
  });
});
