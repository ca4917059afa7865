import { remembering } from './remembering.js';
import { otherSpellings } from './spelling-variants.js';
import type { SuggestionKind } from './suggestion-list.js';
import { relativesOf } from './vocabulary.js';
import { fillers, phraseKey, runTogether, wordsOf } from './words.js';

/**
 * What is the same for all ways to write one thing, of which choosing one finds what the others do too: "Landscape Labor"
 * and "LABORER, LANDSCAPE", "St Louis" and "Saint Louis", a company with "The" before it and without.
 */
export function sameSuggestion(kind: SuggestionKind, value: string): string {
  const words = wordsOf(kind === 'title' ? inItsOrder(value) : value).map(runTogether);
  const own = words.filter((word) => !fillers.has(word));
  return `${kind} ${(own.length > 0 ? own : words).map(kind === 'company' ? asItIs : alike).join(' ')}`;
}

/** "Laborer, Landscape", as lists of occupations have it. */
function inItsOrder(title: string): string {
  const [what = '', which, ...more] = title.split(',');
  return which === undefined || more.length > 0 ? title : `${which} ${what}`;
}

/** A company is called as it is: its words have no endings. */
const asItIs = (word: string) => word;

const known = remembering<string>();

/** One for a word, its plural, its other spellings and its family. */
const alike = (word: string): string =>
  known(word, () => {
    const one = phraseKey([word]) || word;
    return [one, ...otherSpellings(one), ...relativesOf(one)].sort()[0]!;
  });
