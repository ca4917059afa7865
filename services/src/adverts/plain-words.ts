import { withShortForms } from './short-forms.js';
import { wordings } from './wordings.js';

/** What was asked for last: the rules for one sentence each begin with it in plain words, some fifty of them. */
const lately = new Map<string, string>();
const MOST_KEPT = 50;
const LONGEST_KEPT = 2_000;

/**
 * The sentence in the words that the rules know: letters, apostrophes and spaces in one spelling, short and misspelt words
 * in full, and whole clauses as the plain statement that they come to ("the answer is always no").
 */
export function plain(sentence: string): string {
  const known = lately.get(sentence);
  if (known !== undefined) return known;
  const said = inPlainWords(sentence);
  if (sentence.length > LONGEST_KEPT) return said;
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(sentence, said);
  return said;
}

const inUsualLetters = (sentence: string) =>
  sentence
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');

const inPlainWords = (sentence: string): string => {
  let said = withShortForms(inUsualLetters(sentence));
  for (const [wording, plainly] of wordings)
    said = typeof plainly === 'string' ? said.replace(wording, plainly) : said.replace(wording, plainly);
  return said;
};
