import { readCv } from './reading/cv-reader.js';
import { analysed, letter, named, work } from './testing/texts.js';

const today = new Date(2026, 10, 22);
const read = (text: string) => readCv(text, today);

const NURSE = 'Registered Nurse\nRequirements\n- NMC registration\n- Wound care';

describe('the dates of a post', () => {
  it.each(['June 2019 up to present', 'June 2019 till now', 'June 2019 through present', 'June 2019 up to date'])(
    'are read, and are no employer: %s',
    async (dates) => {
      const cv = `Rose Cruz\n\nPROFESSIONAL EXPERIENCE\n\nSTAFF NURSE - Surgical Ward      San Jose Medical Center, QC\n${dates}\n* Mentored 6 new graduate nurses\n* Does wound dressing\n\nCOMPANY NURSE, Rapid Foods  |  March 2018 - May 2019`;
      expect(read(cv).years).toBeGreaterThan(8);
      expect(work(await analysed(cv, NURSE))?.cvLine).toContain('STAFF NURSE');
      const text = await letter(cv, NURSE);
      expect(text).toContain('Staff Nurse');
      expect(text).not.toMatch(/present|till now|through|up to (?!\d)| {2}/);
      expect(text).toContain('San Jose Medical Center');
    },
    60_000,
  );

  it.each([
    'looked after my grandmother with dementia 2017 to 2019',
    'raised my children 2015 - 2019',
    'Travelled with my husband, 2016 - 2018',
  ])(
    'are none of a family: %s',
    (line) => {
      const cv = `Jo Tester\n\nWork\nOak Home, Leicester - Care assistant\nFeb 2022 - Feb 2024\n- gave medication\n\n${line}`;
      expect(read(cv).years).toBeCloseTo(2, 0);
    },
    60_000,
  );

  it('are none of a place where somebody lives', async () => {
    const cv =
      'Marco  Bellini\nchef\n\nhi im marco, chef from Italy living in Manchester since 2016 (settled status)\n\n>> Sous chef @ The Copper Pan, Ancoats  (2021-2024)\nran the pass, stock and rota\n>> commis, Hotel Belvedere Rimini 2015-2016';
    const facts = read(cv);
    expect(facts.years).toBeLessThan(6);
    expect(facts.name).toBe('Marco Bellini');
    expect(facts.country?.name).toBe('United Kingdom');
    const job = 'Sous Chef\nRequirements\n- Stock control\n- Rota';
    expect(work(await analysed(cv, job))?.cvLine).toContain('Sous chef @ The Copper Pan');
    const text = await letter(cv, job);
    expect(text).toContain('I last worked as a Sous chef at The Copper Pan, Ancoats');
    expect(text).toMatch(/Marco Bellini$/);
  });
});

describe('dates of every kind', () => {
  it.each([
    "Jan '15 - Dec '22",
    '2015 up to present',
    'March 2015 up to present',
    '15/03/2015 - 20/12/2022',
    'summer 2015 to spring 2022',
    '2015–22',
  ])(
    'make years: %s',
    async (dates) => {
      const cv = `Jo Tester\nYork\n\nExperience\nBookkeeper, Smith & Co, ${dates}\n- Kept the ledgers`;
      const job = 'Bookkeeper\nRequirements\n- 5 years of experience as a bookkeeper\n- Ledgers';
      expect(named(await analysed(cv, job), '5 years of experience')?.state).toBe('met');
      expect(await letter(cv, job)).toMatch(/work(?:ed)? as a Bookkeeper at Smith & Co,/);
    },
    60_000,
  );
});

describe('where somebody lives', () => {
  it.each([
    ['kwame@example.org | Birmingham | QTS', 'United Kingdom'],
    ['Glasgow G41 | 07700 900321', 'United Kingdom'],
    ['Doncaster DN4', 'United Kingdom'],
    ['14 Rowan Close, Leicester LE4 7QX', 'United Kingdom'],
    ['Blk 4, Quezon City, Philippines', 'Philippines'],
    ['Cambridge, Massachusetts, USA', 'United States'],
  ])(
    'is a town or a country of the first lines: %s',
    (line, country) => {
      expect(read(`Jo Tester\n${line}\n\nBSc Physics, KNUST Ghana 2010`).country?.name).toBe(country);
    },
    60_000,
  );

  it('is not where a degree was taken or a post was held', () => {
    expect(read('Jo Tester\njo@example.org\n\nBSc Physics, KNUST Ghana 2010').country).toBeNull();
    expect(read('Jo Tester\n2019-2022 Romania, labourer').country).toBeNull();
  });
});

describe('what somebody looks for', () => {
  it.each(['i am looking for warehouse job. i work hard', 'Seeking a position in digital marketing or warehousing'])(
    'proves nothing: %s',
    async (line) => {
      const job = 'Picker\nRequirements\n- Warehouse operations\n- Digital marketing';
      const { requirements } = await analysed(
        `Jo Tester\n${line}\n\nExperience\nWaiter, Grand Hotel, 2015 - 2024`,
        job,
      );
      expect(requirements.filter(({ cvLine }) => cvLine === line)).toEqual([]);
    },
    60_000,
  );
});

describe('a bullet of a post', () => {
  it('that says what a thing was for is work, whatever stands in its brackets', async () => {
    const cv =
      'Jo Tester\n\nExperience\nData Engineer, Finlo, Jan 2023 - Present\n• Built pipelines in Python\n• Terraform for AWS (S3, Lambda, Glue, Redshift)\n• SQL, Power BI, Excel, A/B testing';
    const job = 'Data Engineer\nRequirements\n- Terraform\n- AWS\n- Infrastructure as code\n- Power BI';
    const analysis = await analysed(cv, job);
    expect(named(analysis, 'Terraform')?.state).toBe('met');
    expect(named(analysis, 'AWS')?.state).toBe('met');
    expect(named(analysis, 'Infrastructure as code')?.state).not.toBe('missing');
    expect(named(analysis, 'Power BI')?.state).toBe('partly');
    expect(analysis.content).toContain('A post of yours lists it');
    expect(analysis.content).not.toContain('You list it, but no line shows you using it: “SQL, Power BI');
  });
});

describe('papers in a row', () => {
  it.each([
    ['Food hygiene level 3, allergens training, HACCP', 'Sous Chef', 'Food safety', 'partly'],
    // a course that is dated was passed
    ['TRAININGS: BLS / ACLS (Heart Association 2024) , IV Therapy', 'Staff Nurse', 'Advanced life support', 'met'],
  ])(
    'are held: %s',
    async (line, post, skill, state) => {
      const cv = `Jo Tester\nYork\n\nExperience\n${post}, Some Place, 2018 - 2024\n- Ran the shift\n\n${line}`;
      const analysis = await analysed(cv, `${post}\nRequirements\n- ${skill}\n- Rota`);
      expect(named(analysis, skill)).toMatchObject({ state, cvLine: line });
      expect(analysis.content).not.toContain('A list in your CV names');
    },
    60_000,
  );
});

describe('years asked for in a kind of place', () => {
  it('count in a post there, of a lower level too', async () => {
    const job = 'Senior Care Assistant\nRequirements\n- At least 2 years experience in a care home\n- Medication';
    const cv = 'Jo Tester\nYork\n\nWork\nOak Home, Leicester - Care assistant\nFeb 2020 - Feb 2024\n- gave medication';
    expect(named(await analysed(cv, job), '2 years of experience')?.state).toBe('met');
  });
});

describe('the post that proves the work', () => {
  it('is the latest of those that fit alike', async () => {
    const cv =
      'Jo Tester\nYork\n\nExperience\nNurse, Hill Clinic, 2010 - 2012\n- Blood tests\n\nStaff Nurse, St Anne Hospital, 2014 - 2024\n- Wound care';
    expect(work(await analysed(cv, NURSE))?.cvLine).toContain('St Anne');
  });
});

describe('what somebody does besides', () => {
  it.each(['Extra-curricular', 'Extracurricular activities', 'Activities and interests', 'Hobbies & activities'])(
    'is no work, under “%s”',
    (heading) => {
      const cv = `Jo Tester\n\nExperience\nWaiter, Grand Hotel, 2020 - 2022\n\n${heading}\nCaptain, netball team, 2010 - 2019`;
      expect(read(cv).years).toBeCloseTo(2, 0);
      expect(read(cv).posts).toHaveLength(1);
    },
  );
});
