import { BuiltInEngine } from './built-in-engine.js';
import { readAdvert } from './reading/advert-reader.js';
import { readCv } from './reading/cv-reader.js';
import { skillsNamedIn } from './reading/skill-finder.js';
import { aCall, analysed, letter, named, work } from './testing/texts.js';

const TODAY = new Date('2026-11-28');
const stateOf = async (cv: string, advert: string, name: string) => named(await analysed(cv, advert), name)?.state;
const names = async (cv: string, advert: string) => (await analysed(cv, advert)).requirements.map(({ name }) => name);
const skills = (text: string) => skillsNamedIn(text).map(({ skill }) => skill.name);
const optimised = async (cvText: string, jobDescription: string) =>
  new BuiltInEngine().optimiseCv({ cvText, jobDescription }, aCall());

describe('a kind of work', () => {
  const rigid = 'Al Ray\nEmployment\nHGV Class 2 Driver, Wren Ltd, 2018 - Present';
  const web = 'Tom K\nWeb Developer, Abc Ltd, Jan 2015 - Present\n- Built React front ends in TypeScript';

  it('is not the one that takes a bigger licence', async () => {
    const analysis = await analysed(
      rigid,
      'HGV Class 1 Driver\nRequirements\n- 2 years of Class 1 driving experience\n- Category C+E licence',
    );
    expect(work(analysis)?.state).toBe('partly');
    expect(named(analysis, '2 years of experience')?.state).toBe('partly');
  });

  it('that is named by a tool is shown by the tool', async () => {
    const analysis = await analysed(web, 'Java Developer\nRequirements\n- 5 years of experience with Java');
    expect(work(analysis)?.state).toBe('partly');
    expect(named(analysis, '5 years of experience')?.state).not.toBe('met');
    expect(work(await analysed(web, 'React Developer\nRequirements\n- React'))?.state).toBe('met');
  });

  it('is told apart from how high it stands', async () => {
    const analysis = await analysed(
      'W Z\nData Analyst, Abc, 2022 - Present\n- SQL queries',
      'Senior Data Analyst\nRequirements\n- SQL',
    );
    expect(named(analysis, 'Work as Data Analyst')?.state).toBe('met');
    expect(named(analysis, 'Senior level')?.state).toBe('partly');
  });

  it('of an assistant is none at the head', () => {
    expect(readAdvert('Executive Assistant to the Chief Executive\nRequirements\n- Minutes').rank).toBeNull();
  });

  it('is not where somebody nursed', async () => {
    const cv =
      'Ade Obi\nEMPLOYMENT HISTORY\n\nStaff Nurse, Medical Ward\nLagos University Teaching Hospital, Nigeria\nSeptember 2019 - January 2022\n- Wound care';
    expect(work(await analysed(cv, 'Secondary School Teacher of Mathematics\nYou would teach.'))?.state).toBe(
      'missing',
    );
  });

  it('counts by its field where years are asked in it', async () => {
    const cv =
      'H O\nMarketing Executive, Abc Ltd, May 2022 to present\nMarketing Assistant, Yeo Ltd, Jun 2016 to Apr 2022';
    expect(await stateOf(cv, 'Marketing Manager\n- 4 years or more in a marketing role', '4 years of experience')).toBe(
      'met',
    );
  });
});

describe('a paper', () => {
  it.each([
    [
      'Warehouse operative 2010 - 2020\nCounterbalance forklift (licence expired 2016)',
      'Warehouse Operative\nRequirements\n- Forklift licence',
      'Forklift licence',
      'partly',
    ],
    [
      'I have an international driving licence but no car.',
      'Care Assistant\n- Full UK driving licence',
      'Driving licence',
      'partly',
    ],
    ['Staff Nurse, Abc, 2015 - now\nIELTS 6.5 (2023)', 'Nurse\nRequirements\n- IELTS 7.0', 'IELTS', 'partly'],
    ['Staff Nurse, Abc, 2015 - now\nIELTS 7.5 (2023)', 'Nurse\nRequirements\n- IELTS 7.0', 'IELTS', 'met'],
    [
      'Accounts Intern, KVS & Co Chartered Accountants, 2019 - 2020',
      'Finance Manager\nRequirements\n- ACA or CIMA qualified',
      'ACA or CIMA',
      'missing',
    ],
  ])('answers what is asked by what the CV says of it: case %#', async (line, advert, name, state) => {
    expect(await stateOf(`Jo Lee\nExperience\n${line}`, advert, name)).toBe(state);
  });

  it('or the way to it is held by whoever is on the way', async () => {
    const cv = 'C E\nCivil Engineer, Abc, 2018 - now\n- Working towards chartership with ICE';
    const { requirements } = await analysed(
      cv,
      'Civil Engineer\nRequirements\n- Chartered or working towards chartership with ICE',
    );
    expect(requirements.find(({ kind }) => kind === 'certificate')?.state).toBe('met');
  });

  it('of a degree is required unless experience will do, or it stands among wishes', () => {
    expect(readAdvert('Nurse\nEssential\n- Degree in nursing or equivalent').degree?.importance).toBe('required');
    expect(readAdvert('Web Developer\nNice to have\n- Degree in Computer Science').degree?.importance).toBe(
      'preferred',
    );
  });

  it('of a degree is in subjects, which are no skills beside it', async () => {
    const advert =
      'Data Analyst\nEssential: SQL; a degree in a numerate subject (mathematics, statistics, engineering).';
    expect(await names('W Z\nData Analyst, Abc, 2022 - Present', advert)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Mathematics|Statistics)$/)]),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Swift Transport Ltd - Admin', 'Swift'],
    ['Managed the Excel Hotel reception', 'Excel'],
    ['My references come from the Python Society', 'Python'],
    ['Coupling and uncoupling trailers safely', 'Video editing'],
    ['ECS/JIB Gold card', 'AWS'],
    ['Write website content and blogs', 'Web development'],
    ['I like R rated films', 'R'],
  ])('in “%s” is not %s', (text, skill) => expect(skills(text)).not.toContain(skill));

  it.each([
    ['Reports in Excel', 'Excel'],
    ['Cut trailers and teasers for a film studio', 'Video editing'],
    ['Deployed to ECS and RDS', 'AWS'],
    ['Manage a £6k monthly Meta Ads budget', 'Budget management'],
  ])('in “%s” is %s', (text, skill) => expect(skills(text)).toContain(skill));
});

describe('a list below “Desirable:” without marks', () => {
  it('asks for each of its lines', async () => {
    const asked = await names(
      'K R\nElectrician, Abc, 2020 - Present',
      'Electrician\nDesirable:\nIPAF\nPASMA\nKnowledge of BMS\nWelsh speaker',
    );
    expect(asked).toEqual(expect.arrayContaining(['IPAF', 'PASMA', 'Knowledge of BMS', 'Welsh']));
  });

  it('ends where the advert goes on', () => {
    const { worded } = readAdvert('Electrician\nDesirable:\nIPAF\nPASMA\nBenefits\nCompany van');
    expect(worded.map(({ name }) => name)).not.toContain('Company van');
  });
});

describe('where a job is', () => {
  it.each([
    ['Care Assistant - Domiciliary - Luton and Dunstable\nPersonal care', 'Luton'],
    ['Data Analyst\nScottish Power, Glasgow city centre (hybrid)\nSQL', 'Glasgow'],
    ['Web Developer\nFintech - London (hybrid, 3 days per week in the office) - £75k\nReact', 'London'],
    ['Web Developer\nReact\nBased at our Manchester office.', 'Manchester'],
    ['Physiotherapist\nLeeds Teaching Hospitals NHS Trust\n- Respiratory physiotherapy', 'Leeds'],
  ])('is read from its title, below it or in a sentence: case %#', (advert, town) =>
    expect(readAdvert(advert).place?.town).toBe(town),
  );
});

describe('years', () => {
  it.each([
    [
      '2017 - Present\nAdministrator\nSome Council\nMinute taking\n\n2009 - 2017\nCareer break to raise my children\n\n2003 - 2009\nSecretary\nSlater Solicitors',
      15.4,
    ],
    ['2024 - Present\nAdministrator, Abc\n2014 - 2024\nMaternity leave and career break', 2.4],
    ['Administrator, Abc, 2024 - Present\nTravelling in Asia, 2014 - 2024', 2.4],
  ])('of a break are none of work: %#', (posts, years) => {
    expect(readCv(`S C\nEMPLOYMENT\n${posts}`, TODAY).years).toBeCloseTo(years, 1);
  });
});

describe('a letter', () => {
  it('says what was done in words that go on', async () => {
    const text = await letter(
      'P R\nExperience\nAssistant Accountant, Shop Ltd, 2020 - now\n- Submit quarterly VAT returns under Making Tax Digital',
      'Accountant\nRequirements\n- VAT returns',
    );
    expect(text).toContain('“Submit quarterly VAT returns under Making Tax Digital.”');
  });

  it('tells no post, no exam to come and no one else as work', async () => {
    const text = await letter(
      'Jo Lee\nEMPLOYMENT\nJun 2018 - Present: Builders Merchants, Tamworth - HGV Class 2 Driver\nDaily vehicle checks and defect reporting.\nSome of the visitors live with dementia.\n2391-52 Inspection and Testing - studying, exam in February',
      'HGV Driver\n- Daily vehicle checks',
    );
    expect(text).not.toMatch(/“(?:Builders|some of|2391)/i);
  });

  it('names the employer, and not the trade that the advert is of', () => {
    expect(readAdvert('Web Developer\nFintech - London (hybrid)\nReact').company).toBeNull();
  });
});

describe('an optimised CV', () => {
  it('leaves skills that the advert asks for where they stand', async () => {
    const { changes, optimizedCvText } = await optimised(
      'P R\n\nKEY SKILLS\nExcel, payroll, VAT\n\nEXPERIENCE\nAssistant Accountant, Shop Ltd, 2020 - now\n- Month-end close',
      'Accountant\nRequirements\n- Excel\n- Payroll\n- Month-end close',
    );
    expect(changes.filter(({ kind }) => kind === 'moved')).toEqual([]);
    expect(optimizedCvText.indexOf('KEY SKILLS')).toBeLessThan(optimizedCvText.indexOf('EXPERIENCE'));
  });

  it('names as a key skill nothing that is being learned', async () => {
    const { optimizedCvText } = await optimised(
      'Tom K\n\nEXPERIENCE\nWeb Developer, Abc, 2020 - Present\n- Built services in Node.js with Docker and React\n\nSKILLS\nTools: Git, Docker\nCurrently learning: Kubernetes',
      'Web Developer\nRequirements\n- Docker\n- Kubernetes\n- React\n- Node.js',
    );
    expect(/Key skills\n([^\n]*)/i.exec(optimizedCvText)?.[1] ?? '').not.toMatch(/Kubernetes/);
  });
});
