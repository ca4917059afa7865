import type { Skill } from '../vocabulary/skill.js';

/** Where a word shares the head of what stands behind its "and": "classroom" of "classroom and behaviour management". */
export interface SharedHead {
  skill: Skill;
  start: number;
  end: number;
}

/**
 * Known by the whole name alone, as "sales and account management" are two things and "waste and water" are of no trade
 * that a list knows: whoever calls must leave out a word that names something by itself.
 */
export function sharedHeadsIn(text: string, named: (name: string) => Skill | undefined): SharedHead[] {
  return [...text.matchAll(TWO_OF_ONE_HEAD)].flatMap(({ index, 1: word = '', 2: head = '' }) => {
    const skill = OF_A_PAIR.test(word) ? undefined : named(`${word} ${head}`);
    return skill ? [{ skill, start: index, end: index + word.length }] : [];
  });
}
const TWO_OF_ONE_HEAD =
  /(?<![\p{L}-])(\p{L}{3,20})(?: and | & | ?\/ ?)\p{L}{3,20} (management|planning|control|analysis|design|care)(?!\p{L})/giu;
/** "Health and social care" is one thing. */
const OF_A_PAIR = /^(?:health|social|research|food|arts?|command)$/i;
