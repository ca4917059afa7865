import { isUkArea, isUkTown } from '../vocabulary/uk-towns.js';
import { fieldOfTitle } from './fields.js';
import { occupationOf } from './occupation-families.js';
import { HOME, withoutPostcode, type Place } from './places.js';
import { saysRank } from './seniority.js';
import { skillsNamedIn } from './skill-finder.js';

/** A place that no list of towns knows, where a text says that it is one. */
export interface UnlistedPlace {
  place: Place;
  line: string;
}

/**
 * The village that the first lines of an advert name: before its county or a postcode, behind an employer, or where the
 * text goes on to work there. Without a county nothing says in which country it is.
 */
export function unlistedPlace(lines: readonly string[]): UnlistedPlace | null {
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    const parts = line.length > LONGEST ? [] : line.split(JOINTS).map((part) => part.replace(/[).\s]+$/, ''));
    for (const [nth, part] of parts.entries()) {
      const name = withoutPostcode(part);
      if (!A_NAME.test(name) || !mayBePlace(name)) continue;
      if (isBeforeACounty(part, parts[nth + 1]) && !(nth === 0 && / /.test(name)))
        return { place: { town: name, country: HOME }, line };
      const isLast = nth > 0 && parts.slice(nth + 1).every((other) => ARRANGED.test(other));
      if (isLast && (A_FIRM.test(parts[nth - 1] ?? '') || isWorkedIn(name, lines, at)))
        return { place: { town: name, country: null }, line };
    }
  }
  return null;
}
const FIRST_LINES = 4;
const LONGEST = 90;
const JOINTS = /,\s*|\s[–—|-]\s|\s?\(/;
const A_NAME = /^\p{Lu}\p{Ll}{2,}(?:-\p{L}+)*(?: (?:\p{Lu}\p{Ll}{2,}|le|by|on|the|under|upon|in)){0,3}$/u;
const ARRANGED = /[£$€]|\d|^(?:hybrid|remote|full|part|permanent|temporary|nights?|days?|contract)\b/i;
const POSTCODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?(?![\p{L}\d])/u;
/** "Tyne & Sons", "Hexham Masonry", "Harland Ltd": who employs somebody there. */
const A_FIRM =
  /(?: (?:&|and) \p{Lu}\p{L}+|\b(?:ltd|limited|llp|plc|co|company|sons|partners|masonry|stone|joinery|carpentry|engineering|consulting|consultants|construction|builders?|building|electrical|plumbing|precision|foods?|farms?|hotel|inn|arms|school|academy|college|hospital|surgery|practice|nursery|care|homes?|house|lodge|garage|motors|bakery|brewery|estates?|trust|centre|services|group|solutions|associates|architects|logistics|transport|haulage))[.]?$/iu;

const isBeforeACounty = (part: string, next: string | undefined): boolean => {
  const county = withoutPostcode(next ?? '');
  const isPostcode = next !== undefined && county === '' && POSTCODE.test(next);
  return isPostcode || POSTCODE.test(part) || (isUkArea(county) && !isUkTown(county));
};

/** Where somebody works is no occupation, no skill and no arrangement. */
const mayBePlace = (name: string): boolean =>
  !isUkArea(name) &&
  occupationOf(name) === null &&
  fieldOfTitle(name) === null &&
  !saysRank(name) &&
  skillsNamedIn(name).length === 0 &&
  !A_FIRM.test(name) &&
  !NO_PLACE.test(name);
const NO_PLACE =
  /\b(?:council|permanent|temporary|contract|nights?|days?|weekends?|shifts?|hybrid|remote|immediate|start|full|part|time|bank|maternity|cover|fixed|term|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|various|nationwide|competitive|salary|team|department|ward|english|maths|science|we|our|the|you|this|united|kingdom|england|scotland|wales)\b/i;

/** "… our yard in Corbridge", or an employer called after it: the text says again that it is a place. */
function isWorkedIn(name: string, lines: readonly string[], at: number): boolean {
  const there = new RegExp(
    String.raw`\b(?:in|near|around|outside|at|from|to) (?:the (?:village|town) of |our )?${name}(?!\p{L})|\b${name} (?:office|yard|workshop|site|depot|branch|practice|village|area|surgery|factory|studio)\b`,
    'u',
  );
  const isCalledAfterIt = new RegExp(String.raw`^${name} \p{Lu}`, 'u');
  return lines.some((line, other) => (other !== at && there.test(line)) || isCalledAfterIt.test(line));
}
