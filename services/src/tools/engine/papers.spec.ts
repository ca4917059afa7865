import type { CvAnalysisReply, Requirement } from '../career-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();
const analysed = (cvText: string, jobDescription: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText, jobDescription }, aCall());
const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);
const asking = (line: string, title = 'Plumber'): string => `${title}\nRequirements\n- ${line}\n- Full driving licence`;
const holding = (line: string, post = 'Plumber, Pipes Ltd, 2015 - 2024'): string =>
  `Jo Tester\nYork\n\nExperience\n${post}\n- Fitted 40 bathrooms\n\nQualifications\n${line}`;

describe('a paper', () => {
  it.each<[string, string, string, string?]>([
    ['Gas Safe registration (essential)', 'Gas Safe registered, CSCS blue card', 'met'],
    ['NVQ Level 3 Plumbing', 'NVQ3 Plumbing', 'met'],
    ['NVQ Level 3 Plumbing', 'Level 2 NVQ in Plumbing', 'partly'],
    ['C+E licence held for at least 2 years', 'HGV class 1 (C+E)', 'met'],
    ['Driver CPC & digital tachograph card', 'CPC in date until Sept 2029, digi tacho card', 'met', 'HGV Driver'],
    ['Driver CPC & digital tachograph card', 'CPC in date until Sept 2029', 'partly', 'HGV Driver'],
    ['Forklift licence would be useful', 'forklift counterbalance (expired 2022)', 'partly'],
    ['PDP (Petroleum Driver Passport) an advantage', 'PDP valid to 2028', 'met'],
    ['IELTS 7.0 or OET grade B', 'OET passed Aug 2025 - Listening B, Reading B', 'met'],
    [
      'NVQ Level 3 in Health & Social Care (or willing to work towards)',
      'NVQ Level 2 Health and Social Care',
      'partly',
    ],
    ['Time served apprenticeship / NVQ or SVQ Level 3 in electrical', 'SVQ3 Electrical Installation', 'met'],
    ['GCSE English and Maths grade C/4 or above', '9 GCSEs including English and Maths', 'met'],
    ['GCSE English and Maths grade C/4 or above', 'BTEC Sport', 'missing'],
    ['IPAF card', 'Interested in an IPAF card', 'partly'],
    ['IPAF card', 'NVQ3 Plumbing', 'missing'],
  ])(
    '“%s” is answered by “%s”',
    async (asked, line, state, title = 'Plumber') => {
      const { requirements } = await analysed(holding(line), asking(asked, title));
      const rows = requirements.filter(({ jobLine, kind }) => jobLine?.includes(asked) && kind !== 'language');
      expect(rows.map((row) => row.state)).toEqual([state]);
      if (state !== 'missing') expect(rows[0]?.cvLine).toBe(line);
    },
    60_000,
  );

  it('is not met by one word of a line that is about something else', async () => {
    const cv = holding('ADR (tanks and packages)', 'HGV Driver, Some Haulier, 2015 - 2024');
    const analysis = await analysed(cv, asking('Tanker experience preferred', 'HGV Driver'));
    expect(named(analysis, 'Tanker experience')).toMatchObject({ importance: 'preferred', state: 'partly' });
  });
});

describe('a requirement in the words of a trade', () => {
  it('is one, though a word of it is of other adverts’ shifts', async () => {
    const analysis = await analysed(
      holding('Licence', 'HGV Driver, Some Haulier, 2015 - 2024'),
      asking('Good knowledge of drivers hours regulations', 'HGV Driver'),
    );
    expect(named(analysis, 'Good knowledge of drivers hours regulations')?.state).toBe('missing');
  });
});

describe('a list copied from the advert', () => {
  it('counts for nothing', async () => {
    const lines = ['Loading with a tail lift', 'Multi drop in cities', 'Tramping across Europe', 'Curtainsider work'];
    const job = `HGV Driver\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;
    const cv = 'Jo Tester\nYork\n\nExperience\nWaiter, Grand Hotel, 2015 - 2024';
    const before = (await analysed(cv, job)).matchScore;
    expect((await analysed(`${cv}\n\nSkills: ${lines.join(', ')}`, job)).matchScore).toBe(before);
  });
});

describe('a degree in a wide subject', () => {
  it.each([
    'BSc Chemistry, University of Leeds',
    'MChem, University of York',
    'PhD Condensed matter physics, Birmingham',
  ])(
    'is one of those that belong to it: %s',
    async (line) => {
      const job = 'Science Teacher\nRequirements\n- QTS\n- A good honours degree in a science';
      const cv = (own: string) =>
        `Jo Tester\nYork\n\nExperience\nTeacher, Hill School, 2015 - 2024\n\nEducation\n${own}`;
      expect(named(await analysed(cv(line), job), 'Degree')?.state).toBe('met');
      expect(named(await analysed(cv('BA Fine Art, University of Leeds'), job), 'Degree')?.state).not.toBe('met');
    },
    60_000,
  );
});

describe('languages', () => {
  it('may be written small where a level stands beside them', async () => {
    const cv =
      'Jo Tester\nYork\n\nExperience\nWaiter, Grand Hotel, 2015 - 2024\n\nlanguages italian (native) english good';
    expect(named(await analysed(cv, 'Waiter\nYou speak fluent Italian.\n- Silver service'), 'Italian')?.state).toBe(
      'met',
    );
  });
});

describe('a CV of employers without titles', () => {
  it.each([
    ['behind', 'Stobart 2012-2018 trunking nights\nCulina 2018-2023 multi drop chilled deliveries'],
    ['before', '2012-2018 Stobart, Daventry: trunking nights\n2018-2023 Culina: multi drop chilled deliveries'],
  ])('held what it names at the top, dates %s them', async (_where, employers) => {
    const cv = `Gary White\nHGV class 1 driver (C+E)\nDoncaster DN4\n\n${employers}\nAgency 2023 - date container haulage`;
    const job = 'HGV Class 1 Driver\nRequirements\n- 5 years of experience as an HGV driver\n- Multi drop deliveries';
    const analysis = await analysed(cv, job);
    expect(named(analysis, 'Work as HGV Class 1 Driver')?.state).toBe('met');
    expect(named(analysis, '5 years of experience')?.state).toBe('met');
    expect(analysis.content).not.toContain('No dates were read beside');
  });
});
