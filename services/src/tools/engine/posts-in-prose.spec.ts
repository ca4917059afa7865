import { readCv } from './reading/cv-reader.js';
import { analysed, named, work } from './testing/texts.js';

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
