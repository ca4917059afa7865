import { isAFirm } from '../reading/firms.js';
import { isPlaceOnly } from '../reading/places.js';
import type { PostHeld } from '../reading/post-held.js';
import { withoutDates } from '../reading/without-dates.js';
import { employerAmong, namesOrganisation } from '../reading/work-done.js';

/** "MORRISONS SUPERMARKETS", "HMV" above a post. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\d&'’. -]{2,50}(?:, \p{Lu}[\p{L} -]+)?$/u;

/** "Assistant Manager - Audit" below "Some Auditors LLP, Mumbai": an employer on a line of its own is named as well. */
export function titleWithEmployer({ title, above }: PostHeld): string {
  if (above === null || title.includes(above.split(/,\s/)[0] ?? above)) return title;
  const said = withoutDates(above).replace(/[\s,:–—|-]+$/, '');
  const parts = said.split(/,\s+/);
  const isOne =
    namesOrganisation(said) ||
    isAFirm(parts[0] ?? '') ||
    (IN_CAPITALS.test(said) && !isPlaceOnly(said) && /\p{Ll}/u.test(title));
  return isOne && employerAmong([title, ...parts]) !== title ? `${title}, ${said}` : title;
}
