import { relativesOf } from './word-families.js';

/** What those are called who work in something: all but those who only sell what is made there. */
export const workNouns =
  'worker,hand,labourer,laborer,operative,operator,assistant,helper,technician,supervisor,foreman,manager'.split(',');

const isDoer = (word: string): boolean => /(?:er|or|ist|ian|man|woman|ess|[dt]ant)$/.test(word);

/** Who is called by a word of the family itself: "accountant" of "accounting", "welder" of "welding". */
export const doersOfFamily = (word: string): string[][] =>
  relativesOf(word)
    .filter(isDoer)
    .map((one) => [one]);

/**
 * Who does the work that a word is of and is called otherwise, as titles: "farm worker" and "farm manager" of "farmer". A farm
 * market's cashier has a word of the family in the title too, and does not.
 */
export const titlesOfFamily = (word: string): string[][] =>
  relativesOf(word)
    .filter((one) => !isDoer(one))
    .flatMap((one) => workNouns.map((noun) => [one, noun]));
