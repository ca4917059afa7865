import { readFileSync } from 'node:fs';
import { BuiltInEngine } from './built-in-engine.js';
import { roleFit } from './match/role-fit.js';
import { readCv } from './reading/cv-reader.js';
import { fieldOfWork, occupationOf } from './reading/occupation-families.js';
import { occupationWords } from './reading/occupations.js';
import { aCall, analysed, letter, work } from './testing/texts.js';

const asks = async (cv: string, title: string, ...lines: string[]) =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;

type Asks = Awaited<ReturnType<typeof asks>>;

const states = (requirements: Asks) => Object.fromEntries(requirements.map(({ name, state }) => [name, state]));

describe('what a head chef is asked for', () => {
  const CV = (headline: string, ...posts: string[]) =>
    `Ana Reed\nLisbon\n\nProfile\n${headline}\n\nExperience\n${posts.join('\n')}\n`;
  const chef = CV(
    'Ten years in hotels.',
    'Sous Chef - Some Resort - 2021 to present',
    'Run the hot section and pass for 250 covers, team of 12',
    'New coastal tasting menu, 8 courses',
  );

  it('is shown by a team and a new menu, however they stand in the line', async () => {
    const found = states(await asks(chef, 'Head Chef', 'Write daily changing menus', 'Manage a brigade of 5'));
    expect(found).toMatchObject({ 'Menu planning': 'met', 'People management': 'met' });
  });
});

describe('what a night receptionist is asked for', () => {
  const receptionist = `Miguel Torres
Hotel receptionist
Málaga, España – Settled status in UK: no. Spanish citizen.

Experience
Front Desk Agent, Hotel Bahía 4*, Málaga, May 2022 - Oct 2025
Check-in and check-out for 180 rooms in Opera, complaints, cash

Idiomas: Español nativo, inglés C1
`;

  const advert =
    'Night Receptionist – The Wordsworth Arms Hotel, Keswick. Live in available.\n' +
    'Duties: check guests in and out, answer calls. You must already have the right to work in the UK. You need good English.';

  it('is arrivals, the trade by the name of its desk, and no right that the CV denies', async () => {
    const { requirements } = await analysed(receptionist, advert);
    expect(states(requirements)).toMatchObject({
      ...{ 'Work as Night Receptionist': 'met', 'Guest check-in': 'met', 'Right to work': 'missing' },
    });
    const said = await letter(receptionist, advert);
    expect(said).toContain('Dear hiring team at The Wordsworth Arms Hotel');
    expect(said).not.toMatch(/I have settled status/i);
  });
});

describe('a receptionist of a hotel works at its front desk', () => {
  const CV = (post: string, line: string) => `Ana Reed\nLeeds\n\nExperience\n${post}, 2015 - present\n- ${line}\n`;
  const JOB = (title: string, ask: string) => `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`;

  const WAITRESS = '\nWaitress (part-time), Some Bistro, 2012 - 2015\n- Served guests\n';

  it.each([
    'Receptionist, The Imperial Quay Hotel, Cape Town',
    'Receptionist at the Imperial Quay Hotel',
    'Receptionist | Holiday Inn Leeds',
    'Day receptionist, Some Beach Resort',
    'Receptionist, Radisson Blu, Durban',
  ])('%s', async (post) => {
    const found = work(await analysed(CV(post, 'Checked guests in') + WAITRESS, JOB('Front Desk Agent', 'Opera')));
    expect([found?.state, found?.cvLine?.startsWith(post)]).toEqual(['met', true]);
  });

  it('also where the hotel is named above', async () => {
    const cv = `Ana Reed\nLeeds\n\nExperience\nThe Imperial Quay Hotel, Cape Town\nReceptionist, 2015 - present\n- Checked guests in\n${WAITRESS}`;
    expect(work(await analysed(cv, JOB('Front Desk Agent', 'Opera')))?.state).toBe('met');
  });

  it.each([
    'Receptionist, Some Dental Surgery, Leeds',
    'Medical Receptionist, Some Hospital',
    'Receptionist, Some Law LLP',
  ])('and another’s does not: %s', async (post) => {
    expect(work(await analysed(CV(post, 'Answered the telephone'), JOB('Front Desk Agent', 'Opera')))?.state).not.toBe(
      'met',
    );
  });
});

describe('a nursery of plants is none of children', () => {
  const CV = (post: string, ...duties: string[]) =>
    `Ana Reed\nLeeds\n\nExperience\n${post}, 2019 - present\n${duties.map((duty) => `- ${duty}\n`).join('')}`;
  const WITH_PLANTS = CV('Nursery Assistant, Hillier Garden Centre, Leeds', 'Potting on and watering 4,000 plants');
  const WITH_CHILDREN = CV('Nursery Assistant, Bluebell Nursery, Leeds', 'Key person for six children under two');
  const OF_PLANTS =
    'Nursery Assistant\nHillier Garden Centre, Leeds\nYou will pot on and water our plants.\nRequirements\n- Potting and watering\n- 1 year of experience in a plant nursery';
  const OF_CHILDREN =
    'Nursery Assistant\nBluebell Day Nursery, Leeds\nYou will look after children under two.\nRequirements\n- EYFS\n- 1 year of experience in childcare';

  const family = (cv: string) => readCv(cv, new Date()).posts[0]?.known?.family;

  it.each([
    ['Nursery Assistant, Hillier Garden Centre, Leeds', 'Potting on and watering'],
    ['Nursery Assistant, Coles Ltd', 'Propagation of shrubs in polytunnels'],
    ['Plant Nursery Assistant, Coles Ltd', 'Watering'],
    ['Nursery Supervisor, Bransford Webbs', 'Dispatch of hardy nursery stock'],
    ['Nursery Manager, Wyevale', 'Ran four glasshouses'],
    ['Nursery Worker, Coles Ltd', 'Took cuttings and graded seedlings'],
  ])('%s: %s', (post, duty) => {
    expect(family(CV(post, duty))).toBe('5112');
  });

  it.each([
    ['Nursery Assistant, Bluebell Nursery, Leeds', 'Key person for six children'],
    ['Nursery Assistant, Bluebell Nursery, Leeds', 'Planted seedlings in the garden with the children'],
    ['Nursery Assistant, Little Acorns', 'Set up activities'],
    ['Nursery Nurse, Greenhouse Day Nursery', 'Nappies and feeds'],
    ['Nursery Manager, Busy Bees', 'Prepared for Ofsted; grew tomato plants with pre-school'],
  ])('%s: %s', (post, duty) => {
    expect(family(CV(post, duty))).toBe('childcare');
  });

  it('so that neither answers an advert of the other', async () => {
    const stateOf = async (cv: string, job: string) => work(await analysed(cv, job))?.state;
    expect(await stateOf(WITH_PLANTS, OF_PLANTS)).toBe('met');
    expect(await stateOf(WITH_CHILDREN, OF_CHILDREN)).toBe('met');
    expect(await stateOf(WITH_PLANTS, OF_CHILDREN)).toBe('missing');
    expect(await stateOf(WITH_CHILDREN, OF_PLANTS)).toBe('missing');
  });

  it('and asks for no early years', async () => {
    const names = (await analysed(WITH_PLANTS, OF_PLANTS)).requirements.map(({ name }) => name);
    expect(names).not.toContain('Early childhood');
    const ofChildren = (await analysed(WITH_PLANTS, OF_CHILDREN)).requirements;
    expect(ofChildren.find(({ name }) => name === 'Early childhood')?.state).toBe('missing');
  });
});

const engine = new BuiltInEngine();

const cvText = `Ana Reed
Registered Nurse, Leeds

Experience
Staff Nurse (Band 5), Some Hospital, Leeds - March 2021 to present
- Lead a team of four healthcare assistants on night shifts on a 28-bed respiratory ward
- Administer intravenous antibiotics and non-invasive ventilation to up to eight patients per shift
- Mentor two student nurses each term

Skills
Wound care, cannulation, venepuncture

Certifications
Immediate Life Support (ILS), 2023`;

const jobDescription = `Senior Staff Nurse - Intensive Care Unit
You will care for critically ill patients and coordinate shifts.
Essential requirements
- NMC registration
- Experience of caring for mechanically ventilated patients and haemofiltration
- Advanced Life Support (ALS) certificate
Desirable
- Mentorship or practice assessor qualification`;

describe('a nurse who goes to intensive care', () => {
  const analysis = engine.analyseCv({ cvText, jobDescription }, aCall());
  const asked = async (name: string) => (await analysis).requirements.find((each) => each.name === name);

  it('has a step on the way to a higher course, and work next to another', async () => {
    expect(await asked('Advanced life support')).toMatchObject({
      state: 'partly',
      cvLine: expect.stringMatching(/ILS/),
    });
    expect(await asked('Mechanical ventilation')).toMatchObject({
      state: 'partly',
      cvLine: expect.stringMatching(/non-invasive/),
    });
  });

  it('is told of what is missing in the words of the advert', async () => {
    expect((await asked('Haemofiltration'))?.state).toBe('missing');
  });

  it('is asked early where it stands with the papers that the post requires', async () => {
    const first = await engine.writeQuestions({ cvText, jobDescription, batch: 0, asked: [] }, aCall());
    const asked = first.questions.map(({ question }) => question);
    const second = await engine.writeQuestions({ cvText, jobDescription, batch: 1, asked }, aCall());
    const all = [...asked, ...second.questions.map(({ question }) => question)].join('\n');
    expect(all).toMatch(/NMC registration/);
    expect(all).toMatch(/advanced life support/i);
  });

  it('learns to run a shift beside whoever does, and supervision from those who set its standards', async () => {
    const { content: analysisContent } = await analysis;
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall());
    expect(content).toMatch(/# Coordinate shifts\n(?:- .*\n)*- It is learned beside whoever does it/);
    expect(content).toContain('preparation of supervisors');
    expect(content).not.toContain('what the body that grants Mentorship');
  });

  it('is given no reason for a move that the advert does not give', async () => {
    const { changes } = await engine.optimiseCv({ cvText, jobDescription }, aCall());
    expect(changes.map(({ reason }) => reason)).not.toContain('The advert asks for what stands there.');
  });
});

it('asks a chef about the post by its name, and not for its headline as if it were a skill', async () => {
  const chef = {
    cvText: 'Ana Reed\nSous Chef, Some Table, Bristol, June 2020 - present\n- Wrote the autumn menu',
    jobDescription: 'Head Chef - country hotel, Cotswolds\nWhat you will bring\n- Level 3 Food Safety\n- Pastry skills',
  };
  const { questions } = await engine.writeQuestions({ ...chef, batch: 0, asked: [] }, aCall());
  const texts = questions.map(({ question }) => question).join('\n');
  expect(texts).not.toContain('The advert asks for “Head Chef');
});

describe('an everyday trade', () => {
  const called = (title: string) => ({
    ...{ title, field: fieldOfWork(title), known: occupationOf(title), occupation: occupationWords(title) },
  });
  const fit = (post: string, advert: string) => roleFit(called(post), called(advert));
  const trades = readFileSync(new URL('testing/trades.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line): [string, string[], string[]] => {
      const [same = '', others = ''] = line.split(' | ');
      const names = same.split('; ');
      return [names[0] ?? '', names, others.split('; ').filter(Boolean)];
    });

  it.each(trades)('is one under each of its names, and no neighbour’s: %s', (_trade, names, others) => {
    const apart = names.flatMap((post) =>
      names.filter((advert) => fit(post, advert) !== 'same').map((advert) => `${post} for ${advert}`),
    );
    const taken = others.flatMap((post) =>
      names.filter((advert) => fit(post, advert) === 'same').map((advert) => `${post} for ${advert}`),
    );
    expect({ apart, taken }).toEqual({ apart: [], taken: [] });
  });

  it('is no other of the same word where the list knows both', () => {
    expect(fit('Landscape Architect', 'Architect')).not.toBe('same');
    expect(fit('Dental Nurse', 'Nurse')).not.toBe('same');
    expect(fit('HGV Driver', 'Driver')).toBe('same');
    expect(fit('Senior Architect, Some Studio', 'Architect')).toBe('same');
    expect(fit('Receptionist and Dental Nurse', 'Receptionist')).toBe('same');
  });

  it('is not read from a surname or an address', () => {
    for (const name of ['Emma Baker', 'Harry Potter', 'Jo Tailor', '12 Baker Street'])
      expect(occupationOf(name)).toBeNull();
    for (const post of ['Baker', 'Head Baker', 'Retail Baker', 'Tailor']) expect(occupationOf(post)).not.toBeNull();
  });

  it('takes titles of the coding index where a group of it is of that trade alone', () => {
    expect(occupationOf('Hospital Librarian')?.family).toBe('libraries');
    expect(occupationOf('Taxation Consultant')?.family).toBe('tax');
    expect(occupationOf('Debt Management Associate')?.family).toBe('credit control');
  });
});

describe('years in an everyday trade', () => {
  const cv = (post: string) =>
    `Ana Reed\nLeeds\n\nExperience\n${post}, Some Employer, Leeds, 2017 - present\n- Looked after 40 cases a month\n`;

  it.each([
    ['Principal Planning Officer', 'Town Planner'],
    ['Reporter', 'Journalist'],
    ['Prison Custody Officer', 'Prison Officer'],
    ['Gym Instructor', 'Personal Trainer'],
    ['Lettings Negotiator', 'Estate Agent'],
    ['Care Team Leader', 'Senior Care Assistant'],
  ])('are those of a %s for a %s', async (post, title) => {
    const reply = await analysed(
      cv(post),
      `${title}\nRequirements\n- At least 3 years of experience as a ${title.toLowerCase()}\n- Time management`,
    );
    expect(work(reply)?.state).toBe('met');
    expect(reply.requirements.find(({ name }) => /years/.test(name))?.state).toBe('met');
  });
});

it('asks a funeral director for no rank of a director', async () => {
  const cv =
    'Ana Reed\nLeeds\n\nExperience\nFuneral Arranger, Some Funerals, Leeds, 2017 - present\n- Arranged funerals\n';
  const names = async (title: string) =>
    (await analysed(cv, `${title}\nRequirements\n- Time management`)).requirements.map(({ name }) => name);
  expect(await names('Funeral Director')).not.toContain('Head or director level');
  expect(await names('Finance Director')).toContain('Head or director level');
});
