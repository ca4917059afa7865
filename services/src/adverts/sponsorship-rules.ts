import { certainVisas, healthAndCare, visasByLaw, visasInShort } from './visas-named.js';

/**
 * How adverts speak of sponsoring a visa. Each list is read against one sentence, with what `other` and `harmless` name
 * taken out before. A mere mention says nothing: only a giver and a thing given, or a thing and that it can be had, is
 * an offer, and a negation outweighs it unless the sentence turns.
 */

const personSuffix = String.raw`(?:nurse|chef|vet|carer|staff|worker|[a-z]*people|tradesm[ae]n|mechanic|cook|mason|herd|person|colleague|candidate|applicant|employee|hire|graduate|talent|pharmacist|[a-z]{3,}(?:er|or|ist|ian|ant))s?`;
/** What may stand before a bare "sponsorship" that is of a visa; "MBA sponsorship" and "GMC sponsorship" are not. */
const mayPrecede = String.raw`visas?|cards?|tss|aewv|\d{3}|attracts?|ukvi|swv|permit|worker|work|working|care|tier ?[25]|route|uk|full|free|further|ongoing|employer|employment|immigration|h-?1b|lmia|our|your|their|the|a|any|this|every|each|for|of|with|offer\w*|provid\w*|giv\w+|need\w*|requir\w*|support\w*|consider\w*|accept\w*|and|or|nor|plus|includ\w*|under|have|has|company|overseas|international|via|through|to|on|is|no|possible|potential|limited|guarantee\w*|promise\w*|whether|discuss\w*|arrange\w*|secure|continue|transfer|take over|existing|current|present|apply|seek\w*|attract\w*|carries|available|get|receiv\w*|without|but|that|where|when|if|at|into|then|about|sorry|afraid|however|not|hiring`;
// the word is looked for first: what stands before it would be tried at every letter of an advert
const sponsorship = String.raw`(?=sponsorships?\b)(?<=^[^\p{L}\d]*|[,:;–—(/+&?|]\s*|\s-\s|\b(?:${mayPrecede})[\s-]+)sponsorships?\b`;
const visaKind = String.raw`${certainVisas}|work|working|employment|employee|${healthAndCare}|tier ?[25](?: \(general\))?|${visasInShort}|employer[- ](?:sponsored|nominated)|sponsored|general work|${visasByLaw}|subclass \d{3}`;
/** What an employer gives so that a person may work; a bare "visa" is not among it, it may be a card or a journey's. */
const thing = String.raw`(?:${sponsorship}|\bcertificates? of sponsorship\b|\b(?:work|employment) permits?\b|\b(?:${visaKind}) (?:visas?|route|sponsor\w*|petitions?|permission|application)\b|\bblue card\b|\baewv\b|\bhighly skilled migrant\b|\bh-?[12]bs?\b|\blmia\b|\bgreen cards? (?:sponsor\w*|applications?|petitions?|process\w*)|\btier ?[25]\b)`;
const sponsoredOne = String.raw`(?:(?:all|every|any|most) (?:\w+ ){0,2}?(?:grades?|levels?|bands?|roles?|posts?|positions?|specialt\w+|professions?|disciplines?)\b|visas?\b|them\b|skilled[- ]worker|health and care|tier ?[25]|h-?1b|green cards?|overseas|abroad|international|other countries|you(?:r)?\b|this (?:role|post|position|job|vacancy|year)|(?:a|the) (?:right|successful|next)|(?:for|from|under|on) |non-eu|someone|\b${personSuffix}\b)`;

/** Things that share a word with it, and work that has to do with other people's visas. */
export const other: RegExp[] = [
  // no limit and no refusal: "we do not only sponsor visas"
  /\b(?:do|does|is|are|will|can|would)(?:n't| not) (?:only|just|merely|simply) (?!any)/gi,
  /\bnot (?:only|just|merely|simply)\b(?! any)/gi,
  /\btier ?[1-4][ -]+(?:mental|camhs|services?|support|weight|pathways?|clinics?|teams?|interventions?|network|specialist|obesity|one|data ?cent|supplier|1|3|4\b(?!.*visa)|hospital|accident|emergency|help ?desk|application|automotive|city|capital|bank|engineer)\w*/gi,
  /\b(?:gmc|royal college|mti|medical training initiative|erasmus|charity|event|sports?|kit|shirt|corporate|commercial|executive|project|programme|board|senior|title|clinical trial|trial|study|research|data|product|business|headline|festival|club|brand|team|league|stadium|arts|conference|media|sales)[- ]sponsor(?:ship|s|ed|ing)?(?: (?:deals?|packages?|managers?|sales|income|opportunities|agreements?))?\b/gi,
  /(?<!\b(?:closed|stopped|paused|suspended|ended|no|not accept\w*|can't accept) (?:\w+ ){0,3})\bsponsor(?:ship|ed|ing|s)? (?:proposals?|bids?|managers?|executives?|sales|income|deals?|(?<!\b(?:full|complete|visa|relocation|free) sponsorship )packages?(?![^.;]*\b(?:visa|ihs|immigration|certificate))|revenue|opportunities(?! (?:do|does|are|is) not)|partners?(?:hips)?|agreements?|budgets?|contracts?|advice|guidance|compliance|applications?(?! (?:are|is|have|has) (?:now |currently |been )*(?:closed|paused|suspended|not))|quer(?:y|ies)|team|department|polic(?:y|ies)|duties|management|reporting|systems?|records|administration|officers?|advis[eo]rs?|specialists?|rules|law|legislation|events?|walk|run|rides?|bike|training|degrees?|courses?|placements?|study|studies|qualifications?|phds?|masters?|apprenticeships?|football|players?|athletes?|runners?|pupils|students|by (?:industry|the (?:research|national|wellcome|british|european)))\b/gi,
  /\b(?:scholarships?|bursar\w+|grants?|funding)(?:,| and| or|\/) ?sponsorships?\b|\bsponsorships? (?:is |are )?(?:available |open |offered )?(?:to|for) (?:our )?(?:students|pupils|supporters|athletes|artists|charities|clubs)\b|\bsponsorship of (?:\w+ ){0,3}(?:events?|clubs?|teams?|festival|concerts?|arts|sports?|exams?|training|charit\w+|tournaments?|leagues?|awards?|qualifications?)\b/gi,
  /\b(?:fully |company[- ]|employer[- ]|trust[- ]|self[- ])?sponsored (?:training|degrees?|courses?|placements?|study|qualifications?|phds?|masters?|apprenticeships?|students?hips?|posts? on|content|events?)\b/gi,
  /\b(?:training|courses?|fees|exams?|studies|degrees?|mbas?|clubs?|teams?|events?|stadiums?|chairs?|fellowships?|bursar\w+|leagues?|lunch\w*|trials?) (?:(?:is|are|will be|can be|was) )?(?:fully )?(?:sponsored|sponsorship)\b[^.;,]*/gi,
  /\bsponsor(?:s|ed|ing|ship of)? (?:your|the|a|our|an|its|their|this|these|clinical|local|children|several|many|young|junior)? ?(?:[\w-]+ ){0,2}(?:studies|training|degree|diploma|qualification|acca|cima|cipd|aat|exams?|trials?|events?|projects?|programmes?|change|network|children|charit\w+|teams?|clubs?|festival|fees|membership|changes?|initiatives?|players?|athletes?|footballers?|runners?|swimmers?|hospice|mba|phd|choir|tournaments?|awards?|marathon|improvements?)\b/gi,
  /\b(?:executive|accountable|senior|programme|project|business)?[ -]?sponsors? (?:of|for) (?:the |a |our |this )?(?:[\w-]+ )?(?:project|programme|transformation|change|initiative|event|club|team|tournament|festival|trial|study|awards?)\b[^.;,]*/gi,
  /\b(?:immigration )?(?:removal|detention|holding) (?:centre|center)s?\b[^.;]*/gi,
  /\bvisas? (?:gift|cards?|debit|credit|payments?|inc|europe|checkout|direct|mastercard|network|transactions?|gift ?cards?|vouchers?|application cent\w+|officers?|policy|cases?|caseworkers?|applicants?|services|section|desk|fraud|law|applications? (?:for (?:our )?(?:clients|customers|students)|on behalf of (?:our )?(?:clients|customers|students)))\b/gi,
  /\badvis\w+ (?:our )?(?:clients?|businesses|employers?|companies|students|individuals)\b[^.]*/gi,
  /\b(?:our|the|their|your|many) (?:\w+ )?(?:clients|customers|readers|students|callers|users|guests) (?:\w+ )?(?:ask|want|need|call|enquire|apply|come|wonder|write)s?\b[^.;]*/gi,
  /\b(?:mastercard|amex|american express|paypal)(?:,| and| or)? visa\b|\bvisa(?:,| and| or|\/) ?(?:mastercard|amex|american express|paypal)\b/gi,
  /\b(?:sponsored|funded|powered|issued|paid) by visa\b|\bvisa['’]s\b|\b(?:clients|customers|brands) (?:such as|like|include) [^.;]*\bvisa\b/gi,
  /\b(?:advis\w+|case ?work\w*|compliance) (?:on|with|for|in) (?:[\w ]+ )?(?:visas?|sponsorship|immigration)\b[^.]*\b(?:clients|students|customers|businesses)\b/gi,
  /\b(?:you(?:['’]ll| will| would)|(?:post|role)[ -]?holders?(?: will)?|our team|the team|this team|(?:the|this) (?:role|post|job) (?:will |is to )?(?:involves?|includes?|manages?|supports?|handles?)) (?!(?:are|is) (?:here|on)\b|came\b|be (?:fully )?sponsored|be on\b|be (?:offered|eligible|given|provided|able|required|asked|unable|rejected|granted)|sponsors?\b|(?:also )?(?:must|receive|get|have|need|require|not|never|qualify|benefit)\b|be employed (?:on|under|with)\b|(?:will |can )?(?:help|assist|support|guide|handle|arrange|sort|look after|take care of|deal with)s? (?:you|with your|the successful)\b)(?:[^.;:,?!]|,(?= (?:and )?(?:assign|arrange|issue|request|process|handle|manage|apply|support|advise|keep|maintain|check|prepare|submit|sponsor|run|monitor|report|record|complete|renew|file|help|guide|coordinate)\b))*?(?=$|[.;:?!]|,(?! (?:and )?(?:assign|arrange|issue|request|process|handle|manage|apply|support|advise|keep|maintain|check|prepare|submit|sponsor|run|monitor|report|record|complete|renew|file|help|guide|coordinate)\b)|\bas we\b|\band we\b|\bbut we\b|\bwithout\b)/gi,
  /\b(?:experienced?|knowledge|understanding|awareness|administration|management) (?:of|in|with|filing|preparing|processing|managing|handling|drafting) [^.;:,?!]*?(?:sponsor|visa|certificate|tier|permit|h-?[12]b|lmia|green card|immigration)[^.;:,?!]*/gi,
  /\b(?:managing|administering|processing|monitoring|reporting on|auditing|overseeing|maintaining|manages?|administers?|processes|monitors?|audits?|oversees?|maintains?) (?:the |our |all |a |its )?(?:[\w' -]+ )?(?:sponsor\w*|visas?|certificates? of sponsorship|work permits?)\b[^.;,?!]*/gi,
  /\b(?:approves?|process|handles?|checks?|escorts?|issues?) (?:\w+ ){0,2}visas? (?:for|to|of|on)\b(?! (?:you|successful|our new))[^.;,?!]*/gi,
  /\b(?:support|assist|help|represent|advise)s? (?:the )?(?:holders|people whose|clients|customers|students|refugees|migrants|families|asylum)\b[^.;,?!]*/gi,
  /\b(?:advice|guidance|consultancy|information|webinars?|articles?|research) (?:on|about|for|in|into) [^.;,?!]*/gi,
  /\b(?:tools?|software|platforms?|apps?|products?|lawyers|solicitors|attorneys|law firm|consultancy) (?:that|which|helps?|files?|offers?|offering|provid\w+|prepares?|used|for|lets?)\b[^.;?!]*/gi,
  /\b(?:visas?|permits?|immigration) (?:advice|guidance|law|consultan\w+)\b|\bsponsorship funding\b/gi,
  /\bsponsor(?:ship|s)? [^.;,]{0,30}?\b(?:for|through|towards|who run|in) (?:\w+ ){0,3}?(?:exams?|marathon|10k|qualifications?|memberships?|studies|coursework)\b/gi,
  /\bsponsorship(?:,| and| &) (?:mentor\w*|coaching|events|marketing|fundraising|partnerships?|hospitality|donations)\b|\b(?:mentor\w*|coaching|events|marketing|fundraising|partnerships?|donations|career)(?:,| and| &)? sponsorship\b/gi,
  // nobody may sell one: no word on whether it is given
  /\b(?:an? |the |your )?(?:certificates? of sponsorship|sponsorships?|visas?) (?:must|should|may|can|need|will)(?:n't|(?: never| not)) (?:ever )?be (?:paid for|charged for|sold|bought)\b[^.;,]*/gi,
  /\bhot work permits?\b|\bpermits? to work\b|\bwork permits? (?:to|for|from) (?:sub-?contractors?|contractors?|visitors|site)\b/gi,
  /\b(?:b-?[12]|tourist|visitor|business|travel|schengen|holiday|entry|transit|student|spouse|family|dependant|partner|graduate) visas?\b(?! sponsor)/gi,
]; // prettier-ignore

/** What a sentence has to speak of to be about a visa at all. */
export const subject =
  /\b(?:un)?sponsor\w*|\bvisas?\b|\bcertificates? of sponsorship\b|\bwork permits?\b|\bskilled[- ]worker\b|\btier ?[25]\b|\b(?:right|entitled|authori[sz]ed|permitted|legally (?:able|allowed)) to work\b|\b(?:tn|e-3|o-1|j-1|eb-?[23]) (?:visas?|status|support|petitions?|sponsor\w*)\b|\b(?:outside|living in|resident in) (?:of )?the (?:uk|us|eu|eea)\b|\bworking rights\b|\b(?:work|employment) authori[sz]ation\b|\bindefinite leave\b|\bassign\w* (?:\w+ ){0,2}?certificates?\b|\ball (?:of )?our (?:\w+ )?certificates\b|\bskills charge\b|\b(?:from|apply from) (?:overseas|abroad|outside the (?:uk|us|eu|eea|country))\b|\bentitle\w* to work\b|\beligible to work\b|\bpermission to work\b|\bh-?1bs?\b|\bh-?2bs?\b|\bgreen card\b|\bblue card\b|\bemployment permits?\b|\blmia\b|\bhighly skilled migrants?\b|\b(?:overseas|foreign|international) (?:applicants?|candidates?)\b|\bright to live and work\b|\bimmigration (?:paperwork|process\w*|costs?|fees?|formalities|applications?|side|journey|health surcharge|support|assistance|help)\b|\b(?:temporary )?foreign workers?\b|\b(?:british|uk|irish|us|u\.s\.|american|canadian) (?:citizen(?:s|ship)?|nationality|nationals?|passports?)\b|\bsettled status\b|\baewv\b|\b(?:nz|new zealand|australian|eu|eea) (?:citizens?|nationals?|residents?) only\b|\b(?:accredited|licen[cs]ed?) to (?:hire|employ|recruit|bring)\b/i;

/** Words that say no and yet refuse no sponsorship; they are taken out before a negation is looked for. */
export const harmless: RegExp[] = [
  /\b(?:who says|who said|worried|think|thought|heard|afraid|concerned)\b[^.;?]*\?/gi,
  /\bwould be odd if we did not sponsor\b|\bnot afraid (?:to|of)\b|\bnon-(?:eu|eea|uk|british|european) (?=[a-z]{3,}s\b)/gi,
  /\b(?:do not|don't|need not|no need to|never) (?:worry|hesitate|be (?:put off|afraid|shy|deterred|discouraged)|let (?:this|that|it|the|an?|your|not|lack|needing)\b|be concerned)(?:(?!\s[–—-]\s|\bvisas?\s?[:;–—])[^.;:?!,])*/gi,
  /\b(?:not sure|unsure|not certain|wondering|wonder|do not know|don't know) (?:if|whether)\b[^.;?]*\?(?![^.;]*\b(?:not|no|sadly|unfortunately|cannot|[a-z]+n't)\b)/gi,
  /\bno reason (?:not |why |for you |that )?[^.;:,]*/gi,
  /(?<!\bonly (?:\w+ ){0,3})\b(?:candidates|applicants|applications|people|those|anyone|nurses|colleagues)(?: from \w+)? (?:who (?:do not|don't)(?: currently| yet)? (?:need|require)|without (?:a |any )?(?:need (?:for|of)|requiring|needing)?|not (?:needing|requiring)) ?(?:a |any )?(?:visa |work )?(?:sponsorship|visas?)(?: needs?)? (?:are|is|may|can|will be) [^.;,]*\b(?:welcome\w*|encouraged|considered|apply)\b/gi,
  /\b(?:does not|do not|don't|doesn't|will not|won't) (?:(?:yet|already|currently|need to|have|hold|the|a|an|any|uk|british|your|valid|existing|current) )+(?:right to work|visa|permission(?: to work)?|work permit|status)\b(?! sponsor| to (?:offer|give|provide|sponsor|issue|employ|hire|recruit|bring)\b)(?![^.;]*\b(?:reject|declin|discard|cannot|not\b))/gi,
  /\b(?:(?<=\b(?:who|if|those) )(?:have|has) no|(?<=\bhave )no|lack|lacks|without) (?:(?:having|holding|have|the|a|an|any|uk|british|your|valid|existing|current) )*(?:right to work|visa|permission(?: to work)?|work permit|status)\b(?! sponsor| to (?:offer|give|provide|sponsor|issue|employ|hire|recruit|bring)\b)(?![^.;]*\b(?:declin|reject|discard|refus|turned (?:away|down)|ignored))(?=[^.;]*\b(?:we|can|will|welcome|sponsor\w*|offer\w*|provid\w*)\b)/gi,
  /\b(?:where|if|when|unless) (?:we|they) (?:cannot|can't|are unable to|do not|don't|fail to|could not) (?:find|recruit|fill|appoint|source|attract|hire)\b[^.;,]*/gi,
  /\b(?:where|if|when) (?:there (?:is|are) )?no (?:suitable|uk|local|settled|resident|other)\b/gi,
  /\b(?:where|if|when) (?:there (?:is|are) none|(?:none|nobody|no one)(?: (?:suitable|else|of them|local))?(?: (?:is|are|can be|has been))?(?: (?:found|available|suitable|appointed|identified|appointable|apply|applies|qualified))?)\b(?=,? [^.;]*\b(?:may|might|could|can|will|would|is|are) (?:then |also )?(?:be )?(?:sponsor\w*|consider\w*|offer\w*|given|issued|available))/gi,
  /\?\W*(?:please )?(?:do not|don't)(?: be| worry| hesitate)?(?=[:,.!]|\s[–—-])/gi,
  /\bif you (?:do not|don't|haven't|have not|lack)(?: (?:have|got|hold|had))?(?: (?:it|one|that|this))?(?=,? (?:we|the (?:company|trust|employer))\b)/gi,
  /\b(?:once|after|when|until|unless|if) (?:we|(?:the|all) (?:\w+ )?(?:market|pool|search|applicants|candidates))\b(?! (?:cannot|do not))[^.;,]{0,30}\bexhausted\b[^.;,]*/gi,
  /\b(?:nobody|no one|none)\b[^.;:]{0,40}?\b(?:turned (?:away|down)|refused|rejected|declined|left out)\b/gi,
  /\b(?:is not|isn't|not) (?:just|only|merely) possible\b|\b(?:not|isn't|aren't) (?:limited|restricted|confined|reserved) (?:to|for)\b/gi,
  /\bnot yet (?:having )?(?:the |a )?(?:right to work|permission to work)\b/gi,
  /\b(?:at )?no (?:(?!(?:and|or|nor|visas?|longer)\b)[\w-]+ ){0,2}?(?:costs?|charges?|fees?)\b(?: to you| whatsoever)?/gi,
  // "we do not charge for sponsorship, which is available to all": what follows is read on
  /\b(?:do not|don't|never|will not|won't|does not|doesn't) (?:ever )?(?:charge|ask (?:for|you)|take a|deduct)\b(?:[^.;,]*?(?=\b(?:for|towards) (?:your |the |a |our )?(?:visa |work )?(?:sponsorship|certificate)[^.;]*\b(?:(?:(?:which|and it) is (?:available|offered|provided)|(?:which|that) we (?:offer|provide|give|arrange|issue))|because|but)\b)|[^.;]*?(?=$|[.;]|\s[–—-]\s|, (?:the|our|we)\b|\b(?:because|but|as we|since we|and we)\b))/gi,
  /\bnever (?:stopped|ceased|paused|halted|failed|refused|hesitated)\b|\bnot new to\b|(?<=\b(?:role|post|position|vacancy|job|this|one) is )no exception\b|\bno (?:\w+ )?visas? (?:needed|required|necessary)(?=[,:;. –—-]+(?:because |as )?we\b)/gi,
  /\b(?:do|will|must|would|should) (?:i|you|we|candidates|applicants|nurses) (?:have to |need to )?(?:pay|be charged)\b[^?]*\?\W*(?:a\W+)?(?:no|never|not at all|nothing|not a penny)\b/gi,
  /\bno (?:problem|bar(?! in)|barrier|hindrance|obstacle|matter|previous experience|experience|uk experience|deadline|limit|cap|restrictions?|strings|question)\b/gi,
  // what else nobody need bring
  /\bno (?:(?!(?:visas?|sponsor\w*|overseas|international|foreign|immigra\w+|permits?|licen[cs]e|applica\w+|candidates?)\b)[\w'-]+ ){1,5}?(?:is |are )?(?:required|needed|necessary|essential)\b/gi,
  /\bnot (?:an? |be an? )(?:problem|barrier|obstacle|issue)\b|\bis no issue\b|\bwithout (?:delay|exception|hesitation|question|cost|charge|fees?|any (?:cost|charge|fees?|delay))\b/gi,
  /\b(?:cannot|can not|can't|could not) wait\b|\b(?:cannot|can't|not|no|isn't|won't|never) (?:be )?(?:guarantee|promise)\w*\b|\b(?:not|isn't|aren't|never) (?:an? )?automatic\b/gi,
  // "you may not be eligible if your pay is below …": for whom it may not be
  /(?<=\b(?:may|might|could) (?:not|be (?:unable|ineligible))\b[^.;]{0,80})\b(?:if|where|when)\b[^.;,]*/gi,
  // it may be so for some: what is said of whom is a condition ("may not apply" and "may not be sponsored" forbid)
  /\b(?:may|might|could) not (?=(?:always |necessarily |currently |all )?(?:be (?:eligible|able|possible|suitable|available|entitled|in a position)|qualify|meet|attract|get|receive)\b)|\b(?:may|might|could) (?:well )?be (?:unable|ineligible)\b/gi,
  /\bno need to pay\b[^.;:,]*|\b(?:never|not) cost (?:you |anyone |anybody )?(?:anything|a penny|money)\b/gi,
  /\bno later than\b|\bno less than\b|\bnot less than\b|\bwhether or not\b|\bwhether (?:you|they|applicants|candidates) (?:need|require)\b[^.;,]{0,40} or not\b|\bor not\b(?=,? (?:you|we))|\bunlike (?:other|many|most)\b(?:(?!\bwe\b)[^.;,])*/gi,
  /\b(?:not all|not every)\b/gi,
  // what may be taken away was given; and whose employer is another one now
  /\b(?:may|might|could|can|will|would) (?:also |then )?(?:be (?:withdrawn|revoked|cancelled|curtailed|ended|terminated|suspended|stopped|paused|reported)|end|cease|stop|lapse)\b[^.;]*?\b(?:if|where|when|should|unless|in the event|upon|once|after)\b(?: (?:you|your|the|a|an)\b[^.;,]*)?/gi,
  /\b(?:ends|ceases|lapses|stops|is (?:withdrawn|revoked|cancelled|curtailed))\b (?:if|when|where|should|once|on|upon)\b(?: (?:you|your|the|a|an)\b[^.;,]*)?/gi,
  /(?<=\b(?:sponsored|sponsorship|working|employed|visa)(?: visa| licen[cs]e)? )elsewhere\b|\band (?:nobody|no one|none) else\b/gi,
  /\bregardless of (?:whether|your)\b[^.;,]*/gi,
]; // prettier-ignore

/** Any of these in a sentence on sponsorship, and it is no offer; whoever is "outside the UK" is denied nothing. */
export const negation =
  /\b(?:not|never|no|nor|neither|none|nope|nil|nobody|unable|cannot|without|w\/o|non(?=[- ](?:visas?|sponsor\w*|eligible|available|cos|certificates?|licen[cs]ed)\b)|zero|hardly|unlikely|doubtful|un-?sponsored|turn away|(?<!\b(?:with|from|for|at) )another (?:employer|job|role)|exempt from|unavailable|ineligible|impossible|unsuccessful|unfortunately|sadly|regret\w*|reject\w*|declin\w*|discount\w*|discard\w*|disqualif\w*|refus\w*|exclu[ds]\w*|(?:screened|filtered|ruled|sifted) out|ceas\w+|stopp\w+|(?:stop|end|pause|halt|quit|drop|scrap|given up|gave up|giving up) (?:all |our |the |any )?(?:visa )?(?:offering|sponsor\w*|providing|giving|issuing|accepting)|discontinu\w*|(?:come|came|comes) to an end|lapsed|unsuitable|turn(?:ed|s|ing)? (?:away|down)|ignored|disregarded|suspend\w*|revok\w*|withdrawn|paused|closed|exhausted|on hold|elsewhere|lacks?|off the (?:table|cards|menu)|out of (?:the question|scope|our hands)|(?:run|ran|used) (?:out|up)\b(?! to)|(?:fully|all) (?:allocated|used|taken|gone)|beyond (?:our|us|what)|(?:we are|we're|i'm|i am) afraid|(?:falls?|sits?|is|are|comes?|lies|remains?|stays|pays?|pitched|set|graded) (?:well |just |slightly |currently |far )?(?:under the (?:minimum|threshold|level)|below|beneath|(?!(?<=\b(?:you|they|who|people|those|candidates|applicants|anyone) (?:is|are) (?:currently )?)outside (?:of )?(?:the )?(?:uk|us|eu|eea|country|britain|england|ireland)\b)outside|short of)|falls short|too (?:low|junior|few|little|short|small)|apart from|except|excepting|excluding|barring|against|minus|rather than|instead of|[a-z]+n't|(?:do|does|ca|wo|is|are|did)nt|n\/a|(?:has|have|will|had) end(?:ed)?)\b|[:?=–—-]\s*n\W*$|[:=]\W{0,5}false\b|[✗✘❌🚫⛔✖☒×👎]|\[\s?\]|(?<![\d.,£$€])\b0(?![\d.,%])(?=\s+(?:\w+ )?(?:visas?|sponsor\w*|certificates?)|\W*$)/iu;

/** What the sentence must name, near a negation, for the negation to refuse: something that is given, or a need of it. */
export const refusable = new RegExp(
  String.raw`${thing}|(?<!\b(?:mba|phd|gym|exam|course|degree|academic|tuition|acca|conference|fee) )\b(?:un-?|self-)?sponsor(?:ships?|s|ed|ing|able)?\b|\b(?:need\w*(?: of)?|requir\w*|without a?|no|nor|sponsor\w* (?:your|a|for a)?) ?(?:uk |your |a |any |for a )?(?:sponsored )?visas?\b|\bvisa support\b|\bwith (?:a|any) visa\b|\b(?:minimum|threshold|level) for (?:a|the|your) (?:\w+ )?visa\b`,
  'iu',
);

/** Refuses, whatever else the sentence says. */
export const refusing: RegExp[] = [
  /\bonly (?:candidates|applicants|people|those|persons|nurses|workers) (?:with|who (?:have|hold)|holding) (?:(?:a|an|the|valid|current|existing|full|uk|us|canadian|own|their) )*(?:work permit|visa|(?:right|permission) to work|work authori[sz]ation)\b[^.;]{0,20}\b(?:need|should|may|can|will|are (?:asked|invited))\b/i,
  // what was so once, where nothing says that it still is
  /^(?![^.]*\b(?:still|now|again|today|continue\w*)\b)[^.;]*\b(?:used to (?:be (?:offered|available|provided|given|possible)|offer|sponsor|provide|give))\b/i,
  /^(?![^.]*\b(?:still|now|again|today|continue\w*|is|are|will|can|do|does|sponsors?|offers?|provides?)\b)[^.;]*\b(?:sponsorships?|visas?|certificates? of sponsorship) (?:was|were) (?:\w+ )?(?:offered|available|provided|given|possible)\b/i,
  /\b(?:if only|we wish) (?:we|it)\b|\bno way (?:to|of)\b[^.;]{0,30}\b(?:visas?|sponsor\w*)|\bno licen[cs]e to (?:employ|sponsor|hire|recruit|bring)\b|\b(?:not|n't) (?:accredited|licen[cs]ed|approved|authori[sz]ed) to (?:hire|employ|sponsor|recruit|bring)\b|(?:\bnot|n't) (?:licen[cs]ed|registered) (?:with|by) the home office\b|\bnon-?licen[cs]ed employer\b/i,
  /\bwe(?:'ve| have)? (?:recently |just )?(?:lost|surrendered|given up|gave up|handed back|withdrew|withdrawn|pulled out|opted out)\b[^.;]{0,25}\b(?:licen[cs]e|sponsor\w*)\b/i,
  /\blet (?:our|the|its) (?:\w+ )?(?:sponsor(?:ship)? )?licen[cs]e (?:lapse|expire|go|run out)\b|\bnever (?:yet )?sponsored\b[^.;]{0,20}\b(?:no plans?|no intention|nor|never|not)\b|\bright to work\b[^.;]{0,20}\b(?:not|n't) (?:be )?(?:depend|rely|tied)\w*\b/i,
  // the countries that adverts keep to their own citizens: wider, "only" would refuse by a sentence on somewhere else
  /\bonly (?:(?:uk|british|irish|us|eu|eea|canadian|and|or) )*(?:citizens|nationals|settled (?:persons|people|residents)|permanent residents|green card holders)\b[^.;]{0,50}\b(?:may|can|should|need) apply\b/i,
  /^\W*(?:overseas|international|foreign|non-uk) (?:applicants?|candidates?)\b[^.;]*\b(?:not|cannot|unable|n't)(?: \w+){0,3} (?:accept|consider|take|employ|hire|progress|shortlist|process|interview)\w*\b/i,
  /\b(?:only|solely)\b[^.;]{0,60}?\b(?:uk|british|irish|settled|us|u\.s\.|american|canadian)[^.;]{0,40}?\b(?:citizens?|nationals?|residents?|right to work|status)|\bonly\b[^.;]{0,60}?\b(?:entitled|authori[sz]ed|eligible|permitted|legally (?:able|allowed)) to work (?:here|in (?:the (?:uk|u\.?s|united|eu|country)|canada|(?:great )?britain|ireland|uk|usa?|australia|europe))\b|\b(?:nz|new zealand|australian|eu|eea) (?:citizens?|nationals?|residents?) only\b|\b(?:uk|british|irish|us|u\.s\.|american|canadian) (?:citizens?|nationals?)(?:,? (?:and|or|&|\/) (?:[\w-]+ ){1,4}?(?:residents?|holders?|citizens?|nationals?))? only\b/i,
  /\b(?:must|need to|should|required to|have to|essential)\b[^.;]{0,60}?\b(?:already|existing|current|pre-?existing|full|permanent|unrestricted|indefinite|valid(?! (?:\w+ )?work permit))[^.;]{0,30}?\b(?:right to work|working rights|work authori[sz]ation|(?:authori[sz]ed|permitted|legally able) to work|eligib\w+ to work|entitle\w+ to work|permission to work|work permit|leave to remain|visas?(?! for))\b/i,
  /\b(?:applicants?|candidates?|you) must (?:already )?(?:hold|have|possess) (?:their|your) own (?:\w+ )?visa/i,
  /\bonly\b[^.;]{0,80}?\balready (?:being )?sponsored (?:by us|by the (?:trust|company|employer|university|council|school)|here|with us)\b/i,
  /(?:(?:\bnot|\bnever|n't) (?:be )?(?:able|in a position|going) to|\bunable|\bcannot|\bcan not|\bcan't|\bwon't|will not|don't|do not|wouldn't|would not|couldn't|could not|shan't)\b[^.;]{0,60}?\b(?:support|help with|assist with|arrange|process|obtain|provide|offer|pay for|issue|do|give|get|grant|secure|nominate)\b[^.;]{0,40}?\bvisas?\b/i,
  /\b(?:do not|don't|does not|doesn't|without)\b[^.;]{0,40}?\bright to work\b[^.;]*?\b(?:reject\w*|declin\w*|discard\w*|not|cannot)\b/i,
  /\bonly\b[^.;]{0,80}?\b(?:already employed|(?:existing|current) (?:employees|staff|colleagues|members of staff))\b/i,
  /\b(?:all|each|every one) (?:of )?our (?:\w+ )?certificates? (?:of sponsorship )?(?:have|has|are|is) (?:now |already |been )*(?:allocated|used|assigned|taken|gone)|\bsponsorship (?:allocation|quota|places?)\b[^.;]{0,30}?\b(?:gone|used|full|taken|filled|allocated)\b|\bstruggle to sponsor\b|\brather\b[^.;]{0,60}?\bthan (?:to )?(?:arrange|sponsor|apply)/i,
  // whoever comes must have it already, or need none
  /\b(?:(?:as|so) long as|provided(?: that)?|only if) (?:you|they|candidates|applicants) (?:do not|don't|will not|won't) (?:need|require) (?:a |any |our )?(?:visa )?(?:sponsor\w*|visa)\b/i,
  /\b(?:need|needs|must|required?|requires)\b[^.;]{0,40}?\b(?:right|permission|authori[sz]ation) to work\b[^.;]{0,15}?\b(?:already|from day one)\b|\bonly (?:employ|hire|consider|recruit|accept|appoint|take)\b[^.;]{0,40}?\b(?:with|who have|holding)\b[^.;]{0,25}?\b(?:right|permission) to work\b/i,
  /\b(?:visas?|permits?|sponsor\w*)\b[^.;]{0,60}?\bneed not apply\b(?! for\b)|\b(?:need|needs|have|bring) (?:your|their) own (?:\w+ )?visas?\b(?! (?:appointments?|interviews?|photos?|medicals?|biometrics?|slots?|tests?)\b)|\bvisas?\s*:\s*(?:no|none)\b/i,
  /\bpays? (?:less than|too little|not enough)\b[^.;]{0,40}?\b(?:sponsor\w*|visas?)\b|\b(?:not|n't) pay enough\b[^.;]{0,20}?\b(?:sponsor\w*|visas?)\b/i,
  /\b(?:must|needs? to|ha(?:ve|s) to|required to|essential|requires?)\b[^.;]{0,50}?\b(?:hold|have|possess|be|holding)\b(?:(?!\b(?:permit|visa)\b)[^.;]){0,40}?\b(?:indefinite leave|settled status|(?:british|uk|irish|us|u\.s\.|american|canadian) (?:citizen\w*|passports?|nationals?))(?![^.;]*\bsponsor)/i,
  /\b(?:indefinite leave(?: to remain)?|settled status|(?:british|uk|irish|us|american|canadian) (?:passports?|citizens?))\b[^.;]{0,40}?\bonly\b/i,
  /\bvisas?\b[^.]{0,40}?[;,–:.-] (?:but |and |as |because )?we (?:will not|won't|cannot|can't|do not|don't) (?:get|arrange|apply for|provide|obtain|sort|offer|organi[sz]e|supply) (?:one|it|that|them|these)\b/i,
  /\bown (?:[\w-]+ )?(?:visas?|work permits?|right to work)\b[^.;]{0,30}?\b(?:essential|required|needed|necessary|a must|only)\b|\b(?:not|n't|never|cannot) (?:get |be |become )?(?:involved (?:with|in)|deal with|touch) (?:\w+ )?(?:visas?|sponsor\w*)\b/i,
  /\bonly (?:\w+ ){0,2}?(?:candidates|applicants|applications|people|those|persons|workers)\b[^.;]{0,40}?\b(?:existing|current|full|valid|the|a) (?:and \w+ )?right to (?:live and )?work\b|\b(?:british|uk|irish|us|u\.s\.|american|canadian) (?:citizenship|nationality|passport)\b(?:(?!\bnot\b|n't\b|\bor an? )[^.;]){0,20}?\b(?:required|essential|needed|mandatory|a must)\b/i,
  /\b(?:no longer|stopped|ceased) (?:be )?(?:accept|tak|consider)(?:e|ing|s|ed)? (?:any )?(?:more |new |further )?(?:applications?|applicants|requests)\b(?! (?:by|through|via|from)\b)/i,
  // it is of nobody from abroad
  /\b(?:foreign|overseas|international|migrant) (?:workers?|applicants?|candidates?|nationals?|applications)\b[^.;]{0,20}?(?:\b(?:will not|cannot|are not|not)|n't) (?:be )?(?:considered|accepted|hired|employed|recruited|eligible|shortlisted)\b/i,
  /\b(?:do not|don't|cannot|can't|won't|will not|unable to|not able to|no longer|never) (?:be able to |currently |also )?(?:bring|recruit|hire|employ|take|accept|consider|welcome|apply|interview|process)\b[^.;]{0,50}?\b(?:from|outside|based|living|who live|resident)(?: in| outside)? (?:overseas|abroad|the (?:uk|us|eu|eea|country)|canada)\b/i,
  /\b(?:given out|used|issued|allocated|assigned|spent) all (?:of )?(?:our|the|its|this year's) (?:\w+ )?certificates?\b/i,
  // it was so, and is no more
  /\b(?:sponsored|offered|provided|issued|were (?:able|licensed)|was (?:offered|available|possible)|were (?:offered|available|issued)|had)\b[^.;]{0,60}?\buntil (?!further)(?![^;]*\b(?:still|again|will|now)\b)|\buntil (?:\w+ )?(?:19|20)\d\d\b[^.;]{0,20}\b(?:we|it|they) (?:were|was|sponsored|offered|had|could)\b(?![^.]*\b(?:still|again|will|now)\b)/i,
  /\b(?:closed|ended|stopped|paused|suspended|finished)\b[^.;]{0,30}?\bsponsorships?\b|\bsponsorships?\b[^.;]{0,30}\b(?:ended|stopped|finished)\b|\bno visas?\b|\bvisas?(?: support)?(?: (?:is|are|will|can|be)|:)* (?:not|cannot|can't|won't|isn't|aren't)\b(?! (?:needed|required|necessary|the same|a|an)\b)/i,
]; // prettier-ignore

/** It was so once, or is so elsewhere: nothing is promised here. */
export const notHere: RegExp[] = [
  /\bused to\b|\bin the past\b|\bformerly\b|\bhistorically\b|\bpreviously\b|\buntil (?:19|20)\d\d\b|\b(?:before|prior to) (?:brexit|(?:19|20)\d\d)\b/i,
  /\b(?:other|some|many|most|competing|rival|sister|parent|holding) (?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|trusts?|roles?|posts?|jobs?|vacancies|departments?|offices?|branch(?:es)?|schools?|sites?)\b/i,
  /\b(?:your own|yourself|(?:their|his|her) own (?:\w+ )?(?:visas?|permits?|sponsor\w*)|arranged by (?:you|the candidate|the applicant|applicants|candidates))\b|\bat (?:your|their) own (?:cost|expense)\b|\bby (?:(?:the|your|their) )?(?:candidate's |applicant's )?(?:current|own|present|existing) employer\b/i,
];
/** What makes a past or a foreign practice a present one again. */
export const stillHere =
  /\b(?:still|will|continue|again|now|this (?:role|post|job|position)|as do we|including (?:this|ours))\b/i;

/** "We cannot sponsor unless you hold a registration": a condition, if it is none of having the right to work already. */
export const unless =
  /\bunless\b(?! otherwise)(?![^.;,]*\b(?:to work|visas?|settled|citizen\w*|permits?|status|already|indefinite|live in|resident)\b)/i;

/** What a condition has to be about. */
export const conditionable = new RegExp(
  String.raw`${thing}|\bsponsor(?:ed|ing|able)?\b(?! (?:may|might|could|will)\b)|\bvisa (?:support|sponsor\w*|is (?:potentially|dependent|subject|possible|considered)|procedures?|process)\b|\bsupports? (?:(?:the|all|your|work|skilled worker) )*visa applications?\b|\bthink about (?:an? |the |arranging |getting )*(?:work )?visas?\b`,
  'iu',
);

/** Promises it. */
export const offering: RegExp[] = [
  // what is done about it for whoever says that they need it
  String.raw`\b(?:sponsor(?:ship|ed|ing)?|visas?)\b[^.;:!?]{0,20},? (?:(?:please|just|simply|do) )*(?:tell us|let us know|say so|mention (?:it|this)|ask|speak to us)\b[^.;:!?]{0,60} and (?:we|hr|our [\w-]+(?: team)?)(?:'ll| will| can)(?: gladly| happily| then)* (?:arrange|sort|provide|organi[sz]e|take care of|see to|deal with|handle) (?:it|this|that|everything|the rest|the process|the paperwork)\b`,
  // the thing, and that it can be had
  String.raw`${thing}[^.;?]{0,60}?\b(?:available|offered|provided|included|on offer|given|arranged|granted|issued|assigned|supported|in place|ready|waiting|to assign|accepted|guaranteed|assured|covered|paid|considered|ok|okay|sorted|as standard|can be had|is possible)\b`,
  String.raw`(?:${thing}|\bvisas?|\bsponsors?) (?:transfers?|switch(?:es|ers)?|changes?)\b[^.;?]{0,40}?\b(?:accepted|welcome\w*|available|offered|supported|ok|fine|possible|no problem)\b`,
  String.raw`\b(?:visa|skilled[- ]worker|tier ?2|h-?1b|work permit)[- ]sponsored (?:\w+ ){0,2}?(?:role|post|position|job|vacancy|vacancies|opportunity|contract)s?\b|\bsponsored (?:\w+ ){0,2}?(?:role|post|position|job|vacancy|opportunity)s?\W+(?:skilled[- ]worker|visa|tier ?2|certificate of)|\b(?:visa|skilled[- ]worker|tier ?2)[- ]sponsored\W*$|\b(?:we|trust|company|school|home|employer) (?:are|is|will be) sponsoring\b`,
  String.raw`${thing}[^.?]{0,20}[;:,–—-] (?:we|the \w+|our \w+) (?:will |gladly )?(?:cover|pay|meet|fund)s? (?:it|that|this|the)\b`,
  String.raw`\b(?:available|including|includes?|plus|offered|comes?|attracts?|carries|employed|position|role|job) (?:with|:)? ?(?:\w+ ){0,2}?${thing}`,
  String.raw`\b(?:issued|provided|supplied|covered|supported|given|assisted) (?:with )?(?:an? |the |your |full |uk )?${thing}`,
  String.raw`${thing} (?:for|to) (?:the |all |an? )?(?:[\w-]+ ){0,2}${personSuffix}`,
  String.raw`^\W*(?:(?!(?:whether|if|needs?|needing|requir\w+|do|does|who)\b)[\w&-]+ ){0,3}?(?:${thing}(?: sponsorship)?|visa sponsorship)(?:[\s:?=–—-]+(?:yes|y|available|offered|provided|✓|✔|✅|true))*\W*$`,
  String.raw`^\W*(?:(?!(?:whether|if|needs?|needing|requir\w+|do|does|who)\b)[\w-]+ ){0,3}?${thing}[\s,:=–—-]+yes\b(?!\s*(?:or|\/|\|))`,
  String.raw`(?:${thing}|\bsponsor)[^.;?]{0,40}?\?\W*(?:a(?:nswer)?\W+)?(?:yes|of course|certainly|absolutely|we do|we can|we will)\b`,
  String.raw`\b(?:benefits|perks|package|we offer|what you get|what we offer|in return)\b[^.?]{0,200}?${thing}`,
  String.raw`\b(?:employ|hire|recruit)s? [^.;?]{0,60}?\b(?:with|on|under|through) (?:an? |the )?(?:\w+ )?${thing}`,
  String.raw`(?:[+&]|\bplus) ?(?:\w+ ){0,2}?${thing}`,
  String.raw`\b(?:can|will|do|could|would) (?:you|the \w+|we) (?:help|sponsor|support|provide|offer|arrange|give|assist|issue)\b[^.;?]{0,60}?\?\W*(?:a(?:nswer)?\W+)?(?:yes|of course|certainly|absolutely|definitely|sure|we (?:do|can|will)\b(?! ?not))`,
  String.raw`^\W*(?:(?!(?:if|where|whether|for|whose|who)\b)[\w'-]+ ){0,5}?(?:${thing}|\bsponsorship) is fine\b`,
  String.raw`^(?=.*\b(?:meals?|uniforms?|pension|accommodation|live-in|hours|full[- ]time|permanent|parking|holidays?|bonus|free|housing|flights?|days?|start|salary|per (?:hour|annum)|£)\b)(?: *(?:and )?(?! |and )[^,;.:]{2,40}[,;])+ *(?:and )?(?:full |uk |free |the )*(?:visa sponsorship|skilled worker sponsorship|tier 2 sponsorship|certificate of sponsorship|sponsorship)(?: (?:provided|available|included))?(?:[,;][^,;.:]{2,40})*\W*$`,
  String.raw`${thing}\s*[:–—-]?\s*[✅☑✓✔👍]`,
  String.raw`${thing}\W{1,3}(?:we|our \w+(?: \w+)?) (?:do|provides?|offers?|gives?|arranges?|sorts?|pays?|handles?|apply|files?|looks? after|takes? care)\b|\bsponsorable (?:role|post|position|job|vacancy)\b|\b(?:sponsorship|visa|certificate)\b[^.;?]{0,40}\b(?:ending|running out|expiring|expires|lost|cancelled)\b[^.;?]{0,20}\?\W*we(?:'ll| will| can)\b|${thing}[^.;?]{0,30}[,:–—-] ?we do\W*$`,
  String.raw`\b(?:need|require|looking for|want)\b[^.;?]{0,30}\b(?:sponsorship|visa|sponsor)\?\W*(?:apply|you(?:'re| are) welcome|welcome|no problem|we can help|that's fine|fine)\b`,
  String.raw`(?<!\b(?:advis\w+|officer|manager|caseworker|lawyer|solicitor|specialist|coordinator|administrator|compliance|team) )\((?:with )?(?:full |uk )*(?:visa|skilled worker|work visa) sponsorship\)`,
  String.raw`^\W*(?:fully )?sponsored (?:work |uk )?visas?(?=\W*$|[,;])`,
  String.raw`\bsponsorship (?:availability|status|eligib\w+)\W*:\s*(?:yes|y)\b`,
  String.raw`${thing} (?:comes|goes) with\b|${thing} (?:begins|starts) (?:on|from|after|as soon as|when|with|once) (?:day|you|your|the|month)\b`,
  String.raw`\b(?:${thing}|h-?[12]bs?) (?:holders?|candidates?|applicants?|transfers?)?(?: (?:is|are))?(?: always| very| most)? ?welcomed?\b`,
  String.raw`\b(?:supported|provided|assisted|helped|appointed|joins?us) (?:with|on)\b[^.;?]{0,50}?\b(?:and|plus|an?|your|the) (?:\w+ )?${thing}`,
  String.raw`\b(?:we|we've|trust|company|home|farm|hospital|university|school|restaurant|hotel|group|practice)\b[^.;?]{0,25}?\b(?:brought|recruited|hired|employed|appointed|relocated)\b[^.;?]{0,60}?\b(?:on|under|with|through) (?:an? |the |our )?${thing}`,
  String.raw`^\W*(?:work |uk |employment )?visas?\s*[:–—-]\s*(?:will be |is |fully |employer[- ]|company[- ])*(?:sponsored|provided|paid|arranged|supported|yes|covered)\b(?!\W*(?:by|from) (?:the |your )?(?:applicant|candidate|you|employee|worker))`,
  String.raw`\bwe (?:\w+ )?(?:provide|arrange|sort|obtain|get) (?:work )?visas (?:for|to) (?:(?:all|our|every|each|overseas|new|of) )*(?:staff|employees?|nurses?|carers?|teams?|workers?|chefs?|hires|recruits|colleagues|you)\b`,
  String.raw`\bsupport (?:the )?(?:work )?visa applications? (?:for|of) (?:the |our |an? )?(?:successful|right|overseas|new|chosen|international)`,
  String.raw`^\W*(?:full |uk |free |skilled[- ]worker |visa )+sponsorship(?:,| and| \+| &| with| plus) `,
  String.raw`${thing} (?:is|are) (?:something|what) (?:that )?we(?:'re| are|'d| can| do| will| would)? ?(?:be )?(?:glad|happy|able|pleased|proud|delighted)? ?(?:to )?(?:provide|offer|do|give|support|help with)\b`,
  String.raw`${thing}[^.;?]{0,30}[,:–—-] ?we (?:do|will|can|shall|are|would)\b[^.;?]{0,25}?\b(?:provide|offer|give|arrange|do|support|sort|organi[sz]e) (?:it|this|that|one)\b`,
  String.raw`\bsponsor\w*\b[^.;]{0,40}?\bhave (?:unallocated|unused|spare|free) certificates?\b|\bsponsor\w*\b[^.;]{0,40}?\bhave (?:\w+ )?certificates? (?:ready|available|left|waiting|to (?:assign|give))\b|\b(?:role|post|position|job|vacancy) is sponsorable\b|\bsponsored (?:candidates|applicants|workers|nurses) (?:are )?(?:welcome|wanted)\b|\bsponsor available for\b|\bskilled[- ]worker route (?:is )?open\b|\bthis is a sponsored (?:role|post|position|job|vacancy)\b(?! (?:by|from|through|for|on|in|at)\b)`,
  String.raw`\b(?:visa|sponsorship|sponsored worker) (?:programmes?|programs?|schemes?) (?:(?:is|are|remains|stays|now|also) )*(?:open|available|offered|extended) (?:to|for) (?:you|this (?:role|post|position|job|vacancy)|(?:the |all |our )?(?:overseas|international|successful|new))`,
  String.raw`^\W*(?:visa )?sponsorship\s*[:=–—-]+\s*(?:full|fully (?:funded|paid|covered)|free|included|100 ?%)\W*$`,
  String.raw`${thing}(?: of (?:any|every|some|this) (?:kind|sort|type|form))? (?:is|are) (?:certainly |definitely |very much )?(?:something|what) (?:that )?we(?: (?:certainly|definitely|always|all))? (?:do|offer|provide|give|support|believe in)\W*$`,
  String.raw`\bwe(?: can| will|'ll| would)? (?:gladly |happily |also )?take (?:over|on) (?:your|their) (?:(?:existing|current|present|skilled|worker|care|visa) )*(?:certificates?|sponsorships?|visas?|permits?)\b`,
  String.raw`\b(?:we|our \w+|the \w+)(?: can| will|'ll)? (?:also )?(?:converts?|switch(?:es)?|moves?) (?:your |you from (?:an? |your )?)?(?:(?:psw|graduate|student|post-study|dependant) )+visas? (?:in)?to (?:an? )?(?:skilled[- ]worker|work|sponsored)\b`,
  String.raw`\b(?:sponsoring (?:(?:an?|your|the|their|new|more) )*(?:visas?|people|staff|workers|candidates|you)|(?:visa )?sponsorships?) (?:is|are) fine\b|\bany visa is fine with us\b|\b(?:happy|willing|glad|prepared|able|open|pleased) to (?:go|take|follow)(?: down)? the (?:visa|sponsorship|permit) (?:route|path)\b`,
  String.raw`\b(?:takes?|taking) care of (?:[\w-]+,? ){1,8}?and your (?:[\w-]+ ){0,2}visas?\b`,
  // a giver, and the thing given
  String.raw`\b(?:offer|offers|offering|provide|provides|providing|give|gives|grant|grants|support|supports|accept|accepts|arrange|arranges|welcomes?|obtain|obtains|secure|apply for|file|files|petition|petitions|nominates?|assign|assigns|issue|issues|pay|pays|covers?|include|includes|including|help (?:you )?with|assist (?:you )?with|facilitate|facilitates|sort|take care of|takes care of|take (?:over|on)|takes (?:over|on)|taking over|transfer|continue|have|consider|considers|extend)\b[^.;?]{0,60}?${thing}`,
  String.raw`\b(?:sponsors?|support|supports|arrange|arranges|pay for|pays for|cover|covers|cover the cost of|reimburse|reimburses|obtain|sort out|organise|take care of|help (?:you )?with) (?:\w+ ){0,4}?(?:your|their|his or her) (?:[\w-]+ ){0,3}visas?\b`,
  String.raw`\b(?:assign|issue|provide|assigning|issuing) (?:a |the |your )?certificates?\b`,
  String.raw`\b(?:get|receive|obtain)s? [^.;?]{0,20}?${thing}`,
  // somebody sponsors
  String.raw`\b(?:can|will|able to|happy to|glad to|willing to|prepared to|pleased to|open to|keen to|ready to|proud to|licen[cs]ed to|approved to|authorised to) (?:\w+ly )?sponsor(?!\w)(?:[^.;?]{0,60}?${sponsoredOne}|\W*$|[^.;?]{0,3}[,.;])`,
  String.raw`\b(?:we|the \w+|[\p{L}]+|and) (?:also |gladly |regularly |already |routinely |actively |currently |now |often |do )*sponsors? (?!licen|may|will|must|is|are|of\b)[^.;?]{0,40}?${sponsoredOne}`,
  String.raw`\b(?:have|has) (?:\w+ ){0,2}?(?:sponsored|supported)\b[^.;?]{0,60}?(?:visas?\b|permit|overseas|abroad|countries|\b${personSuffix}\b(?=[^.;]*\b(?:since|from|sponsor|permit|visa)\b))`,
  String.raw`\bwe(?: \w+)? sponsor\W*$|(?:^|[.;:,–—-])\W*we (?:\w+ )?sponsor (?:you )?(?:directly|ourselves)\b|\bkeen to sponsor\b|\bwe do sponsor\b`,
  String.raw`\b(?:look(?:s|ing)? forward to|excited about|delighted to be|proud to be) sponsoring (?:you\b|your (?:[\w-]+ )?(?:visas?|move|application)|(?:the|a|an|our) (?:right|successful|next|new|chosen|overseas|international)\b)`,
  String.raw`\bsponsoring (?:overseas|international|visas?|(?:skilled[- ]worker|work)\b)`,
  String.raw`\b(?:you|role|post|position|job|vacancy|${personSuffix})\b[^.;?]{0,60}?\b(?:can|will|is|are|get) (?:be )?(?:fully )?sponsored\b`,
  String.raw`\b(?:is|are|role|post|position|job|vacancy) (?:\w+ )?(?:eligible|qualif(?:y|ies|ied)|open|suitable|approved) (?:for|to) (?:\w+ ){0,3}?${thing}`,
  // somebody holds the licence
  String.raw`\b(?:is|are|as|we're|we are|being|a|an) (?:\w+ |a-rated ){0,3}?(?:licen[cs]ed|approved|registered|recognised|a-rated|home office)[- ](?:[\w-]+ ){0,5}?(?:sponsor|to sponsor)(?!ship|ed|ing)`,
  String.raw`\b(?:hold|holds|holding|have|has|with|renewed|under|obtained|got) (?:\w+ ){0,3}?(?:(?:sponsor(?:ship)?|skilled[- ]worker|tier ?2|home office) )+licen[cs]e`,
  String.raw`^\W*(?:uk |home office )*(?:licen[cs]ed|approved|a-rated|registered) (?:uk |home office |visa |tier ?2 )*sponsor(?:\W|$)`,
  String.raw`^\W*sponsors? (?:work |uk |skilled[- ]worker )?visas?\W*$`,
  String.raw`\b(?:we are|we're|is|are) on the (?:home office |ukvi |government )?(?:register|list) of (?:licen[cs]ed )?sponsors\b`,
  String.raw`\b(?:are|is|as|we're) an? (?:\w+ )?(?:tier ?2|skilled[- ]worker|visa) sponsor\b`,
  String.raw`\bact as (?:\w+ ){0,3}?sponsor\b|\bas (?:a|your) (?:visa |licen[cs]ed )?sponsor\b`,
  // whoever needs it may come
  String.raw`\b(?:welcome\w*|encourage\w*|invite\w*|accept\w*|open to)\b[^.;?]{0,80}?\b(?:need|require|requiring|needing|seeking|on|with) [^.;?]{0,30}?(?:${thing}|sponsored|visas? sponsor|(?:new |change of |another )sponsor)`,
  String.raw`\b(?:need|require|requiring|needing|who require|seeking)\b[^.;?]{0,60}?(?:${thing}|\bvisas?\b|\b(?:new|change of|another) (?:visa )?sponsor\b)[^.;?]{0,60}?\b(?:are |is |also |very )*(?:welcome\w*|encouraged to apply)`,
].map((rule) => new RegExp(rule, 'iu')); // prettier-ignore
