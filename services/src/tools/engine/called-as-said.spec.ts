import { BuiltInEngine } from './built-in-engine.js';
import { readCv } from './reading/cv-reader.js';
import { standingAt } from './reading/standing.js';
import { aCall, advert, analysed, cvText, engine, letter, named } from './testing/texts.js';
import { isNoWork } from './writing/no-work.js';
import { sharedPhrases } from './writing/shared-phrases.js';

const CV = (role: string, line: string, rest = '') =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Firm, Leeds, 2018 - present\n- ${line}\n${rest}`;

const JOB = (title: string, ...asks: string[]) =>
  `${title}\nLeeds\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n- Own transport`;

describe('a requirement is called by its whole name', () => {
  const names = async (title: string, ask: string, line = 'Kept files') =>
    (await analysed(CV(title, line), JOB(title, ask))).requirements
      .filter(({ jobLine }) => jobLine?.includes(ask))
      .map(({ name }) => name);

  it.each([
    ['Kafka or Pub/Sub', 'Kafka or Pub/Sub'],
    ['Experience with Kafka or Pub/Sub', 'Kafka or Pub/Sub'],
    ['Kafka, RabbitMQ or Pub/Sub', 'Kafka, RabbitMQ or Pub/Sub'],
    ['Google Pub/Sub or Kafka', 'Pub/Sub or Kafka'],
  ])('%s', async (ask, name) => {
    expect(await names('Software Engineer', ask)).toEqual([name]);
  });

  it('and who has used it has met it', async () => {
    const { requirements } = await analysed(
      CV('Software Engineer', 'Built event pipelines on Google Pub/Sub'),
      JOB('Software Engineer', 'Kafka or Pub/Sub'),
    );
    expect(requirements.find(({ name }) => name === 'Kafka or Pub/Sub')?.state).toBe('met');
  });

  it.each([
    ['Able to swim, as pupils have hydrotherapy', 'Swim'],
    ['Able to swim, as our pupils have hydrotherapy sessions', 'Swim'],
    ['Able to swim, because the school has a pool', 'Swim'],
    ['Clean shoes, since guests see them', 'Clean shoes'],
    ['Own laptop, as we work from home', 'Own laptop'],
  ])('without the reason for it: %s', async (ask, name) => {
    expect(await names('Teaching Assistant', ask)).toEqual([name]);
  });

  it.each([
    ['Work as part of a team of cleaners', /team/],
    ['Milking, as well as calving', /as well as calving|Milking/],
  ])('and what is no reason stays: %s', async (ask, name) => {
    expect((await names('Stockperson', ask)).join()).toMatch(name);
  });
});

it('what the advert does not say stands in no quotation marks', async () => {
  const ask = 'Provide clinical supervision to, or supervise, bank staff on night shifts';
  const { content } = await analysed(CV('Nurse', 'Wrote rotas for bank staff on night shifts'), JOB('Nurse', ask));
  for (const [, said = ''] of content.matchAll(/The advert asks for “([^”]+)”/g))
    expect(ask.toLowerCase()).toContain(said.toLowerCase().replace(/…$/, ''));
});

describe('what a CV and an advert have in common', () => {
  const shared = (line: string, ask: string, paper = '') =>
    sharedPhrases(
      { title: 'Quantity Surveyor', company: null },
      JOB('Quantity Surveyor', ask),
      readCv(CV('Quantity Surveyor', line, `\nQualifications\n${paper}`), new Date()),
    );

  it('is no kind of papers alone', () => {
    expect(shared('Cooked', 'SVQ level 3 in cookery', 'SVQ 3 Professional Cookery')).not.toContain('SVQ');
    expect(shared('Cooked', 'BTEC in music', 'BTEC Music')).not.toContain('BTEC');
  });

  it('is no beginning of what goes on with an “of”', () => {
    expect(
      shared('Prepared final accounts; preparation of bills of quantities', 'Preparation of bills of quantities'),
    ).toEqual(['bills of quantities']);
    expect(shared('Agreed final accounts on time', 'Final accounts')).toContain('final accounts');
  });

  it('so that no optimised CV begins with them', async () => {
    const { optimizedCvText } = await engine.optimiseCv(
      {
        cvText: CV('Chef', 'Cooked for 200', '\nQualifications\nSVQ 3 Professional Cookery'),
        jobDescription: JOB('Chef', 'SVQ level 3 or equivalent'),
      },
      aCall(),
    );
    expect(optimizedCvText.split('\n').filter((line) => /\bSVQ\b/.test(line))).toEqual(['SVQ 3 Professional Cookery']);
  });
});

describe('what a CV says', () => {
  const CV = (...lines: string[]) =>
    `Jo Tester\n12 Mill Lane, Doncaster. British.\n\nExperience\nWeb Developer, Some Shop, Berlin, 2018 - 2026\n- Built pages\n- Trained new team members\n\n${lines.join('\n')}`;
  const asking = (...lines: string[]) => `Web Developer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

  it.each([
    ['English C1, German B1, Korean native', 'Fluent German (C1)', 'German', 'partly'],
    ['English C1, German C2', 'Fluent German (C1)', 'German', 'met'],
    ['English C1, German B1', 'German B1 or better', 'German', 'met'],
    ['English, German (basic)', 'German would help', 'German', 'partly'],
  ])('of a language is held against how well it is asked for: %s, %s', async (own, line, name, state) => {
    expect(named(await analysed(CV(`Languages: ${own}`), asking(line, 'CSS')), name)?.state).toBe(state);
  });

  it('of a degree may be written with its dots', async () => {
    const cv = CV('B.S. Computer Science, Some Place, 2018');
    const { requirements } = await analysed(cv, asking('Degree in computer science', 'CSS'));
    expect(requirements.find(({ kind }) => kind === 'degree')?.state).toBe('met');
  });

  it('of the right to work may be a nationality by itself', async () => {
    const { requirements } = await analysed(CV(), `${asking('CSS')}\nYou must have the right to work in the UK.`);
    expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('met');
  });

  it('of one paper of a body is no other one of it', async () => {
    const cv = CV('Certificates', 'NEBDN National Diploma in Dental Nursing, 2021');
    const { requirements } = await analysed(cv, asking('Sedation qualification (NEBDN)', 'CSS'));
    expect(requirements.find(({ name }) => name.includes('Sedation'))?.state).not.toBe('met');
    const passport = CV('Certificates', 'PDP, 2025');
    const driver = await analysed(passport, asking('PDP (Petroleum Driver Passport)', 'CSS'));
    expect(driver.requirements.find(({ name }) => name.includes('PDP'))?.state).toBe('met');
  });

  it('of people it trained is training', async () => {
    const analysis = await analysed(CV(), asking('Evidence of training staff', 'CSS'));
    expect(analysis.requirements.find(({ jobLine }) => jobLine?.includes('training staff'))?.state).toBe('met');
  });

  it('of a paper that the advert gives a choice of counts beside a card', async () => {
    const cv = CV('Certificates', 'NVQ Level 3 Electrotechnical, 2021');
    const { requirements } = await analysed(cv, asking('NVQ Level 3 or JIB gold card', 'CSS'));
    expect(requirements.find(({ name }) => name.includes('NVQ'))?.state).toBe('met');
  });
});

describe('what is said of a CV', () => {
  const engine = new BuiltInEngine();
  const CV = `Jo Tester
York, United Kingdom

Experience
Accountant, Some Mill, 2015 - 2024
- Prepared the month-end accounts for a mill of 90 people
- Checked payments to suppliers every week

Skills
Chartered Accountant, Amazon Web Services, phlebotomy

Keywords: welding, Chartered Accountant, NHS, phonics`;
  const JOB = `Management Accountant
Requirements
- ACA
- AWS
- Experience of BACS and CHAPS payments
- Month-end accounts`;
  const written = async (cv: string, job: string): Promise<string> => {
    const input = { cvText: cv, jobDescription: job };
    const analysis = await engine.analyseCv(input, aCall());
    const letter = await engine.writeCoverLetter({ ...input, customizations: '' }, aCall());
    const { changes } = await engine.optimiseCv(input, aCall());
    return [analysis.content, letter.generatedCoverLetter, ...changes.map(({ summary }) => summary)].join('\n');
  };
  /** What a text says that the CV lists, names or shows. */
  const saidOfTheCv = (text: string): string[] =>
    [...text.matchAll(/(?:” (?:lists|names)|I know|I have experience of) (.+?)(?:, but|, and (?:I|no)| beside|[.\n])/g)]
      .flatMap(([, names = '']) => names.split(/, | and /))
      .map((name) => name.trim());

  it('is said in its own words, not in a short form that only the advert has', async () => {
    const text = await written(CV, JOB);
    expect(saidOfTheCv(text).length).toBeGreaterThan(0);
    for (const name of saidOfTheCv(text)) expect(CV.toLowerCase()).toContain(name.toLowerCase());
    expect(text).toContain('names Amazon Web Services and phlebotomy');
    expect(text).not.toMatch(/“[^”]*” (?:lists|names|proves)[^.]*(?:ACA|AWS|BACS|CHAPS)/);
  });

  it('does not take a line with some words of a requirement for the requirement', async () => {
    const { requirements, content } = await engine.analyseCv({ cvText: CV, jobDescription: JOB }, aCall());
    expect(requirements.find(({ name }) => name.includes('BACS'))?.state).not.toBe('met');
    expect(content).not.toMatch(/(?:lists|proves|names) Experience of BACS/);
    const { generatedCoverLetter } = await engine.writeCoverLetter(
      { cvText: CV, jobDescription: JOB, customizations: '' },
      aCall(),
    );
    expect(generatedCoverLetter).not.toContain('CHAPS');
  });

  it.each(['accountant', 'nurse', 'civil-engineer', 'teacher', 'open-jane-fullstacker'])(
    'stands in it, whatever the advert: %s',
    async (name) => {
      const own = cvText(name);
      const flat = own.toLowerCase().replace(/\s+/g, ' ');
      for (const title of ['Management Accountant', 'Staff Nurse, Acute Medicine', 'Site Reliability Engineer']) {
        const text = await written(own, advert(title));
        const strange = saidOfTheCv(text).filter((each) => !flat.includes(each.toLowerCase()));
        expect([title, strange]).toEqual([title, []]);
      }
    },
    60_000,
  );
});

describe('of a long paragraph the sentence is cited that says it', () => {
  const STORY =
    'I have cared for women on the labour ward and in the community, in a unit with 4,000 births a year and a team of twelve midwives, students and doctors.';
  const JOB =
    'Midwife\nLeeds\nRequirements\n- Degree in midwifery\n- NMC registration\n- Right to work in the UK\n- Labour ward';
  const cited = async (paragraph: string, kind: string) =>
    (
      await analysed(
        `Ana Reed\nLeeds\n\nExperience\nMidwife, Some Trust, 2015 - present\n- Labour ward\n\nAbout\n${paragraph}\n`,
        JOB,
      )
    ).requirements.find((each) => each.kind === kind)?.cvLine;

  it.each([
    [`NMC registered midwife since 2015. BSc (Hons) Midwifery, University of York, 2015. ${STORY}`],
    [`${STORY} NMC registered midwife since 2015. BSc (Hons) Midwifery, University of York, 2015.`],
  ])('for a degree: %s', async (paragraph) => {
    expect(await cited(paragraph, 'degree')).toBe('BSc (Hons) Midwifery, University of York, 2015.');
  });

  it('for the right to work', async () => {
    expect(await cited(`${STORY} I have indefinite leave to remain. NMC registered.`, 'right-to-work')).toBe(
      'I have indefinite leave to remain.',
    );
  });

  it('and a short line is cited as it stands', async () => {
    const line = 'NMC registered. BSc (Hons) Midwifery, University of York, 2015';
    expect(await cited(line, 'degree')).toBe(line);
  });
});

describe('among the lines of a post', () => {
  it.each([
    'Languages Spanish, Basque, English C1',
    'Languages: Polish (native), English (B2)',
    'Spanish native, Catalan, English fluent',
    'English C1, Welsh basic',
    'Fluent in Polish and English',
    'Belfast, Northern Ireland',
    'Leeds, West Yorkshire',
    'Manchester, England, United Kingdom',
    '(6 years 4 months)',
    '1 year 11 months',
    'School: Colton Hills, 5 GCSEs, 2007.',
    'Forklift counterbalance (RTITB), 2023.',
    'Reach truck (ITSSAR), March 2021',
  ])('what is about a person is no work: %s', (line) => {
    expect(isNoWork(line)).toBe(true);
  });

  it.each([
    'Languages taught to 60 pupils in three schools',
    'Spanish to key stage 4 and French to key stage 3',
    'English lessons for 40 learners',
    'Deliveries in Leeds, Bradford and Hull, 14 drops a day',
    'School runs for 12 pupils with special needs',
    'Forklift work in a cold store, 200 pallets a shift',
    'Fish section, 60 covers',
  ])('work is work: %s', (line) => {
    expect(isNoWork(line)).toBe(false);
  });

  it('languages are told as no work', async () => {
    const cv =
      'Iker Etxeberria\nLondon\n\nExperience\nChef de partie, Mugaritz, Errenteria, 2019 - 2023\nFish section for 60 covers a night\nLanguages Spanish, Basque, English C1';
    const text = await letter(cv, 'Chef de Partie\nRequirements\n- Fish section\n- Spanish');
    expect(text).toContain('“Fish section for 60 covers a night.”');
    expect(text).not.toContain('Languages');
  });

  it('a course is no post, and a school no employer', async () => {
    const cv =
      'Dave Harris\nWalsall\n\nWork\nNight trunking for Palletforce hub, Alrewas. 2019 to date.\nWarehouse and yard work, Wincanton, Cannock. 2012 to 2019.\n\nSchool: Colton Hills, 5 GCSEs, 2007.\nForklift counterbalance (RTITB), 2023.';
    const text = await letter(cv, 'LGV Class 1 Driver\nRequirements\n- Class 1 licence\n- Trunking');
    expect(text).not.toMatch(/worked? as|forklift|school/i);
  });

  it.each(['(6 years 4 months)', '(6 yrs, 4 mos)', '· 6 yrs 4 mos', '(6 years and 4 months)'])(
    'the length of a post behind its dates is no employer, and where it was no work: %s',
    async (length) => {
      const cv = `Niall Quinn\nBelfast\n\nExperience\n\nMethodist College\nTeacher of Mathematics\nAugust 2020 - Present ${length}\nBelfast, Northern Ireland\nTeach GCSE and A level mathematics to 120 pupils.`;
      const text = await letter(cv, 'Teacher of Mathematics\nRequirements\n- A level mathematics');
      expect(text).toContain('I work as a Teacher of Mathematics at Methodist College');
      expect(text).not.toMatch(/months|mos\b|Northern Ireland/);
    },
  );
});

const cv = (line: string) =>
  `Jo Tester\nYork\n\nExperience\nData Engineer, Acme Energy, Jan 2019 - present\n- Wrote SQL jobs that load meter data\n- ${line}`;

const stateOf = async (line: string, skill: string) =>
  (await analysed(cv(line), `Data Engineer\nRequirements\n- SQL\n- ${skill}`)).requirements.find(
    ({ name }) => name === skill,
  )?.state;

describe('what others do', () => {
  it.each([
    ['Sat next to the team that runs Spark', 'Spark'],
    ['Our analysts build dashboards in Power BI', 'Power BI'],
    ["Our client's analysts build dashboards in Power BI; I supply the data", 'Power BI'],
    ['The platform team looks after Kubernetes, I only deploy to it', 'Kubernetes'],
    ['Kubernetes - the other engineers run that', 'Kubernetes'],
    ['My colleague writes the Terraform', 'Terraform'],
    ["Consultants' planners use Kafka; I read what comes out", 'Kafka'],
    ['I dont have any experience of Kafka', 'Kafka'],
    ['Terraform is done by another team', 'Terraform'],
  ])(
    'proves nothing of who writes: %s',
    async (line, skill) => {
      expect(await stateOf(line, skill)).toBe('missing');
    },
    60_000,
  );

  it.each([
    ['Led the team that runs Spark', 'Spark'],
    ['The Spark jobs I wrote run every night', 'Spark'],
    ['My Spark jobs cut the run from 6 hours to one', 'Spark'],
    ['Built dashboards in Power BI that our analysts use', 'Power BI'],
    ['Trained the team in Terraform', 'Terraform'],
  ])(
    'is told apart from what somebody did: %s',
    async (line, skill) => {
      expect(await stateOf(line, skill)).toBe('met');
    },
    60_000,
  );
});

describe('what somebody no longer or hardly did', () => {
  it.each([
    ['Replaced Airflow with cron because it was too complex', 'Airflow'],
    ['Migrated from Airflow to cron', 'Airflow'],
    ['Did a one-day dbt workshop', 'dbt'],
    ['Attended a dbt demo day', 'dbt'],
    ['Attended a half day course on Terraform', 'Terraform'],
    ['Went to a Kafka webinar', 'Kafka'],
    ['Terraform exam in Feb', 'Terraform'],
  ])(
    'counts in part at most: %s',
    async (line, skill) => {
      expect(await stateOf(line, skill)).toBe('partly');
    },
    60_000,
  );

  it.each([
    ['Ran a one-day dbt workshop for 40 people', 'dbt'],
    ['Migrated from cron to Airflow', 'Airflow'],
    ['Replaced cron with Airflow', 'Airflow'],
  ])(
    'is told apart from what somebody did: %s',
    async (line, skill) => {
      expect(await stateOf(line, skill)).toBe('met');
    },
    60_000,
  );

  it('is a paper that has run out', () => {
    expect(standingAt('IPAF, SSSTS (ran out)', 6)).toBe('begun');
    expect(standingAt('IPAF, SSSTS (ran out)', 0)).toBe('held');
  });
});
