import { isForOneself } from './for-oneself.js';
import { isAsShortAsARole } from './may-be-a-role.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { isPlaceOnly } from './places.js';
import { saysRank } from './seniority.js';
import { A_STRETCH_FIRST, BEFORE_A_YEAR, IN_THE_YEAR } from './time-spans.js';

const A_DATE = String.raw`(?:${BEFORE_A_YEAR}|\d{1,2}[/.])?(?:19|20)\d{2}`;
/** "2019 - now", "since March 2019". */
const WHEN = String.raw`(?:${A_STRETCH_FIRST.slice(1)}|since ${A_DATE}(?!\d))`;
const JOINT = String.raw`[\s:,|(–—-]{1,4}`;
const DATES_FIRST = new RegExp(String.raw`^${WHEN}${JOINT}(\S.*)$`, 'iu');
/** "Bidfood, Leeds, 2019 - now: Class 2 nights", "Tarmac (Leeds) since 2019 - dump truck". */
const DATES_WITHIN = new RegExp(
  String.raw`^(?!${IN_THE_YEAR}\b)([^.:\d]{2,59}?)${JOINT}${WHEN}\)?(?:[.:,|] ?| ?[–—|-] )(\S.*)$`,
  'iu',
);
/** "Bidfood - Class 2 nights - 2019 to now", "Bidfood: Class 2 nights (2019 - present)". */
const DATES_LAST = new RegExp(String.raw`^([^.\d][^.]{2,150}?)${JOINT}${WHEN}\)?\.?$`, 'iu');
const MOST_WORDS = 6;
const LONGEST_READ = 400;

/** Words with capitals and what joins them: "Royal Mail", "Bank of Ireland". */
export const areNames = (text: string): boolean =>
  text.split(/,? /).every((word) => /^(?:\p{Lu}[\p{L}.'’&-]*|of|and|the|for|&)$/u.test(word));

/** "2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day": when, where, and then what was done there. */
export function placeFirst(text: string): { place: string; told: string } | null {
  if (!/(?:19|20)\d{2}/.test(text)) return null;
  const line = text.slice(0, LONGEST_READ);
  const behind = DATES_FIRST.exec(line)?.[1];
  if (behind !== undefined) return partedIn(behind + text.slice(LONGEST_READ));
  const [, where, told] = DATES_WITHIN.exec(line) ?? [];
  const place = where === undefined ? null : placeIn(where);
  if (place !== null && told !== undefined)
    return namesSomebody(told) ? null : { place, told: told + text.slice(LONGEST_READ) };
  const before = DATES_LAST.exec(line)?.[1];
  return before === undefined ? null : partedIn(before);
}

/** "Tarmac (Leeds)", "Tarmac - Leeds": a name and the town it is in. */
function placeIn(said: string): string | null {
  const place = said.replace(/\s\(([^()]+)\)$/, ', $1').replace(/\s[–—|-]\s/g, ', ');
  return place.split(/\s+/).length <= MOST_WORDS &&
    areNames(place) &&
    occupationOf(place) === null &&
    !isForOneself(place)
    ? place
    : null;
}

/** Where stands before a full stop, a colon, a dash or small letters. */
function partedIn(text: string): { place: string; told: string } | null {
  for (const { index, 0: joint } of text.slice(0, LONGEST_PLACE).matchAll(BEHIND_A_PLACE)) {
    const [place, told] = [placeIn(text.slice(0, index)), text.slice(index + joint.length)];
    if (place === null) return null;
    if (told !== '' && !namesSomebody(told)) return { place, told };
  }
  return null;
}
const BEHIND_A_PLACE = /\. (?=\p{Lu})|: (?=\S)|\s[–—|-]\s(?=\S)|, (?=[\p{Ll}\d])/gu;
const LONGEST_PLACE = 80;

/** "Some Ltd - Site Manager", "Some Ltd - Leeds": behind a dash stands what somebody was, or where that is. */
function namesSomebody(told: string): boolean {
  const [first = ''] = told.split(/[,.;:]\s|\s[–—-]\s/);
  return (
    isPlaceOnly(first) ||
    (isAsShortAsARole(first) && (occupationOf(first) !== null || saysRank(first)) && endsInPerson(first))
  );
}
