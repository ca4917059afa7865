/**
 * Clauses in which money is spoken of that nobody is asked for before the job or for it. Each kind is known as a whole
 * clause, and taken out before a sentence is judged: what stands beside it is judged by itself.
 */

/** Full stops inside numbers and in the government's address end no clause. */
const withoutStops = (text: string): string => text.replace(/(?<=\d)\.(?=\d)/g, ',').replace(/\bgov\.uk\b/gi, 'govuk');

/** A sentence without the clauses that are of one of these kinds; as it is where it has none. */
export function withoutClauses(text: string, kinds: ((clause: string) => boolean)[]): string {
  const said = withoutStops(text);
  const left = said.replace(/[^.;!?]+/g, (clause) => (kinds.some((isOfKind) => isOfKind(clause)) ? ' ' : clause));
  return left === said ? text : left;
}

export const sum = String.raw`(?:[£$€₹₦] ?\d[\d,]*k?|\b\d[\d,]* ?(?:pounds|dollars|euros|gbp|usd|eur)\b)`;

/** Who takes money for a job, what is sold with it, a step on the way into it, and ways of paying that nobody traces. */
const forTheJob = String.raw`(?:agents?|agency|agencies|consultan(?:ts?|cy)|brokers?|recruiters?|middlem[ae]n|representatives?|partners?|solicitors?|mr|mrs|cos|certificates?|sponsorships?|licen[cs]es?|skills charge|job offers?|offer letters?|interviews?|slots?|processing|admin\w*|bonds?|suret\w+|up ?front|in advance|now|today|immediately|urgent\w*|cash|western union|money ?gram|crypto\w*|bitcoin|gift cards?|accounts?|sort code|iban|send|wire|to (?:secure|reserve|hold|confirm|guarantee|receive|join|unlock)|before (?:(?:you|your|the|an?|any) )*(?:start\w*|join\w*|travel\w*|fly|flights?|arriv\w+|offers?|contracts?|visas?))`;
const asksForIt = new RegExp(String.raw`\b${forTheJob}\b`, 'i');

/** What is paid back; what somebody gets back has been paid first. */
export const back = String.raw`(?:(?!(?:and|get|gets|got|for|which|that|who|is|are)\b)[\w£$€%,'-]+ ){0,7}?back\b`;
/** Whoever pays, and pays nothing back, pays for something. */
const pays = new RegExp(
  String.raw`(?<!\b(?:we|company|trust|employer|school|home|hospital|university|council|hotel|farm|group|charity|firm)(?:'ll| will| also| gladly| can| may){0,3} )\bpays?\b(?! ${back})|\b(?:paid|payable|due|borne|met) (?:for )?by (?:you|(?:(?:the|all|each|every) )?(?:applicants?|candidates?|nurses?|carers?|workers?|employees?))\b|\bat (?:your|their) (?:own )?(?:cost|expense)\b|\bcosts? (?:only |just |about )*${sum}`,
  'i',
);
const goesOn = new RegExp(String.raw`(?:,|\b(?:and|plus|but)\b) (?:[\w-]+ ){0,3}?${sum} (?:to|into|for|in|by)\b`, 'i');

/** Money for the job is spoken of in the same breath. */
export const isForTheJob = (clause: string): boolean => asksForIt.test(clause) || goesOn.test(clause);
export const isPaying = (clause: string): boolean => pays.test(clause);
