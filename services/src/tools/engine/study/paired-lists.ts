import { wordsOf } from '../text/words.js';
import { blocksOf, pagesOf } from './blocks.js';
import type { Row, Table } from './tables.js';

/** What a list says of a thing in each of its items: "Andorra - 100 places", "1825: first railway opens", "Myanmar (formerly Burma)". */
const PAIRS: readonly RegExp[] = [
  /^(\p{L}[^:–—(]{1,60}?)(?: ?[–—] | - |: )([£$€~<>]?\d[^:;]{0,40}?)[.;]?$/u,
  /^(\d{3,4}|\d{1,2} \p{Lu}\p{Ll}+ \d{3,4}|\p{Lu}\p{Ll}+ \d{4})(?: ?[–—] | - |: )(\p{L}.{4,120}?)[.;]?$/u,
  /^(\p{Lu}[^:()]{1,60}?) \(((?:formerly|previously|now|also|until \d{4}) .{3,40})\)[.;]?$/u,
];
const FEWEST_ROWS = 3;

/** Lists of which the items have two parts, as tables of two columns. */
export function pairedListsIn(text: string): Table[] {
  const tables: Table[] = [];
  for (const { page, text: pageText } of pagesOf(text)) {
    let open: { table: Table; pattern: RegExp; list: string | null } | null = null;
    for (const { text: item, isItem, isHeading, list } of blocksOf(pageText)) {
      if (!isItem || isHeading) {
        open = null;
        continue;
      }
      if (open && open.list !== list) open = null;
      const pattern = PAIRS.find((each) => each.test(item));
      // An item without a second part stands between others of the list: only some countries had another name.
      if (!pattern || (open && open.pattern !== pattern)) continue;
      if (!open) {
        open = { table: { heads: ['', ''], caption: null, rows: [], isList: true }, pattern, list };
        tables.push(open.table);
      }
      open.table.rows.push(rowOf(item, pattern, list, page));
    }
  }
  return tables.filter(({ rows }) => rows.length >= FEWEST_ROWS);
}

function rowOf(item: string, pattern: RegExp, lead: string | null, page: number | null): Row {
  const [, one = '', other = ''] = pattern.exec(item) ?? [];
  return { cells: [one, other], sentence: { text: item, words: wordsOf(item), page, under: null, lead, isRow: true } };
}
