import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, advert, cvText } from '../testing/texts.js';

const engine = new BuiltInEngine();
const nextFive = async (cv: string, job: string, asked: string[]) =>
  (await engine.writeQuestions({ cvText: cv, jobDescription: job, batch: asked.length / 5, asked }, aCall())).questions;

describe('interview questions', () => {
  it('are five, of mixed difficulty, each with a strategy, an example and tips', async () => {
    const questions = await nextFive(cvText('nurse'), advert('Staff Nurse, Acute Medicine'), []);
    expect(questions).toHaveLength(5);
    expect(new Set(questions.map(({ difficulty }) => difficulty)).size).toBe(3);
    for (const { suggestedAnswer, realWorldExample, tips } of questions) {
      expect(suggestedAnswer.length).toBeGreaterThan(40);
      expect(realWorldExample.length).toBeGreaterThan(40);
      expect(tips.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Leeds LS2', 'Location: Leeds', false],
    ['Harare, Zimbabwe', 'Location: Leeds', true],
    ['Harare, Zimbabwe', 'Some Trust', true],
    ['Lagos, Nigeria\nHealth and Care Worker visa needed', 'Location: Leeds', true],
    ['Leeds LS2', 'Location: Dubai, UAE', true],
    ['British citizen, Manchester', 'Location: Manchester', false],
    ['British citizen, Manchester', 'Some Trust', false],
    ['Manchester M14 5GH', 'Some Trust', false],
    ['Settled status', 'Location: Leeds', false],
    ['Jo lives by the sea', 'Location: Leeds', false],
    ['Dubai, UAE. British citizen', 'Location: Leeds', false],
    ['Madrid, Spain\nIndefinite leave to remain in the UK', 'Location: Leeds', false],
  ])('speak of a new country only to whoever moves there: %s for %s', async (home, place, isAsked) => {
    const cv = `Jo Tester\n${home}\n\nExperience\nStaff Nurse, Some Hospital, 2019 - 2024\n- Wound care`;
    const asked: string[] = [];
    for (let batch = 0; batch < 8; batch += 1)
      asked.push(
        ...(await nextFive(cv, `Staff Nurse\n${place}\nRequirements\n- Wound care`, asked)).map(
          ({ question }) => question,
        ),
      );
    expect(asked.some((question) => question.includes('new country'))).toBe(isAsked);
  });

  it('say so first when the advert could not be read', async () => {
    const german =
      'Krankenpfleger gesucht. Wir suchen eine Pflegekraft mit Erfahrung in der Wundversorgung für unser Haus und bieten eine Stelle.';
    const [first, ...others] = await nextFive(cvText('nurse'), german, []);
    expect(first?.tips[0]).toMatch(/^The advert does not seem to be in English/);
    for (const { tips } of others) expect(tips.join()).not.toContain('in English');
    const read = await nextFive(cvText('nurse'), advert('Staff Nurse, Acute Medicine'), []);
    expect(read.flatMap(({ tips }) => tips).join()).not.toContain('in English');
  });

  it("are about the CV's own work, the advert's duties and what is missing", async () => {
    const asked: string[] = [];
    for (let batch = 0; batch < 3; batch += 1) {
      const questions = await nextFive(cvText('open-jane-fullstacker'), advert('Site Reliability Engineer'), asked);
      asked.push(...questions.map(({ question }) => question));
    }
    const all = asked.join('\n');
    expect(all).toContain('Managed a 5-person development team');
    expect(all).toContain('The advert says: “You would run Kubernetes clusters in two regions');
    expect(all).toMatch(/we did not find it in your CV/);
  });

  it('do not come again while anything is left to ask, and then only what was asked longest ago', async () => {
    const asked: string[] = [];
    let repeated = false;
    for (let batch = 0; batch < 14; batch += 1) {
      const questions = (await nextFive(cvText('civil-engineer'), advert('Civil Engineer, Drainage'), asked)).map(
        ({ question }) => question,
      );
      expect(questions).toHaveLength(5);
      expect(new Set(questions).size).toBe(5);
      const again = questions.filter((question) => asked.includes(question));
      if (again.length > 0 && !repeated) {
        repeated = true;
        expect(asked.length).toBeGreaterThanOrEqual(25);
        expect(asked.slice(0, 5)).toEqual(expect.arrayContaining(again.slice(0, 5 - (asked.length % 5))));
      }
      asked.push(...questions);
    }
    expect(repeated).toBe(true);
  });

  it('ask about bullets of the CV that begin with no verb, and advise what makes sense for them', async () => {
    const cv = `Piotr Zielinski\nExperience\nStaff Nurse, Northern Infirmary, Sheffield\n2019 - present
- TIG and MIG welding of stainless steel pipework to BS EN ISO 9606-1
- Cared for ventilated patients in a 10-bed intensive care unit
- Reduced pressure ulcers on the ward by 30% with a new chart`;
    const job = 'Registered Nurse\nIntensive care of ventilated patients. NMC registration required. Patient care.';
    const asked: string[] = [];
    const all = [];
    for (let batch = 0; batch < 3; batch += 1) {
      const questions = await nextFive(cv, job, asked);
      asked.push(...questions.map(({ question }) => question));
      all.push(...questions);
    }
    expect(asked.join()).toContain('TIG and MIG welding of stainless steel pipework');
    expect(JSON.stringify(all)).not.toMatch(/(?:care|registration|patients) is the wrong choice/i);
    const ward = all.find(({ question }) => question.includes('10-bed'));
    expect(JSON.stringify(ward)).not.toContain('measured');
    const ulcers = all.find(({ question }) => question.includes('pressure ulcers'));
    expect(JSON.stringify(ulcers)).toContain('measured');
  });

  it('name the role', async () => {
    const { jobRole } = await engine.writeQuestions(
      { cvText: cvText('nurse'), jobDescription: advert('Dentist'), batch: 0, asked: [] },
      aCall(),
    );
    expect(jobRole).toBe('Dentist');
  });
});
