import { describe, expect, it } from '@jest/globals';
import { advertText } from './match/advert-text.js';
import { analysed, cvText, named, samples } from './testing/texts.js';

const CVS = [
  'accountant',
  'civil-engineer',
  'data-analyst',
  'lab-scientist',
  'marketer',
  'nurse',
  'open-jane-fullstacker',
  'open-richard-hendriks',
  'physiotherapist',
  'social-worker',
  'teacher',
];
const cvOf = (summary: string, post: string, rest = ''): string =>
  `Jo Tester\nYork\n\nSummary\n${summary}\n\nExperience\n${post}\n${rest}`;

describe('what counts in a score', () => {
  it.each(CVS)(
    'stands in the CV, line by line, whatever the advert: %s',
    async (name) => {
      const cv = cvText(name);
      const unproven: string[] = [];
      for (const job of samples.map((each) => advertText({ ...each, experienceLevel: each.experience_level }))) {
        const { requirements } = await analysed(cv, job);
        for (const { name: asked, state, cvLine } of requirements)
          if (state !== 'missing' && (cvLine === null || !cv.includes(cvLine))) unproven.push(`${asked}: ${state}`);
      }
      expect(unproven).toEqual([]);
    },
    120_000,
  );

  it('is, of English, a line that is written in it', async () => {
    const job = 'Welder\nRequirements\n- MIG welding\n- Fluent English';
    const cv = cvOf('I have welded gates and railings for the last ten years.', 'Welder, Acme, 2015 - 2024');
    const analysis = await analysed(cv, job);
    expect(named(analysis, 'English')).toMatchObject({
      state: 'met',
      cvLine: 'I have welded gates and railings for the last ten years.',
    });
    expect(analysis.content).toContain('Your CV is written in it');
  });

  it('is, of a level open to beginners, what was studied, and nothing where no studies are named', async () => {
    const job = 'Junior Quantity Surveyor\nRequirements\n- Measuring of quantities\n- Excel';
    const studies = cvOf(
      'I want to work in building.',
      'Barista, Bean & Co, 2022 - 2024',
      'Education\nBSc Quantity Surveying, Leeds, 2024',
    );
    expect(named(await analysed(studies, job), 'Junior level')).toMatchObject({
      state: 'partly',
      cvLine: 'BSc Quantity Surveying, Leeds, 2024',
    });
    const none = await analysed(cvOf('I want to work in building.', 'Barista, Bean & Co, 2022 - 2024'), job);
    expect(named(none, 'Junior level')).toMatchObject({ state: 'missing', cvLine: null });
    expect(none.content).toContain('The level is open to beginners');
  });
});

describe('years that a CV claims in words', () => {
  const WARD = 'Staff Nurse\nRequirements\n- 5 years of experience in intensive care\n- NMC registration';
  const SHORT = 'Staff Nurse, Hill Hospital, 2022 - 2024\n- Care on a ward';

  it.each([
    ['in the next line', '10 years of experience in retail.\nSix years of experience in intensive care.'],
    ['in the same line', '10 years of experience in retail and 6 years of experience in intensive care.'],
    ['first', '6 years of experience in intensive care, 10 years of experience in retail.'],
  ])(
    'count for what they were in, others beside them or not: %s',
    async (_where, summary) => {
      expect(named(await analysed(cvOf(summary, SHORT), WARD), '5 years of experience')?.state).toBe('met');
    },
    60_000,
  );

  it('count for nothing else', async () => {
    const retail = cvOf('10 years of experience in retail, 1 year of experience in intensive care.', SHORT);
    expect(named(await analysed(retail, WARD), '5 years of experience')?.state).not.toBe('met');
  });
});
