/** "I was", "Then sadly": what may stand before it. */
const SELF = String.raw`^\W*(?:(?:i|i['’]m|i['’]ve|was|am|has|have|had|been|being|then|later|sadly|unfortunately|unfairly|recently|currently|now|also|actively|still|immediately) )*`;
const beginning = (pattern: string): RegExp => new RegExp(SELF + pattern, 'iu');

const WHY = String.raw`after|for|due|because|from|by|when|as|during|following|without|with|on|over|while|since|twice`;
/** "Discharged 12 patients" and "Redundancy consultations" are work: only what was done to nobody else is an end. */
const SENT_AWAY = [
  beginning(
    String.raw`(?:made |facing |at risk of |voluntary |compulsory |took |accepted |due to )*redundan(?:t|cy)\b(?! (?:consult|process|programme|cases|meetings|advice|calculation|payment|polic|procedure|support|selection))`,
  ),
  beginning(
    String.raw`(?:dismissed|sacked|laid off|let go|furloughed|demoted)(?=\s*(?:$|[.,;(–-])|\s+(?:in|at|${WHY}|\d)\b)`,
  ),
  beginning(
    String.raw`(?:fired|terminated|suspended|discharged|retired)(?=[\s.]*$|[\s,;(–-]+(?:in (?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|after|due|because|following|without notice|early|from (?:my|the) (?:job|post|role|duty|service|army|navy))\b)`,
  ),
];

/** "Left to care for my mother", "Reason for leaving: relocation"; "Left and right hand" is no end. */
const LEFT = [
  /^\W*(?:i )?(?:(?:have |had )?(?:left(?! (?:and|or) right|[- ]hand)|quit|resigned|walked out|stepped down|handed in (?:my )?notice)\b|(?:reasons?|why) (?:for |of |i )?(?:leaving|left)\b|(?:took|taking|accepted) (?:early retirement|(?:voluntary )?severance))/i,
  /^\W*(?:i )?(?:failed|(?:did not|didn['’]t) pass) (?:my |the )?probation|^\W*probation (?:failed|not passed|was not)/i,
];

const WHOSE = String.raw`^\W*(?:(?:the|my|our|this|fixed[- ]term|temporary|temp|agency|seasonal|zero[- ]hours?|short[- ]term|\d+[- ](?:month|week)|whole) )*`;
const WAS = String.raw`(?:(?:was|were|has|had|is|then|been) )*`;
const ENDED = [
  new RegExp(
    String.raw`${WHOSE}(?:contract|post|job|role|position|employment|assignment) ${WAS}(?:ended|ends|expired|finished|terminated|came to an end|not renewed|made redundant|discontinued)\b`,
    'i',
  ),
  new RegExp(
    String.raw`${WHOSE}(?:company|firm|business|site|shop|branch|factory|plant|restaurant|pub|hotel|store|office|depot|employer|school|home|nursery|contract) ${WAS}(?:closed(?=[\s.,;]*$| (?:in|down|after|due|because|by|when|its|for good|permanently|during|as)\b)|shut|went (?:bust|bankrupt|out of business|into (?:administration|liquidation))|ceased|folded|dissolved|collapsed)\b`,
    'i',
  ),
];

const BEFORE_A_BREAK = String.raw`(?:(?:an?|the|on|during|after|from|took|taking|take|planned|full[- ]time|short|long|brief|extended|unpaid|\d+[- ](?:month|year)s?) )*`;
/** "Maternity leave cover" and "Sickness absence records" are work. */
const IS_WORK = String.raw`(?! (?:cover|manag|report|monitor|record|polic|cases?|interview|meeting|calculation|payment|payroll|administration|process|claims?|reviews?|data|levels|rates?))`;
const AWAY = [
  beginning(
    String.raw`${BEFORE_A_BREAK}(?:career (?:break|gap|pause)|employment (?:break|gap)|(?:gap|break|time|months) (?:in|between|off|out) (?:of |from )?(?:my )?(?:employment|jobs?|work|career)|gap years?|year out|sabbatical|(?:maternity|paternity|parental|adoption|sick|sickness|compassionate|unpaid|garden(?:ing)?|bereavement|medical) (?:leave|absence)|time (?:off|out)|unemploy(?:ed|ment)|out of work|not working|between jobs|off (?:sick|work|ill)|long[- ]term sick|hospitali[sz]ed|job ?seek(?:er|ing)|job[- ]hunting|in prison|on (?:benefits|universal credit))\b${IS_WORK}`,
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
    String.raw`(?:suffer(?:ed|ing|s) from|diagnosed with|(?:fell|became|got) (?:ill|sick|unwell|pregnant|injured)|had (?:(?:an?|my|our|major|minor|serious|knee|back|hip|heart) )+(?:operation|surgery|accident|baby|child|stroke|attack|breakdown|illness|injury)|(?:ill[- ]?)?health (?:problems?|reasons?|issues?)|ill(?:ness)? (?:in|for|since|from) (?:\d|(?:\p{L}+ )?months|my)|due to (?:(?:my|an?|long|serious|poor|ill) )*(?:illness|health|injury|sickness|pregnancy|accident))\b`,
  ),
];

const LAW =
  /^\W*(?:i )?(?:was |been )?(?:convicted|arrested|imprisoned|sentenced|charged with|under investigation|(?:given|received|issued) (?:with )?an? (?:(?:final|first|written|verbal|formal) )*warning|disciplined for|subject to (?:a )?disciplinary)\b/i;

/** "Cared for my mother", "Raised our children"; "Cared for young children" is work. */
const AT_HOME = [
  /^\W*(?:i )?(?:car(?:ed|ing|e|er)|look(?:ed|ing)? after|rais(?:ed|ing)|nurs(?:ed|ing)|bringing up|brought up|full[- ]time car(?:er|ing))\b.{0,40}?\b(?:my|our) (?:(?:own|elderly|sick|ill|late|disabled|young|two|three) )*(?:grand\p{L}+|mother|father|mum|mom|dad|parents?|family|child(?:ren)?|kids|sons?|daughters?|husband|wife|partner|relatives?|baby)\b/iu,
  /^\W*(?:i )?(?:stay(?:ed|ing)? (?:at )?home (?:with|to)|stay[- ]at[- ]home|homemaker|housewife|full[- ]time (?:mother|father|parent|mum|dad))\b/i,
];

/** "Looking for a new start", "Seeking a role in York"; "Seeking planning permission" and "Looking for faults" are work. */
const LOOKED_FOR = [
  beginning(String.raw`look(?:s|ing)? (?:for (?!faults?|defects?|leaks?|signs|errors|damage|ways)|to (?!after))`),
  beginning(
    String.raw`(?:seek(?:s|ing)?|in search of|searching for|on the lookout for) (?:(?:an?|my|new|next|full|part|any|other|more|further|suitable|challenging|exciting|rewarding|stable|permanent|temporary|long|better|similar|different)(?! (?:business|clients?|customers?|suppliers?|leads?|funding|sites?|tenants?|donors?))|work|employment|sponsor\w*|opportunit\w*|jobs?|roles?|positions?|to|visa)\b`,
  ),
  beginning(
    String.raw`(?:hop(?:e|es|ing) (?:to|for)|wish(?:es|ing)? to|want(?:s|ing)? (?:to|an?|more)|would (?:like|love|prefer|consider)|(?:eager|keen|happy|willing|prepared|ready|excited) (?:to|for)|open to (?:new|all|any|other|offers?|relocat\w+|work|opportunit\w+|full|part|remote|travel)|interested in (?:an?|new|the|this|working|becoming|moving)|aspir(?:e|ing) to|aim(?:ing)? to|plan(?:ning)? to (?:move|relocate|retrain|return|study|work|start|become|settle))\b`,
  ),
  beginning(
    String.raw`(?:available (?:from|for (?:work|interview|immediate|full|part|shifts?|nights?|weekends?)|immediately|now|to start|at short notice)|(?:returning|returned|return|going back|back) to (?:work|the workforce|employment)|relocat(?:ing|ed|e|ion) (?:to|from)|mov(?:ed|ing) (?:house|home|abroad|to (?:the )?(?:uk|england|scotland|wales|ireland|london|britain))|notice period|references? (?:are )?available|(?:expected|desired|current) salary)\b`,
  ),
];

const says = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/**
 * How a job ended, the time between two, sickness, and what somebody looks for next: it stands among the lines of a post
 * and is no work that was done.
 */
export const isBetweenJobs = (text: string): boolean =>
  says([...SENT_AWAY, ...LEFT, ...ENDED, ...AWAY, ...SICK, LAW, ...AT_HOME], text) || isLookedFor(text);

/** "Looking for a new start": what somebody wishes for, and nothing that they did. */
export const isLookedFor = (text: string): boolean => says(LOOKED_FOR, text);
