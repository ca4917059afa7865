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

/** As `knowsWord`, of a word that some list writes in small letters behind its first: "payroll", and not "iTrent". */
export function isWrittenSmall(word: string): boolean {
  small ??= kept('words of the vocabulary in small letters', readSmallWords);
  return small.has(word);
}
let small: ReadonlySet<string> | undefined;

const readSmallWords = () =>
  new Set(
    LISTS.flatMap((list) =>
      Array.from(shippedWords(list).matchAll(/(?<![\p{L}\p{N}])\p{L}\p{Ll}+(?![\p{L}\p{N}])/gu), ([word]) =>
        word.toLowerCase(),
      ),
    ),
  );

const readWords = () => new Set(LISTS.flatMap((list) => wordsOf(shippedWords(list)).map(({ folded }) => folded)));
