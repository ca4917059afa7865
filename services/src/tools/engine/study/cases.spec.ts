import { studyTest } from './study-test.js';

const TEXT = `Offer

Goods on the shelf of a shop are an invitation to treat, as the Court of Appeal held in Pharmaceutical Society v Boots in 1953.

In Carlill v Carbolic Smoke Ball Company (1893) the company had put money aside to show that it was sincere, and its advertisement was held to be an offer.

In Hyde v Wrench (1840) the buyer offered less for a farm, was refused, and could not later accept the first price.

Acceptance

In Felthouse v Bindley (1862) an uncle wrote that he would consider the horse his if he heard no more, and there was no contract.

The postal rule comes from Adams v Lindsell, which was decided in 1818 and is still good law for letters.

In Balfour v Balfour (1919) the promise of a husband to pay his wife each month was held not to be enforceable.

The rule of Hyde v Wrench was doubted by Smith (1999), who writes of prices and of the cost of work.
`;

const test = async (asked: string[] = []) =>
  (await studyTest({ studyMaterial: TEXT, batch: asked.length === 0 ? 0 : 1, asked }, () => Promise.resolve()))
    .questions;

describe('a document of decided cases', () => {
  it('asks which case it was, beside the other cases of the document', async () => {
    const questions = (await test()).filter(({ question }) => question.startsWith('Which case'));
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { options, sentence, correctAnswer } of questions) {
      for (const option of Object.values(options)) expect(option).toMatch(/^\p{Lu}.* v \p{Lu}/u);
      expect(sentence).toContain(options[correctAnswer]);
    }
  });

  it('asks for the year that stands in brackets behind a case, and for none behind an author', async () => {
    const first = await test();
    const all = [...first, ...(await test(first.map(({ question }) => question)))];
    const years = all.filter(({ question }) => question.startsWith('Which year'));
    expect(years.some(({ question }) => question.includes('v ') && question.includes('(_____)'))).toBe(true);
    expect(all.flatMap(({ options }) => Object.values(options))).not.toContain('1999');
  });
});

describe('a length of time that something else is of', () => {
  it('is asked for by its number, and leaves no apostrophe behind a gap', async () => {
    const studyMaterial = `Leave
An opt-out can be withdrawn with three months' written notice.
Paternity leave is two weeks and may be taken within the first year.
Maternity leave may be taken for up to nine months by everybody.
The company decides on a request within four months of its date.
A complaint is answered within five months by the team that it names.
Notice to leave is given six months before the last day of work.`;
    const { questions } = await studyTest({ studyMaterial, batch: 0, asked: [] }, () => Promise.resolve());
    expect(questions.map(({ question }) => question).join('\n')).not.toMatch(/_____['’]/);
    expect(questions.some(({ question }) => question.includes("_____ months' written notice"))).toBe(true);
  });
});

const whichCases = async (studyMaterial: string) =>
  (await studyTest({ studyMaterial, batch: 0, asked: [] }, () => Promise.resolve())).questions.filter(({ question }) =>
    question.startsWith('Which case'),
  );

describe('the name of a case', () => {
  it('ends with its party, and is not asked for where a party is named again', async () => {
    const questions = await whichCases(`Offers
The court held in Hyde v Wrench that a lower price ends an offer.
Following Adams v Lindsell the court takes a letter as accepted when it is posted.
The court in Carlill v Carbolic Smoke Ball Company found for a buyer who had relied on an advertisement.
In Stevenson v McLean the court told a question from an offer of another price.
In Felthouse v Bindley the court saw no contract, since Bindley had heard nothing.`);
    const answers = questions.map(({ options, correctAnswer }) => options[correctAnswer]);
    expect(answers.length).toBeGreaterThanOrEqual(3);
    for (const answer of answers)
      expect(answer).toMatch(
        /^(?:Hyde v Wrench|Adams v Lindsell|Carlill v Carbolic Smoke Ball Company|Stevenson v McLean)$/,
      );
  });

  it('may be one of the Crown, and is none of a game', async () => {
    const crimes = await whichCases(`Homicide
In R v Cunningham the court asked for intent or recklessness in the person who acted.
In R v Woollin the court spoke of a result that is virtually certain to follow.
In R v Blaue the court held that a wounded person is taken with all beliefs.
In R v Adomako the court held a doctor liable for gross negligence at work.`);
    expect(crimes.length).toBeGreaterThanOrEqual(2);
    const games = await whichCases(`Season
In England v France there were two goals before the break of the match.
In Spain v Italy there were many fouls and a long break for an injury.
In Wales v Ireland there were no goals until the last minute of the game.
In Poland v Norway there were three goals in the rain of the second half.`);
    expect(games).toEqual([]);
  });
});
