import { negation } from './sponsorship-rules.js';
import { others } from './visa-help.js';

/**
 * Promises in an order of words that no rule foresees: somebody who gives, the thing that a visa takes, and a word that
 * grants it, in one clause, and nothing in the whole sentence that speaks of duties, of proofs, of other people or of
 * other sponsors. One such word and it is silence, as any denial is.
 */

const employer = String.raw`(?:trust|company|employer|farm|hospital|restaurant|hotel|pub|(?:care |nursing )?home|group|university|school|college|council|business|firm|clinic|practice|surgery|institute|start-?up|ranch|orchard|dairy|dairy unit|bakery|kitchen|church|estate|nursery|laboratory|lab|centre|center|organi[sz]ation|foundation|team|parish|authority|board|department|faculty)`;
const giver = new RegExp(
  String.raw`\b(?:we|we'll|we've|we're|we'd|us|our|ours|(?:the|this|your(?: new)?|each|every) (?:[\w&'-]+ ){0,2}?${employer}|employer|company)\b`,
  'i',
);
const post =
  /\b(?:(?:this|the|each|every|our|all|these) (?:[\w-]+ ){0,3}?(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|contracts?|offers?|packages?|appointments?|grades?|bands?)|you|you'll|successful (?:candidate|applicant)s?|candidates?|applicants?|anyone|anybody|everyone|everybody|people|whoever|those|nurses|doctors|carers|chefs|engineers|teachers|developers|graduates|employees|staff|workers|joiners|hires)\b/i;
/** What is given, said of nothing else than a person's right to work. */
const thing =
  /\b(?:(?:visas?|work|employment|employer|immigration|skilled[- ]worker|tier ?2|h-?[12]b|green card|full|uk|your|our|need\w*|requir\w*|offer\w*|provid\w*|for|of|with|any|the|under|and|without|in) sponsorships?|certificates? of sponsorship|skilled[- ]worker (?:visas?|routes?|licen[cs]e|sponsor\w*|status|applications?)|(?:work|working|employment|uk|us|sponsored|health and care(?: worker)?|h-?[12]b|o-1|e-3|tn|l-1|j-1|eb-?[23]|immigrant|global talent|scale-?up|seasonal worker|tier ?[25]) (?:visas?|permits?|petitions?|status|support letters?)|h-?[12]bs?|lmia|green cards?|(?:under|on|through|via) (?:the |our )?skilled[- ]worker|(?:your|every|each) visas?|sponsored (?:over |more than |some |nearly |about |around )?\d+|sponsor(?:ing)? (?:you|your|them|their|visas?|people|workers|candidates|staff|anyone|whoever|international|overseas|foreign)|be your (?:visa )?sponsor|sponsored by (?:us|the|our)|(?:get|be|are|is|were|being) sponsored|licen[cs]ed (?:visa )?sponsor|sponsor(?:ship)? licen[cs]e|licen[cs]ed? to sponsor|sponsored (?:contract|employment|position|post|role|job)|(?:visa|sponsorship|immigration|certificate) (?:costs?|fees?|charges?|expenses)|sponsor(?:s|ing|ed)? (?:(?:our|all|any|the|every|most|many|more|new|talented|skilled|qualified|experienced|suitable|exceptional|great|good|international|overseas|foreign|non-\w+) ){0,3}(?:[a-z]{3,}(?:ers|ors|ists|ians|ants)|nurses|chefs|vets|staff|people|talent|candidates|applicants|colleagues|graduates|employees|hires|carers))\b|(?:^\W*|[,;:–—?!.]\s*|\b(?:and|or|but|plus) )(?:visa )?sponsorships?\b/i;
/** What grants it. */
const granting =
  /\b(?:can|will|able|happy|glad|delighted|pleased|ready|keen|willing|committed|proud|open to|(?:we|you|they)'ll|shall|offer\w*|provid\w*|giv(?:e|es|en|ing)|grant\w*|suppl\w+|includ\w*|support\w*|arrang\w*|organi[sz]\w*|sort\w*|handl\w*|manag\w*|tak(?:e|es|ing|en) (?:care|over|on)|look\w* after|deal\w* with|pay|pays|paid|cover\w*|fund\w*|meet|meets|bear|bears|borne|reimburs\w*|refund\w*|file|files|petitions?|assign\w*|issu(?:e|es|ed|ing)|obtain\w*|secur(?:e|es|ed|ing)|renew\w*|extend\w*|transfer\w*|mov(?:e|es|ing)|switch\w*|available|on offer|ready|guaranteed|standard|fine|welcome\w*|part of|come with|comes with|attracts?|carries|qualif(?:y|ies)|eligible|yes|free|packages?|on us|(?:have|has|we've) (?:\w+ )?sponsored|apply|hear from|hold|holds|have|has|is|are|be)\b/i;

/** One of these and the sentence may be on somebody else's sponsorship, on what a person must bring, or on something that is asked. */
const blocking: RegExp[] = [
  // what is asked or has to be brought
  /\?\W*$|\b(?:must|essential|mandatory|should|ought|need to (?:have|hold|be|show|provide|tell|state)|needs? (?:a|an|their|your) own|own (?:visa|work|right|permit)|already|valid|currently (?:hold|have|on)|proof|evidence of|prove|bring|show|copy|copies|whether|please (?:state|tell|indicate|confirm|say|note|check|specify|mention|let us know)|do you|are you|state (?:if|your)|tell us|declare|asked (?:if|about|for|to)|will be asked|will you\b[^?]*\b(?:need|require)|right to work check\w*|checks?|checked|checking|responsib\w+|status in|minimum|requirements? (?:of|for) (?:the )?(?:visa|sponsor))\b/i,
  /\b(?:you|applicants?|candidates?|employees?|workers?|they) (?:will |shall |would |are (?:expected|required|asked) to |have to |need to )*(?:pays?|covers?|meets?|bears?|funds?|arranges?|obtains?|secures?|apply for|provides?|organi[sz]es?|sorts?)\b|\b(?:paid|borne|met|covered|arranged|funded) by (?:the |all |any |each )?(?:applicants?|candidates?|you\b|yourself|employees?|workers?|individual)/i,
  // what is done at work, and known for it
  /\b(?:you(?:'ll| will) (?:(?:also|then|be (?:responsible|expected|required|working|advising|managing|the))\b|(?!(?:be|have|get|receive|need|not|never|join|qualify|come|find|start|come|only|still|also)\b)\w+)|experienced? (?:in|of|with|\w+ing)|knowledge|understanding|familiar\w*|expertise|duties|tasks?|key|role (?:involves|includes|is to)|to (?:ensure|support|manage|administer|process|advise|assist|prepare|maintain|handle) (?:the|all|our|with)|administ\w+|process(?:ing|es)?|compliance|compliant|caseworkers?|caseload|paralegals?|solicitors?|lawyers?|consultan\w+|consulates?|embass\w+|advis(?:e|es|ing)|advice|guidance|guides?|articles?|information|research (?:on|into|project|grant|study)|rules|law|laws|legislation|regulations|polic(?:y|ies)|reports?|reporting|auditing|monitor\w*|software|platform|app|tools?|journalis\w+)\b/i,
  // whom else it is for
  /\b(?:clients?|customers?|guests?|hosts?|travell?ers?|tourists?|passengers|crew|students?|pupils|learners|interns?|athletes?|players?|artists?|musicians?|performers?|members|tenants|refugees?|asylum|ukrain\w*|migrants|detain\w*|detention|removal|families who|service users|patients|residents (?:with|on)|trade fairs?|conferences?|business trips?|travel desk|holiday|visitors?|colleagues (?:in|from) (?:other|our))\b/i,
  // what else is sponsored, and by whom
  /\b(?:event|events|festival|club|clubs|team sponsor\w*|league|cup|match|shirt|kit|gala|marathon|raffle|fair|charit(?:y|ies|able)|fundrais\w*|donat\w*|brand|marketing|campaign|trial|trials|study|studies|stud(?:y|ying) for|project|programme|change|digital|academy|diocese|conference|award|awards|scholar\w*|bursar\w*|fellowships?|degrees?|diplomas?|mba|phd|doctoral|exams?|qualif(?:ication|ications|ying)|certificate in|courses?|training|nvq|acca|cima|cipd|aat|gmc|nmc|hcpc|mti|royal college|apprentic\w*|level \d|mentor\w*|executive|senior sponsor|career|women|steering|stakeholders?|raise|raised|snooker|football|rugby|cricket|community|village|town|local|mastercard|amex|card|cards|payments?|checkout|cash|fob|bank|banks|paid by visa|instagram|podcast|content|posts on)\b/i,
  // it was, may come, or is elsewhere
  /\b(?:used to|in the past|formerly|previously|historically|once (?:we|our)|until|before|hop(?:e|es|ing)|plan(?:s|ning)?|intend\w*|aim\w*|due to|soon|next year|appl(?:y|ied|ying) (?:for|to become) (?:a |our |the |an )?(?:\w+ )?licen[cs]e|considering|other (?:employers?|companies|trusts|firms|homes)|many (?:employers?|companies)|some (?:employers?|companies|of)|parent company|sister|partner|competitors?|elsewhere|your (?:current|present|previous) (?:employer|sponsor)|gov\.uk|home office (?:website|page)|website|police|scam\w*|fraud\w*|illegal\w*|sold|sell|selling|buy|bought|fake)\b/i,
  // somebody's guide, or a permit of a trade
  /\b(?:12-step|recovery|rehab\w*|hot work|permit to work|driving|alcohol|premises|gaming|gambling|badge|tier ?[134]\b|tier ?2 (?:mental|support|service|weight|camhs)|camhs)\b/i,
];

const clauses = /[;!?]\s+|[.:]\s+|\s[–—-]\s|,\s+(?=(?:and|so|as|because|but)\b)/;

/** Whether one clause of the words names a giver or whom it is for, the thing, and what grants it; and nothing stands against it. */
export const isAnyPromise = (text: string): boolean =>
  !negation.test(text) &&
  !others.test(text) &&
  !blocking.some((rule) => rule.test(text)) &&
  thing.test(text) &&
  [text, ...text.split(clauses)].some(
    (clause) => thing.test(clause) && granting.test(clause) && (giver.test(clause) || post.test(clause)),
  );
