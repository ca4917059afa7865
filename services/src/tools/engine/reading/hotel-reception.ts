import type { Occupation } from './occupation.js';
import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';

/** Where guests stay the night, by what such houses are called and by the chains that everybody knows. */
const A_HOTEL =
  /\b(?:hotels?|motel|hostel|resorts?|guest ?house|bed (?:and|&) breakfast|b&b|(?:safari|game|mountain|ski|beach|bush) lodge|travelodge|premier inn|inn|hilton|marriott|sheraton|radisson|hyatt|novotel|mercure|ibis|holiday inn|ritz[- ]carlton|intercontinental|crowne plaza|protea)(?!\p{L})/iu;

/**
 * A receptionist whose employer is a hotel works at its front desk, whatever else receptionists do. `texts`: where the
 * employer is named.
 */
export function atAFrontDesk(known: Occupation | null, title: string, texts: readonly string[]): Occupation | null {
  if (known?.family !== 'reception' || /\b(?:medical|dental|veterinary|school|gp|salon|spa)\b/i.test(title))
    return known;
  return texts.some((text) => A_HOTEL.test(text)) ? occupationOf('hotel receptionist') : known;
}

/** Its own line, the one above it, and the one below that tells no work. */
export function withItsDesk(post: PostHeld): PostHeld {
  const below = post.entry.slice(0, 2).filter(({ isBullet }, at) => at === 0 || !isBullet);
  const known = atAFrontDesk(post.known, post.title, [
    post.title,
    post.line,
    post.above ?? '',
    ...below.map(({ text }) => text),
  ]);
  return known === post.known ? post : { ...post, known, field: known?.field ?? post.field };
}
