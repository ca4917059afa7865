/**
 * Money that people are given when they arrive or start: the words of who asks for it then, and the other way round ("You
 * receive £500 on arrival"). Read against one sentence (`read-warnings.ts`), which is harmless only as a whole: every sum
 * in it must be given, and nothing in it may say that something is paid, owed or taken back.
 */

const sum = String.raw`(?:(?:£|\$|€)\s?|\b(?:gbp|usd|eur|aud|cad|nzd) ?)\d[\d,.]*k?(?![\d,.]*\d)(?: ?(?:-|–|to|and|or) ?(?:£|\$|€)\s?\d[\d,.]*k?)?`;
const people = String.raw`(?:you|(?:(?:each|every|all|our|new|overseas|international|successful|the) ){0,4}(?:nurses?|carers?|workers?|chefs?|doctors?|teachers?|drivers?|recruits?|starters?|joiners?|employees?|staff|colleagues?|candidates?|hires?|appointees?))`;
const us = String.raw`(?:we|(?:the|our|your) (?:employer|company|trust|school|practice|firm|council|university|hospital|charity|group|home|farm|hotel|clinic|nursery|business))`;
const papers = String.raw`(?:visas?|cos|certificates?|sponsor\w*|work permits?|licen[cs]es?|papers?|paperwork|documents?|interviews?|job offers?|registration|processing|training|slots?|places?|files?)`;
const arriving = new RegExp(
  String.raw`\b(?:(?:up)?on (?:(?:your|their|safe|first|the) ){0,4}(?:arrival|arriving|landing|starting|start|joining|commencement|first day|day one)|(?:when|once|as soon as|after) (?:you|they) (?:arrive|land|start|join)|after (?:arrival|landing|arriving)|at the airport)\b`,
  'i',
);

/** What is called so is given; `package` and `payment` could be for sale, unless nothing is due. */
const present = String.raw`(?:golden (?:hello|handshake|welcome)|pocket money|(?:(?:cash|welcome|joining|sign[- ]?(?:on|ing)|start(?:er|ing)?|start-up|relocation|arrival|retention|recruitment|signing) ){0,4}(?:bonus|gift|grant|allowance|stipend)|(?:welcome|starter|settling[- ]in|settlement|resettlement|disturbance) (?:payment|money|cash|sum|contribution)|(?:relocation|settling[- ]in|resettlement|disturbance|removal) (?:allowance|grant|bonus|money|support|help|assistance|contribution|cash)|(?:interest[- ]free )?(?:salary|wage|pay) advance|advance (?=(?:of [^.;]{1,15} )?(?:on|of|against) your (?:first )?(?:\w+ )?(?:salary|wages?|pay)\b))`;
const relocation = String.raw`relocation (?:package|payment|sum)`;
const told = String.raw`(?:\(?(?:of|worth|up to|is|:|to the value of|a|an|the|also|in|cash|around|about|at least) ?){0,4}`;
const taking = String.raw`(?:is |are )?(?:payable|due|to be (?:paid|settled)|required|needed|expected|cash only|in advance)(?! to (?:you|each|every|all|new|nurses|carers|staff)\b)`;
const asArticle = String.raw`(?:(?:an?|up to|around|about|at least|your|the|first|extra|another|of|in|cash|payment|gift|bonus|allowance|voucher|sum|advance|worth|relocation|welcome) ){0,4}`;
const gives = String.raw`(?:give|hand|pay|offer|provide|award|advance|grant)s?`;

const given: RegExp[] = [
  String.raw`\b${present}\b:? ?${told}${sum}`,
  String.raw`${sum} (?:(?:cash|in cash|of|as an?|as your|tax[- ]free|one[- ]off|interest[- ]free) ){0,4}${present}\b`,
  String.raw`\b${relocation}\b:? ?${told}${sum}(?!,? ${taking})`,
  String.raw`${sum} (?:cash |tax[- ]free |one[- ]off ){0,4}${relocation}\b(?!,? ${taking})`,
  String.raw`\b${people}(?:'ll)? (?:(?:will|would|shall|also|then|all|each|be|are|is) ){0,4}(?:receives?|gets?|given|handed|paid|awarded) ${asArticle}${sum}(?! (?:worth of )?${papers}\b)`,
  String.raw`\b${us}(?:'ll)? (?:(?:will|would|shall|also|then|gladly) ){0,4}${gives} (?:(?:to )?${people} )?${asArticle}${sum}(?! (?:worth of )?${papers}\b)`,
  String.raw`\b${us} [^.;,]{1,60}? and (?:(?:will|also|then|gladly) ){0,4}${gives} ${people} ${asArticle}${sum}(?! (?:worth of )?${papers}\b)`,
  String.raw`${sum} (?:(?:in )?cash )?(?:(?:is |will be )?(?:paid|given|handed|payable) to (?:you|each|every|all|new|nurses|carers|staff)\b|(?:(?:in|on|upon) (?:hand|arrival) ){0,4}(?:(?:from|by) us\b|(?:in|into|to) your (?:bank )?account\b|to help you (?:settle|start|get)|(?:to|in) your pocket\b))`,
  String.raw`^\W*(?:(?:rate of|basic|starting|hourly|weekly|monthly|annual) ){0,4}(?:pay|salary|wages?)(?: rates?)? (?:on|upon|from|after) (?:arrival|landing|start|starting|joining|commencement|appointment|day one)\W+(?:is |of |from ){0,4}${sum},? ?(?:(?:per|an?|each) |/ ?)(?:hour|hr|shift|week|month|year|annum)\b`,
].map((rule) => new RegExp(rule, 'gi'));

/** Whoever sells a job says what it costs, who has it back, and by whom it is paid. */
const asks = new RegExp(
  [
    String.raw`\b(?:fees?|deposits?|bonds?|charg(?:e|es|ed|ing|eable)|costs?|price|bills?|billed|invoices?d?|agents?|agency|brokers?|consultants?|middlem[ae]n|recruiters?|deduct\w*|recover\w*|recoup\w*|re(?:pay|paid|payable|fund\w*|turned)|loans?|lend|lent|borrow\w*|ow(?:e|es|ed|ing)|balance|instal+ments?|up ?front|guarantee|bitcoin|crypto\w*|western union|gift cards?|in (?:return|exchange)|back|keeps?|kept|withh[eo]ld|dock(?:ed)?|discount\w*|less|minus)\b`,
    String.raw`\b(?:brings?|send|transfer|remit|wire|deposit|hand over|buy|purchase)\b`,
    String.raw`\b(?:to|give|gives|pay|pays|hand|hands|owe) us\b|\b(?:by|from) (?:(?:the|each|every|all|any|new|our) ){0,2}(?:you|(?:applicant|candidate|worker|nurse|carer|employee|recruit|starter|joiner)s?)\b`,
    String.raw`\b(?:you|they|who|applicants?|candidates?|workers?|nurses?|carers?)(?:'ll)? (?:(?:must|need to|needs to|should|have to|has to|will|shall|can|then|only|first|also|just|have|has|are|are to|asked to) ){0,4}(?:pay|pays|give|hand|bear|cover|fund|settle (?:the|your|it|this|that|an?)|contribut\w*)\b`,
    // told to whoever reads it
    String.raw`(?:^\W*|\b(?:please|kindly|and|then|must|should|to|but|just|only) )(?:pay|give|hand|contribute)\b(?! (?:you|each|every|all|new|on arrival|rates?)\b)(?! ${sum} to you\b)(?!\W+(?:£|\$|€))`,
    String.raw`(?:^\W*|\b(?:please|kindly|then|must|should|but|just|only) )(?:pay|give|hand|contribute) ${sum}`,
  ].join('|'),
  'i',
);
const anySum = /[£$€₹₦] ?\d|\b\d[\d,.]* ?(?:pounds|dollars|euros|k\b)|\b(?:hundred|thousand)\b/i;
const promisedForIt = new RegExp(String.raw`\b${papers}\b`, 'i');
const GIVEN_AS_PRESENT = 4;

export function isGivenOnArrival(sentence: string): boolean {
  if (!arriving.test(sentence) || asks.test(sentence)) return false;
  const rest = given.reduce((left, rule) => left.replace(rule, ' '), sentence);
  if (rest === sentence || anySum.test(rest)) return false;
  // by name alone a sum beside a visa may be its price; what "you receive" is none
  const isToPeople = given.slice(GIVEN_AS_PRESENT).some((rule) => sentence.search(rule) >= 0);
  return isToPeople || !promisedForIt.test(rest);
}
