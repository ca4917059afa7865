import { isOfOccupations } from './occupation-words.js';

/** Of shorter verbs the doer may be a thing or anybody: a server, a reader, a provider, and a builder of "building". */
const SHORTEST_VERB = 7;
/** Of the name of a trade: "entry" is nothing of the "ENT" doctor's, nor "carry" of a carer's. */
const SHORTEST_TRADE = 4;

/**
 * Who does what is called so after them, as the word may be: "bartending" is done by a "bartender", "caregiving" by a
 * "caregiver". That no such word exists does no harm, because then neither jobs nor our lists have it.
 */
export function doersOf(activity: string): string[] {
  const verb = /^([a-z]{2,30})ing$/.exec(activity)?.[1];
  return verb === undefined ? [] : [`${verb}er`];
}

export const isLongVerb = (verb: string): boolean => verb.length >= SHORTEST_VERB;

/** The same only of verbs so long that they are compounds, or work and nothing else. */
export const doersOfLongVerb = (activity: string): string[] =>
  activity.length >= SHORTEST_VERB + 'ing'.length ? doersOf(activity) : [];

/**
 * Who works in a trade that is called after them: "joinery", "carpentry", "upholstery". No "nursery" is of nurses. What the
 * ending is put to is nobody by itself unless people speak of the trade: a cook of "cookery", no fort of a "fortry".
 */
export function doersOfTrade(trade: string): string[] {
  const [, before, e] = /^([a-z]{2,30}?)(e?)ry$/.exec(trade) ?? [];
  // no trade is a "bakerry"
  if (before === undefined || before.length < SHORTEST_TRADE || (e === '' && before.endsWith('r'))) return [];
  const bare = isOfOccupations(trade) ? [before] : [];
  return [`${before}er`, ...bare, ...(e === 'e' ? [`${before}erer`] : [])];
}

/** What an "-ing" is made of, as it may be: "waitress" of "waitressing", "babysit" of "babysitting", "care" of "caring". */
export function verbsOf(activity: string): string[] {
  const verb = /^([a-z]{4,30})ing$/.exec(activity)?.[1];
  return verb === undefined ? [] : [verb, `${verb}e`, ...(verb.at(-1) === verb.at(-2) ? [verb.slice(0, -1)] : [])];
}
