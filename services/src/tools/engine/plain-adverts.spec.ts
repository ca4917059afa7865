import type { CvAnalysisReply, Requirement } from '../career-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();
const analysed = (cvText: string, jobDescription: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText, jobDescription }, aCall());
const namesOf = ({ requirements }: CvAnalysisReply): string[] => requirements.map(({ name }) => name);
const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);
const CV = 'Jo Tester\nYork, United Kingdom\n\nExperience\nWaiter, Grand Hotel, 2015 - 2024\n- Served 40 tables';

describe('the name of an employer', () => {
  it.each([
    'Picker\nDHL Supply Chain, Rugby, CV23\n- Fork lift licence',
    'Picker\nDHL Supply Chain\nDoncaster DN4 5PL\n- Fork lift licence',
    'Picker\nDHL Supply Chain is looking for pickers in Rugby.\n- Fork lift licence',
    'Job title: Picker\nCompany: DHL Supply Chain Ltd\nWork for DHL Supply Chain from Monday.\n- Fork lift licence',
  ])(
    'asks for nothing: %s',
    async (job) => {
      expect(namesOf(await analysed(CV, job))).not.toContain('Supply chain');
    },
    60_000,
  );

  it('of one word is still a skill where the skill is asked for', async () => {
    const job = 'Company: Snowflake\nData Engineer\nRequirements\n- Snowflake\n- SQL';
    expect(namesOf(await analysed(CV, job))).toContain('Snowflake');
  });
});

describe('lines that ask for nothing', () => {
  it.each([
    'Bradford',
    'Leeds, West Yorkshire',
    'Doncaster DN4',
    'Hull HU3 2AB, UK',
    'Bradford, Leeds and Wakefield',
    'No agencies.',
    'Strictly no agency calls please',
    'Safety boots needed',
    'Able to lift up to 25kg',
    'Able to work alternate weekends',
    'Some evenings and bank holidays',
  ])(
    'are no requirement: %s',
    async (line) => {
      const job = `Welder\nHull\nRequirements\n- MIG welding\n- ${line}\n- Forklift licence`;
      const { requirements } = await analysed(CV, job);
      expect(requirements.filter(({ jobLine, kind }) => jobLine?.includes(line) && kind !== 'location')).toEqual([]);
    },
    60_000,
  );

  it('are postcodes below a town, and not the papers that look like them', async () => {
    const names = namesOf(await analysed(CV, 'Sprayer\nRequirements\nBradford\nBD4\nPA1\nSpraying from a quad'));
    expect(names).not.toContain('BD4');
    expect(names).toContain('PA1');
  });
});

describe('a list of requirements', () => {
  it.each([
    'Key requirements:',
    'What we’re looking for',
    "What we're looking for",
    'What you’ll need:',
    'The successful candidate will:',
    'You’ll have',
  ])(
    'may stand under “%s”',
    async (heading) => {
      const analysis = await analysed(
        CV,
        `Fitter\nAbout us\nWe fit.\n${heading}\nThree phase motors\nDrives and inverters`,
      );
      expect(namesOf(analysis)).toEqual(expect.arrayContaining(['Three phase motors', 'Drives and inverters']));
      expect(namesOf(analysis).join('\n')).not.toContain(heading.replace(':', ''));
    },
    60_000,
  );

  it('may have no heading, only its marks', async () => {
    const analysis = await analysed(CV, 'Picker\nRugby\n£13 an hour\n*pick and pack with a scanner\n*basic numeracy');
    expect(namesOf(analysis)).toEqual(expect.arrayContaining(['Pick and pack with a scanner', 'Basic numeracy']));
  });

  it('is over where it is told what one gets', async () => {
    const job = 'Picker\nRequirements\n- Scanning\nWhat’s in it for you\n- Free hot meals\nIn return\n- A warm yard';
    expect(namesOf(await analysed(CV, job)).join('\n')).not.toMatch(/meals|yard/);
  });
});

describe('what a sentence asks for in a row', () => {
  it('is a requirement each', async () => {
    const analysis = await analysed(
      CV,
      'Care Assistant\nYou must have the Care Certificate or NVQ 2, own transport and 12 months in care.',
    );
    expect(namesOf(analysis)).toEqual(
      expect.arrayContaining(['Care Certificate or NVQ 2', 'Own transport', '12 months of experience']),
    );
  });
});

describe('what a sentence asks for', () => {
  it('ends where the next thing that one should know begins', async () => {
    const names = namesOf(
      await analysed(
        CV,
        'Data Engineer\nYou should have built pipelines that somebody else relied on, know why late-arriving rows hurt, and write tests.',
      ),
    );
    expect(names).toContain('Built pipelines that somebody else relied on');
  });
});

describe('months of experience', () => {
  const care = (dates: string) =>
    `Jo Tester\nYork, United Kingdom\n\nExperience\nCare Assistant, Oak Home, ${dates}\n- Personal care`;

  it.each([
    ['6 months in a care home', '6 months of experience'],
    ['At least 18 months’ experience as a care assistant', '18 months of experience'],
    ['previous care experience min 6 months', '6 months of experience'],
    ['Minimum of twelve months of care work', '12 months of experience'],
  ])(
    'count like years: %s',
    async (line, name) => {
      const job = `Care Assistant\nRequirements\n- Personal care\n- ${line}`;
      expect(named(await analysed(care('2015 - 2020'), job), name)).toMatchObject({ state: 'met', kind: 'experience' });
      expect(named(await analysed(CV, job), name)?.state).toBe('missing');
    },
    60_000,
  );

  it.each([
    'A fixed term contract of 12 months',
    'Your probation is 6 months in the role',
    'DBS checked in the last 12 months',
    'You will be trained within 3 months of your start',
  ])(
    'are none where they are a length of something else: %s',
    async (line) => {
      expect(namesOf(await analysed(CV, `Care Assistant\n- Personal care\n- ${line}`)).join('\n')).not.toContain(
        'months of experience',
      );
    },
    60_000,
  );
});

describe('own transport', () => {
  it.each([
    ['I have a full licence and own car.', 'met'],
    ['Car owner, happy to travel', 'met'],
    ['I have no car', 'missing'],
  ])(
    'is a car of one’s own: %s',
    async (line, state) => {
      const analysis = await analysed(
        `${CV}\n\nProfile\n${line}`,
        'Carer\nOwn transport is essential.\n- Personal care',
      );
      expect(named(analysis, 'Own transport')?.state).toBe(state);
    },
    60_000,
  );
});
