import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { nations, type Nation } from './occupation-lists.js';

type RateTable =
  'Table 1' | 'Table 1a' | 'Table 2' | 'Table 2aa' | 'Table 2a' | 'Table 2b' | 'Table 3' | 'Table 3a' | 'Table 6';

/** One row of Appendix Skilled Occupations. Pounds a year on 37.5 hours a week. */
export interface GoingRate {
  table: RateTable;
  code: string;
  occupation: string;
  /** Titles that the appendix gives as examples. */
  examples: string[];
  /** By per cent of the going rate; a rate that the table does not give is not there. */
  rates: Partial<Record<100 | 90 | 80 | 70, number>>;
  /** The going rate as the table prints it for an hour. */
  perHour?: number;
  /** Of a row that is about one nation only. */
  nation?: Nation;
  /** Tables 3 and 3a: the least of that nation's pay scale, pounds a year. */
  leastOfScale?: number;
}

interface Line {
  table: RateTable;
  soc_2020: string;
  occupation: string;
  example_titles: string;
  going_rate_gbp_year: string;
  going_rate_gbp_hour: string;
  reduced_1: string;
  reduced_2: string;
  reduced_3: string;
}

const folder = shippedFolder('visas');

function read(): Map<string, GoingRate[]> {
  const text = gunzipSync(readFileSync(new URL('going-rates-2025-11-25.csv.gz', folder))).toString('utf8');
  const byCode = new Map<string, GoingRate[]>();
  for (const line of parse<Line>(text, { columns: true })) {
    const rows = byCode.get(line.soc_2020) ?? [];
    rows.push({
      table: line.table,
      code: line.soc_2020,
      // some carry a note
      occupation: line.occupation.split(/ – | Note: /)[0]!.trim(),
      examples: line.example_titles.split('; ').filter(Boolean),
      rates: ratesOf(line),
      ...(Number(line.going_rate_gbp_hour) > 0 && { perHour: Number(line.going_rate_gbp_hour) }),
      ...scaleOf(line),
    });
    byCode.set(line.soc_2020, rows);
  }
  return byCode;
}

/** Where a PhD does not count, the only reduced rate is that of new entrants. */
function ratesOf(line: Line): GoingRate['rates'] {
  const full = Number(line.going_rate_gbp_year);
  // tables 3 and 3a: a figure there is the least of one nation's pay scale, not a going rate
  if (!full || line.table.startsWith('Table 3')) return {};
  const reduced = [line.reduced_1, line.reduced_2, line.reduced_3].filter(Boolean).map(Number);
  const [ninety, eighty, seventy] = reduced.length === 3 ? reduced : [undefined, undefined, reduced[0]];
  return { 100: full, ...(ninety && { 90: ninety, 80: eighty }), ...(seventy && { 70: seventy }) };
}

/** "Dental practitioners (Wales)" */
function scaleOf({ table, occupation, going_rate_gbp_year: least }: Line): Pick<GoingRate, 'nation' | 'leastOfScale'> {
  const nation = nations.find((one) => occupation.trim().endsWith(`(${one})`));
  if (!nation || !table.startsWith('Table 3')) return {};
  return { nation, ...(Number(least) > 0 && { leastOfScale: Number(least) }) };
}

let rates: Map<string, GoingRate[]> | undefined;

/** The rows of an occupation, in the order of the tables; none where no table has it. */
export function ratesFor(code: string): GoingRate[] {
  rates ??= read();
  return rates.get(code) ?? [];
}

export function allRates(): GoingRate[] {
  rates ??= read();
  return [...rates.values()].flat();
}
