import { analysed } from './testing/texts.js';

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

describe('years in what somebody is called by', () => {
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
