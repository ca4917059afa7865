import { readAdvert } from '../reading/advert-reader.js';
import { analysed } from '../testing/texts.js';

const advert = (title: string, ...lines: string[]) =>
  readAdvert(`${title}\nLeeds\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`);

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

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
