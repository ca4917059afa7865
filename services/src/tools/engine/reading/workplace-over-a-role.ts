import { isNamedByItsCare } from './firms.js';
import { isAsShortAsARole, ON_A_LINE_OF_ITS_OWN } from './may-be-a-role.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { areNames } from './place-first.js';
import { headOf } from './role-in-line.js';
import { withoutDates } from './without-dates.js';
import { namesOrganisation } from './work-done.js';

/** "Nursing School", "Secondary School", "Professional Care", "Further Education": what is learned, or of what kind. */
const OF_NOBODY =
  /^(?:my|the school|nursing|medical|law|business|art|high|primary|secondary|middle|upper|lower|elementary|sixth|further|higher|adult|continuing|formal|general|professional|vocational|clinical|personal|previous|other|relevant|recent|current|key|core|additional|mandatory|in-house|patient|customer|client|after)(?: |$)/i;

/** "Bluebird Care", "Elmfield School, York": a name that says what kind of place it is. */
export const isNamedWorkplace = (text: string): boolean => {
  const [name = '', ...town] = text.split(/,\s+/);
  return (
    /\S \S/.test(name) &&
    town.length <= 2 &&
    areNames(text) &&
    (namesOrganisation(name) || isNamedByItsCare(name)) &&
    !OF_NOBODY.test(name) &&
    !endsInPerson(name)
  );
};

/** Above the line that says what somebody was there, such a name is who employed them, whatever it ends in. */
export function isOverARole(text: string, next: string | undefined): boolean {
  if (next === undefined || text.length > LONGEST || !isNamedWorkplace(text)) return false;
  const head = headOf(withoutDates(next)).replace(/\s*\([^)]*\)$/, '');
  return (
    /^\p{Lu}/u.test(head) &&
    isAsShortAsARole(head, ON_A_LINE_OF_ITS_OWN) &&
    occupationOf(head) !== null &&
    !isNamedWorkplace(head)
  );
}
const LONGEST = 70;
