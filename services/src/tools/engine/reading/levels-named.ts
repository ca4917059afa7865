/**
 * The level of a paper that somebody has: of "NVQ 2 and 3" the higher, and of several papers in a line that of those which
 * have the words that are looked for.
 */
export function levelHeldIn(text: string, hasWords: (part: string) => boolean): number | null {
  const parts = text.split(/[,;|·•]|\.\s/).filter((part) => levelIn(part) !== null);
  const own = parts.filter(hasWords);
  const highest = (own.length > 0 ? own : [text]).map((part) => Number(TWO_LEVELS.exec(part)?.[1] ?? levelIn(part)));
  return levelIn(text) === null ? null : own.length > 0 ? Math.max(...highest) : Math.min(...highest);
}
const TWO_LEVELS =
  /\b(?:levels? |lvls? ?|[ns]vqs? ?(?:levels? |l)?|l)[1-8] ?(?:and|&|\/|\+) ?(?:level |l)?([1-8])(?![\d.])/i;

/** The lowest of "Level 2 or 3". */
export function levelIn(text: string): number | null {
  const levels = [
    ...text.matchAll(
      /\b(?:level |lvl ?|[ns]vq ?(?:level |l)?|l)([1-8])(?![\d.])(?:(?:\s?(?:or|\/|-|to|and)\s?)([1-8]))?/gi,
    ),
  ].flatMap(([, one, other]) => [one, other].filter((each) => each !== undefined).map(Number));
  return levels.length > 0 ? Math.min(...levels) : levelOfHygiene(text);
}

/** What certificates in food hygiene were called before they had levels. */
function levelOfHygiene(text: string): number | null {
  const [, called = ''] =
    /\b(elementary|basic|foundation|intermediate|advanced) (?:certificate in )?food (?:hygiene|safety)\b/i.exec(text) ??
    [];
  return called === '' ? null : (LEVELS_OF_HYGIENE[called.toLowerCase()] ?? 2);
}
const LEVELS_OF_HYGIENE: Readonly<Record<string, number>> = { intermediate: 3, advanced: 4 };
