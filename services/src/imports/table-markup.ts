interface Cell {
  from: number;
  to: number;
  isHead: boolean;
}

interface Table {
  from: number;
  rows: Cell[][];
  /** It holds other blocks than cells, and so lays out a page. */
  isLayout: boolean;
}

const LONGEST_CELL = 80;
const MOST_COLUMNS = 8;
const OWN = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption']);

/**
 * Tables of facts keep their rows: "Salary | Visa sponsorship" above "£30,000 | No", where one cell below the other could
 * not be told apart any more. A list of labels with their values beside them, and a table that lays out a page, are no
 * such table.
 * @param out the words so far, in the pieces they came in
 */
export class Tables {
  private readonly open: Table[] = [];

  constructor(
    private readonly out: string[],
    private readonly isBlock: (name: string) => boolean,
    private readonly breaks: { paragraph: string; line: string },
  ) {}

  opened(name: string): void {
    const table = this.open.at(-1);
    if (table && (name === 'table' || (this.isBlock(name) && !OWN.has(name)))) table.isLayout = true;
    if (name === 'table') this.open.push({ from: this.out.length, rows: [], isLayout: false });
    else if (name === 'tr') table?.rows.push([]);
    else if (name === 'td' || name === 'th')
      table?.rows.at(-1)?.push({ from: this.out.length, to: this.out.length, isHead: name === 'th' });
  }

  closed(name: string): void {
    const table = this.open.at(-1);
    if (!table) return;
    const cell = table.rows.at(-1)?.at(-1);
    if ((name === 'td' || name === 'th') && cell) cell.to = this.out.length;
    if (name !== 'table') return;
    this.open.pop();
    const rows = table.rows.map((cells) => cells.map((one) => ({ ...one, text: this.textOf(one) })));
    if (table.isLayout || !isOfFacts(rows)) return;
    const { paragraph, line } = this.breaks;
    const said = rows.map((cells) => cells.map(({ text }) => text || '–').join(' | ')).join(line);
    this.out.splice(table.from, this.out.length, paragraph, said, paragraph);
  }

  private textOf({ from, to }: Cell): string {
    return this.out.slice(from, to).join('').replace(/\s+/g, ' ').trim();
  }
}

function isOfFacts(rows: { text: string; isHead: boolean }[][]): boolean {
  const [first = [], ...others] = rows;
  const columns = first.length;
  if (columns < 2 || columns > MOST_COLUMNS || others.length === 0) return false;
  if (rows.some((cells) => cells.length !== columns || cells.some(({ text }) => text.length > LONGEST_CELL)))
    return false;
  const hasHeads = first.every(({ isHead }) => isHead);
  // without heads, two columns are labels and their values, unless what stands beside the first label is one as well
  return hasHeads || columns > 2 || /\b(?:sponsor\w*|visas?)\b/i.test(first[1]!.text);
}
