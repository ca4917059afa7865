/** The lowest of "Level 2 or 3". */
export function levelIn(text: string): number | null {
  const levels = [
    ...text.matchAll(
      /\b(?:level |lvl ?|[ns]vq ?(?:level |l)?|l)([1-8])(?![\d.])(?:(?:\s?(?:or|\/|-|to|and)\s?)([1-8]))?/gi,
    ),
  ].flatMap(([, one, other]) => [one, other].filter((each) => each !== undefined).map(Number));
  return levels.length > 0 ? Math.min(...levels) : null;
}
