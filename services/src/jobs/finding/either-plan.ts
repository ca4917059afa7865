import { heaviestFirst, lighter } from './alternatives.js';
import { weights } from './plan-weights.js';
import { isOfOneWord, noOthers, type SearchGroup, type SearchPlan } from './search-plan.js';

/** As many as a text of 40 words has. */
const MOST_GROUPS = 40;

/**
 * A plan for who asks for one text and perhaps means another. `isOfSpaces`: they differ in nothing but their spaces.
 * `isSomewhere`: a few jobs have what was typed, and stand before all that have only what may be meant, whatever their titles
 * are.
 */
export function eitherPlan(
  typed: SearchPlan,
  other: SearchPlan,
  { isOfSpaces, isSomewhere }: { isOfSpaces: boolean; isSomewhere: boolean },
): SearchPlan {
  const both = (one: string[], more: string[]) => [...new Set([...one, ...more])];
  const [own, others] = [typed.otherwise ?? noOthers, other.otherwise ?? noOthers];
  const doers = both(own.doers ?? [], others.doers ?? []);
  const behind = {
    heads: both(typed.heads, other.heads),
    otherwise: {
      words: both(own.words, others.words),
      ...eachOf(own.each, others.each),
      ...(doers.length > 0 && { doers }),
      heads: both(own.heads, others.heads),
      ...(others.apart && { apart: others.apart }),
      // of several words the heads are no stems of one that a title has to have
      ...(isOfOneWord(typed) &&
        isOfOneWord(other) &&
        (own.isOneOfStem || others.isOneOfStem) && { isOneOfStem: true as const }),
    },
  };
  if (isOfSpaces) {
    const groups = eitherOf(typed.groups, other.groups);
    return { groups, titles: both(typed.titles, other.titles), ...behind };
  }
  if (other.groups.length !== typed.groups.length) return other;
  const groups = typed.groups.map(({ any }, at) => ({
    any: heaviestFirst([...any, ...other.groups[at]!.any.map(lighter)]),
  }));
  if (isSomewhere) return { groups, first: wordsOnlyIn(typed, other), titles: [], ...behind };
  return { groups, titles: both(typed.titles, other.titles), ...behind };
}

/** Each word of the one or the other, where they have as many; otherwise what is meant. */
function eachOf(own: string[][] | undefined, others: string[][] | undefined): { each?: string[][] } {
  if (own?.length === others?.length)
    return own && others ? { each: own.map((words, at) => [...new Set([...words, ...others[at]!])]) } : {};
  const each = others ?? own;
  return each ? { each } : {};
}

/** Words as typed of which the other plan has others. */
const wordsOnlyIn = (typed: SearchPlan, other: SearchPlan): string[] =>
  typed.groups
    .filter((group, at) => JSON.stringify(group) !== JSON.stringify(other.groups[at]))
    .flatMap(({ any }) => any)
    .filter(({ all, weight }) => all.length === 1 && weight === weights.typed)
    .flatMap(({ all }) => all)
    .filter(({ word, prefix }) => !prefix && !word.startsWith('@'))
    .map(({ word }) => word);

/** What matches one list of groups or the other: what both ask stays, and of the rest each group of one or each of the other. */
function eitherOf(typed: SearchGroup[], other: SearchGroup[]): SearchGroup[] {
  const [own, others] = [typed, other].map((groups) => new Set(groups.map((group) => JSON.stringify(group))));
  const shared = typed.filter((group) => others!.has(JSON.stringify(group)));
  const rest = other.filter((group) => !own!.has(JSON.stringify(group)));
  const pairs = typed
    .filter((group) => !shared.includes(group))
    .flatMap(({ any }) => rest.map((group) => ({ any: heaviestFirst([...any, ...group.any.map(lighter)]) })));
  return [...shared, ...pairs].slice(0, MOST_GROUPS);
}
