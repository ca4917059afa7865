/**
 * Sponsorship that is to be thought about first: "Consideration will be given to sponsorship", "Sponsorship considered",
 * "under consideration". Whoever reads that knows no more than that it may be had, however many other sentences with the
 * same words promise it or deny it.
 */

const kind = String.raw`(?:(?:visa|work|working|uk|skilled[- ]worker|health (?:and|&) care(?: worker)?|tier ?[25]|h-?1b|employer|licen[cs]e|full|overseas|international|any|the|a|an|our|your|such) )*`;
const gift = String.raw`(?:${kind}(?:sponsorships?|certificates? of sponsorship|cos|work permits?|(?:work|skilled[- ]worker|h-?1b|sponsored) visas?)(?! (?:experience|of (?!(?:an? |the |our )?(?:overseas|international|exceptional|suitable|outstanding|successful|right|candidates?|applicants?|visas?|workers?|staff)\b)))|sponsoring (?:(?:an?|the|your|their|any|some|of) )*(?:[\w-]+ ){0,3}?(?:visas?|permits?|candidates?|applicants?|people|person|individuals?|someone|anyone|you|nationals|workers?|staff|nurses?|doctors?|chefs?|teachers?|engineers?|carers?|graduates?|hires?)\b|sponsoring(?=\W*$))`;
const giving = String.raw`(?:offering|providing|giving|granting|arranging|issuing|requests? for|applications? for|supporting|the (?:provision|possibility|option) of|whether to (?:offer|provide|give)) `;
const given = String.raw`(?:${giving})*`;
const may = String.raw`(?:(?:will|can|could|may|might|would|shall|is|are|be|being|to|also|always|only|gladly|carefully|currently|fully|still|of course|happily|possibly|potentially|willingly) )*`;

/** What may follow is no word of whoever it is for: the same words would else be told apart in thousands of ways. */
const someone = String.raw`for (?:the|an?)(?: (?!(?:all|any|for) |${giving})[\w-]+){1,3} `;
/** So many of these stand before it at most: without an end, each would be read again for every one before it. */
const before = String.raw`(?:(?:all|any) |${someone}|${giving}){0,5}`;
/** Where a clause begins; of many signs in a row the last is enough. */
const begins = String.raw`(?:^\W*|(?:[.;:!?,–—]|\b(?:and|but|while|that)\b)\W{0,6})`;

const considered = [
  // "consideration" of it, whoever gives that
  String.raw`\bconsiderations? (?:${may}(?:given|made|paid) )?(?:to|of|for) ${given}${gift}`,
  // somebody who needs it may be one of many who are considered; of the thing itself it is said where its clause begins
  String.raw`${begins}${before}${gift}(?: (?:for|of|to|in)(?: [\w-]+){1,6}?)?[\s:,(–—-]{1,4}${may}(?:considered|(?:given|under|taken into|open to|up for|worth) (?:\w+ )?considerations?)\b`,
  String.raw`\bconsider(?:s|ing)? ${given}${gift}`,
  // open, perhaps
  String.raw`\b(?:may|might|could) (?:well |also |possibly |potentially |sometimes )?be (?:open|willing|prepared|happy|amenable|receptive) to (?:the (?:idea|possibility|option) of )?${given}${gift}`,
].map((rule) => new RegExp(rule, 'iu'));

/** What is denied, given to everybody, or asked of who comes with it from elsewhere is for others to read. */
const otherwise =
  /\b(?:not|no|never|none|nor|neither|nobody|cannot|without|unable|unless|rather than|instead of|always do|equal\w*|alongside|exactly like|standard|already|elsewhere)\b|n't\b|\?/i;

/** `said`: without what is sponsored and is no right to work. */
export const isConsidered = (said: string): boolean =>
  !otherwise.test(said) && considered.some((rule) => rule.test(said));

/** Something else by a name of its own; of who comes and of each case sponsorship may be what is considered. */
const ofItsOwn = String.raw`(?:(?!(?:[\w-]+ly|sponsor\w*|visas?|certificates?|permits?|cos|it|this|that|these|those|they|we|each|every|all|any|both|either|cases?|requests?|applications?|candidates?|applicants?|people|person|anyone|everyone|overseas|international|exceptional|only|not|extensions?|renewals?|transfers?|is|are|will|may|can|would|could|if|where|for|to)\b)[\w'-]+ ){1,5}`;
const isThoughtAbout = String.raw`(?:(?:will|can|may|would|could|might)(?: also| always| gladly)* be )?considered(?: too| as well| for (?:this|the) (?:role|post|position|job))?`;
const promising = new RegExp(
  String.raw`\b(?:sponsorships?|visas?|certificates? of sponsorship|work permits?)\b[^.;:!?]{0,60} (?:is|are|will be) (?:\w+ )?(?:available|offered|provided|included|given|on offer|supported)\b|\b(?:we|trust|company|school|university|council|home|hotel|employer)(?: will| can| also| gladly| do)* (?:sponsors?|offers?|provides?) (?:[\w-]+ ){0,4}?(?:visas?|sponsorships?|certificates?|nurses|you|overseas|international|[a-z]+ers)\b`,
  'i',
);
const otherConsidered = [
  new RegExp(String.raw`^(?<promise>[^.;:!?]{1,200}?)(?:[,;]| [–—-]|,? (?:and|while|with)) ${ofItsOwn}${isThoughtAbout}\W*$`, 'i'),
  new RegExp(String.raw`^\W*${ofItsOwn}${isThoughtAbout}(?:[,;]| [–—-]|,? (?:and|while)) (?<promise>[^.;:!?]{1,200})[.!]?\s*$`, 'i'),
]; // prettier-ignore

/** "Visa sponsorship is available and flexible hours will be considered": the promise alone; else as it is. */
export function withoutOtherConsidered(said: string): string {
  for (const form of otherConsidered) {
    const promise = form.exec(said)?.groups?.promise;
    if (promise && promising.test(promise) && !otherwise.test(promise)) return promise;
  }
  return said;
}
