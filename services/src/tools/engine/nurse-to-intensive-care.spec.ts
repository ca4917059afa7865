import { BuiltInEngine } from './built-in-engine.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();

const cvText = `Ana Reed
Registered Nurse, Leeds

Experience
Staff Nurse (Band 5), Some Hospital, Leeds - March 2021 to present
- Lead a team of four healthcare assistants on night shifts on a 28-bed respiratory ward
- Administer intravenous antibiotics and non-invasive ventilation to up to eight patients per shift
- Mentor two student nurses each term

Skills
Wound care, cannulation, venepuncture

Certifications
Immediate Life Support (ILS), 2023`;

const jobDescription = `Senior Staff Nurse - Intensive Care Unit
You will care for critically ill patients and coordinate shifts.
Essential requirements
- NMC registration
- Experience of caring for mechanically ventilated patients and haemofiltration
- Advanced Life Support (ALS) certificate
Desirable
- Mentorship or practice assessor qualification`;

describe('a nurse who goes to intensive care', () => {
  const analysis = engine.analyseCv({ cvText, jobDescription }, aCall());
  const asked = async (name: string) => (await analysis).requirements.find((each) => each.name === name);

  it('has a step on the way to a higher course, and work next to another', async () => {
    expect(await asked('Advanced life support')).toMatchObject({
      state: 'partly',
      cvLine: expect.stringMatching(/ILS/),
    });
    expect(await asked('Mechanical ventilation')).toMatchObject({
      state: 'partly',
      cvLine: expect.stringMatching(/non-invasive/),
    });
  });

  it('is told of what is missing in the words of the advert', async () => {
    expect((await asked('Haemofiltration'))?.state).toBe('missing');
  });

  it('is asked early where it stands with the papers that the post requires', async () => {
    const first = await engine.writeQuestions({ cvText, jobDescription, batch: 0, asked: [] }, aCall());
    const asked = first.questions.map(({ question }) => question);
    const second = await engine.writeQuestions({ cvText, jobDescription, batch: 1, asked }, aCall());
    const all = [...asked, ...second.questions.map(({ question }) => question)].join('\n');
    expect(all).toMatch(/NMC registration/);
    expect(all).toMatch(/advanced life support/i);
  });

  it('learns to run a shift beside whoever does, and supervision from those who set its standards', async () => {
    const { content: analysisContent } = await analysis;
    const { content } = await engine.recommendLearning({ analysisContent, jobDescription, offers: [] }, aCall());
    expect(content).toMatch(/# Coordinate shifts\n(?:- .*\n)*- It is learned beside whoever does it/);
    expect(content).toContain('preparation of supervisors');
    expect(content).not.toContain('what the body that grants Mentorship');
  });

  it('is given no reason for a move that the advert does not give', async () => {
    const { changes } = await engine.optimiseCv({ cvText, jobDescription }, aCall());
    expect(changes.map(({ reason }) => reason)).not.toContain('The advert asks for what stands there.');
  });
});
