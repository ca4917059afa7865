import { linesOf, partsOfPhrase } from './vocabulary-files.js';
import { phraseKey } from './words.js';

const OTHER_WORK = ' ! ';

/** Whether a line of our synonyms says what a word does not mean, and not what means the same. */
export const saysOtherWork = (line: string): boolean => line.includes(OTHER_WORK);

let known: Map<string, string[]> | undefined;
/** By single words, those that in a title say it is other work. */
const notMeant = (): Map<string, string[]> => (known ??= readNotMeant());

/** The words of a title that say it is other work than what is asked by this word, unless they are asked for: "veterinary" of "doctor". */
export const notMeantBy = (parts: string[], asked: string[]): string[] => {
  const words = notMeant().get(phraseKey(parts)) ?? [];
  return asked.some((part) => words.includes(part)) ? [] : words;
};

const readNotMeant = () =>
  new Map(
    linesOf('field-synonyms.txt')
      .filter(saysOtherWork)
      .map((line): [string, string[]] => {
        const [word = '', others = ''] = line.split(OTHER_WORK);
        return [phraseKey(partsOfPhrase(word)), others.split(', ').flatMap(partsOfPhrase)];
      }),
  );
