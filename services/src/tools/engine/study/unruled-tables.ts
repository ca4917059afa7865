const LEAST_ROWS = 2;
const LEAST_ROWS_BY_GAPS = 3;
/** So many tell what it is: a long text is looked through once. */
const ROWS_TO_TELL = 40;
const MOST_COLUMNS = 10;
const LONGEST_HEAD = 48;
const LONGEST_CELL = 160;
const LONGEST_LINE = 600;

interface Parting {
  cells: (line: string) => string[];
  leastRows: number;
}

const trimmed = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());

const PARTINGS: readonly Parting[] = [
  {
    cells: (line) => (/^\|.*\|$/.test(line) ? trimmed(line.slice(1, -1).split('|')) : []),
    leastRows: LEAST_ROWS,
  },
  { cells: (line) => (line.startsWith('|') ? [] : trimmed(line.split('\t'))), leastRows: LEAST_ROWS },
  { cells: (line) => (line.startsWith('|') ? [] : trimmed(line.split(' | '))), leastRows: LEAST_ROWS_BY_GAPS },
  {
    // two blanks may be a slip, and so a row of numbers of pages
    cells: (line) => (/[\t|]/.test(line) ? [] : trimmed(line.split(/ {2,}/))),
    leastRows: LEAST_ROWS_BY_GAPS,
  },
];

const RULE = /^\|(?:\s*:?-{3,}:?\s*\|)+$/;

/**
 * The same text with rows of which a tab, a bar or a wide gap parts the columns, without a line of dashes below their head,
 * written as a table is.
 */
export function withTablesRuled(text: string): string {
  if (!/\t|\S {2}|\|/.test(text)) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  // what has its line of dashes is read as it stands, and so is every row below it
  let isRuled = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!.trim();
    isRuled = line.startsWith('|') && (isRuled || RULE.test(line) || RULE.test(lines[at + 1]?.trim() ?? ''));
    const rows = isRuled ? [] : tableAt(lines, at);
    if (rows.length === 0) written.push(lines[at]!);
    else {
      const [head = [], ...others] = rows;
      written.push('', asRow(head), `|${head.map(() => '---').join('|')}|`, ...others.map(asRow), '');
    }
    at += Math.max(1, rows.length);
  }
  return written.join('\n');
}

const asRow = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;

/** The head and the rows of a table that begins there; none where it is no table. */
function tableAt(lines: readonly string[], at: number): string[][] {
  for (const { cells, leastRows } of PARTINGS) {
    const cellsAt = (place: number): string[] => {
      const line = lines[place]?.trim() ?? '';
      return line === '' || line.length > LONGEST_LINE || lines[place]!.includes('\f') ? [] : cells(line);
    };
    const head = cellsAt(at);
    // the head is the first of its rows
    if (!isHead(head) || cellsAt(at - 1).length === head.length) continue;
    const rows: string[][] = [];
    const goOnTo = (most: number) => {
      while (rows.length < most) {
        const row = cellsAt(at + 1 + rows.length);
        if (row.length !== head.length || row.some((cell) => cell.length > LONGEST_CELL)) return;
        rows.push(row);
      }
    };
    goOnTo(ROWS_TO_TELL);
    if (rows.length < leastRows || !isTable(head, rows)) continue;
    goOnTo(lines.length);
    return [head, ...rows];
  }
  return [];
}

/** Each column is called something in a few words, and nothing is said of anything yet. */
const isHead = (cells: readonly string[]): boolean =>
  cells.length >= 2 &&
  cells.length <= MOST_COLUMNS &&
  cells.every((cell) => cell.length <= LONGEST_HEAD && /\p{L}{2}/u.test(cell) && !/\d|[.:;!?]$|@|https?:/.test(cell)) &&
  /^\p{Lu}/u.test(cells[0]!) &&
  new Set(cells.map((cell) => cell.toLowerCase())).size === cells.length;

const isFilled = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell);

/**
 * Rows are called by their first cells, each once. Where only two columns stand beside each other, the second has figures:
 * else they may be two columns of a page.
 */
function isTable(head: readonly string[], rows: readonly string[][]): boolean {
  const labels = rows.map(([label = '']) => label);
  if (!labels.every(isFilled) || new Set(labels).size < labels.length * MOSTLY) return false;
  const columns = head.map((_, at) => rows.map((row) => row[at] ?? ''));
  const figures = columns
    .slice(1)
    .filter((cells) => cells.filter((cell) => /\d/.test(cell)).length >= cells.length / 2);
  if (figures.some((cells) => arePages(cells)) && head.length === 2) return false;
  return (
    figures.length > 0 ||
    (head.length > 2 && columns.slice(1).every((cells) => cells.filter(isFilled).length * 2 >= cells.length))
  );
}
const MOSTLY = 0.6;

/** The pages of a table of contents: numbers alone that only grow. */
const arePages = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\d{1,4}$/.test(cell)) &&
  cells.every((cell, at) => at === 0 || Number(cell) >= Number(cells[at - 1]));
