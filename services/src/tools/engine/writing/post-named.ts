import { occupationOf } from '../reading/occupation-families.js';
import { endsInPerson } from '../reading/occupations.js';
import { saysRank } from '../reading/seniority.js';

/** "Project Manager", "Data Analysts", "Head of Maths": what somebody is. Nobody has it as a skill, least of all who assists one. */
export function namesAPost(name: string): boolean {
  const one = name.trim().replace(/(?<=\p{Ll}{3})s$/u, '');
  if (IS_A_TOOL.test(one)) return false;
  if (OVER_OTHERS.test(one)) return true;
  return endsInPerson(one) && (occupationOf(one) !== null || saysRank(one));
}
const OVER_OTHERS =
  /^(?:(?:deputy|assistant|associate) )?(?:head|director|second|lead) (?:of|in) |^\p{L}+ (?:lead|head|apprentice|trainee|intern)$/iu;
/** Programs that are called like somebody. */
const IS_A_TOOL =
  /^(?:adobe|autodesk|tekla) |^(?:microsoft |ms )?(?:blender|illustrator|inventor|publisher|planner|composer|premiere|docker|jupyter)$/iu;
