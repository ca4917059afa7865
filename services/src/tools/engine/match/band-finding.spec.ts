import { analysed } from '../testing/texts.js';

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

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
