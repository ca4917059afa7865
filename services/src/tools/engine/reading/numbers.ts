const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);

/** A number as digits or as an English word up to fifteen; null for anything else. */
export function numberOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = WORDS.indexOf(text.toLowerCase());
  if (at >= 0) return at;
  return text.toLowerCase() === 'several' ? 3 : null;
}

/** One and more in words, for a pattern. */
export const IN_WORDS = WORDS.slice(1).join('|');

export const NUMBER = `(?:\\d{1,2}|${IN_WORDS}|several)`;
