import { analysed } from '../testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- ${line}\n- Met people every day\n`;

const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;

const stateOf = async (line: string, ask: string, role: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

describe('the right to work', () => {
  const RIGHT = 'Right to work in the UK';
  it.each([
    ['No sponsorship needed? No: I will need a Skilled Worker visa.', 'missing'],
    ['I will need sponsorship from 2028', 'missing'],
    ['EU Settlement Scheme: application refused', 'missing'],
    ['No sponsorship needed', 'met'],
    ['Sponsorship needed? No', 'met'],
    ['I need no visa', 'met'],
    ['EU Settlement Scheme: settled', 'met'],
    ['Settled under the EU Settlement Scheme', 'met'],
    ['EUSS: settled', 'met'],
  ])('by “%s” is %s', async (line, state) => {
    expect(await stateOf(line, RIGHT, 'Carer')).toBe(state);
  });
});

it('is an employer who can sponsor that somebody looks for who needs sponsorship', async () => {
  const cv =
    'Jo Tester\nI am looking for a senior role with an employer who can sponsor a Health and Care Worker visa.';
  const { requirements, content } = await analysed(cv, 'Carer\nRequirements\n- First aid\nWe cannot sponsor visas.');
  expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('missing');
  expect(content).toContain('an employer who can sponsor');
});
