import { BuiltInEngine } from './built-in-engine.js';
import { aCall, analysed, letter, named, work } from './testing/texts.js';
import { linesOf } from './text/clean.js';

describe('a post whose date, title and employer stand on a line each', () => {
  const end = '\n\nEducation\nMA Social Work, University of Leicester, 2020\n';
  const HEAD = 'Amara Okeke\nLeicester\namara@example.org\n\nEmployment\n';
  const SOCIAL =
    'Social Worker\nLeicester City Council\nRequirements\n- Child protection conferences\n- Ability to write court reports';
  const now = ['Hold a caseload of 18 children in need', 'Write court reports and attend conferences'];
  const before = 'Ran parenting groups for 12 families';

  it.each([
    [
      'date, title, employer',
      `Jan 2021 - Present\nSocial Worker\nNottinghamshire County Council\n${now.join('\n')}\nSep 2018 - Dec 2020\nFamily Support Worker\nBarnardo's, Derby\n${before}`,
    ],
    [
      'title, employer, date',
      `Social Worker\nNottinghamshire County Council\nJan 2021 - Present\n${now.join('\n')}\nFamily Support Worker\nBarnardo's, Derby\nSep 2018 - Dec 2020\n${before}`,
    ],
  ])('has its employer and its work, in the order %s', async (_order, posts) => {
    const written = await letter(HEAD + posts + end, SOCIAL);
    expect(written).toContain('I work as a Social Worker at Nottinghamshire County Council');
    expect(written).toContain('“Write court reports and attend conferences”');
    expect(written).not.toContain('You ask for write');
    expect(written).not.toContain('“Nottinghamshire');
  });

  it('is never told by its employer as if that were its work', async () => {
    const cv =
      'Thandiwe Moyo\n\nWork History\nJan. 2022 - Present\nFront Desk Agent\nMeikles Hotel, Harare\nCheck guests in and out on Opera PMS\nMar. 2020 - Dec. 2021\nWaitress\nCresta Lodge, Bulawayo\n\nEducation\nDiploma in Tourism, 2019';
    const written = await letter(cv, 'Hotel Receptionist\nRequirements\n- Opera PMS\n- Fluent English');
    expect(written).toContain('I work as a Front Desk Agent at Meikles Hotel, Harare');
    expect(written).not.toContain('Cresta Lodge');
  });
});

describe('a list of skills, a thing a line,', () => {
  const chef = (...skills: string[]) =>
    `Marco Bellini\n\nSkills\n${skills.join('\n')}\n\nExperience\nSous Chef, The Ivy Gate, Leeds, 05/2021 - now\nRun a brigade of 8\nChef de Partie, Hotel Astoria, 2018 - 2021\nSauce and grill`;
  const advert = 'Head Chef\nRequirements\n- Stock control\n- Menu planning\n- Welding';
  const trade = ['Menu planning', 'Food costing', 'HACCP', 'Pastry'];

  it('claims what stands among the things of the trade', async () => {
    const analysis = await analysed(chef(...trade, 'Stock control'), advert);
    expect(named(analysis, 'Stock control')).toMatchObject({ state: 'partly', cvLine: 'Stock control' });
  });

  it('claims nothing that stands alone', async () => {
    const analysis = await analysed(chef('Stock control'), advert);
    expect(named(analysis, 'Stock control')?.state).toBe('missing');
  });

  it('claims nothing where most of it is of other trades', async () => {
    const analysis = await analysed(chef(...trade, 'Welding', 'Kubernetes', 'Midwifery'), advert);
    expect(named(analysis, 'Welding')?.state).toBe('missing');
  });
});

describe('years in a trade', () => {
  const posts =
    'Care Assistant, Willow Court, 2012-2015\n- Supported residents\nCare Assistant, Oak House, 2018-2026\n';
  const years = async (cv: string, title: string, line: string) =>
    (await analysed(cv, `${title}\nRequirements\n- ${line}\n- Medication administration`)).requirements.find(
      ({ name }) => name === '5 years of experience',
    );

  it('count whatever the rank was', async () => {
    const cv = `Anna Smith\n\nWork experience\n${posts}`;
    expect((await years(cv, 'Senior Care Assistant', 'Minimum 5 years of experience in care'))?.state).toBe('met');
  });

  it('count in a post that only a rank names, where the summary names its trade', async () => {
    const cv =
      'Anna Smith\n\nSummary\nWarehouse team leader with a strong record.\n\nWork experience\nTeam Leader, Amazon Fulfilment, Aug 2020 – Oct 2023\n- Led 25 associates\nWarehouse Operative, Wincanton, Jan 2017 – Jul 2020\n- Goods in';
    expect((await years(cv, 'Warehouse Supervisor', '5 years of warehousing experience'))?.state).toBe('met');
    const analysis = await analysed(cv, 'Warehouse Supervisor\nRequirements\n- Experience of supervising staff');
    expect(work(analysis)).toMatchObject({
      state: 'met',
      cvLine: 'Team Leader, Amazon Fulfilment, Aug 2020 – Oct 2023',
    });
    expect(named(analysis, 'People management')).toMatchObject({ state: 'met', cvLine: '- Led 25 associates' });
  });

  it('below the post that is offered are not said to be in other work', async () => {
    const cv = `Anna Smith\n\nWork experience\nCare Assistant, Willow Court, 2012-2015\n- Supported residents`;
    const job = 'Senior Care Assistant\nRequirements\n- Minimum 5 years of experience\n- Medication administration';
    const { content } = await analysed(cv, job);
    expect(content).toContain('below the post that is offered');
    expect(content).not.toContain('in work next to it');
  });
});

describe('a paper', () => {
  const plumber = (paper: string) =>
    `Darren Pike\n\nWork\n2016 - to date Plumber, Self employed\nBoiler swaps\n\nQualifications\n${paper}`;
  const asks =
    'Plumber\nEssential:\n- NVQ Level 2 or 3 in Plumbing (or City and Guilds equivalent)\n- Asbestos awareness';

  it.each([
    ['City & Guilds Level 3 Plumbing (6189)', 'met'],
    ['NVQ Level 3 Plumbing and Heating', 'met'],
    ['City & Guilds Level 1 Plumbing', 'partly'],
  ])('is of whoever awards it: %s', async (paper, state) => {
    const { requirements } = await analysed(plumber(paper), asks);
    expect(requirements.find(({ name }) => name.startsWith('NVQ'))?.state).toBe(state);
  });

  it('with its number is named in the letter, and a list of tools is none', async () => {
    const gas = await letter(
      plumber('Gas Safe registered no. 554433 - CCN1, CENWAT'),
      'Gas Engineer\nEssential\n- CENWAT\n- CCN1',
    );
    expect(gas).toContain('Gas Safe registered no. 554433');
    const cv =
      'Anna Smith\n\nSkills\nWMS (Manhattan, SAP EWM) RF scanning FLT counterbalance & reach\n\nWork\nWarehouse Operative, Wincanton, 2017 - 2020\nGoods in';
    const forks = await letter(
      cv,
      'Warehouse Operative\nRequirements\n- Counterbalance and reach truck licence\n- RF scanning',
    );
    expect(forks).not.toContain('My qualifications');
  });
});

describe('what is only hoped for', () => {
  it('proves nothing: an objective, a language that is being learned', async () => {
    const cv =
      'Thandi Moyo\n\nObjective\nTo work as a receptionist in a hotel where I can use my customer service skills.\n\nWork\nKitchen porter, Cresta Lodge, 2020 - 2021\nWashed pots\n\nLanguages\nEnglish, Shona; learning French';
    const analysis = await analysed(cv, 'Receptionist\nRequirements\n- Customer service\n- French or German');
    expect(named(analysis, 'Customer service')?.state).not.toBe('met');
    expect(named(analysis, 'French or German')?.state).toBe('partly');
  });
});

describe('an advert', () => {
  it('names the employer behind the title', async () => {
    const cv = 'Jo Tester\n\nWork\nReceptionist, Grand Hotel, 2020 - 2024\nChecked guests in';
    const job = 'Hotel Receptionist, The Lakeside Hotel, Windermere LA23\nRequirements\n- Opera PMS\n- Cash handling';
    expect(work(await analysed(cv, job))?.name).toBe('Work as Hotel Receptionist');
    expect(await letter(cv, job)).toContain('the post of Hotel Receptionist at The Lakeside Hotel');
  });

  it.each([
    ['- You will work a flexible rota including nights', 'Rota systems'],
    ['- Planned maintenance to tenanted and void properties', 'Maintenance engineering'],
    ['- Liaise with manufacturing, purchasing and customers', 'Procurement'],
  ])('asks for no skill where its word is of something else: %s', async (line, skill) => {
    const { requirements } = await analysed(
      'Jo Tester\n\nWork\nClerk, Acme Ltd, 2020 - 2024',
      `Clerk\nRequirements\n${line}\n- Excel`,
    );
    expect(requirements.map(({ name }) => name)).not.toContain(skill);
  });

  it('names what it asks for without “is able to”', async () => {
    const job =
      'Class Teacher\nWe are looking for someone who:\n- is able to paint a mural\n- can play the piano\n- holds QTS';
    const { requirements } = await analysed('Jo Tester\n\nWork\nTeacher, Some School, 2020 - 2024', job);
    expect(requirements.map(({ name }) => name)).toEqual(expect.arrayContaining(['Paint a mural', 'Play the piano']));
  });
});

it('a visa that goes on in the next line is said whole in a letter', async () => {
  const cv =
    'Chen Wei\n\nExperience\nMechanical Engineer, Dyson, 2019 - present\nDesigned casings\n\nDetails\nVisa: Skilled Worker (current employer),\nneeds transfer of sponsorship';
  expect(await letter(cv, 'Mechanical Engineer\nRequirements\n- GD&T\n- FEA')).toContain(
    'needs transfer of sponsorship',
  );
});

describe('where somebody lives', () => {
  const place = async (head: string, tail: string, where: string) =>
    (
      await analysed(
        `Chen Wei\n${head}\n\nExperience\nReceptionist, Grand Hotel, 2019 - present\nChecked guests in${tail}`,
        `Receptionist\nLocation: ${where}\nRequirements\n- Opera PMS\n- Cash handling`,
      )
    ).requirements.find(({ kind }) => kind === 'location');

  it.each([
    ['Flat 3, 8 Park Lane, Bristol BS1 5AB', '', 'Bristol', 'met'],
    ['Flat 3, 8 Park Lane, Bristol BS1 5AB', '', 'Birmingham B14', 'partly'],
    ['22 Cooper Street, Stoke-on-Trent, ST4', '', 'Stafford & Stoke-on-Trent area', 'met'],
    ['Bengaluru, India (open to relocation to the UK) • chen@example.org', '', 'London', 'missing'],
    ['', '\n\nDetails\nBristol, UK\nchen@example.org', 'Coventry', 'partly'],
    ['', '\n\nDetails\nBristol, UK\nchen@example.org', 'Bristol', 'met'],
  ])('is read from “%s%s” for %s', async (head, tail, where, state) => {
    expect((await place(head, tail, where))?.state).toBe(state);
  });

  it('is told where it is another country', async () => {
    expect((await place('Harare, Zimbabwe', '', 'Leeds'))?.cvLine).toBe('Harare, Zimbabwe');
  });
});

it('a letter quotes a deed in its base form', async () => {
  const cv =
    'Jo Tester\n\nWork\nFront Desk Agent, Meikles Hotel, 2022 - present\nUpsell room upgrades, 12% above target in 2023\nEscort guests to their rooms';
  const text = await letter(cv, 'Hotel Receptionist\nRequirements\n- Opera PMS\n- Guest care');
  expect(text).toContain('“Upsell room upgrades, 12% above target in 2023.”');
});

describe('what a CV says in other words', () => {
  it.each([
    ['Conversational Welsh, not fluent', 'Fluent Welsh', 'partly'],
    ['My Welsh is not perfect', 'Good Welsh', 'partly'],
    ['My Welsh is not perfect', 'Excellent Welsh', 'partly'],
    ['Good Welsh', 'Good Welsh', 'met'],
    ['Good Welsh', 'Fluent Welsh', 'partly'],
    ['Excellent Welsh', 'Good Welsh', 'met'],
    ['I mostly write Python and some Go', 'Go', 'met'],
    ['Nursed patients on non-invasive ventilation', 'Experience of NIV', 'met'],
    ['I have led maths since 2022', 'Experience of leading a core subject', 'met'],
    ['I look after one apprentice', 'Supervising apprentices', 'met'],
    ['Fault finding in occupied council houses', 'Carry out fault finding in tenants’ homes', 'met'],
  ])('%s: %s', async (line, ask, state) => {
    const cv = `Ana Reed\n\nExperience\nStaff member, Some Place, Leeds, 2019 - present\n- Looked after people\n\nAbout\n${line}`;
    const { requirements } = await analysed(cv, `Worker\nRequirements\n- ${ask}\n- Time management`);
    expect(requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state).toBe(state);
  });
});

describe('a pasted text', () => {
  const engine = new BuiltInEngine();
  const requirements = async (cvText: string, jobDescription: string) =>
    (await engine.analyseCv({ cvText, jobDescription }, aCall())).requirements;
  const cv = (line: string): string =>
    `Jo Hall\nYork\n\nExperience\nSoftware Developer, Acme Ltd, 2018 - 2024\n- ${line}\n- Answered questions`;

  it('has the letter o for a bullet where several lines begin with it', () => {
    expect(linesOf('o Confined spaces\n  o CCNSG safety passport')).toEqual([
      '• Confined spaces',
      '• CCNSG safety passport',
    ]);
  });

  it.each(['o Confined spaces\nSMSTS', 'O Brother\nO Level Maths', 'of use\nor not'])(
    'keeps a letter that is no bullet: %j',
    (text) => {
      expect(linesOf(text)).toEqual(text.split('\n'));
    },
  );

  it('gives no name that begins with the letter', async () => {
    const asked = await requirements(
      cv('Wrote Java'),
      'Pipefitter\nRequirements\no CCNSG safety passport\no Confined spaces\no Welding',
    );
    expect(asked.map(({ name }) => name).filter((name) => /^o /i.test(name))).toEqual([]);
  });

  it.each(['<script>alert(2)</script>', '<style type="text/css">b { color: red }</style>', '<SCRIPT>x()</SCRIPT >'])(
    'asks for nothing by what it carries for a browser: %s',
    async (markup) => {
      const job = 'Java Developer\nRequirements\n- Java\n- Docker';
      const plain = await requirements(cv('Wrote Java'), job);
      expect(await requirements(cv('Wrote Java'), `${job}\n${markup}`)).toEqual(plain);
    },
  );

  it('keeps a tag that somebody names', () => {
    expect(linesOf('Moved <script> tags to modules')).toEqual(['Moved <script> tags to modules']);
  });
});

const JOB = 'Senior Carer\nRequirements\n- Makaton\n- First aid\n- Care planning';

it('finds the summary that opens a CV without a heading, also where it tells of a visa', async () => {
  const cv = (opening: string) =>
    `Ama Tester\nFlat 3, 2 Some Road, Oxford | ama@example.org\n${opening}\n\nEMPLOYMENT\nCarer, Oak Home, Oxford, March 2021 - present\n- Helped with washing and meals\n- Wrote daily notes\n\nEDUCATION\nBSc Sociology, Some University, 2018`;
  const opened =
    'I am a patient and reliable carer with five years in homes for older people. I am on a Graduate visa until 2088.';
  expect((await analysed(cv(opened), JOB)).content).not.toContain('no summary was found');
  expect((await analysed(cv('Available from March'), JOB)).content).toContain('no summary was found');
});

describe('a line of a CV', () => {
  it.each([
    ['GPhC registered pharmacist (no. 2245678) since 2022', 'GPhC registration'],
    ['GDC registration no. 301122', 'GDC registration'],
  ])('denies nothing by the number of a paper: %s', async (line, name) => {
    const cv = `Jo Tester\n\nExperience\nPharmacist, Some Shop, 2019 - 2026\n- Dispensing\n\nRegistrations\n${line}`;
    expect(named(await analysed(cv, `Pharmacist\nRequirements\n- ${name}\n- Dispensing`), name)?.state).toBe('met');
  });

  it('begins nothing with basic life support', async () => {
    const cv =
      'Jo Tester\n\nExperience\nCarer, Oak Home, 2019 - 2026\n- Wrote notes\n\nTraining\nSafeguarding adults, basic life support (May 2025)';
    const analysis = await analysed(cv, 'Carer\nRequirements\n- Safeguarding\n- Basic life support');
    expect(named(analysis, 'Safeguarding')?.state).toBe('met');
    expect(named(analysis, 'Basic life support')?.state).toBe('met');
  });

  it('may say when before what: a post is read behind its dates and a full stop', async () => {
    const cv =
      'Jo Tester\n\nTeaching experience\nSept 2020 – to date. Teacher of Physics, Some Academy, Leeds\n- Taught GCSE classes';
    expect(work(await analysed(cv, 'Teacher of Physics\nRequirements\n- QTS\n- GCSE'))?.state).toBe('met');
  });

  it('of a post tells what was done, with a label or with what, and its tools under "IT" are of the trade', async () => {
    const cv =
      'Jo Tester\n\nCareer\nAssistant Accountant, Some Mill, Leeds, 2019 - 2026\n- Month-end close: accruals, prepayments, journals in Sage 200\n\nIT: Excel, Xero';
    const analysis = await analysed(cv, 'Accountant\nRequirements\n- Sage\n- Excel\n- Power BI');
    expect(named(analysis, 'Sage')?.state).toBe('met');
    expect(named(analysis, 'Excel')?.state).toBe('partly');
    expect(named(analysis, 'Power BI')?.state).toBe('missing');
  });
});

describe('the title of an advert', () => {
  it.each([
    ['Wire Splicer – Highways\nSome Builders are looking for a Wire Splicer to join us.', 'Work as Wire Splicer'],
    ['Night shift\nWe are looking for a Gallery Explainer to join our estate.', 'Work as Gallery Explainer'],
    [
      'Teacher of Science (Physics specialism) with TLR available for Key Stage 3 Coordinator\nSome Park School, Coventry',
      'Work as Teacher of Science',
    ],
  ])('is who is looked for and not where: %s', async (head, name) => {
    const { requirements } = await analysed(
      'Jo Tester\nGardener, Acme, 2019 - 2026',
      `${head}\nRequirements\n- First aid`,
    );
    expect(requirements.find(({ kind }) => kind === 'experience')?.name).toContain(name);
  });
});

it('finds a life support that is a step below the one asked for', async () => {
  const cv =
    'Jo Tester\n\nExperience\nStaff Nurse, Some Hospital, 2019 - 2026\n- Wound care\n\nCertificates\nBasic Life Support (BLS), 2025';
  expect(
    named(
      await analysed(cv, 'Nurse\nRequirements\n- Immediate Life Support (ILS)\n- Wound care'),
      'Immediate life support',
    )?.state,
  ).toBe('partly');
});
