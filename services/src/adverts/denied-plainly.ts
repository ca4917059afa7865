/**
 * One clause, without a turn or an exception, whose own verb denies: "The company will not sponsor for a work visa",
 * "Visa sponsorship is not offered by us". Where the rules hear sponsorship in what it denies, such a clause refuses
 * whatever names stand around it.
 */

const adverbs = String.raw`(?:(?:currently|presently|generally|ever|also|be|been|able|in a position|going|to|at this time|at present|otherwise) )*`;
const not = String.raw`(?:(?:(?:do|does|can|could|will|would|is|are|has|have)(?:n't| not)|cannot|can't|won't|no longer|never|will never) ${adverbs}|unable to |not (?:able|in a position) to )`;
const give = String.raw`(?:offer|provide|give|arrange|sponsor|support|file|issue|petition|nominate|grant|extend)s?`;
const given = String.raw`(?:offered|provided|given|available|supported|on offer|granted|possible|issued|an option|included)`;
const start = String.raw`^\W*(?:(?:please note|note|nb|important)[\s:,–—-]+(?:that )?)?`;
/** A turn or an exception may promise after all. */
const plainly = String.raw`(?![^.;:!?]*\b(?:but|however|though|although|unless|except|only|just|until|without|yet|if|where|while|instead|rather)\b)`;
const end = String.raw`[^.;:!?]*\W*$`;

const denials = [
  String.raw`${start}(?:(?!(?:you|they|who)\b)[\w&'’,-]+ ){0,8}?${not}${give}\b${plainly}${end}`,
  String.raw`${start}(?:(?:any|our|the|uk|visa|work|immigration|employment|employment-based|employer|skilled worker|h-1b|tier 2|lmia) ){0,4}(?:sponsorships?|visas?|certificates? of sponsorship|work permits?)\b[^.;:!?]{0,40}? (?:(?:is|are|will|can)(?:n't| not| never)|cannot|can't|won't|(?:is|are) no longer)(?: be)?(?: currently)? ${given}\b${plainly}${end}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

export const isDeniedPlainly = (said: string): boolean => denials.some((rule) => rule.test(said));
