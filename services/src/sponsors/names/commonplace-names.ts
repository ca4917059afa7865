import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';

/** Names that many places have, each of them another body. */
const commonplace =
  /^(st|saint|our lady|holy|christ|christ church|all saints|sacred heart|kings|queens|trinity|emmanuel|grace|bethel|victory|hope|the priory|manor|park|high street|station road|church|central|village|riverside|oak|oaks|woodlands)\b.*\b(school|primary|college|church|academy|surgery|pharmacy|dental|care home|nursing home|nursery|medical center|practice|clinic|hospital|mosque|temple|parish|club|hotel|house|lodge|court)\b/;

/** Houses that many towns have, each of them another's, unless their own town stands in the name. */
const premises =
  /\b(hotel|inn|arms|tavern|lodge|house|hall|manor|grange|court|cottage|villa|(nursing|care|rest|residential|retirement) home|surgery|(medical|health) center|medical practice|nursery|pharmacy|restaurant|kitchen|room|rooms)$/;
const namedAfterHouse =
  /\b(house|lodge|hall|manor|grange|court|park|villa)( \w+)? (school|nursery|surgery|practice|clinic)$/;

/** A house where people stay, live or are served. */
export const isHouse = (core: string) => premises.test(core);

const MOST_COMMON_WORDS = 4;
/** A short name that begins as many do and says what kind of place it is. */
export const isCommonplace = (core: string, own: string[]) => own.length <= MOST_COMMON_WORDS && commonplace.test(core);

/** Of an entry without a legal form. */
export const isOneOfMany = (core: string, own: string[]) =>
  own.length <= MOST_COMMON_WORDS && (namedAfterHouse.test(core) || (premises.test(core) && !namesPlace(own)));

/** Whether a place in the United Kingdom is called so, by one word of the name. */
export const namesPlace = (own: string[]) => own.some((word) => ukPlaceNamed(word) !== undefined);
