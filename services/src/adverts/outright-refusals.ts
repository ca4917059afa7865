/**
 * Sentences that refuse whatever else could be heard in them: sponsorship and, in its own clause, a word that shuts it; who
 * declines it; a question with a dismissal behind it; sponsorship for those alone who work there already, which whoever reads an
 * advert from outside does not; sponsorship for all but the kind of post that this one is; and sponsorship as what is left
 * out, or as what is said of it by mistake.
 */

const thing = String.raw`(?:sponsorships?|visas?|certificates? of sponsorship|work permits?|sponsoring|petitions?|lmias?)`;
/** What lets somebody in after all, or denies the denial. */
const noWayRound = String.raw`(?![^.;:!?]*\b(?:but|however|although|though|unless|except|until|without|not|no|never|nobody|none|neither|rarely|hardly|seldom|longer|if|when|once|should|where|who|whose|whoever|others?|elsewhere)\b|[^.;:!?]*n't\b)`;
const clause = String.raw`(?:^|[.;:!?–—]\s*|,\s*(?:(?:so|and|as|because|since|therefore)\s+)?)${noWayRound}`;
const be = String.raw`(?:is|are|was|were|will be|would be|shall be|must be|has been|have been|remains?|stays?|becomes?)`;
const shut = String.raw`(?:denied|prohibited|forbidden|barred|banned|precluded|disallowed|vetoed|refused|ruled out|off[- ]limits|impossible|unavailable|out of the question|off the table|scrapped|abolished|axed|withheld|rescinded|revoked|blocked|phased out|done away with)`;

const own = String.raw`(?:(?:internal|existing|current|present|serving|(?:our )?own|in-house)(?: (?!(?:nhs|uk|care|visa|graduate|student|skilled)\b)[\w'’-]+){0,2}? (?:candidates?|applicants?|staff|employees?|colleagues?|workers?|personnel|team members?|members of staff|nurses|doctors|post-?holders?)|(?:those|people|staff|colleagues|employees|anyone|candidates|applicants)(?: who(?: are| is)?)? (?:already (?:employed|working) (?:by|for|with|at) (?:us|(?:the|our|this) \w+)|(?:already|currently) work(?:ing)? (?:here|for us|with us)|(?:who )?work (?:here|for us) already)|[a-z]{3,}s (?:(?:that|who|whom) )?(?:we|the (?:trust|company|school|home|hospital|university|council|group)) (?:already|currently) employs?)`;
/** Others are let in beside them. */
const noOthers = String.raw`(?![^.;!?]*\b(?:but(?! (?:it is )?(?:only|solely|exclusively)\b)|however|although|as well as|and (?:\w+ )?(?:new|external|outside|other|overseas|international)|or (?:\w+ )?(?:new|external|outside|other|overseas|international)|not)\b|[^.;!?]*n't\b)`;

/** What comes with the work beside a visa; what it costs, or a stage of applying for it, may be theirs who are sponsored. */
const helps = String.raw`(?:help|assist|support|pa(?:y|id)|cover|fund|sponsor|offer|provide|give|arrange|organi[sz]e|sort|deal|contribute|reimburse|find)(?:s|ed|ing)?`;
const notTheirVisa = String.raw`(?:\s*,)?(?:\s*[–—-])? (?:(?:but|though|although|and|yet|just)[ ,]+)?not (?:with |for |towards? |to |in |on |at )?(?:your|their|his|her|anyone's|people's) (?:own )?(?:(?:uk|work|skilled worker|tier 2|health and care|immigration) )*visas?(?: applications?)?(?! (?:\w+ ){0,2}?(?:fees?|costs?|charges?|expenses|surcharges?|interviews?|appointments?|medicals?|photos?|history|type|status)\b)(?=\s*(?:[.;:!)–—]|\s-\s|$|,|\b(?:and|which|as|so|because)\b))`;

const outright = [
  // "We can help with your registration, but not with your visa"
  String.raw`\b${helps}\b(?:(?!\b(?:visas?|certificates?|cos|permits?|immigration|sponsor(?:s|ed|ing)? (?:you|them|people|candidates|applicants|overseas|international|\w+s)\b(?! ))\b)[^.;!?]){1,120}?${notTheirVisa}`,
  // who employs, and does not sponsor
  String.raw`\b(?:we|trust|company|school|home|farm|hotel|university|agency|council)(?:'re|'ll|'d| (?:are|is|will|would|can|could|may|might|shall)) (?:happily |gladly |only |just |always )*(?:be |become )?(?:your|the|an?|employ you)\b(?: (?:legal |new |direct )*employer)?,? (?:but|and|though|yet|although)? ?(?:not|never) (?:as )?(?:your|the|an?) (?:visa |licensed |immigration |work )*sponsor\W*(?=$|[.;!])`,
  // whoever needs it is out
  String.raw`${clause}[^.;:!?]*?\b(?:need|requir)(?:ing|es|e|s|ements?)?(?: (?:for|of|an?|any|our|your|visa|work|uk|skilled worker))* ${thing} (?:will |would |does |shall |automatically |immediately |also )*(?:disqualif(?:y|ies)|excludes?|bars?|rules? (?:you|anyone|anybody|candidates|applicants|them) out|prevents? (?:you|anyone|us|candidates)|makes? (?:you|anyone|candidates|applicants|them) (?:ineligible|unsuitable))\b`,
  String.raw`${clause}[^.;:!?]*?\b(?:must|needs? to|should|ha(?:s|ve) to|required to)\b[^.;:!?]{0,20}\b(?:eligible|entitled|authori[sz]ed|permitted|right) to (?:live and )?work\b[^.;:!?]{0,30}\b(?:indefinitely|permanently|on a permanent basis)\b`,
  // it is to be there when they apply, or as long as the work
  String.raw`${clause}[^.;:!?]*?\b(?:must|needs? to|should|ha(?:s|ve) to|required to) (?:have|hold|be) (?:(?:the|a|legal|legally|lawful) )*(?:eligible|entitled|authori[sz]ed|permitted|right) to (?:live and )?work\b[^.;:!?,]{0,20} (?:(?:at|on|upon) (?:the (?:point|time) of |your |their )?(?:applying|application)(?! \w)|when applying\b|for the (?:whole |full |entire )?(?:length|duration) of (?:this|the|your|their) (?:contract|employment|role|post|job)\b)`,
  String.raw`${clause}[^.;:!?]*?\b${thing}\b(?:(?!\b(?:and|who|whose|that|which)\b)[^.;:,!?]){0,60}? ${be} (?:\w+ly |now |also |still )*${shut}\b`,
  String.raw`${clause}(?:please note (?:that )?)?(?:(?:we|the \w+|this \w+|our \w+) )(?:\w+ly |now |also |therefore |have to |must )*(?:decline|refuse|reject|den(?:y|ie)|withhold|forbid|prohibit|disallow|turn(?:s|ed)? down|rule(?:s|d)? out)(?:s|d|es|ed)? (?:(?:all|any|every|each|visa|work|uk|requests?|applications?|for) )*${thing}(?! (?:from|by|money|deals?|offers? from)\b)`,
  // what is too little for it
  String.raw`(?<!\b(?:not|no|never|nothing|nobody)\b[^.;:!?]{0,40})\b(?:put|plac|leav|mak|keep)(?:es|s|ing) (?:any |our |the |visa |work |a |skilled worker )*${thing} (?:well |far |just |firmly |simply )*(?:out of (?:our |your |anyone's )?(?:reach|the question|scope|bounds)|beyond (?:our |your )?(?:reach|means|us)|impossible|unaffordable|unworkable|off[- ]limits|off the table)\b`,
  // what was agreed is that it ends
  String.raw`\b(?:(?:withdrawal|removal|end|ending|suspension|refusal|cancellation|loss|closure|abolition|pause) (?:of|in|to)|ending|stopping|withdrawing|pausing|suspending|refusing) (?:all |our |any |visa |the |work )*${thing} (?:[\w-]+ ){0,4}?(?:has|have|was|is) (?:now |been |already )*(?:approved|agreed|confirmed|decided|announced)\b`,
  String.raw`\b(?:home office|ukvi|board|directors?|hr|head office) (?:(?:has|have) )?(?:now |since )?(?:refused|declined|rejected|denied|turned down|vetoed|withheld|withdrawn) (?:(?:all|any|our|the|further|more|visa|request for|application for) )*(?:certificates?|${thing}) for (?:this|these|our)\b`,
  String.raw`^\W*(?:[\w-]+ ){0,3}?${thing}\?\W*(?:(?:you )?(?:had better |better )?think again|(?:just )?forget (?:it|about it|that)|look elsewhere|dream on|(?:that|this) (?:ship|boat|train) has (?:long )?(?:sailed|left)|those days are (?:over|gone|behind us)|not (?:a|the slightest) chance|no chance|in your dreams|afraid not|not here|not with us|not on your life)\W*$`,
  String.raw`(?:^|[.;:!?]\s*)${noOthers}(?=[^.;!?]*\b${thing}\b|[^.;!?]*\bsponsor(?:s|ed|ing)?\b)(?:[^.;!?]*\b(?:only|solely|exclusively|nobody but|no one but|limited|restricted|reserved|confined)\b[^.;!?]{0,60}?\b${own}|[^.;!?]*\b${own}\b[^.;!?]{0,25}\b(?:only|alone|exclusively)\b)`,
  String.raw`\b${thing}\b[^.;!?]*\b(?:everyone|everybody|anyone|anybody|all(?: [\w-]+){0,2}|every(?: [\w-]+){1,2}|any(?: [\w-]+){1,2}),? (?:but|except|bar|excluding|save|other than|apart from)(?: for)? (?:the |an? |our )?(?<kind>[\p{L}-]{4,}?)(?:e?s|ships?)?\b[^.;!?]*[.;,–—-]\s*(?:and )?(?:this|which|yours|it)(?: [\w-]+)? is (?:an? |one of )?(?:[\w-]+ ){0,2}?\k<kind>`,
  String.raw`(?:^|[.;:!?]\s*)(?![^.;!?]*\b(?:nothing|no|not|never|nobody|none|whoever)\b)[^.;!?]*\b(?:excluding|excludes?|except(?: for)?|minus|apart from|other than|everything (?:but|bar|save))\b (?:any |the |a |uk |work )*(?:visa sponsorship|sponsorships?|certificates? of sponsorship|work permits?|visa support)(?=\W*$|[.;:)!])`,
  String.raw`(?:^|[(.;:!?–—]\s*)(?:(?:visa|work|uk|skilled worker|tier 2|immigration|full|and|but) )*(?:sponsorships?|certificates? of sponsorship|work permits?|visa support)(?: is| are|:)? (?:not|never) (?:included|offered|provided|available|given|covered|supported|on offer|part of \w+ \w+)(?=\s*(?:[).;:!]|$))(?![^.!?]*\b(?:but|however|unless|except|yet|although)\b)(?!\.? ?(?:but|however|we do|we can|this|we will)\b)`,
  String.raw`\b(?:ignore|disregard)\b[^.;]{0,40}\b(?:claims?|suggestions?|statements?|reports?|wording|text|mentions?|references?|lines?|tags?|labels?)\b(?![^.;]*\b(?:not|no|never)\b|[^.;]*n't\b)[^.;]*\b(?:sponsor\w*|visas?)\b`,
  String.raw`\b(?:claims?|rumours?|reports?|statements?) that (?:we|this \w+) (?!(?:do not|don't|never|cannot|can't)\b)(?:\w+ )?sponsor[^.;]*\b(?:false|wrong|untrue|incorrect|mistaken)\b`,
  String.raw`^\W*(?:visa |work |any )?${thing}(?: status| availability| decision)?[\s:–—-]+(?:now |currently |strictly )?${shut}\W*$`,
  String.raw`\b(?:do|does|offers?|gives?|provides?|covers?|includes?|pays? for) (?:you )?(?:everything|all|anything) (?:but|except|bar|save|other than|apart from) (?:for )?(?:a |the |any |offer(?:ing)? |arrang(?:e|ing) )*(?:sponsor(?:ing)?\b|${thing})`,
  String.raw`\b(?:like|such as|including) (?:this|the advertised) (?:[\w-]+ ){0,2}?(?:post|role|job|position|one|vacancy),? (?:are|is|falls?|lies?|remains?) (?:outside|excluded|exempt|ineligible|left out|not (?:covered|included|eligible|sponsored))\b`,
  String.raw`\b(?:visas?|work permits?):? (?:must|should|have to|has to|needs? to|are to|is to) be (?:arranged|obtained|organi[sz]ed|sorted|applied for|secured|held) by (?:the |each |all |our )*(?:[\w-]+ )?(?:applicants?|candidates?|you|yourself)\b`,
  String.raw`${clause}[^.;:!?]*?\b(?:you|applicants?|candidates?|workers?|everyone|anyone) (?:[\w-]+ ){0,2}?(?:must|should|shall|have to|has to|needs? to|(?:is|are) (?:responsible for|required to|expected to))(?: have)? (?:secur|obtain|arrang|organi[sz]|sort|get|hold|apply|find)\w*(?: out| for)? (?:their|your|his or her|his/her|her or his) own (?:[\w-]+ ){0,2}?(?:visas?|work permits?)\b(?! (?:appointment|interview|photo|fee|application|card|support|with (?:our|the)|with help)s?\b)(?![^.;]*\b(?:help|support|assist\w*|guid\w*|reimburs\w*|cos)\b)`,
  String.raw`\b${thing}\b[^.!?]{0,60}\b(?:you|candidates|applicants) (?:(?:must|should|will|would|have to|need to) )+(?:arrange|get|obtain|organi[sz]e|sort|find|secure)(?: out)? (?:it|one|this|that) (?:yourself|yourselves|themselves|alone|on (?:your|their) own|elsewhere)\b`,
  // "Visas, no; agencies, yes."
  String.raw`^\W*(?:(?:visa|work|uk) )?(?:sponsorships?|visas?)[\s,:–—-]+no ?(?=[,;.]|$)(?! ?[,;.]+ ?(?:but|unless|if|except)\b)`,
  String.raw`\bsponsorship[- ]free\b(?! of)`,
  String.raw`(?<!\b(?:not|never|no|[a-z]+n't)\b[^.;]*)(?:\b(?:must|shall|should|will|to)(?: (?:need|have) to)? self-? ?sponsor(?! licen)\b|\b(?:by|through|via) (?:means of )?self-?sponsorship\b|\bonly self-?sponsored (?:candidates|applicants|people)\b|\bself-? ?sponsor(?:ship|ing)\b[^.;]{0,40}\b(?:required|necessary|needed|essential|expected|a must)\b)`,
  String.raw`^\W*(?:(?:visa|work|skilled worker|uk) )*${thing}\s*[:=–—-]+\s*(?:x|n|✗|✘|❌)\W*$`,
  String.raw`${clause}(?:(?:visa|work|our|the) )*sponsorships?(?: for (?:this|these|the|our) [\w -]{2,40}?)? (?:has|have) (?:now |since |recently )?(?:ended|closed|stopped|finished|ceased|fallen through|collapsed|lapsed|run out)\b`,
  String.raw`${clause}(?:[\w-]+ ){0,3}?(?:we|trust|company|hospital|school|home|farm|hotel|university|post|role|employer) (?:(?:was|were|is|are|has been|have been) )(?:refused|denied|turned down for) (?:(?:an?|any|our|visa|work|skilled worker) )*${thing}\b`,
  String.raw`\b(?:would|will|could|do|does|can|shall)(?:n't| not| never) (?:even |ever )*(?:think about|dream of|entertain|contemplate) (?:(?:an?|any|the|offering|giving|your|work) )*(?:${thing})(?![^.;:!?]*\b(?:but|unless|until|except|without)\b)`,
  String.raw`\b(?:bring|need|have|hold)s?\b[^.;:!?]{0,30}\band (?:your|their) own (?:\w+ )?(?:visa|work permit)s?\b(?! (?:appointment|interview|photo|fee|application)s?\b)`,
  String.raw`\b(?:our|a|the|this \w+'s) (?:strict |firm |general )?no[- ](?:visa[- ])?sponsorship (?:policy|rule) (?:still )?(?:applies|stands|remains|is (?:in (?:place|force)|strict|firm))\b`,
  String.raw`${clause}[^.;:!?]*?\b(?:unwilling|reluctant|loath|disinclined) to (?:sponsor\b|(?:offer|provide|give|arrange|consider) (?:[\w-]+ ){0,2}?${thing}|(?:go|take|follow|choose)(?: down)? the (?:visa|sponsorship|permit) (?:route|path|road))`,
].map((rule) => new RegExp(rule, 'iu'));

/** "While others don't, …": what others do says nothing of what is done here. */
const ofOthers =
  /^\W*(?:while|whilst|although|though|even though|whereas) (?:(?:many|most|some) )?(?:others|other [\w-]+|(?:many|most|some) (?:[\w-]+ )?[a-z]+s)\b[^,;:.]{0,60}, /i;

export const isOutright = (said: string): boolean => {
  const ours = said.replace(ofOthers, '');
  return outright.some((rule) => rule.test(said) || (ours !== said && rule.test(ours)));
};

const ofOwnRight =
  /\b(?:rights?|permission|eligib\w+|entitle\w+|authori[sz]\w+|leave) to (?:live and )?(?:work|remain)\b(?:(?!\b(?:we|our)\b)[^.;:!?]){0,40}?(?:(?:\b(?:does|do|is|are|must|should|may|can|will)(?:n't| not)(?: be)?|\bnot) (?:depend(?:s|ing|ent)?|rel(?:y|ies|ying|iant)|hinge|tied|linked|conditional|contingent|bound|based)(?: (?:up)?on| to)?|\bindependent(?:ly)? (?:of|from)) (?:(?:an?|any|our|your|having|receiving|the|its|being|continued|employer|visa|work|skilled worker) )*(?:sponsor\w*|employers?)\b/i;

/** A right to work is asked for that does not depend on us: "permission to work that is not tied to a sponsor". In plain words. */
export const asksForOwnRight = (said: string): boolean => ofOwnRight.test(said);
