import { sentencesIn } from '../reading/sentences-in.js';
import { afterI, saysWhatWasDone } from '../reading/verbs.js';
import { isBase } from '../study/finite-verbs.js';
import { endless } from './letter-text.js';
import type { LetterWork } from './letter-work.js';

/** A line of work as it goes on from "I", or says what somebody was. */
export const said = ({ text, isNoun, isHeldNow }: LetterWork): string => {
  if (/^(?:I|My|We)\b/.test(text)) return endless(text);
  const [whole = '', ...others] = sentencesIn(text);
  const first = withoutList(whole);
  const rest = others.map((each) => (saysWhatWasDone(each) ? `I ${afterI(each)}` : endless(each)));
  return [
    `${isNoun && !saysWhatWasDone(first) && !isPlainDeed(first) ? (isHeldNow ? 'I am' : 'I was') : 'I'} ${afterI(first)}`,
    ...rest,
  ].join('. ');
};

/** "Processed 900 invoices a month, supplier queries, credit control": what only stands beside the deed is left out. */
function withoutList(text: string): string {
  const [deed = '', ...beside] = text.split(/,\s+/);
  const isList =
    beside.length > 1 && beside.every((part) => part.split(' ').length <= MOST_WORDS_BESIDE && !GOES_ON.test(part));
  return isList && deed.split(' ').length > 3 && !/[:(]/.test(deed) ? deed : text;
}
const MOST_WORDS_BESIDE = 4;
const GOES_ON =
  /^(?:\p{L}+(?:ing|ed)|and|or|but|so|as|at|by|for|from|in|of|on|to|up|with|who|which|where|while|when|then|each|all|both|mainly|mostly|often|also|led|built|\d.*)\b|\b(?:and|or)\b/iu;

/** "Maintain 40 components", "Stand in for the lead": a verb that no list of deeds has, by what follows it. */
export const isPlainDeed = (text: string): boolean => {
  const [first = '', next = ''] = text.split(/\s+/);
  return (
    IS_A_VERB.test(first) ||
    ALWAYS_A_VERB.test(first) ||
    DEEDS.test(text) ||
    (isBase(first.toLowerCase()) && BEHIND_A_VERB.test(next))
  );
};
/** "Checked, matched and paid". */
const DEEDS = /^\p{L}{2,}ed, \p{L}{2,}ed\b/iu;
/** Base forms that name no thing: "Submit quarterly returns". */
const ALWAYS_A_VERB =
  /^(?:submit|prepare|produce|maintain|deliver|provide|assist|ensure|create|develop|organi[sz]e|arrange|attend|carry|complete|compile|liaise|operate|perform|reconcile|respond|serve|teach|write|collect|assess|install|repair|inspect|administer|escalate|negotiate|coordinate|upsell|escort|greet|resolve|advise|execute|allocate|investigate|diagnose|dispense|dismantle|rectify|replenish|oversee|verify|validate|evaluate|implement|configure|troubleshoot|deploy|accompany|enforce|supervise)$/i;
/** What no noun looks like: "recognise", "identify". */
const IS_A_VERB =
  /^(?!exercise|enterprise|expertise|premise|franchise|merchandise|promise|compromise|size|prize|noise|otherwise|likewise|concise|precise)\p{L}{3,}(?:[iy][sz]e|ify)$/iu;
const BEHIND_A_VERB = /^(?:\d.*|an?|the|all|each|every|my|our|their|its|his|her|in|on|up|out|for|with|to|over)$/i;
