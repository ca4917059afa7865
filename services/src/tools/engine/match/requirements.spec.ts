import type { CvAnalysisReply, Requirement } from '../../career-engine.js';
import { BuiltInEngine } from '../built-in-engine.js';
import { BuiltInMatchScorer } from '../built-in-match-scorer.js';
import { aCall } from '../testing/texts.js';
import { NOT_COMPARED } from './score.js';

const engine = new BuiltInEngine();
const analysed = (cv: string, job: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);
const namesOf = ({ requirements }: CvAnalysisReply): string[] => requirements.map(({ name }) => name);
/** A CV with one post and what was done in it. */
const held = (post: string, lines: readonly string[] = [], rest = ''): string =>
  ['Jo Tester', 'York, United Kingdom', '', 'Experience', post, ...lines.map((line) => `- ${line}`), rest].join('\n');

const WARD = 'Staff Nurse\nRequirements\n- NMC registration\n- 2 years of experience in critical care\n- Wound care';
const KITCHEN = 'Sous Chef\nRequirements\n- Menu planning\n- Leading a team of 4';
const CODE = 'Senior Software Developer\nRequirements\n- 4 years of experience in software development\n- PostgreSQL';
const SCHOOL = 'Physics Teacher\nRequirements\n- QTS\n- Degree in physics\n- Pastoral care';

describe('work in an occupation', () => {
  it.each([
    ['Domestic Assistant, County Hospital, 2016 - 2024', WARD],
    ['Laundry Attendant, Ward Block, City Hospital, 2016 - 2024', WARD],
    ['Waiter, Grand Hotel, 2015 - 2024', KITCHEN],
    ['Concierge, Grand Hotel, 2015 - 2024', KITCHEN],
    ['Service Desk Analyst, Some Council, 2014 - 2024', CODE],
    ['Cleaner, Hill School, 2012 - 2024', SCHOOL],
  ])(
    'is not that of somebody else in the same building: %s',
    async (post, job) => {
      const { requirements } = await analysed(
        held(post, ['Worked in the critical care unit, the kitchen and the classroom']),
        job,
      );
      expect(requirements.find(({ name }) => name.startsWith('Work as'))).toMatchObject({
        state: 'missing',
        cvLine: null,
      });
      expect(requirements.filter(({ state, kind }) => state === 'met' && kind !== 'location')).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['Charge Nurse, County Hospital, 2016 - 2024', WARD, 'met'],
    ['Nursing Assistant, County Hospital, 2016 - 2024', WARD, 'partly'],
    ['Sous Chef, Village Inn, 2015 - 2024', KITCHEN, 'met'],
    ['Cook, Village Inn, 2015 - 2024', KITCHEN, 'partly'],
    ['Sous Chef, Village Inn, 2015 - 2024', 'Head Chef\nRequirements\n- Menus', 'partly'],
    ['Head Chef, Village Inn, 2015 - 2024', KITCHEN, 'met'],
    ['Data Engineer, Some Bank, 2018 - 2024', 'Site Reliability Engineer\nRequirements\n- Kubernetes', 'partly'],
    ['Data Engineer, Some Bank, 2018 - 2024', 'DevOps Engineer\nRequirements\n- Kubernetes', 'partly'],
    ['SRE, Some Bank, 2018 - 2024', 'DevOps Engineer\nRequirements\n- Kubernetes', 'met'],
    ['Data Analyst, Some Bank, 2018 - 2024', 'Data Engineer\nRequirements\n- SQL', 'partly'],
    ['Warehouse Operative, Some Depot, 2018 - 2024', 'Forklift Driver\nRequirements\n- Loading', 'partly'],
    ['Accountant, Some Mill, 2018 - 2024', 'Finance Director\nRequirements\n- Budgets', 'partly'],
    ['Commis Chef, Village Inn, 2015 - 2024', KITCHEN, 'partly'],
    ['Web Developer, Some Studio, 2016 - 2024', CODE, 'met'],
    ['Teacher of Chemistry, Hill School, 2012 - 2024', SCHOOL, 'met'],
    ['Teaching Assistant, Hill School, 2012 - 2024', SCHOOL, 'partly'],
  ])(
    'is met by one of its family and level, and partly by a lower level: %s',
    async (post, job, state) => {
      const { requirements } = await analysed(held(post), job);
      expect(requirements.find(({ name }) => name.startsWith('Work as'))).toMatchObject({ state, cvLine: post });
    },
    60_000,
  );

  it('takes a post, not what somebody calls themselves', async () => {
    const cv = 'Jo Tester\nSoftware Developer\nYork\n\nProjects\n- Built a booking page in TypeScript with PostgreSQL';
    expect((await analysed(cv, CODE)).requirements.find(({ name }) => name.startsWith('Work as'))?.state).toBe(
      'partly',
    );
  }, 60_000);

  it('counts in a trade that no list knows', async () => {
    const job = 'Job title: Glazier\nRequirements\n- Full driving licence\n- IPAF card';
    const own = await analysed(held('Glazier, Panes of York, 2015 - 2024', [], 'Training\nIPAF card, 2022'), job);
    expect(named(own, 'Work as Glazier')?.state).toBe('met');
    expect(named(own, 'IPAF card')).toMatchObject({ state: 'met', kind: 'certificate' });
    const other = await analysed(held('Software Developer, Acme, 2015 - 2024'), job);
    expect(named(other, 'Work as Glazier')?.state).toBe('missing');
    expect(named(other, 'IPAF card')?.state).toBe('missing');
    expect(other.matchScore).toBe(0);
  }, 60_000);
});

describe('years of experience in something', () => {
  it('count in the posts that show it, and say which', async () => {
    const job = 'Staff Nurse\nRequirements\n- 3 years of experience in palliative care\n- NMC registration';
    const ward = held(
      'Staff Nurse, Hill Hospital, 2018 - 2020',
      ['Surgical ward of 20 beds'],
      'Staff Nurse, St Anne, 2010 - 2017\n- End of life care in a hospice',
    );
    expect(named(await analysed(ward, job), '3 years of experience')).toMatchObject({
      state: 'met',
      cvLine: 'Staff Nurse, St Anne, 2010 - 2017',
    });
    const without = held('Staff Nurse, Hill Hospital, 2010 - 2020', ['Surgical ward of 20 beds']);
    expect(named(await analysed(without, job), '3 years of experience')?.state).toBe('partly');
    const nanny = held('Nanny, private family, 2010 - 2020', ['Cared for three children']);
    expect(named(await analysed(nanny, job), '3 years of experience')?.state).toBe('missing');
  }, 60_000);

  it.each([
    ['Electrician, Sparks Ltd', 'Electrician\nRequirements\n- 5 years of experience as an electrician\n- 18th Edition'],
    ['Accountant, Acme', 'Accountant\nRequirements\n- 5 years of relevant experience in an accounting role\n- Excel'],
    ['HR Officer, Acme', 'HR Officer\nRequirements\n- 5 years of HR experience\n- Recruitment'],
  ])(
    'count with the dates above the post: %s',
    async (post, job) => {
      const cv = `Jo Tester\nYork\n\nWork history\n2016 - 2023\n${post}\n- Kept the records\n2015 - 2016\nLabourer, Build Ltd`;
      expect(named(await analysed(cv, job), '5 years of experience')).toMatchObject({ state: 'met', cvLine: post });
    },
    60_000,
  );

  it('of other work make nobody senior', async () => {
    const support = await analysed(held('Helpdesk Technician, Some Bank, 2008 - 2024'), CODE);
    expect(named(support, '4 years of experience')?.state).toBe('missing');
    expect(named(support, 'Senior level')?.state).toBe('missing');
    const own = await analysed(held('Software Developer, Some Bank\n2012 - 2024'), CODE);
    expect(named(own, '4 years of experience')).toMatchObject({
      state: 'met',
      cvLine: 'Software Developer, Some Bank',
    });
  }, 60_000);
});

describe('what an advert says it does not ask for', () => {
  it.each([
    'No degree necessary.',
    'No formal degree is required.',
    'We do not ask for a degree.',
    'We don’t insist on a degree.',
    'A degree is not a requirement.',
    'You can join us without a degree.',
    'A degree is nice but not required.',
    'You do not need a degree, but Python is essential.',
  ])(
    'is no requirement: %s',
    async (sentence) => {
      const names = namesOf(
        await analysed(
          held('Cook, Village Inn, 2015 - 2024'),
          `Software Developer\n${sentence}\nPostgreSQL is required.`,
        ),
      );
      expect(names).not.toContain('Degree');
      expect(names).toContain('PostgreSQL');
      if (sentence.includes('Python')) expect(names).toContain('Python');
    },
    60_000,
  );
});

describe('alternatives', () => {
  it('are one requirement that any of them meets', async () => {
    const job = 'Software Developer\nRequirements\n- Rust, Kotlin or C#\n- MongoDB/Redis\n- Docker and Kubernetes';
    const analysis = await analysed(
      held('Software Developer, Acme, 2018 - 2024', ['Built services in Kotlin with Redis']),
      job,
    );
    expect(named(analysis, 'Rust language, Kotlin or C#') ?? named(analysis, 'Rust, Kotlin or C#')).toMatchObject({
      state: 'met',
    });
    expect(named(analysis, 'MongoDB or Redis')?.state).toBe('met');
    expect(namesOf(analysis)).toEqual(expect.arrayContaining(['Docker', 'Kubernetes']));
  }, 60_000);
});

describe('alternatives of which one is asked for by itself', () => {
  it('are not asked for beside it', async () => {
    const job = 'React Developer\nYou know React or Angular, and TypeScript.';
    const analysis = await analysed(held('Software Developer, Acme, 2018 - 2024', ['Built shops in React']), job);
    expect(namesOf(analysis)).toContain('React');
    expect(namesOf(analysis).filter((name) => name.includes('Angular'))).toEqual([]);
  }, 60_000);
});

describe('a qualification', () => {
  it.each([
    ['Education\nQualified Teacher Status (QTS)', 'met'],
    ['Profile\nScience teacher with QTS and eight years in class.', 'met'],
    ['Education\nQTS, expected July 2027', 'partly'],
    ['Interests\nReading about QTS', 'missing'],
  ])(
    'counts wherever it is stated as held: %s',
    async (lines, state) => {
      expect(
        named(await analysed(held('Teacher of Physics, Hill School, 2012 - 2024', [], lines), SCHOOL), 'QTS')?.state,
      ).toBe(state);
    },
    60_000,
  );

  it('that is begun is half of one', async () => {
    const job = 'Accountant\nRequirements\n- Qualified accountant (ACCA or CIMA)\n- Management accounts';
    const begun = held('Accountant, Acme, 2018 - 2024', [], 'Education\nCIMA: 11 of 16 exams passed');
    expect((await analysed(begun, job)).requirements.find(({ kind }) => kind === 'certificate')?.state).toBe('partly');
  }, 60_000);

  it('of a lower level, or in another subject, is not the one asked for', async () => {
    const care = 'Care Assistant\nRequirements\n- NVQ Level 4 in Health and Social Care\n- Personal care';
    const low = await analysed(
      held('Care Assistant, Oak Home, 2018 - 2024', [], 'Education\nNVQ Level 2 Health and Social Care'),
      care,
    );
    expect(named(low, 'NVQ Level 4 in Health and Social Care')?.state).toBe('missing');
    expect(namesOf(low)).not.toContain('Social work');
    const other = await analysed(
      held('Teacher of Art, Hill School, 2012 - 2024', [], 'Education\nBA Fine Art, University of Leeds'),
      SCHOOL,
    );
    expect(named(other, 'Degree')?.state).toBe('missing');
    expect(other.content).toContain('in another subject');
    const own = await analysed(
      held('Physics Teacher, Hill School, 2012 - 2024', [], 'Education\nBSc Physics, University of Leeds'),
      SCHOOL,
    );
    expect(named(own, 'Degree')?.state).toBe('met');
  }, 60_000);

  it('may be a diploma where the advert takes one', async () => {
    const job = 'Midwife\nRequirements\n- Degree or diploma in midwifery\n- NMC registration';
    const cv = held('Midwife, Hill Hospital, 2012 - 2024', [], 'Education\nDiploma in Midwifery, 2011');
    expect(named(await analysed(cv, job), 'Degree')?.state).toBe('met');
  }, 60_000);
});

describe('work that is described rather than named', () => {
  it.each([
    ['Medication administration', 'Gave oral and intravenous medicines to 12 people a shift'],
    ['Team leadership', 'Headed a crew of 5 on the evening shift'],
    ['Stock control', 'Ordered and counted the stock of two stores'],
  ])(
    'shows %s',
    async (skill, line) => {
      const analysis = await analysed(
        held('Shift Lead, Some Place, 2018 - 2024', [line]),
        `Shift Lead\nRequirements\n- ${skill}\n- Excel`,
      );
      expect(named(analysis, skill)).toMatchObject({ state: 'met', cvLine: `- ${line}` });
    },
    60_000,
  );
});

describe('an advert of which little is known', () => {
  const nurse = held(
    'Staff Nurse, Hill Hospital, 2012 - 2024',
    ['Wound care on a surgical ward', 'Critical care of 4 beds'],
    'Training\nNMC registration',
  );

  it('leaves the rest of the score open, and says so', async () => {
    const { matchScore, content, requirements } = await analysed(nurse, 'Staff Nurse\nYork, United Kingdom');
    expect(requirements).toContainEqual(
      expect.objectContaining({ name: NOT_COMPARED, state: 'missing', cvLine: null }),
    );
    expect(matchScore).toBeLessThan(50);
    expect(content).toContain('The advert says little that can be compared');
    expect(content).not.toContain(`${NOT_COMPARED}: missing`);
  }, 60_000);

  it('stands below a full one in the order of matches', () => {
    const scorer = new BuiltInMatchScorer();
    const job = (description: string) =>
      scorer.readJob({ title: 'Staff Nurse', company: 'Hill', location: 'York', experienceLevel: null, description });
    const cv = scorer.readCv(nurse);
    expect(scorer.order(cv, job(WARD))).toBeGreaterThan(scorer.order(cv, job('')));
  }, 60_000);

  it('is half known at most in another language', async () => {
    const job =
      'Chef de partie\nNous recherchons un chef de partie pour notre cuisine. Vous êtes responsable de la section des sauces.';
    const { matchScore, content } = await analysed(held('Chef de Partie, Grand Hotel, 2015 - 2024'), job);
    expect(matchScore).toBeLessThanOrEqual(50);
    expect(content).toContain('Most of the advert was not read');
  }, 60_000);

  it('has its lines looked for in words where no vocabulary knows them, and tells how many', async () => {
    const job =
      'HGV Driver\nRequirements\n- Digital tachograph card\n- Loading with a tail lift\n- Knowledge of London streets';
    const own = held(
      'HGV Driver, Some Haulier, 2015 - 2024',
      ['Loading and unloading with a tail lift'],
      'Licences\nDigital tachograph card',
    );
    const analysis = await analysed(own, job);
    expect(named(analysis, 'Digital tachograph card')?.state).toBe('met');
    expect(named(analysis, 'Loading with a tail lift')?.state).toBe('met');
    expect(named(analysis, 'Knowledge of London streets')?.state).toBe('missing');
    expect(analysis.content).toContain('3 requirements are in no vocabulary');
  }, 60_000);
});

describe('a place', () => {
  it('in the same country and another town is met in part', async () => {
    const job = 'Staff Nurse\nLeeds, United Kingdom\nRequirements\n- Wound care';
    expect(named(await analysed(held('Staff Nurse, Hill Hospital, 2012 - 2024'), job), 'Based in Leeds')?.state).toBe(
      'partly',
    );
  }, 60_000);
});

describe('a requirement in a sentence, of which no vocabulary knows the name', () => {
  const PLASTERER = [
    'Plasterer',
    'We are a family firm in Hull. You will have experience of lime rendering on listed buildings.',
    'Knowledge of breathable insulation systems is essential, as every house we work on is older than the firm itself.',
    'Applicants should be comfortable working from mobile towers, and a track record of finishing heritage jobs on time would be an advantage.',
    'The person we look for has shown care for old houses before and must hold PA1 and PA6 tickets.',
    'We must receive your application by Friday. It is essential that you contact us early. You will have access to a van.',
    'Registration with the NMC is not required, and you would hold about forty keys.',
  ].join('\n');

  it('is one of its own, in the words of the sentence and no longer than it needs', async () => {
    const { requirements } = await analysed(held('Plasterer, Walls of Hull, 2015 - 2024'), PLASTERER);
    const rows = requirements.filter(({ kind }) => kind === 'skill' || kind === 'certificate');
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Experience of lime rendering',
        'Knowledge of breathable insulation systems',
        'Working from mobile towers',
        'Track record of finishing heritage jobs on time',
        'PA1 and PA6 tickets',
      ]),
    );
    for (const { name, jobLine } of rows) {
      expect(name.length).toBeLessThanOrEqual(70);
      expect(PLASTERER).toContain(jobLine);
    }
    expect(rows.map(({ name }) => name).join('\n')).not.toMatch(/application|contact us|access|keys|^Registration$/im);
    expect(named({ requirements } as CvAnalysisReply, 'PA1 and PA6 tickets')?.kind).toBe('certificate');
    const track = requirements.find(({ name }) => name.startsWith('Track record'));
    expect(track?.importance).toBe('preferred');
  }, 60_000);

  it('is met by the same words in the CV, and by no others', async () => {
    const own = await analysed(
      held('Plasterer, Walls of Hull, 2015 - 2024', [
        'Rendered two farm houses in lime',
        'Fitted insulation to flats, and worked from scaffolds',
      ]),
      PLASTERER,
    );
    expect(named(own, 'Experience of lime rendering')).toMatchObject({
      state: 'met',
      cvLine: '- Rendered two farm houses in lime',
    });
    expect(named(own, 'Knowledge of breathable insulation systems')?.state).toBe('missing');
    expect(named(own, 'Working from mobile towers')?.state).toBe('missing');
  }, 60_000);
});

describe('trades', () => {
  it.each([
    ['Landscape Gardener, Green Ltd, 2015 - 2024', 'Head Gardener', 'met'],
    ['Floor Layer, Tiles of Hull, 2015 - 2024', 'Tiler', 'met'],
    ['HGV Driver (Class 2), Haul Ltd, 2015 - 2024', 'HGV Class 1 Driver', 'partly'],
    ['Bus Driver, City Buses, 2015 - 2024', 'HGV Driver', 'partly'],
    ['Senior Care Assistant, Oak Home, 2015 - 2024', 'Care Worker', 'met'],
    ['Painter and Decorator, Walls Ltd, 2015 - 2024', 'Plasterer', 'missing'],
    ['Window Cleaner, Clear Ltd, 2015 - 2024', 'Hospital Cleaner', 'missing'],
    ['Train Driver, Some Rail, 2015 - 2024', 'Van Driver', 'partly'],
  ])(
    'are known by the coding index: %s for a %s',
    async (post, title, state) => {
      const { requirements } = await analysed(held(post), `${title}\nRequirements\n- Full driving licence`);
      expect(requirements.find(({ name }) => name === `Work as ${title}`)?.state).toBe(state);
    },
    60_000,
  );

  it('are not seen in surnames', async () => {
    const cv = 'Jo Mason\nYork, United Kingdom\n\nExperience\nWaiter, Grand Hotel, 2015 - 2024';
    const { requirements } = await analysed(cv, 'Mason\nRequirements\n- Full driving licence');
    expect(requirements.find(({ name }) => name === 'Work as Mason')?.state).not.toBe('met');
  }, 60_000);
});
