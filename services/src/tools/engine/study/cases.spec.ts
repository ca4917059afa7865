import { studyTest } from './study-test.js';

const TEXT = `Offer

Goods on the shelf of a shop are an invitation to treat, as the Court of Appeal held in Pharmaceutical Society v Boots in 1953.

In Carlill v Carbolic Smoke Ball Company (1893) the company had put money aside to show that it was sincere, and its advertisement was held to be an offer.

In Hyde v Wrench (1840) the buyer offered less for a farm, was refused, and could not later accept the first price.

Acceptance

In Felthouse v Bindley (1862) an uncle wrote that he would consider the horse his if he heard no more, and there was no contract.

The postal rule comes from Adams v Lindsell, which was decided in 1818 and is still good law for letters.

In Balfour v Balfour (1919) the promise of a husband to pay his wife each month was held not to be enforceable.

The cost of work is told apart from Smith (1999), who writes of prices.
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
