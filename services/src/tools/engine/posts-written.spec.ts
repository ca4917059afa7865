import { readCv } from './reading/cv-reader.js';
import { analysed, letter, named, work } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const read = (text: string) => readCv(text, today);
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
