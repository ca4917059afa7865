/**
 * One clause, without a turn or an exception, whose own verb denies: "The company will not sponsor for a work visa",
 * "Visa sponsorship is not offered by us". Where the rules hear sponsorship in what it denies, such a clause refuses
 * whatever names stand around it.
 */

const ready = String.raw`(?:able|in a position|prepared|willing|ready|going|intending|looking|set up|here|about|happy)`;
const adverbs = String.raw`(?:(?:currently|presently|generally|ever|also|be|been|${ready}|to|at this time|at present|otherwise) )*`;
const not = String.raw`(?:(?:(?:do|does|can|could|will|would|shall|should|is|are|has|have)(?:n't| not)|cannot|can't|won't|shan't|no longer|never|will never) ${adverbs}|un(?:able|willing) to |not ${ready} to )`;
/** Whoever is one's sponsor sponsors. */
const act = String.raw`(?:(?:act|serve|stand|function|operate)s?(?:ing)? as|be(?:come|ing)?|stand)(?: (?:an?|any|your|the|their|his|her|our|anyone's|anybody's|somebody's|employees?'|candidates?'|applicants?'|uk|us|visa|work|immigration|h-1b|lmia|licensed|legal|official|employer|employing|skilled|worker|own|overseas|new|future)(?:'s)?)* sponsors?`;
const give = String.raw`(?:(?:offer|provide|give|arrange|sponsor|support|file|issue|petition|nominate|grant|extend)s?|${act})`;
const given = String.raw`(?:offered|provided|given|available|supported|on offer|granted|possible|issued|an option|included)`;
const start = String.raw`^\W*(?:(?:please note|note|nb|important)[\s:,–—-]+(?:that )?)?`;
/** A turn or an exception may promise after all. */
const plainly = String.raw`(?![^.;:!?]*\b(?:but|however|though|although|unless|except|only|just|until|without|yet|if|where|while|instead|rather)\b)`;
const end = String.raw`[^.;:!?]*\W*$`;

const denials = [
  String.raw`${start}(?:and |but )?(?:nor|neither) (?:can|will|do|does|would|could|shall|are|is) (?:we|i|it|(?:the|our|this) [\w-]+) ${adverbs}${give}\b${plainly}${end}`,
  String.raw`${start}(?:(?!(?:you|they|who)\b)[\w&'’,-]+ ){0,8}?${not}${give}\b${plainly}${end}`,
  String.raw`${start}(?:(?:any|our|the|uk|visa|work|immigration|employment|employment-based|employer|skilled worker|h-1b|tier 2|lmia) ){0,4}(?:sponsorships?|visas?|certificates? of sponsorship|work permits?)\b[^.;:!?]{0,40}? (?:(?:is|are|will|can)(?:n't| not| never)|cannot|can't|won't|(?:is|are) no longer)(?: be)?(?: currently)? ${given}\b${plainly}${end}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

export const isDeniedPlainly = (said: string): boolean => denials.some((rule) => rule.test(said));
