import { analysed } from './testing/texts.js';

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
