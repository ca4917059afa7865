/**
 * "The allocation has been spent." So many certificates a year are an employer's; where they are gone, sponsorship that the
 * sentence before speaks of is refused. More that are to come ("until April", "a new one") leave it as it was.
 */

const whose = String.raw`(?:the|our|its|their|this year['’]s|this (?:year|quarter|month)['’]s|the (?:trust|company|group|council|university)['’]s)`;
const kind = String.raw`(?: (?:annual|yearly|quarterly|monthly|current|whole|entire|full|certificate|cos|visa|sponsorship|sponsor|20\d\d|20\d\d[-/]\d\d))*`;
const when = String.raw`(?: for (?:this|the|20)[\w /-]{0,20}?)?`;
const isSo = String.raw`(?:(?:has|have|is|are|was|were)|['’]s)(?: (?:now|all|already|been|fully|entirely|completely|sadly|unfortunately|since))*`;
const gone = String.raw`(?:spent|used(?: up)?|exhausted|gone|depleted|taken up|run out|finished)`;

const spent = new RegExp(
  String.raw`^\W*(?:(?:but|however|unfortunately|sadly|regrettably|at present|currently),? )*${whose}${kind} (?:allocation|quota|allotment|certificates|places)${when} ${isSo} ${gone}\b(?:,? (?:for|this|now|already|though|however|in|so|unfortunately|sadly|i'm afraid)\b[^.;!?]{0,60})?\W*$`,
  'i',
);
const before = String.raw`^\W*(?:(?:but|however|unfortunately|sadly|regrettably|at (?:present|the moment)|currently|now|this (?:year|time|season)),? )*`;
const it = String.raw`(?:it|that|this|them|these)`;
/** "There are none left", "We have used them all", "The budget for it is gone". */
const noneLeft = new RegExp(
  String.raw`${before}(?:there (?:is|are|will be) (?:none|nothing)(?: left| available)?|(?:none|nothing) (?:is|are|will be) (?:left|available|offered|given|on offer)(?: (?:with|for|in) (?:this|the) \w+)?|(?:all(?: of)?(?: our| the)?|our|the) (?:sponsorship |sponsored )?(?:places|slots|spaces|certificates|allocation|allowance|quota) ${isSo} (?:${gone}|taken|given out|assigned)|we (?:have|'ve)(?: (?:now|already|sadly|unfortunately))* (?:used(?: up)?|exhausted|run out of|spent|filled|reached) (?:all (?:of )?)?(?:our|the)${kind} (?:allocation|quota|allotment|certificates|places|cos)${when}|we (?:have|'ve) (?:no|none)(?: (?:places?|slots?|spaces?|certificates|of them|more))* left|we(?:'ve| have)(?: now| already)? used (?:${it}|ours)(?: all)?(?: up)?|(?:there is|there's|we have) no (?:money|budget|funding|funds|room)(?: left)? for ${it}|(?:the|our) (?:budget|funds|money|funding)(?: for ${it})? ${isSo} (?:${gone}|cut))(?:,? (?:this (?:year|time|season|quarter)|now|at (?:present|the moment)|for now|sadly|unfortunately|though|however|i'm afraid)){0,3}\W*$`,
  'i',
);
const moreToCome = /\b(?:but|new|next|more|until|again|renew\w*|refresh\w*|reopen\w*|apply|applied|expect\w*)\b/i;

/** Whether a sentence says so; in plain words. */
export const isSpent = (said: string): boolean =>
  (spent.test(said) || noneLeft.test(said)) && !moreToCome.test(said.replace(/^\W*but\b/i, ''));
