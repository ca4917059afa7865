import { isAsShortAsARole } from './may-be-a-role.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { A_STRETCH_FIRST, NOW, UP_TO } from './time-spans.js';
import { withoutDates } from './without-dates.js';

/** A year in full; `role-in-line.ts` has those that are written short as well. */
export const A_YEAR = /\b(?:19|20)\d{2}\b/;

/** "Staff Nurse, Some Trust   Jan 2022 - Present" below a summary: the posts begin, with or without a heading. */
export const isDatedPost = (raw: string): boolean => isDatedPostItself(raw) || isPostBehindDates(raw);

/** "2014 to now: Class 1 driver, Some Haulage. Nights, trunking", "04/2018-present | Some Builder | Surveyor": when, and then what. */
function isPostBehindDates(raw: string): boolean {
  const [dates = ''] = DATES_FIRST.exec(raw) ?? [];
  if (dates === '') return false;
  const parts = raw.slice(dates.length).split(/,| at | @ | [–—|-] |\||[.:]\s/);
  const isShort = raw.split(/\s+/).length <= MOST_WORDS_OF_A_POST && !/[.!]$/.test(raw);
  return parts
    .slice(0, isShort ? parts.length : 1)
    .some((role) => isAsShortAsARole(role.trim()) && occupationOf(role) !== null);
}
const DATES_FIRST = new RegExp(String.raw`${A_STRETCH_FIRST}[\s:,.|–—-]*`, 'iu');

const isDatedPostItself = (raw: string): boolean =>
  /^\p{Lu}/u.test(raw) &&
  /\b(?:19|20)\d{2}\s?(?:[-–—]|to|until|till)\s?\S/i.test(raw) &&
  (occupationOf(raw.split(/,| at | @ | [–—|-] /)[0] ?? '') !== null ||
    (WHO_WHERE_AND_WHEN.test(raw) && endsInPerson(raw.split(',')[0] ?? '')) ||
    (raw.split(/\s+/).length <= MOST_WORDS_OF_A_POST &&
      !/[.!]$/.test(raw) &&
      raw.split(/, | [–—|-] /).some((part) => occupationOf(withoutDates(part)) !== null)));
const MOST_WORDS_OF_A_POST = 14;
/** "Lead climber, Some Tree Care, April 2018 to now.": a trade that no list knows, an employer and the years. */
const WHO_WHERE_AND_WHEN = new RegExp(
  String.raw`^\p{Lu}[\p{L} -]{2,40}, \p{Lu}[^.,]{2,50}(?:, \p{Lu}[^.,]{2,30})?[, (]{1,2}(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\s?${UP_TO}\s?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d{2}|${NOW})\)?(?:\.|$)`,
  'iu',
);

/**
 * "Registered Veterinary Nurse - Some Vets, Inverness - 02/2022 until now": who, where and from when to when, though the title is
 * the name of a registration as well; "Registered Nurse - NMC - 2019 to 2027" is the registration.
 */
export function isPostSomewhere(text: string): boolean {
  if (text.length > LONGEST_POST || !A_STRETCH.test(text)) return false;
  const [who = '', where = ''] = withoutDates(text)
    .replace(/\s*\([^()]*\)/g, '')
    .split(/,\s+|\s+at\s+|\s+@\s+|\s+[–—|-]\s+|\.\s+/u);
  return endsInPerson(who) && /\p{Ll}/u.test(where) && !OF_A_REGISTER.test(where);
}
const LONGEST_POST = 200;
const A_STRETCH = new RegExp(
  String.raw`(?<!\d)(?:19|20)\d{2}\s?(?:${UP_TO})\s?(?:\p{L}{3,9}\.? ?|\d{1,2}[/.])?(?:(?:19|20)\d{2}|${NOW})(?!\p{L})|(?<!\p{L})since (?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d{2}`,
  'iu',
);
const OF_A_REGISTER =
  /\b(?:council|register|registration|licen[cs]e|pin|number|no|valid|member(?:ship)?|institute|institution|association|society|expir\w+|renew\w+)\b/i;
