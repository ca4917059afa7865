import { countryNamed } from './countries-named.js';

/**
 * Where the work may not be done from: "Remote working from abroad is not possible", "This role cannot be done from outside
 * the UK". That says nothing of who may come and do it here, and so promises and refuses nothing. Each sentence is known
 * from its first word to its last; one on applications or applicants from abroad is none of them.
 */

const remote = String.raw`(?:(?:fully|permanently|purely|100%) )?(?:remote|remotely|home|hybrid|distance|tele|mobile)`;
const working = String.raw`(?:(?:${remote}[ -]?)?(?:work(?:ing)?|jobs?|roles?|arrangements?)(?: (?:${remote}|from (?:home|anywhere)))?|${remote})`;
const elsewhere = String.raw`(?:(?:(?:based|located|living|residing|while|carried out|done) )?(?:in |from )?(?:abroad|overseas|(?:an|any)?other countr(?:y|ies)|a different (?:country|time zone)|(?:your|their) (?:own|home) country|outside (?:of )?(?:the )?(?:${countryNamed}|country)))`;
const nots = String.raw`(?:(?:can|could|may|must|do|does|will|would|is|are)(?:n't| not)|cannot|can't|won't|(?:is|are) (?:unable|not able) to)`;
const are = String.raw`(?:${nots}(?: be)?|(?:is|are) (?:never|also not))`;
const given = String.raw`(?:possible|permitted|allowed|available|an option|supported|offered|accepted|considered|acceptable|provided)`;
const done = String.raw`(?:done|performed|carried out|worked|undertaken|fulfilled|held)`;
const post = String.raw`(?:this|it|the work|(?:the|this|our) (?:[\w-]+ )?(?:role|post|position|job|vacancy|opportunity)|(?:the|these|our) (?:roles|posts|positions|jobs))`;
const people = String.raw`(?:you|staff|employees|workers|people|everyone|(?:the )?(?:successful )?(?:candidates?|applicants?)|(?:the )?(?:post|role)-?holders?)`;

const lead = String.raw`^\W*(?:(?:please )?note(?: that)?,? |(?:sadly|unfortunately|regrettably|however|but),? |we(?:'re| are) (?:afraid|sorry)(?: that| but)?,? )*`;
const tail = String.raw`(?:,? (?:please|sorry|for (?:this|the|these) (?:role|post|position|job)s?|at (?:this|the|any) (?:time|moment|point)|currently|at all|under any circumstances))*\W*$`;

const sentences = [
  String.raw`${working} ${elsewhere} ${are} ${given}`,
  String.raw`(?:there is )?no ${working} ${elsewhere}(?: (?:is )?${given})?`,
  String.raw`${post} (?:${nots} be|is not to be) ${done}(?: ${remote})? ${elsewhere}`,
  String.raw`${people} (?:${nots}|(?:are|will) not (?:be )?(?:able|allowed|permitted) to)(?: be (?:able|allowed) to)? (?:work|do (?:this|the) (?:job|work))(?: ${remote})? ${elsewhere}`,
  String.raw`we ${nots} (?:be able to )?(?:allow|permit|support|offer|accept|do|have)(?: (?:staff|people|you|employees|anyone))?(?: to)? ${working} ${elsewhere}`,
  String.raw`${post} (?:is|are)(?:n't| not) (?:open to|available (?:for|to)|suitable for|an?) ${working}(?:ers?)? ${elsewhere}`,
].map((sentence) => new RegExp(`${lead}${sentence}${tail}`, 'i'));

/** Whether a sentence only says from where the work is not done. */
export const isWorkedFromElsewhere = (sentence: string): boolean => sentences.some((one) => one.test(sentence));
