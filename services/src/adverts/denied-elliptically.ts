import { sites } from './contrasts.js';
import { doers, employed } from './people-named.js';

/**
 * "Sponsorship is available for nurses. Care assistants can't have it.": a sentence right behind a promise that names
 * no sponsorship and denies it to others, or elsewhere. It has nothing of its own to deny: the clause ends at its
 * auxiliary ("don't", "isn't"), or its object is a pronoun or the promise itself ("get it", "are not eligible"). Of whom
 * it is so must be people, posts or a place; of a thing ("Parking isn't.") that very thing is denied.
 */

const lead = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|alas|sorry|(?:please )?note(?: that)?|though|although|whereas|while),? )*`;
const remark = String.raw`(?:however|though|unfortunately|sadly|regrettably|alas|sorry|i'm afraid|yet|currently|now|any ?more|any longer|either|at all|at (?:present|this time|the moment)|this (?:year|time|round|season)|for now|(?:as |so )?far)`;
const under = String.raw`under (?:[\w'-]+ ){0,4}?[\w'-]+`;
const ofThisOne = String.raw`(?:where (?:this|the) \w+ (?:is|sits)(?: based)?|where you(?:'ll| will|'d| would) (?:be|work)(?: based)?|as (?:in|for|with) (?:this|the advertised) \w+|which (?:this|yours) is|as an? (?:[\w-]+ ){0,3}[\w-]+)`;
const end = String.raw`(?:,? (?:${remark}|${ofThisOne})){0,3}(?:,? ${under})?\W*$`;
const said = String.raw`(?:,? ?(?:${remark}),?){0,2}`;

const who = String.raw`(?<who>(?:[\w'&/+-]+,? ){0,7}?[\w'&/+-]+(?:,? (?:such as|like|including|as in) [\w' -]{3,25},)?)`;
const not = String.raw`(?: not|n't| no longer| never)`;
const adverb = String.raw`(?:currently|yet|normally|usually|generally|unfortunately|sadly|also|ever|being|be|been|able to)`;
const cannotBe = String.raw`(?:(?:is|are|was|were|will|would|can|could)${not}|cannot|won't|can't|no longer (?:is|are))(?: ${adverb})*`;
const doNot = String.raw`(?:(?:do|does|will|would|can|could|have|has)${not}|cannot|won't|can't|no longer(?: (?:do|does|can))?)(?: ${adverb})*`;

const promise = String.raw`(?:sponsor\w*|visas?|certificates?|scheme|offer|option|benefit|route|support|privilege|programme|possibility|opportunity|arrangements?|licen[cs]e)`;
/** Which scheme: one for bonuses or cars is none of these. */
const ofIts = String.raw`(?:visa|work|worker|sponsor\w*|immigration|overseas|international|recruitment|home office|government|skilled|existing|current|present|new|same|above|full|company|trust|group|national)`;
const it = String.raw`(?:it|one|this|that|them|these|those|any|so|the same|sponsorship|visas?|(?:this|that|the same|such an?|the|these|those|our) (?:${ofIts} )?${promise})`;
const ofIt = String.raw`(?: (?:for|to|by|in|under|from) ${it})?`;
const have = String.raw`(?:have|get|receive|attract|carry|come with|qualify for|apply for|benefit from|access|have access to|be offered|be given|claim|offer|do|provide|include|give|share)`;

/** What is said of them: nothing but that the promise is not for them. */
const lacks = String.raw`(?:(?:${cannotBe}|${doNot})|${cannotBe} (?:sponsored|eligible|entitled|included|covered|in scope|considered|(?:offered|given|promised) ${it}|part of ${it}|among (?:them|those|these))${ofIt}|${doNot} (?:${have} ${it}|qualify|apply)|(?:is|are|remain|stay)(?: ${adverb})* (?:excluded|ineligible|exempt|left out|out of scope|outside ${it})${ofIt}|(?:get|gets|have|has|receive) (?:none|no (?:access|right|claim|entitlement) to ${it})|(?:miss|misses) out|(?:go|goes) without|falls? outside (?:of )?${it}|${doNot} (?:come|fall) (?:under|within) ${it})`;
const givenTo = String.raw`(?: possible(?! to\b)| (?:available|offered|open|extended|on offer|given|provided|true|the case|an option|applicable|meant|intended))?(?: (?:for|to|in|at|of|with|on|across))`;
const thePromise = String.raw`(?:it|this|that|which|the same|they|these|those|(?:the|this|that|our) ${promise}|sponsorship)`;
const papers = String.raw`(?:(?:the |their |your |an? )?(?:own |existing |current |full |unrestricted )*(?:rights? to work|work(?:ing)? rights|permission to work|visas?))`;
const must = String.raw`(?:must|needs?(?: to)?|ha(?:ve|s) to|should|(?:is|are) required to)(?: already| also){0,2}(?: have| hold| possess)?(?: already)? ${papers}(?: (?:already|in the uk|to work|before (?:they|you) (?:start|apply))){0,3}`;

const forms = [
  String.raw`${who}${said} ${lacks}`,
  // "For carers we don't", "Van drivers we can't"
  String.raw`(?:for|in|at|with|on|to) ${who}${said},? (?:we|${thePromise}) (?:${cannotBe}|${doNot})(?: (?:do|offer|provide) ${it}| available| offered| possible)?`,
  String.raw`${who}${said},? we (?:${doNot}|are${not}(?: able to)?)`,
  // "We can't for carers"
  String.raw`(?:we|they)${said} (?:${doNot}|are(?: ${adverb})* unable(?: to)?|are${not} able to)(?: ${adverb})* (?:for|to|with|in|at) ${who}`,
  // "We cannot sponsor care assistants"
  String.raw`we${said} (?:${doNot}|are(?: ${adverb})* unable to|are${not} able to)(?: ${adverb})* sponsor (?!(?:[\w-]+ ){0,3}(?:teams?|clubs?|events?|parties|charit(?:y|ies))(?=\W*$|,))(?:(?:visas?|work permits?) for )?${who}`,
  String.raw`${thePromise} ${cannotBe}${givenTo} ${who}`,
  String.raw`${thePromise} ${doNot} (?:(?:apply|extend|stretch|go|reach)(?: to| for| in| at)?|include|cover) ${who}`,
  String.raw`${thePromise} (?:excludes?|leaves? out|omits?) ${who}`,
  String.raw`(?:not|except|excepting|with the exception of|with the exclusion of|apart from|other than|excluding|save)(?: (?:for|in|at|to|with|on))? (?!(?:an?|just|only|merely|simply|even|another|your|my|every) )${who}`,
  String.raw`(?:(?:for|in|at|with|on) )?${who}${said}(?:,? you|, (?:applicants|candidates|people|everyone))? ${must}`,
  String.raw`(?:for )?${who}[,:] ${said}no`,
  String.raw`(?:for|to) ${who},? there (?:is|are) (?:no|not) (?:such )?${promise}`,
].map((form) => new RegExp(`${lead}${form}${end}`, 'i')); // prettier-ignore
/** "We are unable to do so for technicians": what is denied is the promise by its pronoun, whoever it is denied to. */
const pointingBack = new RegExp(
  String.raw`${lead}(?:we|they|(?:the|our) \w+)${said} (?:${doNot}|${cannotBe}|(?:are|is)(?: ${adverb})* unable to)(?: ${adverb}| intend to| plan to)* (?:use|using|do|doing|extend|extending|offer|offering|provide|providing|give|giving|promise|make) ${it}(?: available)? (?:for|to) ${who}${end}`,
  'i',
);
const asksForOwnRight = new RegExp(String.raw`\b${must}${end}`, 'i');

/** People who are never sponsored, or of whose kind whoever applies may be or not be. */
const noOthers = String.raw`(?:agenc(?:ies|y$)|recruiters?|recruitment|volunteers?|visitors?|guests?|customers?|users|members|residents|patients|pupils|parents|dependants?|dependents|partners|spouses|families|children|competitors?|employers?|compan(?:y|ies)|firms|offers|orders|transfers|answers|matters|errors|factors|beginners|learners|trailers|letters)`;
const noOther = new RegExp(String.raw`\b${noOthers}$`, 'i');
const posts = String.raw`(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|contracts?|grades?|bands?(?: \d\w?)?|levels?(?: \d)?|placements?|apprenticeships?|internships?|one)`;
const others = String.raw`(?:others|(?:everyone|everybody|anyone|anybody) else|(?:the|our) rest|those(?= (?:in|at|on|with|from|under|below) )|you)`;
const people = String.raw`(?:${employed}|colleagues|trainees|apprentices|graduates|grads|juniors|seniors|students|starters|joiners|newcomers|freelancers|domestics|ancillaries|operatives|representatives|executives|employees|hires|recruits|teams|departments|categories|occupations|trades|subjects|specialt(?:y|ies)|specialisms|disciplines|${doers})`;
const further = String.raw`(?: (?:and|or) (?:below|under|lower|less|above)| (?:in|at|on|with|from|under|below|of) (?:[\w'-]+ ){0,4}?[\w'-]+|,? (?:such as|like|including|as in) [\w' -]{3,25},?)?`;
const preposition = String.raw`(?:on|at|in|to|for|by|from|with|into|about|before|after|than|until|during|without)`;
const kinds = new RegExp(
  String.raw`^(?:(?!(?:${noOthers}|${preposition})\b)[\w'&/+-]+,? ){0,6}?(?!${noOthers}\b)(?:${people}|${posts}|${others}|${sites}|\w+ staff)${further}$`,
  'i',
);
const shortNames = /^(?:(?:our|the|all|any) )?(?:[\w-]+ )?\p{Lu}{2,5}s?$/u;
/** "the Leeds one", "Germany"; months and days are no places. */
const names =
  /^(?:(?:our|the|in|at|either) )?(?!(?:All|Any|Every|Everyone|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter)\b)\p{Lu}[\p{L}'-]*(?: (?:and|or|\p{Lu}[\p{L}'-]*))*(?: one)?$/u;
/** "Most farms don't." praises those who do. */
const boast = /^(?:most|many|few|plenty of)\b/i;
const clause = /\b(?:is|are|do|does|will|can|we|they|it|who|that|which|if|when|there|nobody|i)\b|n't\b/i;
const thatGrade = /\b(?:below|under) that$/i;
const anyApplicant = /\b(?:applicants?|candidates?|applications?|people|persons?)\b/i;
/** "Junior candidates", "Band 3 applicants", "applicants for our internship"; how somebody applies is no kind. */
const applicantsOfKind = new RegExp(
  String.raw`^(?:(?:our|the|all|any) )?(?:(?!(?:all|any|every|each|our|the|your|late|early|internal|agency|incomplete|speculative|(?:un)?successful|(?:un)?suitable|unregistered|previous|past|such|these|those|other|no|only|some|most|many|over-?\w*|under-?\w*)\b)[\w'-]+ ){1,3}(?:applicants|candidates)$|^(?:applicants|candidates) (?:for|to) (?:[\w'-]+ ){0,4}?[\w'-]+$`,
  'i',
);
const otherOnes = /\b(?:others?|else|rest|remaining|external|new|overseas|international|foreign|non-\w+)\b/i;
const anyStaff =
  /\b(?:you|staff|employees|colleagues|starters|joiners|hires|recruits|roles?|posts?|positions?|jobs?)\b/i;

/** Whether some people, posts or a place are named, by a word that may be the first of its sentence. */
export function isKind(named: string, isFirst: boolean): boolean {
  if (
    clause.test(named.replace(thatGrade, '')) ||
    boast.test(named) ||
    (anyApplicant.test(named) && !otherOnes.test(named) && !applicantsOfKind.test(named))
  )
    return false;
  if (/^you$/i.test(named)) return true;
  if (kinds.test(named) || anyApplicant.test(named)) return true;
  // the first word of a sentence is in capitals whatever it is
  return shortNames.test(named) || (names.test(named) && (!isFirst || /^the \p{Lu}/iu.test(named)));
}

/** The reason given for it says nothing of whom it is so of. */
const why = /,? (?:because|since|due to|owing to|as (?:their|its|the|they|it))\b.*$/i;

/** Whom or where a sentence denies what was promised right before it; in plain words. */
export function deniedIn(sentence: string): string | undefined {
  if (sentence.length > LONGEST_DENIAL) return undefined;
  const denial = sentence.replace(why, '');
  const pointed = pointingBack.exec(denial)?.groups?.who;
  if (pointed !== undefined) return noOther.test(pointed) ? undefined : pointed;
  for (const rule of forms) {
    const named = rule.exec(denial)?.groups?.who;
    if (named === undefined || !isKind(named, sentence.trimStart().startsWith(named))) continue;
    // the law asks that of everybody
    if (asksForOwnRight.test(denial) && anyStaff.test(named) && !otherOnes.test(named)) continue;
    return named;
  }
  return undefined;
}
const LONGEST_DENIAL = 200;
