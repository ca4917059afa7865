import { kept } from '../../../platform/shipped/kept.js';
import { wordsOf } from '../text/words.js';
import { shippedWords } from './shipped-vocabulary.js';

const LISTS = [
  'skills.jsonl.gz',
  'skills-by-field.txt',
  'spoken-languages.txt',
  'field-synonyms.txt',
  'occupations.txt',
  'technologies.txt',
  'abbreviations.txt',
];
let known: ReadonlySet<string> | undefined;

/** Whether a word stands in any list of the vocabulary, in any of its spellings or numbers; `word` is in small letters. */
export function knowsWord(word: string): boolean {
  known ??= kept('words of the vocabulary', readWords);
  const [only] = wordsOf(word);
  return only !== undefined && known.has(only.folded);
}

const readWords = () => new Set(LISTS.flatMap((list) => wordsOf(shippedWords(list)).map(({ folded }) => folded)));
