import { words } from './company-name.js';

/** Words that nobody is told apart by, and that may be left out of a person's name. */
export const smallWords = 'and of the mr mrs miss ms mx dr ltd limited'.split(' ');

/** Where a text begins to say what somebody trades as, after `words` has spelled it one way. */
export const tradingAs = ' (?:ta|t as|trading as) ';

/** So many telling words at least make a name. */
export const LEAST_WORDS = 2;

/**
 * Whether a text asks for this entry by its whole name: the exact name, or all telling words of who it is or of what it
 * trades as, at least two. An entry that may be a person is found by nothing less. `lookedUp` of
 * `sponsor-search.sql.ts` is the same as SQL.
 */
export function isLookedUp(name: string, text: string): boolean {
  const asked = words(text);
  const spelled = words(name).join(' ');
  if (spelled === asked.join(' ')) return true;
  return spelled.split(new RegExp(tradingAs)).some((part) => {
    const telling = part.split(' ').filter((word) => !smallWords.includes(word));
    return telling.length >= LEAST_WORDS && telling.every((word) => asked.includes(word));
  });
}
