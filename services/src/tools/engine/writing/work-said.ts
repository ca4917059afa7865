import { isEmployerAlone } from '../reading/employer-alone.js';
import { isAFirm } from '../reading/firms.js';
import { isForOneself, isForOneselfAlone } from '../reading/for-oneself.js';
import { occupationOf } from '../reading/occupation-families.js';
import { endsInPerson } from '../reading/occupations.js';
import { areNames } from '../reading/place-first.js';
import { isPlaceOnly } from '../reading/places.js';
import type { PostHeld } from '../reading/post-held.js';
import { saysRank } from '../reading/seniority.js';
import { namesOrganisation } from '../reading/work-done.js';
import { articled, postSaid, whereSaid } from './post-said.js';

/** "as a nurse at Some Clinic", "at Some Haulage, Hull" where nothing says as what; null rather than something untrue. */
export function workSaid({ known, employer, title: own }: PostHeld, title: string): string | null {
  if (known === null && (employer === own || isEmployerAlone(title)))
    return `at ${whereSaid(title.replace(WHAT_FOR, ''))}`;
  const said = postSaid(title);
  if (isForOneselfAlone(said)) return 'for myself';
  if (isAPost(said)) return `as ${articled(said)}`;
  const where = employerFirst(title);
  return where === null ? null : `at ${where}`;
}

/** "Some Ltd, Leeds | loading shovel": what was done there. */
const WHAT_FOR = /(?:,|\s[–—|-])\s\p{Ll}.*$/u;

/** Who somebody is, in few words; what begins as a name or a list of places and shifts does is none. */
function isAPost(said: string): boolean {
  const [role = ''] = said.split(/,\s| at | \(| - | – /);
  if (isAFirm(role) || namesOrganisation(role.split(/\s+/).at(-1)!)) return false;
  return !isNameOfNobody(role);
}

/** "Eddie Harmer Logistics": two names or more, of which the last is nobody. */
const isNameOfNobody = (text: string): boolean =>
  (occupationOf(text) === null || ENDS_IN_A_SHOP.test(text)) &&
  !endsInPerson(text) &&
  !saysRank(text) &&
  !isForOneself(text);
/** "Marks Butcher Shop" is called by who works there. */
const ENDS_IN_A_SHOP = /\s(?:Shop|Stores?|Clinic|Practice|Surgery|Hospital|School|Group|Services?|Company|Centre)$/;

/** "Some Haulage, Hull: Class 2 multi-drop", "Some Pipeworks, Swansea. Shutdowns": the employer, and the town it is in. */
export function employerFirst(title: string): string | null {
  const [first = '', second = ''] = title
    .split(/:\s|(?<=\p{L}{3})\.\s/u)[0]!
    .replace(/\s*\([^()]*\)/g, '')
    .split(/,\s+|\s[–—|-]\s/);
  const isNamed =
    (/\s/.test(first) || /&|['’]s$/.test(first) || isPlaceOnly(second)) &&
    areNames(first) &&
    isNameOfNobody(first) &&
    !isPlaceOnly(first);
  if (!isNamed || !isWhere(first, second, title)) return null;
  return isPlaceOnly(second) ? `${first}, ${second}` : first;
}

/** A town, or a story behind a colon, tells that the name before it is an employer's; so does what it is called. */
const isWhere = (first: string, second: string, title: string): boolean =>
  isPlaceOnly(second) || namesOrganisation(first) || A_BUSINESS.test(first) || /^[^:]{3,70}:\s\S/.test(title);
const A_BUSINESS =
  /\s(?:Logistics|Haulage|Transport|Freight|Foods|Dairy|Dairies|Steel|Pipeworks|Works|Motors|Vets|Forestry|Estates?|Contractors|Builders|Engineering|Supplies|Care|& Sons?|& Co)$/;
