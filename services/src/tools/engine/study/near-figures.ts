import { SPELLED_NUMBERS, type Figure } from './figures.js';

/** How far from a figure the made ones stand, in steps; the nearest first, on both sides. */
const STEPS = [1, -1, 2, -2, 3];
const FROM_HUNDREDS = 100;
/** Months of a law or a contract. */
const HALF_A_YEAR = 6;

/**
 * Figures of the same unit near a given one, for where the document itself has too few: a question about months is
 * answered in months. Days and years of the calendar are taken from the document only.
 */
export function figuresNear({ text, sort }: Figure): string[] {
  if (sort === 'date' || sort === 'year') return [];
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (digits === undefined) return spelledNear(text);
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isInteger(value) || value < 2) return [];
  const step = /month/i.test(text) && value >= 12 && value % 6 === 0 ? HALF_A_YEAR : stepAt(value);
  return STEPS.map((steps) => value + steps * step)
    .filter((near) => near > 1)
    .map((near) => text.replace(digits, digits.includes(',') ? near.toLocaleString('en-GB') : String(near)));
}

/** One up to a dozen, two up to a score or so, then round ones. */
function stepAt(value: number): number {
  if (value <= 12) return 1;
  if (value < 30) return 2;
  if (value < FROM_HUNDREDS) return value % 10 === 0 ? 10 : 5;
  return 10 ** Math.floor(Math.log10(value) - 1) * (value % FROM_HUNDREDS === 0 ? 5 : 1);
}

function spelledNear(text: string): string[] {
  const word = /^[a-z]+/i.exec(text)?.[0] ?? '';
  const at = SPELLED_NUMBERS.indexOf(word.toLowerCase());
  if (at < 0) return [];
  return STEPS.flatMap((steps) => SPELLED_NUMBERS[at + steps] ?? []).map((near) => text.replace(word, near));
}
