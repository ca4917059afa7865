import { back, isForTheJob, isPaying } from './money-clauses.js';

/**
 * What an employer gave, and has back from whoever leaves early: "You pay back relocation costs of £2,000 if you leave in
 * the first year." That is common and lawful. A clause is one where it names what was given, the leaving and that it goes
 * back; a fee, a deposit or a certificate is nothing that was given.
 */

const given =
  /\b(?:relocation|removals?|moving (?:costs?|expenses)|settling[- ]in|resettlement|golden (?:hello|handshake)|bonus(?:es)?|(?:welcome|sign(?:ing)?[- ]?on|joining|starter|retention|recruitment) (?:payments?|incentives?|grants?|premiums?)|training|courses?|tuition|study|studies|qualifications?|apprenticeship|exams?|osce|flights?|air ?fares?|visa (?:costs?|fees|expenses)|travel (?:costs?|expenses))\b/i;

const leaver = String.raw`(?:you|they|he or she|anyone|anybody|someone|staff|employees|(?:an?|the) (?:employee|post-?holder|nurse|carer|teacher|doctor|worker|colleague|person))`;
const leaving = new RegExp(
  [
    String.raw`\b(?:if|should|when|where|in case|in the event(?: that)?) ${leaver}\b[^,]{0,40}?\b(?:leaves?|resigns?|quits?|departs?|hands? in|gives? notice|moves? on|are dismissed)\b`,
    String.raw`\bif (?:you|they) (?:do not|don't|fail to) (?:stay|complete|serve|remain|finish)\b`,
    String.raw`\b(?:if|should|when) (?:your|the) (?:employment|contract|service) (?:ends?|is (?:ended|terminated))\b`,
    String.raw`\b(?:by|from|for) (?:anyone|anybody|those|staff|employees|whoever|people|colleagues) (?:who )?(?:leav|resign)\w*|\b(?:early )?leavers\b`,
    String.raw`\b(?:on|upon) (?:early |your )?(?:leaving|resignation|departure)\b|\bleaving (?:us |the \w+ )?(?:before|within|early|in (?:the|your) first)\b`,
  ].join('|'),
  'i',
);

const payer = String.raw`(?:you|they|leavers|staff|employees|colleagues|post-?holders?)(?:'ll|'d)?(?: (?:will|would|must|may|might|shall|should|have to|need to|are|be|required|expected|asked|obliged|to|then|also|only|a|proportion of))*`;
const goesBack = new RegExp(
  String.raw`\b(?:re-?pa(?:y|ys|id|yable|yments?|ying)|pa(?:y|ys|id|yable|ying) ${back}|claw(?:ed|s)?[- ]?backs?|recover(?:ed|able)?|recoup(?:ed)?|reclaim(?:ed)?|deducted)\b|\b${payer} (?:refund|reimburse|return)\b`,
  'i',
);

/** What was never given: "a deposit", "the fee"; course and visa fees are among what employers pay. */
const neverGiven = /\b(?:deposits?|fee|registration|application|loans?|interest)\b/i;

export const isClawedBack = (clause: string): boolean =>
  goesBack.test(clause) &&
  leaving.test(clause) &&
  given.test(clause) &&
  !neverGiven.test(clause) &&
  !isPaying(clause) &&
  !isForTheJob(clause);
