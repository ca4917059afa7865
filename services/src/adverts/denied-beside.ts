import { byPronoun, sponsoring, thePost, whoApplies } from './of-the-promise.js';
import { endsAlike } from './people-named.js';

/**
 * What else is denied behind a promise, to the end of its clause: a house, a family, another visa, a paper that applicants
 * lack. Whether something was promised before is for the caller to say.
 */

const nots = String.raw`(?:(?:do|does|did|is|are|was|will|would|can|could|have|has|must|need|wo|ca|had)(?:n't| not| never)|cannot|never|not|unable to)`;
/** What may be lacking beside a visa. */
const perk = String.raw`(?:housing|accommodation|lodgings?|flats?|houses?|rooms?|rent|flights?|air ?fares?|travel(?:ling)?|transport|commut\w+|relocat\w+|moving|removals?|child ?care|nurser(?:y|ies)|schools?|school places|meals?|parking|(?:company )?cars?|driving lessons|(?:language|english) (?:courses?|lessons|classes)|bank accounts?|tax|deposits?|pets?|furniture|luggage|shipping|bonus(?:es)?|overtime|waiting lists?)`;
const family = String.raw`(?:(?:your |their |any |a |the )*(?:dependants?|dependents?|spouses?|partners?|husbands?|wives|wife|famil(?:y|ies)|children|relatives)'?(?: members)?)`;
const otherVisas = String.raw`(?:student|study|visitor|tourist|graduate|spouse|partner|family|dependant|seasonal(?: worker)?|youth mobility|working holiday|holiday|business)`;
const giving = String.raw`(?:help|assist|provide|offer|pay|find|arrange|include|give|fund|contribute|reimburse|supply|have|let|cover|organi[sz]e)`;

/** No denial with one of these is of something else: they are sponsorship, what it rests on, or this post and whoever applies. */
const matter = sponsoring;
const post = String.raw`(?:${byPronoun}|${thePost}|available|offered|possible|and|nor|neither|but)`;
const whoever = String.raw`(?:${whoApplies}|nurses?|cooks?|chefs?|mechanics?|(?!(?:${endsAlike})\b)[\w-]{3,}(?:ers?|ors?|ists?|ians?|ants?))`;
const words = (least: number, most: number) =>
  String.raw`(?: (?!(?:${matter}|${post}|${whoever})\b)[\w'-]+| (?:or|and) an?\b){${least},${most}}?`;

const joint = String.raw`(?:\s*[,;:]|\s+[–—-])?\s*(?:\b(?:but|and|though|although|however|yet|while|only)\b,?\s*)?(?:\b(?:please note(?: that)?|sadly|unfortunately|what|we|they|it|the (?:trust|company|school|firm|home|farm))\b,?\s*)*\b`;
const end = String.raw`(?=\s*(?:[.;:,!)–—]|\s-\s|$|\b(?:but|though|although|however|because|and (?:we|the|sponsorship|visas?))\b))`;
/** Of a part-time week only where the promise is of this post by name. */
const partTime = String.raw`(?<=\b(?:this|the advertised) (?:role|post|position|job|vacancy)\b[^.;]{0,20})not (?:for |on |a )*part[- ]time(?: hours| basis)?`;

/** Of a version of this post only where the promise is of this post by name. */
const version = String.raw`(?<=\b(?:this|the advertised) (?:role|post|position|job|vacancy)\b[^.;]{0,20})not (?:for|on|in|with) (?:the |a |any )?(?:part[- ]time|weekend|night|bank|temporary|casual|seasonal|job[- ]share|term[- ]time|remote|zero[- ]hours?|fixed[- ]term|freelance|shorter) (?:version|variant|form|option|equivalent)(?: of (?:it|this(?: \w+)?|the (?:role|post|position|job)))?`;

export const deniedBeside = [
  String.raw`${joint}(?:${nots} (?:is |do |able to |be able to |however,? )*${giving}|(?:there is|there are|there's|has|have|with) no)${words(0, 6)} ${perk}${words(0, 5)}${end}`,
  String.raw`${joint}(?:the |your |any )?${perk}${words(0, 4)} (?:is|are|will|can)(?:n't| not| never)(?: be)? (?:paid|covered|provided|included|funded|reimbursed|refunded)${end}`,
  String.raw`${joint}not (?:for |to |of |including )*${family}${end}`,
  String.raw`${joint}${nots} (?:sponsor |offer |provide |support |for |on |the |a |any )*${otherVisas} (?:visas?|route)${end}`,
  String.raw`${joint}${partTime}${end}`,
  String.raw`${joint}${version}${end}`,
  // what else we are not to whoever we sponsor: "your sponsor but not your landlord"
  String.raw`(?<=\b(?:your|an?)(?: (?:visa|uk|licen[cs]ed|legal|own|work))* sponsor)${joint}(?:certainly |simply |also )?not (?:as |be |become |to be )?(?:your|an?|anyone's|anybody's)(?: (?!(?:${matter}|${post}|employers?|shifts?|staff|workers?|nurses?|chefs?|candidates?|applicants?|people|immigra\w+ (?:status|route))\b)[\w'-]+){1,3}?${end}`,
  // who may come: people without something else
  String.raw` (?:even )?without(?: (?:needing|requiring))?${words(1, 9)}${end}`,
  String.raw` (?:who|even if (?:you|they)) (?:(?:have|has|had)(?:n't| not| never| no)|(?:do|does|did)(?:n't| not))${words(1, 8)}${end}`,
  String.raw`${joint}(?:do|does)(?:n't| not) (?:ask for|expect you to|insist on|demand|require)${words(1, 8)}${end}`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore

const middle = String.raw`(?:(?:recruitment|employment|staffing|job) )?(?:agenc(?:y|ies)|recruiters?|agents?|head-?hunters?|middlem[ae]n|third part(?:y|ies)|intermediar(?:y|ies)|resellers?|sales (?:people|calls)|canvass\w+|time[- ]?wasters?)`;
const way = String.raw`(?:by|via|through|over|on|sent (?:by|to)|made (?:by|through)|submitted (?:by|through)|after|from (?=${middle}))`;
const papers = String.raw`(?:applications?|cvs?|r[ée]sum[ée]s?|enquir(?:y|ies)|calls|e-?mails|letters|approaches|queries|candidates(?= (?:via|through|from ${middle})))`;
/** What no condition on whoever applies may hold to be of something else: it may be the right to work. */
const bars = String.raw`(?:${matter}|skilled|tier|route|scheme|persons?|citizen\w*|overseas|abroad|international\w*|foreign\w*|immigra\w*|national\w*|passport|need\w*|requir\w*|one|it|them|this|these|that|uk|u\.k\.|(?<=\b(?:the|in|from) )us|usa|eu|eea|britain|british|english|irish|ireland|america\w*|canad\w+|australia\w*|here|live|living|based|reside\w*|local\w*|country|work(?:ing)?|employ\w*|eligib\w*|entitle\w*|allowed|authori[sz]\w+|legal\w*|either|both|neither|nor|any)`;
const few = (most: number) => String.raw`(?: (?!(?:${bars})\b)[\w'-]+){0,${most}}?`;
const doNot = String.raw`(?:(?:do|would|will|can|could)(?:n't| not)|cannot|never|(?:are |is )?(?:unable|not able) to)`;
const please = String.raw`(?:please,? |kindly |strictly |absolutely |but |and |sorry,? |also |unfortunately,? |sadly,? |regrettably,? |due to (?:the )?(?:high |large )?(?:volume|number) of (?:applications|applicants|responses|interest),? )*`;
const apart = String.raw`\s*(?:[,;:(–—-]+|\b(?:but|and)\b,?)\s*${please}`;
/** As \`end\`, and no list behind the comma that goes on to the matter. */
const over = String.raw`(?:,? (?:please|thanks|thank you|sorry))*(?=\s*(?:[.;:!)–—]|\s-\s|$|,(?! ?(?:(?:and|or|nor) )?(?:no |visas?\b|(?:\w+ )?sponsor))|\b(?:but|though|although|however|because|and (?:we|the|sponsorship|visas?))\b))`;

/** What whoever applies is asked not to do, and who need not apply; behind a promise it denies nothing of it. */
export const askedBeside = [
  String.raw`${apart}no (?:${middle}|(?:(?:tele)?phone |cold )?calls|callers|cvs?|e-?mails|walk-ins|(?:unsolicited|speculative|late|postal|paper) ${papers})(?:(?:,| or| and|\/) ?(?:no )?(?:${middle}|(?:(?:tele)?phone )?calls|e-?mails))*(?: (?:${way})${few(4)})?${over}`,
  String.raw`${apart}${middle} (?:need not|should not|must not|please do not|are asked not to|do not|are not to)${few(5)}${over}`,
  String.raw`${apart}(?:do not|don't|never)(?: please)? (?:tele)?(?:call|phone|ring|e-?mail|text|message|visit|send|post|contact|use|come|walk|turn up|write|ask for|copy|attach|enclose|include(?= (?:your|an?|any|photo\w*|cvs?|cover\w*|copies|documents?|references?|attachments?|originals?|personal|salary|bank)\b)|book|hesitate)${few(7)}${over}`,
  String.raw`${apart}(?:do not|don't|never) (?:miss|delay|wait|hang (?:about|around)|overlook)(?: (?:out|on|this|it|your|the|a|any|longer|great|rare|unique|exciting|wonderful|chance|opportunity|offer|too long|until \w+)){0,5}?${over}`,
  String.raw`${apart}(?:do not|don't|never) (?:pay|send money to|give money to|hand money to|trust|believe)\b${few(7)}${over}`,
  String.raw`${apart}(?:do not|don't) apply (?:twice|again|more than once|(?:${way})${few(5)})${over}`,
  String.raw`${apart}(?:do not|don't) apply (?:if you (?:are not|aren't|do not|don't|have no|have never|haven't|have not|lack|cannot|can't)|without|unless you (?:are|have|can))${few(7)}${over}`,
  String.raw`${apart}(?:we |the (?:trust|company|school|firm|home|hospital) )?${doNot} (?:be able to )?(?:accept|take|consider|read|welcome|deal with|respond to|reply to|answer|acknowledge|return) (?:(?:any|all|every|each|unsolicited|speculative|late|postal|paper|incomplete|handwritten) )*(?:${papers}|applicants?|candidates?|${middle}|(?:tele)?phone calls)(?: (?:${way})${few(5)})?(?: individually| personally| separately| in person)?${over}`,
  String.raw`${apart}(?:we |the (?:trust|company|school|firm|home|hospital) )?${doNot} (?:be able to )?(?:reply|respond|write back|get back|give feedback|provide feedback|offer feedback|interview (?:everyone|everybody))${few(6)}${over}`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore
