/** "17th Edition", "5th ed.": which of them a line names. */
const editionsIn = (text: string): number[] =>
  [...text.matchAll(NAMED), ...text.matchAll(BROUGHT_UP_TO)].map(([, number]) => Number(number));
const NAMED = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?=(?:,? (?:and|&|or|\/) \d{1,2}(?:st|nd|rd|th))* (?:edition|edn?)\b)/gi;
/** "17th Edition, upgraded to 18th". */
const BROUGHT_UP_TO =
  /\bedition\b[^.;\n]{0,20}\b(?:upgraded?|updated?|converted|renewed) (?:to|as) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/gi;

/** A line names editions, and all of them are older than the one that is asked for. */
export function isOfAnOlderEdition(stated: string, asked: string): boolean {
  const least = Math.max(0, ...editionsIn(asked));
  if (least === 0) return false; // which is what most ask: no line needs to be searched for them
  const own = editionsIn(stated);
  return own.length > 0 && Math.max(...own) < least;
}

/** "ITIL v3" where "ITIL 4" is asked for: the number right behind the name. */
export function isOfAnOlderVersion(names: readonly string[], stated: string, asked: string): boolean {
  return names.some((name) => {
    const [own, least] = [stated, asked].map((text) => versionOf(name, text));
    return own !== null && least !== null && own! < least!;
  });
}

function versionOf(name: string, text: string): number | null {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const number =
    at < 0 ? undefined : /^ ?(?:v|version |ver\.? )?(\d{1,2})(?![\d.:/-])/i.exec(text.slice(at + name.length))?.[1];
  return number === undefined ? null : Number(number);
}
