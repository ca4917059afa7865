import { testOf } from '../testing/study.js';
import type { StudySentence } from './document.js';
import { wordsOf } from '../text/words.js';
import type { DraftQuestion } from './question.js';
import { asksTheSame, factOf } from './same-fact.js';

const draft = (text: string, question: string, answer: string): DraftQuestion => {
  const sentence: StudySentence = { text, words: wordsOf(text), page: null, under: null, lead: null };
  return { kind: 'subject', question, answer, distractors: [], sentence, worth: 1 };
};
const gapped = (text: string, answer: string): DraftQuestion =>
  draft(text, `“${text.replace(answer, '_____')}”`, answer);
const same = (one: DraftQuestion, other: DraftQuestion): boolean =>
  asksTheSame(factOf(one, new Set()), factOf(other, new Set()), 0.5);

describe('two questions of one test', () => {
  const node = 'The sinus node sets the rhythm of the heart.';
  const defined = 'A sinus node is a group of cells that sets the rhythm of the heart.';

  it.each([
    [gapped(node, 'The sinus node'), gapped(defined, 'sinus node')],
    [
      gapped(node, 'The sinus node'),
      draft(
        defined,
        'What does the document say of “sinus node”?',
        'a group of cells that sets the rhythm of the heart',
      ),
    ],
    [
      draft(node, 'How does this sentence go on? “The sinus node …”', 'sets the rhythm of the heart'),
      gapped(defined, 'sinus node'),
    ],
    [
      gapped('The Stockton and Darlington Railway opened in September 1825.', 'September 1825'),
      gapped('1825: Stockton and Darlington Railway opens', '1825'),
    ],
    [
      gapped('Nobody may be abroad for more than 180 days in a year.', '180'),
      gapped('Under the rules of 2018 nobody was to be abroad for more than 180 days in a year.', '2018'),
    ],
  ])('do not ask for one fact, nor does one show what the other asks (%#)', (one, other) => {
    expect(same(one, other)).toBe(true);
    expect(same(other, one)).toBe(true);
  });

  it.each([
    [
      gapped('Give up to five back blows between the shoulder blades.', 'five'),
      gapped('Give up to five abdominal thrusts.', 'five'),
    ],
    [gapped(node, 'The sinus node'), gapped('The mitral valve closes when the heart contracts.', 'The mitral valve')],
    [
      gapped('The bakery was founded in 1921 by two brothers.', '1921'),
      gapped('The mill burned down in 1921 after a storm.', '1921'),
    ],
    [gapped('DNS uses port 53.', '53'), gapped('SSH uses port 22.', '22')],
  ])('may ask for one number, or speak of one thing, in different matters (%#)', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it('ask about a fact once that stands in the prose and in a list of dates', async () => {
    const text = `The first lines
The Stockton and Darlington Railway opened in 1825 with a train of coal waggons. The Rainhill Trials of 1829 were won by Rocket.
The Gauge Act was passed by Parliament in 1846 against the will of Brunel. The Tay Bridge collapsed in a storm in 1879.
The last broad gauge train left Paddington in 1892. The Metropolitan line opened to passengers in 1863.

Key dates
- 1825: Stockton and Darlington Railway opens
- 1840: penny post begins
- 1846: Gauge Act passed by Parliament
- 1879: Tay Bridge collapses in a storm`;
    const about = (words: string) => async () =>
      (await testOf(text)).filter(({ sentence }) => sentence.includes(words)).length;
    expect(await about('Darlington')()).toBe(1);
    expect(await about('Tay Bridge')()).toBe(1);
  });
});
