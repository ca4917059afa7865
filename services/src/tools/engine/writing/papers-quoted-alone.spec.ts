import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const engine = new BuiltInEngine();
const ADVERT =
  'HR Adviser\nSome Logistics Ltd\n\nYou will need:\n- CIPD Level 5\n- a full driving licence\n- experience of recruitment';
const letterOf = async (cvText: string): Promise<string> =>
  (await engine.writeCoverLetter({ cvText, jobDescription: ADVERT, customizations: '' }, aCall())).generatedCoverLetter;

describe('a paper is quoted alone', () => {
  it.each([' - ', ', ', ' / ', ' | '])(
    'out of the line with the address, parted by “%s”',
    async (mark) => {
      const line = ['Leeds', '07700 900412', 'bo@some.example', 'Clean driving licence', 'British citizen'].join(mark);
      const cvText = `Bo Larsen\n${line}\n\nExperience\nHR Officer, Some Foods Ltd, Leeds, 2019 - present\n- Recruited 40 drivers`;
      const letter = await letterOf(cvText);
      expect(letter).not.toMatch(/07700|@/);
      expect(letter).toContain('Clean driving licence');
      const { questions } = await engine.writeQuestions(
        { cvText, jobDescription: ADVERT, batch: 0, asked: [] },
        aCall(),
      );
      expect(JSON.stringify(questions)).not.toMatch(/07700|@/);
    },
    60_000,
  );

  it('by its own line, where a sentence tells of it among other things', async () => {
    const letter = await letterOf(
      'Bo Larsen\nLeeds\n\nWhy I am changing\nI took the CIPD Level 5 diploma in evening classes and now want to do it all day.\n\nExperience\nStore Manager, Some Shops Ltd, Leeds, 2019 - present\n- Recruited 40 sellers\n\nEducation\nCIPD Level 5 Associate Diploma, completed July 2025',
    );
    expect(letter).toContain('My qualifications for this post: CIPD Level 5 Associate Diploma, completed July 2025');
  }, 60_000);

  it('without when it was renewed, which its person says themselves', async () => {
    const letter = await letterOf(
      'Bo Larsen\nLeeds\n\nI hold the CIPD Level 5 diploma, which I renewed in March 2025. Since 2019 I have worked at Some Foods in Leeds as an HR officer.',
    );
    expect(letter).toContain('CIPD Level 5 diploma.');
  }, 60_000);
});

describe('an employer is called', () => {
  it('by its name, without what a bracket says of its size', async () => {
    const jobDescription = ADVERT.replace('Some Logistics Ltd', 'Company: Some Logistics (450 employees, five depots)');
    const cvText =
      'Bo Larsen\nLeeds\n\nExperience\nHR Officer, Some Foods Ltd, Leeds, 2019 - present\n- Recruited 40 drivers';
    const reply = await engine.writeCoverLetter({ cvText, jobDescription, customizations: '' }, aCall());
    expect(reply.companyName).toBe('Some Logistics');
    expect(reply.generatedCoverLetter).not.toContain('450');
  }, 60_000);
});
