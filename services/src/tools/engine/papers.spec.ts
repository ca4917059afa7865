import { analysed, letter, named } from './testing/texts.js';

const asking = (line: string, title = 'Plumber'): string => `${title}\nRequirements\n- ${line}\n- Full driving licence`;

const holding = (line: string, post = 'Plumber, Pipes Ltd, 2015 - 2024'): string =>
  `Jo Tester\nYork\n\nExperience\n${post}\n- Fitted 40 bathrooms\n\nQualifications\n${line}`;

describe('a paper', () => {
  it.each<[string, string, string, string?]>([
    ['Gas Safe registration (essential)', 'Gas Safe registered, CSCS blue card', 'met'],
    ['NVQ Level 3 Plumbing', 'NVQ3 Plumbing', 'met'],
    ['NVQ Level 3 Plumbing', 'Level 2 NVQ in Plumbing', 'partly'],
    ['C+E licence held for at least 2 years', 'HGV class 1 (C+E)', 'met'],
    ['Driver CPC & digital tachograph card', 'CPC in date until Sept 2089, digi tacho card', 'met', 'HGV Driver'],
    ['Driver CPC & digital tachograph card', 'CPC in date until Sept 2089', 'partly', 'HGV Driver'],
    ['Forklift licence would be useful', 'forklift counterbalance (expired 2022)', 'partly'],
    ['PDP (Petroleum Driver Passport) an advantage', 'PDP valid to 2088', 'met'],
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

const CV = (line: string, role = 'Staff Nurse') =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- Looked after people\n\nAbout\n${line}\n`;

const JOB = (ask: string, role = 'Staff Nurse') => `${role}\nRequirements\n- ${ask}\n- Time management`;

const stateOf = async (line: string, ask: string, role?: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

describe('a paper is not held', () => {
  it.each([
    ['I was struck off the NMC register in 2022.', 'NMC registration', 'Staff Nurse', 'missing'],
    ['NMC PIN 12A3456E, suspended since 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['SIA licence revoked 2024', 'SIA licence', 'Security Officer', 'missing'],
    ['Both SIA licences revoked 2024', 'SIA licence', 'Security Officer', 'missing'],
    ['Worked under a Gas Safe registered engineer', 'Gas Safe registered', 'Plumber', 'missing'],
    ['I supervise Gas Safe registered engineers', 'Gas Safe registered', 'Plumber', 'missing'],
    ['My brother is Gas Safe registered and checks my work', 'Gas Safe registered', 'Plumber', 'missing'],
    ['Working with HCPC registered physiotherapists', 'HCPC registration', 'Physiotherapist', 'missing'],
    ['My NMC PIN lapsed in 2023 and I have not renewed it.', 'NMC registration', 'Staff Nurse', 'missing'],
    ['NMC registration lapsed in 2022', 'NMC registration', 'Staff Nurse', 'missing'],
    ['Lapsed NMC PIN (2021)', 'NMC registration', 'Staff Nurse', 'missing'],
    ['HCPC registration expired 2020', 'HCPC registration', 'Physiotherapist', 'missing'],
    ['GPhC: no longer on the register', 'GPhC registration', 'Pharmacist', 'missing'],
    ['Gas Safe registration ran out in 2023', 'Gas Safe registered', 'Plumber', 'missing'],
    ['NMC registration valid until March 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['GOC registration lapsed 2022', 'GOC registration', 'Optometrist', 'missing'],
    ['NMC registration not renewed in 2024', 'NMC registration', 'Staff Nurse', 'missing'],
    ['Practising certificate lapsed 2019', 'Practising certificate', 'Solicitor', 'missing'],
    ['NMC registration lapsed 2020, return to practice in progress', 'NMC registration', 'Staff Nurse', 'partly'],
    ['NMC registration in progress', 'NMC registration', 'Staff Nurse', 'partly'],
    ['SIA licence expired 2022', 'SIA licence', 'Security Officer', 'partly'],
    ['Overseas trained teacher; QTS not yet awarded', 'QTS', 'Teacher', 'partly'],
    ['Eligible for HCPC registration', 'HCPC registration', 'Physiotherapist', 'partly'],
    ['GMC registration without a licence to practise', 'GMC registration', 'Doctor', 'partly'],
    ['ACCA: SBR and two options left', 'ACCA qualified', 'Accountant', 'partly'],
    ['BSc Biology, University of Leeds, did not complete', 'Degree in Biology', 'Scientist', 'partly'],
    ['Driver’s licence from Nigeria', 'Full UK driving licence', 'Carer', 'partly'],
    ['Nigerian driving licence', 'Full UK driving licence', 'Carer', 'partly'],
  ])('by whoever writes “%s”', async (line, ask, role, state) => {
    expect(await stateOf(line, ask, role)).toBe(state);
  });

  it.each([
    ['I was struck off the NMC register in 2022.', 'NMC registration', 'Staff Nurse'],
    ['SIA licence revoked 2024', 'SIA licence', 'Security Officer'],
    ['GMC registration without a licence to practise', 'GMC registration', 'Doctor'],
    ['Working with HCPC registered physiotherapists', 'HCPC registration', 'Physiotherapist'],
  ])('and no letter names it: %s', async (line, ask, role) => {
    expect(await letter(CV(line, role), JOB(ask, role))).not.toContain('My qualifications');
  });
});

describe('a paper is held', () => {
  it.each([
    ['Gas Safe registered engineer', 'Gas Safe registered', 'Plumber'],
    ['HCPC registered physiotherapist', 'HCPC registration', 'Physiotherapist'],
    ['NMC registered nurse, PIN 12A3456E', 'NMC registration', 'Staff Nurse'],
    ['NMC registration lapsed 2020, restored 2022', 'NMC registration', 'Staff Nurse'],
    ['NMC registration; ILS expired 2022', 'NMC registration', 'Staff Nurse'],
    ['NMC registration (never lapsed)', 'NMC registration', 'Staff Nurse'],
    ['UK driving licence (full)', 'Full UK driving licence', 'Carer'],
    ['Full manual licence', 'Full driving licence', 'Carer'],
  ])('by whoever writes “%s”', async (line, ask, role) => {
    expect(await stateOf(line, ask, role)).toBe('met');
  });
});

it('what hangs from a ceiling is no paper that was taken', async () => {
  const cv = CV('Fitted suspended ceilings and plasterboard', 'Plasterer');
  const { requirements } = await analysed(cv, JOB('Suspended ceilings', 'Plasterer'));
  expect(requirements.find(({ jobLine }) => jobLine?.includes('Suspended'))?.state).not.toBe('missing');
});

describe('the right to work', () => {
  it.each([
    ['No right to work restrictions', 'I have no right to work restrictions.'],
    ['No restrictions on working in the UK', 'I have no restrictions on working in the UK.'],
    ['No visa restrictions', 'I have no visa restrictions.'],
    ['My permission under the Ukraine scheme runs until 18 February 2089', 'My permission under the Ukraine scheme'],
    ['Homes for Ukraine visa to Feb 2089', 'I hold a Homes for Ukraine visa'],
    ['Leave to remain until 2089 with no condition on employment', 'I have leave to remain until 2089'],
  ])('is there: %s', async (line, said) => {
    expect(await stateOf(line, 'Right to work in the UK')).toBe('met');
    expect(await letter(CV(line), JOB('Right to work in the UK'))).toContain(said);
  });
});

describe('a paragraph that the edge of a page has parted', () => {
  const PDF = [
    'Ana Reed',
    'Leeds LS1 4AP',
    'Profile',
    'I am a nurse who has worked on surgical wards for ten years and then looked after my children at',
    'home. My NMC registration was granted in 2013 and because I moved abroad it',
    'lapsed in 2022. I came back in 2024 and I had indefinite leave to remain which',
    'lapsed after I had been away for more than two years.',
    'Experience',
    'Staff Nurse, Some Hospital, Leeds, 2013 - 2021',
    'Looked after patients before and after operations',
  ].join('\n');
  const job = 'Staff Nurse\nRequirements\n- NMC registration\n- Wound care\nYou must have the right to work in the UK.';

  it('is read whole, so that what ended is not said to be there', async () => {
    const { requirements } = await analysed(PDF, job);
    expect(requirements.find(({ name }) => name === 'NMC registration')?.state).toBe('missing');
    expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('missing');
  });

  it('leaves no half a sentence in a letter', async () => {
    const text = await letter(PDF, job);
    expect(text).not.toMatch(/which\.|because I moved abroad it\.|I lapsed/);
  });
});

describe('a paper that is in progress', () => {
  const told = (...papers: string[]) =>
    letter(
      ['Tom Reed', 'Hexham', '', 'Experience', 'Gardener, Some Hall, 2021 - present', '- Pruned the garden', ''].join(
        '\n',
      ) + ['\nQualifications', ...papers].join('\n'),
      'Gardener\nRequirements\n- RHS level 3\n- Pruning',
    );

  it.each([
    'RHS level 3 in progress',
    'RHS level 3 (in progress)',
    'RHS level 3 - ongoing',
    'RHS level 3, currently under way',
  ])('is worked towards, and no qualification: %s', async (paper) => {
    const text = await told(paper);
    expect(text).not.toContain('My qualifications for this post: RHS level 3');
    expect(text).not.toMatch(/qualifications[^.]*(?:progress|ongoing|under way)/);
  });

  it('is told as what is worked towards', async () => {
    expect(await told('RHS level 3 in progress')).toContain('I am working towards RHS level 3.');
  });

  it.each(['RHS level 2 (2020), RHS level 3 in progress', 'RHS level 2 (2020); RHS level 3 in progress'])(
    'leaves beside it what is held: %s',
    async (paper) => {
      expect(await told(paper)).not.toMatch(/qualifications[^.]*level 3/);
    },
  );

  it('leaves alone what is held', async () => {
    expect(await told('RHS level 3, 2022')).toContain('My qualifications for this post: RHS level 3, 2022.');
  });
});

const answers = async (title: string, ask: string, held: string) => {
  const { requirements } = await analysed(
    `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n- Ran projects and wrote reports\n\nCertificates\n- ${held}\n`,
    `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${ask}\n- Report writing`,
  );
  return requirements.filter(({ jobLine }) => jobLine?.includes(ask)).map(({ name, state }) => `${name}: ${state}`);
};

describe('a row of cards and courses', () => {
  it.each([
    ['IPAF (3a/3b), PASMA and CSCS', 'IPAF 3a', ['IPAF (3a/3b): met', 'PASMA: missing', 'CSCS: missing']],
    ['IPAF 3a/3b, PASMA and CSCS', 'IPAF 3a', ['IPAF 3a/3b: met', 'PASMA: missing', 'CSCS: missing']],
    ['IPAF (3a or 3b) and PASMA', 'IPAF 3a', ['IPAF (3a or 3b): met', 'PASMA: missing']],
    ['IPAF and PASMA', 'PASMA', ['IPAF: missing', 'PASMA: met']],
    [
      'CSCS (blue or gold), IPAF, asbestos awareness',
      'IPAF',
      ['CSCS (blue or gold): missing', 'IPAF: met', 'Asbestos awareness: missing'],
    ],
  ])('asks for each of them: %s', async (ask, held, all) => {
    expect(await answers('Electrician', ask, held)).toEqual(all);
  });

  it.each([
    'SMSTS, CSCS (black or gold) and First Aid',
    'SMSTS, CSCS (black/gold) and First Aid',
    'SMSTS, First Aid and CSCS (black or gold)',
  ])('loses none of them to a bracket: %s', async (ask) => {
    const all = (await answers('Site Manager', ask, 'SMSTS\n- CSCS black card')).join('; ');
    expect(all).toContain('SMSTS: met');
    expect(all).toMatch(/CSCS \([^)]*\): (?:met|partly)/);
    expect(all).toContain('First aid: missing');
  });

  it.each([
    ['SMSTS, CSCS or First Aid', 'SMSTS', ['First aid, SMSTS or CSCS: met']],
    ['CSCS or CPCS', 'CSCS', ['CSCS or CPCS: met']],
  ])('is one where an “or” closes it: %s', async (ask, held, all) => {
    expect(await answers('Site Manager', ask, held)).toEqual(all);
  });
});

describe('laws', () => {
  it.each([
    ['Knowledge of NHBC standards and the Building Safety Act', 'NHBC standards', 'NHBC standards'],
    ['Knowledge of the Building Safety Act and CDM Regulations', 'Building Safety Act', 'the Building Safety Act'],
    ['Understanding of the Care Act 2014 and the Mental Capacity Act', 'Care Act 2014', 'the Care Act 2014'],
  ])('are asked for each by itself: %s', async (ask, held, name) => {
    const all = await answers('Site Manager', ask, held);
    expect(all).toHaveLength(2);
    expect(all[0]).toContain(`${name}: met`);
    expect(all[1]).toContain(': missing');
  });

  it.each(['Knowledge of the Landlord and Tenant Act', 'Understanding of the Party Wall and Boundaries Act'])(
    'are one where the “and” is in the name: %s',
    async (ask) => {
      expect(await answers('Site Manager', ask, 'CSCS')).toEqual([`${ask}: missing`]);
    },
  );
});
