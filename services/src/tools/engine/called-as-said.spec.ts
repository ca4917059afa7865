import { BuiltInEngine } from './built-in-engine.js';
import { readCv } from './reading/cv-reader.js';
import { aCall, advert, cvText, engine, letter } from './testing/texts.js';
import { isNoWork } from './writing/no-work.js';
import { sharedPhrases } from './writing/shared-phrases.js';

const CV = (role: string, line: string, rest = '') =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Firm, Leeds, 2018 - present\n- ${line}\n${rest}`;

const JOB = (title: string, ...asks: string[]) =>
  `${title}\nLeeds\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n- Own transport`;

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
