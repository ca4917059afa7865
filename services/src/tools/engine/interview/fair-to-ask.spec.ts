import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const asked = async (cvText: string, jobDescription: string) => {
  const engine = new BuiltInEngine();
  const first = await engine.writeQuestions({ cvText, jobDescription, batch: 0, asked: [] }, aCall());
  const before = first.questions.map(({ question }) => question);
  const second = await engine.writeQuestions({ cvText, jobDescription, batch: 1, asked: before }, aCall());
  return [...first.questions, ...second.questions];
};

describe('nobody is asked', () => {
  it('how far a thing helps with itself', async () => {
    const all = await asked(
      'Bo Larsen\nLeeds\n\nExperience\nTeacher, Oak Primary School, Leeds, 2016 - present\n- Taught years 3 and 4',
      'Primary Teacher\nElm School\n\n- Lesson planning\n- Phonics',
    );
    const near = all.filter(({ question }) => question.includes('How would that help you with'));
    for (const { question } of near) {
      const [, own, wanted] =
        /^You have (?:worked with|experience of) (.+)\. How would that help you with (.+), and/.exec(question)!;
      expect(own).not.toBe(wanted);
    }
    expect(JSON.stringify(all)).not.toContain('between lesson planning and lesson planning');
  }, 60_000);

  it('what they did in the size of a shop', async () => {
    const all = await asked(
      'Bo Larsen\nLeeds\n\nExperience\nStore Manager, Some Shops Ltd, Leeds, 2016 - present. 42 staff, turnover £6.1m',
      'Store Manager\nElm Stores\n\n- Experience of retail',
    );
    expect(all.map(({ question }) => question).filter((each) => each.includes('“42 staff'))).toEqual([]);
  }, 60_000);

  it('where they used what they learned of the trade that they work in', async () => {
    const all = await asked(
      'Bo Larsen\nLeeds\n\nExperience\nNetwork Engineer, Some Insurance Ltd, Leeds, 2018 - present\n- Moved 900 users in three weekends\n\nEducation\nBSc Computer Networks, University of Leeds, 2018',
      'Network Engineer\nElm Ltd\n\n- Networking\n- Firewalls',
    );
    expect(
      all.map(({ question }) => question).filter((each) => /networking.*what you learned of it/.test(each)),
    ).toEqual([]);
  }, 60_000);
});
