import { constants } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { placeIn } from './place-cells.js';
import { readTypeAndRating, routeToday, unknownIn } from './routes.js';

/** One line of a register: an employer may stand on several, one for each route. */
export interface RegisterRow {
  name: string;
  isNormalised: boolean;
  town: string;
  /** The day of the register that stated the town, where the file takes it from another. */
  townAsOf?: string | undefined;
  county: string;
  /** Worker or Temporary Worker; empty where it is not stated, like the rating. */
  type: string;
  rating: string;
  route: string;
}

export interface RegisterRows {
  rows: RegisterRow[];
  /** Whether it says of each name of what form it is; else small letters are taken for the sign of one at second hand. */
  saysForms: boolean;
  /** Lines without a name or a route. */
  rejected: { line: number; reason: string }[];
  /** Routes and ratings that no register is known to have had, each with the first line that states it. */
  unknown: Map<string, number>;
}

/** A file that is no register. The message says why, in a sentence; nothing of it is taken. */
export class UnreadableRegister extends Error {
  override readonly name = 'UnreadableRegister';
}

type Column = 'name' | 'town' | 'county' | 'rating' | 'route' | 'form' | 'townAsOf';

/** By their headings, in whatever order; the government's own and those of the files that ship. */
const headings = new Map<string, Column>(
  Object.entries({
    'organisation name': 'name',
    organisation: 'name',
    'town/city': 'town',
    town: 'town',
    county: 'county',
    'type & rating': 'rating',
    type_rating: 'rating',
    route: 'route',
    name_form: 'form',
    town_as_of: 'townAsOf',
  } as const),
);
const needed: [Column, string][] = [
  ['name', 'Organisation Name'],
  ['town', 'Town/City'],
  ['county', 'County'],
  ['rating', 'Type & Rating'],
  ['route', 'Route'],
];
const LONGEST_NAME = 255;

/** Reads a register's CSV, also compressed by gzip. A cut row, an unknown heading or a missing one refuses the file. */
export function readRegister(bytes: Buffer): RegisterRows {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text);
  const lines = linesOf(text, delimiter);
  const before = headingRow(lines);
  const columns = columnsOf(lines[before]?.cells ?? []);
  if (!/[\r\n]\s*$/.test(text)) refuseCutCell(lines.slice(before + 1), columns);
  const saysForms = columns.includes('form');
  const found: RegisterRows = { rows: [], saysForms, rejected: [], unknown: new Map() };
  lines.slice(before + 1).forEach(({ cells, line }) => {
    if (cells.every((one) => one.trim() === '')) return;
    if (cells.length < columns.length || cells.slice(columns.length).some((one) => one.trim() !== ''))
      throw new UnreadableRegister(
        `The file is cut off or no CSV: line ${line} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, and its heading has ${columns.length}.`,
      );
    const cell = (column: Column) => tidy(cells[columns.indexOf(column)] ?? '');
    const name = cell('name');
    const route = cell('route');
    const refuse = (reason: string) => found.rejected.push({ line, reason });
    if (!name) return void refuse('The name is missing.');
    if (!route) return void refuse('The route is missing.');
    if (name.length > LONGEST_NAME) return void refuse(`The name is longer than ${LONGEST_NAME} characters.`);
    const licence = { route: routeToday(route.slice(0, 100)), ...readTypeAndRating(cell('rating').slice(0, 100)) };
    for (const one of unknownIn(licence)) if (!found.unknown.has(one)) found.unknown.set(one, line);
    found.rows.push({
      name,
      ...licence,
      isNormalised: saysForms ? cell('form') === 'normalised' : name === name.toLowerCase(),
      town: placeIn(cell('town')).slice(0, 100),
      ...(isDay(cell('townAsOf')) && { townAsOf: cell('townAsOf') }),
      county: placeIn(cell('county')).slice(0, 100),
    });
  });
  if (found.rows.length === 0) throw new UnreadableRegister('The file holds no entry of a register.');
  return found;
}

/** A file that ends without a line's end may be cut inside its last cell: "Skilled" where other rows have "Skilled Worker". */
function refuseCutCell(rows: Line[], columns: Column[]): void {
  const at = columns.length - 1;
  if (columns[at] !== 'route' && columns[at] !== 'rating') return;
  const cells = rows.map((row) => tidy(row.cells[at] ?? ''));
  const last = cells.pop();
  if (!last || cells.includes(last) || !cells.some((cell) => cell.startsWith(last))) return;
  const { line } = rows.at(-1)!;
  throw new UnreadableRegister(`The file is cut off: its last row, line ${line}, ends in "${last.slice(0, 60)}".`);
}

/** Whether the file begins as a register does; what it holds may still be refused. */
export function isRegister(bytes: Buffer): boolean {
  try {
    const begin = beginOf(textOf(bytes));
    const lines = linesOf(begin, delimiterOf(begin));
    columnsOf(lines[headingRow(lines)]?.cells ?? []);
    return true;
  } catch (error) {
    if (error instanceof UnreadableRegister) return false;
    throw error;
  }
}

/** A spreadsheet that was saved as a file may have a title and a date above the headings. */
const MOST_BEFORE = 15;
/** So many known headings in a row make it the heading; another in it is still refused. */
const FEWEST_KNOWN = 3;
const DELIMITERS = [',', ';', '\t'];

/** The lines that the headings are among; a quoted cell that begins in them is left out. */
function beginOf(text: string): string {
  const lines = text.split(/\r?\n/, MOST_BEFORE + 1).slice(0, MOST_BEFORE);
  const cut = lines.findIndex(
    (_, at) =>
      lines
        .slice(0, at + 1)
        .join('')
        .split('"').length %
        2 ===
      0,
  );
  return lines.slice(0, cut < 0 ? lines.length : cut).join('\n');
}

const isKnown = (cell: string): boolean => headings.has(tidy(cell).toLowerCase());
const knownIn = (cells: string[]): number => cells.filter(isKnown).length;

/** Which row has the headings; the first where none is like it, so that it is said what is wrong with that. */
const headingRow = (lines: Line[]): number =>
  Math.max(
    0,
    lines.slice(0, MOST_BEFORE).findIndex(({ cells }) => knownIn(cells) >= FEWEST_KNOWN),
  );

/** Spreadsheets of other countries part cells by semicolons or tabs. */
function delimiterOf(text: string): string {
  const lines = beginOf(text).split('\n');
  const known = (delimiter: string) =>
    Math.max(...lines.map((line) => knownIn(line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, '')))));
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const tidy = (text: string) => text.replace(/[\s\0]+/g, ' ').trim();

function textOf(bytes: Buffer): string {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: constants.MAX_STRING_LENGTH }) : bytes;
    return decoded(plain).replace(/^\uFEFF/, '');
  } catch {
    throw new UnreadableRegister('The file is cut off or damaged: it cannot be decompressed.');
  }
}

/** The government's files have been in UTF-8 and Windows-1252; spreadsheets write UTF-16 too. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/**
 * Any of them ends a row, whatever ends the others. Else a row that was cut and ends otherwise than they do would be one
 * cell with the next: "LONDON CARE LTD" and the "A Ltd" below it one employer in a file with the line ends of Windows.
 */
const ROW_ENDS = ['\r\n', '\n', '\r'];

/** A row's cells, with the line of the file that it ends in. */
interface Line {
  cells: string[];
  line: number;
}

function linesOf(text: string, delimiter: string): Line[] {
  const ends: number[] = [];
  try {
    const rows = parse(text, {
      delimiter,
      record_delimiter: ROW_ENDS,
      skip_empty_lines: true,
      relax_quotes: false,
      relax_column_count: true,
      on_record: (cells, { lines }) => {
        ends.push(lines);
        return cells;
      },
    });
    return rows.map((cells, at) => ({ cells, line: ends[at]! }));
  } catch (error) {
    throw new UnreadableRegister(`The file is cut off or no CSV: ${whatIsBroken(error, (ends.at(-1) ?? 0) + 1)}`);
  }
}

/** `next`: the line behind the last row that could be read. */
function whatIsBroken(error: unknown, next: number): string {
  if (!(error instanceof CsvError)) throw error;
  // the parser names the line in which it gave up, which for a quote that nothing ends is that of the file's end
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `in line ${next} a cell begins with a quotation mark, and none ends it.`;
  const line = Number(error['lines']);
  const since = line > next ? ` of the row that begins in line ${next}` : '';
  return `line ${line}${since} has a quotation mark inside a cell.`;
}

function columnsOf(names: string[]): Column[] {
  const last = names.findLastIndex((name) => tidy(name) !== '');
  const columns = names.slice(0, last + 1).map((name) => {
    const column = headings.get(tidy(name).toLowerCase());
    if (!column)
      throw new UnreadableRegister(`The file has a heading that no register has: "${tidy(name).slice(0, 60)}".`);
    return column;
  });
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice) throw new UnreadableRegister(`Two headings of the file mean the same: ${twice}.`);
  for (const [column, heading] of needed) {
    if (!columns.includes(column)) throw new UnreadableRegister(`The heading "${heading}" is missing.`);
  }
  return columns;
}
