import { analysed } from './testing/texts.js';

const found = async (title: string, ask: string, { work = '- Worked', papers = 'First aid' }) => {
  const cv = `Ana Reed\nLeeds\n\nExperience\n${title}, Some Employer, Leeds, 2019 - present\n${work}\n\nQualifications\n${papers}\n`;
  const advert = `${title}\nSome Co\nLeeds\n\nRequirements\n- ${ask}\n- Time management`;
  const { requirements } = await analysed(cv, advert);
  return requirements.filter(({ jobLine }) => jobLine?.includes(ask)).map(({ name, state }) => `${name}: ${state}`);
};

describe('a degree or a postgraduate qualification', () => {
  it.each([
    'PgDip Education, Leeds University, 2018',
    'Postgraduate Diploma in Education, 2018',
    'PGCert Education, 2019',
  ])('is met by either: %s', async (papers) => {
    expect(await found('Teacher', 'A degree or postgraduate qualification', { papers })).toEqual(['Degree: met']);
  });

  it('is no more than near where a degree alone is asked for', async () => {
    expect(await found('Teacher', 'A degree', { papers: 'PgDip Education, 2018' })).toEqual(['Degree: partly']);
    expect(await found('Teacher', 'A degree', { papers: 'First aid' })).toEqual(['Degree: missing']);
  });
});

describe('a card of which the bracket names the kinds', () => {
  it.each([
    ['CSCS Gold card', 'met'],
    ['CSCS Blue card', 'met'],
    ['CSCS Green card', 'partly'],
  ])('takes any of them and no other: %s', async (papers, state) => {
    expect(await found('Plasterer', 'CSCS card (Blue or Gold)', { papers })).toEqual([
      `CSCS card (Blue or Gold): ${state}`,
    ]);
  });

  it('takes the one that alone is named', async () => {
    expect(await found('Plasterer', 'CSCS card (Gold)', { papers: 'CSCS Blue card' })).toEqual([
      'CSCS card (Gold): partly',
    ]);
  });
});

describe('Gaelic', () => {
  it('is the language of Scotland, and Irish another', async () => {
    expect(await found('Teacher', 'Fluent Gaelic', { work: '- Taught in Gaelic' })).toEqual(['Gaelic: met']);
    expect(await found('Teacher', 'Fluent Gaelic', { work: '- Taught in Scottish Gaelic' })).toEqual(['Gaelic: met']);
    expect(await found('Teacher', 'Fluent Gaelic', { work: '- Taught in Irish' })).toEqual(['Gaelic: missing']);
    expect(await found('Teacher', 'Fluent Irish', { work: '- Taught in Irish Gaelic' })).toEqual(['Irish: met']);
  });
});

describe('radiography of teeth', () => {
  it('is called as it is, and so is what is digital', async () => {
    const work = '- Dental radiography on two sites';
    expect(await found('Dental Nurse', 'Dental radiography', { work })).toEqual(['Dental radiography: met']);
    expect((await found('Radiographer', 'Digital radiography', { work: '- Digital radiography' })).join()).toContain(
      'Digital radiography: met',
    );
  });
});

describe('stainless steel', () => {
  it.each([
    '- Welded carbon and stainless',
    '- Welded stainless and carbon steel',
    '- TIG on mild steel, stainless and aluminium',
  ])('may leave its steel unsaid beside another metal: %s', async (work) => {
    expect(await found('Welder', 'Stainless steel', { work })).toEqual(['Stainless steel: met']);
  });

  it('is not shown by carbon steel', async () => {
    expect(await found('Welder', 'Stainless steel', { work: '- Welded carbon steel' })).not.toEqual([
      'Stainless steel: met',
    ]);
  });
});

describe('the placement of a catheter', () => {
  it.each([
    '- Placed intravenous catheters',
    '- Placing intravenous catheters daily',
    '- Intravenous catheter placement',
  ])('is shown by whoever places them: %s', async (work) => {
    expect(await found('Veterinary Nurse', 'Intravenous catheter placement', { work })).toEqual([
      'Intravenous catheter placement: met',
    ]);
  });
});

describe('the membership of a body behind its label', () => {
  it.each(['Membership: CSP', 'Memberships: CSP, HCPC'])('is membership: %s', async (papers) => {
    expect(await found('Physiotherapist', 'CSP membership', { papers })).toEqual(['CSP membership: met']);
  });
});

describe('management experience', () => {
  it.each([
    '- Diary management',
    '- Diary management for two directors',
    '- Managed calendars and travel',
    '- Inbox management',
  ])('is not shown by whoever manages no one: %s', async (work) => {
    expect(await found('Administrator', 'Management experience', { work })).toEqual(['Management experience: missing']);
  });

  it.each(['- Management of a team of six', '- Diary management and the management of four clerks'])(
    'is shown by whoever does: %s',
    async (work) => {
      expect((await found('Administrator', 'Management experience', { work })).join()).toMatch(/met|partly/);
    },
  );
});
