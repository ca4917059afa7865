import { jest } from '@jest/globals';
import type { CvAnalysisReply, Requirement } from '../career-engine.js';
import { BuiltInEngine } from './built-in-engine.js';
import { aCall, advert, cvText } from './testing/texts.js';

const engine = new BuiltInEngine();
const analysis = (cv: string, job: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText: cv, jobDescription: job }, aCall());
const stateOf = (requirements: readonly Requirement[], name: string) =>
  requirements.find((requirement) => requirement.name === name)?.state;

/** What is made of shipped data at its first use (`platform/shipped/kept.ts`): each is asked for here. */
const shipped = (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('landfall.kept')]!;
const asked = jest.spyOn(shipped, 'has');

/** @alone: its first test asks that nobody has read the word lists yet. */
describe('a CV analysis without a key', () => {
  it('does not wait for its word lists: they are read when the worker starts', async () => {
    engine.onApplicationBootstrap();
    expect(asked).toHaveBeenCalledWith('names of skills');
    asked.mockClear();
    await analysis(cvText('nurse'), advert('Staff Nurse, Acute Medicine'));
    expect(asked).not.toHaveBeenCalledWith('names of skills');
  });

  it('proves each requirement with a line that stands in the CV, and quotes the advert word for word', async () => {
    const cv = cvText('nurse');
    const job = advert('Staff Nurse, Acute Medicine');
    const { requirements } = await analysis(cv, job);
    expect(stateOf(requirements, 'Medication administration')).toBe('met');
    expect(requirements.find(({ name }) => name === 'Venepuncture')?.cvLine).toBe(
      '• Took blood and placed cannulas; taught venepuncture to 14 newly qualified nurses',
    );
    for (const { cvLine, jobLine, weight } of requirements) {
      if (cvLine !== null) expect(cv).toContain(cvLine);
      if (jobLine !== null) expect(job).toContain(jobLine);
      expect(weight).toBeGreaterThan(0);
    }
  });

  it('gives the score that the shown requirements add up to', async () => {
    for (const title of ['Management Accountant', 'Financial Analyst', 'Senior Backend Engineer']) {
      const { matchScore, requirements, content } = await analysis(cvText('accountant'), advert(title));
      const worth = { met: 1, partly: 0.5, missing: 0 };
      const all = requirements.reduce((sum, { weight }) => sum + weight, 0);
      const got = requirements.reduce((sum, { weight, state }) => sum + weight * worth[state], 0);
      expect(matchScore).toBe(Math.round((100 * got) / all));
      expect(content).toContain(`The score, ${matchScore} of 100, is a weighted sum`);
    }
  });

  it('calls a skill that is only listed partly met, and one that is studied for as well', async () => {
    const { requirements, content } = await analysis(cvText('accountant'), advert('Management Accountant'));
    expect(stateOf(requirements, 'Xero')).toBe('partly');
    expect(stateOf(requirements, 'CIMA or ACCA')).toBe('partly');
    expect(content).toContain('You list it, but no line shows you using it');
  });

  it('has blocks whose titles carry the words that colour them, and names its sources', async () => {
    const { content } = await analysis(cvText('marketer'), advert('Content Marketing Manager'));
    const titles = content.split('\n\n').map((block) => block.split('\n')[0]);
    expect(titles).toEqual([
      'Strengths that match this job',
      'Gaps: missing or only partly shown',
      'Improvement tips',
      'Recommended next steps',
      'Visa, sponsorship and place',
      'How the score adds up',
    ]);
    expect(content).toContain('O*NET 29.2');
    expect(content).toContain('ESCO');
  });

  it("names the person's own lines in its tips", async () => {
    const { content } = await analysis(cvText('accountant'), advert('Management Accountant'));
    expect(content).toContain('“Responsible for preparing VAT returns” begins with what you were given to do');
  });

  it('reads years, degree, seniority and place', async () => {
    const { requirements } = await analysis(cvText('civil-engineer'), advert('Civil Engineer, Drainage'));
    expect(stateOf(requirements, '3 years of experience')).toBe('met');
    expect(stateOf(requirements, 'Degree')).toBe('met');
    expect(stateOf(requirements, 'Based in Hull')).toBe('partly');
    const { requirements: others } = await analysis(cvText('civil-engineer'), advert('Geotechnical Engineer'));
    expect(stateOf(others, '8 years of experience')).toBe('partly');
  });

  it('tells what advert and CV say about sponsorship', async () => {
    const { content } = await analysis(cvText('nurse'), advert('Staff Nurse, Acute Medicine'));
    expect(content).toContain('The advert speaks of sponsorship or a visa: “We sponsor Health and Care Worker visas');
    expect(content).toContain('Your CV says that you need a visa or sponsorship: “I need a Skilled Worker');
    const refusing = `${advert('Staff Nurse, Acute Medicine')}\n\nWe are unable to offer sponsorship for this post.`;
    const { requirements } = await analysis(cvText('nurse'), refusing);
    expect(stateOf(requirements, 'Right to work')).toBe('missing');
    expect(stateOf((await analysis(cvText('accountant'), refusing)).requirements, 'Right to work')).toBe('met');
  });

  it('does not count "no experience of" as experience', async () => {
    const cv =
      'Experience\nSoftware Engineer at Some Company, 2020-2023\n• Built payment services; no experience of Kubernetes yet';
    const { requirements } = await analysis(cv, 'Software Engineer\nYou know Kubernetes well.');
    expect(stateOf(requirements, 'Kubernetes')).toBe('missing');
  });

  it('stops when the caller is gone, and tells how far it is', async () => {
    await expect(engine.analyseCv({ cvText: 'x', jobDescription: 'y' }, aCall(AbortSignal.abort()))).rejects.toThrow();
    const call = aCall();
    await engine.analyseCv({ cvText: cvText('nurse'), jobDescription: advert('Dentist') }, call);
    const progress = call.steps.map(([, done]) => done);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(call.steps[0]?.[0]).toBe('Reading the job description');
  });
});
