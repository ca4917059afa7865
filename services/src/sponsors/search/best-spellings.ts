/** Of "LONDON", "London" and "london" the one that is written like a name; of places one is made where there is none. */
export function bestSpellings(values: Iterable<string>, areNames: boolean): Map<string, string> {
  const best = new Map<string, string>();
  for (const value of values) {
    const key = value.toLowerCase();
    if (key !== '' && (!best.has(key) || (isPlain(best.get(key)!) && !isPlain(value)))) best.set(key, value);
  }
  if (areNames) for (const [key, value] of best) if (isPlain(value)) best.set(key, asName(value));
  return best;
}

const isPlain = (text: string) => text === text.toUpperCase() || text === text.toLowerCase();
/** "WY", "MDX": no word of a language, and read as letters. */
const isLetters = (text: string) => /^(?:[b-df-hj-np-tv-z]{1,3}|uk)$/i.test(text);
const asName = (text: string) =>
  /\d/.test(text)
    ? text
    : isLetters(text)
      ? text.toUpperCase()
      : text
          .toLowerCase()
          .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
