import { BuiltInEngine } from './built-in-engine.js';
import { aCall, advert, cvText } from './testing/texts.js';

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

describe('what is said of a CV', () => {
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
