import { occupationOf } from './occupation-families.js';
import type { PostHeld } from './post-held.js';

/** What is driven for a living, and what who drives it is called. What takes the larger licence stands first. */
const DRIVEN: readonly (readonly [string, string])[] = [
  [
    String.raw`(?:lorr(?:y|ies)|trucks?|[hl]gvs?|artics?|wagons?|tippers?|tankers?|class (?:1|2|one|two))`,
    'lorry driver',
  ],
  [String.raw`(?:bus(?:es)?|coach(?:es)?)`, 'bus driver'],
  [String.raw`(?:vans?|luton|sprinter)`, 'van driver'],
];
/** "Drove 18-tonne lorries", "delivered parcels in a Transit van", "Class 2 lorry, multi-drop". */
const SAYS_SO = DRIVEN.map(([what, who]) => ({
  who,
  driven: new RegExp(String.raw`\bdr(?:[oi]ve[ns]?|iving) (?:[\p{L}\d./-]+ ){0,4}${what}(?!\p{L})`, 'iu'),
  with: new RegExp(
    String.raw`\b(?:deliver\p{L}*|collect\p{L}*|transport\p{L}*|drops?|multi-drop|haul\p{L}*)\b[^.;]{0,60}? (?:in|by|with|using) (?:an? |the |my |our )?(?:[\p{L}\d./-]+ ){0,3}${what}(?!\p{L})`,
    'iu',
  ),
  named: new RegExp(
    String.raw`^\W*(?:(?:class|[hl]gv|[\d.]+ ?-?(?:t|tonnes?|tons?)|rigid|long|short|wheelbase|lwb|transit|luton|curtain|flat|refrigerated)[ -](?:[12] )?){0,3}${what}(?: (?:work|driving|driver|deliver(?:y|ies)|routes?|rounds?|runs?))?\s*(?:[,.;:(–—-]|$)`,
    'iu',
  ),
}));
/** Parcels and drops are of a van where no larger one is named. */
const DELIVERS =
  /\bmulti-?drop\b|\b\d+ (?:drops|parcels)\b|\bdeliver\p{L}* (?:\p{L}+ ){0,2}(?:parcels|shopping|groceries|post)\b/iu;
const NOT_DRIVEN =
  /\b(?:never|not|no|without|learn(?:ing|t|ed)? to|hop(?:e|ing) to|want(?:ed)? to) (?:\p{L}+ )?dr[oi]v/iu;

const vehicleIn = (texts: readonly string[]): { who: string; drives: string } | null => {
  for (const { who, driven, with: by, named } of SAYS_SO) {
    const drives = texts.find(
      (text) => !NOT_DRIVEN.test(text) && (driven.test(text) || by.test(text) || named.test(text)),
    );
    if (drives !== undefined) return { who, drives };
  }
  const drives = texts.find((text) => DELIVERS.test(text));
  return drives === undefined ? null : { who: 'van driver', drives };
};

/**
 * "Driver, Some Firm", who drove lorries by the lines beneath, is a lorry driver. A title that says what is driven stands
 * as it is: who drives a taxi and took lorries at the weekend has his years in the taxi.
 */
export function withWhatWasDriven(post: PostHeld): PostHeld {
  if (!A_DRIVER.test(post.title) || post.known?.family !== occupationOf('driver')?.family) return post;
  const vehicle = vehicleIn(post.entry.map(({ text }) => text.slice(0, LONGEST)));
  return vehicle === null ? post : { ...post, known: occupationOf(vehicle.who), drives: vehicle.drives };
}
/** Of anything: no other word says of what. */
const A_DRIVER =
  /^(?:(?:senior|lead|full[- ]time|part[- ]time|night|day|agency|relief|self[- ]employed|professional|company|experienced) )*driver(?![\p{L}-])(?!\s*\()/iu;
const LONGEST = 300;
