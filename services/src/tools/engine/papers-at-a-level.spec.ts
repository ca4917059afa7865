import { analysed } from './testing/texts.js';

const CV = (paper: string) =>
  `Ana Reed\nLeeds\n\nExperience\nTeaching Assistant, Some School, Leeds, 2018 - present\n- Supported pupils with SEND\n\nQualifications\n${paper}\n`;
const asked = async (ask: string, paper = 'CACHE Level 3 Supporting Teaching and Learning, 2018') =>
  (
    await analysed(CV(paper), `Higher Level Teaching Assistant\nLeeds\nRequirements\n- ${ask}\n- Phonics`)
  ).requirements.filter(({ jobLine }) => jobLine?.includes(ask));

describe('a paper at a level is what it says, and no A level', () => {
  it.each([
    ['hold a Level 3 teaching assistant qualification', 'Level 3 teaching assistant qualification'],
    ['You must hold a Level 3 teaching assistant qualification', 'Level 3 teaching assistant qualification'],
    ['a Level 3 qualification for teaching assistants', 'Level 3 qualification for teaching assistants'],
    ['Level 3 teaching assistant qualification', 'Level 3 teaching assistant qualification'],
    ['You hold a Level 3 qualification', 'Level 3 qualification'],
    [
      'a Level 2 or 3 qualification in supporting teaching and learning',
      'Level 2 or 3 qualification in supporting teaching and learning',
    ],
  ])('%s', async (ask, name) => {
    expect((await asked(ask)).map((each) => [each.name, each.state])).toEqual([[name, 'met']]);
  });

  it.each([
    ['Level 3 Diploma for Teaching Assistants, 2018', 'met'],
    ['NVQ Level 3 Supporting Teaching and Learning in Schools', 'met'],
    ['CACHE Level 2 Certificate in Supporting Teaching and Learning', 'partly'],
    ['CACHE Level 3 Supporting Teaching and Learning, in progress', 'partly'],
    ['Level 3 Diploma in Plumbing', 'missing'],
    ['BTEC Level 3 Business', 'missing'],
    ['Five GCSEs', 'missing'],
  ])('and is compared with what is held: %s, %s', async (paper, state) => {
    expect((await asked('hold a Level 3 teaching assistant qualification', paper)).map((each) => each.state)).toEqual([
      state,
    ]);
  });

  it.each(['Experience of teaching A level Chemistry', 'A-level teaching'])(
    'while who teaches for A levels does so: %s',
    async (ask) => {
      expect((await asked(ask)).map(({ name }) => name).join()).toMatch(/A[- ]level/);
    },
  );
});

describe('a level without a subject is in what the people of a post learn', () => {
  const levelOf = async (post: string, title: string, ask: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\n${post}, Some Firm, Leeds, 2015 - present\n- Kept files\n\nQualifications\nNVQ Level 3\n`,
        `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
      )
    ).requirements.find(({ jobLine, name }) => jobLine?.includes(ask) && !name.startsWith('Work as'))?.state;

  it.each(['Head Chef', 'Cook', 'Commis', 'Kitchen Assistant', 'Kitchen Porter', 'Kitchen Manager', 'Kitchen hand'])(
    'catering of a %s',
    async (post) => {
      expect(await levelOf(post, 'Cook', 'Level 3 qualification in catering')).toBe('met');
    },
  );

  it.each(['Kitchen Fitter', 'Kitchen Designer', 'Kitchen Installer', 'Kitchen Sales Adviser'])(
    'and not of a %s',
    async (post) => {
      expect(await levelOf(post, 'Cook', 'Level 3 qualification in catering')).toBe('missing');
    },
  );

  it.each([
    'Nursery Nurse',
    'Nursery Assistant',
    'Nursery Practitioner',
    'Nursery Manager',
    'Early Years Practitioner',
  ])('childcare of a %s', async (post) => {
    expect(await levelOf(post, 'Playworker', 'Level 3 qualification in childcare')).toBe('met');
  });

  it.each(['Nursery Grower', 'Plant Nursery Worker', 'Nursery Propagator', 'Nurseryman'])(
    'and not of a %s',
    async (post) => {
      expect(await levelOf(post, 'Playworker', 'Level 3 qualification in childcare')).toBe('missing');
    },
  );
});

describe('two levels in one line', () => {
  const stateOf = async (paper: string, ask: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\nStylist, Room 9, Leeds, 2018 - present\n- Cuts\n\nQualifications\n${paper}\n`,
        `Hair Stylist\nRequirements\n- ${ask}\n- Foils`,
      )
    ).requirements
      .filter(({ name }) => /level/i.test(name))
      .map(({ importance, state }) => `${importance} ${state}`)
      .toSorted();

  it.each(['NVQ 2 and 3 Hairdressing', 'NVQ Level 2 & 3 in Hairdressing, 2018', 'NVQ Level 2/3 Hairdressing'])(
    'that are held are both held: %s',
    async (paper) => {
      expect(await stateOf(paper, 'NVQ Level 3 Hairdressing')).toEqual(['required met']);
    },
  );

  it('are a must and a wish where the higher is preferred', async () => {
    const ask = 'NVQ Level 2 Hairdressing minimum, Level 3 preferred';
    expect(await stateOf('NVQ Level 2 Hairdressing', ask)).toEqual(['preferred partly', 'required met']);
    expect(await stateOf('NVQ Level 2 and 3 Hairdressing', ask)).toEqual(['preferred met', 'required met']);
  });

  it.each(['NVQ Level 2 Hairdressing; Level 3 Food Safety', 'NVQ Level 2 Hairdressing, Level 3 to follow'])(
    'are not both of one thing: %s',
    async (paper) => {
      expect(await stateOf(paper, 'NVQ Level 3 Hairdressing')).toEqual(['required partly']);
    },
  );

  it('and another paper in brackets does as well', async () => {
    const cv =
      'Owen Hughes\n\nExperience\nDeputy Manager, Bryn Court Care Home, 2019 - present\n- Rotas\n\nQualifications\nLevel 5 Leadership and Management for Health and Social Care, 2021';
    const ask = 'Level 5 Diploma in Leadership and Management (or RMA)';
    const { requirements } = await analysed(cv, `Care Home Manager\nRequirements\n- ${ask}\n- Rotas`);
    expect(requirements.find(({ name }) => name.startsWith('Level 5'))?.state).toBe('met');
  });
});
