import { barsNothing } from './barred-from.js';
import { aboutBefore } from './not-until-now.js';

/**
 * Negations that deny how sure or how hard sponsorship is, or that anybody is turned away for it, each with the same
 * without the negation: `$<verb>` is the verb of the sentence.
 */

const thing = String.raw`(?:sponsorships?|visas?|certificates? of sponsorship|work permits?)`;
/** The clause is on sponsorship, or takes it up by a word for it. */
const itIs = String.raw`(?:(?<=\b${thing}\b[^.;:,]{0,30})|(?<=\b(?:it|this|that|which)))`;
const not = String.raw`(?:'s not| (?:is|are|was|will be|can be|should be|may)(?: by no means|n't| not| never)| (?:will|can|should|must)(?:n't| not| never) be|cannot be| (?:is|are|will be) no| not)`;
const nots = String.raw`(?:(?:do|does|did|is|are|was|will|would|can|could|have|has|must|need|wo|ca|had)(?:n't| not| never)|cannot|never|not)`;
const nobody = String.raw`(?:(?:we )?${nots}|nobody|no one|no (?:candidate|applicant)s?)(?: (?:will|would|is|are|be|has been|ever|simply|just))*`;
const given = String.raw`(?:offered|available|given|provided|granted|included)`;
const quite = String.raw`(?:yet |at all |entirely |absolutely |completely |altogether |necessarily )*`;
const everybody = String.raw`(?:across the board|(?:to|for) (?:everyone|everybody|all (?:roles|posts|staff))|in (?:every case|all cases))`;
const asARule = String.raw`(?:as (?:a )?(?:standard|matter of course|matter of routine|rule|of right)|by default|automatically|standard|${everybody})`;
/** It may be so all the same, which the rest of the sentence has to say. */
const yet = String.raw`(?=[^.;]*\b(?:but|however|though|although|yet)\b[^.;]*\b(?:consider\w*|exceptions?|exceptional|may|might|could|would|can|request\w*|discuss\w*|ask)\b)`;
const certain = String.raw`(?:automatic(?:ally ${given})?|certain|assured|definite|guaranteed|unconditional|taken for granted|taken as read|assumed|(?:an? |the |any )?(?:entitlement|foregone conclusion|formality)|a (?:given|right)\b(?! to (?:work|remain|stay|live)\b))`;
const excluded = String.raw`(?:out of the question|ruled out|impossible|unheard of|excluded)\b(?! by\b)`;
const perk = String.raw`(?:relocation|accommodation|housing|travel|flights?|moving|visa fees?|transport|board|lodging|rent)`;
const perkWord = String.raw`(?:packages?|support|assistance|costs?|allowances?|help|expenses)`;
const hard = String.raw`(?:difficult(?:y|ies)|trouble|objections?|hesitation|qualms|reservations?|problems?|obstacles?|barriers?|issues?)`;
/** The verb as it is behind "we can": "no difficulty sponsor(ing)". */
const verb = String.raw`(?<verb>sponsor|offer|support|obtain|do|provid(?=ing)|arrang(?=ing)|giv(?=ing)|issu(?=ing)|(?:provide|arrange|give|issue)\b)(?:ing)?\b`;
const needingIt = String.raw`(?:need(?:s|ing|ed)?|requir(?:e|es|ing)|requesting|asking for|seeking|applying for) (?:an? |any |our |your |help with an? )?(?:uk |work |skilled worker )*(?:visa sponsorship|${thing}|sponsor)`;
const somebody = String.raw`(?: (?!to\b)[\w-]+){0,3}?`;
const turningAway = String.raw`(?:turn(?:ed)?(?: away| down)?${somebody}(?: away| down)?|(?:reject|refuse|decline|exclude|overlook|disadvantage|penali[sz]e|discriminate against)(?:e?d)?${somebody}|(?:rule[ds]?|mark(?:ed)?)${somebody} (?:out|down)|hold (?:it|this|that) against (?:you|anyone|anybody|them))`;
const because = String.raw`(?:for|over|by|on account of|who|(?:(?:simply |just )?because|that|if)(?: (?:they|you|he|she))?)`;
const countsAgainst = String.raw`(?:(?:puts? |place[ds]? |leaves? )(?:you|anyone|anybody|any (?:candidate|applicant)|candidates|applicants|them|your application) at (?:an?|any) disadvantage|at (?:an?|any) disadvantage|disadvantages? (?:you|them|your (?:application|chances)|any(?:one|body)?(?: (?:candidate|applicant)s?)?|(?:candidate|applicant)s?)|(?:counts? |held |work )against (?:you|anyone|candidates|your application|them)|bars?|disadvantage|drawback|handicap|hindrance|deal[- ]?breaker|rules? (?:you|anyone) out|excludes? (?:you|anyone)|puts? us off|disadvantaged|penali[sz]ed|discriminated against|treated (?:any )?(?:less favourably|differently)|marked down|overlooked)`;

const needing = String.raw`(?:(?:candidates|applicants|anyone|anybody|those|people|whoever|everyone|nurses|[a-z]{3,}(?:ers|ors|ists|ians))(?: from (?:overseas|abroad))? (?:(?:who|that) )?(?:may |might |will |would |do )?|(?:if|should|where) (?:you|they|candidates|applicants) (?:do |may |might |would )?)${needingIt}`;
/** No word that turns anybody away. */
const unbarred = String.raw`(?:(?!\b(?:not|cannot|never|no|only|unless|without|but|however|nor|elsewhere)\b|n't\b)[^.;:!?])`;
const warned = String.raw`(?:(?:but|however|though|although|yet|and|still|only|please (?:note|be aware)(?: that)?|note that|unfortunately|sadly|of course),? )*`;
const taken = String.raw`(?:it|this|that|(?:visa |work )?sponsorship|which)`;
const ofIt = String.raw`(?: (?:of |on )?(?:that |whether )?(?:it|this|that|one|them|any|an? (?:visa|certificate)|(?:visa |work )?sponsorship|(?:we|you|they)(?= (?:will|can|could|are|would)\b[^.;!?]{0,20}\b(?:sponsor|visa|it|one|that)))(?: (?!(?:and|or|but|because|as|since)\b)[\w'-]+){0,6}?)?`;

const tooMuch = String.raw`(?: (?:is|are|will be|would be|can be|seems|was))?(?: ever)? too (?!(?:please|either|sorry|though)\b)[\w-]+(?: (?:away|trouble|work|effort))?(?: for (?:us|you|our [\w-]+|me))?`;

const sayings: [string, string][] = [
  [String.raw`,? (?:but )?(?:not limited to|without limitation(?: to)?)\b(?<=\b(?:includ\w+|such as|e\.g\.),? (?:but )?(?:not limited to|without limitation(?: to)?))`, ''],
  // nobody need think of it
  [String.raw`${itIs}${not} (?:something|anything|a thing|what) (?:that )?(?:to|you (?:need(?: to)?|have to|should|must)) (?:worry|fret|stress|panic|think)(?: yourself)?(?: about)?\b`, ' is fine'],
  [String.raw`\bzero[ -](?:fuss|hassle|stress|cost|drama|worry)\b`, 'easy'],
  [String.raw`\b(?:you|candidates|applicants|they) (?:need not|needn't|(?:do|does)(?:n't| not) (?:need|have) to) (?:have|hold|be|speak)(?: (?!(?:visas?|rights?|permits?|permission|status|licen[cs]ed?)\b)[\w-]+){1,5} (?:for us to sponsor|to be sponsored)\b`, 'we can sponsor'],
  // no visa is too costly, no job too small
  [String.raw`\bno (?:\w+ )?${thing}${tooMuch}`, 'any visa is fine with us'],
  [String.raw`\bno [\w-]+(?: (?!(?:as|because|since|and|or|but|due|being|it|so|sponsor\w*|visas?)\b)[\w-]+)?${tooMuch}`, 'anything is fine'],
  // whoever may or may not have something; everybody, at once
  [String.raw`\bwith or without(?: (?!(?:sponsor\w*|visas?|permits?|rights?|permission)\b)[\w'-]+){1,5}(?=[.,;:!]|$)`, ''],
  [String.raw`\bwith or without (?=[\w'-])`, 'whatever '],
  [String.raw`\bwithout (?:any )?(?:exceptions?|delay|fail|hesitation)\b,? ?`, ''],
  [String.raw`^\W*(?:there are |we have )?no (?:visa |work )?sponsorship (?:restrictions?|limits?|limitations?|caps?|quotas?)\b[^.;:,–—]{0,20}[.;:,–—-]+ ?`, ''],
  [String.raw`^\W*(?:there are |we have )?no (?:restrictions?|limits?|limitations?|caps?) on (?:visa |work )?sponsorship\W*$`, 'sponsorship is available'],
  // nor whom it is for
  [String.raw`(?:\b(?:do|does|will|have|has)(?:n't| not| never)|\bnever) (?:limit|restrict|confine|reserve)(?:e?d)? (?:(?:our|its|the|visa|work) )*${thing} (?:to|for) (?:only )?[^.;:,!?]{2,60}`, ' sponsor visas for all roles'],
  [String.raw`(?<=\b${thing}) (?:is|are)(?:n't| not| by no means| never) (?:just |only |solely )?(?:limited|restricted|confined|reserved) (?:to|for) (?!(?:you|those who (?:have|hold)|people who (?:have|hold))\b)[^.;:,!?]{2,60}`, ' is offered for all roles'],
  // how sure it is
  [String.raw`\b(?:we )?(?:(?:are|is)(?:n't| not) (?:always )?able to|cannot|can't|do not|don't|will not|won't)(?: always| successfully)* sponsor (?:visas? )?(?:for )?(?:each and )?every (?:single )?(?:role|post|position|job|candidate|applicant|person)\b(?: (?:and|or) every (?:role|post|position|candidate|applicant))?`, 'sponsorship may be considered, depending on the role'],
  [String.raw`${itIs}${not} always\b(?! (?:refused|denied|declined|rejected|excluded|impossible))`, ' is sometimes'],
  [String.raw`${itIs}${not} (?:${given} )?${everybody}`, ' is sometimes offered'],
  [String.raw`${itIs}${not} ${quite}${certain}\b`, ' may be considered'],
  [String.raw`\bthere(?:'s| is| can be) no (?:promise|guarantee|certainty|assurance) (?:of|that)(?=[^.;:,]{0,30}\b${thing})`, 'there may be'],
  [String.raw`\bis(?:n't| not) (?:yet )?(?:certain|sure|guaranteed) to(?=[^.;:,]*\b${thing})`, 'may'],
  // whoever needs it may apply, and is promised nothing
  [String.raw`\b(?:${needing}|anyone who needs visa sponsorship)\b${unbarred}{0,50}?\b(?:apply|welcome|considered|encouraged)\b${unbarred}{0,30}?(?:[.;:,–—-]+ ?| )${warned}(?:(?:we|i|the [\w-]+|our [\w-]+) (?:${nots}|are unable to|are not able to|are not in a position to|make no|give no|offer no)(?: always| currently| be able to)* (?:guarantees?|promises?|assure|assurances?)${ofIt}|${taken}(?:${not}| cannot be| can't be) (?:always )?${certain}|(?:there (?:is|are|can be)|with) no (?:guarantees?|promises?)${ofIt})(?:,? (?:though|however|unfortunately|at this stage|in advance|yet))*(?=\s*(?:[.;!)]|$))`, 'visa sponsorship may be considered'],
  // not as a rule, and yet it may be
  [String.raw`${itIs}${not} (?:${given} )?${asARule}\b${yet}`, ' is sometimes offered'],
  [String.raw`\b(?:we |i )?${nots} (?:offer|sponsor|provide|give)(?=(?: [\w-]+){0,4}? ${asARule}\b)${yet}`, 'we sometimes offer sponsorship'],
  [String.raw`${itIs} (?:does|do|will)(?:n't| not) (?:always )?(?:come|follow) ${asARule}\b`, ' may be considered'],
  // whether it is so is open
  [String.raw`\b(?:we|i) (?:cannot|can't|are not able to|are unable to) (?:yet )?(?:say|tell|know|confirm)(?: yet| now| today| at this stage)? (?:whether|if)\b(?=[^.;:,]*\b(?:${thing}|sponsor))`, 'it depends on the salary whether'],
  [String.raw`\b(?:(?:we|i) (?:do not|don't) (?:yet )?know(?: yet)?|we(?:'ve| have) not (?:yet )?decided(?: yet)?|it(?:'s not| is(?:n't| not)) (?:yet )?(?:certain|clear|known|decided)(?: yet)?) (?:whether|if|(?<=\bcertain )that)\b(?=[^.;:,]*\b(?:${thing}|sponsor))`, 'it depends on the salary whether'],
  [String.raw`\b${nots} ${quite}(?:rule out|ruled out|be ruled out|exclude|excluded|opposed to|against|averse to|closed to)(?= (?:the (?:idea|possibility) of )?(?:offering |providing |giving |visa )*sponsor)`, 'may consider'],
  [String.raw`${itIs}${not} ${quite}${excluded}`, ' may be considered'],
  [String.raw`^\W*no ${perk}(?: ${perkWord})?, (?=(?:visa |work |full )*sponsorships? (?:is|can be|will be) (?!not\b|never\b|un)\w)`, ''],
  // one "no" for both things, or for the first alone: a person has to ask
  [String.raw`^\W*no ${perk}(?: ${perkWord})?, (?=(?:visa |work |full )*sponsorships? (?:available|offered|provided|given|possible)\W*$)`, 'maybe some '],
  // how hard it is
  [String.raw`\b(?:there(?:'s| is| are) no|(?:we |i )?(?:have|has|see|sees|find|with) no) ${hard}(?: at all| whatsoever)? (?:about |with |in |to |for us |when it comes to )*${verb}`, 'we can $<verb>'],
  [String.raw`\b(?:do|does|would|will)(?:n't| not| never) (?:mind|hesitate|object|shy away)(?: to| from)? ${verb}`, 'can $<verb>'],
  [String.raw`\b(?:have|has)(?: never|n't ever| not ever) (?:yet )?(?:refused|declined|denied|turned down) (?:a |any )?(?:request for )?(?=(?:visa )?sponsorship)`, 'gladly offer '],
  [String.raw`\b(?:do|does|would|will)?(?:n't| not| never|\bnever) (?:ever )?(?:refuse|decline|deny|withhold|turn down|say no to)s? (?:a |any )?(?:requests? for )?(?=(?:visa )?sponsorship)`, 'gladly offer '],
  [String.raw`${itIs} (?:is|are)(?:n't| not) (?:only|just|merely|simply) (?:possible|available|offered|an option)[,;]?(?: but)? (?:it|they|that)(?:'s| is|'re| are) (?:also |even )?(?=guaranteed|certain|included|standard|provided|part of)`, ' is '],
  // who lacks what sponsorship gives
  [String.raw`(?<!\b(?:only|no|neither) (?:\w+ )?)\b(?:candidates|applicants|people|those|anyone|nurses|workers|staff|[a-z]{3,}(?:ers|ors|ists|ians)) (?:without|lacking|(?:who|that) (?:lacks?|(?:do|does)(?:n't| not)(?: yet| currently)? have|ha(?:ve|s) no|ha(?:ve|s)n't got)) (?:the |an? |any |uk |existing |current )*(?:(?:right|permission) to (?:live and )?work|work permits?|visas?)(?: (?:in|for) the uk| here| yet| already)?,? (?=(?:can|will|may|could|are)(?: also| still)?(?: be)? (?:sponsored|offered (?:visa )?sponsorship|eligible for (?:visa )?sponsorship)\b)`, 'overseas candidates '],
  // what nobody need have, because it is given
  [String.raw`\b(?:you|candidates|applicants|nurses|they) (?:do not|don't|will not|won't|need not|needn't|would not) (?:need|require|have)(?: to have| to hold)? (?:the |an? |any |uk |your |existing |prior |own )*(?:(?:right|permission) to (?:live and )?work|work permits?|visas?)(?: (?:in|for) the uk| here| already| yet| beforehand| in advance| in place| first| of your own| to apply)*,? (?=(?:as|because|since) (?:we|the (?:trust|company|school|hospital|home)|our (?:trust|company)) (?:will |can |do |gladly |also )?(?:sponsors?\b|(?:offer|provide|arrange|give)s? (?:[\w-]+ ){0,3}?(?:sponsorship|visas?|certificates?)\b))`, 'you are welcome '],
  // nobody is turned away
  [String.raw`\b(?:nobody|no one|no (?:[\w-]+ )?(?:candidate|applicant|nurse|carer|worker|person)s?|none(?: of [\w ]{3,30}?)?) (?:(?:is|are|was|were|will be|has been|have been|gets?|goes|is left|are left) (?:ever )?)(?:refused|denied|declined|left without|without)(?: a| any)?(?= (?:visa |work |certificate of )?(?:${thing}))`, 'we offer everybody our'],
  [String.raw`\b(?:will|are|is|be|go) never (?:be |go |left )*without (?:a |your )?(?=(?:visa )?${thing})`, 'will be given '],
  [String.raw`\bnever (?:be |go |left )+without (?:a |your )?(?=(?:visa )?${thing})`, 'be given '],
  [String.raw`${itIs} (?:does|do|will)(?:n't| not)(?: in any way)? depend on`, ' is given whatever'],
  [String.raw`\b${nobody} ${turningAway} ${because} ${needingIt}`, 'we welcome anyone who needs visa sponsorship'],
  [String.raw`\b(?:${needingIt}|(?:the|a|your|their|any) (?:need|requirement)s? (?:for|of) (?:visa )?sponsorship|(?:the|a|your|their|any) (?:visa )?sponsorship (?:need|requirement)s?) (?:(?:is|are|will|would|does|should)(?:n't| not| never| in no way)(?: be)?|won't(?: be)?|(?:is|are|will be) (?:at )?no|never) (?:an? )?${countsAgainst}\b`, 'anyone who needs visa sponsorship is welcome'],
  [String.raw`\bif (?:you|they|candidates|applicants) (?:do )?${needingIt},? (?:then )?(?:this|it|that) (?:(?:will|would|does|is)(?:n't| not| never| in no way)(?: be)?|won't(?: be)?) (?:an? )?${countsAgainst}(?! to\b)`, 'anyone who needs visa sponsorship is welcome'],
  [String.raw`\b${nots} (?:really |at all )?(?:mind|care) (?:if|whether|that) (?:or not )?(?:you|they|candidates|applicants|someone)(?: (?!not\b)\w+){0,2}? ${needingIt}(?: or not)?`, 'welcome anyone who needs visa sponsorship'],
]; // prettier-ignore

export const saidWithoutNo = [
  ...barsNothing,
  [aboutBefore, ' '] as [RegExp, string],
  ...sayings.map(([rule, said]): [RegExp, string] => [new RegExp(rule, 'gi'), said]),
];
