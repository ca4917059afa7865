import { stemsOf } from '../reading/stems.js';

/*
 * What people of a trade learn, where its name says another word than the paper does. Two tables: the words of an ask are
 * looked for among those of the first, which says only what nobody else learns; a paper of which an advert says the level
 * alone is compared with the second too, which says whatever is near enough to the trade.
 */

/** What people who are called so have learned, their titles among it. */
export function subjectsLearned(called: string): ReadonlySet<string> {
  const learned = LEARNED_AS.filter(([people]) => people.test(called)).map(([, subjects]) => subjects);
  return new Set(stemsOf([called, ...learned].join(' ')));
}
/** Narrow, where the words have nothing in common; a kitchen is fitted as well. */
const LEARNED_AS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:chefs?|cooks?|commis|kitchen (?:assistants?|porters?|hands?|helpers?|managers?|supervisors?|staff|team))\b/i,
    'cookery culinary catering hospitality',
  ],
  [/\b(?:carpenters?|joiners?)\b/i, 'carpentry joinery'],
  [/\bbricklayers?\b/i, 'bricklaying'],
  [/\b(?:gardeners?|landscapers?|greenkeepers?)\b/i, 'horticulture'],
  [
    /(?<!\b(?:plants?|trees?|garden) )\bnursery (?:nurses?|assistants?|practitioners?|teachers?|workers?|managers?|(?:room )?leaders?)\b|\b(?:early years|childminders?)\b/i,
    'childcare playwork',
  ],
  [/\b(?:teaching assistants?|teachers?)\b/i, 'teaching'],
];

/** The same, with all that papers of the trade may be in. */
export const tradeLearned = (called: string): ReadonlySet<string> =>
  new Set([
    ...subjectsLearned(called),
    ...stemsOf(SUBJECTS_OF_TRADES.flatMap(([people, subjects]) => (people.test(called) ? [subjects] : [])).join(' ')),
  ]);
/** Wide, by the beginnings of words. */
const SUBJECTS_OF_TRADES: readonly (readonly [RegExp, string])[] = [
  [/\belectric/i, 'electrical electrotechnical electronic'],
  [/\b(?:plumb|heating|gas|boiler)/i, 'plumbing heating gas'],
  [
    /\b(?:carers?|care|support workers?|health ?care|nursing assistants?|nursing)\b/i,
    'care health social adult adults clinical',
  ],
  [/\b(?:mechanics?|vehicle|motor|fitters?|tyre)\b/i, 'vehicle vehicles motor automotive mechanical'],
  [/\b(?:administ\w+|secretar\w+|receptionists?|clerks?|office|personal assistants?)\b/i, 'administration business'],
  [/\b(?:hair|barber)/i, 'hairdressing barbering hair'],
  [/\b(?:beaut|nail|therapist)/i, 'beauty nail therapy'],
  [/\b(?:weld|fabricat|engineer|machinist|maintenance|toolmaker)/i, 'welding fabrication engineering manufacturing'],
  [/\b(?:paint|decorat)/i, 'painting decorating'],
  [/\b(?:warehouse|forklift|stores|logistics|picker|packer)/i, 'warehousing logistics distribution storage'],
  [/\b(?:shop|retail|sales|store)\b/i, 'retail sales'],
  [/\b(?:call cent|contact cent|customer)/i, 'customer'],
  [/\b(?:clean|domestic|housekeep|caretaker)/i, 'cleaning housekeeping facilities'],
  [/\b(?:dental)/i, 'dental'],
  [/\b(?:pharmac|dispens)/i, 'pharmacy pharmaceutical'],
  [/\b(?:waiter|waitress|bar|barista|hotel|food|front of house)\b/i, 'hospitality food beverage'],
  [/\b(?:gym|fitness|personal trainer|leisure|sport)/i, 'fitness exercise sport leisure'],
  [/\b(?:site manager|foreman|construction|groundwork|labourer)/i, 'construction building site'],
  [/\b(?:farm|dairy|herd|livestock|tractor)/i, 'agriculture livestock farm'],
  [/\b(?:horticult|nursery(?:man| grower)|gardener)/i, 'horticulture'],
  [/\b(?:account|payroll|bookkeep|finance)/i, 'accounting bookkeeping payroll accountancy'],
  [/\b(?:security|door supervisor)/i, 'security'],
  [/\b(?:tailor|alteration|seamstress|dressmak|sewing)/i, 'tailoring dressmaking fashion textiles clothing sewing'],
];
