import { parse } from 'csv-parse/sync';
import { constants } from 'node:buffer';
import { gunzipSync } from 'node:zlib';

export interface FileRow {
  /** Counted from 1, as an editor shows it; in a JSON list, the place in the list. */
  line: number;
  value: Record<string, unknown>;
}

export interface BrokenRow {
  line: number;
  reason: string;
  content: string;
}

export interface FileRows {
  rows: FileRow[];
  broken: BrokenRow[];
}

/** A file of which nothing can be read. The message says why, in a sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A text can be no longer, in characters; so neither can the bytes it is made from. */
const LARGEST = constants.MAX_STRING_LENGTH;

/** Reads JSON (a list, `{ jobs: [...] }` or one object), JSON lines or CSV with a heading, each also compressed by gzip. */
export function readRows(bytes: Buffer): FileRows {
  const text = textOf(bytes);
  const start = text.trimStart()[0];
  if (start === undefined) throw new UnreadableFile('The file is empty.');
  if (start === '[') return fromJson(text);
  if (start !== '{') return fromCsv(text);
  return isJson(text) ? fromJson(text) : fromLines(text);
}

function textOf(bytes: Buffer): string {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let plain: Buffer;
  try {
    plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new UnreadableFile('The file is cut off or damaged: it cannot be decompressed.');
  }
  if (plain.length > LARGEST) throw tooLarge();
  return plain.toString('utf8').replace(/^\uFEFF/, '');
}

const tooLarge = () =>
  new UnreadableFile(`The file is too large: at most ${Math.floor(LARGEST / 1024 ** 2)} MB of text can be read.`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fromJson(text: string): FileRows {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`The file is not valid JSON: ${(error as Error).message}`);
  }
  const wrapped = isObject(value) && Array.isArray(value.jobs) ? value.jobs : value;
  return sorted(Array.isArray(wrapped) ? wrapped : [wrapped], (_, at) => at + 1);
}

function sorted(values: unknown[], lineOf: (value: unknown, at: number) => number): FileRows {
  const found: FileRows = { rows: [], broken: [] };
  values.forEach((value, at) => {
    const line = lineOf(value, at);
    if (isObject(value)) found.rows.push({ line, value });
    else found.broken.push({ line, reason: 'This is not an object.', content: JSON.stringify(value) });
  });
  return found;
}

function fromLines(text: string): FileRows {
  const found: FileRows = { rows: [], broken: [] };
  text.split(/\r?\n/).forEach((content, at) => {
    if (content.trim() === '') return;
    const line = at + 1;
    try {
      const value: unknown = JSON.parse(content);
      if (isObject(value)) found.rows.push({ line, value });
      else found.broken.push({ line, reason: 'This is not an object.', content });
    } catch (error) {
      found.broken.push({ line, reason: `This is not valid JSON: ${(error as Error).message}`, content });
    }
  });
  return found;
}

interface CsvRecord {
  record: Record<string, unknown>;
  info: { lines: number };
}

function fromCsv(text: string): FileRows {
  const broken: BrokenRow[] = [];
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  if (!heading.includes(',')) throw new UnreadableFile('The file is neither JSON nor CSV with a heading.');
  const records = parse(text, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: { message: string; lines?: number; record?: unknown } | undefined) => {
      const content = error?.record === undefined ? '' : JSON.stringify(error.record);
      broken.push({ line: error?.lines ?? broken.length + 2, reason: error?.message ?? 'Unreadable row', content });
      return undefined;
    },
  }) as unknown as CsvRecord[];
  return { rows: records.map(({ record, info }) => ({ line: info.lines, value: record })), broken };
}
