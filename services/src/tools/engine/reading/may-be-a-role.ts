import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';

/** Beside other things in a line what somebody was is said in so many words; more tell what was done. */
const MOST_WORDS = 5;
/** A line of its own has room for a longer name: "Senior Lead Early Years Practice Nurse". */
export const ON_A_LINE_OF_ITS_OWN = 6;

/** Short enough to say what somebody was, and no more. */
export const isAsShortAsARole = (part: string, most = MOST_WORDS): boolean => part.split(/\s+/).length <= most;

/** "Care Assistant", "Loader (nights)": the name of an occupation, or what people are called by whatever they do. */
export const mayBeARole = (part: string, most = MOST_WORDS): boolean =>
  isAsShortAsARole(part, most) && (occupationOf(part) !== null || endsInPerson(part.replace(/\s*\([^)]*\)$/, '')));
