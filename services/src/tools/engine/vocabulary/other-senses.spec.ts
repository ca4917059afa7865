import { analysed, named } from '../testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- ${line}\n- Met people every day\n`;

const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;

describe('a word between others', () => {
  it.each([
    ['Built a self-supervised learning framework for images', 'People management', 'Data Scientist'],
    ['Compared supervised learning methods', 'People management', 'Data Scientist'],
    ['React to incidents within an hour', 'React', 'Site Engineer'],
    ['React quickly when an alarm goes off', 'React', 'Security Officer'],
  ])('may mean something else: “%s” is no %s', async (line, skill, role) => {
    const analysis = await analysed(CV(line, role), JOB(skill, role));
    expect(named(analysis, skill)?.state ?? 'missing').toBe('missing');
  });

  it.each([
    ['Built pages in React to show orders', 'React', 'Frontend Developer'],
    ['Supervised four nurses on the ward', 'People management', 'Staff Nurse'],
  ])('means what it says elsewhere: “%s” is %s', async (line, skill, role) => {
    expect(named(await analysed(CV(line, role), JOB(skill, role)), skill)?.state).toBe('met');
  });
});
