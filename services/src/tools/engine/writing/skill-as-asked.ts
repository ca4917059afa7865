import type { WeighedAsk } from '../match/score.js';
import { beginsWithVerb } from '../reading/verbs.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { inText } from '../text/clean.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { LetterWork } from './letter-work.js';

/** "VAT returns" where the advert says it too, and not what a list of skills files it under. */
export function asAskedFor(name: string, { text }: LetterWork, asks: readonly WeighedAsk[]): string {
  const jobLine = lineAsking(name, asks);
  const said = skillsNamedIn(text)
    .filter(({ skill }) => skill.name === name)
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
  // "You ask for write court reports" is no English.
  const isThing = (words: string) => / /.test(words) && !beginsWithVerb(words);
  const words = said.find((each) => isThing(each) && jobLine.toLowerCase().includes(each));
  if (words === undefined) return ordinary(inText(name));
  // As the advert writes it: "Sage 200", whoever has written "sage 200".
  const from = jobLine.toLowerCase().indexOf(words);
  return jobLine
    .slice(from, from + words.length)
    .replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Allergens" inside a sentence; what may be the name of a product keeps its capital. */
export const ordinary = (called: string): string =>
  A_COMMON_WORD.test(called) ? called.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : inText(called);
const A_COMMON_WORD =
  /^(?:Allergens?|Invoices|Accruals|Payroll|Ledgers|Budgets|Rotas|Audits|Pastry|Hygiene|Medicines|Medication|Dementia|Drawings|Insurance|Deliveries|Forklifts?|Allerg(?:y|ies)|Stock|Purchasing|Warehous(?:e|ing)|Housekeeping|Spreadsheets?|\p{Lu}\p{Ll}{3,}(?:ry|works)|\p{Lu}\p{Ll}{3,}(?:ions|ments|ances|ences|ings|ities))$/u;

/** "Sage 200 ledgers", "Excel reports": a skill that is written with a capital within a sentence as well. */
export function beginsWithName(text: string, names: ReadonlySet<string>): boolean {
  const [first = ''] = text.split(/\s/);
  const mention = skillsNamedIn(text).find(({ start }) => start === 0);
  return (
    /^\p{Lu}/u.test(text) &&
    mention !== undefined &&
    (names.has(first) ||
      (mention.skill.name.split(' ')[0] === first && ordinary(mention.skill.name) === mention.skill.name) ||
      // "Sage 200" is a name, "Supporting 22 residents" is work
      /^(?!\p{L}+ing )\p{Lu}\p{Ll}+ \d/u.test(text.slice(0, mention.end + 4)))
  );
}

/**
 * Words that are written with a capital behind a small one, and never without: names. "Firmware" of a "Senior Firmware
 * Engineer" has the capital of the title.
 */
export function namesWithin(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.join('\n');
  const small = new Set(all.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu));
  const capital =
    all.match(
      /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?!\p{L})(?! (?:Engineer|Developer|Technician|Manager|Analyst|Designer|Architect|Officer|Specialist)s?\b)/gu,
    ) ?? [];
  return new Set(capital.filter((word) => !small.has(word.toLowerCase())));
}

/** "You ask for cell culture" is said to whoever has written "single-cell" by no means. */
export function isAskedFor(name: string, done: LetterWork, asks: readonly WeighedAsk[]): boolean {
  const line = beginningsOf(lineAsking(name, asks));
  return beginningsOf(asAskedFor(name, done, asks)).every((stem) =>
    line.some((each) => each.startsWith(stem) || stem.startsWith(each)),
  );
}

const lineAsking = (name: string, asks: readonly WeighedAsk[]): string =>
  asks.find((ask) => ask.name === name)?.jobLine ?? '';

/** "Administration" and "administer" begin alike. */
const beginningsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ folded }) => !SMALL_WORDS.has(folded))
    .map(({ folded }) => folded.slice(0, STEM));
const STEM = 5;
