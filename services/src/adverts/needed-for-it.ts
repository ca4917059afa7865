/**
 * "Applicants must have a Level 3 in care to be sponsored.", "You need to pass our trial before we can sponsor you.": what
 * is asked of people so that they get it. Who asks for a right to work that is there already refuses it.
 */

const whom = String.raw`(?:you|candidates?|applicants?|people|staff|they|nurses|carers|chefs|drivers|anyone|(?:the )?successful (?:candidate|applicant)s?)`;
const must = String.raw`(?:must|will need|needs?|ha(?:s|ve) to|should|(?:will|would) have to|(?:are|is) required to)`;
const visa = String.raw`(?:(?:a |an |the |our |skilled[- ]worker |work |visa |uk )*(?:sponsorships?|visas?|certificates? of sponsorship|cos))`;
const it = String.raw`(?:be sponsored|(?:get|receive|have|qualify for|be eligible for|be considered for|be offered|obtain) ${visa})`;
const weDoIt = String.raw`we (?:(?:can|will|could|may|are able to) )?(?:sponsor (?:you|them|anyone|your visa)|(?:offer|provide|arrange|issue|apply for) ${visa})`;
/** Nobody who has one of these needs to be sponsored, and a "not" asks for nothing. */
const ownRight = String.raw`\b(?:rights? to (?:work|live|remain)|work(?:ing)? rights|permission|settle\w*|citizen\w*|british|visas?|permits?|leave to remain|status|sponsor\w*|not|never|no)\b`;
const asked = String.raw`(?!(?:(?! to | before )[^.;:!?]){0,90}?${ownRight})[^.;:!?]{3,90}?`;

const needed = [
  String.raw`^\W*(?:please note(?: that)? |note(?: that)? )?${whom} (?:also |first |already )?${must} ${asked},? (?:in order to|to|so as to) ${it}\W*$`,
  String.raw`^\W*(?:please note(?: that)? |note(?: that)? )?${whom} (?:also |first |already )?${must} ${asked} before ${weDoIt}\W*$`,
].map((rule) => new RegExp(rule, 'i'));

/** Whether a sentence says what somebody needs to be sponsored; in plain words. */
export const isNeededForIt = (said: string): boolean => needed.some((rule) => rule.test(said));
