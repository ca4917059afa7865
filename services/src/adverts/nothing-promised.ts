import { nationAdjective } from './countries-named.js';

/**
 * Sentences that name visas and sponsorship and say nothing of this post: what a company's business is, what the government
 * has done to the rules, what is still open, an article on it, a site of jobs, what people ask about. Each is known as a
 * whole, and none in which somebody speaks of what is given here.
 */

const sponsor = String.raw`(?:sponsor\w*|visas?\b)`;
const kind = String.raw`(?:(?:uk|sponsored|work|working|skilled worker|health and care|tier 2|visa|immigration|global mobility|employer|overseas|the|our|your) )*`;
const named = String.raw`(?:visas?\b(?: sponsorships?\b)?|sponsorships?\b|immigration\b|certificates? of sponsorship)`;
const sponsorship = kind + named;
/** Up to so many words that come to no other statement. */
const few = String.raw`(?:(?!\b(?:we|our|us|you|your|this|but|with|plus|including|available|offer\w*|provid\w*|gives?|sponsors?(?! licen))\b)[^.;:!?]){0,60}?`;
/** A sentence by the end of it: nobody speaks of what is given or denied. */
const whole = String.raw`(?:(?!\b(?:we|our|us|you|your|this (?:role|post|position|job|vacancy)|here|but|so|not|no|cannot|never|available|offered|provided|eligible|apply)\b|n't)[^.;:!?])*\W*$`;

const better = String.raw`(?:transform|reinvent|reimagin|revolutioni[sz]|moderni[sz]|digiti[sz]|automat|streamlin|rethink|disrupt|simplif|fix|chang|demystif)(?:e|es|s|y|ies|ing|ying|ed|ied)?`;
const easy = String.raw`(?:more )?(?:transparent|simple|simpler|easy|easier|fair|fairer|fast|faster|affordable|accessible|clear|clearer|painless|seamless|effortless)`;
const everybody = String.raw`(?:everyone|everybody|all|employers|businesses|companies|people|workers|migrants|smes|start-?ups|firms)`;
const business = String.raw`(?:mission|purpose|vision|goal|aim|business|passion|product|software|platform|app|tool|start-?up|scale-?up|technology)`;
const state = String.raw`(?:the )?(?:(?:uk|british|new|current|labour|federal|us|canadian) )*(?:home office|government|parliament|ministers?|ukvi|minister for \w+|home secretary|department of labou?r|ircc)`;
const rules = String.raw`(?:rules?|laws?|regulations?|requirements?|thresholds?|guidance|policy|policies)`;
const works = String.raw`(?:appl(?:y|ies)|takes? effect|(?:came|come|comes) into (?:force|effect)|changed?|start(?:s|ed)?|beg[ai]n(?:s)?|(?:have|has|are|is|will be) (?:been |being )?(?:chang(?:ed|ing)|introduced|published|announced|coming|updated))`;

const elsewhere = String.raw`(?:the )?(?:ukvi|uk visas and immigration|home office|gov\.uk|www\.gov\.uk|government|uscis|ircc|immigration authorities)(?:'s)?\b`;
/** Who is acted for: no one who is hired. */
const customers = String.raw`(?:clients|customers|entertainers|artists?|artistes|musicians|bands|performers|actors|models|athletes|players|clubs|orchestras|employers|companies|businesses|firms|members|agencies|partners|universities|schools|farms|growers|third parties|organi[sz]ations)`;

const abroad = String.raw`(?:overseas|abroad|outside (?:of )?(?:the )?(?:uk|united kingdom|britain|eu|eea|us|usa|united states|new zealand|australia|canada|ireland)|(?:other|all|any) countries|anywhere in the world)`;

export const nothingPromised: RegExp[] = [
  // what the law asks of a sponsor
  String.raw`^\W*(?:as|being) an? (?:[\w-]+ ){0,3}sponsor(?: licen[cs]e holder)?,? (?:we|the \w+|our \w+) (?:(?:also|are|is|all|always) )*(?:comply|complies|must|required|obliged|bound|have to|has to|have a duty|keep|keeps|report|reports|check|checks|follow|follows|carry out|carries out|take|takes) [^.;!?]*\W*$`,
  // the business of a company
  String.raw`^\W*(?:we|(?:[\p{L}'&]+ ){0,3}?[\p{L}'&]+)(?: are| is|'re)? (?:an? )?(?:[\w-]+ ){0,5}?speciali[sz](?:e|es|ing|ed) (?:exclusively |only )?in ${few}${sponsorship}${whole}`,
  String.raw`^\W*(?:we(?:'re| are)|[\p{L}]+ (?:is|are)) (?:(?:the|an?|leading|recognised|trusted|true|your|uk) )*(?:experts?|specialists?|leaders?|authority|authorities) (?:in|on|for) ${few}${sponsorship}${whole}`,
  String.raw`^\W*(?:our|the|we are an?|we're an?) (?:[\w-]+ ){0,3}?${business}\b[^.;!?]{0,30}\b(?:${better}|mak(?:e|es|ing)|bring\w*) ${few}${sponsorship}${whole}`,
  String.raw`^\W*(?:we are |we're )?${better} ${few}${sponsorship}(?: for ${everybody})?\W*$`,
  String.raw`^\W*(?:we )?mak(?:e|es|ing) ${sponsorship} ${easy} for ${everybody}\W*$`,
  String.raw`^\W*mak(?:e|ing) ${sponsorship} ${easy} (?:for [\w ]+ )?is (?:what )?our ${few}(?:does|do|is for|${business})?\W*$`,
  // what the state does to its rules
  String.raw`^\W*${state} (?:(?:has|have|is|are|will|plans to|wants to|now|also|recently|just|been|be) )*(?:reform|expand|extend|tighten|overhaul|review|chang|simplif|amend|updat|reshap|rewr|toughen|relax|announc|introduc|consult)\w* ${few}${sponsorship}${whole}`,
  String.raw`^\W*(?:the |these |new |stricter |tougher |updated |uk |revised )*${sponsorship} ${rules} ${works}\b${whole}`,
  String.raw`^\W*(?:the |new |stricter |tougher |updated |revised |recent )*(?:${rules}|changes?|reforms?|updates?) (?:on|to|for|of|about) ${sponsorship}(?: ${rules})? ${works}\b${whole}`,
  // still open
  String.raw`^\W*(?:${sponsorship})\s*[:=–—-]+\s*(?:tbc|tbd|tba|to be (?:confirmed|decided|determined|advised|announced)|pending|under review|unknown|n\/k|not (?:yet )?(?:known|confirmed|decided))\W*$`,
  // an article, a site of jobs
  String.raw`^\W*(?:[\w-]+ ){0,2}?${sponsorship} (?:explained|faqs?|basics|101|news|myths|in a nutshell|at a glance|made simple)\b(?: ?[:–—-] ?(?:read|see|download|visit|find|watch|our|a|the|everything)\b[^.;!?]*)?\W*$`,
  String.raw`^\W*(?:read |see |download )?(?:a|an|the|our|your|ultimate|complete|free|quick|short|employer's|beginner's| )*(?:guide|introduction|handbook|article|webinar|podcast|blog) (?:to|on|about) ${sponsorship}${whole}`,
  String.raw`^\W*(?:[\p{L}\d.'&]+ ){1,3}?(?:lists|shows|advertises|gathers|aggregates|collects|features|curates|tracks|publishes) (?:(?:thousands|hundreds|of|all|only|the|uk|verified|new|open|many) )*(?:jobs|roles|vacancies|posts|positions|employers|sponsors|companies)\b (?:with|for|that (?:come with|offer)|offering|on) ${sponsorship}${whole}`,
  // where the state tells more of it; a role that is not this one
  String.raw`^\W*for (?:further|more|additional|full) (?:information|details|guidance|advice)\b(?:(?!\b(?:we|our|us|your|this (?:role|post|position|job|vacancy)|not|no|cannot)\b|n't)[^;:!?]){0,80}?${sponsor}(?:(?!\b(?:we|our|us|this (?:role|post|position|job|vacancy)|but|not|no|cannot)\b|n't)[^;:!?]){0,60}?\b(?:see|visit|check|go to|refer to|consult|read|on|at)\b[^;:!?]{0,20}\b${elsewhere}[^;:!?]{0,40}$`,
  String.raw`^\W*(?:please )?(?:find out|read|learn|discover|see) more (?:information |details )?(?:about|on) ${sponsorship}(?: (?:here|online|below|at the link|on ${elsewhere}(?: website| site| pages)?))?\W*$`,
  String.raw`^\W*(?:if you need (?:a visa|sponsorship),? )?(?:(?:overseas|international|all|any|prospective) )*(?:applicants|candidates|you) (?:may wish to|might (?:wish|want) to|may want to|should|can|are (?:advised|encouraged|invited|recommended|asked) to|will want to)(?: first| also)? (?:check|assess|confirm|review|explore|look up|find out) (?:(?:their|your) (?:own )?(?:eligibility|position|status)|(?:if|whether) (?:they|you) (?:are eligible|qualify|may be eligible)) (?:for|to get|to receive) ${sponsorship} (?:using|on|with|at|via|through|by using) ${few}${elsewhere}[^;:!?]{0,40}$`,
  // a work by its name, and no other word of it
  String.raw`^\W*as (?:(?:an?|the|our) )?(?:[\w-]+ )?(?:visas?|sponsorship|immigration|sponsor compliance)(?: [\w-]+)? (?:administrator|officer|manager|advis[eo]r|coordinator|co-ordinator|assistant|lead|specialist|caseworker|consultant|paralegal|executive|clerk),? you\b(?:(?!\b(?:sponsor\w*|visas?|permits?|certificates? of|right to work|status|eligib\w*|qualif\w*|apply|overseas)\b)[^;:!?.])*\W*$`,
  // papers for whoever an agent acts for
  String.raw`^\W*(?:we|our (?:company|agency|firm|team)|the (?:company|agency|firm|team|bureau)|[\p{L}'&]+) (?:(?:can|will|also|do|regularly) )*(?:issues?|assigns?|arranges?|obtains?|files?|appl(?:y|ies) for|process(?:es)?|handles?|manages?|secures?|prepares?|provides?|sponsors?) (?:(?:uk|work|the|all|their|any|required) )*${sponsorship}(?: applications?)? on behalf of (?:(?!\b(?:you|successful|hires?|recruits?|staff|employees|candidates|applicants)\b)[\w'-]+ ){0,4}?${customers}\b${whole}`,
  // other jobs, and a question that goes to everybody
  String.raw`^\W*(?:similar|related|other|more|further|recommended|nearby) (?:jobs|vacancies|roles|posts|positions|opportunities)(?: (?:near you|you may like|like this|in \w+))?\s*[:–—-]+\s*[^.;!?]*${sponsorship}[^.;!?]*\W*$`,
  String.raw`^\W*(?:we|our \w+|the \w+|employers|all \w+) (?:(?:will|do|are|also|must|always|have to) )*(?:asks?|asked)(?: (?:all|every|each|any|our|the))*(?: (?:applicants?|candidates?|nurses|people|everyone|you))?(?: at \w+)? (?:whether|if) (?:they|you|he or she|applicants|candidates) (?:(?:currently|will|would|may|now|or|in the future|,) )*(?:need|require|have|hold)s? ${sponsorship}\W*$`,
  // a record of a petition, whatever came of it: what counts of one is read from its fields
  String.raw`^\W*(?:(?:h-?[12]b|lmia|perm|lca|i-?140|labou?r (?:condition|certification|market impact)|employment-based) )+(?:petitions?|applications?|cases?|records?|assessments?)(?: (?:applications?|for this (?:position|role|job)|filed|in|dated|number \S+|\d{4}))*(?:[\s,:;–—(-]+(?:case )?(?:status|decision|outcome|result|determination)?[\s:=–—-]*(?:was |is |has been )?(?:certified[- –—]*)?(?:denied|withdrawn|refused|rejected|revoked|invalidated|certified|approved|granted|pending|negative|positive)?(?: by (?:the (?:employer|authority)|uscis|ircc))?(?: in \d{4})?)?(?:,? \d+ positions?)?\W*$`,
  String.raw`^\W*(?:official record\W{1,3})?(?:the |this |an? |our |your )?(?:(?:h-?[12]b|lmia|perm|lca|i-?140|labou?r (?:condition|certification|market impact)|employment(?:-based)?|work|green card|critical skills|visa) )*(?:petitions?|(?:permit |visa |labou?r )?(?:applications?|certifications?|assessments?)|lmias?|lcas?)(?: (?=\S*\d)[\w-]{4,})?(?: (?:for|in) (?:this|the|that) (?:position|role|job|post|occupation|worker|beneficiary))?,? (?:was|were|is|has been|had been) (?:later |since |subsequently |then )?(?:denied|withdrawn|refused|rejected|revoked|invalidated|terminated|cancelled)(?: (?:by|on|in) (?:the |its |our )?[\w ,-]{2,30})?\W*$`,
  String.raw`^\W*(?:petition|lmia|lca|application|case|permit) (?:status|decision|outcome|result)\s*[:=–—-]+\s*(?:certified[- –—]*)?(?:denied|withdrawn|refused|rejected|revoked|invalidated|terminated|cancelled)\b(?: ?\((?:h-?[12]b|lmia|perm|lca|i-?140)\))?\W*$`,
  // a heading, whatever stands below it
  String.raw`^\W*(?:(?:work|employment) (?:authori[sz]ation|eligibility)|(?:overseas|international|foreign) (?:applicants|candidates))(?:(?: ?\/ ?| and | & )(?:visas?(?: status)?|(?:work|employment) (?:authori[sz]ation|eligibility)|(?:overseas|international) (?:applicants|candidates)))?(?: (?:requirements?|status|information|details|statement|policy|notice|note))?\W*$`,
  // others, who need none
  String.raw`^\W*(?:our |the |as )?(?:volunteers|interns|visitors|dependants|spouses|partners|(?:(?:${nationAdjective})(?:,? and |,? or |\/|, )?)+ (?:citizens?|nationals?)|(?:people|those|anyone|candidates|applicants|holders)(?: who (?:have|hold))? (?:with|of|on|have|hold)? ?(?:(?:eu |pre-)?settled status|indefinite leave(?: to remain)?|ilr|a green card|permanent residen\w+))(?: [\w' -]{2,30})? (?:do|does|will|would)(?: not|n't) (?:need|require) (?:(?:an?|any|their own|uk|work|working|visa) )*(?:visas?|sponsorships?|work permits?)(?: (?:to|for|from|in) [\w ,'-]{2,40}| of their own)?\W*$`,
  // from where people may apply, and nothing of how they may then work
  String.raw`^\W*(?:please note(?: that)? )?(?:we (?:(?:can|will|do|also|are happy to|are able to) )*(?:accept|consider|welcome|encourage|invite) )?(?:applications?|applicants?|candidates?|people|those|anyone) (?:(?:who are|currently|living|based|resident|from|in) )*${abroad}(?: (?:can|will|may|are|is)(?: also| always| equally| very| most)*(?: be)? (?:considered|accepted|welcomed?|encouraged|invited|eligible)(?: to apply| too| as well)?)?\W*$`,
  // by law, of others
  String.raw`^\W*(?:the law|the rules|home office rules|ukvi|the home office|the government) (?:lets?|allows?|permits?|enables?) (?!(?:us|our|this|you)\b)(?:[\w'-]+ ){1,4}?(?:to )?(?:sponsor|issue certificates)\b(?:(?!\b(?:we|our|ours|us|this|you|your|so|but)\b)[^.;:!?])*\W*$`,
  String.raw`^\W*(?:(?:by law|legally|under (?:the|uk|home office) (?:law|rules|guidance)),? )?(?:(?:licen[cs]ed|all|uk|visa) )*(?:sponsors|employers) (?:(?:may|must|can|are|should)(?: not|n't)|cannot|are forbidden|are banned)(?: allowed| permitted)?(?: to| from)? (?:pass|charg|recover|recoup|deduct|claw|demand|take)\w*\b(?:(?!\b(?:we|our|us|this|but)\b)[^.;:!?])*\W*$`,
  String.raw`^\W*only (?:an? )?(?:(?:licen[cs]ed|registered|approved|employers?|companies|a-rated|uk) )*(?:sponsors?|employers?|companies|organi[sz]ations)\b(?: (?:on|with|in|that|who) [\w' -]{2,40}?)? (?:can|may|are (?:allowed|able) to|is allowed to|have the right to) (?:issue|assign|give|provide|sponsor|offer)\b${whole}`,
  String.raw`^\W*you (?:may|might|could)(?: well)?(?: already| currently| now)* (?:hold|have|be on|be working on) (?:an? )?(?:[\w-]+ ){1,4}?visas? (?:with|from|through|for) (?:another|a different|an existing|some other|your (?:current|present)) (?:employer|sponsor|company|trust)\W*$`,
  String.raw`^\W*(?:(?:many|most|some|our|the|international|overseas|often|sometimes) )*(?:students|applicants|candidates|people|customers|clients|users|readers|nurses|graduates|callers|visitors|learners)(?: (?:often|regularly|frequently|sometimes|usually|will|may|also|always))* (?:ask|enquire|wonder|write|call|want to know|have questions)(?: us| our \w+)? (?:about|on) ${sponsorship}\W*$`,
  String.raw`^\W*(?:you(?:'ll| will)? )?(?:assist|help|support|represent|advise|act for)(?:ing)? (?:our |the )?(?:clients?|applicants|people|migrants|workers|individuals|families|employers|students|candidates) (?:whose|who have had|with) [^.;!?]*\b(?:visas?|sponsorships?|permits?|leave|applications?)\b[^.;!?]*\b(?:refused|withdrawn|rejected|revoked|cancelled|curtailed|denied|refusals?|expired)\W*$`,
  // an advert's own mark, where nobody says what it is of
  String.raw`^\W*(?:this is an? )?sponsored (?:posts?|jobs?|content|vacanc(?:y|ies))(?:\s*(?:[:–—|-]+)(?!\s*(?:uk |full )*(?:visas?|skilled worker|tier 2|yes)\b)[^.;!?]*)?\W*$`,
  // what a team does all day, sponsorship among it
  String.raw`^\W*(?![^.;!?]*\byour?\b)(?:the|our|this) (?:[\w-]+ ){0,2}?(?:team|department|function|office) (?:also )?(?:handles?|manages?|looks? after|deals? with|covers?|is responsible for|runs?) (?:[\w-]+(?: [\w-]+){0,2}, ){1,5}(?:[\w-]+(?: [\w-]+){0,2},? )?and ${sponsorship}\W*$`,
  // what the state asks for today, and where a number goes
  String.raw`^\W*the (?:(?:general|new|minimum|lowest|standard|current) )*(?:salary|pay|threshold|fee|charge|cost)(?: threshold| level| requirement| floor)? (?:for|of) ${sponsorship} (?:rose|rises|(?:has|have|will|is to) (?:rise|risen|increase|increased|change|changed|go up|gone up)|increase[sd]?|went up|goes up|changed|was raised|is being raised) ${whole}`,
  String.raw`^\W*(?:please )?(?:(?:enter|give|quote|put|write|state|upload) )?(?:your|the) (?:(?:certificate of sponsorship|visa|work permit|permit) )+(?:number|reference|expiry date|start date)s?\b${whole}`,
  // to whom questions go
  String.raw`^(?:(?!\b(?:we|our client) (?:can|will|do|offer|provide|sponsor)\b)[^.;:!?])*?\b(?:visas?|sponsorships?|immigration|work permits?)(?: and (?:visas?|sponsorships?|immigration))?(?: related)? (?:quer(?:y|ies)|questions?|enquir(?:y|ies)|issues|concerns) (?:should|must|may|can|are to|need to|have to) (?:please )?(?:go|be (?:sent|directed|addressed|referred|made|put|emailed|forwarded)) to\b(?:(?!\b(?:not|no|cannot|but)\b)[^.;:!?])*\W*$`,
  // what somebody will be at work; the first word of visas is looked for once, however many there are
  String.raw`^(?=(?<named>[^:;.!?]*?\b${named}))\k<named>[^:;.!?]*[:–—-]+\s*you(?:'ll| will| would)? (?:be|become|act as) (?:the|our|an?) (?:(?:go-to|in-house|resident|lead|main|key|first|single|subject|internal) )*(?:expert|specialist|lead|contact|owner|champion|advis[eo]r|person|authority|point of contact)\b${whole}`,
  String.raw`^\W*(?:your|the) (?:new )?(?:team|remit|portfolio|brief|area|responsibilities|workload|department)(?: you(?:'ll| will)? (?:join|lead|manage|run))? (?:(?:will|also) )*(?:covers?|includes?|spans?|deals? with|(?<=\b(?:your|join|lead|manage|run) [\w ]*)(?:handles?|manages?|looks? after))\b ${few}${sponsorship}${whole}`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore

/** `said` in plain words, one sentence. */
export const promisesNothing = (said: string): boolean => nothingPromised.some((rule) => rule.test(said));
