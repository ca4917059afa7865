import { withShortForms } from './short-forms.js';

/**
 * Adverts set out as a form say one thing in two lines: what is asked, and below it the answer. Neither line is read
 * alone: "Visa sponsorship available" above "No" promises nothing.
 */

/** A label is short and ends without a full stop; dots that lead to the answer are none. */
const MOST_LABEL_WORDS = 12;
const MOST_ANSWER_WORDS = 16;
/** From so many words on, what stands below a heading is a text of its own and no further entry of a list. */
const FEWEST_TEXT_WORDS = 7;

const role = String.raw`(?:role|post|position|job|vacancy|opportunity)`;
const state = String.raw`(?:available|offered|provided|possible|eligible|applicable|supported|included|considered|given|granted|accepted|required|needed|guaranteed|permitted|sponsored)`;
const giver = String.raw`(?:we|the (?:company|employer|trust|school|university|council|firm|practice|organi[sz]ation|client|home))`;

/** Those who alone are given it. */
const few = String.raw`(?:(?:exceptional|suitable|senior|selected|certain|some|eligible|outstanding|experienced|qualified|specific|limited|shortage|hard[- ]to[- ]fill|skilled|the right|highly \w+)(?: [\w-]+)? (?:candidates?|applicants?|people|roles?|posts?|positions?|jobs?|cases|circumstances|grades?|occupations?|hires?|staff|nurses|chefs|doctors|teachers|engineers)|(?:[\w-]+ ){1,4}only)`;

/** What an answer begins with. A bare "no" or "not" may begin an entry of a list too: "No weekends". */
const answering = [
  String.raw`(?:yes|y|no|n|nope|none|nil|n/?a|not?\s+(?:sorry|thank\w*|unfortunately)|never|true|false|tbc|tba|negative|positive)(?=\W*$|\s*[,;.!–—-])`,
  String.raw`no (?:visas?|sponsor\w*|longer|option)\b`,
  String.raw`(?:n/?a|none|nil) (?:for|in|at|on|with) (?:this|the|these|any|our|all)\b`,
  String.raw`not (?:currently |presently |usually |normally |yet |now )?(?:${state}|able|an option|on offer|at (?:this|present|the)|in (?:this|scope)|for (?:this|the|now)|this|something|now|here|currently|presently|yet|open|suitable)\b`,
  String.raw`(?:un(?:available|supported|able|sponsored|likely)|ineligible|excluded|closed|suspended|withdrawn|paused|declined)\b`,
  String.raw`(?:currently |fully |only |may be |might be |could be |can be |will be |is |are |being )*${state}\b`,
  String.raw`(?:possibly|potentially|perhaps|maybe|on request|negotiable|discretionary|subject to|depend\w*|case[- ]by[- ]case|to be (?:confirmed|discussed|agreed)|in exceptional)\b`,
  String.raw`(?:this|the) ${role}\b[^.]*\b(?:is|are|does|do|can|cannot|will|has|may|qualif\w*|attracts?|carries)\b`,
  String.raw`(?:only (?:for|to|in)\b|(?:but )?(?:for|to|in) ${few}\b)[^.;!?]*`,
  String.raw`(?:this|it|that) (?:is|does|can|cannot|will|may|has)\b`,
  String.raw`${giver} (?:\w+ )?(?:do|does|can|cannot|will|would|are|is|have|has|no longer|never|may|might|could)(?:n't| not)? ?(?:\w+ ){0,4}(?:this|it|that|so|offer|provide|support|help|accommodate|consider|able|position|unable|sponsor|licen[cs]e)\b`,
  String.raw`${giver} (?:do|does|can|will|cannot)(?:n't| not)?\W*$`,
].map((rule) => new RegExp(String.raw`^[^\p{L}\d]*(?:(?:unfortunately|sadly|sorry|regrettably|a|answer|status|please note)[,:;!–— -]*(?:but |that )?)*${rule}`, 'iu')); // prettier-ignore

const alone =
  /^[^\p{L}\d]*(?:(?:unfortunately|sadly|sorry|regrettably|afraid)(?: not| no)?|[✗✘☒❌🚫⛔✖×✓✔✅☑👍👎])[^\p{L}\d]*$/iu;
/** Names the matter and says nothing of it. */
const bare =
  /^\W*(?:\d+\W+)?(?:(?:uk|our|the|your|employer|work|working|immigration|skilled[- ]worker|tier ?2|visas?|certificates? of|and|&|\/|eligibility|right to work) *)*\bsponsor(?:ship|ing)\b(?: (?:and|&) [\w ]{3,25})?(?: (?:information|status|details|eligibility|policy|statement|note))?\W*$/iu;

export const namesItOnly = (line: string): boolean => bare.test(line);

const wordsIn = (line: string): number => line.trim().split(/\s+/).length;

export const isLabel = (line: string): boolean =>
  wordsIn(line) <= MOST_LABEL_WORDS && (bare.test(line) || !/(?:(?<!\.)\.|!)["'”’)]*$/.test(line));

export function isAnswer(line: string): boolean {
  const said = withShortForms(line.replace(/[’‘ʼ`´]/g, "'")).replace(/\bcan ?not\b/gi, 'cannot');
  return wordsIn(said) <= MOST_ANSWER_WORDS && (alone.test(said) || answering.some((rule) => rule.test(said)));
}

/** The entry of a list, as its first characters tell, or those before it. A number may be that of a chapter. */
const bulleted = /^\s*[-–—*+o·‣]\s+\S(?!.*[-–—*]\s*$)/u;
const bulletBefore = /[•▪●◦]\s*$/u;

/** Below the heading: what is sold to sponsors, or who knows more of it. */
const ofOtherSponsors = /\bsponsor(?!ed\b)\w*|\bpartners?\b|\b(?:gov\.uk|ukvi|home office|website)\b/i;

/**
 * Whether a label stands as a heading above a text, which speaks for itself. The last entry of a list is none, be it the
 * only one; `before` is what stands right before the label.
 */
export const isHeading = (label: string, below: string, before: string): boolean =>
  bare.test(label) &&
  !bulleted.test(label) &&
  !bulletBefore.test(before) &&
  /[.!?:…]["'”’)]*$/.test(below) &&
  (wordsIn(below) >= FEWEST_TEXT_WORDS || ofOtherSponsors.test(below));
