import { byPronoun, sponsoring, thePost, whoApplies } from './of-the-promise.js';
import { employed, endsAlike } from './people-named.js';

/**
 * What is denied beside a promise in a few words, mostly without a verb: "(forklift licence not required)", ", no dress
 * code", "with no tie-in period", "; overtime not guaranteed". What is denied so is a thing by its name: one that may be
 * sponsorship, this post, whoever comes to it or the room that there is for them stays, and refuses.
 */

/** Words that end as those for people do, and are none. */
const noPeople = String.raw`(?:${endsAlike}|upper|lower|prior|former|further|after|over|under|proper|minor|major|indoor|outdoor|order|power|layer|weather|laser|relevant|significant)`;
const people = String.raw`(?:${whoApplies}|${employed}|(?!${noPeople}\b)[\w-]{3,}(?:ers?|ors?|ists?|ians?|ants?)|apprentic\w*|trainees?|interns?|temps?|locals?|nationals?|somebody|someone|anybody|everybody|men|women|porters?|drivers?|hires?|hiring|recruit\w*|employ\w*|teams?|helpers?|domestics?|clerical|admin\w*|ancillar\w*|auxiliar\w*|catering)`;
const placeNames = String.raw`(?:uk|u\.k\.|us|usa|eu|eea|europe\w*|britain|british|england|scotland|wales|ireland|irish|canad\w+|australia\w*|countr\w+|here|elsewhere|outside)`;
/** How much there is of it, for how long, and whether at all: all that a bare "no" may have left. */
const room = String.raw`(?:longer|more|problems?|worr(?:y|ies)|bother|trouble|issues?|petition\w*|h-?1b\w*|thanks?|thank|way|ways|chance|chances|luck|good|use|hope|hopes|other|others|another|exceptions?|exemptions?|guarantees?|promises?|certaint\w+|assurances?|idea|plans?|possibilit\w+|options?|availabilit\w+|offers?|offering|provision|scope|budget|funds?|funding|intention|interest|prospects?|means|mechanism|facilit\w+|arrangements?|polic\w+|places?|slots?|spaces?|openings?|left|remaining|applic\w+|appl(?:y|ying)|help|support|assistance|extensions?|renewals?|transfers?|switch\w*|route|routes|scheme\w*|tier|cos|immigration|migra\w*|indefinite|ilr|sorry|sadly|unfortunately|alas|regrettably|not|never|none|no|if|unless|until|because|any|whatsoever|now|today|currently|present|moment|yet|who|which|matter|is|are|was|were|has|have|had|can|could|will|would|may|might|we|you|they|i|but|nor|neither|except|only|too)`;
const matter = String.raw`(?:${sponsoring}|${thePost}|${byPronoun}|${people}|${placeNames}|available|offered|possible|granted|given)`;
const word = (barred: string) => String.raw`(?!(?:${barred})\b)[\w'’/&+-]+`;
const thing = (barred: string, most: number) => String.raw`${word(barred)}(?: ${word(barred)}){0,${most - 1}}?`;

const sought = String.raw`(?:required|needed|necessary|essential|expected|compulsory|mandatory|asked for)(?: (?:at this (?:stage|point)|at first|initially|yet|(?:in order )?to (?:apply|start|begin)|to start with|when you (?:apply|start)|(?:before|until) you (?:apply|start|join|arrive)|for (?:this|the) (?:role|post|job|position)))?`;
/** A licence that nobody needs is none of a sponsor, unless it is called so. */
const soughtOf = matter.replace('licen[cs]e', 'sponsor[ -]licen[cs]e');
const given = String.raw`(?:included|provided|covered|paid|offered|available|possible)`;
const perk = String.raw`(?:housing|accommodation|lodgings?|flats?|houses?|rooms?|rent|flights?|air ?fares?|travel(?:ling)?|transport|commut\w+|relocat\w+|moving|removals?|child ?care|nurser(?:y|ies)|schools?|meals?|parking|(?:company )?cars?|bonus(?:es)?|overtime|part[- ]time|remote|hybrid|home|flexible|work(?:ing)?|hours|weekends?)`;
/** How it ends is sponsorship's own. */
const unsure = String.raw`(?:success\w*|approv\w*|outcomes?|results?|decisions?|settlement|permanen\w+|future|anything|everything)`;

const apart = String.raw`(?:\s*[,;:(–—]\s*|\s+-\s+)(?:(?:but|and|though|although|please note:?|note:?) )?(?:an? |any |the |your )?`;
/** "… as training is given" */
const why = String.raw`(?:,? (?:as|because|since) (?:we (?:will |can )?(?:train|teach|provide|give|offer|pay for)|(?:full |free |all )?training)(?: (?!(?:visas?|sponsor\w*|but|though|however|although)\b)[\w'’-]+){0,8}?)?`;
const end = String.raw`${why}(?=\s*(?:[.;:!)–—]|\s-\s|$|,(?! ?(?:(?:and|or|nor) )?(?:\w+ )?(?:visas?\b|sponsor|permits?\b|certificates?\b|right to work))|,? (?:but|though|although|however)\b|,? and (?:we|the|our|no|visa|sponsorship)\b))`;
/** "no degree needed" */
const none = String.raw`no (?:need (?:for you )?to (?!(?:ask|enquire|worry|contact)\b))?${thing(`${matter}|${room}`, 6)}(?: (?:is |are )?(?:required|needed|necessary|expected))?`;
const clauses = (rules: string[]): RegExp[] => rules.map((rule) => new RegExp(rule + end, 'gi'));

/** Where it is said before that something is given: a bare name would be what is "not required". */
export const deniedBriefly = clauses([
  String.raw`${apart}${thing(`${soughtOf}|${room}`, 6)} not (?:strictly |always )?${sought}`,
  String.raw`${apart}${thing(`${soughtOf}|${room}`, 6)} (?:is|are)(?:n't| not) (?:strictly |always )?(?!expected|asked)${sought}(?![^.;:!?]*\bright to work\b)`,
  String.raw`${apart}${perk}(?: ${word(`${matter}|${room}`)}){0,2}? not ${given}`,
  apart + none,
  // "from day one, not after probation"
  String.raw`(?<=\b(?:from (?:day one|the (?:start|first day|outset|beginning))|straight ?away|immediately|at once|right away))${apart}not (?:just |only )?(?:after|once|when|following|at the end of) ${thing(`${matter}|${room}`, 6)}`,
  // "you find your own room, we do not provide it"
  String.raw`(?<=\b(?:find|arrange|organi[sz]e|rent|bring|have|need|source|get|look for|sort(?: out)?) (?:(?:your|their|own|an?|the|some) ){0,3}${perk})\s*[,;:(–—-]+ ?(?:(?:as|because|but|and|sorry|unfortunately|sadly),? )?(?:we|the \w+) (?:do|can|will|are|does|is)(?:n't| ?not)(?: able to)? (?:provide|offer|supply|arrange|include|cover|help with|pay for) (?:it|this|that|one|any|these|them)`,
]);

/** Where the name alone stands before: what is denied behind it, or in brackets, is something else. */
export const lackingBeside = clauses([
  String.raw`\s*\((?:an? |any |the |your )?${thing(`${soughtOf}|${room}`, 6)} not (?:strictly |always )?${sought}`,
  String.raw`(?:\s*[,;(]\s*(?:and |with |but )?| (?:and|with) )(?:there (?:is|are) |(?:we |it )?ha(?:ve|s) )?${none}`,
]);

/** What is not sure beside what is given: the bonus, a car park. */
export const unsureBeside = clauses([
  String.raw`${apart}${thing(`${matter}|${room}|${unsure}`, 5)} (?:(?:(?:is|are)(?:n't| not)|cannot be|can't be|not)(?: always)? guaranteed)`,
]);
