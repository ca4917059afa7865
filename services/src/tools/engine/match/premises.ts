import type { PostHeld } from '../reading/post-held.js';

/** The kinds of premises that people work on, as adverts ask for them and as the lines of a post tell them. */
const KINDS: readonly [RegExp, RegExp][] = [
  [
    /\bcommercial\b/i,
    /\b(?:commercial|offices?|shops?|shopping|retail|stores|supermarkets?|hotels?|restaurants?|pubs?|schools?|colleges?|universit(?:y|ies)|hospitals?|surger(?:y|ies)|bank branches|warehouses?|business parks?|public buildings?|leisure centres?)\b/i,
  ],
  [
    /\bindustrial\b/i,
    /\b(?:industrial|factor(?:y|ies)|warehouses?|manufacturing|(?:power|process(?:ing)?|production|chemical|water|treatment) plants?|mills?|refiner(?:y|ies)|foundr(?:y|ies))\b/i,
  ],
  [
    /\b(?:domestic|residential)\b/i,
    /\b(?:domestic|residential|houses?|homes|households?|flats?|apartments?|bungalows?|tenants?|tenanted|council housing|social housing)\b/i,
  ],
];

/** Buildings, and no more: "a commercial environment" is any business, and "commercial experience" any that was paid. */
const ASKED =
  /\b(?:(?:commercial|industrial|domestic|residential)(?:,| and| or| ?\/| ?&){0,2} ?){1,4}(?:(?:retail|office|public) )?(?:premises|buildings?|propert(?:y|ies)|installations?|sites?|units)\b/i;

/** What lines tell of the premises that a text asks for, of any of those it names; null where it asks for none. */
export function premisesIn(text: string): RegExp | null {
  const asked = ASKED.exec(text)?.[0];
  if (asked === undefined) return null;
  const told = KINDS.filter(([kind]) => kind.test(asked)).map(([, names]) => names.source);
  return new RegExp(told.join('|'), 'i');
}

/** Any line of a post may tell where its work was. */
export const isOnSuch = (premises: RegExp, { entry }: PostHeld): boolean =>
  entry.some(({ text }) => premises.test(text));
