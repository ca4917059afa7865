import type { Figure } from './figures.js';

const MINUTES: Record<string, number> = { day: 1_440, week: 10_080, month: 43_800, year: 525_600 };
const OF_A_WHOLE =
  /_____[^.,;]*? (?:an?|per|each|every|any|one) (day|week|month|year)\b|\b(day|week|month|year) is _____/;

/** "Two days a week", "your working week is _____": how long that is of which a length of time is a part, in minutes. */
export function lengthOfWhole({ text, start }: Pick<Figure, 'text' | 'start'>, sentence: string): number {
  const [, after, before] =
    OF_A_WHOLE.exec(`${sentence.slice(0, start)}_____${sentence.slice(start + text.length)}`) ?? [];
  return MINUTES[after ?? before ?? ''] ?? Infinity;
}
