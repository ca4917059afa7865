import { analysed, named } from '../testing/texts.js';

const cvSaying = (line: string): string => `Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`;

const REFUSING = 'Welder\nRequirements\n- MIG welding\nUnfortunately we are unable to offer sponsorship for this role.';

describe('the right to work, of which a CV says nothing', () => {
  it('is missing from it, with the reason, and is not counted by half', async () => {
    const analysis = await analysed(cvSaying('Leeds'), REFUSING);
    expect(named(analysis, 'Right to work')).toMatchObject({ state: 'missing', cvLine: null });
    expect(analysis.content).toContain('Your CV does not say whether you have it.');
  });
});

describe('a permanent resident', () => {
  it.each([
    ['Permanent resident', 'partly'],
    ['Permanent resident of Canada', 'partly'],
    ['Permanent resident of the United Kingdom', 'met'],
  ])(
    'is one of a country: %s',
    async (line, state) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')?.state).toBe(state);
    },
    60_000,
  );
});

describe('the right to work, as an advert asks for it', () => {
  it.each([
    'Must be eligible to work in UK.',
    'Applicants need to be legally entitled to work in the UK',
    'You must be authorised to work in the United Kingdom.',
    'Permission to work in the UK is essential.',
  ])(
    'is one requirement, and no skill: %s',
    async (sentence) => {
      const { requirements } = await analysed(
        cvSaying('British citizen'),
        `Welder\nRequirements\n- MIG welding\n${sentence}`,
      );
      expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({
        state: 'met',
        cvLine: 'British citizen',
      });
      expect(requirements.filter(({ jobLine }) => jobLine === sentence)).toHaveLength(1);
    },
    60_000,
  );
});
