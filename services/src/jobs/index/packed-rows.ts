import { jobOpenings } from '../job-openings.sql.js';

/**
 * A row of the search table as PostgreSQL's own COPY sends it: reading millions of words and numbers as texts would
 * take several times as long. Adding a facet is one more word in `facets`.
 */

/** Facets of which a job has one option each, as the search table's columns. */
export const facets = ['country', 'place', 'level', 'type', 'category', 'occupation', 'rating', 'remote'] as const;
export type Facet = (typeof facets)[number];

/** What is read besides, each in this many bytes. */
const numbers = {
  id: ['job_id', 4],
  // no date counts as the earliest one: it stands last among the newest first
  postedAt: [`coalesce(posted_at, '-infinity')`, 8],
  closesOn: ['closes_on', 4],
  isRecord: ['is_record::integer', 4],
  salary: ['coalesce(salary_year, -1)', 4],
  // three letters; blanks where nothing is said
  currency: [`coalesce(salary_currency, '   ')`, 3],
  isEarly: ['(premium_until IS NOT NULL)::integer', 4],
  // never null; a job that no trigger has seen would be an opening of its own
  opening: ['coalesce(root, -job_id)', 4],
} as const;

/** A row begins with the number of its values; before each stands its length. */
const START = 2;
const HEAD = 4;
const offsets = new Map<string, number>();
let end = START;
for (const [name, size] of [
  ...Object.entries(numbers).map(([name, [, size]]) => [name, size] as const),
  ...facets.map((facet) => [facet, 4] as const),
]) {
  offsets.set(name, end + HEAD);
  end += HEAD + size;
}
const offset = (name: string) => offsets.get(name)!;
const [ID, POSTED_AT, CLOSES_ON] = [offset('id'), offset('postedAt'), offset('closesOn')];
const [IS_RECORD, SALARY, CURRENCY, IS_EARLY, OPENING, FACETS] = [
  offset('isRecord'),
  offset('salary'),
  offset('currency'),
  offset('isEarly'),
  offset('opening'),
  offset(facets[0]),
];
const ROUTES = end + HEAD;
const NO_DATE = -(2 ** 63);

/** What `readRow` reads, in this order. */
export const packedColumns = [
  ...Object.values(numbers).map(([sql]) => sql),
  ...facets.map((facet) => `${facet}::integer`),
  'routes',
  'words',
].join(', ');

/** Where `packedColumns` are read from. */
export const packedTable = `job_search LEFT JOIN ${jobOpenings} USING (job_id)`;

export const idOfRow = (packed: Buffer) => packed.readInt32BE(ID);

export interface NarrowRow {
  id: number;
  /** Microseconds since 2000. */
  postedAt: number;
  isDated: boolean;
  /** Days since 2000; "infinity" and "-infinity" are the greatest and the lowest. */
  closesOn: number;
  isRecord: boolean;
  /** The most in a year; -1 where nothing is said. */
  salary: number;
  /** As `currencyCode` has it. */
  currency: number;
  /** In its head start. */
  isEarly: boolean;
  /** The same number for all jobs of one opening. */
  opening: number;
  /** In the order of `facets`. */
  codes: number[];
  routes: number[];
  /** Where in the bytes its words begin, for `readWords`. */
  wordsAt: number;
}

export function readRow(packed: Buffer): NarrowRow {
  const codes: number[] = [];
  for (let at = FACETS; codes.length < facets.length; at += HEAD + 4) codes.push(packed.readInt32BE(at));
  const routes: number[] = [];
  // an array begins with its number of dimensions, none when it is empty, and its values after 20 bytes
  if (packed.readInt32BE(ROUTES) > 0) {
    const count = packed.readInt32BE(ROUTES + 12);
    for (let at = ROUTES + 20; routes.length < count; at += HEAD + 4) routes.push(packed.readInt32BE(at + HEAD));
  }
  const postedAt = packed.readInt32BE(POSTED_AT) * 2 ** 32 + packed.readUInt32BE(POSTED_AT + 4);
  return {
    id: packed.readInt32BE(ID),
    postedAt,
    isDated: postedAt !== NO_DATE,
    closesOn: packed.readInt32BE(CLOSES_ON),
    isRecord: packed.readInt32BE(IS_RECORD) === 1,
    salary: packed.readInt32BE(SALARY),
    currency: packed.readUIntBE(CURRENCY, 3),
    isEarly: packed.readInt32BE(IS_EARLY) === 1,
    opening: packed.readInt32BE(OPENING),
    codes,
    routes,
    wordsAt: ROUTES + packed.readInt32BE(ROUTES - HEAD) + HEAD,
  };
}

/** The fields of a job in which a word may stand, as bits. */
export const IN_TITLE = 1;
export const IN_COMPANY = 2;
export const IN_SKILLS = 4;
export const IN_DESCRIPTION = 8;
export const IN_PLACE = 16;

/** A word is `bytes[start, end)` in UTF-8. One of the place comes twice: for its place, and for all fields but that. */
export type TakeWord = (bytes: Buffer, start: number, end: number, fields: number) => void;

const PLACE_MARK = '@'.charCodeAt(0);
/** By the two bits in which PostgreSQL keeps a weight: D, C, B, A. */
const fieldOfWeight = [IN_DESCRIPTION, IN_SKILLS, IN_COMPANY, IN_TITLE];

/** Reads a tsvector: the number of words, then each with a zero after it, the number of places, and the places. */
export function readWords(packed: Buffer, wordsAt: number, take: TakeWord): void {
  const count = packed.readInt32BE(wordsAt);
  let at = wordsAt + 4;
  for (let n = 0; n < count; n += 1) {
    const start = at;
    while (packed[at] !== 0) at += 1;
    const end = at;
    const places = (packed[end + 1]! << 8) | packed[end + 2]!;
    at = end + 3;
    let fields = 0;
    for (const stop = at + places * 2; at < stop; at += 2) fields |= fieldOfWeight[packed[at]! >> 6]!;
    if (packed[start] === PLACE_MARK) take(packed, start + 1, end, IN_PLACE);
    else take(packed, start, end, fields);
  }
}
