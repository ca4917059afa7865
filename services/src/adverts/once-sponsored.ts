import { negation, refusable } from './sponsorship-rules.js';

/**
 * "We previously offered visa sponsorship. This is no longer the case." Neither sentence refuses by itself: the first only
 * speaks of the past, the second does not say of what. Read together they do.
 */

const once = String.raw`(?:previously|formerly|historically|in the past|in (?:previous|earlier|former) years|used to|once|until (?:recently|last \w+|\w* ?20\d\d)|up to (?:recently|last \w+|\w* ?20\d\d)|(?:last|some|a few|two|three|several) (?:years?|months?|rounds?|seasons?)(?: ago)?|before (?:brexit|20\d\d|the rules changed)|in 20\d\d)`;
const past = new RegExp(
  String.raw`\b${once}\b[^.;]*\b(?:sponsor\w*|offered|provided|gave|issued|supported|available|possible)\b|\b(?:sponsored|offered|provided|gave|issued|available|possible)\b[^.;]*\b${once}\b`,
  'i',
);
const present = /\b(?:still|now|again|today|continue\w*|currently)\b/i;

const aside = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|please note(?: that)?|note(?: that)?|as of \w+|from \w+),? )*`;
const it = String.raw`(?:this|that|it|which|those days|the scheme|the programme|this (?:practice|offer|option|scheme|programme))`;
const now = String.raw`(?:this (?:year|season|time|round)|in (?:20\d\d|this round)|now|today|at (?:present|the moment)|any ?more|any longer|currently)`;
const all = String.raw`(?:any|it|so|this|that|them|anyone|anybody)`;
/** "This year we are not offering any", and no "any relocation". */
const notNow = String.raw`(?:${now},? )?(?:there (?:is|are|will be) none|(?:we|the \w+) (?:are|is) not able to|(?:we|the \w+) (?:(?:are|is|were|will be)(?:n't| not)(?: ${now})? (?:offering|providing|giving|sponsoring|doing) ${all}|(?:are|is) (?:offering|providing|giving|sponsoring) (?:none|nobody|no ?one)|(?:do|does|can|will)(?:n't| not)(?: ${now})? (?:offer|provide|give|sponsor) ${all}|(?:will|can)(?:n't| not) be (?:offering|doing|sponsoring) ${all}))(?=(?: ${now})?\W*$)`;
const isOver = new RegExp(
  String.raw`${aside}(?:${notNow}|${it} (?:(?:is|are|does|do|will|has|have|was)(?:n't| not)?(?: (?:now|unfortunately|sadly|since|been|be|currently|recently|also))* )?(?:no longer (?:the case|so|true|possible|available|offered|happens?|applies|an option|on offer|something)|(?:the case|so|true|possible|available|offered|apply|an option) (?:any ?more|any longer|now|today)|stopped|ended|ceased|finished|over|(?:come|came) to an end|discontinued|withdrawn|paused|suspended|closed)|(?:we|the \w+) (?:(?:do|does|can|will)(?:n't| not)|cannot) (?:do (?:so|this|that|it)|any ?more|any longer|now|today)|not (?:any ?more|any longer|today|now|these days|at present|currently)(?=\W*$)|(?:we|the \w+) (?:(?:can|do|does|are|is) )?no longer(?: (?:do|does|offer|able)(?: (?:so|this|that|it|to))*)?|(?:we|the \w+) (?:have |has |had )?(?:since |now )*(?:stopped|ceased|ended|discontinued)(?: (?:doing )?(?:so|this|that|it))?)\b(?![^.;!?]*\b(?:charg\w*|fees?|limited|restricted)\b)`,
  'i',
);

/** Whether the second sentence says that what the first says of the past is so no more. */
export const endsSince = (before: string, sentence: string): boolean =>
  refusable.test(before) &&
  past.test(before) &&
  !present.test(before) &&
  !negation.test(before) &&
  isOver.test(sentence);

const whoDid = String.raw`(?:we|the \w+|our (?:company|trust|school|firm|charity)|this (?:company|trust|school|firm|charity))`;
const practice = String.raw`(?:sponsored|offered|provided|gave|issued|arranged|obtained|supported)`;
/** No word of today, of a condition or of another deed. */
const noMore = String.raw`(?:(?!\b(?:and|but|so|now|still|again|today|will|can|are|is|do|does|not|no|never|this|if|when|unless|until|however|though|although|while|before|after)\b|n't)[^.;:!?,]){0,60}`;
const barePast = new RegExp(
  String.raw`^\W*(?:${whoDid} (?:(?:once|previously|formerly|historically|in the past) ${practice}|used to (?:sponsor|offer|provide|give|issue|arrange|obtain|support))|(?:in the past|historically|previously|formerly|(?:some )?years ago),? ${whoDid} ${practice})\b(?=[^.;:!?]*\b(?:sponsor\w*|visas?|permits?)\b)${noMore}\W*$`,
  'i',
);
/** "We once sponsored visas.", and nothing of today: neither that it is so nor that it is not. */
export const isOfThePast = (said: string): boolean => barePast.test(said);

const pair = /^(?<before>[^.!?;]+)[.!?;]\s+(?<sentence>[^.!?;]+)[.!?;]?$/;

/** Whether both stand in one statement. */
export function isOverSince(said: string): boolean {
  const { before, sentence } = pair.exec(said)?.groups ?? {};
  return before !== undefined && endsSince(before, sentence!);
}
