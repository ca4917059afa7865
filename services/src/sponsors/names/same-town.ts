import { countyNamed } from '../../jobs/british-county.js';
import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { words } from './company-name.js';

/** "Nr Windsor" is what the post calls Windsor. */
export const townKey = (town: string): string =>
  words(town.split(',')[0]!)
    .join(' ')
    .replace(/^(?:nr|near) /, '');

/** Registers and adverts have a county where others have a town: "County Durham". */
const isCounty = (place: string): boolean => countyNamed(place.split(',')[0]!.trim()) !== undefined;

const areStatedAlike = (a: string, b: string): boolean => a !== '' && b !== '' && townKey(a) === townKey(b);

/** Whether both are stated, and one town. A county has many. */
export const isSameTown = (a: string, b: string): boolean => areStatedAlike(a, b) && !isCounty(a);

export const isSameCounty = (a: string, b: string): boolean => areStatedAlike(a, b) && isCounty(a);

/** Whether both are stated, and neither is the other nor may lie in it. */
export function areApart(a: string, b: string): boolean {
  if (a === '' || b === '' || townKey(a) === townKey(b)) return false;
  if (isNation(a) || isNation(b)) return !mayLieInNation(a, b) && !mayLieInNation(b, a);
  if (isCounty(a)) return !mayLieIn(b, a);
  return !isCounty(b) || !mayLieIn(a, b);
}

/** Entries of the register have one where others have a town. */
const isNation = (place: string): boolean => /^(?:england|scotland|wales|northern ireland)$/i.test(place.trim());

function mayLieInNation(place: string, nation: string): boolean {
  if (!isNation(nation) || isNation(place)) return false;
  const known = ukPlaceNamed(place.split(',')[0]!.trim());
  return known === undefined || townKey(known.nation) === townKey(nation);
}

/** A town of no list may be in any county; of two counties none is in the other. */
function mayLieIn(place: string, county: string): boolean {
  if (isCounty(place)) return false;
  const known = ukPlaceNamed(place.split(',')[0]!.trim());
  if (known === undefined) return true;
  return [...known.county.split(' . '), known.region].some((one) => one !== '' && townKey(one) === townKey(county));
}
