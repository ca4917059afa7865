import { BuiltInMatchScorer } from './built-in-match-scorer.js';
import { readAdvert } from './reading/advert-reader.js';
import { readCv } from './reading/cv-reader.js';
import { skillsNamedIn } from './reading/skill-finder.js';
import { placed } from './reading/work-done.js';
import { analysed, letter, named } from './testing/texts.js';
import { hasFigure } from './text/clean.js';
import { articled, postSaid } from './writing/post-said.js';
import { rightSaid } from './writing/right-said.js';

const today = new Date(2026, 10, 22);

const advert = (title: string, ...lines: string[]) =>
  readAdvert(`${title}\nLeeds\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`);

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

describe('whose CV it is', () => {
  it.each([
    ['My name is Grace Adeyemi and I am a care assistant.', 'Grace Adeyemi'],
    ["Hi, my name's Priya Nair. I'm a nurse.", 'Priya Nair'],
    ['My name is Ion Popescu.', 'Ion Popescu'],
    ['Hi my name is Joy and I come from Ghana.', 'Joy'],
    ['my name is amina from kano', 'Amina'],
    ['Engr. Chukwuemeka Obi, MNSE, COREN', 'Chukwuemeka Obi'],
    ['my name is dean roberts i am an electrician in swansea', 'Dean Roberts'],
  ])('may be told in a sentence: %s', (line, name) => {
    expect(readCv(`${line}\nI have worked in Leeds since 2019.`, today).name).toBe(name);
  });
});

describe('the title of a post', () => {
  const titlesIn = (...lines: string[]) => readCv(cvWith(...lines), today).posts.map(({ title }) => title);

  it.each([
    ['Data Entry Clerk since 2018', 'Data Entry Clerk'],
    ['Cashier since March 2021. Tills and refunds.', 'Cashier'],
    ['Since 2019 Nurse, Some General', 'Nurse, Some General'],
    ['Sous Chef. The Salt Room, Brighton. Feb 2020 - Present', 'Sous Chef, The Salt Room, Brighton'],
    ['Staff Nurse. Some General. 2015 - 2020. Triage of adults.', 'Staff Nurse, Some General'],
  ])('ends where its dates and its story begin: %s', (line, title) => {
    expect(titlesIn(line, '- Worked with a team of 9')).toEqual([title]);
  });
});

describe('what an advert does not ask for', () => {
  const skillsIn = (title: string, ...lines: string[]) => advert(title, ...lines).skills.map(({ skill }) => skill.name);

  it('is Assessment, where a verb of every trade stands', () => {
    expect(skillsIn('Team Manager', 'Assess the needs of customers', 'Assess candidates')).not.toContain('Assessment');
    expect(skillsIn('Team Manager', 'You assess risks and report them')).toContain('Risk assessment');
    expect(skillsIn('Primary Teacher', 'Assess pupils every term', 'Phonics')).toContain('Assessment');
    expect(skillsIn('Team Manager', 'Experience of formative assessment')).toContain('Assessment');
  });

  it('is Survey design, where homes are surveyed', () => {
    expect(skillsIn('Damp Technician', 'You survey homes', 'Surveys of buildings')).not.toContain('Survey design');
    expect(skillsIn('Research Executive', 'Questionnaires and online surveys')).toContain('Survey design');
    const { shown } = readCv(cvWith('Surveyor, Some Ltd, 2015 - 2020', '- Surveyed homes, survey of 40 roofs'), today);
    expect([...shown.keys()]).not.toContain('Survey design');
  });
});

describe('a paper and how far somebody is with it', () => {
  it('is one of two, where progress towards the other will do', () => {
    const { skills } = advert('Bookkeeper', 'CPB designation or progress toward a CPA', 'QuickBooks');
    expect(skills.find(({ skill }) => skill.name === 'CPA')?.orElse).toEqual(['CPB']);
  });

  it('is under way for who writes “working toward” as for who writes “working towards”', async () => {
    for (const word of ['toward', 'towards']) {
      const cv = `${cvWith('Bookkeeper, Mill, 2015 - 2024', '- Monthly accounts')}\n\nCertificates\nWorking ${word} CPA`;
      const { requirements } = await analysed(cv, 'Bookkeeper\nRequirements\n- CPA\n- QuickBooks');
      expect(requirements.find(({ name }) => name === 'CPA')?.state).toBe('partly');
    }
  });

  it.each([
    ['High school diploma, Lagos, 2014', 'met'],
    ['BSc Geography, University of Lagos, 2018', 'met'],
    ['Forklift licence, 2019', 'missing'],
  ])('is asked for beside the years in one line: %s', async (paper, state) => {
    const cv = `${cvWith('Clerk, Mill, 2015 - 2024', '- Filing of 40 letters a day')}\n\nEducation\n${paper}`;
    const job =
      'Warehouse Clerk\nRequirements\n- High school diploma or equivalent, plus two years of warehouse experience\n- Forklift';
    const { requirements } = await analysed(cv, job);
    expect(requirements.find(({ name }) => /^High school diploma/.test(name))?.state).toBe(state);
    expect(requirements.map(({ name }) => name)).toContain('2 years of experience');
  });
});

describe('a band of the health service', () => {
  it.each([
    ['Band 4', 'missing'],
    ['Band 5', 'partly'],
    ['Band 6', 'met'],
    ['Band 7', 'met'],
  ])('is met by itself or a higher one: %s for Band 6', async (own, state) => {
    const cv = cvWith(`Nurse, ${own}, Some General, 2015 - 2024`, '- Triage for 40 patients');
    const { requirements } = await analysed(cv, 'Nurse\nRequirements\n- Experience at Band 6\n- Triage');
    expect(requirements.find(({ name }) => name === 'Experience at Band 6')?.state).toBe(state);
  });
});

describe('what somebody has and does not do', () => {
  const JOB = 'Electrician\nRequirements\n- First aid\n- Asbestos awareness\n- Fault finding';
  const CV = `${cvWith('Electrician, Mill, 2015 - 2024', '- Asbestos awareness, IPAF and PASMA on all sites', '- Fault finding on 40 motors')}\n\nFull driving licence, own transport\n\nCertificates\nFirst aid`;

  it('is stated, and needs neither a figure nor a line of work', async () => {
    const { requirements, content } = await analysed(CV, JOB);
    expect(requirements.find(({ name }) => /^first aid$/i.test(name))?.state).toBe('met');
    expect(content).not.toMatch(/sites” proves [^.]* without a figure|no other line was found that says/);
  });
});

const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;

describe('what a CV says is not there', () => {
  const chef = (line: string) =>
    `Mia Larsen\nSous Chef\n\nExperience\nSous Chef, The Mill, York, 2019 - present\n- ${line}`;

  it('is missing where it is said of what stands before', async () => {
    const advert = 'Sous Chef\nRequirements\n- Pastry\n- HACCP';
    expect(await stateOf(chef('Pastry is not my thing; kept the HACCP records'), advert, 'Pastry')).toBe('missing');
    expect(await stateOf(chef('Ran the pastry section; kept the HACCP records'), advert, 'Pastry')).not.toBe('missing');
  });

  it('is no key skill of a letter', async () => {
    const text = await letter(chef('Pastry is not my thing'), 'Sous Chef\nRequirements\n- Pastry');
    expect(text).not.toMatch(/pastry/i);
  });
});

describe('a post that is told', () => {
  const posts = (cv: string) => readCv(cv, new Date('2026-06-15')).posts.map(({ title }) => title);

  it('with its employer and dates first in a sentence is one', () => {
    expect(posts('Ann Lee\nAt the Glassboat (Bristol, 2015-2018) I was chef de partie on sauce.')).toEqual([
      expect.stringMatching(/chef de partie at Glassboat/i),
    ]);
  });

  it('“Since 2019 I’m …” is one', () => {
    expect(posts("Ann Lee\nSince 2019 I'm a receptionist at Park Surgery, where I book patients in.")).toHaveLength(1);
  });
});

describe('an advert', () => {
  const cv =
    'Bo Berg\nBackend Engineer\n\nExperience\nBackend Engineer, Acme, 2019 - present\n- Wrote services in Java';

  it('that has a tool in its title asks for it, and not for the work alone', async () => {
    const advert = 'Backend Engineer (Kubernetes)\nWrite services';
    expect(await stateOf(cv, advert, 'Kubernetes')).toBe('missing');
    expect(await stateOf(cv, advert, 'Back-end development')).toBe('met');
  });

  it('asks for each paper of a row', async () => {
    const advert =
      'HGV Driver\nRequirements\n- Full Category C licence (no more than 6 points), Driver CPC and digital tachograph card';
    const names = (await analysed(cv, advert)).requirements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^Full Category C/), 'Driver CPC']));
    expect(names.filter((name) => /and digital/i.test(name))).toEqual([]);
  });

  it('of an examination board asks for no reading of scanned text', async () => {
    expect(
      skillsNamedIn('Taught the OCR specification, after years of AQA and OCR').map(({ skill }) => skill.name),
    ).toEqual(['Teaching']);
    expect(skillsNamedIn('Read invoices with OCR').map(({ skill }) => skill.name)).not.toEqual([]);
  });

  it('that asks for years in finance counts any work of that field', async () => {
    const years = named(
      await analysed(
        'Ola Ade\nExperience\nAccounts Payable Clerk, Acme, Jan 2014 - Dec 2018\nAssistant Accountant, Bolt, Jan 2019 - present\n- Month-end',
        "Management Accountant\nRequirements\n- At least seven years' experience in finance",
      ),
      '7 years of experience',
    );
    expect(years?.state).toBe('met');
  });
});

describe('what work shows', () => {
  it.each([
    ['Titrated inotropes and sedation', 'Medication administration'],
    ['Interpret ABGs on ventilated patients', 'Haemodynamic monitoring'],
    ['Led the monthly hand hygiene audit', 'Clinical audit'],
    ['Wrote the rotas for a brigade of nine', 'People management'],
  ])('“%s” is %s', async (line, skill) => {
    const cv = `Jo Tester\nExperience\nNurse, St Elsewhere Hospital, 2019 - present\n- ${line}`;
    expect(await stateOf(cv, `Nurse\nRequirements\n- ${skill}`, skill)).toBe('met');
  });

  it('is a figure where it counts, and not where it names', () => {
    for (const line of ['Taught Year 9', 'Kept the books on Sage 50', 'Left school at 16', 'Moved here in March 2021'])
      expect(hasFigure(line)).toBe(false);
    for (const line of ['Supporting a Year 2 class of 28 children', 'Cut waste by half', 'Ran 12 sites'])
      expect(hasFigure(line)).toBe(true);
  });
});

describe('a letter says', () => {
  it('work of one’s own with its place, and with an article', () => {
    expect(articled(postSaid('Self-employed joiner, Cluj'))).toBe('a self-employed joiner in Cluj');
    expect(placed('Self-employed joiner, Cluj', false)).toBe('As a self-employed joiner');
  });

  it('the sponsorship that is needed, without an article', () => {
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).toMatch(/\bSkilled Worker sponsorship\b/);
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).not.toMatch(/\ba Skilled Worker spon/);
  });
});

const ANALYST = (opening: string) =>
  `Jo Tester\nLeeds, UK\n\nSummary\n${opening}\n\nExperience\nData Analyst, Some Shops, 2019 - 2026\n- Wrote SQL reports`;

const asking = (...lines: string[]) => `Data Engineer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

describe('what somebody says they have not', () => {
  it.each([
    ['Data analyst in retail. I have no\nexperience with Spark or\nScala yet.', 'Scala'],
    ['Data analyst in retail. Kafka and Airflow: none so far.', 'Kafka'],
  ])('is missing, over the ends of lines and behind a colon: %s', async (opening, name) => {
    expect(named(await analysed(ANALYST(opening), asking(name, 'SQL')), name)?.state).toBe('missing');
  });

  it('is no more than begun where it is looked for, in brackets as well', async () => {
    const opening = 'Data analyst in retail. Looking to move into Google Cloud (GCP) in future.';
    expect(named(await analysed(ANALYST(opening), asking('Google Cloud', 'SQL')), 'Google Cloud')?.state).toBe(
      'partly',
    );
  });

  it('is a need of sponsorship, told with its line', async () => {
    const { requirements } = await analysed(
      ANALYST('Data analyst in retail. I require visa sponsorship.'),
      `${asking('SQL')}\n- Right to work in the UK`,
    );
    const right = requirements.find(({ kind }) => kind === 'right-to-work');
    expect([right?.state, right?.cvLine]).toEqual(['missing', expect.stringContaining('require visa sponsorship')]);
  });
});

describe('a requirement', () => {
  it('may be a letter or a short word in an item of its own', async () => {
    const { requirements } = await analysed(ANALYST('Data analyst in retail.'), asking('C#', 'Go', 'R'));
    expect(requirements.map(({ name }) => name)).toEqual(expect.arrayContaining(['C#', 'Go', 'R']));
  });

  it('is each thing of a row behind a label', async () => {
    const { requirements } = await analysed(
      ANALYST('Data analyst in retail.'),
      'Electrician - Leeds\nEssential: 18th Edition (BS 7671), NVQ Level 3 Electrical Installation, JIB gold card, experience of fault finding.',
    );
    expect(requirements.map(({ name }) => name).join('; ')).toMatch(/18th Edition/);
    expect(requirements.map(({ name }) => name).join('; ')).toMatch(/NVQ Level 3/);
    expect(requirements.map(({ jobLine }) => jobLine)).toContain('JIB gold card');
  });

  it('is none of what the product says of an official record', () => {
    const scorer = new BuiltInMatchScorer();
    const record = {
      ...{ title: 'Chefs', company: 'Some Inn', location: 'Vancouver, Canada', experienceLevel: null, skills: [] },
      description:
        'Official record: positive labour market impact assessment for 3 positions as Chefs in the low-wage stream, 2024 Q1. It is a record of its date, not an open vacancy.',
    };
    const cv = scorer.readCv('Jo Tester\n\nExperience\nSous Chef, Hotel Avenida, Lisbon, 2018 - 2026\n- Ran the grill');
    const names = (job: object) =>
      scorer
        .match(cv, job)
        .requirements.filter(({ kind }) => kind === 'skill')
        .map(({ name }) => name);
    expect(names(scorer.readJob(record))).toEqual([]);
    const clerk = scorer.match(cv, scorer.readJob({ ...record, title: 'Hotel front desk clerks' }));
    expect(clerk.requirements.find(({ name }) => name === 'Hotel operations')?.state).toBe('missing');
  });
});

const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;

const audit = `Rajesh Tester

Professional Experience
Deloitte Haskins & Sells LLP, Mumbai
Assistant Manager - Audit & Assurance (July 2021 – Present)
- Leading statutory audits under IFRS
Executive - Audit (Aug 2018 – June 2021)
- Performed substantive testing in Excel`;

const notes = `Kwame Tester
Tema

warehouse operative and forklift driver, 4 yrs

jan 2023 to date - forklift operator, Tema Port logistics - load and unload containers with counterbalance, 60 pallets a shift
2021-2022 - picker packer at Jumia Accra - pick rate 110 an hour best in team

need visa`;

describe('a cover letter', () => {
  it('names the employer that stands on a line of its own, and takes no rank for one', async () => {
    const text = await letter(audit, job('Audit Manager', 'IFRS', 'Excel'));
    expect(text).toContain('at Deloitte Haskins & Sells LLP');
    expect(text).not.toMatch(/\bat (?:Executive|Assistant Manager)\b/i);
  });

  it('names a post without its dates and its story, and a visa that is needed as needed', async () => {
    const text = await letter(notes, job('Warehouse Operative', 'Loading and unloading', 'Picking'));
    expect(text).toMatch(/I work as a forklift operator at Tema Port logistics,/);
    expect(text).toContain('I need a visa.');
    expect(text).not.toMatch(/hold a need|to date|pick rate/);
  });
});

describe('dates', () => {
  const today = new Date('2026-11-24');

  it.each([
    ['Data Analyst Intern, Zoho, Chennai, Jan-Jun 2025', 'Data Analyst Intern, Zoho, Chennai', 6],
    ['Mar 2021 - to date - Staff Nurse, Some Hospital', 'Staff Nurse, Some Hospital', 69],
  ])('are read in “%s”', (line, title, months) => {
    const { posts } = readCv(`Priya Tester\n\nExperience\n${line}\n- Built SQL reports`, today);
    expect(posts[0]?.title).toBe(title);
    expect(posts[0]?.spans.map(({ from, to }) => to - from)).toEqual([months]);
  });
});

describe('an advert', () => {
  it('asks for nothing by what the employer is', async () => {
    const advert = `Audit Manager\n\nAbout the role\nFinch & Rowe is a top 30 firm. You will lead audits.\n\nRequirements\n- IFRS`;
    const { requirements } = await analysed(audit, advert);
    expect(requirements.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('Finch'));
  });

  it('of a warehouse asks for stock counts and a tidy place, and for no hotel and no costing', async () => {
    const { requirements } = await analysed(notes, job('Warehouse Operative', 'Stock counts, housekeeping', 'Picking'));
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('Stock control');
    expect(names).not.toContain('Hotel operations');
    expect(names).not.toContain('Cost accounting');
  });
});

it('has trained a commis in its own trade', async () => {
  const own =
    'Jean Tester\n\nExperience\n2022 - today  Chef de partie, Le Jardin, Lyon\nIn charge of the sauce section. Train two commis.';
  expect(named(await analysed(own, job('Sous Chef', 'Train junior chefs')), 'Training delivery')?.state).toBe('met');
});
