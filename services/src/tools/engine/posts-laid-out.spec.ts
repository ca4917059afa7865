import { readCv } from './reading/cv-reader.js';
import { placeFirst } from './reading/place-first.js';
import { yearsInFull } from './reading/years-in-short.js';
import { letter } from './testing/texts.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const today = new Date(2026, 10, 22);
const under = (...lines: string[]) => ['Jo Tester', 'Leeds', '', 'Experience', ...lines].join('\n');
const titles = (...lines: string[]) => readCv(under(...lines), today).posts.map(({ title }) => title);
const TEACHER = 'Class Teacher\nRequirements\n- Teaching mathematics\n- Phonics';

describe('where, what and when in a sentence each', () => {
  it.each([
    [
      'Ysgol Plas Hendre, Aberystwyth. Class teacher Year 5 and mathematics coordinator. Sept 2016 - present.',
      'Class teacher Year 5 and mathematics coordinator, Ysgol Plas Hendre, Aberystwyth',
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 and phonics lead. Sept 2018 - present.",
      "Class teacher Year 2 and phonics lead, St Oswald's Primary, Leeds",
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 and phonics lead, Sept 2018 - present.",
      "Class teacher Year 2 and phonics lead, St Oswald's Primary, Leeds",
    ],
    [
      "St Oswald's Primary, Leeds. Class teacher Year 2 (2018 - present)",
      "Class teacher Year 2, St Oswald's Primary, Leeds",
    ],
    [
      "St. Mary's C of E Primary, York. Teaching assistant. 2012 - 2016.",
      "Teaching assistant, St. Mary's C of E Primary, York",
    ],
    ['Sept 2018 - present. Bluebell Nursery, York. Nursery nurse.', 'Nursery nurse, Bluebell Nursery, York'],
    ['Bluebell Nursery, York. 2015 - 2018. Nursery nurse.', 'Nursery nurse, Bluebell Nursery, York'],
    [
      'The Old Mill, Hexham. Head chef. March 2019 to date. Menus, rotas, 60 covers.',
      'Head chef, The Old Mill, Hexham',
    ],
    ['DHL, Wakefield. Warehouse operative. 01/2015 - 03/2019.', 'Warehouse operative, DHL, Wakefield'],
    ['Sous Chef. The Salt Room, Brighton. Feb 2020 - Present.', 'Sous Chef, The Salt Room, Brighton'],
    [
      'Maintenance Technician, Some Bakery, Sheffield. July 2024 to present',
      'Maintenance Technician, Some Bakery, Sheffield',
    ],
  ])('are one post: %s', (line, title) => {
    expect(titles(line)).toEqual([title]);
  });

  it('are told with who somebody is, and never with the school as what they are', async () => {
    const cv = under(
      'Ysgol Plas Hendre, Aberystwyth. Class teacher Year 5 and mathematics coordinator. Sept 2016 - present.',
      'Plan and teach mathematics to 28 pupils',
    );
    expect(await letter(cv, TEACHER)).toContain(
      'I work as a Class teacher Year 5 and mathematics coordinator at Ysgol Plas Hendre, Aberystwyth',
    );
  });

  it.each([
    'Class teacher, Hill School, 2019 - 2026. Taught Year 5. Led the choir.',
    'Nurse, Ward 4, Some Hospital, 2019 - 2024. Drug rounds. Wound care.',
  ])('are no other than what stands first where that is a post: %s', (line) => {
    expect(titles(line)).toEqual([line.slice(0, line.search(/, (?:19|20)\d{2}/))]);
  });
});

describe('dates with an arrow', () => {
  it.each([
    ['Halo Maps (2023→) Frontend developer', 'Frontend developer, Halo Maps'],
    ['Halo Maps (2023 →) Frontend developer', 'Frontend developer, Halo Maps'],
    ['Halo Maps (2023->) Frontend developer', 'Frontend developer, Halo Maps'],
    ['2023→ Frontend developer, Halo Maps', 'Frontend developer, Halo Maps'],
    ['Mar 2023 → Frontend developer, Halo Maps', 'Frontend developer, Halo Maps'],
    ['Frontend developer, Halo Maps (2023→)', 'Frontend developer, Halo Maps'],
    ['Frontend developer at Halo Maps, 2023→', 'Frontend developer at Halo Maps'],
    ['Frontend developer, Halo Maps, 2023 → now', 'Frontend developer, Halo Maps'],
  ])('that points to nothing are still open: %s', async (line, title) => {
    expect(titles(line)).toEqual([title]);
    expect(readCv(under(line), today).years).toBeCloseTo(3.5, 0);
    expect(await letter(under(line), 'Frontend Developer\nRequirements\n- React')).toContain(
      'I work as a Frontend developer at Halo Maps',
    );
  });

  it.each([
    ['Tramline (2020→2023) Junior developer', 'Junior developer, Tramline'],
    ['2020→2023 Junior developer, Tramline', 'Junior developer, Tramline'],
    ['2020 -> 2023 Junior developer, Tramline', 'Junior developer, Tramline'],
    ['Junior developer, Tramline, 2020 → 2023', 'Junior developer, Tramline'],
  ])('that points to a year are over: %s', async (line, title) => {
    expect(titles(line)).toEqual([title]);
    expect(readCv(under(line), today).years).toBeCloseTo(3, 0);
    expect(await letter(under(line), 'Frontend Developer\nRequirements\n- React')).toContain(
      'I last worked as a Junior developer at Tramline',
    );
  });

  it('that stand below the employer are those of the post below', async () => {
    const cv = under('Tramline (2022→)', 'Frontend developer', '- Built map views in React and TypeScript');
    expect(await letter(cv, 'Frontend Developer\nRequirements\n- React')).toContain('I work as a Frontend developer');
  });
});

const ADVERT = 'Operative\nSome Firm Ltd\nRequirements\n- Experience of the work\n- Reliability';
const told = (...lines: string[]) => letter(['Jo Tester', 'Leeds', '', ...lines].join('\n'), ADVERT);

describe('of an employer and what was done there, with no word for who somebody was, a letter says where', () => {
  it.each([
    ['2019-now - Tarmac Ltd, Leeds - loading shovel', 'I work at Tarmac Ltd, Leeds,'],
    ['2019 - present - Tarmac, Leeds - loading shovel and crusher', 'I work at Tarmac, Leeds,'],
    ['2019 to date, Tarmac Ltd, loading shovel', 'I work at Tarmac Ltd,'],
    ['2019-now Tarmac, loading shovel', 'I work at Tarmac,'],
    ['2019-present: Tarmac (Leeds) - loading shovel', 'I work at Tarmac, Leeds,'],
    ['Since 2019 - Tarmac Ltd, Leeds - loading shovel', 'I work at Tarmac Ltd, Leeds,'],
    ['03/19 - now - Tarmac Ltd, Leeds - loading shovel', 'I work at Tarmac Ltd, Leeds,'],
    ['2019 – now | Tarmac Ltd, Leeds | loading shovel', 'I work at Tarmac Ltd, Leeds,'],
    ['2019-2024 - Tarmac Ltd, Leeds - loading shovel', 'I last worked at Tarmac Ltd, Leeds,'],
    ['Bidfood, Leeds, 2019 - now: Class 2 nights', 'I work at Bidfood, Leeds,'],
    ['Bidfood (Leeds) 2019-now. Class 2 nights', 'I work at Bidfood, Leeds,'],
    ['Bidfood, Leeds - since 2019 - Class 2 nights', 'I work at Bidfood, Leeds,'],
    ['Bidfood - Class 2 nights - 2019 to now', 'I work at Bidfood,'],
    ['Bidfood: Class 2 nights (2019 - present)', 'I work at Bidfood,'],
    ['2019-now - own business, landscaping', 'I work in my own business,'],
  ])('%s', async (line, said) => {
    for (const heading of [['Work history'], []])
      expect(await told(...heading, line, '2014-2019 - Hanson, Bradford - dump truck')).toContain(
        said.replace(/,$/, ''),
      );
  });

  it.each([
    ['2019-now - Tarmac Ltd, Leeds - loading shovel operator', 'I work as a loading shovel operator at Tarmac Ltd'],
    ['2019-now - Tarmac Ltd - Site Manager', 'I work as a Site Manager at Tarmac Ltd'],
    ['Bidfood, Leeds, 2019 - now: HGV driver', 'I work as an HGV driver at Bidfood'],
  ])('and as what where the line says it: %s', async (line, said) => {
    expect(await told('Work history', line)).toContain(said);
  });

  it.each(['Career break - family - 2019 to now', '2019-now - Leeds - looking for work'])(
    'and nothing of what is no employer: %s',
    async (line) => {
      expect(await told('Work history', line)).not.toMatch(/I (?:last )?work(?:ed)? at/);
    },
  );

  it('whatever they call themselves below their name', async () => {
    const text = await letter(
      'Dean Osborne\nDriver, Leeds\n\nBidfood, Leeds, 2019 - now: Class 2 nights, multi-drop to schools\nArgos, Castleford, 2011 - 2015: warehouse and home delivery',
      ADVERT,
    );
    expect(text).toContain('I work at Bidfood, Leeds,');
    expect(text).toContain('Of my work at Bidfood my CV says: “Class 2 nights, multi-drop to schools.”');
    expect(text).not.toContain('Driver, Leeds');
  });
});

describe('a rank and an employer', () => {
  const CARER = ['Senior Carer, Sunrise of Clifton', '2016 to March 2020'];
  it.each([
    ['March 2020 to date', 'Employment'],
    ['03/20 - present', 'Employment'],
    ['Mar 20 – present', ''],
    ['since March 2020', 'Employment'],
    ['03/2020 - present', ''],
  ])('are the present post above their dates: %s, below “%s”', async (dates, heading) => {
    const text = await told(heading, 'Team Leader, Oak Lodge Care Home', dates, '', ...CARER);
    expect(text).toContain('I work as a Team Leader at Oak Lodge Care Home');
    expect(await told(heading, 'Team Leader, Oak Lodge Care Home', dates, ...CARER)).not.toContain('Senior Carer at');
  });
});

describe('what somebody was, in brackets behind where', () => {
  it.each([
    [
      'Southernhay Dental Practice (Receptionist), Exeter, 2018 – present',
      'a Receptionist at Southernhay Dental Practice',
    ],
    ['2018 - now: Southernhay Dental Practice (receptionist)', 'a receptionist at Southernhay Dental Practice'],
    ['Tesco (Night Shift Manager) Jan 2018 - present', 'a Night Shift Manager at Tesco'],
    ['Oak Lodge (care home), Care Assistant, 2018 - present', 'a Care Assistant at Oak Lodge'],
    ['Smith & Co (Solicitors), Legal Secretary, 2018 - present', 'a Legal Secretary at Smith & Co'],
  ])('is the post, unless the bracket says what the employer is: %s', async (line, said) => {
    expect(await told('Experience', line)).toContain(`I work as ${said}`);
  });
});

describe('the present post', () => {
  it.each([
    ['Current job: electrician at Clarkson Evans, started 2021', 'I work as an electrician at Clarkson Evans'],
    ['Present employer: Tarmac Ltd, Leeds, plant operator, 2019 to now', 'I work as a plant operator at Tarmac Ltd'],
    ['Now: Tarmac, lorry driver (from 2019)', 'I work as a lorry driver at Tarmac'],
    [
      'I work at Tarmac Ltd in Leeds as a loading shovel operator since 2019. Before I was a lorry driver at Hanson 2014 - 2019.',
      'I work as a loading shovel operator at Tarmac Ltd',
    ],
    [
      'I started at Brookes library in 2019 as a library assistant and I am still there.',
      'I work as a library assistant at Brookes library',
    ],
    ['I joined Some Bank as a cashier in 2020 and still work there.', 'I work as a cashier at Some Bank'],
  ])('is the one that a line says to go on: %s', async (line, said) => {
    expect(await told('Work', line, 'Before that: cleaner, Some School, 2010 - 2014')).toContain(said);
  });

  it('is told with the firm that stands above the posts held there', async () => {
    const text = await told(
      'Experience',
      'Capita plc, Leeds, Sep 2018 – present',
      'Claims Handler (client: Axa), Apr 2021 – present',
      'Customer Service Adviser (client: BBC), Sep 2018 – Apr 2021',
    );
    expect(text).toContain('I work as a Claims Handler');
  });
});

describe('years in two figures', () => {
  it.each([
    ['Jan 19 – present', 'Jan 2019 – present'],
    ['Mar 15 – Dec 18', 'Mar 2015 – Dec 2018'],
    ['10/21 - now', '10/2021 - now'],
    ['06/18-09/21', '06/2018-09/2021'],
    ['Jan-19 to Mar-21', 'Jan 2019 to Mar 2021'],
    ['since Mar 20', 'since Mar 2020'],
    ['Sept 97 - Jun 04', 'Sept 1997 - Jun 2004'],
  ])('are read in full: %s', (said, read) => expect(yearsInFull(said)).toBe(read));

  it.each([
    '12/05/1990',
    'Mar 15 - Mar 22, 2023',
    'Open 10 - 12 and 14 - 18',
    'May 24 staff now report to me',
    '01/03/2018 – 28/02/2019',
    'Scored 10/12 - 11/12',
    'Level 3 - 2019',
    "Jan '19 - Mar '21",
  ])('and nothing else is taken for them: %s', (said) => expect(yearsInFull(said)).toBe(said));

  it('are counted, and no page number', () => {
    const cv = readCv(under('Senior Carer, Sunrise of Clifton', '01/16 - 03/20'), today);
    expect(cv.posts[0]?.spans).toHaveLength(1);
  });

  it('are looked for in any text in a moment', () => {
    const started = processorMs();
    yearsInFull('Jan 19 - '.repeat(40_000));
    placeFirst(`2019 - now ${'Some - '.repeat(40_000)}`);
    expect(processorMs() - started).toBeLessThan(2_000);
  });
});
