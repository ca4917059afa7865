import type { Field, Skill } from '../vocabulary/skill.js';
import { closeness } from './fields.js';
import type { PostHeld } from './post-held.js';

/**
 * A cleaner of an intensive care unit, or the receptionist of a school, works beside what its name says; a nurse who
 * taught a colleague has taught, and is no teacher.
 */
export const isBeside = ({ known }: PostHeld, skill: Skill): boolean =>
  known !== null &&
  skill.field !== null &&
  !OF_ANY_TRADE.has(skill.name) &&
  NAMED_AS_PLACES.has(skill.field) &&
  (known.field === null || closeness(known.field, skill.field) === 0);

/** Trades that are named after where they are done, by everybody who works there. */
const NAMED_AS_PLACES: ReadonlySet<Field> = new Set<Field>([
  'healthcare',
  'hospitality',
  'education',
  'social',
  'veterinary',
]);

/** Who trains a commis or an apprentice does it in their own trade. */
const OF_ANY_TRADE = new Set(['Mentoring', 'Coaching', 'Training delivery']);
