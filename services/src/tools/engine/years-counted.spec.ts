import { analysed, named, work } from './testing/texts.js';

const today = new Date();

const year = (ago: number): number => today.getFullYear() - ago;

const years = async (cv: string, job: string) =>
  (await analysed(cv, job)).requirements.find(({ name }) => / of experience$/.test(name));

describe('years after somebody qualified are counted from there', () => {
  const CV = (paper: string, role = 'Financial Accountant') =>
    `Ana Reed\nLeeds\n\nExperience\n${role}, Some Retail, ${year(14)} - present\n- Prepared statutory accounts\n\nQualifications\n${paper}\n`;
  const JOB = (ask: string, paper = 'ACCA or ACA qualified', role = 'Financial Accountant') =>
    `${role}\nLeeds\nRequirements\n- ${paper}\n- ${ask}\n- Statutory accounts`;

  it.each([
    [`ACCA qualified in ${year(1)}`, '5 years post-qualification experience', 'missing'],
    [`ACCA (${year(4)})`, '5 years post-qualification experience', 'partly'],
    [`${year(4)}: ACCA`, '5 years post-qualification experience', 'partly'],
    [`Qualified as a chartered accountant in ${year(3)}`, 'At least 5 years PQE', 'partly'],
    [`ACCA member since ${year(4)}`, '5 years of experience since qualifying', 'partly'],
    [`ACCA qualified in ${year(9)}`, '5 years post-qualification experience', 'met'],
    [`ACCA (${year(9)})`, 'At least 5 years PQE', 'met'],
    // where nothing says when, or the years are not counted from there
    ['ACCA', '5 years post-qualification experience', 'met'],
    [`ACCA (${year(2)})`, '5 years of experience in accounting', 'met'],
    [`ACCA, valid until ${year(-2)}`, '5 years post-qualification experience', 'met'],
  ])('“%s” for “%s”: %s', async (paper, ask, state) => {
    expect((await years(CV(paper), JOB(ask)))?.state).toBe(state);
  });

  it('so that a paralegal’s years are none of a solicitor’s', async () => {
    const cv = `Ana Reed\nLeeds\n\nExperience\nSolicitor, Some Law LLP, Sep ${year(3)} - present\n- Ran 40 conveyancing files\nParalegal, Some Law LLP, ${year(10)} - ${year(3)}\n- Drafted leases in conveyancing\n\nQualifications\nAdmitted as a solicitor in September ${year(3)}\n`;
    const job =
      'Conveyancing Solicitor\nLeeds\nRequirements\n- Qualified solicitor\n- At least 5 years PQE in conveyancing';
    expect((await years(cv, job))?.state).toBe('partly');
    expect((await years(cv, job))?.cvLine).toBe(`Admitted as a solicitor in September ${year(3)}`);
  });
});

describe('a promotion goes on with what was done before it', () => {
  const JOB = 'Senior Software Engineer\nLeeds\nRequirements\n- 4+ years building backend services\n- Python';
  const CV = (posts: string) => `Ana Reed\nLeeds\n\nExperience\n${posts}`;

  it.each([
    `Senior Software Engineer, Some Pay, Apr ${year(3)} – Present\n- Led a team of four\nSoftware Engineer, Some Pay, Jul ${year(6)} – Mar ${year(3)}\n- Built Django REST APIs`,
    `Senior Software Engineer at Some Pay, London, Apr ${year(3)} – Present\n- Led a team of four\nSoftware Engineer at Some Pay, Jul ${year(6)} – Mar ${year(3)}\n- Built Django REST APIs`,
    `Some Pay Ltd, London\nSenior Software Engineer, Apr ${year(3)} – Present\n- Led a team of four\nSoftware Engineer, Jul ${year(6)} – Mar ${year(3)}\n- Built Django REST APIs`,
  ])('at one employer: %s', async (posts) => {
    expect((await years(CV(posts), JOB))?.state).toBe('met');
  });

  it('and another employer may have asked for other work', async () => {
    const cv = CV(
      `Senior Software Engineer, Other Games, Apr ${year(3)} – Present\n- Led a team of four\nSoftware Engineer, Some Pay, Jul ${year(6)} – Mar ${year(3)}\n- Built Django REST APIs`,
    );
    expect((await years(cv, JOB))?.state).toBe('partly');
    expect((await analysed(cv, JOB)).content).not.toContain('Your dates add up to less');
  });

  it('and a tool is not known for being promoted', async () => {
    const cv = CV(
      `Senior Software Engineer, Some Pay, Apr ${year(3)} – Present\n- Led a team of four\nSoftware Engineer, Some Pay, Jul ${year(6)} – Mar ${year(3)}\n- Built Django REST APIs`,
    );
    const job = 'Senior Software Engineer\nLeeds\nRequirements\n- 5 years of experience with Django\n- Python';
    expect((await years(cv, job))?.state).toBe('partly');
  });
});

describe('years as somebody who is called by one word', () => {
  const CV = (junior: string) =>
    `Ana Reed\nLeeds\n\nExperience\nData Analyst, Some Retail, June ${year(4)} – present\n- Built dashboards in Power BI\n${junior}, Some Retail, Jan ${year(6)} – May ${year(4)}\n- Cleaned data in Excel`;
  const JOB = 'Senior Data Analyst\nLeeds\nRequirements\n- 5 years of experience as an analyst\n- Power BI';

  it.each([
    ['Junior Analyst', 'met'],
    ['Junior Data Analyst', 'met'],
    ['Graduate Analyst', 'met'],
    ['Trainee Analyst', 'partly'],
    ['Shop Assistant', 'partly'],
  ])('count as a %s: %s', async (junior, state) => {
    expect((await years(CV(junior), JOB))?.state).toBe(state);
  });
});

describe('years in what somebody is called by', () => {
  const today = new Date();
  const year = (ago: number): number => today.getFullYear() - ago;
  const years = async (posts: string, asked: string, title: string) => {
    const { requirements, content } = await analysed(
      `Jo Finn\nLeeds\n\nExperience\n${posts}`,
      `${title}\nFinlay, Leeds\nRequirements:\n- ${asked}\n- Excel`,
    );
    return { state: requirements.find(({ name }) => / of experience$/.test(name))?.state, content };
  };
  const posts = (first: string, then: string) =>
    `${then}, Brightly, Leeds\nNov ${year(4)} – present\n- Built dashboards for customer analytics\n${first}, Kestrel Group, Leeds\nSep ${year(6)} – Oct ${year(4)}\n- Weekly sales figures in Excel`;

  it.each([
    ['Junior Analyst', '5+ years of experience in analytics'],
    ['Junior Analyst', '5 years in an analytics role'],
    ['Graduate Analyst', 'At least five years in data analytics'],
    ['Junior Analyst', '5 years of data analysis'],
    ['Junior Data Analyst', '5+ years of experience in analytics'],
    ['Senior Analyst', '5+ years’ analytics experience'],
    ['Junior Analyst', 'Minimum 5 years working in data analysis'],
    ['Junior Analyst', '5+ years of experience as an analyst'],
    ['Reporting Analyst', '5 years of experience in data analysis'],
    ['Junior Analyst', 'Five years of analytical experience'],
  ])('begin as a %s: “%s”', async (first, asked) => {
    const { state, content } = await years(posts(first, 'Data Analyst'), asked, 'Data Analyst');
    expect(state).toBe('met');
    expect(content).not.toContain('Your dates add up to less');
  });

  it.each([
    ['Shop Assistant', '5+ years of experience in analytics'],
    ['Intern Analyst', '5+ years of experience in analytics'],
    ['Trainee Analyst', '5+ years of experience in analytics'],
    ['Laboratory Analyst', '5+ years of experience in data analysis'],
    ['Junior Analyst', '5+ years of experience in Python'],
    ['Junior Analyst', '8+ years of experience in analytics'],
  ])('and not as a %s: “%s”', async (first, asked) => {
    expect((await years(posts(first, 'Data Analyst'), asked, 'Data Analyst')).state).not.toBe('met');
  });
});

describe('years as one of several posts are met by each of them', () => {
  const today = new Date();
  const year = (ago: number): number => today.getFullYear() - ago;
  const years = async (post: string, asked: string, title: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\n${post}, The Lock Keeper, Leeds, ${year(6)} – present\n- Ran the day`,
        `${title}\nSome Place, Leeds\nRequirements:\n- ${asked}`,
      )
    ).requirements.find(({ name }) => / of experience$/.test(name))?.state;

  it.each([
    ['Sous Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a head chef or sous chef', 'Sous Chef'],
    ['Head Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a sous or head chef', 'Sous Chef'],
    ['Sous Chef', 'At least three years as a sous chef/head chef', 'Sous Chef'],
    ['Sous Chef', "3 years' experience as either a sous chef or a head chef", 'Head Chef'],
    ['Sous Chef', '3 years of experience as a chef de partie, sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', 'Minimum 3 years as a sous chef and/or head chef in a busy kitchen', 'Sous Chef'],
    ['Plumber', '3 years as a heating engineer or plumber', 'Plumber'],
    ['Electrician', '4 years as a plumber or an electrician', 'Electrician'],
    ['Social Worker', "Two years' experience as a teacher or social worker", 'Social Worker'],
    ['Registered Nurse', '3 years as a paramedic or registered nurse', 'Registered Nurse'],
  ])('%s for “%s”', async (post, asked, title) => {
    expect(await years(post, asked, title)).toBe('met');
  });

  it.each([
    ['Kitchen Porter', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Commis Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a head chef', 'Head Chef'],
    ['Labourer', '4 years as a plumber or an electrician', 'Electrician'],
    ['Care Assistant', '3 years as a paramedic or registered nurse', 'Registered Nurse'],
    ['Sous Chef', '9 years as a sous chef or head chef', 'Sous Chef'],
  ])('and %s is not met for “%s”', async (post, asked, title) => {
    expect(await years(post, asked, title)).not.toBe('met');
  });
});

describe('years since a registration count from the first work that nobody may do without one', () => {
  const today = new Date();
  const year = (ago: number): number => today.getFullYear() - ago;
  const years = async (cv: string, job: string) =>
    (await analysed(cv, job)).requirements.find(({ name }) => / of experience$/.test(name))?.state;
  const CV = (posts: string, papers: string) =>
    `Ana Reed\nManila, Philippines\n\nExperience\n${posts}\n- Cared for ventilated patients in intensive care\n\nRegistration\n${papers}\n`;
  const JOB = (ask: string, title = 'ICU Staff Nurse') => `${title}\nLeeds\nRequirements\n- NMC registration\n- ${ask}`;
  const ICU = `ICU Nurse, Makati General Hospital, Manila, ${year(9)} - present`;

  it.each([
    [ICU, `PRC licence\nNMC registration: OSCE booked February ${year(-1)}`],
    [ICU, `PRC licence ${year(9)}\nNMC registered since March ${year(0)}`],
    [ICU, `Registered with the Nursing Council of the Philippines since ${year(9)}\nNMC registered ${year(0)}`],
    [`Registered Nurse, ICU, Some Hospital, Lagos, ${year(11)} - present`, `NMC registered since March ${year(0)}`],
    [
      `Staff Nurse (Intensive Care), Some Hospital, Pune, ${year(5)} - present`,
      `Registered with the NMC in ${year(1)}`,
    ],
    [`RN, Intensive Care, Some Hospital, Pune, ${year(5)} - present`, `${year(1)}: NMC registration`],
  ])('%s, %s', async (posts, papers) => {
    for (const ask of [
      'At least two years of post-registration experience in intensive care',
      'Two years’ post-registration experience',
      'Minimum 2 years of experience since qualifying',
    ])
      expect(await years(CV(posts, papers), JOB(ask))).toBe('met');
  });

  it.each([
    ['Physiotherapist', `Physiotherapist, Some Clinic, Pune, ${year(6)} - present`, `HCPC registered ${year(0)}`],
    ['Band 5 Radiographer', `Radiographer, Some Clinic, Accra, ${year(6)} - present`, `HCPC registered ${year(0)}`],
  ])('and of a %s', async (title, post, paper) => {
    expect(await years(CV(post, paper), JOB('At least two years of post-registration experience', title))).toBe('met');
  });

  it.each([
    [`Healthcare Assistant, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Nursing Assistant, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Student Nurse, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
    [`Nursing Associate, ICU, Some Hospital, ${year(9)} - present`, `NMC registered ${year(0)}`],
  ])('and not from work below it: %s', async (posts, papers) => {
    const ask = 'At least two years of post-registration experience in intensive care';
    expect(await years(CV(posts, papers), JOB(ask))).not.toBe('met');
  });
});

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

const RECEPTIONIST =
  'Jo Tester\nLeeds, UK\n\nExperience\nReceptionist, Some Inn, Leeds, 2015 - 2026\n- Checked guests in and out\n- Answered up to 80 calls a day';

describe('years', () => {
  it('are found in a post that is called by what they are asked in', async () => {
    const analysis = await analysed(
      RECEPTIONIST,
      asking('Clinic Administrator', 'At least 2 years in a customer-facing reception role', 'Rotas'),
    );
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });

  it('are asked for once, also in months after a registration', async () => {
    const { requirements } = await analysed(
      RECEPTIONIST,
      asking('Staff Nurse', 'Post-registration experience of at least 18 months', 'Wound care'),
    );
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('18 months'))).toHaveLength(1);
  });

  it('stand over the employer and the post, a line each', async () => {
    const cv =
      'Jo Tester\nLuton\n\nEMPLOYMENT HISTORY\nJune 2021 - present\nParcels, Dunstable\nWarehouse Operative / Reach Truck Driver\nPicking with RF scanners, loading trailers\n\nMarch 2018 - May 2021\nOthers, Luton\nPicker packer';
    const analysis = await analysed(cv, asking('Warehouse Operative', '2 years in a busy warehouse', 'Scanners'));
    expect(work(analysis)?.state).toBe('met');
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });
});

it('believes the list of papers, and not the summary, of a licence that ran out', async () => {
  const cv =
    'Jo Tester\n\nProfile\nForklift driver with reach and counterbalance licences.\n\nEmployment\nDriver, Some Parcels, 2018 - 2026\n- Loaded trailers\n\nQualifications\nReach (expires 03/2089), counterbalance (expired 2024)';
  const analysis = await analysed(cv, asking('Forklift Driver', 'Counterbalance licence', 'Scanners'));
  expect(named(analysis, 'Counterbalance licence')?.state).toBe('partly');
});

describe('a requirement', () => {
  const of = async (...lines: string[]) =>
    (await analysed(RECEPTIONIST, asking('Clinic Administrator', ...lines))).requirements.map(({ name }) => name);

  it('is a choice and no description of it as well', async () => {
    const names = await of('Supervising or mentoring junior staff', 'Rotas');
    expect(names.filter((name) => /Mentoring|People management/.test(name))).toHaveLength(1);
  });

  it('is no social media where people only write by it', async () => {
    expect(await of('Handle enquiries by phone, email and social media', 'Rotas')).not.toContain('Social media');
  });

  it('of the telephone is met by calls that were answered, and customers by who received them', async () => {
    const analysis = await analysed(
      RECEPTIONIST,
      asking('Clinic Administrator', 'Excellent telephone manner', 'Rotas'),
    );
    expect(named(analysis, 'Telephone skills')?.state).toBe('met');
  });

  it('may begin with a verb in a list without marks, and is no heading then', async () => {
    const { requirements } = await analysed(
      RECEPTIONIST,
      'Coded Welder\nDuties:\nTIG welding of stainless steel pipework\nFit up of spools from isometric drawings\nComplete weld records and maintain traceability\nWorking at height and in confined spaces\nRequirements:\nOwn tools',
    );
    expect(requirements.map(({ jobLine }) => jobLine)).toContain('Complete weld records and maintain traceability');
  });
});
