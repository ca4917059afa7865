import { isKindOfJob } from './kinds-of-job.js';
import { isPlaceInWords } from './pieces.js';
import { fillers, partsOf, phraseKey, wordsOf } from './words.js';

/** What of a list a text names. */
export interface Named {
  asked: string;
  /** Of what is asked, as lists have it. */
  key: string;
  /** What was asked beside it, a place or a type of job: " in leeds". */
  beside: string;
}

const saysWhereOrHow = (words: string[]) => isPlaceInWords(words) || isKindOfJob(words.flatMap(partsOf));

/** The longest name of a list that a text ends with, before a place or a type of job. */
export function namedAtEnd(text: string, isListed: (key: string) => boolean): Named | undefined {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end -= 1) {
    const beside = words.slice(end);
    if (fillers.has(words[end - 1]!)) continue;
    if (beside.length > 0 && !saysWhereOrHow(beside.filter((word) => !fillers.has(word)))) continue;
    for (let from = 0; from < end; from += 1) {
      const key = phraseKey(words.slice(from, end).flatMap(partsOf));
      if (!isListed(key)) continue;
      const asked = words.slice(from, end).join(' ');
      return { asked, key, beside: beside.map((word) => ` ${word}`).join('') };
    }
  }
  return undefined;
}
