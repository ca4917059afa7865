/**
 * By what a sentence names a condition: sponsorship depends on something that is not settled, or is for some people only.
 * Read where the sentence speaks of what can have one (`conditionable`, sponsorship-rules.ts).
 */
export const conditional: RegExp[] = [
  /\b(?:may|might|could) (?:well )?be (?:some |the |a |an )?(?:scope|chance|possibility|opportunit\w+|room|option)\b|\b(?:scope|chances?|possibilit\w+) (?:for|of) (?:\w+ )?sponsor\w*|\bonly (?:able|prepared|willing|allowed|licen[cs]ed|in a position) to (?:sponsor|offer|provide)\b|\bif the (?:home office|authorit\w+|ukvi) \w+|\b(?:when|once|if) (?:it|this|that|(?:our|the) licen[cs]e) (?:is|has been|gets) (?:granted|approved|issued)\b/i,
  /\b(?:sponsor\w*|visas?)\b(?:(?!\band\b)[^.;,]){0,40}?\b(?:after|following|upon|on (?:successful )?completion)\b[^.;,]{0,30}?\b(?:probation\w*|trial (?:period|shift)|(?:months?|years?)\b(?:['’]|(?! (?:you|they) can)))|^\W*(?:once|after|following|when)\b[^.;]{0,60}?\b(?:probation\w*|trial (?:period|shift)|months?|years?)\b[^.;]*?\bsponsor\w*/i,
  /\bsponsor\w* (?:is |are )?only\b|\bsponsor\w* from (?:the |your )?(?:second|third|next) (?:year|season|month|term)|\b(?:some|most|many|several|a few) of (?:our|the|these) (?:\w+ )?(?:vacancies|posts|roles|positions|jobs|bands|grades)\b/i,
  /\b(?:sometimes|occasionally|on occasion)\b|\b(?:provided|providing|as long as|so long as|on condition) (?:that )?(?:you|they|the (?:candidate|applicant|post|role|salary|pay|hours|contract)|your)\b/i,
  /\b(?:may|might|could) (?:also )?(?:be (?:able|possible|available|considered|offered|eligible|provided|open|willing|given|issued|granted|supported|sponsored|prepared|in a position)|consider|offer|provide|sponsor|qualify|receive|get|obtain|attract|support|help|assist|arrange|issue|give|take)\b/i,
  /\b(?:may|might|could) (?:well )?(?:meet|satisfy|reach|fulfil)\b[^.;]{0,40}?\b(?:requirements?|criteria|threshold|rules|points)\b|\b(?:once|when|after) (?:you (?:have|'ve)|you've) (?:completed|passed|worked|been|finished|served)\b(?! (?:(?:the|your|an|our|both|first|final|second|telephone|video|successful) )*interviews?\b)/i,
  /\b(?:will|can|would|to) (?:also |only )?(?:be )?consider(?:ed)?\b(?![^.;]*\b(?:alongside|on equal terms|equally)\b)/i,
  /\bconsideration (?:(?:will|can|may|could|would|is|shall) (?:also |always )?(?:be )?(?:given|paid) to|of (?:visa )?sponsor)\b/i,
  /\bconsiders? (?:(?:offering|providing|giving|visa|work|skilled[- ]worker|tier ?2|uk|an?|the|our|applications for|requests for) )*(?:sponsor\w*|certificates? of sponsorship|work permits?)\b/i,
  /\bconsidered (?:for|on|if|where|depending|case|subject)\b/i,
  /\bsubject to\b|\bdepend(?:s|ing|ent|ant)? (?:up)?on\b|\bcase[- ]by[- ]case\b|\bindividual basis\b|\bindividually\b|\bon (?:its|their) (?:own )?merits?\b|\bat (?:the|our) discretion\b|\bdiscretionary\b/i,
  /\b(?:potential(?:ly)?|possib(?:ly|le|ility)|perhaps)\b[^.;]{0,40}?\b(?:sponsor\w*|visa)/i,
  /\b(?:sponsor\w*|visa)\b[^.;]{0,60}?\b(?:is |are |be )?(?:possibl[ey]|maybe|perhaps|an option|discussed|looked (?:at|into)|negotiable|discretionary|explored|reviewed|potentially)\b/i,
  /\b(?:if|where|provided(?: that)?|as long as|so long as|only (?:if|where|when)|unless|should)\b[^.;]{0,40}?\b(?:eligible|qualif(?:y|ies)|criteria|requirements?|threshold|going rate|meets?|appointed at|budget|approved|exceptional|hard[- ]to[- ]fill|no (?:suitable|uk|local)|allows?|allocation|experience|salary|points|band|agreed|possible)\b/i,
  /\bonly (?:(?:be )?(?:offered|available|provided|given|open|possible|considered|granted) )?(?:for|to|available|in|if|where|when)\b|\bonly (?:at|from|those|people|candidates|applicants|workers|nurses|doctors|staff|certain|some|our|senior|experienced|an?|\d)\b|\b(?:for|to|in|from|at)\b[^.;]{0,80}\bonly\b(?! £?\d)|\b(?:candidates?|applicants?|staff|employees|people|roles?|posts?|positions?|bands?|grades?|bands? \d\w?|colleagues|graduates|nurses|doctors|applications?)(?: and (?:above|over|higher|up))? only\b|\b(?:restricted|limited|reserved|confined) (?:to|for)\b/i,
  /\bonly (?:be )?(?:sponsor|offer|provide|consider|support|issue|take over|accept|transfer|give|arrange)\w*\b/i,
  /\b(?:sponsor\w*|visas?|certificates? of sponsorship)\b[^.;,]{0,40}?\b(?:may|might|could) (?:also |well )?be \w+/i,
  /\b(?:will|can|would|may|might|could|we'd|they'd) look (?:at|into)\b|\b\w+'d consider\b|\bwould (?:have|need) to be \w+|\b(?:would|\w+'d) be (?:open|willing|prepared)\b/i,
  /\b(?:tbc|tbd|to be (?:confirmed|decided|agreed))\W*$|\b(?:try|do) (?:our|their|its) (?:very )?best to (?:sponsor|offer|support|help|arrange)\b/i,
  // whether it is so is to be asked
  /\b(?:(?:if|should) (?:you|they)|who|anyone) (?:do |may |might |would |should )?(?:need|require)\b[^.;:?]{0,30}?\bsponsorship,? (?:then )?(?:please )?(?:do )?(?:should |must |can )?(?:(?:speak|talk) (?:to|with) (?:us|our|the|me)\b|(?:get|be) in touch\b|contact (?:us|our|me)\b)/i,
  /\b(?:discuss\w*|explor\w+|ask|check|find out|talk|speak|enquire|see|confirm|clarify|establish|assess)\b[^.;?]{0,60}?\b(?:whether|if|about)\b[^.;?]{0,60}?\b(?:sponsor\w*|visas?|qualif\w+|eligib\w+|option)\b/i,
  /\b(?:sponsor\w*|visas?)\b[^.;]{0,20}\Wto be (?:agreed|discussed)\b|\bmakes? (?:an |occasional |some )?exceptions?\b|\bnobody else\b|\b(?:sponsor\w*|visas?|licen[cs]e)\b[^.;]*?(?:may|might|could|can|will|would) (?:also |then )?(?:be (?:withdrawn|revoked|cancelled|curtailed|ended|terminated|suspended|stopped)|end|cease|stop|lapse)\b[^.;]*\b(?:if|where|when|should|unless|in the event|upon|once|after)\b|\bsponsorship (?:ends|ceases|lapses|stops|is (?:withdrawn|revoked|cancelled|curtailed)) (?:if|when|where|should|once|on|upon)\b/i,
  /\b(?:earning|paid|salar\w+|on|earns?|pay) (?:of |is |are )?(?:above|over|at least|more than|upwards of|from) (?:£|\$|€|gbp )?\d/i,
  /\b(?:open|happy|willing|prepared|glad) to (?:discuss\w*|explor\w+|talk\w*|look\w*|consider\w*|a conversation)\b/i,
  /\b(?:is|are) (?:very |strictly |somewhat )?limited\b/i,
  /(?:^\W*|\b(?:only|offers?|have|has|provides?|very|an?|some|there is|is) )(?:maybe some|limited|occasional) (?:visa |work )?sponsorships?\b/i,
  /\b(?:truly|really) (?:outstanding|exceptional|scarce)\b/i,
  /\bwith [^.;]{0,25}\b(?:years?|months?)['’]?s? (?:of )?(?:\w+ )?experience\b[^.;]{0,15}\b(?:can|may|are|will) (?:be )?(?:sponsored|eligible)\b/i,
  /\b(?:exceptional|limited|certain|some|rare|small|handful of|few|selected|specific|particular) (?:cases?|circumstances|number|roles|posts|positions)\b|\b(?:not all|not every)\b/i,
  /\b(?:not|cannot|can't|isn't|won't|never|no) (?:be )?(?:guarantee|promise)\w*\b/i,
  /\b(?:not|isn't|aren't|never) (?:an? )?automatic\b/i,
  /\b(?:to|for|by) (?:our )?(?:internal|existing|current) (?:\w+ )?(?:candidates?|applicants?|staff|employees?|colleagues?|team members?)\b(?![^.;]*\b(?:and|or|as well as) (?:to |for )?(?:new|external|other|overseas|international)\b)|\balready (?:employed|working) (?:by|with|for|at) (?:us|our|the|this)\b/i,
  /\b(?:may|might|could) not (?:always |necessarily |currently |all )?(?:be (?:eligible|able|possible|suitable|available|entitled|in a position)|qualify|meet|attract|get|receive)\b|\b(?:may|might|could) (?:well )?be (?:unable|ineligible)\b/i,
  /\b(?:sponsor\w*|visas?)\b[^.;]{0,80}?\b(?:for|to|if)\b[^.;]{0,50}?\b(?:with|have|having|holding|possess\w*|after) (?:\w+ ){0,2}?(?:at least|a minimum|minimum|more than|over|\d+\+?|two|three|four|five|six|uk)\b[^.;]{0,30}\b(?:years?|months?|experience|practice)\b/i,
  /\b(?:sponsor\w*|visas?)\b[^.;]{0,40}?\b(?:to|for) (?:those|people|staff|candidates|applicants|anyone|employees|colleagues|[a-z]+ers|nurses) who(?: have|'ve| has) (?:\w+ ){0,2}?(?:worked|completed|served|passed|spent|been)\b/i,
  /\b(?:people|candidates|applicants|those|anyone|staff|nurses|doctors|[a-z]+ers|[a-z]+ants) (?:(?:who|that) (?:are|live|work) )?already (?:in|living|based|working|holding|here|on)\b|\b(?:to|for) (?:those|people|candidates|applicants|anyone|nurses|doctors|staff) (?:(?:who|that) (?:are|is) )?(?:currently )?(?:inside|within|living in|resident in|based in) the (?:uk|us|country)\b/i,
  /\bsponsorships?\W{1,4}(?:is |are )?(?:considered|possibly|potentially|maybe|perhaps)\W*$/i,
  /\bcheck (?:whether|if|that)\b[^.;]{0,60}?\b(?:eligible|sponsor)/i,
  /\b(?:after|following|on (?:successful )?completion of)\b[^.;,]{0,30}?\b(?:probation\w*|(?:\w+ )?(?:months|year|years) (?:of|in))\b/i,
  /\bsponsor\w*\b[^.;]{0,30}\b(?:when|where|if|once|provided|as long as)\b[^.;]{0,20}\b(?:salary|pay|wage|hours|role|post|grade)\b[^.;]{0,25}\b(?:reach\w*|meets?|exceeds?|allows?|(?:is|are) (?:at|above|over|high|enough)|qualif\w*)\b/i,
  // somebody has to be found first who is worth it, or it is to be thought about
  /\b(?:we|i|they|the \w+)(?:'d| would| might| will|'ll| could) (?:certainly |gladly |happily |also |always )?think about (?:(?:an?|the|offering|giving|providing|arranging|visa|work) )*(?:sponsor\w*|visas?|certificates?|permits?)\b/i,
  /\bfor (?:an? )?(?:truly |really )?(?:outstanding|exceptional) (?:candidates?|applicants?|individuals?|people|person|talent)\b[^.;]*\b(?:sponsor\w*|visas?|permits?|certificates?)\b/i,
  // it is to be talked over, or comes after others
  /\b(?:can|could|will|would|happy|glad) (?:to )?(?:discuss|talk (?:about|over|through)|explore) (?:\w+ ){0,2}?(?:sponsor\w*|visas?)\b|\b(?:sponsor\w*|visas?) can be (?:discussed|talked (?:about|over))\b/i,
  /\b(?:once|after|when|until|unless|if) (?:we|the|all)\b[^.;,]{0,40}\b(?:exhausted|tried|searched)\b/i,
  // for who has such a visa already
  /\b(?:if|should|where|when) you (?:(?:are|be|hold|have|already|currently|now) )+(?:on )?(?:an? |the |your )?(?:[\w-]+ ){1,4}?visas?(?: already)?,? (?:we|the \w+) (?:can|could) (?:\w+ )?(?:take over|transfer|continue)\b(?<=\balready\b.*)/i,
  // somebody else has to agree first
  /\b(?:if|once|when|where|provided(?: that)?|(?:as|so) long as|should|assuming|unless|pending|until|subject to|with|given)\b[^.;,]{0,30}\b(?:panel|manag\w+|boards?|directors?|hr|human resources|committee|clients?|funders?|heads?(?: of \w+)?|principal|governors?|dean|provost|department|trust|finance|owners?|partners|headquarters|home office|ukvi|uscis|service canada|ircc|ministry|government|authorit\w+)(?:['’]s?)?\b[^.;,]{0,25}\b(?:agree\w*|approv\w+|consent\w*|sign\w*|recommend\w*|allow\w*|accept\w*|support\w*|confirm\w*|decid\w+|grant\w*|permit\w*|authori[sz]\w+|back\w*|say\w* (?:yes|so)|wish\w*|satisfied|convinced|happy|find\w*)\b/i,
]; // prettier-ignore
