import { remembered } from '../platform/remembered.js';
import { withShortForms } from './short-forms.js';
import { wordings } from './wordings.js';

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

/**
 * The sentence in the words that the rules know: letters, apostrophes and spaces in one spelling, short and misspelt words
 * in full, and whole clauses as the plain statement that they come to ("the answer is always no"). The rules for one
 * sentence each begin with it in plain words, some fifty of them.
 */
export const plain = remembered({ questions: 50, characters: 2_000 }, inPlainWords);
