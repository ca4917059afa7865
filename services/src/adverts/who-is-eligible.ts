import { nationAdjective } from './countries-named.js';

/**
 * Sentences by which only citizens, settled people or permanent residents are taken: nobody who needs a visa is. Read by
 * themselves, as most of them name no sponsorship. A sentence that lets others in beside them refuses nobody.
 */

const nation = `(?:${nationAdjective})`;
const nations = String.raw`${nation}(?:(?:,| or| and|,? \/) ${nation})*`;
const must = String.raw`(?:must|needs? to|ha(?:s|ve) to|(?:is|are) required to|required to|should)`;
const asked = String.raw`(?:is |are )?(?:required|essential|mandatory|necessary|needed|a must)`;
const status = String.raw`(?:(?:eu )?(?:pre-?)?settled(?: (?:or|and|\/) (?:pre-?)?settled)?|eu settlement scheme|euss)`;

/** Others have a way in: a permit, a visa, a sponsor. */
const othersToo =
  /\b(?:or|and|unless|if|otherwise|alternatively|including|also)\b[^.;]*\b(?:visas?|sponsor\w*|permits?|work authori[sz]ation|eligible|entitled|(?:able|right|permission) to (?:obtain|work)|willing|overseas|foreign|any nationality|all nationalities|protected|refugees?|asylees?)\b|\b(?:preferred|preference|desirable|welcome|encouraged|not required|not essential|no longer|n't|not)\b/i;

const restrictions = [
  String.raw`^\W*(?:eligibility\W+)?${status} status(?: in the uk)? ${asked}\b`,
  String.raw`^\W*(?:eligibility|nationality|citizenship)\s*[:–—-]+\s*(?:${nations}) (?:nationals?|citizens?|only)\b`,
  String.raw`\b${nations} citizenship(?: or permanent residen(?:cy|ce))? ${asked}\b`,
  String.raw`\b${must} (?:\w+ly )?(?:be|hold|have|possess)(?: an?| full)? ${nations} (?:citizen(?:s|ship)?|nationals?)\b`,
  // a full stop in "U.S." may have cut it off
  String.raw`^\W*citizenship(?: or permanent residen(?:cy|ce))? ${asked}\b`,
  String.raw`\b${must} be (?:an? )?u\.?s\.? persons?\b|\bpersons?\b[^.;]{0,30}\b(?:itar|export (?:control|administration))\b`,
  String.raw`^\W*(?:permanent residents? (?:and|or) (?:${nations} )?citizens?|(?:${nations} )?citizens? (?:and|or) permanent residents?)(?: of (?:the )?[\p{L} ]{2,20})? only\W*$`,
  String.raw`\b${must} (?:have|hold) (?:full |unrestricted )*work(?:ing)? rights\b[^.;]*\bcitizens?\b`,
].map((rule) => new RegExp(rule, 'iu'));

/** `said` in plain words, one sentence. */
export const isForCitizensOnly = (said: string): boolean =>
  restrictions.some((rule) => rule.test(said)) && !othersToo.test(said);

/**
 * The wording of Canada's Job Bank for an employer who takes people from abroad: who is named above it is not all. With a
 * "should not apply" behind it, it says the contrary.
 */
const OTHER_CANDIDATES = String.raw`\bother candidates,? with or without a valid canadian work permit\b`;
const SHUT_OUT = String.raw`[^.;\n]{0,40}?(?:(?:should|must|may|can|could|will|would|do|are|is|need)(?: not|n['’]t)|cannot|\bwon['’]t|\bnot)\b`;
const anybody = new RegExp(OTHER_CANDIDATES + `(?!${SHUT_OUT})`, 'i');
export const takesAnybody = (text: string): boolean => anybody.test(text);
export const isListOfTheTaken = (said: string): boolean =>
  /\bcanadian citizens,? (?:and|or) permanent (?:and|or)? ?(?:or temporary )?residents\b/i.test(said);
