import { employer, doers, employed } from './people-named.js';
import { byPronoun, sponsoring, thePost, whoApplies } from './of-the-promise.js';

/**
 * What an employer, or its sponsorship, does not do behind a promise: "We sponsor visas and do not cap numbers", "… and does
 * not affect your pay". The clause denies nothing of what is promised where its verb and all that follows name neither
 * sponsorship, this post, nor whoever needs it, whether by name or by a pronoun, and where the verb is none that leaves out
 * what it denies ("… but do not for carers", "… do not offer to temps"). Whether something was promised before is for the
 * caller to say.
 */

const subject = String.raw`(?:we|it|they|this|that|which|(?:the |your |our |a )?(?:visa )?sponsorship|(?:the|your|our|a) visa|(?:our|the) (?:${employer}|firm|charity|team|farm|practice|managers|owners|directors))`;
const aside = String.raw`(?:also|simply|certainly|of course|as an employer|as a rule|in return|by the way|please note)`;
const joint = String.raw`(?:\s*[,;:–—]\s*|\s+-\s+|\s+(?=(?:and|but|though|although|while|yet)\b))(?:\b(?:and|but|though|although|while|yet)\b,? )?(?:${aside},? )*(?:${subject} )?(?:${aside} )*`;
const nots = String.raw`(?:(?:do|does|did|will|would)(?:n't| not)|never)(?: (?:ever|in any way|(?!only|apply)[a-z]{3,}ly))*`;

/** Another thing that is promised, a post of another kind, people whom somebody may take on. */
const matter = String.raw`(?:${sponsoring}|${thePost}|${byPronoun}|${whoApplies}|cos|scheme|routes?|programmes?|programs?|migra\w*|tier|h-?1b\w*|petitions?|threshold|contracts?|levels?|openings?|cases?|requests?|transfers?|extensions?|renewals?|exceptions?|exemptions?|applications?|persons?|anybody|everybody|someone|somebody|workers?|employees?|recruits?|starters?|joiners?|graduates?|students?|apprentices?|trainees?|interns?|temps?|juniors?|seniors?|nationals?|countr\w+|uk|eu|eea|europe\w*|britain|british|england|outside|beyond|further|elsewhere|locals?|locally|them|ones|so|same|either|neither|none|others?|ours|mine|here|yet|now|today|moment|currently|present|any ?more|any longer|who\w*|if|unless|until|because|except|apart|only|but|nor|(?!(?:custom|suppli|ord|call|manag|own|memb|partn|us|lead|competit|shareh)\w*\b)${doers})`;
/** Those whom an employer serves. */
const served = String.raw`(?:our|the|your|their) (?:residents?|customers?|partners?)`;
const nowhere = String.raw`any(?= (?:for|at|in|to|on|by|with)\b| *(?:[.;:,!)–—]|$))`;
const word = String.raw`[\w'/&£€$%.À-ÿ-]*[\w%À-ÿ]`;
const words = String.raw`(?:,? (?:${served}\b|(?!(?:${matter}|(?!hands?\b)(?:${employed})|${nowhere})\b)${word})){0,16}?`;

/** With one of these behind it, or nothing, a verb has left out its object. */
const leftOut = String.raw`(?: (?:for|to|at|in|on|with|within|under|by|from|of|as|beyond|below|above|after|before|during|through|outside|always|often|everything|anything|something|any|all|most|many|some|every|each|full-time|part-time|again|there|then|yourself)\b| *(?:[.;:,!)–—]|$| - | (?:but|though|although|however|because|and|or)\b))`;
/** To do these may be to sponsor, whatever stands behind them. */
const taking = String.raw`(?:sponsor|be|employ|hire|recruit|appoint|engage|interview|shortlist|select|choose|pick|seek|invite|welcome|consider|admit|entertain|progress|source|attract|bring|relocate|support|help|assist|benefit|include|cover|reach|stretch|exist|extend to|apply (?:to|for)|go|come(?! out of\b| with (?:strings|conditions|a catch|a bond)\b)|guarantee|promise|commit|pledge|undertake|ensure|qualify|count|concern|look (?:to|for)|open (?:to|up)|(?:take|accept|need|want|allow|permit|get|see) you|(?:have|hold|see|find|get) (?:the|enough|sufficient|adequate|much|(?:a|any) (?:way|chance|means|mechanism|budget|scope)))s?`;
/** These are to sponsor where nothing else is named. */
const giving = String.raw`(?:do|offer|provide|give|have|hold|allow|permit|accept|grant|issue|arrange|take(?: on| over| up)?|get|let|use|operate|run|set(?: aside)?|apply|extend|continue|proceed|resume|renew|carry(?: on)?|keep(?: on)?|process|handle|file|submit|intend|plan|wish|want|expect|hope|mean|aim|propose|need|require|try|bother|like|care to|tend|agree|work(?! (?:weekends?|nights?|evenings?|sundays?|saturdays?|shifts?|late|long|overtime|on|past|after|bank)\b)|start|begin|open(?! (?:on|at|before|after)\b)|participate|respond|advertise|succeed|comply|last|stay|remain|happen|arise|suit|fit|meet|make|see|find|fill|assign|nominate|certify|facilitate|serve|staff|train)(?:e?s)?`;
const meaning = String.raw`(?:(?:intend|plan|wish|want|expect|hope|mean|aim|propose|need|have|try|bother|tend|like|ask|require|expect you|ask you|force you|make you|want you) to )`;
/** Words that are no verb, however a clause goes on. */
const closed = String.raw`(?:about|above|across|after|again|against|all|along|always|among|an?|and|any|around|as|at|before|behind|below|between|by|despite|down|during|each|even|ever|every|few|for|from|full-time|how|in|inside|into|just|less|many|more|most|much|near|not|of|off|often|on|once|or|our|over|part-time|past|per|quite|rather|seldom|since|some|sometimes|than|the|their|then|there|through|throughout|till|to|too|toward|towards|under|up|upon|very|via|we|well|what|when|where|while|whilst|why|with|within|without|you|your)`;
/** No verb, but people whom it leaves out of what is done for others, or a word by which the verb itself is left out. */
const noVerb = String.raw`(?:(?!needs?\b|requires?\b)${matter}|(?=[a-z]+s\b)(?:${employed})|${closed}|(?<!\bnever )[a-z]{2,}[^s\W]s(?<!focus|bias)|(?!(?:bring|sing|ring|string|swing|cling|fling|sting|wring)\b)[a-z]+ing|(?!(?:rely|reply|supply|fly|bully)\b)[a-z]+ly)`;
const other = String.raw`(?![^.,;:!?]{0,120}\b(?:and|or) (?:${taking}|${giving}(?=${leftOut}))\b)(?![^.,;:!?]{0,120} to(?: (?:at|in|for|on|with|by)\b| *(?:[.;:,!)–—]|$)))(?:${meaning})?(?!(?:${noVerb}|${taking}|${giving}(?=${leftOut}))\b)${word}${words}`;

/** Being fair to whoever applies: however it goes on, those who need a visa are treated as others are. */
const people = String.raw`(?:them|you|people|anyone|anybody|applicants|candidates|staff|employees)`;
const trait = String.raw`(?:age|gender|sex|sexuality|race|religion|faith|beliefs?|colou?r|skin colou?r|disability|nationality|nationalities|passports?|accents?|background|origins?|ethnicity|(?:sur)?names?|postcodes?|class|where (?:you|people|they) (?:were born|come from|are from|grew up))`;
const traits = String.raw`(?:(?:your|their|anyone's|a person's|people's|the|a|an) )?${trait}(?:,? (?:or|and) (?:your |their )?${trait}|, ${trait})*`;
const fair = String.raw`(?:discriminate|differentiate|distinguish|prejudge|make (?:any |a )?(?:distinctions?|differences?)|draw (?:any |a )?distinctions?|judge ${people} (?:by|on|for|because of)|(?:consider|weigh|ask (?:about|for)|look at|take|record|count|mind|hire|recruit|employ|appoint|select|choose|pick|shortlist|reject|score|sift|sort)(?: ${people})?(?: (?:by|on|for|because of|according to|(?:on )?the (?:basis|grounds|strength) of))? ${traits}|favou?r (?:anyone|anybody|any (?:one )?(?:group|nationality|passport|country)|men|women|uk|british|local|domestic|home|eu)|(?:turn away|turn ${people} away|reject|refuse|exclude|rule out|discourage|bar|penali[sz]e|punish|ignore|overlook|forget|neglect|abandon|look down on|disadvantage|put ${people} off)(?= \w)(?! (?:this|that|it)\b)|hold (?:it|that|this) against|(?:exploit|mistreat|bully|harass|humiliate|belittle|patroni[sz]e|blame|shame|underpay|overwork|overload|burn out|shout at|spy on|micro-?manage|pressuri[sz]e|sack|dismiss|lay off|threaten|fine)(?= \w)(?! (?:this|that|it)\b)|(?:let|keep|leave|mess|string|push|boss|order|hold|put|lay|burn|wear) (?:our )?(?:${people}|\w+s) (?:about|around|off|out|down|back|behind|along|short|waiting|in the dark)|treat ${people}(?: \w+){0,5}? (?:any )?(?:differently|unfairly|unequally|less (?:well|favourably|favorably)))`;
/** What sponsorship, or its price, has no bearing on may be this post, and is not denied. */
const bearing = String.raw`(?:(?:affect|influence|alter|change|reduce|lower|shorten|lengthen|delay|slow(?: down)?|hold up|depend (?:up)?on|hinge on|rest on|turn on|vary (?:by|with)|cost|count against|harm|hurt|damage|prejudice)s?)(?! (?:${byPronoun}|them|for|on|in|at|to)\b)(?![^.;:!?]*\b(?:sponsor\w*|certificates?|quota|licen[cs]e|for)\b)`;
const further = String.raw`(?: (?!(?:but|though|although|however|because|except|unless)\b|(?:and|or) (?:we|the|our|this|it|that|so|do|does|did|will|would|can|cannot|no|not|never|nor|visas?|sponsor\w*)\b)[\w'/&-]+,?(?! (?:but|so|nor|not|no)\b)){0,16}?`;

const limit = String.raw`(?:impose|set(?! aside)|use|operate|apply|work (?:to|with)|have) (?:an?|any) (?:[\w-]+ ){0,2}?(?:quotas?|caps?|ceilings?|limits?|age limits?|cut-?offs?)(?: (?:on|for|of|by) (?:age|gender|sex|nationalit(?:y|ies)|numbers|countr(?:y|ies)(?: of origin)?))?`;
const agencies = String.raw`(?:recruit|hire|source|advertise) (?:only |just )?(?:through|via|by|with) (?:[\w-]+ ){0,2}?(?:agenc(?:y|ies)|recruiters|agents|middlemen|headhunters|third parties)`;
/** What is asked of nobody: however it goes on, whoever is sponsored needs less. */
const asked = String.raw`(?:need|require|expect|ask|oblige|force) (?:you|anyone|anybody|applicants|candidates|them) to (?:be|have|speak|know|hold|own|drive|live|pass|take|bring|pay|move|come|do|show|prove|work|start|sign)\b(?![^.;:!?]*\b(?:sponsor\w*|need\w*|requir\w*)\b)`;
/** What is not promised beside sponsorship: a car park, overtime, a day to start; how it ends would be sponsorship's own. */
const guaranteed = String.raw`(?:guarantee|promise)(?!${leftOut})(?![^.;:!?]*\b(?:success\w*|approv\w*|outcomes?|results?|places?|offers?|decisions?|length|duration|settlement|future|permanen\w+|anything|everything|that|you)\b)${words}`;
/** What is not thought: "we do not believe that one size fits all"; a view on what can be done for whom is none of these. */
const hardWork = String.raw`(?:the|our|this) (?:work|job|role|hours|shifts|rota|town|life)(?: here)? (?:is|are|will be) (?:(?:always|all|ever|very) )?(?:easy|glamorous|perfect|simple|light|quiet|short)`;
const learning = String.raw`you (?:(?:will|should|must|can|to) )?(?:know|be perfect|be fluent|have done)`;
const viewed = String.raw`(?:${sponsoring}|${thePost}|this|these|those|such|it(?! matters)|possible|able|can|could|will|would|may|might|shall|right|worth\w*|practical|feasible|viable|offer\w*|provid\w*|giv(?:e|ing)|hir(?:e|ing)|recruit\w*|employ\w*|overseas|abroad|international\w*|foreign\w*|immigra\w*|need\w*|requir\w*|qualif\w*|eligib\w*|candidates?|applicants?|uk|outside|so|to|again|otherwise|not|no|never|only|unless|if|but|now|currently|here)`;
const view = String.raw`(?:(?:really|actually|for a moment) )?(?:believe|think|feel|pretend|claim|imagine|suppose|hold|say|argue|expect)(?: that)?(?: (?:${hardWork}|${learning}))?(?: (?!${viewed}\b)${word}){0,24}?`;
const end = String.raw`(?=\s*(?:[.;:!)–—]|\s-\s|$|,(?! ?(?:(?:and|or|nor) )?(?:no |visas?\b|(?:\w+ )?sponsor))|\b(?:but|though|although|however|because)\b|\band (?:we|the|our|it|this|that|do|does|will|can|sponsorship|visas?)\b))`;

const unable = String.raw`(?:${nots}|can(?:'t|not| not)|could(?:n't| not)|(?:are|is) (?:unable|not able) to)`;

export const notDoneBeside: RegExp[] = [
  `${nots} (?:${fair}|${bearing}|${asked})${further}`,
  `${nots} (?:${limit}|${agencies})`,
  `${nots} ${view}`,
  `${nots} ${other}`,
  `${unable} ${guaranteed}`,
].map((clause) => new RegExp(`${joint}${clause}${end}`, 'gi'));
