import { A_BREAK, OF_OTHERS, OWN_PEOPLE } from './private-life.js';

/** "2020 – 2021:", "I was", "Then sadly": what may stand before it. */
const SELF = String.raw`^\P{L}*(?:(?:i|i['’]m|i['’]ve|we|was|were|am|has|have|had|got|been|being|and|but|so|then|later|sadly|unfortunately|unfairly|recently|currently|now|also|actively|always|still|immediately) )*`;
const beginning = (pattern: string): RegExp => new RegExp(SELF + pattern, 'iu');
const alone = (pattern: string): RegExp => new RegExp(String.raw`^\P{L}*${pattern}`, 'iu');

const A_DATE = String.raw`(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\b`;
const WHY = String.raw`after|for|due|because|from|by|when|as|during|following|without|with|on|over|while|since|twice|before|owing`;
const OVER = String.raw`[\s.,;]*$`;

/** "Discharged 12 patients", "Fired in electric kilns", "Redundancy consultations": what was done to others is work. */
const SENT_AWAY = [
  beginning(
    String.raw`(?:(?:made|facing|at risk of|voluntary|compulsory|volunteered for|took|taken|taking|accepted|due to) )*(?:redundant(?=[\s.]*$|\s*[,;(–-]|\s+(?:in|at|again|last|this|and (?:i|then|was|have|since)|${WHY}|\d|${A_DATE})\b)|redundancy\b(?! (?:consult|process|programme|cases|meetings|advice|calculation|payment|polic|procedure|support|selection|systems?|exercise|notices|and (?:dismiss|griev|disciplin|tupe|restructur|capabilit|absence)))|redundancies(?=[\s.]*$| (?:in ${A_DATE}|at (?:the|my) )))`,
  ),
  beginning(
    String.raw`(?:dismissed|sacked|laid off|let go|furloughed|demoted)(?=\s*(?:$|[.,;(–-])|\s+(?:in|at|${WHY}|\d)\b)`,
  ),
  beginning(
    String.raw`(?:fired|terminated|suspended|discharged|retired)(?=[\s.]*$|[\s,;(–-]+(?:in ${A_DATE}|after|due|because|following|without notice|early\b|(?:from|by|on|during|when|in) (?:my|i|full pay)\b|for (?:being|my|not|no|poor|gross|misconduct|lateness|absence|refusing|complaining)\b|by the (?:new )?(?:manager|owner|boss|company|employer|agency)\b|when the (?:company|site|business|shop|contract|factory)\b|during (?:the )?(?:probation|trial|pandemic|covid|lockdown)|at (?:the (?:end|start|age)\b|\d\d[\s.,;]*$)|to (?:care|look after|spend|live|travel)\b|as an? |voluntarily|from (?:the )?(?:job|post|role|work|duty|service|army|navy)\b))`,
  ),
];

/** "Left to care for my mother", "Reason for leaving: relocation"; "Left and right hand" is no end. */
const LEFT = [
  beginning(
    String.raw`(?:left(?! (?:and|or) right|[- ](?:hand|luggage|side)|(?: \p{L}+){1,3} (?:clean|tidy|safe|secure|ready)\b)|quit(?![- ](?:smoking|rates?))|resigned|walked out|stepped down|handed in (?:my )?notice)\b`,
  ),
  beginning(
    String.raw`(?:(?:reasons?|why) (?:for |of |i )?(?:leaving|left)\b|(?:took|taken|taking|accepted) (?:early retirement|(?:voluntary )?severance))`,
  ),
  beginning(
    String.raw`(?:(?:failed|(?:did not|didn['’]t) pass) (?:my |the )?probation|probation (?:failed|not passed|was not))`,
  ),
  alone(
    String.raw`end of (?:the |a |my )?(?:contract|season|placement|assignment|job|post)(?:${OVER}| (?:in|on|at|when)\b)`,
  ),
  alone(
    String.raw`(?:fixed[- ]term|temporary|seasonal) (?:contract|placement|assignment|job|post)(?:${OVER}| in ${A_DATE})`,
  ),
];

const A_POST = 'contract|placement|post|job|role|employment|position|assignment';
const A_PLACE =
  'company|firm|employer|business|site|restaurant|caf[eé]|bar|pub|hotel|factory|plant|mill|shop|store|branch|office|ward|school|nursery|department|depot|warehouse|home|garage|yard|mine|agency|workshop|farm';
const WAS = String.raw`(?:(?:was|were|has|had|is|got|then|been) )*`;
const AND_WHEN = String.raw`(?= down\b|[\s.,;]*$|[.,;] | (?:in|on|at|early|its|trading|for good|permanently|administration|liquidation|receivership|last|this|and (?:i|then|was|we)|\p{L}+ (?:weeks?|months?|years?) (?:early|ago|later)|${WHY}|${A_DATE})\b)`;
/** "The site closed in 2024", "Contract ended", "Company went into administration"; "Site closed off with barriers" is work. */
const CLOSED = alone(
  String.raw`(?:when )?(?!(?:each|every|all) )(?:(?!(?:until|till|before|which|that|when|after|where|and)\b)\p{L}[\p{L}\d'’-]* ){0,4}(?:(?:${A_POST}) ${WAS}(?:ends|expired|finished(?! on)|made redundant|discontinued)|(?:${A_POST}|${A_PLACE}) ${WAS}(?:ended|closed|closing|shut|ceased|folded|dissolved|collapsed|liquidated|terminated|cut|moved abroad|relocated(?! to)|not (?:renewed|extended)|ran out|came to an end|went (?:bust|bankrupt|under|out of business|into)))${AND_WHEN}`,
);

const BEFORE_A_BREAK = String.raw`(?:(?:an?|the|on|during|after|from|took|taking|take|planned|full[- ]time|short|long|brief|extended|unpaid|\d{1,3}[- ](?:month|year)s?) )*`;
/** "Maternity leave cover" and "Sickness absence records" are work. */
const AWAY = [
  beginning(
    String.raw`${BEFORE_A_BREAK}(?:${A_BREAK}|(?:career (?:gap|pause)|employment (?:break|gap)|(?:gap|break|time|months) (?:in|between|off|out) (?:of |from )?(?:my )?(?:employment|jobs?|work|career)|gap years|year out|(?:sick|sickness|compassionate|unpaid|garden(?:ing)?|bereavement|medical) (?:leave|absence)|(?:maternity|paternity|parental|adoption) absence|unemployment|out of work|not working|between jobs|off (?:sick|work|ill)|long[- ]term sick|hospitali[sz]ed|job ?seek(?:er|ing)|job[- ]hunting|in prison|on (?:benefits|universal credit))\b${OF_OTHERS})`,
  ),
  beginning(
    String.raw`${BEFORE_A_BREAK}time (?:off|out)(?=${OVER}|[\s,:(–-]+${A_DATE}| (?:from|for|to|after|because|due|with|while|in ${A_DATE})\b)`,
  ),
  beginning(
    String.raw`(?:travell?(?:ed|ing)|backpack(?:ed|ing)) (?:the world|a?round the world|(?:a?round|through) (?:(?:south[- ]?east )?asia|south america|australia|new zealand))\b`,
  ),
];

/** "Signed off sick for 6 months"; "Signed off work permits" is work. */
const SICK = [
  beginning(
    String.raw`signed off (?:sick|ill|from work|with (?:stress|depression|anxiety|my|a bad|a broken|an? injury)|work (?:for|from|since|due|by|until|with|sick|in (?:19|20))|work[\s.]*$|by (?:my|the|a) (?:doctor|gp))`,
  ),
  beginning(
    String.raw`recover(?:ed|ing) from (?:(?:an?|my|major|minor|long|serious) )*(?:illness|injury|operation|surgery|cancer|stroke|accident|burn-?out|depression|covid|breakdown)\b`,
  ),
  beginning(
    String.raw`(?:suffer(?:ed|ing|s) from|diagnosed with|(?:fell|became|got) (?:ill|sick|unwell|pregnant|injured)|had (?:(?:an?|my|our|major|minor|serious|knee|back|hip|heart) )+(?:operation|surgery|accident|baby|child|stroke|attack|breakdown|illness|injury)|(?:ill[- ]?)?health (?:problems?|reasons?|issues?)(?! (?:of|among|raised|reported|identified))|ill(?:ness)? (?:in|for|since|from) (?:\d|(?:\p{L}+ )?months|my)|due to (?:(?:my|an?|long|serious|poor|ill) )*(?:illness|health|injury|sickness|pregnancy|accident))\b`,
  ),
];

/** "Arrested in 2019", "Given a final warning"; "Arrested 40 suspects" and "Charged with running the ward" are work. */
const IN_COURT = beginning(
  String.raw`(?:(?:convicted|arrested|imprisoned|sentenced)(?=${OVER}|\s*[,;(–-]|\s+(?:in|for|of|on|at|after|to|by|twice|once|when)\b)|(?:charged with (?!(?:the )?(?!driving|drink|speeding)\p{L}+ing\b)|under investigation|(?:given|received|issued) (?:with )?an? (?:(?:final|first|written|verbal|formal) )*warning|disciplined for|subject to (?:a )?disciplinary)\b)`,
);

/** "Cared for my mother", "Raised our children"; "Cared for young children" is work. */
const AT_HOME = [
  beginning(
    String.raw`(?:car(?:ed|ing|e|er)|look(?:ed|ing)? after|rais(?:ed|ing)|nurs(?:ed|ing)|bringing up|brought up|full[- ]time car(?:er|ing))\b.{0,40}?${OWN_PEOPLE}`,
  ),
  beginning(
    String.raw`(?:stay(?:ed|ing)? (?:at )?home (?:with|to)|stay[- ]at[- ]home|homemaker|housewife|full[- ]time (?:mother|father|parent|mum|dad)(?! and))\b`,
  ),
];

/** "Looking for faults", "Searching for new clients": what is looked for at work. */
const AT_WORK = String.raw`(?:(?:an?|any|new|more|other|possible|potential|early|hidden|further) )*(?:faults?|defects?|leaks?|cracks?|signs|errors?|bugs|damage|hazards?|ways|savings|trends|missing|business|clients?|customers?|suppliers?|leads?|funding|sites?|tenants?|donors?|sponsors\b)`;
const A_JOB = String.raw`(?:work|employment|jobs?|roles?|positions?|posts?|vacanc(?:y|ies)|opportunit(?:y|ies)|apprenticeships?|placements?|internships?|careers?|challenges?)\b(?! (?:permits?|orders?|providers?))`;
const ITS_KIND = String.raw`(?:(?!(?:for|of|on|from|to|in|with|about|at|by|and)\b)\p{L}[\p{L}/&'’-]* ){0,4}`;
/** "Looking for a new start", "Seeking a role in York", "Open to relocation"; "Seeking planning permission" is work. */
const WISHED = [
  beginning(String.raw`look(?:s|ing)? (?:for (?!${AT_WORK})|to (?!after)|forward\b)`),
  beginning(
    String.raw`(?:seek(?:s|ing)?|in search of|search(?:es|ing) for|on the lookout for) (?!${AT_WORK})(?:(?:an?|my|new|next|full|part|any|other|more|further|suitable|challenging|exciting|rewarding|stable|permanent|temporary|long|better|similar|different|to|visa)\b|sponsor|${ITS_KIND}${A_JOB})`,
  ),
  beginning(
    String.raw`(?:hop(?:e|es|ing) (?:to|for)|wish(?:es|ing)? (?:to|for)|want(?:s|ing)? (?:to|an?|more)|would (?:like|love|prefer|consider)|(?:eager|keen|happy|willing|ready|excited) (?:to|for)(?! (?:eat|wear))|keen on|prepared to|free to|(?<!\b(?:was|been) )able to (?:start|relocate|travel|move)|open to(?! (?:the public|visitors|members))|can start|interested in|aspir(?:e|ing) to|aim(?:ing)? to|plan(?:ning)? to (?:move|relocate|retrain|return|study|work|start|become|settle))\b`,
  ),
  // "To secure loads", "Had to work nights" are work.
  alone(
    String.raw`to (?:work|obtain|secure(?! (?:the )?(?:loads?|sites?|buildings?|premises|areas?|scenes?))|find(?! ${AT_WORK})|gain|join|get|become)\b`,
  ),
  // "Goal setting with clients" is work.
  alone(
    String.raw`(?:(?:(?:my|career|job) )+(?:aims?|goals?|dream|wish|objectives?)\b(?! (?:sessions?|planning|setting|workshops?|coaching))|(?:aim|goal|dream|wish|objective)(?=${OVER}|\s*[:–]|\s+-|\s+(?:is|was|to|of|for(?! \d)|in)\b)|(?:an? )?new (?:start|challenge)s?\b(?! (?:induct|train|paperwork|packs?|forms?)))`,
  ),
  beginning(
    String.raw`available(?=[\s.,;:]*$|[,;:] | (?:immediately|now|from|at short|for (?:an? )?(?:interview|work|immediate|full|part|shifts?|nights?|weekends?)|to (?:start|work|begin|join|travel|relocate)|on|any ?time|full|part|weekends|nights|days|straight)\b)`,
  ),
  beginning(
    String.raw`(?:(?:returning|returned|return|going back|back) to (?:work|the workforce|employment)(?! (?:interview|meeting|plan|programme|discussion|form|process|polic|advis|coach|as\b|with\b))|relocat(?:ing|ed|e|ion) (?:to|from)(?! (?:the |an? |our )?(?:new |larger |bigger )*(?:premises|offices?|sites?|warehouse|building|depot)\b)|mov(?:ed|ing) (?:(?:house|home|abroad)(?=${OVER}| (?:in|to|from|with|for|after|because|due|and)\b)|to (?:the )?(?:uk|england|scotland|wales|ireland|london|britain))|notice period|references? (?:are )?available|(?:expected|desired|current) salary)\b`,
  ),
];

const ENDED_OR_AWAY = [...SENT_AWAY, ...LEFT, CLOSED, ...AWAY, ...SICK, IN_COURT, ...AT_HOME];
const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/**
 * How a job ended, the time between two, sickness, and what somebody looks for next: it stands among the lines of a post
 * and is no work that was done.
 */
export const isBetweenJobs = (text: string): boolean => says(ENDED_OR_AWAY, text) || isLookedFor(text);

/** What stands before a job that somebody is to have, and has not: "Job wanted: …", "Desired role - …", "Applying for …". */
export const A_JOB_WANTED = String.raw`(?:(?:jobs?|roles?|posts?|positions?|work|employment|vacanc(?:y|ies)) (?:wanted|sought|desired|applied for|required|of interest|i (?:want|am looking for|seek))|(?:desired|target(?:ed)?|ideal|preferred|dream|wanted|next|future) (?:jobs?|roles?|positions?|posts?|work|job title|occupation|career)|(?:looking|applying|searching) for|seeking|applying as)`;

/** "Looking for a new start": what somebody wishes for, and nothing that they did. */
export const isLookedFor = (text: string): boolean => says(WISHED, text);
