import { sites } from './contrasts.js';
import { deniedIn, isKind } from './denied-elliptically.js';
import { employer } from './people-named.js';

/**
 * What a sentence right behind a promise of sponsorship leaves out, said in full: "It depends on your salary." is
 * "Sponsorship depends on your salary.", "Only for nurses." is "Sponsorship is only for nurses." and "Since July we can't."
 * ends in "sponsor visas". A sentence that leaves nothing of it out has no such form. What the whole says is read as any
 * sentence is (`answer-in-full.ts`).
 */

export interface InFull {
  sentence: string;
  /** Whether it is said of whoever applies, or of some people, posts or places that it names. */
  isOf: 'all' | 'some';
}

const opening = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|alas|sorry|though|although|please note(?: that)?|note(?: that)?|please be aware(?: that)?),? )*`;
const adverb = String.raw`(?:currently|now|always|normally|usually|generally|however|though|unfortunately|sadly|also|still|strictly|therefore|just|quite|well|far|yet)`;
const adverbs = String.raw`(?:,? ${adverb},?){0,3}`;
const later = String.raw`(?:,? (?:any ?more|any longer|now|at (?:present|the moment|this time)|for now|this (?:year|time)|yet|here|though|however|sadly|unfortunately|i'm afraid)){0,2}\W*$`;
const not = String.raw`(?: not|n't| no longer| never)`;
const doNot = String.raw`(?:(?:do|does|did|will|would|can|could)${not}|cannot|can't|won't|no longer)`;
const areNot = String.raw`(?:(?:is|are|was|were)${not}|(?:'s|'re) (?:not|no longer)|no longer (?:is|are))`;
const people = String.raw`(?:[\w'&/+-]+ ){0,7}?[\w'&/+-]+`;
const thisOne = String.raw`(?:post|role|position|job|vacancy|contract|placement)`;
const must = String.raw`(?:must|needs? to|ha(?:s|ve) to|should|will need to|will have to|(?:is|are) required to)`;

const doNeed = String.raw`(?:(?:will|do|would|also) )*needs?`;
/** What somebody has to have earned; whoever has to put others first, or to ring first, has no condition to meet. */
const earned = String.raw`(?:have|hold|pass|complete|obtain|get|gain|earn|achieve|finish|sit|take|convert|renew|show|prove|provide|secure|be (?:registered|qualified|on|in|employed))\b`;
const arranging = String.raw`[^.;]*\b(?:inductions?|forms?|interviews?|applications?|visits?|tours?|appointments?|quotes?|orders?|permission|breakfast|coffee|reference number)\b`;

const it = String.raw`(?:it|this|that|they|these|those|which|(?:the|this) (?:decision|offer|option))`;
const be = String.raw`(?: (?:is|are|will be|would be|can be|may be)|'s|'re)`;
/** What is said of a promise and of hardly anything else. */
const ofAPromise = String.raw`(?:limited|restricted|reserved|confined|subject|conditional|dependent|contingent|discretionary|(?:decided|considered|assessed|judged|looked at|reviewed|agreed|granted|given|offered|approved)\b|case by case|on an? (?:case|individual)|(?:entirely |solely )?(?:at|up to) [^.;]{2,40}(?:discretion|manager|director|head|board|panel|owner|partners)|(?:only|just|exclusively|solely) (?:available|offered|given|open|possible|granted|provided|for|to|with|in|at|after|once|if|when|where)\b|(?:open|available|offered|given) (?:only|just|exclusively|solely) (?:to|for)\b|(?:(?:open|available|offered|given) )?(?:for|to) [^.;]{3,60} only\b)`;
const onlyGiven = String.raw`(?: (?:is|are|will|would|can|may|shall) only (?:be )?(?:available|offered|given|open|possible|granted|provided|considered|approved|issued|extended|for|if|when|where|after|once)\b)`;
const depends = String.raw`(?:(?:will |may |can )?(?:all |largely |partly |mainly )?depends?|varies|(?:only|just) (?:applies|apply|extends?|covers?|goes|counts)|(?:applies|apply|extends?|goes) (?:only|to [^.;]{3,60} only))`;

/** "below the salary threshold", "not on the list": what is said of a post, or of people, that the rules leave out. */
const needed = String.raw`(?:required|needed|set|asked for)`;
const skillOrPay = String.raw`(?:skills?|salary|pay|wage|earnings)`;
const bar = String.raw`(?:${skillOrPay} (?:level|threshold|minimum|requirement|floor|limit|rules?)s?|(?:minimum|required) (?:salary|pay|level|skills?)(?: (?:level|threshold|requirement)s?)?|thresholds?|RQF(?: level)?(?: \d)?|going rate)`;
const anyBar = String.raw`(?:${bar}|requirements?|criteria|rules)`;
const ofIts = String.raw`(?:(?:the|our|their|its|any|new|current|immigration|home office|home office's|ukvi|ukvi's|visa|eligible|government|minimum|required|general|necessary|relevant|eligibility) ){0,5}`;
const forIt = String.raw`(?: ${needed}| (?:for|of|under|by|to) (?:an? |the |this |our )?(?:[\w-]+ )?(?:visas?|sponsorship|it|that|qualify|be eligible|rules|law|home office|ukvi|government))*`;
const jobs = String.raw`(?:jobs|occupations|roles|posts|trades|professions)`;
const list = String.raw`(?:on|part of|in) ${ofIts}(?:[\w-]+ ){0,3}?list(?: of (?:[\w-]+ ){0,2}?${jobs})?`;
const leftOut = String.raw`(?:(?:${doNot}${adverbs} (?:meet|reach|satisfy|attain)|(?:is|are|falls?|comes?|sits?)${adverbs} (?:below|under|beneath|short of)) ${ofIts}${anyBar}${forIt}|${areNot}${adverbs} (?:${list}|(?:covered by|included in|eligible for|part of|within) (?:it|this|that|them))|(?:is|are|was|were|has been|have been)${adverbs} (?:taken|struck|removed|dropped|deleted) (?:off|from) ${ofIts}(?:[\w-]+ ){0,3}?list(?: of (?:[\w-]+ ){0,2}?${jobs})?|(?:is|are) (?:not|n't) (?:skilled|paid|senior) (?:highly )?enough${forIt}|(?:aren't|isn't) (?:skilled|paid|senior) enough${forIt}|(?:is|are)${adverbs}(?: paid)? too (?:low|junior|short)(?: (?:to (?:qualify|count|be eligible)|for it))?|(?:is|are) (?:an|the|one|our only)? ?(?:only )?exceptions?|(?:is|are) (?:a|sadly a|unfortunately a) no)`;
const subject = String.raw`(?<who>(?:[\w'&/-]+,? ){0,8}?[\w'&/-]+)`;
const who = String.raw`(?<who>(?:[\w'&/-]+,? ){0,5}?[\w'&/-]+)`;
const law = String.raw`(?:[\w']+ ){0,3}?(?:rules|law|regulations|home office|government|ukvi|ministers)`;
const residents = String.raw`(?:be (?:already )?(?:an? )?(?:(?:UK|British|EU|Irish|settled)(?: (?:and|or) (?:UK|British|EU|Irish|settled))? (?:residents?|citizens?|nationals?|persons?)))`;
const aVisa = String.raw`(?:an? )?(?:current|valid|existing) (?:UK )?(?:work )?(?:visas?|work permits?)`;

/** Whom it is denied to, by the group `who`. */
const deniedTo = [
  String.raw`${opening}${subject}${adverbs} ${leftOut}${later}`,
  String.raw`${opening}(?:not|no longer) (?:currently )?(?:available|offered|open|possible|provided|given|granted|extended) (?:for|to) ${who}${later}`,
  String.raw`${opening}unavailable (?:for|to) ${who}${later}`,
  String.raw`${opening}${who}(?: ?[:–—-]+|,) (?:(?:sorry|unfortunately|sadly|i'm afraid),? )?(?:no|not|not (?:possible|available|offered|eligible)|unavailable|excluded)${later}`,
  String.raw`${opening}${who} (?:(?:are|is) )?(?:not included|excluded)${later}`,
  String.raw`${opening}it(?:'s| is) (?:sadly |unfortunately )?a no (?:for|to) ${who}${later}`,
  String.raw`${opening}${law} ${doNot} (?:allows?|permits?|let us do) (?:it|this|that) (?:for|to|with) ${who}${later}`,
  String.raw`${opening}${law} rules? (?:it|this|that) out (?:for|with) ${who}${later}`,
  String.raw`${opening}(?:under ${law},? )?${it} ?(?:${areNot}|cannot be|can't be)${adverbs} (?:allowed|permitted|open|possible|on offer|available|offered) (?:for|to) ${who}${later}`,
  String.raw`${opening}for ${who},? ${it} ?(?:${areNot})${adverbs} (?:allowed|permitted|open|possible|on offer|available|offered)(?:,? and [^.;]{3,60})?${later}`,
  String.raw`${opening}(?:(?:it|we|they|the \w+) (?:has|have)|there(?:'s| is)) no (?:such )?(?:scheme|route|programme|licen[cs]e) for ${who}${later}`,
  String.raw`${opening}${who} (?:${must} ${residents}|(?:require|need|${must} (?:have|hold)) ${aVisa})${later}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore
const anyApplicant =
  /^(?:you|all|everyone|(?:(?:all|the|any|successful|suitable|our) )*(?:applicants?|candidates?|applications?|people|staff))$/i;
/** This post, or what is paid for it. */
const ofThisPost =
  /\b(?:this|these|the advertised) (?:[\w'-]+ ){0,3}?(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|occupations?|grades?|bands?|salary|pay|wage|hours)\b|^(?:the|our|its|your) (?:\w+ )?(?:salary|pay|wage|role|post|position|job|vacancy|occupation)$/i;

const recently = String.raw`(?:(?:since|from|with|because of|due to|under|as of|following|after|owing to|given|as|because|on this|at the moment|at present|at this|right now|these days|this (?:year|time)|currently|now)\b[^.;:?!]{0,70}?,? )?`;
const unable = String.raw`(?:can(?:not|'t| not)|(?:are|'re|have been|'ve been)${adverbs} (?:unable|no longer able|not able|not allowed|no longer allowed)(?: to)?|no longer can)`;
const forThis = String.raw`(?: (?:for|in|at|with|on) (?:this|the advertised) (?:[\w-]+ ){0,3}?(?:roles?|posts?|positions?|jobs?|vacanc(?:y|ies)|grades?|bands?|locations?|sites?|ones?|occasion|contracts?|adverts?))?`;
const placesLeft = String.raw`(?:(?:sponsored |sponsorship )?(?:places|spaces|slots)|(?:allocation|quota|allowance)(?: for (?:this|the) (?:year|season|month|quarter))?)`;
/** What takes time or work to have: of a car or a bank account nobody's visa depends. */
const paperOrTime = String.raw`(?:pin|registration|registered|licen[cs]e to practi[cs]e|nvq\w*|qualifications?|qualified|degree|diploma|qts|gphc|nmc|hcpc|gmc|ielts|oet|osce|cbt|english (?:test|exam|language)|test|exam|assessment|probation\w*|trial\w*|(?:months?|years?)\b(?: (?:here|with us|in the (?:role|post)))?)`;
const place = String.raw`(?:(?:our|the) (?!other\b)(?:[\w'-]+ ){0,3}?(?:services|divisions?|units?|centres?|subsidiar(?:y|ies)|${sites}|${employer}))`;

const we = String.raw`(?:we|(?:the|our) (?:trust|company|council|school|university|home|practice))`;
const atThis = String.raw`(?:(?:at|for|in|on|with) (?:this|the) (?:[\w-]+ ){0,2}?(?:grade|band|level|salary|rate of pay|number of hours|${thisOne})|at band \d\w?|on these hours)`;

const house = String.raw`(?:${sites.replace('|teams?', '')}|${employer})`;

/** What else is left out, and how it is said in full, by the names of its groups. */
const completed: [RegExp, string, InFull['isOf']][] = ([
  // the subject
  [String.raw`${opening}${it}(?<rest>${be}${adverbs} ${ofAPromise}[^.;]*)\W*$`, 'Sponsorship$<rest>.', 'all'],
  [String.raw`${opening}${it}(?<rest>${onlyGiven}[^.;]*)\W*$`, 'Sponsorship$<rest>.', 'all'],
  [String.raw`${opening}${it} (?<rest>${depends}\b(?! (?:up)?on (?:nothing|no\b))[^.;]*)\W*$`, 'Sponsorship $<rest>.', 'all'],
  [String.raw`${opening}(?:it|we|they) do(?:es)? (?:so|this|it) only (?<rest>[^.;]+)\W*$`, 'Sponsorship is available only $<rest>.', 'all'],
  [String.raw`${opening}(?:it|we|they)(?:'ll| will| can| may| could| are able to)? only (?:(?:be able to|also) )*(?:do|offer|provide|give|arrange|grant|extend) (?:so|this|it|that|these|them) (?<rest>(?:for|to|where|if|when|once|with|after|in|at|on|under) [^.;]+)\W*$`, 'Sponsorship is available only $<rest>.', 'all'],
  [String.raw`${opening}(?:this|that|it)(?: offer)?(?:'s| is) (?:(?:meant|intended|there) )?for (?<rest>(?:people|those|candidates|applicants|anyone|nurses|carers|staff) (?:(?:who|that) (?:are|is|have|hold|already)|already|currently|with (?:an?|at least|their)|on an?|in the UK)\b(?![^.;]*\b(?:alike|abroad|overseas|outside|need(?:s|ing)?|requir(?:e|es|ing))\b)[^.;]{2,80})\W*$`, 'Sponsorship is only for $<rest>.', 'all'],
  [String.raw`${opening}(?:each|every) (?:case|request) (?:is|will be) (?:looked at|considered|decided|assessed|judged|reviewed)\b[^.;]*\W*$`, 'Sponsorship is decided case by case.', 'all'],
  [String.raw`${opening}we (?:look at|consider|decide|assess|judge|review) (?:each|every) (?:case|request)\b[^.;]*\W*$`, 'Sponsorship is decided case by case.', 'all'],
  [String.raw`${opening}(?:terms(?: and conditions)?|conditions|t&cs) apply\b[^.;]*\W*$`, 'Sponsorship is subject to conditions.', 'all'],
  [String.raw`${opening}(?:terms(?: and conditions)?|conditions|t&cs) ?: (?<rest>[^.;]+)\W*$`, 'Sponsorship is subject to $<rest>.', 'all'],
  [String.raw`${opening}not (?:everyone|everybody|(?:all|every)(?: of our)? (?:[\w-]+ )?(?:posts?|roles?|jobs?|positions?|vacanc(?:y|ies)|applicants?|candidates?|sites?)) (?:(?:will |can |may )?qualif(?:y|ies)|(?:is|are|will be) eligible|(?:will |can |may )?gets? (?:it|this|one))(?: for (?:it|this|one))?${later}`, 'Sponsorship is subject to conditions.', 'all'],
  [String.raw`${opening}(?:the |any )?(?:final )?decision(?: on (?:this|it))? (?:rests|lies|sits|is) with [^.;]+\W*$`, 'Sponsorship is decided case by case.', 'all'],
  [String.raw`${opening}(?:a|the|each|any|every) (?:final )?decision(?: on (?:this|it))? (?:is|will be) (?:made|taken|reached) (?:after (?:your|the|an?) (?:[\w-]+ )?(?:probation\w*|trial)|individually|case by case|on an? (?:case|individual))\b[^.;]*\W*$`, 'Sponsorship is decided case by case.', 'all'],
  [String.raw`${opening}whether (?:we (?:do|can|will|are able to)(?: (?:do )?(?:so|this|it))?|you (?:qualify|are eligible|(?:can )?get (?:it|one))|(?:it|this) (?:is|can be)(?: \w+)?)(?: for (?:you|it|this))? (?:will )?(?:depends?|is (?:decided|subject to|at|up to|down to))\b[^.;]*\W*$`, 'Sponsorship is decided case by case.', 'all'],
  [String.raw`${opening}(?:(?:an?|the|our) )?(?:certificates?(?: of sponsorship)?|cos) (?:is|are|will be|can be) only (?:allocated|issued|assigned|given|granted|provided|offered|available) (?<rest>[^.;]+)\W*$`, 'Sponsorship is available only $<rest>.', 'all'],
  [String.raw`${opening}(?:(?:an?|the|your|each|every) )?(?:certificates?(?: of sponsorship)?|cos) (?:is|are|will be) (?:allocated|issued|assigned|given|granted|provided|offered|requested) (?<rest>(?:only )?(?:once|after|if|when|where|following|on completion|subject to)\b[^.;]*)\W*$`, 'Sponsorship is given $<rest>.', 'all'],
  // the verb
  [String.raw`${opening}(?<only>only|just|exclusively|solely) (?<rest>(?:for|to|at|in|after|once|if|when|where|with|from|until)\b(?!.*\b(?:do|does|did|will|can|is|are) (?:we|you|they|i|the)\b)[^.;]+)\W*$`, 'Sponsorship is available $<only> $<rest>.', 'all'],
  [String.raw`${opening}strictly (?<rest>(?:for|to) [^.;]+)\W*$`, 'Sponsorship is available only $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:restricted to|limited to|reserved for|confined to|subject to|dependent on|depending on|conditional on) [^.;]+)\W*$`, 'Sponsorship is $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>for [^.;,]{3,60}) only\W*$`, 'Sponsorship is available $<rest> only.', 'all'],
  [String.raw`${opening}only (?<rest>${people}) (?:(?:will |can |may )?qualif(?:y|ies)|(?:is|are|will be) (?:eligible|sponsored|considered)|can (?:apply for|have|get) (?:it|this|one))(?: for (?:it|this|one))?${later}`, 'Sponsorship is available only for $<rest>.', 'all'],
  [String.raw`${opening}(?:available|open|offered) (?<rest>(?:to|for) [^.;,]{3,60}) only\W*$`, 'Sponsorship is available $<rest> only.', 'all'],
  [String.raw`${opening}(?<rest>you (?:(?:will|may|can) )?(?:only qualify|qualify only) (?:if|with|when|once|after) [^.;]+)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}to (?:be eligible|qualify|be sponsored|(?:get|receive) (?:it|one|this)|be considered for (?:it|this))(?: for (?:it|this))?,? (?<rest>(?:you|candidates|applicants) ${must} [^.;]+)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>eligible (?:candidates|applicants|people) ${must} [^.;]+)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  // what comes first
  [String.raw`${opening}(?<rest>(?:you|candidates|applicants|we) (?:(?:will|must|also|already|need|needs|have|has|to|should) ){1,4}[^.;,]{3,60}? before (?:we|you) (?:(?:can|will|may|are able to|be) ){0,2}(?:sponsor(?:ed)?\b|(?:issue|assign|give|provide|offer|request|arrange|allocate|apply for) (?:[\w-]+ ){0,3}?(?:certificates?|cos|visas?|sponsorship|it|one)\b)[^.;]{0,60})\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:you|candidates|applicants|staff|they) (?:(?:will|must|also|already|need|needs|have|has|to|should) ){1,4}(?:have |hold |pass |complete |do |get |finish |work(?:ed)? |be )?[^.;,]{0,60}?\b${paperOrTime}[^.;,]{0,30}? (?:first|beforehand)(?:,? (?:though|however))?)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:you|candidates|applicants|staff|they) ${must} first [^.;,]{3,60}?\b${paperOrTime}[^.;,]{0,30})\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>[\w' -]{2,50}? ${must} [^.;,]{3,60}? before we (?:can |will )?(?:apply|start|do (?:so|this|it)))\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?!${arranging})(?<rest>[\w' -]{2,50}? (?:${must} ${earned}|${doNeed} (?:an?|your|their|the|some|at least)) [^.;]{2,60}? (?:first|beforehand|before (?:this|that|then))(?: for (?:this|it))?)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?!${arranging})(?<rest>[\w' -]{2,50}? (?:${must} ${earned}|${doNeed}) [^.;]{2,60}? (?:in order )?to (?:qualify|be eligible|(?:get|be (?:given|offered|considered for)) (?:this|it|one))(?: for (?:this|it))?)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  // how many, and to whom
  [String.raw`${opening}(?:(?:strictly )?limited (?:numbers?|places|spaces|slots|availability)|(?:numbers|places|spaces|slots) (?:are|is) (?:strictly |very )?limited|first come,? first served)(?: (?:basis|each year|this year|per year|per site|only))*(?:,? (?:so )?(?:please )?apply [^.;]{2,20}|,? first come,? first served)?\W*$`, 'Sponsorship is limited.', 'all'],
  [String.raw`${opening}(?:it|this|that|this offer) ?(?:is|'s|applies|goes|counts) (?:for|to) (?<rest>(?:our |the )?(?:senior|experienced|qualified|registered|permanent|full[- ]time|existing|current|skilled|band \d\w?|grade \w|level \d)\b(?![^.;]*\b(?:alike|(?:and|or) (?:new\w*|junior|trainee|less))\b)[^.;]{2,60})\W*$`, 'Sponsorship is only for $<rest>.', 'all'],
  [String.raw`${opening}(?:applicants|candidates|people|those|anyone|nurses|staff) (?:without|lacking|with (?:less|fewer) than) [^.;]{3,60}? (?:(?:will|can|could)(?: not|n't) (?:be )?|cannot (?:be )?|can't (?:be )?|won't (?:be )?|(?:are|is)(?: not|n't) )(?:considered for (?:it|this|one)|eligible for (?:it|this|one)|sponsored|given (?:it|one)|offered (?:it|one)|qualify|get (?:it|one))${later}`, 'Sponsorship is subject to conditions.', 'all'],
  [String.raw`${opening}(?<rest>[^.;:?!]{3,80}? (?:is|are) (?:required|needed|necessary|essential) (?:for it|to qualify|to be eligible))\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  // what cannot be done
  [String.raw`${opening}(?:${recently}|(?:for|at|in|with|on) (?:this|the advertised) [^.;:?!,]{3,40},? )(?:we|the (?:${employer})) ?${unable} (?:issue|assign|give|allocate|request|get|obtain|offer)(?: any| more| new| further)* certificates?(?: of sponsorship)?${forThis}${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}${recently}we(?: are|'re)(?: not|n't)${adverbs} (?:issuing|assigning|giving out|allocating|requesting)(?: any| more| new| further)* certificates?(?: of sponsorship)?${forThis}${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}(?:${it}|(?:the|our) (?:sponsor(?:ship)? )?licen[cs]e) ?(?:${areNot}|${doNot}(?: be)?)${adverbs} (?:used|valid|available|open|extended|extend|cover|include|apply|applied|stretch)(?: (?:for|to|at|in|with))? (?:this|the advertised|these) [^.;:?!,]{3,40}\W*$`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}${recently}we ?(?:${unable}|(?:don't|do not)(?= any))${forThis}${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}we(?:'re| are) (?:based )?(?:in|at) [\w' -]{2,40},? (?:and|so|where|but)(?: we)? (?:${unable}|don't|do not)${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}${recently}${law} ${doNot}(?: now)? (?:lets?|allows?|permits?) us(?: to(?: do (?:so|it|this))?)?${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}${law} (?:now )?(?:stops?|prevents?|bars?|forbids?|prohibits?) (?:us|it|this)(?: from doing (?:so|it|this))?${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}(?:we (?:have|'ve)|we've)${adverbs} (?:run out of|used up|no more) (?:all )?(?:our |the )?certificates\b[^.;]*\W*$`, 'We have no certificates of sponsorship left.', 'all'],
  [String.raw`${opening}we(?:'re| are|'ve reached| have reached)${adverbs} (?:at )?(?:the (?:limit|end) of )?our (?:\w+ )?(?:allocation|quota)${later}`, 'We have no certificates of sponsorship left.', 'all'],
  [String.raw`${opening}${recently}(?:there (?:are|is)${adverbs} )?none (?:are |is )?(?:left|remaining|available)(?: (?:for|until) [\w ]{3,20})?${later}`, 'We have no certificates of sponsorship left.', 'all'],
  [String.raw`${opening}${recently}(?:we (?:have|'ve)|there (?:are|is)) no (?:more )?(?:places|spaces|slots)(?: left| available| remaining)?${later}`, 'We have no certificates of sponsorship left.', 'all'],
  [String.raw`${opening}(?:all(?: of)?(?: the| our)?|our|the) ${placesLeft} (?:is|are|has been|have been) (?:all |now |already |fully )*(?:full|filled|gone|reached|met|exhausted|allocated|spent)${later}`, 'We have no certificates of sponsorship left.', 'all'],
  [String.raw`${opening}not (?:currently|until (?:next|the|20)[\w ]{0,20})${later}`, 'Sponsorship is not currently available.', 'all'],
  [String.raw`${opening}(?:our )?(?:(?:overseas|international) recruitment|recruitment from (?:overseas|abroad)) (?:is|has been)${adverbs} (?:on hold|paused|frozen|stopped|suspended)${later}`, 'Sponsorship is on hold.', 'all'],
  [String.raw`${opening}(?:as|since|because) (?:this|the) (?:${thisOne}) (?:is|has|carries|pays)\b[^.;,]{2,50},? (?:it|this) (?:(?:does not|doesn't|will not|won't|cannot|can't) (?:qualify|count)|(?:is not|isn't|cannot be|can't be) (?:eligible|covered|included|sponsored)|is (?:excluded|left out|ineligible))${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?:this|the) (?:(?:is|${thisOne} is) )[^.;,]{2,50} and (?:does not|doesn't|is not|isn't) (?:fall under|covered by|part of|included in|eligible (?:for|under)) (?:it|this|that|the (?:scheme|route|programme))${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?:excludes|excluding|except(?: for)?) (?:this|the advertised) (?:[\w-]+ ){0,2}?(?:${thisOne}|location|site|one)${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?:sorry,? )?not (?:for|at|in) (?:this|the advertised) location${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}this location (?:is (?:excluded|not (?:included|covered|eligible|licensed))|isn't (?:included|covered|eligible))${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?<place>${place}) (?:${doNot}|${areNot} (?:licensed|a sponsor))${later}`, '$<place> cannot sponsor visas.', 'some'],
  [String.raw`${opening}${atThis},? ${we} ${unable}(?: (?:issue|offer|provide|give|assign|arrange|use))?(?: (?:it|this|that|one|them|any|a|certificates?(?: of sponsorship)?|cos|visas?|sponsorship|our licen[cs]e))?${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?:it|this|that|(?:our|the) licen[cs]e) ?(?:(?:does|do|is|are|can|will|may)(?: not|n't)|cannot|can't|won't)${adverbs} (?:be |being )?(?:used|extended|extend|valid|available|for|cover|include|apply)(?: (?:for|to))? (?:this|these|the advertised) (?:[\w-]+ ){0,3}?(?:${thisOne}s?|grade|band|vacancies)${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}(?:it|this|that|(?:our|the) licen[cs]e) ?(?:is|'s|will be|can be|may be|applies|is kept|covers)${adverbs} (?:(?:only|solely|just|exclusively|used|kept|reserved|for|to|valid|meant|there|in the case of) ){1,4}(?<their>(?!(?:only|solely|just|exclusively|used|kept|reserved|for|to|valid|meant|there|in)\b)[^.;:?!,]{2,39}?[^s\W])s?(?:,| [–—-]) (?:and|but|while|whereas|yet|so) (?:this|the advertised \w+|the present \w+|ours|yours) (?:is|post is|role is|job is|position is|vacancy is) (?:an? )?(?!(?:an? )?\k<their>)[^.;:?!]{3,40}\W*$`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}we(?:'re| are)(?: not|n't)${adverbs} (?:using|able to use|going to use) (?:it|this|our licen[cs]e) (?:for|on|with) (?:this|these|the advertised) (?:[\w-]+ ){0,3}?(?:${thisOne}s?|grade|band)${later}`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}we(?:'re| are| will)(?: not|n't)${adverbs} (?:be )?(?:issuing|giving|offering|assigning|requesting) (?:any )?(?:more |new )?(?:certificates|cos)\b[^.;]{0,40}\W*$`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}this ${house} (?:(?:${doNot}|${areNot} (?:licensed|a sponsor|on it))(?: (?:have|hold) (?:an?|one|its own)(?: (?:sponsor(?:ship)? )?licen[cs]e)?)?|has (?:no|none|lost its)(?: (?:sponsor(?:ship)? )?licen[cs]e)?)${later}`, 'We cannot sponsor visas.', 'all'],
  [String.raw`${opening}(?:this|the|our|its) (?:[\w-]+ )?(?:${thisOne}|salary|pay|rate)(?: (?:here|on offer))? (?:pays|is|falls|is paid) (?:just |far |a little )?(?:less|lower|under|below|short of)(?: than)?(?: what)? ${law}\b[^.;]{0,30}\W*$`, 'This post is not eligible for sponsorship.', 'all'],
  [String.raw`${opening}${recently}(?:the|our) (?:budget|funding|funds|head office|owners?) ${doNot}(?: now)? (?:allow|permit|cover|stretch to|run to|support) (?:it|this|that)${later}`, 'We cannot sponsor visas.', 'all'],
  // what is asked for it
  [String.raw`${opening}(?<rest>(?:(?:your|the|a) )?(?:(?:annual|basic|gross) )?(?:salary|pay|earnings|income|role|post|job) ${must} (?:be|meet|reach|exceed|pay) (?:(?:at least|more than|over|above|a minimum of) )?(?:£|${ofIts}${bar}|\d)[^.;]*)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:[\w' -]{2,40}? )?${must} (?:be able to )?(?:meet|satisfy|reach|earn|comply with) ${ofIts}(?:${bar}|(?<=home office |ukvi |immigration |visa )(?:requirements|criteria|rules))[^.;]*)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>${ofIts}(?:${bar}) ${must} be (?:met|reached|paid|satisfied)[^.;]*)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:you|candidates|applicants) (?:(?:must|need|needs|have|will|to) ){1,4}(?:score|reach|have|earn|get) (?:at least )?(?:\d\d|enough|the) points[^.;]*)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?<rest>(?:(?:you|candidates|applicants|people|they) )?(?:${must}|need) [^.;,]{3,80}? to (?:qualify|be eligible|get (?:it|this|one)|be considered for (?:it|one)))(?: for (?:it|this|one))?\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
  [String.raw`${opening}(?:please )?(?:do )?(?<rest>(?:check|make sure|ensure) (?:that |whether |if )?you (?:(?:do|would|will) )?(?:meet|qualify|are eligible|satisfy)[^.;]{0,60})\W*$`, 'Sponsorship is subject to eligibility.', 'all'],
  [String.raw`${opening}(?<rest>[\w' -]{2,40}? ${must} (?:(?:already )?(?:(?:have been|be) (?:working|living|resident|employed)|have (?:lived|worked))(?: [\w-]+){0,2} in the UK|already be (?:here|in (?:the )?(?:UK|country|Britain)))[^.;]*)\W*$`, 'Sponsorship is subject to this condition, $<rest>.', 'all'],
] as const).map(([rule, sentence, isOf]) => [new RegExp(rule, 'i'), sentence, isOf]); // prettier-ignore

/** "Experienced chefs only." */
const ONLY_THESE = new RegExp(String.raw`${opening}${who} only\W*$`, 'i');

const LONGEST_SHORT_ONE = 160;

/** The forms in full of a sentence in plain words that stands right behind a promise. */
export function* inFull(behind: string): Generator<InFull> {
  if (behind.length > LONGEST_SHORT_ONE || /\?\W*$/.test(behind)) return;
  // the full stop in "37.5 hours" ends nothing
  const said = behind.replace(/(?<=\d)\.(?=\d)/g, ',');
  for (const rule of deniedTo) {
    const named = rule.exec(said)?.groups?.who;
    if (named === undefined || anyApplicant.test(named)) continue;
    if (ofThisPost.test(named)) yield { sentence: 'This post is not eligible for sponsorship.', isOf: 'all' };
    else {
      const sentence = `${named} are not eligible for sponsorship.`;
      if (deniedIn(sentence) !== undefined) yield { sentence, isOf: 'some' };
    }
  }
  const sought = ONLY_THESE.exec(said)?.groups?.who;
  if (sought !== undefined && isKind(sought, true))
    yield { sentence: `Sponsorship is available only for ${sought}.`, isOf: 'all' };
  for (const [rule, sentence, isOf] of completed) {
    const found = rule.exec(said);
    if (found) yield { sentence: found[0].replace(rule, sentence), isOf };
  }
}
