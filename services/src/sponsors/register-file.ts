import { constants } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readTypeAndRating, routeToday } from './routes.js';

/** One line of a register: an employer may stand on several, one for each route. */
export interface RegisterRow {
  name: string;
  isNormalised: boolean;
  town: string;
  county: string;
  /** Worker or Temporary Worker; empty where it is not stated, like the rating. */
  type: string;
  rating: string;
  route: string;
}

export interface RegisterRows {
  rows: RegisterRow[];
  /** Lines without a name or a route. */
  rejected: { line: number; reason: string }[];
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
  const lines = linesOf(textOf(bytes));
  const columns = columnsOf(lines.shift() ?? []);
  const found: RegisterRows = { rows: [], rejected: [] };
  lines.forEach((cells, at) => {
    const cell = (column: Column) => tidy(cells[columns.indexOf(column)] ?? '');
    const name = cell('name');
    const route = cell('route');
    const refuse = (reason: string) => found.rejected.push({ line: at + 2, reason });
    if (!name) return refuse('The name is missing.');
    if (!route) return refuse('The route is missing.');
    if (name.length > LONGEST_NAME) return refuse(`The name is longer than ${LONGEST_NAME} characters.`);
    return found.rows.push({
      name,
      route: routeToday(route.slice(0, 100)),
      isNormalised: cell('form') === 'normalised',
      town: cell('town').slice(0, 100),
      county: cell('county').slice(0, 100),
      ...readTypeAndRating(cell('rating').slice(0, 100)),
    });
  });
  if (found.rows.length === 0) throw new UnreadableRegister('The file holds no entry of a register.');
  return found;
}

/** Whether the file begins as a register does; what it holds may still be refused. */
export function isRegister(bytes: Buffer): boolean {
  try {
    columnsOf(linesOf(textOf(bytes).split(/\r?\n/, 1)[0] ?? '')[0] ?? []);
    return true;
  } catch (error) {
    if (error instanceof UnreadableRegister) return false;
    throw error;
  }
}

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

/** The government's files have been in both. */
function decoded(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function linesOf(text: string): string[][] {
  try {
    return parse(text, { skip_empty_lines: true, relax_quotes: false });
  } catch (error) {
    // csv-parse says which line, and what is wrong with it
    throw new UnreadableRegister(`The file is cut off or no CSV: ${(error as Error).message}`);
  }
}

function columnsOf(names: string[]): Column[] {
  const columns = names.map((name) => {
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
