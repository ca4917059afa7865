import { mayBeBritish, mayBeNamesake, namesIn } from '../jobs/british-place.js';
import type { JobRow } from '../jobs/job-writer.js';
import { britishPlaceWords } from '../jobs/place.js';
import { COUNTRY, isSponsoredElsewhere } from '../sponsors/job-sponsors.js';

/**
 * A job whose place is the bare name of a British town is found under its country, where no other country has a town that
 * is called so or its pay or visa is British, and it is not sponsored under the law of another. What speaks for its
 * sponsorship is read before, from what it says itself.
 */
export function withCountryOfTown(row: JobRow): JobRow {
  const { location, visaType, description, pay } = row;
  const signs = { visaType, description, currency: pay?.currency };
  const isBritish =
    row.country === null &&
    namesIn(location).length > 0 &&
    mayBeBritish(location, signs) &&
    !mayBeNamesake(location, signs) &&
    !isSponsoredElsewhere(row);
  return isBritish ? { ...row, country: COUNTRY, placeWords: britishPlaceWords(location) } : row;
}
