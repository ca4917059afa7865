import { analysed } from './testing/texts.js';
import { readCv } from './reading/cv-reader.js';

const TODAY = new Date(2026, 10, 29);
const post = (title: string, ...asked: string[]): string =>
  `${title}\nRequirements\n${asked.map((each) => `- ${each}`).join('\n')}`;
const stateOf = async (cv: string, job: string, name: string) =>
  (await analysed(cv, job)).requirements.find((each) => each.name === name)?.state;

const teacher = (...lines: string[]): string =>
  `Jo Tester\nLeeds\n\nExperience\nPrimary Teacher, Oakfield Primary School, Leeds, 2018 - present\n- Teach Year 5, a class of 30\n${lines.join('\n')}`;
const manager = (...lines: string[]): string =>
  `Jo Tester\nYork\n\nExperience\nOffice Manager\nBrown & Co Solicitors, York, 2017 - present\n- Run the office of 25 people\n\n${lines.join('\n')}`;

describe('what leads a subject of a school', () => {
  const JOB = post('Primary Teacher', 'Mathematics', 'Subject leadership');

  it.each([
    '- Maths lead',
    '- Mathematics leader since 2021',
    '- Maths co-ordinator',
    'Maths lead, PE lead and ECT mentor',
  ])('teaches it: %s', async (line) => {
    expect(await stateOf(teacher(line), JOB, 'Mathematics')).toBe('met');
  });

  it('leads it as before', async () => {
    expect(await stateOf(teacher('- Maths lead'), JOB, 'Subject leadership')).toBe('met');
  });

  it.each(['- Phonics lead', '- Teaching team lead', '- Mathew Leader mentored me'])(
    'and no other: %s',
    async (line) => {
      expect(await stateOf(teacher(line), JOB, 'Mathematics')).not.toBe('met');
    },
  );
});

describe('a few things of the trade below a name', () => {
  it('are what somebody says to be, in part', async () => {
    const cv = `Jo Tester\nPrimary Teacher\nLeeds\n\nMaths lead, phonics, SATs\n\nEmployment\nPrimary Teacher, Oakfield Primary School, Leeds, 2018 - present\n- Teach Year 5`;
    const job = post('Primary Teacher', 'Maths lead', 'Phonics');
    expect(await stateOf(cv, job, 'Subject leadership')).toBe('partly');
    expect(await stateOf(cv, job, 'Phonics')).toBe('partly');
  });

  it('of another trade are counted for nothing', async () => {
    const cv = `Jo Tester\nPrimary Teacher\nLeeds\n\nKubernetes, Terraform, Docker\n\nEmployment\nPrimary Teacher, Oakfield Primary School, Leeds, 2018 - present\n- Teach Year 5`;
    expect(await stateOf(cv, post('DevOps Engineer', 'Kubernetes', 'Docker'), 'Kubernetes')).toBe('missing');
  });
});

describe('the programs of every desk', () => {
  const JOB = post('Office Manager', 'Microsoft 365', 'Kubernetes');

  it.each([
    'Microsoft 365, Xero, diary management',
    'MS Office, Sage, minute taking, travel booking',
    'Diary management, Office 365 and Xero',
    'Microsoft 365',
  ])('are believed where they stand under Skills: %s', async (line) => {
    expect(await stateOf(manager('Skills', line), JOB, 'Microsoft Office')).toBe('partly');
  });

  it('bring nothing else of their list with them', async () => {
    expect(await stateOf(teacher('', 'Skills', 'Microsoft 365, Kubernetes, Terraform'), JOB, 'Kubernetes')).toBe(
      'missing',
    );
  });
});

describe('what is told of a name that a list alone has', () => {
  it('is that no other line bears it out, and never that it fits none of the work', async () => {
    const { content } = await analysed(
      teacher('', 'Skills', 'Kubernetes, Terraform, Ansible'),
      post('DevOps Engineer', 'Kubernetes', 'Ansible'),
    );
    expect(content).toMatch(/A list in your CV names Kubernetes, and no other line was found that bears it out/);
    expect(content).not.toMatch(/fits none of your work|beside none of the work/);
  });
});

describe('a firm that is called by what its people are', () => {
  it.each([
    'Brown & Co Solicitors, York, 2017 - present',
    'North Accountants Ltd, York, 2017 - present',
    'Hill Architects, York | 2017 - present',
  ])('is where somebody was, below their title: %s', (line) => {
    const { posts, years } = readCv(`Jo Tester\n\nExperience\nOffice Manager\n${line}\n- Run the office`, TODAY);
    expect(posts.map(({ title, spans }) => [title.split(', ')[0], spans.length])).toEqual([['Office Manager', 1]]);
    expect(years).toBeGreaterThan(9);
  });

  it('leaves what somebody was afterwards a post', () => {
    const { posts } = readCv(
      'Jo Tester\n\nExperience\nOffice Manager\nSolicitor, Hill LLP, York, 2017 - present\n- Wrote contracts',
      TODAY,
    );
    expect(posts.map(({ title }) => title)).toContain('Solicitor, Hill LLP, York');
  });
});

describe('a row of things below a post', () => {
  it.each([
    ['Support Worker', '- Personal care, medication administration, PBS plans', 'Medication administration'],
    ['Support Worker', 'Duties: personal care, medication administration (MAR charts), PBS plans', 'Personal care'],
    ['Deputy Manager', '- Rotas, recruitment and dementia care', 'Recruitment'],
    ['Management Accountant', '- Month-end close: accruals, prepayments, VAT returns', 'Accruals and prepayments'],
    ['Chef', '- Menus, allergens, HACCP and butchery', 'Allergens'],
  ])('is what a %s did there: %s', async (title, line, name) => {
    const cv = `Jo Tester\nLeeds\n\nExperience\n${title}, Some Place, Leeds, 2018 - present\n${line}`;
    expect(await stateOf(cv, post(title, name), name)).toBe('met');
  });

  it.each(['- Xero, Sage, QuickBooks', '- VAT, payroll, welding, phonics', 'Skills: VAT, payroll, Xero'])(
    'is a list where it names programs or is of many trades: %s',
    async (line) => {
      const cv = `Jo Tester\nLeeds\n\nExperience\nBookkeeper, Some Place, Leeds, 2018 - present\n- Posted invoices\n${line}`;
      const names = ['Xero', 'VAT'].filter((name) => line.includes(name));
      for (const name of names) expect(await stateOf(cv, post('Bookkeeper', name), name)).not.toBe('met');
    },
  );
});

describe('a list of skills', () => {
  it.each([
    'Python · SQL · dbt · Airflow · Terraform · Docker',
    'Python – SQL – dbt – Airflow – Terraform – Docker',
    'Python   SQL   dbt   Airflow   Terraform   Docker',
    'Python, SQL, dbt, Airflow, Terraform, Docker',
  ])('is one however its names are parted: %s', async (line) => {
    const cv = `Jo Tester\nEdinburgh\n\nStack\n${line}\n\nJobs\nData Engineer, Skyreach Travel, 2022 - present\n- Wrote dbt models and Airflow DAGs`;
    expect(await stateOf(cv, post('Data Engineer', 'Python', 'Terraform'), 'Python')).toBe('partly');
  });

  it('is of one trade with the stock that every trade has', async () => {
    const cv =
      'Jo Tester\nBristol\n\nKey skills\nMenu planning | Stock rotation | Allergen matrices | Team of 6\n\nCareer\nSous Chef, Some Yard, Bristol, 2020 - present\n- Run the pass four nights a week';
    expect(await stateOf(cv, post('Sous Chef', 'Menu planning', 'Stock control'), 'Menu planning')).toBe('partly');
  });

  it('is none where nothing parts them', async () => {
    const line = 'Python SQL dbt Airflow Terraform Docker';
    const cv = `Jo Tester\nEdinburgh\n\nStack\n${line}\n\nJobs\nData Engineer, Skyreach Travel, 2022 - present\n- Wrote dbt models and Airflow DAGs`;
    expect(await stateOf(cv, post('Data Engineer', 'Python', 'Terraform'), 'Python')).toBe('missing');
  });
});
