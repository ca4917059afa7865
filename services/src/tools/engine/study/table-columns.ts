import { fold, wordsOf } from '../text/words.js';
import type { Row, Table } from './tables.js';

/** A row by what it is of, e.g. "Booker Prize", with what its table says of it. */
export interface Named {
  label: string;
  row: Row;
  /** Where it stands in its table. */
  at: number;
  table: Table;
}

/** Which column says what the rows are of, and the rows that are of one thing alone. */
export interface LabelledTable {
  table: Table;
  /** The number of the column that names the rows. */
  labelAt: number;
  rows: Named[];
}

const FEWEST_ROWS = 2;
/** So large a share of the rows has a name that no other row has. */
const MOSTLY = 0.6;
const LONGEST_LABEL = 160;
const MOST_LABEL_WORDS = 26;

export const foldedText = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** A cell that says nothing: empty, a dash, "not applicable", "none". */
export const saysNothing = (cell: string): boolean =>
  !/[\p{L}\p{N}]/u.test(cell) || /^(?:n ?\/? ?a|none|nil|not applicable|not available|tbc|tba|deleted)\.?$/i.test(cell);

/** An amount, a measure, a year, a span: a cell that is a figure and no sentence with one. */
export function isFigureCell(cell: string): boolean {
  if (!/^[^\p{L}]{0,3}\d/u.test(cell)) return false;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return letters <= LONGEST_UNIT && wordsOf(cell).length <= MOST_FIGURE_WORDS && !BEGINS_A_NAME.test(cell);
}
const LONGEST_UNIT = 24;
const MOST_FIGURE_WORDS = 9;
/** "2112 Biological scientists": a code with a name. */
const BEGINS_A_NAME = /^\d+\p{L}? \p{Lu}\p{Ll}{3}/u;

/** Null where no column names the rows. */
export function labelled(table: Table): LabelledTable | null {
  const { heads, rows } = table;
  if (rows.length < FEWEST_ROWS) return null;
  const columns = heads.map((_, at) => rows.map(({ cells }) => cells[at] ?? ''));
  const naming = columns.flatMap((cells, at) => (isNaming(cells) ? [at] : []));
  // What stands first says what a row is of, unless it only numbers the rows and a name stands beside it.
  const labelAt = naming.includes(0)
    ? 0
    : (naming.toSorted((one, other) => lengthOf(columns[other] ?? []) - lengthOf(columns[one] ?? []))[0] ?? 0);
  // "1801 | 8.3 million": a year names its row where no word does.
  const isOwn = naming.length > 0 ? isLabel : (cell: string) => /\d/.test(cell);
  const counts = new Map<string, number>();
  for (const cell of columns[labelAt] ?? []) counts.set(foldedText(cell), (counts.get(foldedText(cell)) ?? 0) + 1);
  return {
    table,
    labelAt,
    rows: rows.flatMap((row, at) => {
      const label = row.cells[labelAt] ?? '';
      return counts.get(foldedText(label)) === 1 && isOwn(label) ? [{ label, row, at, table }] : [];
    }),
  };
}

const lengthOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);

function isNaming(cells: readonly string[]): boolean {
  const labels = cells.filter(isLabel);
  return (
    labels.length >= cells.length * MOSTLY && new Set(labels.map(foldedText)).size >= Math.ceil(cells.length * MOSTLY)
  );
}

const isLabel = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !saysNothing(cell) &&
  !isFigureCell(cell) &&
  !/[•]/.test(cell) &&
  cell.length <= LONGEST_LABEL &&
  wordsOf(cell).length <= MOST_LABEL_WORDS;

/** What stands in a cell as points of a list. */
export const pointsIn = (cell: string): string[] =>
  /[•]/.test(cell)
    ? cell
        .split('•')
        .map((point) => point.trim())
        .filter((point) => point !== '')
    : [];

/** "1111" of "1111 Chief executives", "A12" of "A12 Loading bay"; null where a name has no code before it. */
export function codeOf(label: string): { code: string; name: string } | null {
  const [, code, name] = /^(\d{2,6}|\p{Lu}{1,3}\d{1,5}) (\p{L}.{3,})$/u.exec(label) ?? [];
  return code && name ? { code, name } : null;
}

/** The figure of a cell, with its sign; not a number where none stands in it. */
export function sizeOfCell(cell: string): number {
  const [, sign = '', digits] = /([-−–]?)(\d[\d,]*(?:\.\d+)?)/.exec(cell) ?? [];
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', '')) * (sign === '' ? 1 : -1);
}

/** "£#", "# minute": figures that are written alike. */
export const unitOfCell = (cell: string): string =>
  cell
    .replace(/[-−–]?\d[\d,]*(?:\.\d+)?/g, '#')
    .split(/(\P{L}+)/u)
    .map((part) => (/\p{L}/u.test(part) ? fold(part) : part))
    .join('')
    .replace(/\s+/g, '');
