import { sign } from './pay-currency.js';
import { readPay, type PayFound } from './pay.js';

const thousands = String.raw`(?:\d{2,3}(?:\.\d)?\s?k|\d{2,3},\d{3}(?:\.\d{2})?|\d{5,6})(?![\p{L}\d]|[.,]\d)`;
const aYear = String.raw`(?:(?:per|an?|each) (?:annum|year)|/\s?(?:annum|year|yr)|annually|p\.? ?a(?![\p{L}])|p$)`;
/** Of thirty or twelve alone nobody knows what it counts. */
const bare = String.raw`(?:(?:\d{2,3}(?:\.\d)?(?:\s?k)?|\d{2,3},\d{3}|\d{5,6})\s?(?:${aYear}\s?)?(?:[-–—]|to\s|and\s)\s?£?)?${thousands}(?:\s?(?:[-–—]|to\s)\s?\d{2,3}(?:,\d{3})?(?:\s?k)?(?![\p{L}\d%]))?`;
/** What a salary goes on with; after "28,000 customers" or "30,000 jobs" none was said. */
const goesOn = String.raw`(?=\s*(?:[,;:(+&/–—-]|$)|\s+(?:plus|with|and|rising|doe|dependent|depending|based|basic|base|gross|net|ote|fte|pro|per|an?|each|p|pa|annually|inclusive|including|incl|negotiable|subject|according)(?!\p{L}))`;
const about = String.raw`(?:(?:is|of|from|between|up to|circa|around|approximately|negotiable|competitive),?\s+){0,3}`;

/** "Salary: 28-32K plus van"; "Pay 30,000 suppliers" needs its colon. */
const named = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:annual|basic|base|starting|gross|yearly|the|your|our) ){0,3}(?:(?:salary|salaries|wages?|remuneration)(?: (?:range|scale|band|grade|rate|package|on offer|offered))?(?:\s*[:=–—-]\s*|\s+)|pay(?: (?:range|scale|band|grade|rate))?(?:\s*[:=–—-]\s*|\s+is\s+))${about}(?=\d)`,
  'iu',
);
const amountBehind = new RegExp(String.raw`^${bare}${goesOn}`, 'iu');

/** "28,000 - 32,000 per annum" and no more than what goes with pay. */
const wholeSentence = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:from|between|up to|circa|around)\s+)?(?=\d)(?=${bare}\s*${aYear}(?:[^\p{L}\p{N}]*$|\s*(?:[,;(+&]|(?:plus|with|and|doe|dependent|depending|pro|gross|basic|negotiable|inclusive|including)(?!\p{L}))))`,
  'iu',
);

const otherMoney = new RegExp(String.raw`(?!£|GBP|pounds)${sign}|\b(?:dollars?|rupees|dirhams?|francs)\b`, 'i');
const ofTheLaw = /\bthreshold|\bminimum salary|\bvisas? (?:need|ask|require)/i;

/** What is counted by the year too, or is the employer's own money. */
const counted =
  /\b(?:visitors?|students?|pupils?|customers?|clients?|patients?|members?|population|people|residents?|users?|calls|orders|units|tonnes|passengers|guests|turnover|revenue|budgets?|funding|sales|footfall|donations?|costs?|how many)\b/i;
const endsInShort = /(?:^|[\s(])(?:c|ca|approx|est|max|min|avg|no|e\.g|i\.e)\.$/i;

/** Without a currency's sign, in a British job, on a line that is called salary: those are pounds. */
export const namedWithoutSign = (sentence: string, country: string | null): PayFound | null =>
  inPounds(sentence, country, (text) => {
    const at = named.exec(text)?.[0].length;
    return at !== undefined && amountBehind.test(text.slice(at)) ? at : undefined;
  });

/** The same of a whole sentence that says for a year; `before` is the text in front of it, which may say what is counted. */
export const alonePerYear = (sentence: string, before: string, country: string | null): PayFound | null =>
  goesOnFrom(before) || counted.test(sentence)
    ? null
    : inPounds(sentence, country, (text) => wholeSentence.exec(text)?.[0].length);

/** "We see approx. 30,000 per annum" is no sentence's end, and a heading names what stands under it. */
function goesOnFrom(before: string): boolean {
  const text = before.trimEnd();
  if (endsInShort.test(text)) return true;
  const last = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('. ')) + 1);
  return !/[.!]$/.test(text) && counted.test(last);
}

function inPounds(sentence: string, country: string | null, startIn: (text: string) => number | undefined) {
  if (country !== 'United Kingdom' || otherMoney.test(sentence) || ofTheLaw.test(sentence)) return null;
  const at = startIn(sentence);
  const found = at === undefined ? null : readPay(`${sentence.slice(0, at)}£${sentence.slice(at)}`, country);
  return found && { ...found, text: found.text.replace('£', '') };
}
