/**
 * What an employer puts into the pension, the training or the move of whoever works there: money that goes to people, though
 * it is said in the words in which others are asked for theirs. Read against one sentence (`scam-rules.ts`).
 */

const applicants = String.raw`(?:you|applicants?|candidates?|workers?|nurses?|carers?|employees?|recruits?|starters?)`;
/** Up to where the applicant has to add something. */
export const untilShared = String.raw`(?:(?!(?:,|\b(?:and|but|while|whereas|then))\s(?:the |each |every |all )?${applicants} (?:\w+ ){0,2}?contribut)[^.;])*`;

const employer = String.raw`(?:employers?|compan(?:y|ies)|organi[sz]ations?|business|firm|trusts?|nhs|council|school|college|university|hospital|hospice|charity|practice|surgery|clinic|group|home|farm|hotel|restaurant|bank|nursery|academy|government|partnership|association|society|agency)`;
/** Who is paid by it is another. */
const isGiver = String.raw`(?<!\b(?:to|from|by|with|for|of|pay|pays|give|gives|send|sends|refund|repay) (?:(?:the|your|our|their|an?|this|new|future) )*)`;
const gives = String.raw`(?:(?:will|would|can|may|shall|to|also|gladly|currently|both|then) )*(?:contribut(?:es?|ed|ing)|pays?(?= (?:in|into|towards|up to|an?|the|your|for|£|€|\$)|\s?[£€$])|adds?|puts?|invests?|advances?)`;
/** What is taken back, or hangs on money from the applicant, is no gift. */
const strings = String.raw`(?:re(?:cover|coup|pay|paid|claim|fund|turn)\w*|deduct\w*|tak(?:e|es|en) (?:it )?back|(?:paid|pay|pays|get|gets|claw\w*) (?:it )?back|loans?|from (?:your|their|the|his|her) (?:\w+ )?(?:salar|wage|pay|earning)\w*|(?:once|after|if|when|until|unless|provided|and|but|while|whereas|then|,) (?:\w+ )?${applicants} (?:\w+ ){0,2}?(?:pay|paid|contribut|send|sent|deposit|transfer|add|give|cover|fund|meet|bear|put|ow)\w*|${applicants} (?:must|have to|has to|need to|needs to|should|contribute|pay|pays)|fees?|deposits?|bonds?|charges?)`;
const whole = String.raw`(?:(?!\b${strings}\b)[^.;])*`;
/** Only where nothing of the sentence says that it comes back. */
const forGood = String.raw`(?![^.;]{0,300}\b(?:re(?:cover|coup|pay|paid|claim)\w*|deduct\w*|tak(?:e|es|en) (?:it )?back|(?:paid|pays?|gets?|claw\w*) (?:it )?back|loans?)\b)`;

const papers = String.raw`(?:visas?|certificates?|cos|sponsor\w*|permits?|licen[cs]e|agents?|agency|interview|job offer|processing)`;
const pension = String.raw`(?:(?:the|your|our|their|his|her|a|an|workplace|company|private|staff|group|personal|employee|stakeholder|nhs|own|local|government|occupational) )*(?:pensions?|401\(?k\)?|super(?:annuation)?|retirement|rrsp|kiwisaver|share plan)`;

export const employerGives: RegExp[] = [
  String.raw`\b(?=${employer} )${isGiver}${employer} ${gives}\b${forGood}${whole}`,
  // whoever gives to what is yours is not you
  String.raw`\b(?=contributes\b)(?<!\b${applicants} (?:\w+ ){0,2}?)contributes\b${forGood}(?=[^.;]{0,60}\b(?:to|towards|into) your\b)(?![^.;]{0,300}\b${papers}\b)${whole}`,
  // nobody who sells a job asks for a pension
  String.raw`\bcontribut(?:es?|ing|ed)\b(?:[^.;,]|,(?=\d)){0,40}\b(?:to|into|towards) ${pension}\b(?![^.;,]{0,300}\b${papers}\b)`,
].map((rule) => new RegExp(rule, 'gi'));
