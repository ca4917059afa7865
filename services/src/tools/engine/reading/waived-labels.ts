import { sentencesIn } from './sentences-in.js';

/**
 * The lines of an advert without what it says that nobody needs, behind a label ("Not required: a degree, French") or on
 * the lines below one ("What we do not ask for"). "Not just:", "Don't apply without:", "Not essential but useful:" ask.
 */
export function withoutWaived(lines: readonly string[]): string[] {
  let isBelow = false;
  return lines.flatMap((line, at) => {
    isBelow = (isBelow && MARKED.test(line) && !asksAfterAll(line)) || (at > 0 && isAbove(line, lines[at + 1]));
    if (isBelow) return [];
    if (!line.includes(':')) return [line];
    const sentences = sentencesIn(line);
    const asked = sentences.map(askedOf).filter(Boolean);
    return asked.join(' ') === sentences.join(' ') ? [line] : asked.length > 0 ? [asked.join(' ')] : [];
  });
}
const MARKED = /^(?:[•●▪■◦‣▸✓*]|[–-]\s|\d+[.)])/;

/** Such a label on a line of its own. Without a colon "No experience needed" is a sentence, and "What you do not need" is none. */
export const isHeadingOfWaived = (line: string): boolean =>
  line.length <= LONGEST && WAIVED.test(bareOf(line)) && (/:[\s*_]*$/.test(line) || NO_SENTENCE.test(line));
const LONGEST = 80;
const NO_SENTENCE = /^(?:what|things)\b|^(?:you|we)\b.*\b(?:to (?:have|know|bring|hold)|for|of|in|with)$/i;

/** "Not required" may be the answer of a form: a heading it is above marks alone. */
const isAbove = (line: string, next = ''): boolean =>
  isHeadingOfWaived(line) ||
  (line.length <= LONGEST && /^not\b/i.test(line) && MARKED.test(next) && WAIVED.test(bareOf(line)));

/** What a sentence asks for behind such a label after all ("Photoshop, but Docker is a must"): nothing as a rule. */
function askedOf(sentence: string): string {
  const label = LABEL.exec(sentence)?.[0];
  if (label === undefined || !WAIVED.test(bareOf(label))) return sentence;
  const pieces = sentence.slice(label.length).trim().split(AFTER_ALL);
  const from = pieces.findIndex(asksAfterAll);
  return from < 0 ? '' : pieces.slice(from).join('; ');
}
const LABEL = /^[^:.;()\d]{3,80}:(?=\s+\S)/u;
const AFTER_ALL = /;\s|,?\s(?:but|however|although|though|yet)\s/i;

/** Words of asking of its own: "you must drive". */
const asksAfterAll = (text: string): boolean => ASKS.test(text.replace(DENIED, ''));
const ASKS =
  /\b(?:must|needs?|needed|requires?|required|essential|mandatory)\b|^\W*(?:(?:all|what) (?:you|we)|just|only|you|we|instead)\b/i;
const DENIED =
  /(?:\bnot|n['’]t|\bno|\bnever) (?:[\p{L}-]+ )?(?:must|needs?|needed|requires?|required|essential|mandatory)\b/giu;

const bareOf = (line: string): string => line.replace(/^[\s•●▪■◦‣▸✓*#=_–-]+|[\s:*=_–-]+$/gu, '');

const HOW = String.raw`(?:(?:strictly|absolutely|actually|really|necessarily|definitely|normally|currently|usually|even|also|ever|always|be|an?|being) ){0,3}`;
const NEEDED = String.raw`(?:required|requirements?|needed|necessary|essential|mandatory|compulsory|requested|prerequisites?|obligatory|vital|must(?:[- ]haves?)?|expected|wanted|asked(?: for)?|looked for|sought|conditions?|deal-?breakers?)`;
const NOT = String.raw`(?:not|never|(?:is|are|was|were)n['’]t)`;
const DO_NOT = String.raw`(?:(?:do|does|did|will|would|shall|are|is|am)(?: not|n['’]t)|won['’]t|cannot|can['’]t|(?:will |would |['’]ll |['’]d )?never|['’](?:re|m) not)`;
const TO_NEED = String.raw`(?:need(?:ing)?|requir(?:e|ing)|expect(?:ing)?|ask(?:ing)?(?: (?:you|anyone|anybody))?(?: for)?|look(?:ing)? for|insist(?:ing)? on|want(?:ing)?|mind(?: about)?|care about|bothered about|fussy about|after|demand(?:ing)?|(?:need|have) to (?:have|know|bring|hold|own))`;
const WHO = String.raw`(?:you|we|i|they|applicants?|candidates?|(?:the|this|our) (?:role|job|post|position|team|work|person|successful candidate))`;
const KIND_OF_THING = String.raw`(?:experience|knowledge|qualifications?|skills?|certificates?|certifications?|papers?|things?|tools?)`;
const WHAT = String.raw`(?:(?:what|which|(?:some |the |any |prior |previous )*${KIND_OF_THING}(?: that| which)?|anything|also|please note|note|(?:for|in) (?:the|this|our) (?:role|job|post|position|team),?) )`;
/** "… for this role", "… from you", "… any experience of": what goes on up to the colon and says nothing else. */
const GOES_ON = String.raw`(?: (?:(?:to (?:have|know|bring|hold|own|apply|start)|you to (?:have|know|bring|hold)|(?:from|of|by) (?:you|us|anyone|applicants|candidates)|here|at all|though|either|any|previous|prior|${KIND_OF_THING} (?:in|of|with|like|such as)|in|of|with|for|(?:for|in|at) (?:the|this|our|us)(?: (?:role|job|post|position|work|team|vacancy|stage|moment))?)(?= |$) ?){1,5})?`;
const WAIVED = new RegExp(
  [
    String.raw`^${WHAT}?(?:(?:is|are) )?${HOW}${NOT} ${HOW}${NEEDED}${GOES_ON}$`,
    String.raw`^${WHAT}?${WHO} ?(?:${DO_NOT} ${HOW}${TO_NEED}|(?:need not|needn['’]t) (?:have|know|bring|hold|own|be))${GOES_ON}$`,
    String.raw`^(?:${WHO}(?: will| would|['’]ll)? )?${TO_NEED} (?:no|none of(?: this| these| the following)?)(?: ${KIND_OF_THING}(?: (?:in|of|with|like))?)?$`,
    String.raw`^(?:nobody|no one) (?:has to have|needs?|requires)${GOES_ON}$`,
    String.raw`^(?:there is |there['’]s |we have |you have )?no (?:need|requirement)(?: (?:for|of|to (?:have|know|bring|hold)))?${GOES_ON}$`,
    String.raw`^no (?:need for )?(?:any |prior |previous )?${KIND_OF_THING} (?:is |are )?${NEEDED} (?:in|of|with|like)$`,
    String.raw`^(?:unnecessary|non-?essentials?|unneeded)(?: ${KIND_OF_THING})?${GOES_ON}$`,
  ].join('|'),
  'iu',
);
