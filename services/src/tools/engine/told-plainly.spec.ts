import { readAdvert } from './reading/advert-reader.js';
import { readCv } from './reading/cv-reader.js';
import { analysed } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const advert = (title: string, ...lines: string[]) =>
  readAdvert(`${title}\nLeeds\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`);
const skillsIn = (title: string, ...lines: string[]) => advert(title, ...lines).skills.map(({ skill }) => skill.name);
const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');
const titlesIn = (...lines: string[]) => readCv(cvWith(...lines), today).posts.map(({ title }) => title);

describe('whose CV it is', () => {
  it.each([
    ['My name is Grace Adeyemi and I am a care assistant.', 'Grace Adeyemi'],
    ["Hi, my name's Priya Nair. I'm a nurse.", 'Priya Nair'],
    ['My name is Ion Popescu.', 'Ion Popescu'],
    ['Hi my name is Joy and I come from Ghana.', 'Joy'],
    ['my name is amina from kano', 'Amina'],
    ['Engr. Chukwuemeka Obi, MNSE, COREN', 'Chukwuemeka Obi'],
    ['my name is dean roberts i am an electrician in swansea', 'Dean Roberts'],
  ])('may be told in a sentence: %s', (line, name) => {
    expect(readCv(`${line}\nI have worked in Leeds since 2019.`, today).name).toBe(name);
  });
});

describe('the title of a post', () => {
  it.each([
    ['Data Entry Clerk since 2018', 'Data Entry Clerk'],
    ['Cashier since March 2021. Tills and refunds.', 'Cashier'],
    ['Since 2019 Nurse, Some General', 'Nurse, Some General'],
    ['Sous Chef. The Salt Room, Brighton. Feb 2020 - Present', 'Sous Chef, The Salt Room, Brighton'],
    ['Staff Nurse. Some General. 2015 - 2020. Triage of adults.', 'Staff Nurse, Some General'],
  ])('ends where its dates and its story begin: %s', (line, title) => {
    expect(titlesIn(line, '- Worked with a team of 9')).toEqual([title]);
  });
});

describe('what an advert does not ask for', () => {
  it('is Assessment, where a verb of every trade stands', () => {
    expect(skillsIn('Team Manager', 'Assess the needs of customers', 'Assess candidates')).not.toContain('Assessment');
    expect(skillsIn('Team Manager', 'You assess risks and report them')).toContain('Risk assessment');
    expect(skillsIn('Primary Teacher', 'Assess pupils every term', 'Phonics')).toContain('Assessment');
    expect(skillsIn('Team Manager', 'Experience of formative assessment')).toContain('Assessment');
  });

  it('is Survey design, where homes are surveyed', () => {
    expect(skillsIn('Damp Technician', 'You survey homes', 'Surveys of buildings')).not.toContain('Survey design');
    expect(skillsIn('Research Executive', 'Questionnaires and online surveys')).toContain('Survey design');
    const { shown } = readCv(cvWith('Surveyor, Some Ltd, 2015 - 2020', '- Surveyed homes, survey of 40 roofs'), today);
    expect([...shown.keys()]).not.toContain('Survey design');
  });
});

describe('a paper and how far somebody is with it', () => {
  it('is one of two, where progress towards the other will do', () => {
    const { skills } = advert('Bookkeeper', 'CPB designation or progress toward a CPA', 'QuickBooks');
    expect(skills.find(({ skill }) => skill.name === 'CPA')?.orElse).toEqual(['CPB']);
  });

  it('is under way for who writes “working toward” as for who writes “working towards”', async () => {
    for (const word of ['toward', 'towards']) {
      const cv = `${cvWith('Bookkeeper, Mill, 2015 - 2024', '- Monthly accounts')}\n\nCertificates\nWorking ${word} CPA`;
      const { requirements } = await analysed(cv, 'Bookkeeper\nRequirements\n- CPA\n- QuickBooks');
      expect(requirements.find(({ name }) => name === 'CPA')?.state).toBe('partly');
    }
  });

  it.each([
    ['High school diploma, Lagos, 2014', 'met'],
    ['BSc Geography, University of Lagos, 2018', 'met'],
    ['Forklift licence, 2019', 'missing'],
  ])('is asked for beside the years in one line: %s', async (paper, state) => {
    const cv = `${cvWith('Clerk, Mill, 2015 - 2024', '- Filing of 40 letters a day')}\n\nEducation\n${paper}`;
    const job =
      'Warehouse Clerk\nRequirements\n- High school diploma or equivalent, plus two years of warehouse experience\n- Forklift';
    const { requirements } = await analysed(cv, job);
    expect(requirements.find(({ name }) => /^High school diploma/.test(name))?.state).toBe(state);
    expect(requirements.map(({ name }) => name)).toContain('2 years of experience');
  });
});

describe('a band of the health service', () => {
  it.each([
    ['Band 4', 'missing'],
    ['Band 5', 'partly'],
    ['Band 6', 'met'],
    ['Band 7', 'met'],
  ])('is met by itself or a higher one: %s for Band 6', async (own, state) => {
    const cv = cvWith(`Nurse, ${own}, Some General, 2015 - 2024`, '- Triage for 40 patients');
    const { requirements } = await analysed(cv, 'Nurse\nRequirements\n- Experience at Band 6\n- Triage');
    expect(requirements.find(({ name }) => name === 'Experience at Band 6')?.state).toBe(state);
  });
});

describe('what somebody has and does not do', () => {
  const JOB = 'Electrician\nRequirements\n- First aid\n- Asbestos awareness\n- Fault finding';
  const CV = `${cvWith('Electrician, Mill, 2015 - 2024', '- Asbestos awareness, IPAF and PASMA on all sites', '- Fault finding on 40 motors')}\n\nFull driving licence, own transport\n\nCertificates\nFirst aid`;

  it('is stated, and needs neither a figure nor a line of work', async () => {
    const { requirements, content } = await analysed(CV, JOB);
    expect(requirements.find(({ name }) => /^first aid$/i.test(name))?.state).toBe('met');
    expect(content).not.toMatch(/sites” proves [^.]* without a figure|no other line was found that says/);
  });
});
