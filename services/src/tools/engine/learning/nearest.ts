import { relativesOf } from '../vocabulary/related-skills.js';
import type { Skill } from '../vocabulary/skill.js';
import type { Strength } from './gaps-in.js';

/** What the CV shows that the vocabulary counts as a step towards this skill. */
export function nearestOf({ name }: Skill, strengths: readonly Strength[]): Strength | null {
  const relatives = new Set(relativesOf(name));
  return strengths.find((each) => relatives.has(each.name)) ?? null;
}
