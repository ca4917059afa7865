/**
 * How adverts speak of sponsoring a visa. Each list is read against one sentence, with the words of `other` taken out
 * before: what those name is not sponsorship of a person's visa.
 */

const verbs =
  'offer|provide|give|grant|support|consider|accommodate|facilitate|arrange|extend|entertain|assist with|help with|take on|accept';
const visa = String.raw`(?:uk |uk's |work |working |employer |employment |skilled[- ]worker |health (?:and|&) (?:social )?care (?:worker )?|tier ?[25](?: \(general\))? |student |graduate |immigration )*(?:visas?|sponsor(?:ship|s|ed|ing)?|cos|certificates? of sponsorship|work permits?|skilled[- ]worker route)`;

/** Things that share a word with it. */
export const other: RegExp[] = [
  /\btier ?[1-4][ -]+(?:mental|camhs|services?|support|weight|pathways?|clinics?|teams?|interventions?|network|specialist|obesity|one|data ?cent|supplier|1|3|4\b(?!.*visa)|hospital|accident|emergency|help ?desk|application)\w*/gi,
  /\b(?:gmc|royal college|mti|medical training initiative|erasmus|charity|event|sports?|kit|shirt|corporate|commercial|executive|project|programme|board|senior|title|clinical trial|trial|study|research|data|product|business|headline|festival|club|brand)[- ]sponsor(?:ship|s|ed|ing)?(?: (?:deals?|packages?|managers?|sales|income|opportunities|agreements?))?\b/gi,
  /\bsponsor(?:ship|ed|ing|s)? (?:proposals?|bids?|managers?|executives?|sales|income|deals?|packages?|revenue|opportunities|partners?(?:hips)?|agreements?|events?|walk|run|rides?|bike|training|degrees?|courses?|placements?|study|studies|qualifications?|phds?|masters?|apprenticeships?|football|team|by (?:industry|the (?:research|national|wellcome|british|european)))\b/gi,
  /\b(?:fully |company[- ]|employer[- ]|trust[- ]|self[- ])?sponsored (?:training|degrees?|courses?|placements?|study|qualifications?|phds?|masters?|apprenticeships?|students?hips?)\b/gi,
  /\bsponsor(?:s|ed|ing|ship of)? (?:your|the|a|our|an|its|their|this|these|clinical|local|children|several|many)? ?(?:[\w-]+ ){0,2}(?:studies|training|degree|diploma|qualification|acca|cima|cipd|aat|exams?|trials?|events?|projects?|programmes?|change|network|children|charit\w+|team|club|festival|fees|membership|changes?|initiatives?)\b/gi,
  /\b(?:removal|detention|immigration removal|holding) (?:centre|center)s?\b/gi,
  /\bvisa (?:cards?|debit|credit|payments?|inc|europe|checkout|direct|mastercard|application cent\w+|officers?|policy|applications? (?:for (?:our )?(?:clients|customers|students)|on behalf of (?:our )?(?:clients|customers|students)))\b/gi,
  /\badvis\w+ (?:our )?(?:clients?|businesses|employers?|companies|students|individuals)\b[^.]*/gi,
  /\b(?:mastercard|amex|american express)(?:,| and| or)? visa\b/gi,
  /\bvisa(?:,| and| or) (?:mastercard|amex|american express)\b/gi,
  /\b(?:advis\w+|case ?work\w*|compliance) (?:on|with|for|in) (?:[\w ]+ )?(?:visas?|sponsorship|immigration)\b[^.]*\b(?:clients|students|customers|businesses)\b/gi,
];

/** What a sentence has to speak of to be about a visa at all. */
export const subject =
  /\bsponsor\w*|\bvisas?\b|\bcertificates? of sponsorship\b|\bcos\b|\bwork permits?\b|\bskilled[- ]worker\b|\btier ?[25]\b|\bright to work\b|\bentitle\w* to work\b|\beligible to work\b|\bpermission to work\b|\bh-?1b\b|\bh-?2b\b|\bgreen card\b|\bblue card\b|\bemployment permits?\b|\bhighly skilled migrants?\b|\boverseas (?:applicants?|candidates?)\b|\b(?:british|uk|irish) (?:citizens?|nationals?)\b|\bsettled status\b/i;

const not = String.raw`(?:not|never|unable|cannot|can ?not|can['’]t|don['’]t|doesn['’]t|won['’]t|isn['’]t|aren['’]t|couldn['’]t|wouldn['’]t|no longer|neither)`;

/** Refuses, whatever else the advert says. */
export const refusing: RegExp[] = [
  new RegExp(String.raw`\b${not}\b[^.;]{0,60}?\b(?:${verbs}|sponsor|issue|assign|obtain|get|able|possible|available|offered|provided|eligible|qualify|meet)\b[^.;]{0,60}?\b${visa}\b`, 'i'),
  new RegExp(String.raw`\b${not}\b[^.;]{0,30}?\b(?:to |be able to |currently |in a position to )*sponsor\b`, 'i'),
  new RegExp(String.raw`\b${visa}[^.;]{0,60}?\b(?:is|are|will|can|would|be|does)\b[^.;]{0,20}?\b${not}\b[^.;]{0,40}?\b(?:available|offered|provided|possible|given|considered|supported|an option|eligible|qualify|meet|sponsored|part|accepted|granted|accommodated|able)\b`, 'i'),
  new RegExp(String.raw`\b${visa}[^.;]{0,40}?\b(?:unavailable|not available|not offered|not provided|not possible|not supported|not an option|not applicable|isn['’]t (?:available|possible|offered))`, 'i'),
  new RegExp(String.raw`\bno\b (?:[\w-]+ ){0,3}?(?:sponsorship|sponsor|visa|visas|work permits?|cos|certificates? of sponsorship)\b(?! (?:fees?|costs?) )(?! (?:is |are )?(?:required|needed))`, 'i'),
  new RegExp(String.raw`\bwithout (?:the need (?:for|of)|needing|requiring|the requirement (?:for|of)|any|requirement (?:for|of)|a|need (?:for|of))?[^.;]{0,30}?\b(?:sponsorship|visa|sponsor|certificate of sponsorship)`, 'i'),
  /\b(?:do|does|will|must|should|can|who) not (?:currently |now |in the future |or )*(?:require|need)[^.;]{0,40}?\b(?:sponsorship|visa|sponsor|work permit)/i,
  /\b(?:fall|falls|is|are) (?:outside|below|not eligible|ineligible)[^.;]{0,60}?\b(?:sponsorship|sponsored|skilled[- ]worker|visa)/i,
  /\b(?:ineligible|not eligible|does not (?:qualify|meet)|do not (?:qualify|meet)|doesn['’]t (?:qualify|meet)|not meet|fails? to meet)\b[^.;]{0,90}?\b(?:sponsor\w*|skilled[- ]worker|visa|certificate of sponsorship)/i,
  /\b(?:sponsor\w*|skilled[- ]worker|visa)\b[^.;]{0,60}?\b(?:ineligible|not eligible|will be (?:rejected|declined|discarded|withdrawn))/i,
  /\b(?:applications?|applicants?|candidates?)[^.;]{0,60}?\b(?:require|requiring|need|needing|requires)\b[^.;]{0,40}?\b(?:sponsor\w*|visa|work permit)[^.;]{0,60}?\b(?:not be (?:considered|progressed|accepted|shortlisted|able)|cannot be|can ?not be|will be rejected|be declined|not be|need not apply|should not apply|not apply|unsuccessful)/i,
  /\b(?:only|solely)\b[^.;]{0,60}?\b(?:uk|british|irish|settled)[^.;]{0,40}?\b(?:citizens?|nationals?|residents?|right to work|status)/i,
  /\b(?:must|need to|should|required to|have to|essential)\b[^.;]{0,60}?\b(?:already|existing|current|pre-?existing|full|permanent|unrestricted|indefinite|valid)[^.;]{0,30}?\b(?:right to work|eligib\w+ to work|entitle\w+ to work|permission to work|work permit|leave to remain)/i,
  /\bsponsor\w* (?:licen[cs]e )?(?:is|are|has been|have been|was)[^.;]{0,20}?(?:suspended|revoked|paused|closed|exhausted|on hold|withdrawn)/i,
  /\b(?:do|does|did|have|has|hold|holds) (?:not|no)\b[^.;]{0,30}?\b(?:sponsor(?:ship)? licen[cs]e|licen[cs]e to sponsor|sponsorship|licensed sponsor)/i,
  /\bnot (?:a |an )?(?:licensed|registered|approved|recognised|holder)[^.;]{0,30}?\bsponsor/i,
  /\b(?:cannot|can ?not|can['’]t|could not|will not|won['’]t) be (?:sponsored|offered|provided|given|considered|supported|issued|accommodated|granted)\b/i,
  /\bnot (?:currently |at present )?(?:open|suitable|available|appropriate|accepting|something|possible)\b[^.;]{0,80}?\b(?:sponsor\w*|visa|work permit)/i,
  /\b(?:sponsor\w*|visa)\b[^.;]{0,30}?\b(?:is|are|isn['’]t|is not) (?:not )?something we (?:can|do|are)\b/i,
  /^\W*(?:[\w-]+ ){0,3}(?:sponsorship|visa|visas|cos)\W+(?:no|none|n\/a|not available|unavailable)\W*$/i,
  /\bunfortunately\b[^.;]{0,120}?\b(?:sponsor\w*|visa|work permit)/i,
  /\b(?:sponsor\w*|visa)\b[^.;]{0,80}?\bunfortunately\b/i,
]; // prettier-ignore

/** A negation that says the opposite of refusing. */
export const affirming: RegExp[] = [
  /\bwould be odd if we did not sponsor\b/i,
  /\b(?:do not|don['’]t|need not|no need to) (?:worry|hesitate|be put off|let)\b/i,
  /\b(?:not only|not just)\b/i,
  /\b(?:does not|do not|doesn['’]t|don['’]t|will not|won['’]t) (?:yet |already |currently |need to )*(?:have|hold|already)\b[^.;]{0,50}\b(?:right to work|visa|permission)\b/i,
  /\bregardless of (?:whether|your)\b/i,
  /\bnot a problem\b|\bno problem\b|\bno barrier\b/i,
  /\b(?:not yet|without) (?:having )?(?:the |a )?(?:right to work|permission to work)\b/i,
];

/** Depends on something that is not settled. */
export const conditional: RegExp[] = [
  new RegExp(
    String.raw`\b(?:may|might|could) (?:also )?(?:be (?:able|possible|available|considered|offered|eligible|provided|open|willing|given|prepared|in a position)|consider|offer|provide|sponsor|qualify)\b`,
    'i',
  ),
  /\b(?:will|can|would|to) (?:also |only )?(?:be )?consider(?:ed)?\b(?![^.;]*\b(?:alongside|on equal terms|equally)\b)/i,
  /\bconsidered (?:for|on|if|where|depending|case|subject)\b/i,
  /\bsubject to\b|\bdepend(?:s|ing|ent|ant)? (?:up)?on\b|\bcase[- ]by[- ]case\b|\bindividual basis\b|\bat (?:the|our) discretion\b|\bdiscretionary\b/i,
  /\b(?:potential(?:ly)?|possib(?:ly|le|ility)|perhaps)\b[^.;]{0,40}?\b(?:sponsor\w*|visa)/i,
  /\b(?:sponsor\w*|visa)\b[^.;]{0,60}?\b(?:is |are |be )?(?:possible|discussed|negotiable|discretionary|explored|reviewed|potentially)\b/i,
  /\b(?:if|where|provided(?: that)?|as long as|so long as|only (?:if|where|when)|unless|should)\b[^.;]{0,40}?\b(?:eligible|criteria|requirements?|threshold|meets?|appointed at|budget|approved|exceptional|hard[- ]to[- ]fill|no (?:suitable|uk|local)|allows?|allocation|experience|salary|points|band|agreed|possible)\b/i,
  /\b(?:for|to) (?:an? |the )?(?:exceptional|outstanding|right|eligible|suitably|strong|experienced|senior|ideal)[^.;]{0,30}?\b(?:candidates?|persons?|applicants?|individuals?)\b(?=[^.;]*\bonly\b)|\bonly (?:for|to|available)\b/i,
  /\b(?:exceptional|limited) (?:cases?|circumstances|number)\b/i,
  /\b(?:not guaranteed|cannot guarantee|can ?not guarantee|no guarantee)\b/i,
  /\bcheck (?:whether|if|that)\b[^.;]{0,60}?\b(?:eligible|sponsor)/i,
];

/** Promises it. */
export const offering: RegExp[] = [
  new RegExp(String.raw`\b${visa}[^.;]{0,60}?\b(?:is|are|will be|can be|available|offered|provided|included|on offer|given|arranged|paid|covered|possible)\b`, 'i'),
  new RegExp(String.raw`\b(?:${verbs}|offers|provides|gives|supports|considers|accepts|arranges|welcomes?|can|will|able to|happy to|glad to|willing to|prepared to|pleased to|open to|keen to|obtain|obtains|apply|file|petition|nominate|assign|issue|issues|pay|pays|cover|covers|include|includes|including|have|has|with|holds?|act as)\b[^.;]{0,60}?\b(?:${visa}|sponsor\w*|h-?1b\w*|blue card|employment permit|highly skilled migrant)`, 'i'),
  /\b(?:licen[cs]ed|approved|registered|recognised|a-rated|home office) (?:\w+ ){0,4}?sponsor|\bsponsor(?:ship)? licen[cs]e|\bas a sponsor\b|\blicen[cs]ed to sponsor\b|\bhold[s]? a licen[cs]e\b/i,
  /\b(?:we|the (?:company|trust|firm|school|university|hospital|council|practice|college|group|academy|department|charity)|[A-Z]\w+|and) (?:also |gladly |regularly |already |routinely |actively |currently |now |often )*(?:sponsors?|petitions?|nominates?)\b/i,
  /\b(?:benefits|perks|package|we offer|what you get|what we offer)\b[^.;]{0,200}?\b(?:sponsorship|visa)/i,
  /^\W*(?:[\w-]+ ){0,3}(?:sponsorship|visa|cos)(?:\W+(?:yes|available|offered|provided))?\W*$/i,
  /\b(?:have|has) (?:\w+ )?(?:sponsored|supported)\b/i,
  /\b(?:be|are|is|get) (?:fully )?sponsored\b/i,
  /\bsponsor(?:ship|s|ed|ing)? (?:(?:\w+ ){0,4}?(?:from|of|for|to) (?:overseas|abroad|other countries|around the world|outside))/i,
  /\b(?:welcome|encourage|invite)\w*\b[^.;]{0,80}?\b(?:sponsor\w*|visa|overseas)/i,
  /\b(?:sponsor\w*|visa)\b[^.;]{0,80}?\b(?:are |is |also |very )*welcome\w*/i,
]; // prettier-ignore
