import { readCv } from './reading/cv-reader.js';
import { analysed, letter } from './testing/texts.js';

describe('a paper at a level is what it says, and no A level', () => {
  const CV = (paper: string) =>
    `Ana Reed\nLeeds\n\nExperience\nTeaching Assistant, Some School, Leeds, 2018 - present\n- Supported pupils with SEND\n\nQualifications\n${paper}\n`;
  const asked = async (ask: string, paper = 'CACHE Level 3 Supporting Teaching and Learning, 2018') =>
    (
      await analysed(CV(paper), `Higher Level Teaching Assistant\nLeeds\nRequirements\n- ${ask}\n- Phonics`)
    ).requirements.filter(({ jobLine }) => jobLine?.includes(ask));

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

describe('a vocational paper of which an advert says the level alone', () => {
  const stateOf = async (title: string, ask: string, post: string, paper: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\n${post}, Some Firm, Leeds, 2015 - present\n- Did the work of it\n\nQualifications\n${paper}\n`,
        `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
      )
    ).requirements.find(({ jobLine, name }) => jobLine?.includes(ask) && !name.startsWith('Work as'))?.state;

  describe.each([
    'SVQ/NVQ level 3',
    'NVQ Level 3',
    'Level 3 NVQ',
    'NVQ Level 3 or equivalent',
    'SVQ Level 3 or above',
    'Qualified to NVQ Level 3',
    'A relevant NVQ Level 3 qualification',
  ])('“%s” of an electrician', (ask) => {
    it.each([
      ['Electrician', 'NVQ Level 3 Electrical Installation', 'met'],
      ['Electrician', 'City & Guilds Level 3 Diploma in Electrical Installations', 'met'],
      ['Electrician', 'NVQ Level 3', 'met'],
      ['Electrician', 'NVQ Level 3 Plumbing', 'partly'],
      ['Electrician', 'SVQ Level 3 Customer Service', 'partly'],
      ['Electrician', 'NVQ Level 2 Electrical Installation', 'partly'],
      ['Hairdresser', 'NVQ Level 3 Hairdressing', 'partly'],
      ['Hairdresser', 'NVQ Level 3', 'partly'],
      ['Electrician', 'GCSEs', 'missing'],
    ])('of a %s with “%s” is %s', async (post, paper, state) => {
      expect(await stateOf('Electrician', ask, post, paper)).toBe(state);
    });
  });

  it.each([
    ['Care Assistant', 'Care Assistant', 'NVQ Level 3 Health and Social Care', 'met'],
    ['Care Assistant', 'Support Worker', 'QCF Level 3 Diploma in Adult Care', 'met'],
    ['Care Assistant', 'Care Assistant', 'NVQ Level 3 Plumbing', 'partly'],
    ['Administrator', 'Administrator', 'NVQ Level 3 Business Administration', 'met'],
    ['Administrator', 'Administrator', 'NVQ Level 3 Hairdressing', 'partly'],
    ['Vehicle Technician', 'Mechanic', 'NVQ Level 3 Light Vehicle Maintenance and Repair', 'met'],
    ['Vehicle Technician', 'Mechanic', 'NVQ Level 3 Beauty Therapy', 'partly'],
    ['Chef', 'Chef', 'NVQ Level 3 Professional Cookery', 'met'],
    ['Nursery Nurse', 'Nursery Nurse', 'NVQ Level 3 Childcare', 'met'],
  ])('is in its own trade: %s, of a %s with “%s”: %s', async (title, post, paper, state) => {
    expect(await stateOf(title, 'NVQ Level 3', post, paper)).toBe(state);
  });

  it('while one with a subject is in that', async () => {
    const ask = 'NVQ Level 3 in Plumbing';
    expect(await stateOf('Maintenance Electrician', ask, 'Electrician', 'NVQ Level 3 Plumbing')).toBe('met');
    expect(
      await stateOf('Maintenance Electrician', ask, 'Electrician', 'NVQ Level 3 Electrical Installation'),
    ).not.toBe('met');
  });
});

describe('a post whose title is the name of a registration', () => {
  const today = new Date('2026-11-30');
  const cvWith = (line: string) =>
    `Ian Orr\nPerth\n\nWork\n${line}\nNurse clinics.\nReceptionist - Tay Dental, Perth - 09/2019 until 01/2022\nPhones.\n`;

  it.each([
    'Registered Veterinary Nurse - Tay Vets, Inverness (small animal, 4 vets) - 02/2022 until now',
    'Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 until now',
    'Registered Veterinary Nurse – Tay Vets, Perth – 02/2022 – present',
    'Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 to present',
    'Registered Veterinary Nurse - Tay Vets, Perth - Feb 2022 to date',
    'Registered Veterinary Nurse - Tay Vets, Perth - since 02/2022',
    'Registered Veterinary Nurse - Tay Vets, Perth - from 02/2022',
    'Registered Veterinary Nurse at Tay Vets, 02/2022 - now',
    'Registered Veterinary Nurse | Tay Vets | 02/2022 - now',
  ])('is one where it says where and from when to when: %s', (line) => {
    const [post] = readCv(cvWith(line), today).posts;
    expect(post?.title).toContain('Registered Veterinary Nurse');
    expect(post?.spans).toEqual([{ from: 2022 * 12 + 1, to: 2026 * 12 + 11 }]);
  });

  it.each([
    'Registered Veterinary Nurse - Royal College Register - 2021 until 2087',
    'Registered Veterinary Nurse (RCVS)',
    'Registered Veterinary Nurse, RCVS, 2021',
    'First Aid at Work - St John Ambulance - 2022 to 2025',
    'Driver CPC - DVSA - 2019 to 2024',
  ])('and none where it is held: %s', (line) =>
    expect(readCv(cvWith(line), today).posts.map(({ title }) => title)).toEqual(['Receptionist - Tay Dental, Perth']),
  );

  it('is told as the one that is held now', async () => {
    const told = await letter(
      cvWith('Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 until now'),
      'Veterinary Nurse, Dundee\n- 3 years as a veterinary nurse\n- Nurse clinics',
    );
    expect(told).toContain('I work as a Registered Veterinary Nurse at Tay Vets, Perth');
  });
});

const CV = (role: string, line: string, below: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, 2017 - present\n- ${line}\n\nQualifications\n${below}\n`;

const JOB = (role: string, ask: string) => `${role}\nLeeds\nRequirements\n- ${ask}\n- Punctual`;

const statesOf = async (role: string, ask: string, { line = 'Came to work', below = 'First aid' }) =>
  (await analysed(CV(role, line, below), JOB(role, ask))).requirements
    .filter(({ jobLine }) => jobLine?.includes(ask))
    .map(({ state }) => state);

describe('a paper of a level in a discipline', () => {
  const ASK = 'NVQ Level 3 in an electrical discipline';

  it.each([
    [ASK, 'NVQ Level 3 Electrotechnical Services', 'met'],
    [ASK, 'NVQ Level 3 Electrical Installation', 'met'],
    [ASK, 'City & Guilds 2365 Level 3 Electrical', 'met'],
    [ASK, 'NVQ Level 3', 'met'],
    ['Level 3 qualification in the electrical field', 'NVQ Level 3 Electrical Installation', 'met'],
    ['NVQ Level 3 Electrotechnical', 'NVQ Level 3 Electrical Installation', 'met'],
    [ASK, 'NVQ Level 2 Electrical Installation', 'partly'],
    [ASK, 'NVQ Level 3 Plumbing', 'missing'],
    [ASK, 'NVQ Level 3 Customer Service', 'missing'],
  ])('“%s” is answered by “%s”: %s', async (ask, below, state) => {
    expect(await statesOf('Electrician', ask, { below })).toEqual([state]);
  });
});

describe('a paper whose class the CV leaves unsaid', () => {
  it.each([
    ['ADR certificate with tanks (class 3)', 'ADR (tanks and packages)', 'partly'],
    ['ADR licence for tanks, class 3', 'ADR tanks', 'partly'],
    ['ADR certificate with tanks (class 3)', 'ADR tanks, class 3', 'met'],
    ['ADR certificate with tanks', 'ADR (tanks and packages)', 'met'],
    ['ADR certificate with tanks (class 3)', 'Driver CPC', 'missing'],
  ])('“%s” is answered by “%s”: %s', async (ask, below, state) => {
    expect(await statesOf('HGV Driver', ask, { below })).toEqual([state]);
  });
});

describe('work that is told and not named', () => {
  it.each([
    ['Teacher', 'Raising attainment', 'Raised A level A*-B from 41 % to 63 %'],
    ['Teacher', 'Raising attainment', 'GCSE passes up from 55% to 71% in three years'],
    ['Teacher', 'Raising attainment', 'Took GCSE maths grade 4+ from 48% to 66%'],
    ['Teacher', 'Track pupil progress', 'Mark and track progress of 180 pupils'],
    ['Teacher', 'Track pupil progress', 'Monitored the attainment of 60 learners each term'],
    [
      'Staff Nurse',
      'Experience of caring for acutely unwell patients',
      'Six years on acute medicine and high dependency wards',
    ],
    ['Gas Engineer', 'Fault finding', 'Boiler servicing and breakdowns'],
    ['Gas Engineer', 'Fault finding', 'Diagnosed faults on Vaillant boilers'],
    ['Gas Engineer', 'Fault finding', 'Attended up to six breakdowns a day'],
    ['Maintenance Technician', 'Fault finding', 'Traced and repaired faults on conveyors'],
  ])('%s: “%s” is shown by “%s”', async (role, ask, line) => {
    expect(await statesOf(role, ask, { line })).toEqual(['met']);
  });

  it.each([
    ['Teacher', 'Raising attainment', 'Raised attendance of A level students from 80% to 92%'],
    ['Teacher', 'Raising attainment', 'Grew entries for A level from 12% to 20% of the year'],
    ['Gas Engineer', 'Fault finding', 'Sold breakdown cover to tenants'],
    ['Gas Engineer', 'Fault finding', 'Prepared cost breakdowns for tenders'],
    ['Support Worker', 'Fault finding', 'Helped families after a breakdown'],
    ['Receptionist', 'Patient care', 'Booked in visitors at the desk'],
  ])('%s: “%s” is not shown by “%s”', async (role, ask, line) => {
    expect(await statesOf(role, ask, { line })).not.toContain('met');
  });
});
