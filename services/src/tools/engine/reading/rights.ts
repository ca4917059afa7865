import { answerOf } from '../../../adverts/read-advert.js';
import { asADependant, MAY_BE_ONE } from './dependants.js';
import { HOME, placeOf } from './places.js';
import { isOnlyAwaited } from './rights-awaited.js';
import { withoutOthersRights } from './rights-of-others.js';
import { lastMonthIn } from './time-spans.js';

/**
 * What a line says of somebody's permission to work: they have it, need a sponsor for it, have it within limits ("Student
 * visa"), have applied for it, or say that it is not there or has ended.
 */
export type WorkRight = 'has' | 'needs' | 'limited' | 'awaited' | 'none';

const NEEDS =
  /\b(?:(?:will |would )?(?:require|requires|requiring|need|needs|needing|seeking|looking for)\s+(?:(?:a|an|uk|new|another|further|employer|tier 2)\s+){0,3}(?:visa|sponsor|skilled worker|health (?:and|&) (?:social )?care|work permit|certificate of sponsorship|cos\b)|visa required|(?:seek(?:s|ing)?|look(?:s|ing)? for|apply(?:ing)? for|want(?:s|ing)?|open to|interested in)\b[^.;]{0,90}\b(?:with(?: an?)?|offering|that offers?|includ(?:es|ing)) (?:visa |tier 2 |skilled worker |uk |employer )?sponsor(?:ship)?\b(?! (?:of|from)\b)|(?:seek(?:s|ing)?|look(?:s|ing)? for|want(?:s|ing)?|open to|interested in) (?:an? |any )?(?:[\p{L}-]+ ){0,3}?(?:visa[- ])?sponsored (?:job|role|post|position|work|employment)|(?:can|could|will|would|to|who) sponsor (?:me|my)|(?:employer|company|job|role|post|home|trust|practice|someone|somebody)s? (?:who|that|which) (?:can|could|will|would|is able to|offers?|gives?|provides?) (?:visa )?sponsor(?:ship)?|(?<!\bno )(?:visa )?sponsorship (?:is |will be )?(?:required|needed))\w*/iu;
const NEEDS_NONE =
  /\b(?:do(?:es)? not|don['’]t|(?:will|would|shall)(?: not|n['’]t)|won['’]t|no longer|never) (?:require|need) (?:[\p{L}-]+ ){0,4}?(?:visa|sponsor\w*|work permit|permission|permit)\b|\b(?:needs?|requires?|needing|requiring) no (?:[\p{L}-]+ ){0,3}?(?:visa|sponsor\w*|work permit|permission|permit)\b|\bwithout (?:needing )?sponsorship\b|\bno (?:visa|sponsorship|work permit) (?:is )?(?:required|needed|necessary)\b|\b(?:visa|sponsorship)(?: is)? (?:required|needed)\s*[?:]\s*(?:no|none)\b/iu;
/** "No sponsorship needed? No: I will need a Skilled Worker visa." */
const SAYS_I_NEED =
  /\bI(?:['’]ll| will| would| do| shall| am going to)? (?:still |also )?(?:need|require) (?:(?:an?|uk|new|employer|your) ){0,3}(?:visa|sponsor\w*|skilled worker|health (?:and|&) (?:social )?care (?:worker )?visa|work permit|certificate of sponsorship|cos)\b/i;
/** "I will need sponsorship: no", "Do you require a visa now or in future? No.": what is needed is the question, and nothing is. */
const ANSWERED_NO =
  /\b(?:need|requir)\p{L}*\b[^.;:?|]{0,40}\b(?:visa|sponsor\p{L}*|work permit)(?!\p{L})[^.;:?|]{0,60}(?:[?:]\s*[–—-]?|\s[–—-]|\()\s*(?:no|none|not (?:required|needed|applicable)|n\/a)(?=\s*(?:$|[.;,:|()!]|[–—-]\s))(?!,? (?:but|not (?:yet|until|unless))\b)/iu;
const HAS =
  /\b(?:(?:eu settlement scheme|euss)(?: status)?\s*(?:[:–(-]\s*)?(?:i have |is )?(?:pre-)?settled|(?:pre-)?settled (?:status )?(?:under|through|via|by) (?:the )?(?:eu settlement scheme|euss)|right to work(?! checks?\b)|settled status|indefinite leave|ilr\b|(?:british|uk) (?:citizen|national|passport)|(?<=^\s*|[.|·,;•]\s+)british(?=\s*(?:$|[.|·,;•]))|(?:nationality|citizenship)\s*[:–-]\s*(?:british|uk|united kingdom)(?=\s*(?:$|[.|·,;•(](?!\s*overseas)))|i(?: am|['’]m) british(?=\s*(?:$|[.|·,;•]|and\b))|irish passport|refugee status|(?:have|with|,) permission to work|uk citizen|irish citizen|eu citizen|us citizen|u\.s\. citizen|permanent resident|green card|no (?:visa|sponsorship) (?:is )?(?:required|needed)|(?:eligible|entitled|authori[sz]ed|permitted) to work|full work (?:rights|permission))\b/i;

/** "EU settled.", "EU national, settled", "Immigration status: settled": the status without the word for it. */
const SETTLED =
  /(?<=^\s*|[.|·,;:(•–—-]\s*)(?:(?:eu(?: national| citizen)?|euss)(?:,|:| [–-])? (?:and )?(?:pre[- ])?settled|(?:pre[- ])?settled \(?(?:eu|euss)\)?|(?<=\b(?:visa|immigration|status|right to work)(?: status)?\s*[:–-]\s*)(?:pre[- ])?settled)(?=\s*(?:$|[.|·,;•)]))/i;

/** "No right to work restrictions", "no restrictions on working": nothing stands in the way, and nothing is denied. */
const WITHOUT_LIMITS =
  /\b(?:no|without(?: any)?|free (?:of|from)) (?:right[- ]to[- ]work|visa|work(?:ing)?|immigration|employment) (?:restrictions?|conditions?|limitations?|limits?)\b|\b(?:no|without(?: any)?) (?:restrictions?|conditions?|limitations?|limits?) (?:on|to|as to|for) (?:my |the )?(?:work(?:ing)?|employment|right to work|hours)\b|\bunrestricted (?:right|permission) to work\b/i;

/** Schemes whose permission lets its holder work for anybody. */
const OPEN_SCHEME =
  /\b(?:homes for ukraine|ukraine (?:family|extension|sponsorship|permission extension)|ukraine) (?:scheme|visa|permission)\b|\bunder the ukraine (?:[\p{L}]+ )?scheme\b|\b(?:limited |discretionary )?leave to (?:remain|enter)\b(?![^.;]{0,30}\b(?:expired|ended|lapsed|ran out|refused|applied|pending|curtailed)\b)[^.;]{0,60}\b(?:no (?:condition|restriction)s? on (?:employment|work)|permission to work|right to work)\b/iu;

/** A visa that somebody says to hold: stated on its own, or after "on a" and the like; not one that was worked on for others. */
const heldVisa = (kinds: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[|,;·•(]\s*|[.:]\s+|\s[–—/-]\s+|\b(?:on|hold|holds|holding|have|has|my|with|own|status:?) (?:an? |my )?(?:valid |current |uk |full ){0,2})(?:(?:${kinds})(?: route)? visa\b|visa:\s*(?:hk |uk )?(?:${kinds})(?![\p{L}]))(?! (?:applic|case|route|process|matter|rule|appeal|work|client))`,
    'iu',
  );
/** Such as let their holder work for anybody. */
const OPEN_VISA = heldVisa(
  String.raw`(?:graduate|post[- ]study(?: work)?|dependant|dependent|spouse|partner|family|fianc[eé]e?|ancestry|youth mobility|working holiday|bn\(?o\)?|high potential individual|global talent)(?: worker)?`,
);
/** Such as end with the employer, and any of which nothing else is known. */
const TIED_VISA = heldVisa(
  String.raw`(?:uk )?(?:tier 2|skilled worker|health (?:and|&) (?:social )?care(?: worker)?|sponsored)`,
);
/** Its hours or its kind of work are limited, and who holds it may change employers. */
const LIMITED_VISA = heldVisa(String.raw`(?:uk )?(?:student|tier 4|study|visitor|seasonal worker)`);
/** Of whatever kind it is. */
const ENDS_SOME_DAY = /\bmy (?:current |uk |work )*visa (?:expires|ends|runs out|is valid)\b/i;
const NOT_THERE =
  /\b(?:do(?:es)? not|don['’]t|doesn['’]t) (?:currently |yet |already |legally )*(?:have|hold) (?:the |an? |any |full |legal |uk |work |valid |current )*(?:right|permission|permit|visa)\b|\bno (?:current |legal |valid |automatic )?(?:right|permission) to (?:live and )?work\b|(?:\bnot|n['’]t) (?:currently |yet |legally )*(?:eligible|entitled|authori[sz]ed|permitted|allowed) to (?:live and )?work\b|\b(?:right|permission) to (?:live and )?work\b[^.;:?]{0,25}[:?–-]\s*(?:no\b(?! (?:restriction|limit))|none\b|not yet\b)|\b(?:(?:pre-)?settled status|indefinite leave(?: to remain)?|ilr|(?:british|irish|uk|eu) citizen(?:ship)?|visa)(?: in (?:the )?uk)?\s*[:?]\s*(?:no|none|not yet)\s*(?:$|[.;,|)])|\b(?:visa|permit|leave to remain|settlement scheme|euss|settled status)\b[^.;]{0,25}\b(?:expired|ended|lapsed|ran out|curtailed|refused|revoked)\b|\b(?:expired|former|previous|lapsed)\b[^.;]{0,20}\b(?:visa|permit)\b/i;
/** "RIGHT TO WORK" over the line that says it. */
const NAMES_IT_ALONE = /^\W*(?:right to work|visa|sponsorship|immigration)(?: status)?\W*$/i;
const SOME_VISA = /\bcurrently on an? [\p{L} ]{0,20}visa\b/iu;
/** Each of them has one of these words; most lines have none, and a look for them is quick. */
export const ON_RIGHTS =
  /visa|settle|euss|sponsor|permi|h-1b|blue card|migrant|skilled worker|\bcos\b|right to work|status|leave|ilr|british|irish|citizen|resident|green card|to work|work rights|ukraine|restriction|condition|limitation/i;

export function workRightIn(line: string): WorkRight | null {
  if ((!ON_RIGHTS.test(line) && !MAY_BE_ONE.test(line)) || NAMES_IT_ALONE.test(line)) return null;
  const own = withoutOthersRights(line);
  const answered = own.replace(ANSWERED_NO, ' ');
  if (SAYS_I_NEED.test(answered)) return 'needs';
  if (answered !== own || NEEDS_NONE.test(own)) return 'has';
  if (NEEDS.test(own)) return 'needs';
  if (WITHOUT_LIMITS.test(own)) return 'has';
  if (NOT_THERE.test(own)) return 'none';
  // whom somebody depends on is a part of what it says
  const dependant = asADependant(line);
  if (dependant === 'none' || dependant === 'limited') return dependant;
  if (dependant === 'has' || saysHas(own)) return isOnlyAwaited(line, saysHas) ? 'awaited' : 'has';
  if (LIMITED_VISA.test(own) || ENDS_SOME_DAY.test(own)) return 'limited';
  return TIED_VISA.test(own) || SOME_VISA.test(own) ? 'needs' : null;
}

const saysHas = (line: string): boolean =>
  HAS.test(line) ||
  SETTLED.test(line) ||
  OPEN_VISA.test(line) ||
  OPEN_SCHEME.test(line) ||
  asADependant(line) === 'has';

/** Whoever is asked whether they may start work has little from a permission that ends before a notice period is over. */
const MONTHS_OF_USE = 6;
const UNTIL =
  /\b(?:until|till|visa to|valid (?:to|through)|expir(?:es|y|ing)(?: date)?(?: on| in)?:?|ends?(?: on| in)?|ending|up to|through|exp\.?)\s+([^;|()]{0,30}?(?:19|20)\d{2})\b/i;

/** What is left of a permission with a date: none after it, a limited one shortly before. */
export function rightOn(says: WorkRight, line: string, today: Date): WorkRight {
  const until = says === 'has' || says === 'limited' ? UNTIL.exec(line)?.[1] : undefined;
  const last = until === undefined ? null : lastMonthIn(until);
  if (last === null) return says;
  const left = last - (today.getFullYear() * 12 + today.getMonth());
  return left < 0 ? 'none' : left < MONTHS_OF_USE ? 'limited' : says;
}

/** Permissions that are those of one country, or of several, whatever else the line says. */
const RIGHTS_OF: readonly [RegExp, readonly string[]][] = [
  [/\b(?:us|u\.s\.|american) citizen|\bgreen card\b/i, ['United States']],
  [/\beu citizen\b|\bpermanent resident\b/i, []],
  [/\birish citizen\b/i, ['United Kingdom', 'Ireland']],
  [/\b(?:in|of) (?:the )?(?:us|u\.s\.|usa|united states)\b/i, ['United States']],
];
/** "The right to work in Ireland": where it is one. */
const WORK_IN =
  /\b(?:work|live|reside|resident|citizen|status|visa) ?(?:in|of|for|\() ?(?:the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

/** Whether a right that a CV states may be one in the country of the job; `named` are its words. */
export function mayHoldIn(named: string, country: string): boolean {
  if (named.includes(country)) return true;
  const of = RIGHTS_OF.find(([pattern]) => pattern.test(named))?.[1];
  if (of !== undefined) return of.includes(country);
  const where = placeOf(WORK_IN.exec(named)?.[1] ?? '')?.country;
  return (where ?? HOME) === country;
}

/** What an advert says: it sponsors, it cannot, or it asks for the right to work. */
export type SponsorshipWord = 'offered' | 'refused' | 'right-required';

const REFUSED =
  /\b(?:(?:un|not )able to (?:offer |provide )?sponsor|cannot (?:offer |provide )?sponsor|can['’]?t sponsor|no (?:visa )?sponsorship|not (?:offer|provide|eligible for|available for)(?:ing)? (?:visa )?sponsor|sponsorship is not|without sponsorship|(?:do(?:es)?|will) not (?:offer |provide )?(?:visa )?sponsor)\w*/i;
const RIGHT =
  /\b(?:right|permission) to (?:live and )?work (?:in (?:the )?(?:uk|united kingdom|britain|england|scotland|wales|northern ireland) )?(?:is |are )?(?:an? )?(?:absolutely |strictly )?(?:required|requirement|essential|needed|necessary|mandatory|must|condition)\b|\b(?:legally |already |currently ){0,2}(?:eligible|entitled|authori[sz]ed|permitted) to (?:live and )?work\b|^[\s•●▪*–-]*(?:(?:the|full|valid|existing) )?(?:right|permission) to (?:live and )?work(?: in (?:the )?[\w ]{2,20})?[\s.;]*$/i;
/** "Applicants must already hold the right to work", "be able to prove your right to work"; who checks it at work asks for nothing. */
const RIGHT_TO_HOLD =
  /\b(?:have|has|hold|holds|holding|possess(?:es|ing)?|with|need|require|prove|demonstrate|evidence|show|confirm|proof of|evidence of) (?:(?:the|an?|their|your|full|existing|valid|unrestricted|current|legal|appropriate|permanent|uk) ){0,4}(?:right|permission) to (?:(?:live|reside|remain) and )?work\b(?! (?:checks?|checking|records?|training|legislation|polic(?:y|ies)|audits?|compliance|process\w*|queries|cases)\b)/i;
const OFFERED =
  /\b(?:sponsor|(?<!mastercard(?:,| and| or|\/) ?)visa(?!,? ?(?:(?:and|or|\/) ?)?(?:mastercard|amex|card))|h-1b|work permit|blue card|employment permit|certificate of sponsorship|highly skilled migrant|work-permit)\w*/i;

/**
 * A job of the board was held against the reader of adverts when it was imported, so that `isListed` spares it (2 ms a
 * sentence); of any other advert that reader says whether a sentence that speaks of sponsorship offers it.
 */
export function sponsorshipIn(sentence: string, isListed: boolean): SponsorshipWord | null {
  if (REFUSED.test(sentence)) return 'refused';
  if (OR_SPONSORED.test(sentence) && !DENIES.test(sentence)) return 'offered';
  if (CITIZENS_ONLY.test(sentence)) return 'right-required';
  if (OFFERED.test(sentence) && !/\bright to work (?:is )?required\b/i.test(sentence)) {
    if (isListed) return 'offered';
    const heard = answerOf(sentence);
    if (heard === 'refuses') return 'refused';
    if (heard !== 'silent' || NAMES_A_LICENCE.test(sentence)) return 'offered';
  }
  return RIGHT.test(sentence) || RIGHT_TO_HOLD.test(sentence) ? 'right-required' : null;
}

/** "Full working rights, or eligible for 482 sponsorship": who has no right yet may be sponsored. */
const OR_SPONSORED =
  /\bor (?:[\p{L}’']+ ){0,4}?(?:(?:eligib\p{L}+|entitled|entitlement|qualify(?:ing)?|suitable) (?:for|to)|(?:willing|open|happy|able|want\p{L}*|ready) to be|(?:can|may|could|will) be|be|get|through|via|under|with) (?:[\p{L}\d-]+ ){0,5}?(?:sponsor(?:ship|ed)?|(?:work|skilled worker|482|employer|tss|h-1b) visa)(?!\p{L})/iu;
const DENIES = /\b(?:not?|cannot|unable|never|without|neither|nor|unfortunately|only)\b|n['’]t\b/i;

/** "Candidates must be British citizens", "open to those with indefinite leave to remain only". */
const CITIZENS_ONLY =
  /\bmust (?:be|hold|have)\b[^.;]{0,30}\b(?:british|uk) (?:citizens?|nationals?|citizenship|nationality)\b|\b(?:open|restricted|limited) (?:only )?to\b[^.;]{0,40}\b(?:(?:british|uk) (?:citizens?|nationals?|citizenship|residents?)|indefinite leave)\b|\b(?:british|uk) (?:citizens?|nationals?|residents?) only\b/i;

/** "We are a recognised sponsor": speaks of it, though it promises nothing. */
const NAMES_A_LICENCE =
  /\b(?:licen[cs]ed|recogni[sz]ed|approved|registered) (?:visa )?sponsor\b|\bsponsor licen[cs]e\b/i;
