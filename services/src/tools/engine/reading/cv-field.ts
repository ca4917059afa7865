import type { Field } from '../vocabulary/skill.js';
import type { CvLine } from './cv-line.js';
import { fieldOfTitle, mostVoted } from './fields.js';
import type { PostHeld } from './post-held.js';
import type { Proof } from './proof.js';

/** "Work shadowing, Some Hospital": where others were at work. */
const IS_WATCHED = /^(?:work |job )?shadow(?:ing|ed)?\b/i;

/** Titles weigh most, then what was studied, then the skills shown; lists of words have no vote. */
export function fieldOf(
  lines: readonly CvLine[],
  posts: readonly PostHeld[],
  shown: ReadonlyMap<string, Proof>,
): Field | null {
  const votes = new Map<Field, number>();
  const vote = (field: Field | null, weight: number) => {
    if (field !== null) votes.set(field, (votes.get(field) ?? 0) + weight);
  };
  for (const { field, title } of posts) if (!IS_WATCHED.test(title)) vote(field, 3);
  const counted = new Set<string>();
  for (const line of lines) {
    if (line.isHeading || line.isList) continue;
    if (line.section === 'education' && !line.isBullet) vote(fieldOfTitle(line.text), 1.5);
    for (const { skill } of line.mentions) {
      if (!counted.has(skill.name) && shown.has(skill.name)) vote(skill.field, 1);
      counted.add(skill.name);
    }
  }
  const field = mostVoted(votes);
  if (field !== null) return field;
  for (const line of lines) if (line.section === 'skills') for (const { skill } of line.mentions) vote(skill.field, 1);
  return mostVoted(votes);
}
