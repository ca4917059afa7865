import { verbsOf } from './activities.js';
import { isActivityListed } from './listed-words.js';
import { isPlainWord } from './plain-words.js';

/**
 * Whether people call work so after somebody of our lists who does it: "waitressing", "bricklaying", "joinery". An "-ing" can
 * be made at any time, but a trade that nobody speaks of is none: no "cleanry".
 */
export const isNamedAfterDoer = (word: string): boolean =>
  isActivityListed(word) && (word.endsWith('ing') || isPlainWord(word));

/** Whether an "-ing" is made of a word that people know: "planting", and no "numbing" after the number. */
export const isOfKnownVerb = (activity: string): boolean => [activity, ...verbsOf(activity)].some(isPlainWord);
