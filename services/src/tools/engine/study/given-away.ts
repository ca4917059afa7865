import { SPELLED_NUMBERS, type Figure } from './figures.js';

const SPELLED = new Map([
  ...['zero', 'one', ...SPELLED_NUMBERS].map((word, at): [string, number] => [word, at]),
  ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 13]),
]);
const WORDS_FOR_TWO = /\b(?:pairs?|paired|double[ds]?|twice|twins?|halves|half|both)\b/i;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d[\\d,]*(?:\\.\\d+)?|${[...SPELLED.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** "prophase, metaphase, anaphase and telophase": short items, joined at the end. */
const LIST =
  /(?:[\p{L}\p{N}'’ -]{2,60},\s+)+(?:[\p{L}\p{N}'’ -]{2,60}?,?\s+)?(?:and|or)\s+[\p{L}\p{N}'’-]+|[\p{L}'’-]+ and [\p{L}'’-]+/gu;
/** A longer list is not counted by anybody who reads a question. */
const LONGEST_LIST = 12;

export function valueOf(number: string): number {
  return SPELLED.get(number.toLowerCase()) ?? Number(number.replaceAll(',', '').replace(/[^\d.]/g, ''));
}

/** The number that a figure is of, whatever its unit: 28 of "28-day", 2 of "two years". */
export const numberIn = (figure: string): number =>
  valueOf(figure.match(NUMBER)?.[0] ?? /\d[\d,.]*/.exec(figure)?.[0] ?? '');

/** All numbers of a text, in digits or words. */
export const numbersIn = (text: string): number[] => [...text.matchAll(NUMBER)].map(([number]) => valueOf(number));

/**
 * Whether the rest of a sentence tells a figure of it: says the number again, lists as many things, or gives the numbers
 * that it is the double, the half, the sum, the difference or the product of.
 */
export function isGivenAway({ text, start, sort }: Figure, sentence: string): boolean {
  if (sort === 'date' || sort === 'year') return false;
  const own = numberIn(text);
  const rest = `${sentence.slice(0, start)} _ ${sentence.slice(start + text.length)}`;
  const others = numbersIn(rest);
  return (
    others.includes(own) ||
    isCountOfList(own, rest) ||
    isPair(own, rest) ||
    isKnownCount(text, sentence.slice(0, start)) ||
    isReckoned(own, others, rest)
  );
}

function isCountOfList(own: number, rest: string): boolean {
  if (!Number.isInteger(own) || own < 2 || own > LONGEST_LIST) return false;
  const after = rest.slice(rest.indexOf(' _ ') + 3);
  // Only what is announced counts two: "two kinds: hard and soft".
  const announced = /[:(–—]\s*(.+)$/u.exec(after)?.[1] ?? (own > 2 ? rest : '');
  return [...announced.matchAll(LIST)].some(([list]) => itemsIn(list) === own);
}

/** "The Liverpool and Manchester Railway … two cities". */
const isPair = (own: number, rest: string): boolean => own === 2 && /\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+/u.test(rest);

/** "Between the two towns": whoever has read of them knows how many they are. */
const isKnownCount = (number: string, before: string): boolean =>
  /^\p{Ll}+$/u.test(number) && /\b(?:the|these|those|both|its|their|other) $/i.test(before);

const itemsIn = (list: string): number =>
  list.split(/,\s+(?:and |or )?|\s+(?:and|or)\s+/).filter((item) => item.trim() !== '').length;

function isReckoned(own: number, others: readonly number[], rest: string): boolean {
  if (WORDS_FOR_TWO.test(rest) && others.some((other) => other === own * 2 || own === other * 2)) return true;
  return others.some((one, at) =>
    others.slice(at + 1).some((other) => [one + other, Math.abs(one - other), one * other].includes(own)),
  );
}

const LONGEST_BOUND = 40;
/** Within "between 4 and _____", "_____ to 17": what may stand there goes on upwards. */
export function fitsItsSpan({ text, start }: Figure, other: string, sentence: string): boolean {
  const near = sentence.slice(Math.max(0, start - LONGEST_BOUND), start);
  const before = /(\d[\d,.]*|\p{L}+)(?:\s?[%°\p{L}]+)?\s*(?:and|to|–|-)\s*[£$€]?$/u.exec(near)?.[1];
  const rest = sentence.slice(start + text.length);
  // The unit of a number alone stands behind its gap: "between _____ °C and 35 °C".
  const behind = /\bbetween $/i.test(near) ? rest.replace(/^\s?[%°\p{L}/]+(?=\s*(?:and|to|–|-)\s)/u, '') : rest;
  const after = /^\s*(?:and|to|–|-)\s*[£$€]?(\d[\d,.]*|\p{L}+)/u.exec(behind)?.[1];
  const [low, high, value] = [before, after].map((word) => valueOf(word ?? '')).concat(numberIn(other));
  const isSpan = (bound: number | undefined) => bound !== undefined && Number.isFinite(bound) && bound > 0;
  if (isSpan(low) && /\d/.test(before ?? '') && (value ?? 0) <= (low ?? 0)) return false;
  return !(isSpan(high) && /\d/.test(after ?? '') && (value ?? 0) >= (high ?? 0));
}
