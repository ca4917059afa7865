import { isBase } from '../study/finite-verbs.js';

export const SHORT =
  /\b(?:shorter|short|shorten|brief(?:er|ly)?|concise|to the point|half a page|a few (?:sentences|lines)|(?:not|(?:do|is|be)n['’]t) (?:be |make it |write )?(?:too|so) long|less long)\b/i;

export const SAYING =
  /^(?:also\s+)?(?:mention|say|add|include|write|state|tell (?:them|the reader|the employer)(?: about)?|note|emphasi[sz]e|highlight|stress|focus on|point out|bring up|speak (?:of|about)|talk about)(?:\s+also)?(?:\s+(?:the fact\s+)?that)?:?\s+/i;

/** "Mention it", "Please say so in the letter": of what has just been said, and no wish of its own. */
export const POINTS_BACK =
  /^(?:also )?(?:mention|say|add|include|write|state|note|emphasi[sz]e|highlight|stress|bring up|put) (?:it|this|that|so|them|these)(?: (?:too|as well|please|in|there|(?:in|to) (?:the|my) (?:cover(?:ing)? )?letter))*$/i;

/** Orders that rules cannot follow. */
export const LEADING =
  /^(?:make|keep|write|use|be|sound|address|start|begin|end|sign|call|change|put|give|show|avoid|in\b|as\b|for\b|with|to\b)\b/i;

export const isTone = (clause: string): boolean =>
  /\b(?:tone|style|formal|informal|friendl(?:y|ier)|warm(?:er)?|polite|enthusiastic|confident|humble|modest|professional(?:ly)?|casual|funny|persuasive|creative|personal|british|american|bullet points?|paragraphs?|language)\b/i.test(
    clause,
  ) && statement(clause) === null;

/** What begins an order, or speaks of the letter: nothing that can stand in it. */
export const isOrder = (clause: string): boolean => {
  const [first = ''] = clause.toLowerCase().split(/[\s,]/);
  return (
    isBase(first) ||
    ORDERS.test(clause) ||
    /\bplease\b|\b(?:letter|paragraphs?|sentences?|tone|bullet points?|mention(?:ed|ing)?)\b/i.test(clause)
  );
};
const ORDERS =
  /^(?:no|not|nothing|only|just|without|less|more|fewer|some|something|anything|maybe|perhaps|translate|explain|tailor|adapt|refer|quote|thank|greet|compliment|praise|introduce|summari[sz]e|rewrite|rephrase|paraphrase|repeat|elaborate|expand|describe|argue|persuade|convince|apologi[sz]e|justify|ignore|forget|stick|limit|insert|link|attach|sign|date|proofread|improve|polish|shorten|lengthen|double|check|tell|let|ensure|try)\b/i;

/** What a person says of themselves: it can stand in the letter. Words about the letter itself are none. */
export function statement(clause: string): string | null {
  const isAboutSelf =
    /^(?:I|I['’](?:m|ve|d|ll)|We)\s/i.test(clause) ||
    /^(?:My|Our)\s.*\b(?:is|are|was|were|has|have|had|will|can|would|ends?|begins?|includes?)\b/i.test(clause);
  if (!isAboutSelf || isAboutLetter(clause) || TAKES_IT_BACK.test(clause)) return null;
  return `${clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${/[.!?]$/.test(clause) ? '' : '.'}`;
}

/** "I worked in Lagos, but leave that out". */
const TAKES_IT_BACK =
  /\b(?:leave|keep) (?:it|that|this|them) out\b|\b(?:do not|don['’]t|never|please) (?:mention|say|include|write|tell)\b|\b(?:omit|skip) (?:it|that|this|them)\b/i;

/** "I want more warmth in the letter" is a wish for the letter, and nothing to be said in it. */
const isAboutLetter = (clause: string): boolean =>
  /\b(?:the letter|this letter|my (?:cover(?:ing)? )?letter|the tone|it to be|it to sound|it (?:shorter|longer|more|less)|(?:shorter|longer|formal|warm(?:er)?) letter|paragraphs?|bullet points?)\b/i.test(
    clause,
  ) ||
  /^I(?:['’]d| would)? (?:rather |really )?(?:like|love|want|prefer|need|wish|do not want|don['’]t want|hope)(?: for)? (?:it|this|you|no|less|fewer|more (?:about|of|on))\b/i.test(
    clause,
  );

/** "available from May", "willing to relocate", "notice period: 4 weeks": said of oneself in few words. */
export function inFewWords(clause: string): string | null {
  const [pattern, sentence] = FEW_WORDS.find(([each]) => each.test(clause)) ?? [];
  if (pattern === undefined || sentence === undefined) return null;
  const said = clause
    .replace(pattern, sentence)
    .replace(/^I am \p{Lu}/u, (begun) => `I am ${begun.slice(-1).toLowerCase()}`);
  return `${said}${/[.!?]$/.test(said) ? '' : '.'}`;
}
const FEW_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:i['’]?m )?(?:also )?(available|able|willing|happy|ready|prepared|free|open|keen) (?=(?:from|to|for|immediately|now|at|on|straight|any|with|in|full|part|weekends|nights|days)\b)/i,
    'I am $1 ',
  ],
  [/^immediate start(?: possible)?$/i, 'I can start immediately'],
  [/^available$/i, 'I am available'],
  [
    /^(?:(?:can|could) )?(?:start|begin) (?=(?:immediately|now|straight away|at once|any ?time|next|on (?:the )?\d|(?:in|from|on|at the (?:start|end) of)? ?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday)\b))/i,
    'I can start ',
  ],
  [
    /^(?:my )?notice(?: period)?(?: is|:)? (?=(?:\d|an?\b|one|two|three|four|six|eight|twelve|none|\p{L}+ (?:weeks?|months?|days)))/iu,
    'My notice period is ',
  ],
  [/^no notice(?: period)?(?: needed| required)?$/i, 'I have no notice period'],
  [/^(?:can|could|will) (?=\p{Ll}+ )/iu, 'I can '],
  [/^have (?=(?:my|a|an|own|the)\b)/i, 'I have '],
  [/^(?:looking forward|look forward) to /i, 'I look forward to '],
];

/** "At most 150 words", "about 200 words": no more than, and no fewer than. */
export function isOfLength(clause: string): { most: number | null; least: number | null } | null {
  const span = SPAN.exec(clause);
  if (span) return { most: Number(span[2]), least: Number(span[1]) };
  const [, most, about, least, mostBehind, leastBehind, exact] = LENGTH.exec(clause) ?? [];
  if (about !== undefined) return { most: Math.round(Number(about) * 1.1), least: Math.floor(Number(about) * 0.75) };
  const [upper, lower] = [most ?? mostBehind ?? exact, least ?? leastBehind];
  if (upper === undefined && lower === undefined) return null;
  return { most: upper === undefined ? null : Number(upper), least: lower === undefined ? null : Number(lower) };
}
const SPAN = /\b(\d{2,4}) ?(?:[–-]|to|and) ?(\d{2,4}) words\b/i;
const LENGTH =
  /\b(?:at most|no(?:t)? (?:more|longer) than|not over|shorter than|under|below|within|in|maximum(?: of)?|max\.?|up to|(?:few|less|short)er than|less than|limit(?:ed)?(?: it)? to|keep(?: it)? to)\s+(\d{2,4})\s+words\b|\b(?:about|around|roughly|approximately|some|circa)\s+(\d{2,4})\s+words\b|\b(?:at least|no(?:t)? (?:fewer|less) than|minimum(?: of)?|more than|over)\s+(\d{2,4})\s+words\b|\b(\d{2,4}) words (?:at most|maximum|max|or (?:less|fewer))\b|\b(\d{2,4}) words (?:or more|at least|minimum)\b|^(?:(?:make|keep|write) (?:it )?)?(\d{2,4}) words$/i;

/** What is so whatever the wish: a letter of one page, in English, of somebody who says "I", without marks or lists. */
export const IS_SO_ANYWAY =
  /^(?:(?:keep|make|write|put|limit|fit|it (?:should|must) (?:be|fit)|use|have)(?: (?:it|this|everything|the letter|my letter))?(?: (?:to|on|onto|within))? )?(?:(?:(?:in|to|on|within|under|below) )?(?:one|1|a single|a|the) (?:page|side)(?: of a4)?(?: only)?|(?:all )?in (?:the )?(?:english|first person)(?: language)?|(?:no|without) (?:emojis?|bullet points?|bullets|lists|headings?|tables?|exclamation marks?|bold(?: text)?|lies)|(?:be |stay |keep )?(?:honest|truthful|true)(?: to my cv)?|(?:do not|don['’]t|never) (?:lie|make (?:anything|things|stuff|it) up|invent (?:anything|things)|exaggerate)|(?:only say true things|just the facts|(?:stick|keep) to (?:the facts|my cv)))(?: only)?$/i;
