import { kept } from '../../platform/shipped/kept.js';
import { doersOfLongVerb, doersOfTrade, verbsOf } from './activities.js';
import { formerCountyNames } from './former-counties.js';
import { synonymLists } from './synonym-lists.js';
import { isOfNoPlace } from './synonyms.js';
import { hasFamily, medicalRelatives, wordsOfFamilies } from './word-families.js';

let known: Set<string> | undefined;
/** Every word of our lists, and the former counties of one word, which hardly any job names. */
const listed = (): Set<string> => (known ??= kept('words of our lists', readListed));

/** Whether a word stands in the lists of synonyms or is a former county, so that someone may mean it though no job has it. */
export const isListed = (word: string): boolean => listed().has(word);

/** Whether this is what somebody of our lists does, of whom it is a form: "waitressing", "bricklaying", "joinery". */
export const isActivityListed = (word: string): boolean => doersAndVerbs(word).some((one) => listed().has(one));

/** Whether our lists know a word for work, a subject or a tool, and not only as another name of a place ("Bostun"). */
export const isListedForWork = (word: string): boolean =>
  [word, ...doersAndVerbs(word)].some(
    (one) =>
      hasFamily(one) || medicalRelatives(one).length > 0 || (synonymLists().synonyms.get(one) ?? []).some(isOfNoPlace),
  );

const doersAndVerbs = (activity: string): string[] => [
  ...verbsOf(activity),
  ...doersOfLongVerb(activity),
  ...doersOfTrade(activity),
];

function readListed(): Set<string> {
  const counties = formerCountyNames().map((name) => name.toLowerCase());
  const ofOneWord = counties.filter((name) => !name.includes(' '));
  const all = [...synonymLists().synonyms.keys(), ...wordsOfFamilies(), ...ofOneWord];
  return new Set(all.flatMap((key) => key.split(' ')));
}
