import { readAdvert } from '../reading/advert-reader.js';
import { readCv } from '../reading/cv-reader.js';
import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';
import { besideStudies } from './beside-studies.js';

const THIS_YEAR = new Date().getFullYear();
const until = THIS_YEAR - 1;
const CV = `Ada Nowak
Hull | ada@some.example | 07700 900111

Education
BSc Biology, University of Hull, ${until - 3}-${until}, First
Final-year project: Growth of algae in waste water. I grew six strains, measured 200 samples and analysed them in R.

Experience
Summer placement, Quality Laboratory, Some Water Ltd, June to September ${until - 1}
Tested drinking water for coliforms
Bar staff, The Anchor, Hull, ${until - 2}-${THIS_YEAR}, part time
Served up to 200 guests on a Friday night`;
const ADVERT = `Graduate Microbiologist
Some Labs Ltd, Hull

- A degree in biology
- Analysis of data in R
- Experience of testing water`;

const letterOf = async (cvText: string, jobDescription: string): Promise<string> =>
  (await new BuiltInEngine().writeCoverLetter({ cvText, jobDescription, customizations: '' }, aCall()))
    .generatedCoverLetter;

describe('the letter of a graduate', () => {
  it('begins with the degree and its class, and not with what was earned with beside it', async () => {
    const letter = await letterOf(CV, ADVERT);
    expect(letter).toContain('I hold the following degree: BSc Biology, University of Hull, First.');
    expect(letter).not.toMatch(/Anchor|guests|years? of work experience/);
  }, 60_000);

  it('tells of the project and of the placement', async () => {
    const letter = await letterOf(CV, ADVERT);
    expect(letter).toMatch(/my final-year project.*“I grew six strains, measured 200 samples and analysed them in R/);
    expect(letter).toContain('ested drinking water for coliforms');
  }, 60_000);

  it('tells of the bar where the bar is what is applied for', async () => {
    const letter = await letterOf(CV, 'Bar Supervisor\nThe Globe, Hull\n\n- Experience of serving guests');
    expect(letter).toContain('Served up to 200 guests'.slice(1));
  }, 60_000);
});

describe('posts beside studies', () => {
  const beside = (cv: string, advert = ADVERT) =>
    besideStudies(readAdvert(advert), readCv(cv, new Date())).map(({ title }) => title);

  it('are those of other trades that began while somebody studied', () => {
    expect(beside(CV)).toEqual(['Bar staff, The Anchor, Hull']);
  });

  it('are none of somebody who studied long ago, or worked before', () => {
    expect(beside(CV.replaceAll(/\d{4}/g, (year) => String(Number(year) - 9)))).toEqual([]);
    expect(beside(CV.replace(`${until - 2}-${THIS_YEAR}`, `${until - 15}-${THIS_YEAR}`))).toEqual([]);
  });
});

describe('the questions for a graduate', () => {
  it('lean on the project and the placement, and on no bar', async () => {
    const { questions } = await new BuiltInEngine().writeQuestions(
      { cvText: CV, jobDescription: ADVERT, batch: 0, asked: [] },
      aCall(),
    );
    const all = JSON.stringify(questions);
    expect(all).not.toMatch(/Anchor|guests/);
    expect(all).toMatch(/six strains|coliforms/);
  }, 60_000);
});

describe('the optimised CV of a graduate', () => {
  it('keeps the degree above the bar', async () => {
    const { optimizedCvText } = await new BuiltInEngine().optimiseCv({ cvText: CV, jobDescription: ADVERT }, aCall());
    expect(optimizedCvText.indexOf('BSc Biology')).toBeLessThan(optimizedCvText.indexOf('Bar staff'));
  }, 60_000);
});
