import { negation, refusable } from './sponsorship-rules.js';

/**
 * "We previously offered visa sponsorship. This is no longer the case." Neither sentence refuses by itself: the first only
 * speaks of the past, the second does not say of what. Read together they do.
 */

const once = String.raw`(?:previously|formerly|historically|in the past|in (?:previous|earlier|former|past) (?:years|rounds|seasons)|before(?=\W*$)|used to|once|until (?:recently|last \w+|\w* ?20\d\d|the rules|(?:the end of |early |mid-?|late |this )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas))|up to (?:recently|last \w+|\w* ?20\d\d)|(?:last|some|a few|two|three|several) (?:years?|months?|rounds?|seasons?)(?: ago)?|before (?:brexit|20\d\d|the rules changed)|in 20\d\d)`;
const past = new RegExp(
  String.raw`\b${once}\b[^.;]*\b(?:sponsor\w*|offered|provided|gave|issued|supported|available|possible)\b|\b(?:sponsored|offered|provided|gave|issued|available|possible)\b[^.;]*\b${once}\b`,
  'i',
);
const present = /\b(?:still|now|again|today|continue\w*|currently)\b/i;

const aside = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|please note(?: that)?|note(?: that)?|as of \w+|from \w+),? )*`;
const it = String.raw`(?:this|that|it|which|those days|(?:the|this|that) (?:scheme|programme|practice|offer|option|route|visa route|window|round))`;
const post = String.raw`(?:year|season|time|round|intake|occasion|role|post|position|job|vacancy|advert)`;
const now = String.raw`(?:(?:for |in |on )?(?:this|these) (?:[\w-]+ )?${post}s?|in (?:20\d\d|this round)|now|today|here|nowadays|these days|at (?:present|the moment|this time)|for the (?:moment|present)|right now|any ?more|any longer|currently|since(?: then)?|though|i'm afraid|sorry)`;
const all = String.raw`(?:any|it|so|this|that|them|one|anyone|anybody|visas?|sponsorship|the same)`;
const give = String.raw`(?:offer|provide|give|sponsor|do|issue|continue|repeat|help)(?:ing)?`;
const who = String.raw`(?:we|they|the \w+)`;
const cannot = String.raw`(?:(?:'re|are|is|were|will|have|has|do|does|can|could)(?:n't| not)|won't|can't|cannot|never|no longer|(?:'re|are|is) no longer|(?:'re|are|is) unable to)`;
const ready = String.raw`(?:been|be|able to|in a position to|going to|planning to|allowed to|permitted to|currently|yet|now|${now})`;
/** Why, or since when: it refuses nothing by itself. */
const because = String.raw`(?:(?:${now}|(?:since|because|as|now that|due to|following|after|under) [^.;:!?,]{3,50}?|(?:the|our|immigration|home office) [\w ]{3,30}? (?:have|has|was|were|is|are)? ?(?:changed|moved on|gone up|risen|used|ended|over|tightened|expired|lapsed|gone)[^.;:!?,]{0,30}?)(?:,| and| so|, and|, so)? )`;
/** "This year we are not offering any", "None is available now", and no "any relocation": nothing else is denied. */
const notNow = String.raw`${because}{0,2}(?:there (?:is|are|will be) none|none (?:is|are|will be|can be) (?:available|offered|given|provided|possible)|${who} ?${cannot}(?: ${ready})*(?: ${give}(?: ${all})?)?|${who} ?(?:'re|are|is) (?:offering|providing|giving|sponsoring) (?:none|nobody|no ?one)|${it} ?(?:(?:'s|is|are|was|will|can)(?:n't| not)|cannot|can't|won't|is no longer)(?: be| currently)* (?:available|offered|given|provided|possible|an option|the case|on offer|open)|not)(?:,? ${now})*(?=\W*$)(?<!\bnot)`;
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
