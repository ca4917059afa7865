import { wordsOf } from '../text/words.js';
import { pagesOf } from './blocks.js';
import type { StudySentence } from './document.js';

/** A table of a document, as its rows can be asked about. */
export interface Table {
  /** What stands in the heads of its columns. */
  heads: string[];
  /** The heading above it; null where there is none. */
  caption: string | null;
  rows: Row[];
  /** A list whose items have two parts, shown as they are written; absent elsewhere. */
  isList?: boolean;
}

export interface Row {
  cells: string[];
  /** The row as it is cited; null where it is too long, or unfit, to be quoted. */
  sentence: StudySentence | null;
}

/** The line below the head of a table. */
const RULE = /^\|(?:\s*:?-{3,}:?\s*\|)+$/;
/** Below a heading: "Table 1: Prizes" above "--------". */
const UNDERLINE = /^(?:-{3,}|={3,})$/;
const MOST_WORDS = 80;
const LONGEST_HEAD = 320;
const LONGEST_CAPTION = 240;
const FEWEST_CELLS = 2;
/** Of a document with more rows some of each table are asked about. */
const MOST_ROWS = 300;

/** A row without the bars around it. */
function inner(line: string): string {
  const text = trimmed(line);
  let end = text.length;
  while (end > 0 && /[ |]/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end).replace(/^\| ?/, '');
}
const isRow = (line: string): boolean => /^\|.*\|$/.test(line);
const columnsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(trimmed);
const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The tables of a document, with all their rows. */
export function tablesIn(text: string): Table[] {
  const tables: Table[] = [];
  for (const { page, text: pageText } of pagesOf(text)) {
    const lines = pageText.split('\n').map((line) => line.trim());
    let table: Table | null = null;
    lines.forEach((line, at) => {
      if (!isRow(line)) table = null;
      else if (RULE.test(line)) {
        table = { heads: columnsOf(lines[at - 1] ?? ''), caption: captionAbove(lines, at - 1), rows: [] };
        if (table.heads.length < FEWEST_CELLS) table = null;
        else tables.push(table);
      } else if (table && !RULE.test(lines[at + 1] ?? '')) {
        if (table.rows.length === 0 && isSecondHead(line, table)) table.heads = joinedHeads(table.heads, line);
        else table.rows.push(rowOf(line, table.heads, page));
      }
    });
  }
  return tables;
}

/** The rows that can be cited, each once; of a document with very many, some of each table. */
export function rowsToAsk(tables: readonly Table[]): StudySentence[] {
  const found = new Map<string, StudySentence>();
  const most = mostOfEach(tables.map(({ rows }) => rows.length));
  for (const { rows } of tables) {
    const citable = rows.flatMap(({ sentence }) => sentence ?? []);
    const step = Math.max(1, Math.ceil(citable.length / most));
    citable.forEach((row, at) => {
      if (at % step === 0 && !found.has(row.text)) found.set(row.text, row);
    });
  }
  const rows = [...found.values()];
  // One row of each of thousands of tables is too many as well.
  const step = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  return rows.filter((_, at) => at % step === 0);
}

/** So many of each table that a small one keeps all of its rows. */
function mostOfEach(lengths: readonly number[]): number {
  let most = MOST_ROWS;
  while (most > 1 && lengths.reduce((sum, length) => sum + Math.min(length, most), 0) > MOST_ROWS) most -= 1;
  return most;
}

/** "| | England | Scotland |" below a head that stands over several columns: names of columns that have none. */
function isSecondHead(line: string, { heads }: Table): boolean {
  const names = columnsOf(line);
  return names[0] === '' && heads.some((head, at) => head === '' && names[at]) && !/\d/.test(line);
}

function joinedHeads(heads: readonly string[], line: string): string[] {
  let above = '';
  return columnsOf(line).map((name, at) => {
    if (heads[at]) above = heads[at];
    return name === '' ? (heads[at] ?? '') : trimmed(`${above} ${name}`);
  });
}

function captionAbove(lines: readonly string[], head: number): string | null {
  let above = head - 1;
  while (above >= 0 && lines[above] === '') above -= 1;
  const at = UNDERLINE.test(lines[above] ?? '') ? above - 1 : above;
  const line = (lines[at] ?? '').replace(/^#{1,6}\s+/, '');
  const isHeading = at !== above || line !== lines[at] || !/[.;,|]$/.test(line);
  return isHeading && line !== '' && line.length <= LONGEST_CAPTION ? line.replace(/:$/, '') : null;
}

/** What is left empty in the first column stands in the row above. */
function rowOf(line: string, heads: readonly string[], page: number | null): Row {
  const cells = columnsOf(line);
  const text = inner(line);
  const words = wordsOf(text);
  const lead = heads.join(' | ');
  const isFit =
    cells[0] !== '' &&
    cells.filter((cell) => cell !== '').length >= FEWEST_CELLS &&
    words.length <= MOST_WORDS &&
    lead.length <= LONGEST_HEAD &&
    !/[<>{}]|https?:|www\.|\ufffd/.test(text);
  return { cells, sentence: isFit ? { text, words, page, under: null, lead, isRow: true } : null };
}
