import { analysed, advert, cvText } from '../testing/texts.js';

describe('the points of a score', () => {
  it.each([
    ['nurse', 'Staff Nurse, Acute Medicine'],
    ['teacher', 'Senior Backend Engineer'],
    ['accountant', 'Management Accountant'],
    ['data-analyst', 'Business Intelligence Analyst'],
  ])(
    'add up to 100, and halves of them are whole tenths: %s',
    async (cv, title) => {
      const { requirements, matchScore } = await analysed(cvText(cv), advert(title));
      const tenths = requirements.map(({ weight }) => weight * 10);
      expect(tenths.every((each) => Math.abs(each - Math.round(each)) < 1e-6 && Math.round(each) % 2 === 0)).toBe(true);
      expect(Math.round(tenths.reduce((sum, each) => sum + each, 0))).toBe(1_000);
      const worth = { met: 1, partly: 0.5, missing: 0 };
      const sum = requirements.reduce((all, { weight, state }) => all + weight * worth[state], 0);
      expect(matchScore).toBe(Math.round(Number(sum.toFixed(1))));
    },
    60_000,
  );
});
