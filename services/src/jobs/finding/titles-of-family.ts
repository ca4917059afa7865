import { relativesOf } from './word-families.js';

/** What those are called who work in something: all but those who only sell what is made there. */
export const workNouns =
  'worker,hand,labourer,laborer,operative,operator,assistant,helper,technician,supervisor,foreman,manager'.split(',');

const isDoer = (word: string): boolean => /(?:er|or|ist|ian|man|woman|ess)$/.test(word);

/**
 * Who does the work that a word is of, as titles: "farm worker" and "farm manager" of "farmer", "welder" of "welding". A farm
 * market's cashier has a word of the family in the title too, and does not.
 */
export const titlesOfFamily = (word: string): string[][] =>
  relativesOf(word).flatMap((one) => (isDoer(one) ? [[one]] : workNouns.map((noun) => [one, noun])));
