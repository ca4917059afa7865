import { classicalTermsIn } from './study/classical-terms.js';
import { studySentencesOf } from './study/document.js';
import { isEnglish } from './text/english.js';
import { readAdvert } from './reading/advert-reader.js';
import { isQualificationAsked, VOCATIONAL } from './reading/papers-named.js';
import { isOfThePost } from './reading/of-the-post.js';
import { skillsNamedIn } from './reading/skill-finder.js';
import { stemsOf } from './reading/stems.js';
import { analysed, named } from './testing/texts.js';

const skillsIn = (text: string) => skillsNamedIn(text).map(({ skill }) => skill.name);
const asked = (...lines: string[]) =>
  readAdvert(`Some Post\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`);
const skillsAsked = (...lines: string[]) => asked(...lines).skills.map(({ skill }) => skill.name);
const languages = (...lines: string[]) => asked(...lines).languages.map(({ language }) => language);
const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;

describe('what is said of the post, and not asked', () => {
  it.each([
    'Call centre experience',
    'Call handling',
    'Contact lens fitting',
    'Phone etiquette',
    'Contact Centre skills',
  ])('is none of “%s”', (line) => expect(isOfThePost(line)).toBe(false));

  it.each(['Call Dave on site', 'Text Sam', 'Full-time, 39 hours', 'PPE provided', '£14 an hour', 'Immediate start'])(
    'is “%s”',
    (line) => expect(isOfThePost(line)).toBe(true),
  );

  it('leaves a call centre asked for', async () => {
    const { requirements } = await analysed('Ann Lee\nAdviser', 'Adviser\nRequirements\n- Call centre experience');
    expect(requirements.map(({ jobLine }) => jobLine)).toContain('- Call centre experience');
  });
});

describe('a paper that an advert asks for', () => {
  it('stays asked for beside a check that the employer sees to', () => {
    const names = skillsAsked('The offer is subject to HCPC registration and an enhanced DBS');
    expect(names).toContain('HCPC registration');
    expect(names).not.toContain('DBS check');
  });

  it('stays asked for where something else is paid', () => {
    expect(skillsAsked('NMC registration; we pay your annual fee')).toContain('NMC registration');
    expect(skillsAsked('Enhanced DBS; training will be provided')).toContain('DBS check');
  });

  it('is none where it is not essential', async () => {
    const { requirements } = await analysed(
      'Ann Lee\nCarer',
      'Carer\nRequirements\n- Personal care\n- Driving licence not essential.',
    );
    expect(requirements.filter(({ name }) => /licence/i.test(name))).toEqual([]);
  });

  it('is no level of support', () => {
    expect(VOCATIONAL.test('Level 2 support experience')).toBe(false);
    expect(isQualificationAsked('Level 2 support experience')).toBe(false);
    expect(VOCATIONAL.test('Level 3 Food Hygiene')).toBe(true);
  });

  it('for lorries is named by no class of a school and no mark of a product', () => {
    expect(stemsOf('Class 1 teacher')).not.toContain('hgv');
    expect(stemsOf('Taught Class 1 and Class 2')).not.toContain('c+e');
    expect(stemsOf('Product categories and CE marking')).not.toContain('c+e');
    expect(stemsOf('Class 1 driver')).toEqual(expect.arrayContaining(stemsOf('HGV Class 1')));
  });
});

describe('a language that an advert asks for', () => {
  it('is asked beside a second one', () => {
    expect(languages('Fluent English and a second language')).toEqual(['English', 'Another language']);
    expect(languages('Fluent German or another European language')).toEqual(['Another language']);
  });

  it('is none where English is taught, or where others speak it', () => {
    expect(languages('Experience of English as an additional language')).toEqual([]);
    expect(languages('Our team speaks Spanish and German.')).toEqual([]);
  });
});

describe('a degree', () => {
  it.each([
    'No less than a degree in civil engineering',
    'Please do not apply without a degree',
    'Those without a degree need not apply',
  ])('is asked for by “%s”', (line) => expect(asked(line).degree).not.toBeNull());

  it.each(['A high degree of flexibility is needed', 'You do not need a degree', 'You can apply without a degree'])(
    'is not by “%s”',
    (line) => expect(asked(line).degree).toBeNull(),
  );
});

describe('work that is described', () => {
  it.each([
    ['Turn client briefs into campaigns', 'Moving and handling'],
    ['Moved clients to the cloud', 'Moving and handling'],
    ['Improved search results by 20%', 'Raising attainment'],
    ['Increased sales results', 'Raising attainment'],
    ['A handbook that sets out how the team works', 'Setting out'],
    ['Processed point cloud data', 'Cloud computing'],
    ['Progress on CPA: two papers passed', 'Care Programme Approach'],
    ['Becker CPA review', 'Care Programme Approach'],
  ])('“%s” is no %s', (line, skill) => expect(skillsIn(line)).not.toContain(skill));

  it.each([
    ['Moved clients safely from bed to chair', 'Moving and handling'],
    ['Hoisted clients', 'Moving and handling'],
    ['Turned patients every two hours', 'Moving and handling'],
    ['Improved GCSE results by 20%', 'Raising attainment'],
    ['Set out the drainage works', 'Setting out'],
    ['Care coordinator for 20 people on CPA', 'Care Programme Approach'],
    ['Titrated inotropes', 'Medication administration'],
  ])('“%s” is %s', (line, skill) => expect(skillsIn(line)).toContain(skill));

  it.each([
    'Worked as deputy manager, planning rotas for 20 staff',
    'Covered for the manager and wrote rotas',
    'Joined the team and now write all rotas',
  ])('“%s” draws up the rota', (line) =>
    expect(skillsIn(line)).toEqual(skillsIn(line.replace(/^.*?(?=planning|wrote|write)/, ''))),
  );

  it('on a rota of others is no drawing up of it', () => {
    expect(skillsIn('Take part in the on-call rota')).not.toContain(skillsIn('Wrote the rota')[0] ?? '');
  });

  it.each(['X-ray quality assurance', 'Imaging hips and joints by X-ray', 'Passed competency in X-ray imaging'])(
    '“%s” is a radiographer’s',
    (line) => expect(skillsIn(line).some((name) => skillsIn('X-ray').includes(name))).toBe(true),
  );

  it.each(['98% x-ray pass rate', 'Coded pipe welds passed X-ray', 'All joints passed 100% X-ray'])(
    '“%s” is a welder’s',
    (line) => expect(skillsIn(line).some((name) => skillsIn('X-ray').includes(name))).toBe(false),
  );
});

describe('a background that is asked for', () => {
  const cv = (post: string, done: string) => `Ann Lee\n\nExperience\n${post}, 2019 - present\n- ${done}`;
  const met = async (post: string, done: string, background: string) =>
    stateOf(cv(post, done), `Analyst\nRequirements\n- ${background}`, background);

  it.each([
    ['Bank Staff Nurse, Some Hospital', 'Wound care', 'Banking background'],
    ['Waiter, The Mill', 'Served food and drinks', 'FMCG background'],
    ['Cashier, The Mill', 'Took card payments', 'Fintech background'],
  ])('is not that of “%s”: %s', async (post, done, background) => {
    expect(await met(post, done, background)).not.toBe('met');
  });

  it.each([
    ['Analyst, Some Bank', 'Wrote reports', 'Banking background'],
    ['Packer, Some Brewery', 'Packed orders', 'FMCG background'],
  ])('is that of “%s”: %s', async (post, done, background) => {
    expect(await met(post, done, background)).toBe('met');
  });
});

describe('a language', () => {
  it('is told by no word that English has as well', () => {
    const english =
      'Van driver, 80 miles per day\nDie cutter, per hour paid\nCombat missions, one mile a day\nVan, per mile\nDie setter';
    expect(isEnglish(english)).toBe(true);
  });
});

describe('a word of medicine', () => {
  it('is none of everyday', () => {
    const text =
      'The photography and the topography show the demography. A trophy from Oklahoma was cumbersome and gruesome. The angiography shows the atrophy of the chromosome.';
    const terms = classicalTermsIn(studySentencesOf(text)).flat();
    expect(terms.toSorted()).toEqual(['angiography', 'atrophy', 'chromosome']);
  });
});

describe('a word of a trade by which a program is called as well', () => {
  const PROGRAMS = new Set([
    'Adobe Distiller',
    'Adobe Illustrator',
    'Adobe Presenter',
    'Airflow',
    'Angular',
    'Apache Flume',
    'Apache Struts',
    'Articulate Storyline',
    'Aspen',
    'Bentley MicroStation',
    'Blackboard software',
    'Cypress',
    'Dart',
    'Deep learning',
    'Docker',
    'Excel',
    'Express',
    'Game development',
    'Hibernate',
    'Incident management',
    'Loom',
    'Microsoft Office',
    'Microsoft Paint',
    'Microsoft Windows',
    'Mobile development',
    'Networking',
    'Node.js',
    'Observability',
    'Pair programming',
    'Playwright',
    'Postman',
    'Property management system',
    'Puppet',
    'PyTorch',
    'Ruby',
    'Rust',
    'Sage',
    'Scheme',
    'Seesaw',
    'Selenium',
    'Shell',
    'Spark',
    'Swift',
    'Vue.js',
  ]);
  it.each([
    'Paint Sprayer',
    'Paint spraying of kitchen doors',
    'Spark erosion',
    'Wire and spark eroding',
    'Spark plugs and coils',
    'Express courier driver',
    'Rust treatment and priming',
    'Planting Oak, Cypress and Yew',
    'Swift response to call outs',
    'Puppet shows for children',
    'Angular contact bearings',
    'Atrial flutter and fibrillation',
    'Hedgehogs hibernate in autumn',
    'Playwright and director',
    'Selenium deficiency in calves',
    'Unloading shipping containers',
    'Transformers and switchgear',
    'Torch-on felt roofing',
    'Food and wine pairing',
    'Tracing leaks',
    'Plant outages and shutdowns',
    'A positive outlook',
    'Windows, doors and conservatories',
    'Windows Fitter',
    'Rails and sleepers',
    'Radio Presenter, BBC',
    'Postman, Royal Mail',
    'Distiller, Isle of Harris',
    'Loom tuner',
    'Scheme Manager',
    'Storyline producer',
    'Freelance Illustrator of picture books',
    'Struts and shock absorbers',
    'Shell scheme stands',
    'Sage and onion stuffing',
    'Excel at customer service',
    'Bentley and Rolls-Royce servicing',
    'Vue Cinema, Leeds',
    'Airflow balancing',
    'Ruby and sapphire setting',
    'Seesaw and swings',
    'Flume repair',
    'Dart boards',
    'Unity of purpose',
    'Lymph Node dissection',
    'Blackboard menus',
    'Mews houses',
    'Aspen and birch',
    'Networking events',
  ])('is no program: %s', (line) => {
    expect(skillsIn(line).filter((name) => PROGRAMS.has(name))).toEqual([]);
  });

  it.each([
    ['Microsoft Paint and PowerPoint', 'Microsoft Paint'],
    ['Spark jobs in Databricks', 'Spark'],
    ['Experience with Spark', 'Spark'],
    ['Node.js, Express and React', 'Express'],
    ['Build services in Node and Express', 'Node.js'],
    ['Systems programming in Rust', 'Rust'],
    ['- Rust', 'Rust'],
    ['iOS apps in Swift', 'Swift'],
    ['Configuration managed with Puppet.', 'Puppet'],
    ['Angular and TypeScript', 'Angular'],
    ['Dart and Flutter', 'Dart'],
    ['Hibernate and Spring Boot', 'Hibernate'],
    ['End-to-end tests with Playwright', 'Playwright'],
    ['Automated tests in Cypress', 'Cypress'],
    ['Deploying containers to the cloud', 'Docker'],
    ['Fine-tuning transformers in PyTorch', 'Deep learning'],
    ['TDD and pairing', 'Pair programming'],
    ['Logging, metrics and tracing', 'Observability'],
    ['Outlook, Word and Excel', 'Microsoft Office'],
    ['Windows 10 desktop support', 'Microsoft Windows'],
    ['Rails developer', 'Ruby'],
    ['API tests in Postman', 'Postman'],
    ['Illustrator, InDesign and Photoshop', 'Adobe Illustrator'],
    ['Sage 50 and Xero', 'Sage'],
    ['Excel at an advanced level', 'Excel'],
    ['AutoCAD and Bentley', 'Bentley MicroStation'],
    ['Airflow DAGs', 'Airflow'],
    ['Games in Unity', 'Game development'],
    ['Opera, Mews and Guestline', 'Property management system'],
    ['Networking and firewalls', 'Networking'],
  ])('is the program beside what software is made with: %s', (line, name) => {
    expect(skillsIn(line)).toContain(name);
  });

  it('is the work that an advert asks for, and is met by those words', async () => {
    const cv =
      'Gwen Ellis\nWrexham\n\nPaint Sprayer, Gresford Joinery, Wrexham, 2018 - present\nHVLP spraying of doors and kitchen units.';
    const { requirements } = await analysed(
      cv,
      'Paint Sprayer\nDeeside Kitchens, Flint\n\n- HVLP spraying\n- Lacquer finishing',
    );
    expect(requirements.map(({ name }) => name)).not.toContain('Microsoft Paint');
    expect(requirements.find(({ name }) => name === 'Work as Paint Sprayer')?.state).toBe('met');
  });
});
