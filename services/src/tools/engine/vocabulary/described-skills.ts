import { ATTAINMENT_ASKED, GRADES_ROSE } from './attainment.js';
import { AUDITS_OF_CARE } from './audits-of-care.js';
import { KEY_STAGE_LED } from './key-stages.js';
import { METHOD_VALIDATED } from './method-validated.js';
import { LICENCE_AND_CAR, OWN_TRANSPORT } from './own-transport.js';
import { PASTORAL_POSTS } from './pastoral-posts.js';
import { PEOPLE_UNDER } from './people-under.js';
import { PERSONAL_CARE } from './personal-care.js';
import { WELDING_BY_NUMBER } from './welding-by-number.js';

/**
 * Skills that people describe rather than name: "leads a team of four", "validated two methods". The name must stand in
 * skills-by-field.txt. Every gap is bounded, so that no text makes a pattern slow.
 */
export const DESCRIBED_SKILLS: readonly (readonly [string, RegExp])[] = [
  [
    'People management',
    /\b(?:lead|leads|led|manage[sd]?|managing|supervise[sd]?|supervising|supervision of|line[- ]manage[sd]?)\b[^.;\n]{0,25}\b(?:team|staff|students|workers|labour|trainees|people|person|assistants?|technicians|advisers?|advisors|analysts|engineers|nurses|colleagues|officers|executives?|clerks|operatives|operators|developers|accountants|chefs|porters|drivers|carers|teachers|supervisors|apprentices|associates|employees|agents|pickers|packers|cleaners|cooks|receptionists|housekeepers|attendants|baristas|servers|welders|fitters|electricians|plumbers|joiners|carpenters|mechanics|dispensers|gardeners|grooms|guides|instructors|lifeguards|volunteers|scientists|researchers|designers|stewards|guards|buyers|planners|labourers)\b(?! (?:training|meetings?|development|rota|room|survey))|\blook(?:s|ed|ing)? after (?:(?:an?|one|two|three|four|five|six|the|our|\d+) )(?:[\p{L}-]+ )?(?:apprentices?|trainees?|juniors?|staff|assistants?|technicians?|engineers?|operatives?|fitters?|electricians?)\b|\brotas? for (?:an? |the |our |my )?(?:team|brigade|crew|staff)\b|\b(?:led|lead|leads|leading|head(?:s|ed|ing)?|run|runs|ran|running|manag\w+|supervis\w+|responsible for|in charge of|line[- ]manag\w+|build|built|building|grew|look(?:s|ed|ing)? after)\b[^.;\n]{0,60}\b(?:team|crew|brigade|gang) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|(?<=, )team of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/giu,
  ],
  [
    'Subject leadership',
    /\b(?:lead|leads|led|leading|coordinat(?:e[sd]?|ing)|co-ordinat(?:e[sd]?|ing)) (?:on )?(?:(?:the|my|an?|whole[- ]school|our) )?(?:maths|mathematics|english|science|literacy|numeracy|phonics|computing|history|geography|art|music|PE|RE|PSHE|MFL|subject)(?: (?:across|throughout|for|in) |\b(?! (?:lessons?|class(?:es)?|groups?|clubs?|teaching|trips?|interventions?)))/g,
  ],
  // who leads a subject of a school teaches it
  [
    'Mathematics',
    /\b(?:maths|mathematics|numeracy)[- ](?:leads?|leaders?|coordinators?|co-ordinators?|subject leads?)\b/gi,
  ],
  ['Phonics', /\bphonics[- ](?:leads?|leaders?|coordinators?|co-ordinators?)\b/gi],
  [
    'Setting out',
    /\bset(?:s|ting)? out\b(?! (?:how|what|why|when|where|who|which|that|as|to)\b)(?: and \p{L}+)?(?:(?!\b(?:how|what|why|when|where|who|which|that|teams?)\b)[^.;,\n]){0,25}\b(?:(?<!\bthe team )works?|foundations?|drainage|drains|roads?|kerbs?|buildings?|levels(?! of)|structures?|bridges?|piles|steelwork|walls?|footings|plots|sites?)(?!\p{L})/giu,
  ],
  // "checked in 80 guests a day"
  [
    'Guest check-in',
    /\b(?:check(?:s|ed|ing)?|book(?:s|ed|ing)?)[- ]in (?:and (?:check(?:ed|ing)? )?out )?(?:of )?(?:(?:up to |over |around |about |all |hotel |new |our |the )*\d* ?)(?:hotel )?(?:guests?|arrivals|groups of guests)\b/gi,
  ],
  ['Key stage leadership', KEY_STAGE_LED],
  ['Clinical audit', AUDITS_OF_CARE],
  ['Raising attainment', GRADES_ROSE],
  ['Raising attainment', ATTAINMENT_ASKED],
  ['Personal care', PERSONAL_CARE],
  ['Pastoral care', PASTORAL_POSTS],
  [
    'Wound care',
    /\b(?:dress(?:es|ed|ing)?|clean(?:s|ed|ing)?|manag(?:e|es|ed|ing)|treat(?:s|ed|ing)?|redress(?:ed|ing)?|suture[sd]?)\b[^.;\n]{0,25}\b(?:wounds?|pressure (?:sores|ulcers)|surgical sites?)\b|\b(?:chang|appl|renew)\w+ (?:\w+ ){0,2}dressings\b|\b(?:leg |pressure |foot )ulcer care\b|\bdressings\b(?=(?:,| and| &)[^.;\n]{0,30}\b(?:bloods|cannula\w*|catheters?|injections|swabs|ecgs?)\b)|\b(?:bloods|cannula\w*|catheters?|injections|swabs|ecgs?)\b(?=[^.;\n]{0,30}(?:, | and | & )dressings\b)/gi,
  ],
  // "bloods" alone may be looked at; beside what is done with them they are taken
  [
    'Venepuncture',
    /\b(?:draw(?:s|n|ing)?|drew|obtain(?:s|ed|ing)?|tak(?:e|es|en|ing)|took)\b[^.;,\n]{0,12}\bblood(?:s\b| (?:samples?|specimens?|from)\b)|\bbloods\b(?=(?:,| and| &)[^.;\n]{0,30}\b(?:dressings|cannula\w*|catheters?|injections|swabs|ecgs?)\b)|\b(?:dressings|cannula\w*|catheters?|injections|swabs|ecgs?)\b(?=[^.;\n]{0,30}(?:, | and | & )bloods\b)/gi,
  ],
  [
    'Moving and handling',
    /\b(?:mov|lift|transfer|hoist|reposition|turn)(?:e[sd]?|s|ed|ing|r(?:ed|ing))?\b[^.;\n]{0,15}\b(?:residents?|patients?|service users?)\b(?! (?:feedback|records?|data|notes|files|complaints?|information|needs|stories|flow|to (?:an? |the )?(?:new |electronic |digital )*(?:systems?|cloud|platform|software|database))\b)|\b(?:hoist|reposition)(?:s|ed|ing)?\b[^.;\n]{0,15}\bclients?\b|\b(?:mov|lift|transfer|turn)(?:e[sd]?|s|ed|ing|r(?:ed|ing))?\b[^.;\n]{0,15}\bclients?\b(?=[^.;\n]{0,40}\b(?:beds?|(?:wheel|arm|bath|shower)?chairs?|toilet|bath|shower|hoists?|slide sheets?|slings?|stand[- ]?aid|safely|pressure)\b)|\b(?:mov|lift|transfer)(?:e[sd]?|s|ed|ing|r(?:ed|ing))? (?:with|by) (?:an? |the )?(?:ceiling |standing |mobile |full body )?hoists?\b|\bhoists? (?:and|or|with) (?:slide|sling|stand)/gi,
  ],
  [
    'Secondary curriculum',
    /\b(?:teach(?:es|ing|er)?|taught|tutor(?:s|ed|ing)?)\b[^.;\n]{0,60}\b(?:11 (?:to|-|–) 1[68]|years? (?:[789]|1[0-3])|secondary (?:school|pupils|students)|waec|wassce|jss|sss|cbse|icse|sixth form|a[- ]levels?)\b/gi,
  ],
  [
    'Accessibility',
    /\baccessible,? (?:[\p{L}-]+ ){0,2}(?:interfaces?|web ?sites?|components?|pages|apps?|applications?|design)(?!\p{L})/giu,
  ],
  [
    'Haemodynamic monitoring',
    /\b(?:interpret|read|tak|analys)\w*\b[^.;\n]{0,12}\bABGs?\b|\btitrat\w+ (?:inotropes?|vasopressors?)\b|\b(?:invasive|arterial|central venous) (?:pressure )?(?:monitoring|lines?)\b/gi,
  ],
  [
    'Clinical audit',
    /\b(?:led|lead|ran|run|carried out|did|complet\w+|conduct\w+|perform\w+|took part in)\b[^.;\n]{0,20}\b(?:falls|hand hygiene|infection control|documentation|ward|clinical|pressure ulcers?|medication|sepsis|nutrition) audits?\b/gi,
  ],
  [
    'Maintenance engineering',
    /\b(?:preventive|preventative|planned|scheduled)(?:,? (?:and|&|or) | ?\/ ?)(?:corrective|reactive|breakdown|unplanned|planned) maintenance\b/gi,
  ],
  [
    'Process improvement',
    /\b(?:reduc|cut|lower|improv|shorten)\w*\b[^.;\n]{0,30}\b(?:downtime|scrap|defects|lead[- ]times?|cycle times?|rework|rejects|turnaround|waiting times?|stoppages)\b[^.;\n]{0,15}\b(?:by|from)\b/gi,
  ],
  [
    'Raising attainment',
    /\b\d{1,3} ?% of (?:my |the |our )?(?:[\p{L}-]+ ){0,4}(?:students|pupils|class|candidates|learners|children)\b[^.;\n]{0,15}\b(?:got|achieved|gained|passed|scored|made|reached|attained)\b|\b(?:pass rates?|attainment|test scores|exam scores|WAEC|WASSCE|(?:exam(?:ination)?s?|tests?|gcses?|igcses?|sats?|phonics|a[- ]?levels?|o[- ]?levels?|btecs?|key stage \d|ks ?\d|year \d{1,2}|class(?:es)?|school|waec|wassce|jamb|cbse|pupils?|students?|learners?|children['’]s|maths|mathematics|english|reading|writing|literacy|numeracy|science|physics|chemistry|biology|history|geography|academic)['’]? (?:results|grades))\b[^.;\n]{0,20}\b(?:rose|went up|improved|increased|grew|doubled)\b|\b(?:rais|lift|improv|increas)(?:e[sd]?|ed|ing)\b[^.;\n]{0,25}\b(?:pass rates?|attainment|test scores|(?:exam(?:ination)?s?|tests?|gcses?|igcses?|sats?|phonics|a[- ]?levels?|o[- ]?levels?|btecs?|key stage \d|ks ?\d|year \d{1,2}|class(?:es)?|school|waec|wassce|jamb|cbse|pupils?|students?|learners?|children['’]s|maths|mathematics|english|reading|writing|literacy|numeracy|science|physics|chemistry|biology|history|geography|academic)['’]? (?:results|grades))\b|\b(?:rais|lift|improv|increas)(?:e[sd]?|ed|ing)\b[^.;\n]{0,15}\b(?:results|grades) (?:of|for|in) (?:(?:my|the|our|all|year|key) ){0,2}(?:exam(?:ination)?s?|tests?|gcses?|igcses?|sats?|phonics|a[- ]?levels?|o[- ]?levels?|btecs?|key stage \d|ks ?\d|year \d{1,2}|class(?:es)?|school|waec|wassce|jamb|cbse|pupils?|students?|learners?|children['’]s|maths|mathematics|english|reading|writing|literacy|numeracy|science|physics|chemistry|biology|history|geography|academic|\d)/giu,
  ],
  // "Raised A level A*-B from 41 % to 63 %", "GCSE passes went up from …"
  [
    'Raising attainment',
    /\b(?:rais|lift|improv|increas|took|tak|mov|brought|rose|went up|up)\w*\b(?:(?!attendance|satisfaction|retention|recruitment|absence|uptake|entries|numbers)[^.;\n]){0,20}\b(?:a[- ]?levels?|i?gcses?|sats?|ks ?\d|key stage \d|phonics|btecs?|pass(?:es)?|grades?)\b(?:(?!attendance|satisfaction|retention|recruitment|absence|uptake|entries|numbers)[^.;\n]){0,40}\bfrom \d{1,3} ?% to \d{1,3} ?%|\b(?:a[- ]?levels?|i?gcses?|sats?|ks ?\d|key stage \d|phonics|btecs?)\b(?:(?!attendance|satisfaction|retention|recruitment|absence|uptake|entries|numbers)[^.;\n]){0,40}\b(?:up|rose|rising|went up|improved|increased) from \d{1,3} ?% to \d{1,3} ?%|\b(?:track|monitor)(?:s|ed|ing)?\b[^.;\n]{0,20}\b(?:progress|attainment)\b[^.;\n]{0,20}\b(?:pupils|learners|children|students(?! nurses))\b/gi,
  ],
  // "Boiler servicing and breakdowns", "diagnosed faults"; of a family or of costs a breakdown is something else, of boilers it is not
  [
    'Fault finding',
    /\b(?:diagnos|trac|locat|isolat|identif|rectif|clear|fix|repair|investigat)(?:e|es|ed|ing|y|ies|ied|ying|s)?\b[^.;,\n]{0,40}\b(?:faults|breakdowns|(?:electrical|mechanical|machine|boiler|plant|equipment|vehicle|engine|wiring|hydraulic|pneumatic) fault)\b|\b(?:servic(?:es?|ing)|repairs?|maintenance|installations?|boilers?|heating|plumbing|machine(?:ry)?|plant|mechanical|electrical|lifts?|vehicles?|conveyors?|equipment)(?:,? (?:and|&|or) |, | ?\/ ?| )breakdowns?\b(?! (?:cover|insurance|recovery|of (?!(?:[\p{L}-]+ ){0,2}(?:boilers?|heating|machines?|machinery|vehicles?|plant|lifts?|equipment|appliances?|conveyors?|pumps?|engines?)(?!\p{L}))))|\bbreakdown (?:repairs?|maintenance|call[- ]?outs?|engineer|response)\b|\b(?:attend|respond|react)(?:s|ed|ing)?(?: to)? (?:[\p{L}\d-]+ ){0,4}breakdowns\b|\bdiagnos(?:e[sd]?|ing) (?:and|&) (?:repair|fix|mend|rectif)(?:s|es|ed|ies|ied|y|ing|ying)?\b|\b(?:found|find(?:s|ing)?)(?: and (?:repair|fix|clear)(?:s|es|ed|ing)?)? (?:the )?faults (?:on|in)\b/giu,
  ],
  [
    'Documentation',
    /\b(?:sign(?:s|ed|ing)?|complet(?:e[sd]?|ing)|fill(?:s|ed|ing)?(?: in)?) (?:the )?(?:MAR|medication|fluid|food|turning) (?:charts?|sheets?|records?)\b|\b(?:updat|writ|review)(?:e[sd]?|ing|ten)\b[^.;\n]{0,10}\b(?:care|support) plans\b|\b(?:keep|keeps|kept|keeping|writ(?:e|es|ing|ten)|wrote|maintain(?:s|ed|ing)?|complet(?:e|es|ed|ing)|updat(?:e|es|ed|ing)) (?:(?:an?|the|their|accurate|up to date|daily|care|patient|clinical|good) ){0,3}(?:diary|diaries|records|daily notes|care notes|log ?books?)\b/gi,
  ],
  [
    'Office administration',
    /\b(?:kept|keep(?:s|ing)?|manag(?:e[sd]?|ing)|organi[sz](?:e[sd]?|ing)|ran|run(?:s|ning)?|look(?:s|ed|ing)? after)\b[^.;,\n]{0,25}\bdiar(?:y|ies)\b|\bminuted\b|\b(?:took|take[sn]?|taking|wrote|writ(?:e[sn]?|ing)|typ(?:e[sd]?|ing)) (?:the )?(?:[\p{L}-]+ ){0,2}minutes (?:of|for|at) /giu,
  ],
  ['Own transport', OWN_TRANSPORT],
  ['Driving licence', LICENCE_AND_CAR],
  ['Driving licence', /\bfull (?:clean )?(?:UK|GB|British),? (?:clean )?manual\b(?! handling)/gi],
  ['People management', PEOPLE_UNDER],
  ['Team leadership', PEOPLE_UNDER],
  ['Team leadership', /\b(?:design|technical|project|shift|ward|team) lead(?:er)? (?:for|on|of)\b/gi],
  [
    'Clinical supervision',
    /\b(?:teach(?:es|ing)?|taught|supervis(?:e[sd]?|ing)|mentor(?:s|ed|ing)?)\b[^.;\n]{0,25}\bstudents?\b[^.;\n]{0,15}\bplacements?\b|\bsupervis(?:e[sd]?|ing|ion of)\b[^.;\n]{0,20}\b(?:student|newly qualified|junior) (?:nurses?|midwives|physiotherapists?|radiographers?|pharmacists?|occupational therapists?|paramedics?|clinicians?|therapists?|doctors?)\b/gi,
  ],
  [
    'Customer service',
    /\b(?:handl|deal|dealt|resolv|respond|answer|sort)\w*\b[^.;\n]{0,20}\b(?:guests?|customers?|passengers?|shoppers?|diners?)['’]?s? (?:complaints?|queries|enquiries|inquiries|problems|requests)\b|\b(?:resolv(?:e[sd]?|ing)|handl(?:e[sd]?|ing)|deal(?:s|t|ing)? with) (?:all |any |difficult )?complaints\b/gi,
  ],
  [
    'Budget management',
    /\bbudget of (?:[£$€]|\d)|\b(?:manage|managed|managing|hold|held|run|ran|owned|owning|controlled|controlling|responsible for|look(?:s|ed|ing)? after)\b[^.;\n]{0,40}\bbudgets?\b(?! (?:hotel|airline|retailer|brand))/gi,
  ],
  [
    // "leading or mentoring engineers": either is done to people
    'People management',
    /\b(?:lead(?:ing|s)?|led|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing))(?= ?(?:and\/or|or|\/) ?(?:mentor|coach|train|supervis|develop|manag|lead)\p{L}* (?:[\p{L}-]+ ){0,2}(?:engineers|developers|analysts|designers|surveyors|nurses|teachers|chefs|staff|colleagues|juniors|people|others|apprentices|technicians|accountants|graduates)(?!\p{L}))/giu,
  ],
  [
    // whoever supervises one person is no mentor for it
    'Supervising junior staff',
    /\bsupervis(?:es?|ed|ing) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:[\p{L}\d-]+ ){0,3}?(?:therapists|nurses|physiotherapists|assistants|technicians|officers|advisers|advisors|radiographers|pharmacists|analysts|engineers|scientists|carers|midwives|paralegals|clerks|apprentices|trainees)(?!\p{L})|\b(?:supervis(?:es?|ed|ing|ion of)|trained)\b(?:[^.;\n]{0,30}\b(?:juniors?|(?:new )?starters|commis(?: chefs?)?|new (?:colleagues|staff|drivers|hires|joiners|members)|newly hired \w+)\b| (?:an?|one|1) (?:[\p{L}-]+ ){0,2}(?:trainee|apprentice|improver|student|intern|ect|nqt)\b)/giu,
  ],
  [
    // whoever trains somebody, or supervises one person, is no mentor for it
    'Mentoring',
    /\b(?:teach|teaching|taught|coach|coaches|coaching|coached|mentor|mentors|mentoring|mentored|look(?:s|ed|ing)? after|show(?:s|ed|ing)? (?=[^.;\n]{2,30} the ropes\b)|show(?:s|ed|ing)? the ropes to|buddy for|induct(?:s|ed|ing)?)\b[^.;\n]{0,30}\b(?:trainees?|juniors?|(?:new )?starters|apprentices?|improvers?|newly qualified \w+|new (?:colleagues|staff|commis|drivers|hires|joiners|members)|newly hired \w+|commis(?: chefs?)?|students? (?:nurses?|teachers?|social workers?)|ects?|nqts?|interns?)\b|\bsupervis(?:es?|ed|ing)\b(?! (?:an?|one|1) )[^.;\n]{0,30}\b(?:trainees?|apprentices|improvers|newly qualified \w+|students? (?:nurses?|teachers?|social workers?)|ects|nqts|interns)\b|\bmentor(?:s|ed|ing)? (?:(?:an?|the|our|two|three|four|five|six|eight|ten|\d+|up to \d+) )?(?:[\p{L}\d-]+ ){0,3}(?:students|graduates|engineers|nurses|midwives|teachers|developers|analysts|accountants|colleagues|staff|carers|pupils|PMs|managers|associates|members|designers|learners|paramedics|radiographers|physios|physiotherapists|social workers|volunteers|technicians|tutees)\b|\bbringing others on\b|\b(?:help|support|guid|induct|show|welcom)\w*\b[^.;\n]{0,12}\b(?:(?:more )?juniors?\b|new (?:[\p{L}-]+ ){0,2}(?:starters?|staff|assistants|nurses|drivers|carers|colleagues|joiners|employees|members|cooks|waiters|teachers)\b)|\bpractice (?:educator|assessor|supervisor)\b/giu,
  ],
  [
    'Training delivery',
    /\b(?:deliver|delivered|run|ran|design|designed|bring|brought|provide|provided|(?<!\b(?:safeguarding|first aid|prevent) )lead|leads|led|leading)\b[^.;\n]{0,25}\btraining\b|\btraining (?:(?:for|of) )?(?:the )?(?:staff|colleagues|teachers|nurses|teams?|new)\b|\btrain(?:s|ed|ing)? (?:up )?(?:[\p{L}-]+ ){0,2}(?:staff|colleagues|practitioners|assistants|operators|operatives|technicians|nurses|teams?|users|apprentices|trainees?|juniors?|commis(?: chefs?)?|chefs?|cooks?|apprentice|improver|starter|interns?|ects?|nqts?|newly qualified \w+|students? (?:nurses?|teachers?|social workers?)|new (?:colleagues|joiners|members)|waiters|baristas|carers|drivers|starters|recruits|joiners|volunteers|improvers)\b/giu,
  ],
  [
    'Patient care',
    /\b(?:nurs(?:e|es|ed|ing)|ventilated|treat(?:s|ed|ing)?|monitor(?:s|ed|ing)?)\b[^.;\n]{0,20}\bpatients\b|\b(?:care|cared|caring) for\b[^.;\n]{0,45}\b(?:patients|adults|residents|clients)\b|\bnurse to \w+ patients\b|\blook(?:ed|ing)? after\b[^.;\n]{0,20}\b(?:patients|residents|elderly|older people|(?:an? )(?:[a-z]+ )?(?:woman|man|lady|gentleman))\b/gi,
  ],
  [
    'Medication administration',
    /\b(?:administer(?:s|ed|ing)?|administration of|gives?|gave|giving)\b[^.;\n]{0,30}\b(?:medications?|medicines?|drugs|injections|infusions)\b|\b(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|prompt(?:s|ed|ing)?|support(?:s|ed|ing)?)\b[^.;\n]{0,45}\bmedications?\b|\bMAR (?:charts?|sheets?)\b|\btitrat(?:e[sd]?|ing)\b[^.;\n]{0,20}\b(?:inotropes?|vasopressors?|insulin|sedation|infusions?|medications?|drugs|opioids?)\b/gi,
  ],
  [
    'Team leadership',
    /\bsecond in (?:charge|command)\b|\b(?:run|runs|ran|running|lead|leads|led|leading|head|heads|headed|manage|manages|managed|managing|supervise[sd]?|supervising)\b[^.;\n]{0,12}\b(?:brigade|crew|team|gang|squad|section|department|shift|kitchen|ward|unit) of\b/gi,
  ],
  // "AD" alone is a date, a director or a disease
  [
    'Active Directory',
    /\bAD\b(?=[^.;\n]{0,30}\b(?:accounts?|users?|groups?|entra|azure|gpos?|group policy|exchange|dns|dhcp|[om]365|passwords?|permissions|administration|migration)\b)|\b(?:azure|windows|on-prem|dns|dhcp|exchange|[om]365)\b[^.;\n]{0,20}\bAD\b/g,
  ],
  ...WELDING_BY_NUMBER,
  [
    'Baking',
    /\b(?:bak(?:e|es|ed|ing)|mak(?:e|es|ing)|made)\b[^.;,\n]{0,15}\b(?:breads?|loaves|sourdough|focaccia|bagels|brioche|cakes)\b|\b(?:breads?|sourdough|focaccia)\b (?:(?:is|are|was|were|all) ){0,2}(?:baked|made)\b/gi,
  ],
  [
    'Menu planning',
    /\b(?:wr(?:ite|ites|iting|ote|itten)|creat(?:e|es|ed|ing)|design(?:s|ed|ing)?|plan(?:s|ned|ning)?|develop(?:s|ed|ing)?)\b[^.;\n]{0,45}\bmenus?\b|\bnew (?:[\p{L}-]+ ){0,3}menus?\b/giu,
  ],
  ['Infection control', /\b(?:prevent|reduc|control)\w*\b[^.;\n]{0,20}\binfections?\b/gi],
  // what a hotel keeps its rooms in, and nothing that is sung
  [
    'Property management system',
    /\bOpera\b(?=[^.;\n]{0,60}\b(?:check[- ]?ins?|bookings?|reservations?|guests?|rooms?|front desk|hotel|room rates|night audits?|Excel|Word|Outlook|Office|Micros|Fidelio|Protel|Mews)\b)|\b(?:check[- ]?ins?|bookings?|reservations?|rooms|front desk|hotel systems?|night audits?|Excel|Word|Outlook|Office|Micros|Fidelio|Protel|Mews)\b[^.;\n]{0,40}\bOpera\b(?! (?:house|singers?|company|north|festival|season|production|holland)\b)/gi,
  ],
  [
    'Stock control',
    /\b(?:order(?:s|ed|ing)?|count(?:s|ed|ing)?|control(?:s|led|ling)?|manag\w+)\b[^.;\n]{0,15}\bstock\b/gi,
  ],
  // of a lorry; a ward and a kitchen have daily checks as well
  [
    'Vehicle checks',
    /\bdaily (?:\p{L}+ )?checks\b(?=[^.;\n]{0,40}\b(?:tachos?|tachographs?|vehicles?|trailers?|fors|trucks?|lorry|lorries|vans?|defects?)\b)|\b(?:tippers?|trailers?|lorr(?:y|ies)|trucks?|vans?|eight-wheelers?|weighbridge|multi-?drop|curtain-?siders?|tankers?|artics?)\b[^.;\n]{0,70}\bdaily (?:\p{L}+ )?checks\b/giu,
  ],
  [
    'Telephone skills',
    /\b(?:answer|take|took|handle|make|made|field)\w*\b[^.;\n]{0,20}\b(?:calls|phones?|telephones?)\b/gi,
  ],
  [
    'Laboratory equipment',
    /\b(?:calibrat|maintain|servic)\w*\b[^.;\n]{0,30}\b(?:laboratory equipment|analysers?|balances|pipettes|ph meters|centrifuges?|autoclaves?|microscopes?|spectrometers?|chromatographs?)\b/gi,
  ],
  ['Method validation', METHOD_VALIDATED],
  // a program by its capital, and no day of work
  ['HRIS', /(?<=\b(?:on|in|using|with|into|from|and|to|of|or|via) |[,/] ?|\()Workday\b(?! (?:Morning|Evening|Lunch))/g],
  ['Process simulation', /\bsimulat(?:e|ed|ing)\b[^.;\n]{0,25}\b(?:options|process|processes|plant)\b/gi],
  [
    'Report writing',
    /\b(?:write|writing|wrote|written|prepar(?:e|es|ed|ing)|produc(?:e|es|ed|ing)|draft(?:s|ed|ing)?)\b[^.;\n]{0,20}\breports?\b/gi,
  ],
  [
    'Palliative care',
    /\b(?:residents?|patients?|people|clients?)\b[^.;\n]{0,20}\b(?:at|near|towards) the end of (?:their )?(?:life|lives)\b/gi,
  ],
  // John Doe is nobody's method
  ['Design of experiments', /\bDoE\b/g],
  // the name of a novel as well
  ['Data quality', /\bGreat Expectations\b(?= (?:checks?|tests?|suites?|validations?|pipelines?))/g],
  // teachers write tests as well
  [
    'Unit testing',
    /\b(?:writ(?:e|es|ing|ten)|wrote) (?:automated )?tests\b(?=[^.;\n]{0,30}\b(?:code|as a habit|PHPUnit|Jest|JUnit|pytest|Behat)\b)/gi,
  ],
  ['Data modelling', /\bmodel(?:s|l?ed|l?ing)\b[^.;\n]{0,20}\b(?:warehouse|data|tables|schemas?)\b/gi],
  [
    'Pair programming',
    /\bwe pair\b|\bpair(?:ed|ing)? with (?:other |another )?(?:developers?|engineers?|designers?)\b/gi,
  ],
  [
    'Driving licence',
    /(?<=^\W*|[.;|•]\s*)(?:driving |driver['’]?s )?licen[cs]es?\s*[:–-]\s*(?=[^.;]{0,30}\b(?:full|uk|manual|automatic|cat(?:egory)?\.? b)\b)(?![^.;]{0,30}\b(?:sia|personal|premises|provisional|none|no|not|applied)\b)(?:full|clean|valid|current|uk|british|manual|automatic|yes|cat)|\b(?:driver|driving)(?:,|:| [–-])? \(?(?:full )?cat(?:egory)?\.? b\b(?! ?\+|1)|\bcat(?:egory)?\.? b driver\b|\bdriver,? (?:with|and) (?:my |an? )?own (?:car|vehicle)\b|\bI (?:also |can |do |currently )?(?:drive|(?:am a driver|can drive),? (?:and|with)) (?:and (?:have|own|run) )?(?:my|an?|to work in my)(?: own)? (?:car|vehicle|van)\b|\bI (?:can |do )?drive,? (?:and|with) (?:have |own )?(?:my|an?)(?: own)? (?:car|vehicle)\b/gi,
  ],
  [
    '18th Edition',
    /\b1[67]th edition\b[^.;\n]{0,20}\b(?:upgraded?|updated?|converted|renewed) (?:to|as) (?:the )?18th\b/gi,
  ],
  ['Lesson planning', /\bplan(?:s|ned|ning)?\b[^.;\n]{0,20}\blessons?\b/gi],
  [
    'Lesson planning',
    /\b(?:plan(?:s|ned|ning)?|wr(?:ite|ites|iting|ote|itten)|rewr(?:ite|iting|ote|itten)|develop(?:s|ed|ing)?|design(?:s|ed|ing)?|prepar(?:e|es|ed|ing)|revis(?:e|es|ed|ing)|updat(?:e|es|ed|ing))\b[^.;\n]{0,30}\bschemes? of (?:work|learning)\b/gi,
  ],
  ['Email marketing', /\be-?mail\b[^.;\n]{0,15}\b(?:campaigns?|marketing|newsletters?)\b/gi],
  ['Presenting', /\bpresent(?:ed|ing)?\b[^.;\n]{0,25}\b(?:findings|results|conference|board|committee|clients)\b/gi],
  ['Court reports', /\breports? for (?:the )?courts?\b|\bwrit(?:e|ing|ten) for (?:the )?courts?\b/gi],
  [
    'Partnership working',
    /\bwork(?:ed|ing|s)?(?: jointly| closely| together| alongside| in partnership| effectively| well)*(?: with)? (?:the |local )?(?:schools|police|health|partner|other (?:agencies|professionals)|foster carers|gps?\b|social workers|district nurses)\b/gi,
  ],
  ['Clinical supervision', /\bsupervis(?:e|ed|ing|ion)\b[^.;\n]{0,20}\b(?:students|placements?)\b/gi],
];
