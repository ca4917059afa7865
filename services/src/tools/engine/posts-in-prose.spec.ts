import { readCv } from './reading/cv-reader.js';
import { analysed, letter, named, work } from './testing/texts.js';

const today = new Date(2026, 10, 1);

const reply = (cv: string[], ...advert: string[]) => analysed(`${cv.join('\n')}\n`, advert.join('\n'));

const postsOf = (...cv: string[]) => readCv(`${cv.join('\n')}\n`, today).posts;

const titlesOf = (...cv: string[]) => postsOf(...cv).map(({ title }) => title);

describe('a post that stands behind a place of work', () => {
  const lines: [string, string, string][] = [
    ["King's College Hospital, Staff Nurse, 2016 - 2023", 'Staff Nurse', 'nursing'],
    ['Leeds General Infirmary, Staff Nurse, 2016 - 2023', 'Staff Nurse', 'nursing'],
    ['Kingsmead School, Science Teacher, 2016 - 2023', 'Science Teacher', 'teaching'],
    ['Kingsmead Academy, Science Teacher, 2016 - 2023', 'Science Teacher', 'teaching'],
    ['University College Hospital, Laboratory Technician, 02/2019 - 09/2023', 'Laboratory Technician', 'laboratory'],
    ["St Anne's Primary School, Liverpool: Class Teacher, Sept 2019 - July 2024", 'Class Teacher', 'teaching'],
  ];

  it.each(lines)('is met with its years: %s', async (line, title, trade) => {
    for (const cv of [
      ['Ann Lee', line],
      ['Ann Lee', '', 'Experience', line],
    ]) {
      const found = await reply(cv, title, 'Requirements:', `- 2 years of ${trade} experience`);
      expect(work(found)?.state).toBe('met');
      expect(named(found, '2 years of experience')?.state).toBe('met');
    }
  });

  it('is called by what somebody was', () => {
    const under = (line: string) => titlesOf('Ann Lee', '', 'Experience', line);
    expect(under('Rosewood Care Home, Care Assistant, 2016 - 2023')).toEqual(['Care Assistant, Rosewood Care Home']);
    expect(under('Manchester Royal Infirmary: Staff Nurse, Jan 2010 - Feb 2014')).toEqual([
      'Staff Nurse, Manchester Royal Infirmary',
    ]);
    expect(under("St Mary's Junior School, Hull, Teaching Assistant, 2008 - 2010")).toEqual([
      "Teaching Assistant, St Mary's Junior School, Hull",
    ]);
    expect(under('University of Leeds, Research Technician, 2008 - 2010')).toEqual([
      'Research Technician, University of Leeds',
    ]);
  });

  it('is none where nobody is named', () => {
    expect(titlesOf('Ann Lee', 'Kingsmead School, Head Girl, 2010 - 2015')).toEqual([]);
    expect(titlesOf('Ann Lee', '', 'Experience', 'Some University Teaching Hospital, Nigeria')).toEqual([]);
  });
});

describe('work that is told in prose', () => {
  const driver = ['Bus Driver', 'Requirements:', '- 2 years of bus driving experience', '- Customer service'];
  const manager = [
    'Care Home Manager',
    'Requirements:',
    "- Two years' experience as a manager or deputy manager in a care home",
    '- Safeguarding',
  ];

  it.each([
    ['I have worked as a bus driver for 12 years.'],
    ["I've worked as a bus driver for over 12 years."],
    ["Bus driver with 12 years' experience."],
    ["12 years' experience as a bus driver."],
    ['I am a bus driver with over 10 years of experience driving double deckers in Leeds.'],
    ['I have driven buses for Some Transit in Accra since 2012.'],
    ['I have been driving buses since 2012.'],
    ['I have been a bus driver since 2012.'],
    ["I've been working as a bus driver since March 2012."],
    ['I have worked as a cleaner for 5 years and as a bus driver for 3 years.'],
    ['Bus driver\nsince 2012 at Some Transit'],
  ])('is the work of a driver, and its years: %s', async (told) => {
    const found = await reply(['Kofi Asante', told], ...driver);
    expect(work(found)?.state).toBe('met');
    expect(named(found, '2 years of experience')?.state).toBe('met');
  });

  it.each([
    ['I have been the registered manager of Some care home since 2019.', 'met'],
    ['I have been the manager of a care home since 2019.', 'met'],
    ['I have been deputy manager of a nursing home since 2019.', 'partly'],
    ['I was deputy manager of Some care home from 2019 to 2024.', 'partly'],
  ])('is that of who leads a home: %s', async (told, state) => {
    const found = await reply(['Grace', told], ...manager);
    expect(work(found)?.state).toBe(state);
    expect(named(found, '2 years of experience')?.state).toBe('met');
    expect(named(found, 'Lead or manager level')?.state).toBe('met');
  });

  it('has its trade before its years', async () => {
    const cv = ['Ada Bell', 'Electrician with 15 years of experience in domestic rewires.'];
    const found = await reply(cv, 'Electrician', 'Requirements:', '- 2 years of electrical experience');
    expect(work(found)?.state).toBe('met');
    expect(named(found, '2 years of experience')?.state).toBe('met');
  });

  it('is told once, though two ways of reading find it', () => {
    expect(titlesOf('Ada', 'I was a bus driver at Some Transit from 2012 to 2020.')).toEqual([
      'bus driver at Some Transit',
    ]);
  });

  it.each([
    ['I have been married to a nurse since 2012.'],
    ["Bus driver with 12 years' clean licence."],
    ['Trainee electrician with 5 years of experience in retail'],
    ['Electrician with 5 years of experience in retail'],
    ["Looking for a job as a bus driver with 5 years' experience"],
    ['I have worked as a carer for my mother for 12 years.'],
    ['I have never worked as a bus driver for 12 years.'],
    ['My father was a bus driver from 2012 to 2020.'],
    ['My father has worked as a bus driver for 12 years.'],
    ['I was manager of the football team from 2012 to 2020.'],
    ['I have driven a car since 2012.'],
  ])('is none in %s', (told) => {
    expect(postsOf('Ada', told)).toEqual([]);
  });

  it('gives way to posts with their dates', () => {
    const told = 'Electrician with 15 years of experience in domestic rewires.';
    const posts = titlesOf('Ada', told, '', 'Experience', 'Warehouse Operative, Some Depot, 2016 - 2020');
    expect(posts).toEqual(['Warehouse Operative, Some Depot']);
  });
});

it('takes no town for what somebody was, where their role stands behind a full stop', () => {
  const cv =
    'Grace M\nKumasi, Ghana\nDiagnostic Radiographer\n\nExperience:\nKomfo Teaching Hospital, Kumasi. Radiographer. Jan 2020 till date.\nGeneral X-ray and CT.\n';
  expect(
    readCv(cv, new Date('2026-01-01'))
      .posts.map(({ title }) => title)
      .join(),
  ).not.toMatch(/^Kumasi/);
});

const later = new Date(2026, 10, 22);

const read = (text: string) => readCv(text, later);

const under = (line: string, ...more: string[]) =>
  ['Jo Tester', 'jo@example.org', '', 'Experience', line, ...more].join('\n');

describe('a post', () => {
  it.each([
    ["Tata Technologies (Apr'19 – till date) – Sr. Design Engineer – some account", /design engineer/i, 7.5],
    ['Staff Nurse II / ER        De La Salle Univ Med Center     June 2019 - present', /^Staff Nurse/, 7.4],
    ['06/2019 – obecnie/now   Bricklayer, self-employed, London. Face brick, block, pointing.', /^Bricklayer/, 7.4],
    ['2023 now - The Bon Vivant, bartender, cocktails, cash', /bartender/, 3.4],
    [
      'Jan 2019 – now Tesco Distribution, Daventry Warehouse team leader. 18 staff, shift planning',
      /Warehouse team leader/,
      7.8,
    ],
    [
      '1. Site Engineer, Contracta Ltd (Some Airport Phase II), March, 2019 - date. Setting out with total station.',
      /^Site Engineer/,
      7.7,
    ],
    ['Some Hotel: Room Attendant (2019 - date), 16 rooms a shift', /Room Attendant/, 7.4],
    ['Maintenance Technician, Some Bakery, Sheffield. July 2019 to present', /^Maintenance Technician/, 7.4],
    ['Shop assistant (part time), Tesco, Sheffield. 2019 - now', /^Shop assistant/, 7.4],
    [
      '2019 to now   Class teacher, Year 5 and Year 6, and Maths Lead, St John Primary School and Nursery, Reading',
      /^Class teacher/,
      7.4,
    ],
    [
      'Senior QA Engineer, Some Ltd (Client: Lloyds) | Aug 2020 - Till date',
      /^Senior QA Engineer, Some Ltd \(Client: Lloyds\)/,
      6.3,
    ],
    ['Mazars LLP | Sept 2018 to Date | Audit Senior', /Audit Senior/, 8.2],
  ])('is read: %s', (line, title, years) => {
    const cv = read(under(line, '- Worked with a team of 9'));
    expect(cv.posts.map(({ title: each }) => each).join('\n')).toMatch(title);
    expect(cv.years).toBeCloseTo(years, 0);
  });

  it.each([
    'Professional Experience Summary',
    'EXPERIENCE SUMMARY',
    'DOŚWIADCZENIE / EXPERIENCE',
    'Work Experience Details',
    'Employment Record',
  ])('may stand under “%s”', (heading) => {
    const cv = read(`Jo Tester\n\n${heading}\nWelder, Acme, 2015 - 2024\n- MIG welding`);
    expect(cv.posts.some(({ isListed }) => isListed)).toBe(true);
  });

  it('is none of a table’s headings', () => {
    const cv = read(
      'Jo Tester\n\nEmployment history\nDates   Employer   Role and duties\n2019 - 2023   Acme Ltd   Welder. MIG welding of frames',
    );
    expect(cv.posts.map(({ title }) => title).join()).toMatch(/Welder/);
    expect(cv.posts.map(({ title }) => title).join()).not.toMatch(/duties/);
  });
});

describe('a post told in a sentence', () => {
  it.each([
    [
      'Since 2023 I work at EE in Darlington as a customer service advisor, inbound calls.',
      /customer service advisor at EE/,
    ],
    [
      'I have been a nursery nurse at Little Acorns since March 2022, key person for 6 children.',
      /nursery nurse at Little Acorns/,
    ],
    ['I was a sales assistant at Some Shop from 2019 until 2022.', /sales assistant at Some Shop/],
  ])('%s', (line, title) => {
    const cv = read(`Jo Tester\nLeeds\n\n${line}`);
    expect(cv.posts.map(({ title: each }) => each).join('\n')).toMatch(title);
    expect(cv.years).toBeGreaterThan(2);
  });
});

describe('dates of study', () => {
  it.each([
    'EDUCATION: BS Nursing, Some State Univ 2011-2015',
    'Education – BSc (Hons) Physiotherapy 1st, UWE 2011-15',
    'B.E. Computer Engineering, Pune University 2011 - 2015',
    '2011 - 2015      BA Commerce, Panjab University',
    'MSc Computer Science, Some University of Technology 2011–2015',
    'Diploma in Nursing, Some College of Nursing, 2011-2015',
  ])(
    'are no work: %s',
    async (line) => {
      const cv = under('Staff Nurse, County Hospital, Jan 2020 - Jan 2024', '- Wound care', '', line);
      expect(read(cv).years).toBeCloseTo(4, 0);
      expect(read(cv).posts).toHaveLength(1);
      expect(await letter(cv, 'Staff Nurse\nRequirements\n- Wound care')).not.toMatch(/[89] years/);
    },
    60_000,
  );
});

describe('a form of the European Union', () => {
  const EUROPASS =
    'europass    Curriculum vitae\nPERSONAL INFORMATION   Ioana Radu\n Str. Florilor 12, Cluj (Romania)\nJOB APPLIED FOR   Pharmacist\nWORK EXPERIENCE\n02/2018–Present   Pharmacist\n   Catena SA, Cluj\n   - dispensing prescriptions\nEDUCATION AND TRAINING\n2011–2016   Master of Pharmacy   EQF level 7\n   University of Medicine\nPERSONAL SKILLS\nMother tongue(s)   Romanian';
  it('says who it is, and what is applied for is no post', () => {
    const cv = read(EUROPASS);
    expect(cv.name).toBe('Ioana Radu');
    expect(cv.posts).toHaveLength(1);
    expect(cv.years).toBeCloseTo(8.8, 0);
  });

  it('names no degree where it names a ward', () => {
    expect(read('Jo Tester\n\nProfile\n28 bed ward of a Med Center').degree).toBeNull();
    expect(read('Jo Tester\n\nProfile\nPhysics BEd, 2012').degree?.level).toBe(6);
  });

  it('states degrees by their long name', async () => {
    const analysis = await analysed(EUROPASS, 'Pharmacist\nRequirements\n- MPharm degree\n- Dispensing');
    expect(named(analysis, "Master's degree")?.state).toBe('met');
  }, 60_000);
});

describe('the work of an advert', () => {
  it.each([
    ['Site Engineer, Contracta Ltd, 2019 - 2024', 'Graduate/Assistant Site Engineer – Highways, Some Place'],
    ['Project Manager, Infosys, 2016 - 2024', 'IT Project Manager (ERP) / Birmingham / £70k'],
    ['Bricklayer, self-employed, 2016 - 2024', '2 + 1 Bricklayers required'],
    ['HR Advisor, Shelter, 2016 - 2024', 'HR Adviser, fintech, London/hybrid'],
    ['Room attendant, Some Inn, 2016 - 2024', 'Housekeeper, 4* hotel, London Bridge'],
    ['Buyer, Next plc, 2020 - 2024', 'Buyer, Leicester'],
  ])(
    'is met by %s for “%s”',
    async (post, title) => {
      expect(work(await analysed(under(post), `${title}\nRequirements\n- First aid\n- Own transport`))?.state).toBe(
        'met',
      );
    },
    60_000,
  );

  it('is met by a trade that stands beside a name', async () => {
    const cv =
      'Kev Barnes plumber & heating engineer\n20 yrs in the trade. boiler swaps\nworked: British Gas 2004-2015, self emp 2015-now';
    expect(work(await analysed(cv, 'Plumber\nRequirements\n- First aid\n- Own transport'))?.state).toBe('met');
  }, 60_000);
});

describe('a CV told in one paragraph', () => {
  /** A CV told in one paragraph, as many who weld or cook write one. */
  const CV = `Kofi Tester
Pipe welder, Tema, Ghana

I am a coded welder with eleven years of work in fabrication yards. I weld carbon steel and stainless steel with GTAW in the 6G position and I read isometric drawings. At some shipyard I build pipe spools for oil and gas customers, grind and dress welds, and do visual inspection before the X-ray. I keep to hot work permits.`;
  const job = (...asks: string[]) => `TIG Welder\n\nYou must have\n${asks.map((each) => `- ${each}`).join('\n')}`;

  it('is quoted by the sentence that proves what is asked', async () => {
    const analysis = await analysed(CV, job('TIG welding', 'Able to inspect your own work visually'));
    expect(named(analysis, 'TIG welding')?.cvLine).toMatch(/^I weld carbon steel .{20,}isometric drawings\.$/);
    expect(named(analysis, 'Inspect your own work visually')).toMatchObject({
      state: 'met',
      cvLine: expect.stringMatching(/^At some shipyard .+X-ray\.$/),
    });
  });

  it('has no proof in the words of two sentences', async () => {
    const analysis = await analysed(CV, job('Grinding of isometric permits'));
    expect(named(analysis, 'Grinding of isometric permits')?.state).not.toBe('met');
  });

  it('counts the years that it tells of the work', async () => {
    const analysis = await analysed(CV, job('At least 5 years in a fabrication shop'));
    expect(named(analysis, '5 years of experience')?.state).toBe('met');
    expect(work(analysis)?.state).toBe('met');
  });

  it('leaves a line whole that is short', async () => {
    const analysis = await analysed(
      'Jo Tester\n\nExperience\nWelder, Acme, 2015 - 2024\n- TIG welding. Six men.',
      job('TIG welding'),
    );
    expect(named(analysis, 'TIG welding')?.cvLine).toBe('- TIG welding. Six men.');
  });
});
