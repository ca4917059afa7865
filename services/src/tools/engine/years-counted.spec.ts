import { analysed } from './testing/texts.js';

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
    [`ACCA qualified in ${year(2)}`, '5 years post-qualification experience', 'missing'],
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
