import { countryNamed, nationAdjective } from './countries-named.js';
import { employed } from './people-named.js';
import { negation } from './sponsorship-rules.js';

/**
 * "If you are not a UK citizen, we offer sponsorship": the "not" tells for whom it is, and denies nothing. It is said of
 * whoever needs a visa instead, where the rest of the sentence promises and denies nothing itself. "If you are not a UK
 * citizen, please do not apply" stays as it is.
 */

const nation = `(?:${nationAdjective})`;
const nations = String.raw`${nation}(?:(?:,| or| and|\/|, or| nor) ?(?:an? )?${nation})*`;
const member = String.raw`(?:citizens?|nationals?|residents?|passports?(?:[ -]holders?)?|subjects?|persons?|people|(?:permanent )?residents?)`;
const status = String.raw`(?:(?:(?:pre-?)?settled|immigration|permanent|resident|the right|the necessary) (?:or pre-?settled )?status|indefinite leave(?: to remain)?|leave to remain|permanent residen(?:ce|cy)|citizenship|${nations} (?:citizenship|nationality|passports?|residency)|green cards?|(?:the |a |your |an? (?:existing|current) )?(?:right|permission|authori[sz]ation|entitlement|eligibility) to (?:live and )?work|work authori[sz]ation|(?:(?:valid|work|working) )*(?:visas?|permits?)(?! (?:sponsor|support|appl|cost|fee|transfer)\w*)(?: of (?:your|their) own)?)`;
const where = String.raw`(?: (?:here|(?:in|of|from) (?:the )?(?:${countryNamed}|country)))?`;
const who = String.raw`(?:an? |the |already |currently |yet |from |in |either |neither |legally )*(?:(?:${nations} (?:or (?:settled|permanent residents?) )?${member}|${nations}|${member}|(?:permanently )?(?:settled|resident|based)|(?:eligible|entitled|authori[sz]ed|permitted|allowed|able) to (?:live and )?work|(?:here|(?:the )?(?:${countryNamed})))${where})(?: (?:or|nor) (?:settled|(?:a |an )?permanent residents?|resident))?`;
const are = String.raw`(?:(?:am|are|is|'re|'s)(?: not| neither)|aren't|isn't|not|(?:do|does) not(?: currently| yet)? (?:count as|qualify as))`;
const lack = String.raw`(?:(?:do|does)(?:n't| not)(?: currently| already| yet)? (?:have|hold|possess)|not (?:have|hold|possess|having|holding)|(?:have|has|with) no|without|lack(?:s|ing)?)(?: (?:an?|the|any|already|currently|uk|british))*`;
const person = String.raw`(?:you|they|whoever|(?:[\w'-]+ ){0,2}?(?:applicants?|candidates?|people|person|workers?|nurses?|someone|somebody|anyone|anybody|those|individuals?|staff|employees?|colleagues?|professionals?|${employed}|[a-z]{3,}(?:ers|ors|ists)))`;
/** "Those who do not": what they lack was named before. */
const lackIt = String.raw`(?:(?:(?:do|does|did|are|is|have|has)(?:n't| not)(?: (?:yet|already|currently))*(?: have (?:it|one|that|this))?(?: (?:yet|already))?|(?:have|has) none)(?=\s*(?:[.;!,:)–—]|$)| (?:can|will|may|are|is|we)\b))`;
const visa = String.raw`(?:an? )?(?:uk |work )?(?:visas?|permits?|sponsorship|sponsor|one|it)`;
/** Who could not work here but for us. */
const cannotWork = String.raw`(?:(?:can|could)(?:n't| not)|cannot|(?:are|is|would be)(?: not able| unable) to) (?:otherwise )?(?:legally |lawfully )?(?:live and )?work(?: (?:here|in (?:the )?(?:${countryNamed}))(?: otherwise| without ${visa})?| otherwise| without ${visa})(?![\w-])`;
/** What was said before, and is not so of everybody. */
const notSo = String.raw`(?:if|where|when|should)(?: (?:that|this|it|such|you|they|these|those|which)(?: (?:is|are|do|does|be))?(?:'s|'re)?)?(?: not|n't)(?: (?:be |the |your )?(?:case|so|you|true|apply|apply to you|describe you|have (?:it|one|this|that)|yet|already))*(?=\s*[,:–—-]|,? (?:we|visa|sponsorship|our|the)\b)`;

const clauses = [
  String.raw`\b(?:if|where|when|should|for|as|because|in case|even if) ${person}(?: who| that| which)? ?${are} ${who}(?![\w-])`,
  String.raw`\b(?:if|where|when|should|for|even if) ${person}(?: who| that| which)? ?${lack} ?${status}${where}(?![\w-])`,
  String.raw`\b(?:if|where|when|should|for|even if) ${person}(?: who| that| which)? ?${cannotWork}`,
  String.raw`(?:^|[.;:!?,] )\W*${notSo}`,
  String.raw`(?:^|[.;:!?,] )\W*(?:if|where|when) (?:neither|none)(?: of (?:these|those|this|them))? (?:applies|apply|is (?:so|true|the case))\b`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore
const people = new RegExp(
  String.raw`\b(?<person>${person}) (?:(?:(?:who|that) ?|(?<=whoever ))${are} ${who}|not ${who}|(?:(?:who|that) )?${lack} ?${status}${where}|(?:who|that) (?:${cannotWork}|${lackIt}))(?![\w-])`,
  'gi',
);

/** Said to reassure, and no denial. */
const reassuring =
  /\b(?:(?:do not|don't|no need to|please do not|please don't) (?:worry|panic|hesitate to apply|be put off)|no (?:problem|worries|matter)|never fear|not to worry)\b/gi;

/** What whoever is meant has to bring, or may not do, is no promise to them. */
const asksOf =
  /\b(?:must|only|already|own|should|instead|elsewhere|unless|(?<!\b(?:if|who) )(?:you|they)(?:'ll| will| would)? (?:also |then )?(?:need|require))\b/i;

/** `said` in plain words; `promises` tells whether it promises when it is said so. */
export function saidOfWhoNeedsIt(said: string, promises: (said: string) => boolean): string {
  const ofThem = clauses
    .reduce((left, clause) => left.replace(clause, (found) => start(found) + 'if you need a visa'), said)
    .replace(people, '$<person> who need a visa')
    .replace(/\bthose who need a visa/gi, 'applicants who need a visa');
  return ofThem !== said && !negation.test(ofThem.replace(reassuring, ' ')) && !asksOf.test(ofThem) && promises(ofThem)
    ? ofThem
    : said;
}

/** The mark that ends what stands before. */
const start = (found: string) => /^(?:[.;:!?,] )?/.exec(found)![0];
