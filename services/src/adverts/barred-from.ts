import { refusable } from './sponsorship-rules.js';

/**
 * Refusals by what bars us rather than by a "not": "Company policy prevents us from sponsoring visas", "We steer clear of
 * sponsoring", "Sponsoring a visa is too costly for us". The sentence names a giver and a gift all the same, so that it
 * sounds like an offer to whoever does not know the verb. What nothing bars is the other way round, and is said without the
 * two denials before a sentence is read (`barsNothing`).
 */

const kind = String.raw`(?:(?:an?|any|all|new|more|further|such|your|our|the|these|uk|visa|work|working|employment|skilled|worker|health|care|and|tier|2|overseas|foreign|international|migrant|non-uk|non-eu|full|formal|future)[ -])*`;
const thing = String.raw`(?:sponsorships?|visas?|work permits?|certificates? of sponsorship)\b(?! (?:fees?|charges?|costs?|scams?|fraud|money|deals?))`;
const person = String.raw`(?:workers?|candidates?|applicants?|staff|nurses?|carers?|chefs?|teachers?|doctors?|engineers?|employees?|hires|people|individuals|nationals|anyone|anybody|you)\b`;
const forIt = String.raw`(?:for|in) (?:this|these|any|our) (?:[\w-]+ ){0,2}?(?:role|post|job|position|vacanc|grade)`;
/** Sponsoring a person or a visa, and no club, exam or event. */
const act = String.raw`(?:sponsoring(?: ${kind}(?:${thing}|(?:[\w-]+ )?${person})| ${forIt}| (?:at (?:present|the moment|this time)|until|now|this year)\b|(?=\W*$|[.,;:!)]))|(?:offer|provid|giv|arrang|issu|obtain|support|extend|grant)ing ${kind}${thing})`;

const us = String.raw`(?:us|me|(?:this|our|the) (?:[\w-]+ )?(?:company|business|trust|school|home|farm|practice|firm|charity|hospital|employer|council|college|university|organi[sz]ation|team|group|clinic|hotel|restaurant))`;
const bars = String.raw`(?:prevents?|prevented|precludes?|precluded|prohibits?|prohibited|forbids?|forbade|forbidden|bars?|barred|bans?|banned|stops?|stopped|keeps?|kept|blocks?|blocked|restrict(?:s|ed)?|restrains?|disallow(?:s|ed)?|hinders?|hindered|debars?|debarred|disqualif(?:y|ies)|deters?|discourages?|inhibits?)`;
const barred = String.raw`(?:prevented|precluded|prohibited|forbidden|barred|banned|stopped|kept|blocked|restricted|restrained|disallowed|hindered|debarred|disqualified|deterred|excluded)`;
const avoid = String.raw`(?:avoid|refrain from|steer clear of|shy away from|stay away from|keep away from|abstain from|desist from)`;
const avoids = String.raw`(?:avoids?|refrains? from|(?:steers?|keeps?|stays?) clear of|sh(?:y|ies) away from|(?:stays?|keeps?) away from|abstains? from|(?:have |has )?(?:decided|chosen|voted) against|(?:have |has )?opted out of)`;
const tooMuch = String.raw`(?:(?:just |simply |far |much |now |currently |altogether |a little )*too (?:expensive|costly|dear|high|burdensome|pricey|great)|(?:prohibitively|unaffordably) (?:expensive|costly|high|dear)|(?:cost[- ])?prohibitive|unaffordable|beyond (?:our|the) (?:\w+ )?(?:means|budget|resources|reach))`;
const forUs = String.raw`(?! for\b(?! (?:us|me|an?|our|this|any|such|the (?:company|business|trust|school|home|farm|practice|firm|charity|club))\b))`;

/** Words by which the clause is of others, is asked or supposed, or denies the bar. */
const notBefore = String.raw`(?![^.;:!?]*\?)(?:(?!\b(?:not|never|no|nothing|nobody|none|neither|nor|without|hardly|cannot|if|whether|when|once|while|whilst|although|though|unlike|others?|agenc\w+|competitors?|rivals?|employers|recruiters|individuals|who|which|fear|longer)\b|n't\b)[^.;:!?]){0,200}?`;
const clause = String.raw`(?:^|[.;:!?–—]\s*|,\s+|\b(?:and|but|as|because|since|so)\s+)${notBefore}`;
/** No way round it behind: a ban until a year is one for this post. */
const noWayRound = String.raw`(?![^.;!?]*\b(?:but|however|although|though|unless|except|until (?!(?:\w+ )?20\d\d|further)|if|so we|yet we|now lifted)\b)`;

const barring = [
  String.raw`${clause}\b${bars} ${us}(?: both)? (?:from )?(?:our )?(?:\w+ly )?${act}${noWayRound}`,
  String.raw`${clause}\b${barred} (?:by [\w' -]{2,40}? )?from (?:\w+ly )?${act}${noWayRound}`,
  String.raw`${clause}\b(?:forbids?|prohibits?|precludes?|disallows?|rules? out) (?:${act}|${kind}${thing})${noWayRound}`,
  String.raw`(?:^|[.;:!?–—,]\s*|\b(?:and|but|as|because|since|so)\s+)(?:(?:unfortunately|sadly|currently|at present|regrettably|as a [\w -]{2,30}),? )?(?:we|i|(?:the|this|our) (?:[\w-]+ ){1,2}?)(?: |'ve )?(?:(?:generally|usually|currently|now|always|normally|therefore|also|try to|tend to|prefer to|aim to|must|have to|will|would rather) )*${avoids} ${act}${noWayRound}`,
  String.raw`${clause}\b(?:sponsoring ${kind}(?:${thing}|${person})|${kind}${thing}|\bsponsorship)(?: (?:costs?|process|fees?))?(?: for [\w ]{2,30})? (?:is|are|was|would be|proves?|remains?|has become|have become|works? out) ${tooMuch}\b${forUs}${noWayRound}`,
  String.raw`${clause}\b(?:sponsoring ${kind}(?:${thing}|${person})|(?<!\bno )\bsponsorship) (?:simply |just |would )?costs? (?:(?:far|simply|much) )?too much\b${forUs}${noWayRound}`,
  String.raw`${clause}\b(?:find|found|consider) (?:sponsoring ${kind}(?:${thing}|${person})|${kind}${thing}|\bsponsorship) (?:to be )?${tooMuch}\b${forUs}${noWayRound}`,
  String.raw`${clause}\b(?:costs?|price|expense) of (?:sponsoring ${kind}(?:${thing}|${person})|${kind}${thing}|sponsorship) (?:is|are|was|would be|has become) ${tooMuch}\b${forUs}${noWayRound}`,
  String.raw`${clause}\b(?:puts?|places?|leaves?|makes?) (?:${kind}${thing}|sponsorship) (?:(?:well |far |quite |simply )?(?:beyond|out of) (?:our|the) (?:reach|means|budget)|${tooMuch})\b${noWayRound}`,
  String.raw`${clause}\b(?:(?:the|a) )?(?:sponsor(?:ship)? licen[cs]e|licen[cs]e to sponsor)(?: (?:fees?|costs?|process))? (?:is|are|was|would be|remains?) (?:${tooMuch}|(?:well |far |quite |simply )?(?:beyond|out of (?:the )?reach(?: (?:of|for))?) (?:us|(?:a|our) [\w -]{3,30}|(?:our|the) (?:means|budget|reach)))\b${noWayRound}`,
].map((rule) => new RegExp(rule, 'i'));

/** The same of what was named before: "Most firms embrace sponsorship, we shy away from it." */
const fromIt = [
  String.raw`(?:^|[.;:!?–—,]\s*|\b(?:and|but|as|because|since|so|while|whereas)\s+)(?:(?:unfortunately|sadly|currently|at present|regrettably),? )?(?:we|i|(?:the|this|our) (?:[\w-]+ ){1,2}?)(?: |'ve )?(?:(?:generally|usually|currently|now|always|normally|therefore|also|tend to|prefer to|must|have to) )*${avoids} (?:it|that|this|doing (?:so|it|this|that))\b${noWayRound}`,
  String.raw`\b(?:we|i)(?: are|'re| am|'m| have been| were)(?: (?:currently|unfortunately|sadly|now|still|ourselves|legally|also))* ${barred} (?:by [\w' -]{2,40}? )?from (?:it|that|this|doing (?:so|it|this|that))\b${noWayRound}`,
  String.raw`\b(?:we|i|(?:the|our|this) [\w-]+)\b[^.;:!?]{0,60}\b(?:decided|chosen|chose|voted|opted) (?:against|not to do) (?:it|that|this|doing (?:so|it))\b${noWayRound}`,
  String.raw`\b(?:prevents?|precludes?|prohibits?|forbids?|bars?|bans?|stops?|keeps?|blocks?) us from (?:it|doing (?:so|it|this|that))\b${noWayRound}`,
].map((rule) => new RegExp(rule, 'i'));

/** Others who are barred, by who or what they are: no one of us, and no one whom we hire. */
const others = String.raw`(?!(?:we|i|us|you|this|these|it|our|my|nothing|nobody|no|none|neither|not|never|if|when|whether|once|unless|is|are)\b)(?:[\w'&-]+ ){1,7}?`;
const toSponsor = String.raw`(?:from (?:\w+ly )?${act}|to (?:\w+ly )?(?:sponsor\b(?! (?:the|a|our|local) )|(?:offer|provide|give|issue|arrange) ${kind}${thing}))`;
const othersBarred = [
  String.raw`^\W*(?:(?:while|whilst|although|though|as|since|because|like|please note that|note that|by law,?) )?${others}(?:(?:is|are|was|were|has been|have been|been|now|currently|legally|generally|usually|also|strictly|often|being|by law) )+(?:${barred}|(?:not|no longer) (?:allowed|permitted)) (?:by [\w' -]{2,40}? )?${toSponsor}`,
  String.raw`^\W*${others}(?:(?:now|also|strictly|generally) )*${bars} (?!(?:us|me|our|you)\b)(?:[\w'&-]+ ){1,6}?${toSponsor}`,
  String.raw`^\W*(?:(?:while|whilst|although|though|as|since|because) )?${others}(?:(?:generally|usually|now|often|still|always) )*(?:avoid|refrain from|(?:steer|keep|stay) clear of|shy away from|(?:stay|keep) away from) (?:${act}|${kind}(?:${thing}|sponsorship\b))`,
].map((rule) => new RegExp(rule, 'i'));

/** Whether a statement is of others who may not sponsor. */
export const areOthersBarred = (half: string): boolean => othersBarred.some((rule) => rule.test(half));

/** What we are ourselves, beside others who are barred. */
const ourselvesToo =
  /\b(?:so|as|nor|neither|like) (?:are|is|do|must) we\b|\bwe(?: are|'re) (?:also|too|one|no exception|likewise|among|an? (?:agency|employment business|umbrella))\b|\b(?:including|and) (?:us|ourselves|this one|ours)\b|\b(?:us|ours|ourselves) included\b|\bwe are(?:,? too)?\W*$/i;
const ofUs =
  /\b(?:we|us|our|ours|this (?:role|post|position|job|vacancy)|but|however|though|although|yet|unless|except|if)\b/i;

/** Whether something bars us from sponsoring, or we keep from it ourselves; or others only, of whom we may be one. */
export const isBarredFrom = (said: string): boolean =>
  barring.some((rule) => rule.test(said)) ||
  (refusable.test(said) && fromIt.some((rule) => rule.test(said))) ||
  (!/\?\W*$/.test(said) && areOthersBarred(said) && (!ofUs.test(said) || ourselvesToo.test(said)));

const verb = String.raw`(?<verb>sponsor|offer|support|obtain|provid(?=ing)|arrang(?=ing)|giv(?=ing)|issu(?=ing)|(?:provide|arrange|give|issue)\b)(?:ing)?\b`;
const not = String.raw`(?:n't| not| never| in no way| no longer)`;

/** What bars nobody, and what we have not stopped, each with the same said plainly. */
export const barsNothing = [
  [String.raw`\b(?:there(?:'s| is) )?nothing (?:(?:that|which|now|legally|(?:in|about|on) [\w ]{2,30}|to) ){0,3}(?:${bars}|prevent|stop|bar|keep) (?:${us} )?from ${verb}`, 'we can $<verb>'],
  [String.raw`\b(?:is|are|was|were|has|have)${not}(?: been)? ${barred} (?:by [\w' -]{2,40}? )?from ${verb}`, 'can $<verb>'],
  [String.raw`\b(?:does|do|did|has|have|will|would)${not} (?:prevent|preclude|prohibit|forbid|bar|ban|stop|keep|block|restrict|hinder|deter|discourage)(?:p?ed|red|ned|den|ted)? ${us} from ${verb}`, 'is fine: we can $<verb>'],
  [String.raw`\b(?:(?:do|does|will|would|did)${not}|never) ${avoid} ${verb}`, 'can $<verb>'],
  [String.raw`(?<=\b(?:sponsorships?|visas?|sponsoring|permits?)\b[^.;:,]{0,30}) (?:is|are)${not} ${tooMuch}(?: for (?:us|a [\w ]{2,30}))?`, ' is fine'],
  [String.raw`(?:'ve|'s| have| has| had| did)?${not} (?:yet )?(?:stop|stopped|cease|ceased|quit|given up|give up|pause|paused|suspended|discontinued) (?:to )?${verb}`, ' still $<verb>'],
].map(([rule, said]): [RegExp, string] => [new RegExp(rule!, 'gi'), said!]); // prettier-ignore
