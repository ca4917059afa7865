import type { CvAnalysisReply, Requirement } from '../career-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();
const analysed = (cvText: string, jobDescription: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText, jobDescription }, aCall());
const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);
const cvSaying = (line: string): string => `Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`;
const REFUSING = 'Welder\nRequirements\n- MIG welding\nUnfortunately we are unable to offer sponsorship for this role.';

describe('the sponsorship that somebody needs, as a CV says it', () => {
  it.each([
    'Seeking a Health Care Assistant job in the United Kingdom with sponsorship.',
    'Looking for a visa-sponsored role in the UK',
    'Open to relocation and interested in posts with visa sponsorship',
    'Applying for care roles that offer sponsorship',
  ])(
    'is seen: %s',
    async (line) => {
      const analysis = await analysed(cvSaying(line), REFUSING);
      expect(named(analysis, 'Right to work')).toMatchObject({ state: 'missing', cvLine: line });
      expect(analysis.content).toContain('Your CV says that you need sponsorship');
    },
    60_000,
  );

  it.each(['Sponsored two apprentices with a charity', 'Looking for a role with sponsorship of cycling events'])(
    'is no other sponsorship: %s',
    async (line) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')).toMatchObject({ cvLine: null });
    },
    60_000,
  );
});

describe('the right to work, as a CV says it', () => {
  it.each([
    'I am on a dependant visa so need no sponsorship.',
    'Requires no visa to work here',
    'jo@example.org | Spouse visa valid to 2029',
    'Graduate visa until May 2028',
    'Youth Mobility visa (expires 2027)',
    'Graduate Route visa until 2027',
    'I have ILR',
    'Visa: HK BN(O)',
    'Entitled to work in the UK without restriction',
  ])(
    'is seen: %s',
    async (line) => {
      const analysis = await analysed(cvSaying(line), REFUSING);
      expect(named(analysis, 'Right to work')).toMatchObject({ state: 'met', cvLine: line });
      expect(analysis.content).not.toContain('No line was found in your CV that says whether you need a visa');
    },
    60_000,
  );

  it.each([
    'jo@example.org | Leeds | Skilled Worker visa valid to 2027',
    'Health and Care Worker visa, expires June 2027',
    'Student visa, 20 hours a week',
    'Need CoS',
    'Graduate visa (expires Oct 2027), will need sponsorship after',
  ])(
    'is seen to end with a sponsor: %s',
    async (line) => {
      expect((await analysed(cvSaying(line), REFUSING)).content).toContain(
        'Your CV says that you need a visa or sponsorship',
      );
    },
    60_000,
  );

  it.each(['Advised families on spouse visa applications', 'Processed Skilled Worker visa applications for the firm'])(
    'is not read from work done for others: %s',
    async (line) => {
      expect((await analysed(`${cvSaying('York')}\n- ${line}`, REFUSING)).content).toContain(
        'No line was found in your CV that says whether you need a visa',
      );
    },
    60_000,
  );
});

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
