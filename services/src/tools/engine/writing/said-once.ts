/** "Multi-drop" stands in "Class 2 multi-drop", and "art" not in "start". */
export function isNamedIn(thing: string, text: string): boolean {
  const [wanted, all] = [thing.toLowerCase(), text.toLowerCase()];
  if (wanted === '') return true;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
    if (!/[\p{L}\d]/u.test(all.charAt(at - 1)) && !/[\p{L}\d]/u.test(all.charAt(at + wanted.length))) return true;
  return false;
}

/** Of things of which one says another as well the fuller one, in their order. */
export const fullest = (things: readonly string[]): string[] =>
  things.filter(
    (thing, at) =>
      !things.some(
        (other, place) => place !== at && isNamedIn(thing, other) && (other.length > thing.length || place < at),
      ),
  );

const SHORT_WORDS = new Set(
  'and or the a an of in to for with from until till valid up date expires expiring held full uk current'.split(' '),
);
const wordsOf = (item: string): string[] =>
  (item.toLowerCase().match(/[\p{L}\d+&]+/gu) ?? []).filter(
    (word) => !SHORT_WORDS.has(word) && !/^(?:19|20)\d{2}$/.test(word),
  );

const ITEMS = /(,\s+(?![^(]*\))|;\s+)/u;

/** Papers in lists and in lines of their own, each said once: of a later list what an earlier quote has said falls away. */
export function papersOnce(quotes: readonly string[]): string[] {
  const kept: string[] = [];
  const said: string[][] = [];
  for (const quote of quotes) {
    const items = quote.split(ITEMS);
    const isList = items.length > 3;
    const own = items.filter((_, at) => at % 2 === 0);
    const isNew = (item: string) => {
      const words = wordsOf(item);
      return (
        words.length === 0 ||
        !said.some(
          (other) =>
            words.every((word) => other.includes(word)) || (isList && other.every((word) => words.includes(word))),
        )
      );
    };
    const left = isList ? own.filter(isNew) : isNew(quote) ? [quote] : [];
    if (left.length === own.length) kept.push(quote);
    else if (left.length > 0) kept.push(left.join(', '));
    for (const item of isList ? own : [quote]) if (wordsOf(item).length > 0) said.push(wordsOf(item));
  }
  return kept;
}
