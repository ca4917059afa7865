import { isSpent } from './allocation-spent.js';
import { sites } from './contrasts.js';
import { takesNoNewOnes } from './no-new-ones.js';
import { sponsoring } from './of-the-promise.js';
import { asksForOnesOwn } from './ones-own-asked.js';
import { withoutOtherPapers } from './other-papers.js';
import { family } from './people-named.js';

/**
 * Sentences that take back for this post what the one before promised in general: "We sponsor visas. Not for this role,
 * however." They name no sponsorship themselves, so they are only read right behind a promise; and they deny nothing
 * else ("This role is not remote"), so that what is denied must be left out, or be the promise itself.
 */

const post = String.raw`(?:post|role|position|job|vacancy|vacancies|opportunity|one|grade|band|placement|contract|shift|advert|apprenticeship|internship|traineeship)s?`;
const thisPost = String.raw`(?:(?:this|these) (?:[\w-]+ ){0,4}?${post}|the (?:post|role|job|position|vacancy) (?:below|above|advertised|in question))\b`;
/** The same without another "this" in it, so that a row of them is read in one way only. */
const thisOnce = String.raw`(?:this|these) (?:(?!this\b|these\b)[\w-]+ ){0,4}?${post}\b`;
/** What stands for the promise. */
const it = String.raw`(?:that|this|it|these|those|so|one|which)`;
/** Who comes along is none of those whom the post is for. */
const theFamily = String.raw`(?:(?:the|your|their|any|a|our) )*${family}`;
const denied = String.raw`(?:not|never|cannot|no longer|[a-z]+n't|unable)`;
/** Nothing else than the promise is denied: the clause ends here, or says why or for what. */
const end = String.raw`(?=\W*$|[,;:–—-]|\s(?:because|due|as(?! an? (?:job[- ]?share|secondment|contract|full[- ]time|part[- ]time))|since|for (?:${it}|sponsor\w*)|under|at (?:this|present|the moment)|currently|here|for this|on this|in this|however|though|unfortunately|sadly|i'm afraid)\b)`;
const behind = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|alas|please note(?: that)?|note(?: that)?),? )*`;
const scheme = String.raw`(?:(?:the|this|that|our) (?:sponsorship |visa )?(?:scheme|programme|program|practice|offer|option|route|arrangement|possibility|sponsorship)|it|this|that)`;
const since = String.raw`(?:(?:'s| has| is| was)(?: (?:now|since|sadly|unfortunately|recently|already))*(?: been)?(?: now)?)? `;
const papers = String.raw`(?:rights? to work|work(?:ing)? rights|permission to work|settled status|indefinite leave|citizenship|citizens|visa of your own|own visa)`;

export const takingBack: RegExp[] = [
  // not for this one
  String.raw`^(?:(?!\b(?:only|just)\b(?! not\b))[^.;])*?\bnot (?:for|in|at|with|on|to) ${thisPost}[^.;]{0,40}\W*$`,
  String.raw`\b(?:such as|like|including) ${thisPost},? (?:are|is|do|does|can|will)(?: not|n't|not)\b[^.;]{0,12}\W*$`,
  String.raw`\b(?:such as|like|including) ${thisPost},? (?:carry|carries|have|has|attracts?|comes? with|gets?|offers?) (?:none\b|no (?:such|sponsor\w*|visas?|certificates?)\b|nothing of (?:the|that) kind\b)`,
  String.raw`\b(?:such as|like|including) (?:this|ours)(?: one)?,? (?:are|is|do|does|can|will)(?: not|n't|not)\b[^.;]{0,12}\W*$`,
  String.raw`\bthe same (?:is|does|can|will)(?: not|n't) (?:true|apply|hold|be said)\b`,
  String.raw`^\W*(?:(?:but|unfortunately|sadly|regrettably|just),? )*not (?:here|(?:in|at|on) this (?:country|town|city|department|${sites}))(?: (?:in|at) [\w' ]{2,20})?\W*$`,
  // a short "we cannot", which has no object of its own
  String.raw`^\W*(?:(?:on this occasion|unfortunately|sadly|regrettably|however|but|though|here(?: (?:in|at) (?!(?:we|they)\b)[\w' -]{2,25}?)?|this (?:time|year|season|round)|at this time|for now|since (?:then|[\w]+(?: 20\d\d)?)|in this (?:case|instance)|(?:for|in|at|on|with) ${thisOnce}),? ){0,4}(?:we|they|the (?:trust|company|council|university|school|team|employer)) (?:\w+ly )?(?:(?:will|do|can|could|are|does|is)(?: not|n't)|cannot|can't|won't|are unable|is unable)(?: be)?(?: able)?(?: to)?(?: (?:do|offer|provide|give) (?:so|this|that|it|one))?(?: (?:here|on this occasion|this (?:time|year|season|round)|right now|now|for now|for ${thisOnce}|in this (?:case|instance)|at (?:this|present|the) ?(?:time|moment)?)){0,4}\W*$`,
  String.raw`${behind}(?:just )?(?:no longer|not (?:at (?:the moment|present|this time)|for now|right now|this (?:year|time|season)|any ?more|any longer))(?:,? (?:though|however|sadly|unfortunately|i'm afraid))?\W*$`,
  String.raw`${behind}nothing of (?:that|this|the) (?:kind|sort) (?:comes|goes|is (?:offered|available|included|provided))(?: (?:with|for|in) ${thisPost})?\W*$`,
  String.raw`\b${it} ?(?:'s|is) (?:${denied}) (?:possible|available|offered|open|on offer|provided) (?:for|to|in|with) [\w -]{3,30}? (?:like|such as) (?:this|these|yours)(?: ${post})?\W*$`,
  String.raw`${behind}we have (?:(?:now |already )?as many|all(?: those| the \w+)?|enough)(?: as)? we (?:can|need|may|are allowed to)(?: (?:take|sponsor|have|employ))?\W*$`,
  String.raw`${behind}(?:we|they) no longer (?:do|can|are)(?: (?:so|it|this|that))?\W*$`,
  String.raw`${behind}(?:we|they)(?: had| have had|'ve had) to (?:stop|pause|end|suspend)(?: (?:it|this|that|doing (?:so|it|this|that)))?(?: (?:this year|last year|in \w+|for now|recently))?\W*$`,
  String.raw`${behind}we (?:stopped|ceased)(?: (?:it|this|that|doing (?:so|it|this|that)))?(?: (?:this year|last \w+|in \w+|recently|since))?\W*$`,
  String.raw`${behind}(?:our|the) (?:sponsor(?:ship)? )?licen[cs]e${since}(?:expired|lapsed|ended|suspended|revoked|withdrawn|lost|gone|taken (?:away|from us)|run out|ran out)(?: (?:this year|last \w+|in \w+|recently|now))?\W*$`,
  String.raw`\b(?:work|shifts|posts|roles|jobs|positions|contracts) (?:like|such as) (?:this|these|ours|yours)(?: one| ${post})?,? (?:is|are) (?:left out|excluded|exempt|ineligible|out of scope)\W*$`,
  String.raw`${behind}(?:the )?(?:government|home office|law|rules?|ministers) (?:has|have)(?: now| since| recently)* (?:stopped|ended|banned|closed|abolished|scrapped|suspended) (?:it|this|that|the route|the scheme)\W*$`,
  String.raw`^\W*(?:this is|you (?:would|will|'ll|'d) be) an? [\w -]{3,40},? so (?:sadly |unfortunately )?(?:no|not)(?: (?:for|in) (?:you|${thisOnce}))?\W*$`,
  // that does not apply, this falls outside
  String.raw`\b${it} (?:[\w-]+ ){0,2}?(?:${denied}) (?:[\w-]+ ){0,2}?(?:(?:apply|extend(?! to ${theFamily})|hold (?:for|true)|cover ${thisPost}|include ${thisPost})\b|the case\b|(?:possible|available|allowed|permitted|an option|on offer|offered|provided|given|granted|extended)\b${end})`,
  String.raw`(?:^|[.;:,]|\b(?:that|but|and|as)\b)\W*(?:[\w-]+,? ){0,4}?${thisPost}(?:, (?:however|though|unfortunately|sadly),)? (?:[\w-]+ ){0,3}?(?:${denied}) (?:[\w-]+ ){0,2}?(?:eligible|qualify|included|covered|applicable|attract ${it}|(?:meet|reach|satisfy) (?:${it}|them|the (?:threshold|criteria|requirements|level)))${end}`,
  String.raw`${thisPost}[^.;]{0,60}?\b(?:and|so|but|therefore|hence|thus|which|that)\b (?:[\w-]+ ){0,3}?(?:${denied}) (?:[\w-]+ ){0,2}?(?:eligible|qualify|included|covered)${end}`,
  String.raw`${thisPost}(?:[^.;]{0,60}?\b(?:and|so|but|which|that)\b)? (?:[\w-]+ ){0,2}?(?:${denied}) (?:include|offer|carry|attract|come with|have|provide|get) ${it}${end}`,
  String.raw`${thisPost} (?:[\w-]+ ){0,2}?(?:is |are )?exempt(?:ed)? from ${it}\b`,
  String.raw`\b(?:external|outside) (?:applicants?|candidates?) (?:must|need|needs|have to|are required)\b[^.;]*\b${papers}`,
  String.raw`${thisPost} (?:[\w-]+ ){0,2}?(?:${denied}) (?:[\w-]+ ){0,2}?part of (?:that|this|it|the scheme|those)\b`,
  String.raw`${thisPost} (?:[\w-]+ ){0,2}?(?:(?:falls?|sits?|is|lies) outside (?:of )?(?:those|these|that|this|our|the) (?:\w+ )?(?:arrangements?|schemes?|scope|criteria|rules|licen[cs]e|offer|list|policy)\b|(?:is |are )?(?:[\w-]+ )?excluded${end}|is (?:the|an|one) (?:[\w-]+ )?exception\b|is ineligible${end})`,
  String.raw`^(?:[\w',-]+ ){0,4}?not ${thisPost}(?:,? (?:though|however|sadly|unfortunately|sorry|i'm afraid))?\W*$`,
  String.raw`${behind}not (?:available|offered|provided|possible|open|extended) (?:for|to|with|in|on) ${thisPost}(?:,? (?:though|however|sadly|unfortunately|sorry|i'm afraid))?\W*$`,
  // it has come to an end, or may not be done
  String.raw`${behind}${scheme}${since}(?:ended|ceased|stopped|withdrawn|removed|discontinued|paused|suspended|frozen|c[oa]me to an end|finished)\b[^.;]{0,50}\W*$`,
  String.raw`${behind}${scheme}${since}(?:closed|over|gone|on hold)(?: now| (?:in|last) \w+| to (?:new )?(?:applicants|applications|starters|joiners|staff)| for (?:now|good|this year)| until further notice| since [\w ]{3,20})?\W*$`,
  String.raw`${behind}(?:we|they)(?:'ve| have) (?:now |since |sadly |recently |therefore )*(?:stopped|ceased|paused|ended|suspended|withdrawn)(?: (?:doing )?(?:${it}|${scheme}))?(?: now| for (?:now|good|this year)| until further notice| since [\w ]{3,20})?\W*$`,
  String.raw`${behind}(?:at (?:present|this time|the moment),? |currently,? )?we(?: are|'re) (?:no longer|not(?: currently)?)(?: (?:doing|offering|providing|able to (?:do|offer)|in a position to (?:do|offer)) (?:so|this|that|it))?(?: any ?more| any longer| now| at (?:present|the moment|this time)| for now)?\W*$`,
  String.raw`${behind}(?:[\w' ]{3,50}? (?:and|so) )?we (?:can't|cannot|can not|don't|do not)(?: (?:do|offer) (?:so|this|that|it))? (?:any ?more|any longer)\W*$`,
  String.raw`${behind}our (?:overseas|international) recruitment (?:has|is)(?: now| since)*(?: been)? (?:stopped|ended|paused|closed|suspended|finished|come to an end|over|on hold)(?: now| until further notice| for (?:now|good))?\W*$`,
  String.raw`${behind}(?:the|new|current|immigration|home office|visa)(?: [\w-]+){0,2} (?:rules|law|regulations) (?:(?:do|does|will)(?:n't| not)|won't|cannot|can't|no longer) (?:let|allow|permit)(?: (?:us|${it}|employers like us))?(?: to(?: do ${it})?)?(?: any ?more| any longer| now| here)?\W*$`,
  String.raw`(?:^|[,;:–—]|\b(?:but|and|however|though|although|while|whereas|unfortunately|sadly),?)\W*${thisPost},? (?:(?:however|though|unfortunately|sadly|alas),? )?(?:is|will be) (?:(?:unfortunately|sadly|however|slightly|rather|a (?:bit|little)) )*different(?:,? (?:though|however|unfortunately|sadly|i'm afraid))?\W*$`,
  String.raw`\b(?:this|it|ours|${thisPost}) (?:[\w-]+ ){0,2}?(?:${denied}) (?:[\w-]+ ){0,2}?(?:(?:one of|among) (?:them|those|these)(?: ${post})?|such an? (?:[\w-]+ )?${post})(?=\W*$|[,;:–—])`,
  String.raw`\b(?:for|in|at|with|on) ${thisPost},? (?:we|it|they|that) (?:[\w-]+ )?(?:do|does|can|will|would|is|are)(?: not|n't|not)\W*$`,
  String.raw`\b(?:this|that|it|which) (?:excludes?|leaves out|does(?:n't| not) (?:include|cover))\b[^.;]*?(?<!\b(?:for|in|at|on|of|with) )\b${thisPost}`,
  String.raw`\bthis is an? (?:[\w-]+ ){0,6}?${post}\b[^.;]{0,60}?(?:,|\b(?:and|which|that|so)\b) (?:[\w-]+ ){0,3}?(?:${denied}) (?:[\w-]+ ){0,2}?(?:(?:eligible|qualify|included|covered)${end}|(?:meet|reach|satisfy) (?:${it}|them|the (?:[\w-]+ )?(?:threshold|criteria|requirements|level|rules|minimum)))`,
  String.raw`${thisPost} being (?:the|an|one) (?:[\w-]+ )?exception\b`,
  // what stands before is not true, or not any more
  String.raw`^\W*(?:that|this|it|which)(?:'s| is| was) (?:[\w-]+ )?(?:wrong|untrue|false|incorrect|outdated|out of date|a mistake|an error|not (?:true|correct|right|so|the case))\b`,
  String.raw`^\W*(?:edit|edited|update|updated|correction|ps|nb)\b[^.;]{0,30}?[:–-][^.;]{0,40}?\b(?:no longer|not|un)\s?(?:available|offered|possible|on offer|open)\b`,
  // we cannot do that here
  String.raw`\b(?:${denied}|not able) (?:to )?(?:currently |also |always )?(?:do|offer|extend|provide|give|promise) ${it}\b(?:[^.;]{0,20}?\b(?:for|to|in|at|on|with) ${thisPost}| (?:here|currently|at (?:this|present|the moment))\b|\W*$)`,
  // the certificate, by its short name
  String.raw`\bno (?:\w+ )?certificates? (?:of sponsorship )?(?:(?:can|will|could) be (?:given|issued|assigned|offered|provided)|(?:is|are) (?:available|left)|for ${thisPost}|available|left)|\bcertificates? (?:of sponsorship )?(?:[\w-]+ ){0,2}?(?:${denied}) (?:be |currently )*(?:issued|given|available|provided|offered|assigned|granted|possible|allocated|ours)\b`,
  // whoever comes to this one must have the right already
  String.raw`${thisPost}[^.;]{0,80}?\b(?:only|already|existing|pre-existing|from (?:day one|the start|the outset))\b[^.;]{0,60}?\b${papers}`,
  String.raw`${thisPost}[^.;]{0,60}?\b(?:needs?|must|requires?)\b[^.;]{0,40}?\b(?:settled status|indefinite leave|citizenship|own visa)`,
  String.raw`\bonly\b[^.;]{0,60}?\b${papers}[^.;]{0,40}?${thisPost}`,
  String.raw`${thisPost},? (?:for which|and|where|so) (?:[\w-]+ ){0,3}?(?:must|need|needs|required)\b[^.;]{0,40}?\b${papers}`,
  String.raw`\b${papers}\b[^.;]{0,30}?\b(?:needed|required|essential)\b[^.;]{0,20}?(?:\bfrom day one|\bfrom the (?:start|outset)|\balready|\bfor ${thisPost})`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** The end of a promise may take it back too: "available across the group, this post being the exception". */
export const takesItselfBack = (sentence: string): boolean =>
  sendsElsewhere.test(sentence) ||
  sentence
    .split(/[,;(–—]\s*|\s+(?=(?:but|though|although|whereas|however)\b)/)
    .slice(1)
    .some((end) => namesThisPost.test(end) && takesBack(end));

/** "Looking for visa sponsorship? Please see our nursing jobs instead." */
const sendsElsewhere = new RegExp(
  String.raw`\?\W*(?:please )?(?:(?:have a )?look at|see|visit|check(?: out)?|apply (?:for|to)|consider|try|browse|view|go to|search) (?:our|the|one of our|some of our) (?:[\w-]+ ){0,4}?${post} (?:[\w-]+ ){0,4}?instead\W*$`,
  'i',
);

const namesThisPost = new RegExp(String.raw`\b${thisPost}`, 'i');

/** Whether a sentence right behind a promise takes it back for the post that is advertised. */
export function takesBack(sentence: string): boolean {
  if (isOfItsOwn(sentence)) return false;
  const said = withoutOtherPapers(sentence);
  return isSpent(said) || takesNoNewOnes(said) || asksForOnesOwn(said) || takingBack.some((rule) => rule.test(said));
}

const OF_ITS_OWN =
  /\b(?:must|needs?|should|have to|required|essential|bring|own)\b(?<thing>[^.;:]{3,60}?)(?:[,;]| [–—-])?(?: (?:as|because|since|and|but|which|for|so))? (?:we|the \w+) (?:(?:do|does|can|will)(?:n't| not)|cannot|won't|can't)(?: \w+ly)? (?:provide|give|supply|issue|offer|lend|pay for)(?: (?:one|it|them|these|any|those|this))?(?: ourselves| here| to you)?\W*$/i;
const ofThePromise = new RegExp(String.raw`\b(?:${sponsoring}|passports?|nationalit\w+)\b`, 'i');

/** "Bring your own boots, as we do not provide any": what the pronoun stands for was named right before it. */
function isOfItsOwn(sentence: string): boolean {
  const thing = OF_ITS_OWN.exec(sentence)?.groups?.thing;
  return (
    thing !== undefined &&
    !ofThePromise.test(withoutOtherPapers(sentence.slice(0, sentence.indexOf(thing) + thing.length)))
  );
}
