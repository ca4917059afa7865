import type { CvAnalysisReply, Requirement } from '../career-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { aCall, advert, cvText } from './testing/texts.js';

const engine = new BuiltInEngine();
const JOB = 'Senior React developer in Leeds.\nRequirements:\n- React and TypeScript\n- Node.js, PostgreSQL';
const WORK = '- Built React and TypeScript front ends with Node.js services';
const NAMES = '- PostgreSQL, Docker, AWS';

const aCv = (lines: readonly string[], skills = ''): string =>
  [
    'Jane Tester\njane@example.org Leeds, UK',
    'Experience\nSoftware Engineer, Acme Ltd, 2018 - 2024',
    ...lines,
    'Education\nBSc Computer Science, University of Leeds, 2017',
    skills && `Skills\n${skills}`,
  ].join('\n');

const analysed = (cv: string, job = JOB): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);

describe('what counts as evidence in a CV', () => {
  it.each([
    ['with a section of skills', aCv([WORK, NAMES], 'JavaScript, TypeScript, React, Node.js, SQL')],
    ['without one', aCv([WORK, NAMES])],
    ['in the course of the work', aCv(['- Building React and TypeScript front ends with Node.js services', NAMES])],
  ])(
    'is a line of work that is dense with names, %s',
    async (_, cv) => {
      const analysis = await analysed(cv);
      for (const name of ['React', 'TypeScript', 'Node.js']) {
        expect(named(analysis, name)).toMatchObject({
          state: 'met',
          cvLine: expect.stringContaining('front ends with'),
        });
      }
      expect(named(analysis, 'PostgreSQL')).toMatchObject({ state: 'partly', cvLine: NAMES });
      expect(analysis.content).not.toContain('padding');
    },
    60_000,
  );

  it('is never said to be missing when the word stands in a list that is not counted', async () => {
    const line = 'Keywords: welding, forklift driving, payroll, dispensing, asylum law, Kubernetes, phonics, calving';
    const analysis = await analysed(`${aCv([WORK])}\n${line}`, 'Software Engineer\nYou know Kubernetes well.');
    expect(named(analysis, 'Kubernetes')?.cvLine).toBe(line);
    expect(analysis.content).toContain('Kubernetes: not counted');
    const asked = await engine.writeQuestions(
      {
        cvText: `${aCv([WORK])}\n${line}`,
        jobDescription: 'Software Engineer\nYou know Kubernetes well.',
        batch: 0,
        asked: [],
      },
      aCall(),
    );
    for (const { question } of asked.questions) expect(question).not.toContain('did not find it in your CV');
  });

  it('is not a list of many trades that stands with a post', async () => {
    const cv = cvText('nurse');
    const stuffed = cv.replace(
      /^(•.*)$/m,
      '$1\n• Python, Kubernetes, welding, payroll, phonics, asylum law, SEO, forklift driving, calving',
    );
    expect(stuffed).not.toBe(cv);
    for (const title of ['Senior Backend Engineer', 'Management Accountant', 'Staff Nurse, Acute Medicine']) {
      const [before, after] = [await analysed(cv, advert(title)), await analysed(stuffed, advert(title))];
      expect(Math.abs(after.matchScore - before.matchScore)).toBeLessThanOrEqual(3);
    }
  });
});
