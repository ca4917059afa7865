import { sponsoring } from './of-the-promise.js';
import { doers, employed } from './people-named.js';

/**
 * What is denied of the post, or of the employer's house, in a clause of its own that touches nothing of the promise:
 * "Sponsorship is available for this role, which is not …", "This post, which does not …, comes with a visa". Whatever
 * the clause says, it denies the job something else where it names neither sponsorship nor what that rests on, neither
 * whoever needs it nor a pronoun that may stand for it. Whether the sentence promises without it is for the caller to say.
 */

const noun = String.raw`(?:role|post|position|job|vacancy|opportunity)`;
/** One post, and no choice of some: "for some roles, which …" tells for which. */
const oneOf = String.raw`(?:this|the|our|an?) (?:(?!some\b|most\b|certain\b|other\b|another\b|same\b)[\w'’-]+ ){0,3}?`;
const house = String.raw`(?:hotel|home|school|academy|nursery|hospital|ward|clinic|surgery|practice|pharmacy|restaurant|kitchen|pub|caf[eé]|bakery|salon|farm|dairy|garage|factory|warehouse|workshop|lab|laboratory|site|office|shop|store)`;

/** How good, high or long a post must be, on which list and in which scheme, and whether a thing can be had. */
const rule = String.raw`skilled|senior|enough|high\w*|long|sufficient\w*|adequate\w*|thresholds?|minimum|meets?|reach\w*|pays?|paid|salar\w+|wages?|earn\w*|bands?|grades?|graded|levels?|rated?|codes?|soc|rqf|scor\w+|points|lists?|listed|schemes?|routes?|programmes?|programs?|polic\w+|criteri\w+|rules|requirements?|conditions?|terms|shortage|occupations?|count\w*|class\w*|recogni[sz]\w+|approved?|regist\w+|licen[cs]\w+|tier|cos|immigra\w*|migra\w*|offer\w*|provid\w*|avail\w*|unavailable|possible|given?|gives?|grant\w*|permit\w*|allow(?:s|ed|ing)?|accept\w*|guarantee\w*|promis\w*|extend\w*|extension\w*|appl\w+|stretch\w*|fall\w*|belong\w*|among\w*|cover\w*|exempt\w*|exclu\w+|outside|beyond|within|support\w*|fund\w*|budget\w*|advertised|vacant|filled|recruit\w*|hir(?:e|es|ed|ing)|employ\w*|appoint\w*|entit\w+|suppos\w+|consider\w*|clear\w*|ready|there`;
const anybody = String.raw`any(?:one|body)?|every\w*|some\w*|nobody|people|persons?|who\w*|those|others?|applicants?|candidates?|newcomers?|recruits?|starters?|joiners?|hires?|trainees?|interns?|students?|graduates?|temps?|locals?|nationals?|citizen\w*|holders?|${employed}|${doers}`;
const abroad = String.raw`overseas|abroad|internation\w*|foreign\w*|global\w*|worldwide|countr\w+|uk|eu|eea|europe\w*|brit\w+|english|irish|england|scotland|wales|ireland|nationalit\w+|from outside|passports?|borders?`;
const again = String.raw`this|these|that|it|its|them|they|ones?|such|so|either|neither|nor|same|all|ours|mine|do|done|doing|does|be|been|now|today|yet|here|currently|present\w*|moment|longer|more|still|again|unless|until|if|when|because|since|as|but|however|though|although|except|only|or|and|we|you|i|no|not|never`;
const touching = String.raw`${sponsoring}|our|your|the ${noun}|below|above|following|attached|need\w*|requir\w*|qualif\w*|eligib\w*|ineligible|roles|posts|positions|jobs|vacancies|opportunities|contracts?|${rule}|${anybody}|${abroad}|${again}`;
/** Who comes through somebody else or is here already. */
const otherComers = String.raw`(?:(?:recruitment |employment |staffing )?agenc(?:y|ies)(?: (?:workers|staff|candidates|applicants))?|recruiters|head-?hunters|freelancers|contractors|internal (?:applicants|candidates|staff)|job[- ]?shar(?:e|es|ing|ers)|smokers|beginners|under[- ]\d\ds|(?:anyone|anybody|people|someone|those) who (?:dislikes?|hates?|fears?|(?:is|are) (?:afraid|scared|frightened|allergic|squeamish)))`;
const word = String.raw`(?:(?:open|suitable|suited|right|for|to) (?:to |for )?${otherComers}|(?!(?:${touching})\b)[\w'’/&%£-]+)`;
const words = (least: number, most: number) => String.raw`${word}(?: ${word}){${least - 1},${most - 1}}?`;

const somewhere = String.raw`(?:remotely|online|at home|from home|from a distance|part[- ]time|compressed|flexibly|alone)`;
const done = String.raw`(?:done|performed|carried out|worked|undertaken|split|shared)`;
const deed = String.raw`(?:(?:do|does|will|would|can|could)(?:n't| not| never)|cannot|never)`;
/** A deed alone may be to sponsor: something must be named with it. */
const denial = String.raw`(?:(?:is|was|will be|'s)(?:n't| not| never) ${words(1, 9)}|${deed} (?:be )?${done} ${somewhere}|${deed} (?:need|require) ${words(1, 7)}|${deed} (?:include|have|involve|carry|come with|pay) ${words(1, 8)}|${deed} ${words(2, 9)}|(?:has|comes with|carries) no ${words(1, 6)})`;
/** A comma that goes on to the matter is part of a list, unless the verb or a sentence begins there. */
const end = String.raw`(?=\s*(?:[.;!)–—]|\s-\s|$|,(?: and (?:visa )?sponsorship (?:is|can|will)\b|(?! ?(?:(?:and|or|nor) )?(?:no |not |nor |visas?\b|(?:\w+ )?sponsor(?!s\b))))))`;

const relative = String.raw`,? (?:which|that) (?:currently |also |sadly |unfortunately )?${denial}${end}`;
const inBrackets = String.raw` ?\((?:(?:which|it|this|(?:the|this) ${noun})(?: is|'s)(?:n't| not) |not )an? ${words(1, 5)}\)`;
const ofItsOwn = String.raw`(?:\s*[;–—]|\s-|,)\s*(?:and |but |though |although )?(?:(?:the|this) ${noun}|it(?= (?:is|'s)(?:n't| not) an? [\w-]+(?: [\w-]+)? ${noun}\b)) ${denial}${end}`;

/** "The post is not open to agencies and comes with …", "…; the post is not open to internal applicants". */
const closedTo = String.raw`(?:is|are)(?:n't| not) (?:open|suitable|available) (?:to|for) ${otherComers}(?: (?:or|and) ${otherComers})?`;
const thePost = String.raw`(?:the|this) ${noun}`;

const clause = (before: string, denied: string) => new RegExp(`(?<=\\b${before})${denied}`, 'gi');
/** Of the post or the house that the promise is of. */
const clauses = [
  clause(String.raw`${oneOf}${noun}`, String.raw`,${relative.slice(2)},?`),
  clause(String.raw`(?:the|our|this|an?) (?:[\w'’-]+ ){0,2}?${house}`, String.raw`,${relative.slice(2)},?`),
  clause(String.raw`this (?:[\w-]+ ){0,2}?${noun}`, inBrackets),
  clause(String.raw`this (?:[\w-]+ ){0,2}?${noun}`, ofItsOwn),
  clause(thePost, String.raw` ${closedTo} (?:and|but)(?= (?:comes|includes|carries|attracts|has|is (?:offered|open|eligible)) )`),
  new RegExp(String.raw`(?:\s*[;–—]|\s-|,)\s*(?:(?:and|but|though|although) )?${thePost} ${closedTo}${end}`, 'gi'),
]; // prettier-ignore

/** More than the name of the thing, which the clause may govern. */
const saysSo =
  /\b(?:we|is|are|will|can|comes?|includes?|carries|attracts?|has|offers?|provides?|sponsors?|gives?|available|provided|offered|given|included)\b/i;

/** A sentence without such clauses, where it promises without them. */
export function withoutDeniedApart(said: string, isPromised: (part: string) => boolean): string {
  let text = said;
  for (const rule of clauses) {
    const left = text.replace(rule, ' ').replace(/ +(?=[.,;!])/g, '');
    if (left !== text && saysSo.test(left) && isPromised(left)) text = left;
  }
  return text;
}
