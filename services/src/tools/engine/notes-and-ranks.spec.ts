import { advertHead } from './reading/advert-head.js';
import { readAdvert } from './reading/advert-reader.js';
import { readCv } from './reading/cv-reader.js';
import { analysed, letter, named, work } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const stateOf = async (cv: string, job: string, name: string | RegExp) =>
  (await analysed(cv, job)).requirements.find((each) =>
    typeof name === 'string' ? each.name === name : name.test(each.name),
  )?.state;

describe('a CV in notes', () => {
  const BRICKLAYER =
    "SEAN O'DONNELL\nBricklayer 12 years in the trade\nCSCS gold card, NVQ level 3 trowel occupations, SSSTS yes 2022\nOwn tools and van\n\n* Site work for Barratt through Malone Bros, up to 2019 from 2012\nDerby, sean@example.org";

  it('counts the years that it says, where it has no dates', async () => {
    const job = 'Receptionist\nRequirements\n- 2 years reception experience\n- Typing';
    for (const line of ['Receptionist 8 years', 'Receptionist, 8 yrs', 'Jo Tully. Receptionist. 8 years'])
      expect([line, await stateOf(`Joan Tully\n${line}\nHove`, job, '2 years of experience')]).toEqual([line, 'met']);
    expect(readCv(BRICKLAYER, today).posts[0]).toMatchObject({ title: expect.stringContaining('Bricklayer') });
  }, 60_000);

  it('meets an advert in notes, line by line', async () => {
    const job =
      'Bricklayers wanted Nottingham\n\nLong term new build work, 18 months at least, price or day rate.\n\nBlue or gold CSCS card\nReferences from last 2 sites\nNVQ 2 bricklaying\n3+ years on site\nstart monday';
    const { requirements, matchScore } = await analysed(BRICKLAYER, job);
    expect(requirements.map(({ name }) => name)).toEqual([
      'Work as Bricklayers',
      'Blue or gold CSCS card',
      'NVQ 2 bricklaying',
      '3 years of experience',
      'Based in Nottingham',
    ]);
    // Derby is another town
    expect(matchScore).toBeGreaterThanOrEqual(98);
  }, 60_000);

  it.each([
    ['Gareth Rees. Heating engineer. Swansea', 'plumbing'],
    ['Tom Osei\nDigital Marketing Executive | Bristol | British', 'marketing'],
    ['Priya S.\nLab assistant, Some Trust Croydon: sample reception, LIMS. 10/2022-present', 'laboratory'],
    ['Jo Tester\nDHL, 2023 - today: forklift driver (counterbalance, reach), loading', 'forklift driving'],
    ['Jo Tester\nThe Bridge (2 rosettes), Bristol. Sous Chef, Feb 2020 - Present', 'kitchen'],
    [
      'Jo Tester\nProfessional Summary\nNurse of 7 years.\nStaff Nurse Band 5, Some Trust   Jan 2022 - Present',
      'nursing',
    ],
    ['Jo Tester\nSome Startup "Roomly": SRE, 2021-03 to now. 60 node EKS cluster', 'platforms'],
  ])('names a post between other things: %s', (cv, family) => {
    expect(readCv(cv, today).posts.map(({ known }) => known?.family)).toContain(family);
  });

  it('tells its posts in sentences', () => {
    const { posts, years } = readCv(
      'Janet Pugh\nI like people. From 2005 to 2015 I was the secretary at Some School, where I typed letters. Since 2015 I have been a receptionist at Glan Surgery, booking appointments.',
      today,
    );
    expect(posts.map(({ title }) => title)).toEqual(['secretary at Some School', 'receptionist at Glan Surgery']);
    expect(years).toBeGreaterThan(20);
  });

  it.each(['Period: March 2018 – Till Date', '(2018-)', '2018 now'])('has a post that still runs: %s', (dates) => {
    const cv = `Jo Tester\n\nExperience\nPosition: Child Protection Officer\n${dates}\nOrganisation: Ministry of Youth`;
    expect(readCv(cv, today).posts).toMatchObject([
      { title: 'Child Protection Officer', known: { family: 'social work' } },
    ]);
    expect(readCv(cv, today).years).toBeGreaterThan(7);
  });

  it('keeps a word before a year that is no month', () => {
    expect(readCv('Jo Tester\nSome Farm - harvest team leader 2020 - Oct 2024', today).posts[0]).toMatchObject({
      title: expect.stringMatching(/^harvest team leader, Some Farm$/),
      known: { family: 'farm work' },
    });
  });

  it('has the years of employers below a headline, and none of a degree', () => {
    const cv =
      'Tom Osei\nDigital Marketing Executive\nWriggle Foods, Mar 2023-now: ads and emails\nMarketing assistant, Clifton Homeware 2021–23\nMSc Computer Science, Poznań University of Technology 2013–2018';
    expect(readCv(cv, today).years).toBeGreaterThan(5);
    expect(readCv(`Jo Tester\nExperience\n${cv}`, today).years).toBeLessThan(8);
  });

  it('shows in part what a bullet of a post lists, whatever trade its names are of', async () => {
    const cv =
      'Jo Tester\n\nExperience\nSous Chef, The Salt Room, 2020 - 2024\n• Ordering, stock takes, rotas on Rotaready';
    expect(await stateOf(cv, 'Head Chef\nRequirements\n- Stock control\n- Menus', 'Stock control')).not.toBe('missing');
  }, 60_000);
});

describe('an advert in notes', () => {
  it.each([
    ['- painter for 3 week job in Exeter', 'Painter'],
    ['Senior Data Engineer @ Lumen Health (hybrid London)', 'Senior Data Engineer'],
    ['Registered Veterinary Nurse, Perth small animal practice', 'Registered Veterinary Nurse'],
    ['Approved Electrician (maintenance) Milton Keynes', 'Approved Electrician (maintenance)'],
    ['Required for September: Head of Mathematics, Leeds', 'Head of Mathematics'],
    ['Dental Nurse asap £13ph', 'Dental Nurse'],
  ])('has a title without what stands around it: %s', (line, title) => {
    expect(advertHead(`${line}\nRequirements\n- Reading`).title).toBe(title);
  });

  it('asks below a line that says who is looked for', () => {
    const { worded, skills } = readAdvert(
      'HEAD CHEF\n\nwe need a head chef who can\nwrite seasonal menus\nkeep GP at 70%\n\nown transport needed',
    );
    expect(worded.map(({ name }) => name)).toContain('Keep GP at 70%');
    expect(skills.map(({ skill }) => skill.name)).toContain('Menu planning');
  });

  it.each([
    'Company van and fuel card',
    'Call Julie on 01942 000000',
    'Max 6 points on licence',
    'house provided',
    'Newly qualified nurses welcome',
  ])('does not ask for what is offered or arranged: %s', (line) => {
    expect(readAdvert(`Plumber\nRequirements\n- Boilers\n- ${line}`).worded.map(({ name }) => name)).not.toContain(
      line,
    );
  });

  it('is not said to be in another language for its names', () => {
    const text =
      'Digital Marketing Manager, SaaS scale-up, Bristol\n- 5+ years in B2B digital marketing\n- SEO strategy\n- HubSpot or Marketo marketing automation\n- GA4 + Looker Studio reporting\n- Line management of 2\n- Fluent French or German desirable';
    expect(readAdvert(text).isReadable).toBe(true);
    expect(readAdvert(text.replaceAll('years in', 'Jahre für').replaceAll(' of ', ' von ')).isReadable).toBe(false);
  });

  it('asks for either of two languages once', async () => {
    const job = 'Receptionist\nRequirements\n- Fluent French or German\n- Typing';
    expect(await stateOf('Jo Tester\nLanguages: French (native)', job, 'French or German')).toBe('met');
  }, 60_000);

  it('weighs the work less where somebody new to it may come', async () => {
    const weight = async (job: string) => work(await analysed('Jo Tester\nWigan', job))?.weight ?? 0;
    const job = 'Support Worker\nRequirements\n- DBS check\n- Driving licence\n- Moving and handling\n- Dementia care';
    expect(await weight(`${job}\nNo experience needed`)).toBeLessThan(await weight(job));
  }, 60_000);
});

describe('papers of one kind', () => {
  it.each([
    ['NVQ3 electrical installation', 'NVQ Level 3', 'met'],
    ['Level 3 food safety', 'Level 3 Food Hygiene', 'met'],
    ['LGV C since 2021', 'Cat C licence', 'met'],
    ['2391 booked for January', '2391 Inspection & testing', 'partly'],
    ['CBT passed Feb 2024', 'NMC registration', 'partly'],
    ['18th edition – no not yet', '18th Edition', 'missing'],
    ['Clean licence', 'Driving licence', 'met'],
  ])(
    'are one under other names: %s',
    async (line, asked, state) => {
      const job = `Site worker\nRequirements\n- ${asked}\n- First aid`;
      expect(await stateOf(`Jo Tester\n\nCertificates\n${line}`, job, asked)).toBe(state);
    },
    60_000,
  );

  it('that are applied for are not held, whatever somebody calls themselves', async () => {
    const cv =
      'Jo Tester\n\nProfile\nA registered social worker with a passion for children\n\nRegistration\nSocial Work England - application submitted June 2026';
    const job = 'Social Worker\nRequirements\n- Social Work England registration\n- Court reports';
    expect(await stateOf(cv, job, 'Social Work England registration')).toBe('partly');
  }, 60_000);
});

describe('the right to work', () => {
  it.each([
    ['No visa required', 'met'],
    ['Sponsorship needed? No', 'met'],
    ['Nationality: British', 'met'],
    ['Visa required', 'missing'],
  ])(
    'is read from %s',
    async (line, state) => {
      const job = 'Welder\nRequirements\n- Welding\nRight to work in UK required';
      expect(await stateOf(`Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`, job, 'Right to work')).toBe(
        state,
      );
    },
    60_000,
  );

  it('in one country is not that in another that the advert names', async () => {
    const job = 'Welder\nRequirements\n- Welding\nMust be authorized to work in the United States.';
    expect(await stateOf('Jo Tester\nBritish citizen\n\nExperience\nWelder, Acme', job, 'Right to work')).toBe(
      'partly',
    );
  }, 60_000);
});

describe('a letter', () => {
  it('speaks of its person, and quotes notes', async () => {
    const cv =
      'Blessing Adeyemi\n\nWORK\nSunrise Lodge care home, Leicester - Care Assistant    Mar 2021 - now\n - personal care for 22 residents, most with dementia\n\nQuals: NVQ level 2 health & social care. Enhanced DBS';
    const text = await letter(cv, 'Care Assistant\nRequirements\n- Dementia care\n- DBS check');
    expect(text).toContain('I work as a Care Assistant at Sunrise Lodge care home, Leicester');
    expect(text).toContain(
      'Of my work at Sunrise Lodge care home my CV says: “personal care for 22 residents, most with dementia.”',
    );
    expect(text).toContain('My qualifications for this post: Enhanced DBS.');
    const driver =
      'Gary Mills\nHGV driver, Some Haulage, 2018 - 2024\nADR expired 2021\nright to work checks for new drivers';
    expect(await letter(driver, 'HGV Driver\nRequirements\n- ADR\nRight to work required')).not.toMatch(/ADR|checks/);
  }, 60_000);
});

it('a name of a vocabulary has its short form in brackets', async () => {
  const { requirements } = await analysed('Jo Tester\nYork', 'Picker\nRequirements\n- use of WMS\n- Packing');
  expect(named({ requirements, matchScore: 0, content: '' }, 'Warehouse management system (WMS)')).toBeDefined();
});
