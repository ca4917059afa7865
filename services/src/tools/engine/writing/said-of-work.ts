import { sentencesIn } from '../reading/sentences-in.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { afterI, saysWhatWasDone } from '../reading/verbs.js';
import { isBase } from '../study/finite-verbs.js';
import { inText, listed } from '../text/clean.js';
import { isCompoundDeed } from './compound-deeds.js';
import { isOneOfMany, saysADutyHeld } from './duties-of-somebody.js';
import { endless } from './letter-text.js';
import type { LetterWork } from './letter-work.js';
import { withArticle } from './post-said.js';
import { isVerbFirst } from './verbs-first.js';
import { tellingWords } from './telling-words.js';

/** A line of work as it goes on from "I", or says what somebody was. */
export const said = ({ text, isNoun, isHeldNow, answered = [], inCommon }: LetterWork): string => {
  if (/^(?:I|My|We)\b/.test(text)) return endless(text);
  const [whole = '', ...others] = sentencesIn(text);
  if (isNoun && saysADutyHeld(whole))
    return [`${isHeldNow ? 'I am' : 'I was'} ${asSomebody(whole)}`, ...furtherSaid(others)].join('. ');
  const { deed, beside } = endsInAnActivity(whole) ?? deedIn(whole);
  const first = withDeedsJoined(deed);
  const named = beside.filter(
    (part) => skillsIn(part).some((skill) => answered.includes(skill)) || isWhollyIn(part, inCommon),
  );
  // Of a short list the whole is told, as nothing of it is lost among the rest.
  const asked = named.length > 0 && beside.length <= SHORT_LIST ? beside : named;
  return [
    `${isNoun && !saysWhatWasDone(first) && !isPlainDeed(first) ? (isHeldNow ? 'I am' : 'I was') : 'I'} ${afterI(first)}${
      asked.length > 0 ? `, and my work ${isHeldNow ? 'includes' : 'included'} ${listed(asked.map(inText))}` : ''
    }`,
    ...furtherSaid(others),
  ].join('. ');
};

/** What a line says in further sentences: of a deed that somebody did it. */
export const furtherSaid = (sentences: readonly string[]): string[] =>
  sentences.map((each) => (saysWhatWasDone(each) || isPlainDeed(each) ? `I ${afterI(each)}` : endless(each)));

/** "a first aider and fire marshal", "decontamination lead". */
function asSomebody(text: string): string {
  const said = endless(/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
  return isOneOfMany(said) ? withArticle(said) : said;
}

/** "Report defects, complete vehicle checks", "Prepare files; instruct counsel": notes leave out what joins two deeds. */
function withDeedsJoined(text: string): string {
  const isDeed = (piece: string) => saysWhatWasDone(piece) || isPlainDeed(piece) || isVerbFirst(piece);
  const [before = '', behind, ...more] = text.split(/([,;])\s+/u);
  const [after = ''] = more;
  if (behind === undefined || more.length !== 1 || /\band\b/.test(text)) return text;
  return isDeed(before) && isDeed(after) && /^\p{Ll}/u.test(after) ? `${before} and ${after}` : text;
}

/** "Plated desserts, croissants, tempering chocolate": what the deed was done to, and last of all another activity. */
function endsInAnActivity(text: string): ReturnType<typeof deedIn> | null {
  const pieces = text.split(/,\s+/);
  const [first = '', ...more] = pieces.slice(0, -1);
  const isRow =
    more.length > 0 &&
    more.length <= SHORT_LIST &&
    /^\p{L}+ed \p{L}/u.test(first) &&
    /^\p{Ll}{3,}ing \p{L}/u.test(pieces.at(-1)!) &&
    !/[;:(]|\band\b/.test(text) &&
    more.every((piece) => piece.split(' ').length <= MOST_WORDS_BESIDE && !GOES_ON.test(piece));
  return isRow ? { deed: listed([first, ...more]), beside: pieces.slice(-1) } : null;
}

/** "Processed 900 invoices a month, supplier queries, credit control": what only stands beside the deed, apart from it. */
function deedIn(text: string): { deed: string; beside: readonly string[] } {
  const [deed = '', ...beside] = text.split(/,\s+/);
  const isList =
    beside.length > 1 && beside.every((part) => part.split(' ').length <= MOST_WORDS_BESIDE && !GOES_ON.test(part));
  const isWhole = deed.split(' ').length > 3 || /^\p{L}+ \d+ \p{Ll}+$/u.test(deed);
  return isList && isWhole && !/[:(]/.test(deed) ? { deed, beside } : { deed: text, beside: [] };
}

/** The skills that only stand beside the deed of a line. */
export const skillsBeside = ({ text }: LetterWork): string[] =>
  deedIn(sentencesIn(text)[0] ?? '').beside.flatMap(skillsIn);
/** "Recruitment" where the advert says it; "supplier queries" share one word with "supplier statements". */
function isWhollyIn(part: string, words: ReadonlySet<string> = new Set()): boolean {
  const telling = [...tellingWords(part)];
  return telling.length > 0 && telling.every((word) => words.has(word));
}
const skillsIn = (text: string): string[] => skillsNamedIn(text).map(({ skill }) => skill.name);
const MOST_WORDS_BESIDE = 4;
const SHORT_LIST = 3;
const GOES_ON =
  /^(?:\p{L}+(?:ing|ed)|and|or|but|so|as|at|by|for|from|in|of|on|to|up|with|who|which|where|while|when|then|each|all|both|mainly|mostly|often|also|led|built|\d.*)\b|\b(?:and|or)\b/iu;

/** "Maintain 40 components", "Stand in for the lead": a verb that no list of deeds has, by what follows it. */
export const isPlainDeed = (text: string): boolean => {
  const [first = '', next = ''] = text.split(/\s+/);
  return (
    IS_A_VERB.test(first) ||
    ALWAYS_A_VERB.test(first) ||
    DEEDS.test(text) ||
    isCompoundDeed(text) ||
    (isBase(first.toLowerCase()) && BEHIND_A_VERB.test(next))
  );
};
/** "Checked, matched and paid". */
const DEEDS = /^\p{L}{2,}ed, \p{L}{2,}ed\b/iu;
/** Base forms that name no thing: "Submit quarterly returns". */
const ALWAYS_A_VERB =
  /^(?:submit|settle|prepare|produce|maintain|deliver|provide|assist|ensure|create|develop|organi[sz]e|arrange|attend|carry|complete|compile|liaise|operate|perform|reconcile|respond|serve|teach|write|collect|assess|install|repair|inspect|administer|escalate|negotiate|coordinate|upsell|escort|greet|resolve|advise|execute|allocate|investigate|diagnose|dispense|dismantle|rectify|replenish|oversee|verify|validate|evaluate|implement|configure|troubleshoot|deploy|accompany|enforce|supervise)$/i;
/** What no noun looks like: "recognise", "identify". */
const IS_A_VERB =
  /^(?!exercise|enterprise|expertise|premise|franchise|merchandise|promise|compromise|size|prize|noise|otherwise|likewise|concise|precise)\p{L}{3,}(?:[iy][sz]e|ify)$/iu;
const BEHIND_A_VERB = /^(?:\d.*|an?|the|all|each|every|my|our|their|its|his|her|in|on|up|out|for|with|to|over)$/i;
