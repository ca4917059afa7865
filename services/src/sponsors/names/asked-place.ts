import { isAbroad, isBritish, mayBeBritish } from '../../jobs/british-place.js';
import { livingElsewhere, meansElsewhereToo } from '../../jobs/namesakes.js';
import { townTyped } from './asked-town.js';
import { readName, words } from './company-name.js';
import { formerNames } from './former-names.js';
import type { KnownSponsor } from './name-match.js';

const ABROAD =
  'The place is in another country, and the register is of employers in the United Kingdom: it may be another of this name';
const OTHER_UNIVERSITY =
  'Other countries have universities of places that are called the same: only a town in the United Kingdom tells which is meant';

/** So many people make a town that may have a university called after it. */
const TOWN_OF_A_UNIVERSITY = 30_000;

/**
 * Why a name that is surely this entry in the United Kingdom is not surely so where it was asked about; undefined: it is.
 * A job's place is known to be British before its employer is looked for; what a person types may be anywhere. "York
 * University" in "Toronto, Canada" is not the University of York. What a person decided of a name was of jobs in the United
 * Kingdom: it settles which university is meant, and nothing of another country.
 */
export function doubtOf(name: string, place: string, sponsor: KnownSponsor, isDecided = false): string | undefined {
  const isItsTown = place !== '' && townKey(place) === townKey(sponsor.town);
  // "Dublin" alone, of an entry that the register has in Dublin
  if (isAbroad(place) && !(isItsTown && !place.includes(','))) return ABROAD;
  if (isDecided) return undefined;
  const calledAfter = placeOfUniversity(name);
  if (calledAfter === undefined || livingElsewhere(calledAfter) < TOWN_OF_A_UNIVERSITY) return undefined;
  const isInKingdom = isBritish(place) || (mayBeBritish(place) && !meansElsewhereToo(townKey(place)));
  if (isItsTown || townKey(place) === calledAfter || isInKingdom) return undefined;
  const isNowhere = townTyped(place) === '';
  return isNowhere && !formerNames.isOnlyTurned(name, sponsor.name) ? undefined : OTHER_UNIVERSITY;
}

/** "york" of "York University" and "The University of York", which is all that they are called by. */
function placeOfUniversity(name: string): string | undefined {
  const { words: own } = readName(name).own;
  const place = own.filter((word) => word !== 'university');
  const isFirstOrLast = own[0] === 'university' || own.at(-1) === 'university';
  return isFirstOrLast && place.length === own.length - 1 ? place.join(' ') : undefined;
}

const townKey = (place: string): string => words(place.split(',')[0]!).join(' ');
