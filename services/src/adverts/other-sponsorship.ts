import { thingSponsored } from './object-of-sponsoring.js';
import { athletes, doer, employed } from './people-named.js';
import { certainVisas } from './visas-named.js';

/**
 * Sponsorship that is of something else than a person's right to work. An offer needs that a visa, a permission to work
 * or a person's migration is sponsored; where a sentence leaves that open, it promises nothing. These are taken out
 * before a promise or a condition is looked for, and not before a refusal: a refusal in doubt stays one.
 */

export const visaWord = String.raw`visas?|(?:work|employment) permits?|certificates? of sponsorship|${certainVisas}|overseas|abroad|international\w*|immigrat\w*|migra\w*|relocat\w*|right to work|route|(?:around|across|all over) the world|worldwide|any country|licen[cs]ed sponsor|residenc[ey]`;
const studied = String.raw`(?:qualif(?:ications?|y\b)|degrees?|diplomas?|(?<!\bapply for (?:your|the|an?) )certificates?(?! of sponsorship)|certifications?|mast(?:er|er's|ers)\b|m\.?sc|b\.?sc|ph\.?d|mba|pgce|pgcert|doctorates?|nvqs?|rqf|qcf|acca|cima|cipd|aat|mcips|chartered|chartership|ielts|oet|plab|pmp|cesr|cct|osce|gmc|nmc|hcpc|registrations?|exam\w*|tests?|(?<!matter of )courses?|modules?|training|stud(?:y|ies)|apprenticeships?|accreditations?|memberships?|fellowships?|clearance|vetting|dbs|driving|cat(?:egory)? [cd]|(?:hgv|lgv)(?! (?:${employed}|${doer})\b)|level \d|college|university|school|education|learning|development|tuition|fees|conferences?)`;
export const happening = String.raw`(?:events?|gala|dinners?|ball|awards?|festivals?|conferences?|tournaments?|match(?:es|day)?|fixtures?|marathons?|races?|rides?|runs?|walks?|swims?|campaigns?|appeals?|shows?|exhibitions?|concerts?|summits?|webinars?|podcasts?|seasons?|kits?|shirts?|stands?|teams?|clubs?|leagues?|cups?|trophy|charit\w+|hackathons?|expos?|fairs?|ceremon\w+|lunch\w*|breakfasts?|receptions?|performances?|productions?|f[eê]tes?|exhibits?|galler\w+|parade|delivery|transformation|change|strategy|programmes?|projects?|workstreams?|initiatives?|networks?|boards?)`;
const sitePermit = String.raw`(?:building|planning|parking|street|road|hot work|electrical|excavation|confined space|environmental|event|filming|isolation)s? permits?|permits? to (?:dig|work)`;
/** Up to so many words that speak of no visa. */
const openGap = String.raw`(?:(?!\b(?:${visaWord})\b)[^.;!?]){0,90}?`;
/** What is named behind it is what sponsorship hangs on, and not what is sponsored. */
const hangsOn = String.raw`depend\w*|subject to|according to|based (?:up)?on|in line with|contingent|conditional|whatever|regardless`;
/** … and come to no other deed of the employer, and no time or condition. */
const sameDeed = String.raw`(?:(?!\b(?:${visaWord}|once|when|after|if|provided|including|as well as|plus|along with|together with|${hangsOn}|and (?:we|you|will|pays?|supports?|helps?|funds?|covers?|provides?|offers?|gives?|trains?))\b)[^.;!?]){0,90}?`;
const purpose = String.raw`(?:through|throughout|towards|to (?:\w+ly )?(?:obtain|gain|complete|achieve|study|take|undertake|do|become|attain|attend|pass|train|work towards|get|earn|qualify|sit|finish|pursue|progress|develop|upskill|register)|for|(?<!\b(?:those|people|candidates?|applicants?|anyone|someone|staff) )(?:in|on)|during|(?<!\b(?:those|people|candidates?|applicants?|anyone|someone|staff|workers?|nurses?|carers?|chefs?|[a-z]+(?:er|or|ist|ian|ant)s?) )with(?! (?:an? |the |your |their |full |valid |clean |uk )*(?:driving|nmc|gmc|hcpc|registration|qualif\w*)\b)|as|(?<!\b(?:roles?|posts?|positions?|jobs?|grades?) )at(?! least\b| most\b| (?:the |our )?(?:[\w'’-]+ ){0,2}discretion))`;
const whoOrWhat = String.raw`(?:hard[- ]to[- ]fill|hard[- ]to[- ]recruit|shortage|priority|specialist|stem|science|skilled|professional|medical|clinical) (?:[\w-]+ )?(?:vacancies|occupations?|areas|skills|specialties|trades|disciplines|subjects?)\b|occupations? (?:on|in)\b|vacancies\b|you\b|your\b|those\b|anyone|everyone|people|someone|somebody|persons?|candidates?|applicants?|staff|employees?|colleagues?|workers?|families|family|dependants?|talent|graduates?|nurses?|the (?:right|successful|chosen|selected|duration|length|whole|full|first|post|role|job|position|vacancy)|(?:this|these|our|all|both|some|certain|most|many|each|every|any|senior|eligible) (?:\w+ ){0,2}(?:roles?|posts?|positions?|jobs?|vacanc\w+|grades?|bands?|levels?|specialt\w+)|roles?\b|posts?\b|positions?\b|work\b|employment|up to|\d|one|two|three|four|five|us\b|uk\b|you|the uk|eligib\w+|exceptional|experienced|suitabl\w+|qualified|(?!(?:summer|winter|easter|dinner|charter|number|computer|(?:sept|nov|dec)ember|october)\b)[a-z]{3,}(?:ers|ors|ists|ians|ants|er|or|ist|ian)\b|(?:${employed})\b|hours\b|shifts?\b|nights?\b|weekends?\b|(?:full|part)[- ]time|permanent|starts?\b(?!-up)|intakes?\b|january|february|march|april|may\b|june|july|august|september|october|november|december|mechanics?|cooks?|midwi(?:fe|ves)|[a-z]{3,}m[ae]n\b|(?:certain|some|most|many|selected|several) (?:\w+ )?(?:teams?|departments?|sites?|wards?)|free|less|now|example|discussion|consideration|sure|more|good|life`;

const otherThings = [
  // a sponsored person, and what it is that they are sponsored through or for
  String.raw`(?<!\b(?:licen[cs]ed|approved|registered|a-rated) (?:visa |uk |home office |skilled[- ]worker )?)\bsponsor(?:s|ed|ing|ship)?\b${sameDeed}\b${purpose}\b(?! (?:[\w-]+ ){0,3}?(?:those|people|candidates?|applicants?|anyone|someone|staff|workers?|nurses?|carers?|chefs?|\w+(?:er|or|ist|ian|ant)s?) (?:with|who|having|holding)\b|[^.;!?,]{0,20}\bthose (?:on|in)\b| (?:roles?|posts?|positions?|jobs?|grades?) at\b)(?:(?!\b(?:${visaWord}|${hangsOn}|and|or|who|that|which)\b)[^.;!?,]){0,50}?\b${studied}\b(?! (?:[\w-]+ )?(?:mechanics?|cooks?|chefs?|nurses?|staff|[a-z]{3,}(?:ers?|ors?|ists?|ians?))\b)(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\bsponsor(?:s|ed|ing)?\b(?:(?!\b(?:${visaWord}|and|who|that|which|with|if|when|once|after|unless|provided|${hangsOn})\b)[^.;!?,]){0,40}?\b${studied}\b(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\bsponsorship to (?:become|train|retrain|qualify|gain|earn|achieve|complete|get|obtain)\b(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\bsponsorship (?:for|to) (?:[\w'-]+ ){1,3}to (?:train|retrain|study|upskill)\b(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\bsponsors?(?:ing|ed)? (?:your|their|his|her) (?!(?:[\w&'’-]+ ){0,4}?(?:${visaWord}|move|stay|employment|application|immigration|entry|permits?|certificates?|petitions?)\b)[^.;!?]*`,
  String.raw`\bsponsorship (?:is |are )?(?:available |offered |open )?(?:for|to) (?:[\w-]+ ){0,2}?(?:bloggers|influencers|creators|streamers|gamers|players|athletes|riders|runners|racers|artists|bands|podcasters|photographers and)\b[^.;!?]*`,
  // other bodies' sponsorship of doctors in training, permits of a site, licences of a trade
  String.raw`(?<![^.;!?])[^.;!?]*\b(?:royal colleges?|mti|medical training initiative|permits?[- ]to[- ]work)\b[^.;!?]*|\bwork permits? (?:are |is )?(?:issued|controlled|signed|checked|raised|closed) (?:on site|at the gate|to contractors)\b[^.;!?]*`,
  String.raw`\b(?:forklift|flt|hgv|lgv|pcv|sia|cscs|driving|driver'?s|pilot'?s|personal|gambling|coaching) (?:licen[cs]es?|badges?|tickets?|cards?)\W{1,4}(?:we|they) (?:\w+ )?sponsor\b[^.;!?]*`,
  String.raw`(?<!\bwith (?:[\w-]+ ){0,3})\b${studied} (?:is|are|will be|can be|gets?) sponsored\b[^.;!?]*`,
  String.raw`(?<![^.;!?])(?=[^.;!?]*\b(?:clearance|vetting|dv|bpss|ctc)\b)(?:(?!\b(?:${visaWord})\b)[^.;!?])*\bsponsor\w*(?:(?!\b(?:${visaWord})\b)[^.;!?])*`,
  String.raw`\bsponsorship (?:is |provided |offered |available |given )*for (?:your |an? |the )?(?:[\w-]+ )?(?:licen[cs]es?|badges?|tickets?)\b[^.;!?]*`,
  String.raw`\bwork permits?,? (?:and|or|&) (?:${sitePermit})|(?:${sitePermit}),? (?:and|or|&) work permits?\b`,
  // how others sponsor
  String.raw`\b(?:main|headline|principal|title|shirt|kit|lead) sponsors?\b(?!hip)[^.;!?]*|(?<!\b(?:few|only|the) (?:\w+ )?)\b(?:employers|businesses|trusts|companies|firms|clients) (?:who|that|which|to) (?:\w+ )?sponsor\w*[^.;!?]*|\bhow to sponsor\b[^.;!?]*|(?<!\b(?:do|can|will|could) )\byou (?:help|explain|support|assist) (?!with your)[^.;!?]*`,
  // a cost that is borne to some sum
  String.raw`(?:(?!\b(?:${visaWord})\b)[^.;!?]){0,60}\bsponsored (?:up to|to (?:the (?:value|tune) of|a maximum of)) (?:[£€$]|[a-z]{3} ?)?\d(?:(?!\b(?:${visaWord}|and|but)\b)[^.;!?])*`,
  // a sponsored happening
  String.raw`\bsponsor(?:s|ed|ing|ship)?\b(?:(?!\b(?:${visaWord}|${whoOrWhat}|talk|speak|contact|write|ask|should|must)\b)[^.;!?,]){0,60}?\b(?:for|of|to|at|in|behind)\b(?:(?!\b(?:${visaWord}|${whoOrWhat})\b)[^.;!?,]){0,50}?\b${happening}\b[^.;!?]*`,
  String.raw`\bsponsor(?:s|ed|ing)?\b (?:(?!\b(?:${visaWord})\b)[\w'’-]+ ){0,4}?\b(?:(?!teams?\b|networks?\b)${happening})\b[^.;!?]*`,
  // "sponsorship" with no word of a visa, for something that is neither a person nor a post
  String.raw`(?<!\b(?:visas?|permit|worker|immigration|tier ?[25]|lmia|h-?1b|card|route|certificates? of)[ -])\bsponsorship\b (?:is |are |will be |can be |also |currently |now )*(?:available |offered |provided |given |on offer )?(?:for|of|towards|to)\b (?!(?<=\bto )(?:new zealand|australia|canada|ireland|(?:great )?britain|the (?:uk|usa?|united (?:kingdom|states)))\b)(?!(?:[\w'’-]+ ){0,4}?(?:${whoOrWhat}|${visaWord})\b)[^.;!?]*`,
  thingSponsored,
  String.raw`\b(?:${athletes}(?: and (?:their )?(?:coaches|managers|trainers|officials|teams|clubs))? (?:are|is|get|will be)(?: \w+){0,2}? sponsored|sponsor(?:s|ing)? (?:(?!(?:visas?|permits?)\b)[\w-]+ ){0,2}?${athletes})\b(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\bsponsor(?:s|ed|ing)? (?:several |many |a |some |the )?(?:local|grassroots|amateur|community|village|town)\b[^.;!?]*`,
  String.raw`\bsponsor(?:s|ed|ing|ship)?\b${openGap}\b(?:who|that|wish\w*|want\w*) (?:wish |want |like |hope )?to (?:study|train|learn|qualify|retrain)\b[^.;!?]*`,
  String.raw`\bsponsorships? of (?:your |their |his |her |any |an? |the )*(?!${openGap}\b(?:${visaWord}|move|stay|entry)\b)(?:[\w-]+ ){0,3}?${studied}\b[^.;!?]*`,
  String.raw`\bstudents?\b[^.;!?]*\bsponsor\w*[^.;!?]*\bstudent (?:route|visas?)\b[^.;!?]*`,
  // sponsors who help, where nobody comes from abroad
  String.raw`(?<![^.;!?])(?![^.;!?]*\b(?:${visaWord}|uk|move|country)\b)[^.;!?]*\bsponsors (?:who |that )?(?:will|can|would|may|are (?:here|there) to|help|support|guide|meet|mentor)\b[^.;!?]*`,
  // a post that somebody pays for
  String.raw`\b(?:sponsored|funded) (?:\w+ ){0,5}?by (?!us\b|our (?:company|trust|licence)|(?:your|the) (?:[\w-]+ ){0,2}?(?:employer|company|trust|council|university|school|home|practice|hospital|firm|farm|hotel|restaurant|group|business|college|clinic)\b|an? (?:licen[cs]ed|approved|registered|uk|british) )[^.;!?]*`,
  String.raw`\b(?:owner|director|lead|chair|champion|stakeholder|executive|senior|officer|trustee|governor|ally|partner|patron|donor|funder|supporter|member)s?,?(?: and|,| or| \/|\/) ?(?:the )?sponsors?\b[^.;!?]*`,
  // hosts of people who fled; from where a clause begins, since from every letter of it would take as many times longer
  String.raw`(?<![^.;!?])[^.;!?]*\b(?:homes for ukraine|(?<!\bvisas for (?:[\w-]+,? ){0,6})ukrain\w+|community sponsorship|refugees?|resettle\w*|asylum\w*|(?:guests?|hosts?) (?:and|&) (?:their )?(?:\w+ )?(?:sponsors?|hosts?|guests?))\b[^.;!?]*`,
  String.raw`\b(?:that|who|which) sponsors? us\b|\bour (?:\w+ ){0,2}sponsors?\b(?!hip| (?:status|licen[cs]\w+)\b| (?:[\w'-]+ ){0,4}?(?:${visaWord}|you|${whoOrWhat})\b)`,
  // a sponsor who is a person's guide, or pays for a trial or a cause
  String.raw`(?<!\b(?:is|are|am|as|be|been|being|become|'re|'s|need|want|change of|change) (?:\w+ ){0,2})\b(?:an?|each|every|one|your|their|his|her|named|internal|personal|programme|aa|na|12-step|trials?|study) sponsors?\b(?! licen| (?:is|will be|would be) (?:the|us|your|our)\b)(?!${openGap}\b(?:${visaWord})\b)[^.;!?]*`,
  String.raw`\b(?:support|help|assist|advise|meet|manage|between|from|with|to|among|by|and|find|attract|secure|existing|potential|major|corporate|other) (?:(?!we\b|trust\b|company\b)\w+ )?sponsors\b(?! (?:[\w-]+ ){0,3}?(?:you|your|(?:workers|nurses|carers|teachers|chefs|engineers|people|staff|doctors|candidates|applicants)|${visaWord})\b)[^.;!?]*|(?<!\b(?:licen[cs]ed|approved|registered|a-rated) )\bsponsors,? (?:and|or) (?!support|help|pay|welcome|sponsor)\w+[^.;!?]*`,
  String.raw`\b(?:look(?:s|ing)? for|seek(?:s|ing)?|find(?:s|ing)?|approach(?:es|ing)?|thank(?:s|ing)?) (?:\w+ ){0,2}?sponsors\b[^.;!?]*|\b(?:sold|sells?|selling|buy|bought|buying)\b[^.;!?]*`,
  // a permit of a trade
  String.raw`\bsponsor(?:s|ed|ing)?\b (?:(?!\b(?:${visaWord}|you|who|that|which|with|and|to|under|on|through|by|for|from|in|our)\b)[\w'’/-]+ ){1,5}?(?:licen[cs]es?|badges?|permits?(?<!work permits?)|passes|tickets?|cards?(?<!(?:green|blue) cards?))\b(?! holders)[^.;!?]*`,
  // whom an agency places
  String.raw`\byou(?:'ll| will| would)? (?:also |then |be )*(?:plac|match|find|fill|headhunt|recruit|sourc|hir|speak|talk|work|deal|screen)(?:e|es|ing)?\b(?:(?!\b(?:we|we'll|in return|sponsorship (?:is|will)|visa sponsorship is)\b)[^.;!?])*?\b(?:who|that) (?:need|require|want|seek|are looking for|have)\b[^.;!?]*`,
  String.raw`\b(?:offering|giving|getting|finding|arranging|providing|helping|supporting|assisting)\b(?:(?!\b(?:you|your|we)\b)[^.;!?])*\b(?:for|on behalf of) (?:(?:our|the|their|its|various|other|local|nhs) )*(?:clients?|customers?|employers|companies|hospitals|trusts|care homes|hotels|restaurants|firms|businesses)\b[^.;!?]*`,
  // what clients do
  String.raw`\b(?:help\w*|assist\w*|advis\w*|support\w*|enabl\w*|guid\w*|represent\w*|work(?:s|ing)? with|act(?:s|ing)? for) (?:[\w-]+ ){0,2}?(?:clients?|business\w*|employers?(?! work visas?\b)|compan(?:y|ies)|firms?|restaurants?|care homes|organi[sz]ations?|start-?ups|schools|universities|hospitals|smes)\b(?:(?!,? but\b)[^.;!?])*`,
  // a line of support, a level of school or supplier
  String.raw`\btier ?[1-5]\b(?!\)?(?: \(general\)| \/ skilled worker)?[ ,/-]*(?:visas?|sponsor\w*|route|licen[cs]e\w*|certificates?|permit|work permit|general|skilled|migrants?|applicants?|candidates?|and (?:tier )?5|or (?:tier )?5|available\b(?! \w+)))(?<!\b(?:sponsor\w*|visas?|permits?|licen[cs]e|under|route)[^.;!?]{0,25})`,
  // the work itself: whoever is employed issues them to others
  String.raw`\b(?:responsib\w+|accountab\w+|in charge of|duties|tasks?|accountabilit\w+)\b[^.;!?]*?\b(?:issu|assign|request|allocat|process|manag|administ|prepar|submit|apply|arrang|provid|support|coordinat|handl|sponsor|oversee|ensur|maintain|advis)\w*\b[^.;!?]*`,
  String.raw`^\W*(?:to )?(?:issue|assign|request|allocate|process|manage|administer|prepare|submit|coordinate|co-ordinate|handle|ensure|oversee|maintain|advise|liaise|assist(?! with)|help(?! with)|undertake|deliver|monitor|record|report|lead (?:on|the|our|all)|act as|draft|review|check|track|support(?! (?:is|will|can|with|for|in))|provide|arrange|apply for|complete|keep)\b[^.;!?]*`,
  String.raw`\b(?:issuing|assigning|requesting|allocating|preparing|submitting|drafting|coordinating|arranging) (?:\w+ ){0,3}?(?:certificates? of sponsorship|visas?|sponsorships?|work permits?)\b[^.;!?]*?\b(?:to|for|of|on behalf of) (?:new |our |all |international |overseas |eligible )*(?:staff|employees|starters|starts|joiners|recruits|colleagues|hires|students|workers|managers)\b[^.;!?]*`,
  // what somebody will do at work, up to where the employer speaks of itself
  String.raw`(?<!\b(?:do|does|did|will|can|could|would) )\byou(?:'ll| will| would| are going to)? (?:also |then |regularly |personally |have to )?(?:sponsor|write|edit|explain|design|build|test|develop|sell|teach|research|publish|translate|record|coordinate|co-ordinate|organi[sz]e|ensure|run|manage|lead|oversee|handle|administer|travel|visit|interview|arrange|assign|process|issue|maintain|own|prepare|submit|advise|guide|check|answer|draft|deliver|monitor|review|audit|liaise|act)\b(?:(?!\b(?:we|we'll|in return|the (?:role|post|position|job|company|trust|employer)|sponsorship (?:is|will)|visa sponsorship)\b)[^.;!?])*`,
  String.raw`\b(?:case ?work|caseload|portfolio|practice areas?|(?:our|your|the) (?:work|clients|matters)) (?:includes?|covers?|spans?|involves?|ranges?)\b[^.;!?]*`,
  String.raw`\bsponsors? (?:(?!\b(?:${visaWord}|you|who|and)\b)[\w'’-]+ ){0,4}?(?:snooker|soccer|cricket|rugby|football|darts|golf|tennis|boxing|athletics|athletes|netball|hockey|racing|poker|theatre|opera|ballet|music|motorsports?|olympics?|paralympics?|world cup|the arts)\b[^.;!?]*`,
  String.raw`\bsponsorship from (?:[\w-]+ ){0,2}?(?:firms|businesses|companies|donors?|brands?|corporates?|industry|partners|sponsors|organi[sz]ations)\b[^.;!?]*|\bsponsors? (?:relations?|relationships?|liaison|visibility|boards?)\b[^.;!?]*`,
  // sponsors that are looked after or looked at, and those of students
  String.raw`\b(?:visit\w*|audit\w*|inspect\w*|investigat\w*|regulat\w*|monitor\w*|advis\w*|support\w*|serv\w+|for|to|(?<!\b(?:register|list) )of|with) (?:[\w-]+ ){0,3}?(?:licen[cs]ed|registered|approved) (?:[\w-]+ )?sponsors\b[^.;!?]*`,
  String.raw`\bsponsors? (?:(?!visas\b)[\w-]+ ){0,3}?(?:students|pupils|learners|interns)\b[^.;!?]*|\bstudent visa (?:licen[cs]e|sponsor)\w*[^.;!?]*`,
];

/** Where an employer's name ends, or what it is called by. */
const employer = String.raw`(?:[Uu]s|[Oo]ur|[Tt]he|[Yy]our|[Aa]|[Aa]n|NHS|(?:[\p{L}&'-]+ ){0,4}?(?:Trust|Care|Healthcare|Health|NHS|Hospitals?|University|College|School|Academy|Council|Company|Group|Homes?|Services|Ltd|Limited|LLP|PLC|plc|Inc|Hotels?|Farms?|Clinic))\b`;
const company = String.raw`(?:[Cc]ompany|[Bb]rand|[Ll]eader|[Nn]etwork|[Bb]usiness|[Ee]mployer|[Ss]ponsor)`;
/** By the capital letter of a name: the company that is called Visa, and a brand whose sponsorship somebody has. */
const byName = [
  String.raw`(?<=\b(?:[Ww]e are|[Ww]e're|[Aa]t|[Jj]oin(?:ing)?|[Aa]bout|[Ww]ork(?:ing)? (?:at|for|with)) )Visa(?=\W*$|[.,;:!?]| (?:and|as|we|to|Inc|Europe|[–—-])\b)`,
  String.raw`(?:^|[.;!?]\s+)Visa (?=is (?:an? |the |one of )(?:[\w'-]+ ){0,4}?${company})`,
  String.raw`\b[Ss]ponsorships? from (?!${employer})(?![^.;!?]*\b(?:${visaWord})\b)\p{Lu}[^.;!?]*`,
];

export const ofSomethingElse: RegExp[] = [
  ...otherThings.map((rule) => new RegExp(rule, 'giu')),
  ...byName.map((rule) => new RegExp(rule, 'gu')),
];

/** What the employer only hopes for: a licence that it has asked for, sponsoring from next year on. */
export const onlyHoped: RegExp[] = [
  String.raw`(?<!\b(?:proud|pleased|happy|glad|delighted|continue|fortunate|lucky) )\bto (?:become|be|obtain|get|gain|apply for|secure|acquire) (?:[\w-]+ ){0,3}?(?:licen[cs]ed? (?:as a )?(?:visa )?sponsors?|sponsor(?:ship)? licen[cs]es?)\b[^.;!?]*`,
  String.raw`\b(?:plan|hop[ei]|aim|intend|expect)\w* to (?:be able to |start to |begin to )?sponsor\w*\b[^.;!?]*\b(?:from|in|by|next|later|soon|once) (?:20\d\d|(?:the )?(?:year|spring|summer|autumn|winter|future|new year)|we|our)\b[^.;!?]*`,
  String.raw`\b(?:(?:hop(?:e|es|ing)|intend\w*|plan(?:s|ning)?|aim(?:s|ing)?|look(?:s|ing)?|work(?:s|ing)?|wish\w*|want\w*|expect\w*|due|would like) (?:to|towards|for|on)|appl(?:y|ied|ying|ication)|wait(?:s|ing)?|in the process|on (?:our|the) way|await\w*|soon)\b[^.;:,!?]{0,60}?\b(?:licen[cs]ed? (?:as a )?sponsors?|sponsor(?:ship)? licen[cs]es?|a (?:visa )?sponsor|licen[cs]e)\b[^.;!?]*`,
].map((rule) => new RegExp(rule, 'giu')); // prettier-ignore
