import { analysed, work } from './testing/texts.js';

const CV = (post: string, line: string) => `Ana Reed\nLeeds\n\nExperience\n${post}, 2015 - present\n- ${line}\n`;
const JOB = (title: string, ask: string) => `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`;

describe('refrigeration and air conditioning are one trade', () => {
  const LINE = 'Serviced chillers and cold rooms in supermarkets';

  it.each([
    ['Air Conditioning & Refrigeration Engineer', 'Refrigeration Engineer, Some Cooling, Leeds'],
    ['HVAC and Refrigeration Engineer', 'Refrigeration Engineer, Some Cooling, Leeds'],
    ['Air Conditioning Engineer', 'Refrigeration and Air Conditioning Engineer, Some Cooling, Leeds'],
    ['HVAC Technician', 'Refrigeration Mechanic, Some Cooling, Leeds'],
    ['Refrigeration Engineer', 'HVAC Engineer, Some Cooling, Leeds'],
  ])('%s: %s', async (title, post) => {
    const analysis = await analysed(CV(post, LINE), JOB(title, '4 years in commercial refrigeration'));
    expect(work(analysis)?.state).toBe('met');
    expect(analysis.requirements.find(({ name }) => name === '4 years of experience')?.state).toBe('met');
  });

  it.each(['Software Engineer, Some Cooling, Leeds', 'Civil Engineer, Some Cooling, Leeds'])(
    'and an engineer of another one is none: %s',
    async (post) => {
      const analysis = await analysed(
        CV(post, 'Wrote reports'),
        JOB('Air Conditioning & Refrigeration Engineer', '4 years in commercial refrigeration'),
      );
      expect(work(analysis)?.state).not.toBe('met');
      expect(analysis.requirements.find(({ name }) => name === '4 years of experience')?.state).not.toBe('met');
    },
  );
});
