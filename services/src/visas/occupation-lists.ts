import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';

export const nations = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
export type Nation = (typeof nations)[number];

/** An occupation on the Temporary Shortage List (SW 6.1A) or the Immigration Salary List. */
export interface ListedOccupation {
  list: 'shortage' | 'salary';
  code: string;
  /** Of which of its jobs this is true, in the words of the list; empty: of all. */
  only: string;
  nations: Nation[];
  /** The certificate has to be issued before this day, YYYY-MM-DD. */
  until: string;
}

type Line = Record<'list' | 'soc2020' | 'only' | 'nations' | 'until', string>;

const read = (): ListedOccupation[] =>
  parse<Line>(readFileSync(new URL('skilled-worker-lists.csv', shippedFolder('visas')), 'utf8'), { columns: true }).map(
    ({ list, soc2020, only, nations: where, until }) => ({
      list: list as ListedOccupation['list'],
      code: soc2020,
      only,
      nations: where.split('|') as Nation[],
      until,
    }),
  );

let listed: ListedOccupation[] | undefined;

/** The entry that holds on a day, YYYY-MM-DD, in this nation; in any where it is not known. */
function onList(
  list: ListedOccupation['list'],
  code: string,
  day: string,
  nation?: Nation,
): ListedOccupation | undefined {
  listed ??= read();
  return listed.find(
    (one) => one.list === list && one.code === code && day < one.until && (!nation || one.nations.includes(nation)),
  );
}

interface ListedJob {
  code: string;
  title?: string;
  nation?: Nation;
}

/** The same for a job: one whose very title the list names is on it. */
export function listing(
  list: ListedOccupation['list'],
  { code, title = '', nation }: ListedJob,
  day: string,
): ListedOccupation | undefined {
  const entry = onList(list, code, day, nation);
  return entry && namedIn(entry.only).includes(inOneSpelling(title)) ? { ...entry, only: '' } : entry;
}

/** "Builders; Divers; Remotely Operated Vehicle (ROV) operators"; what leaves some of them out is no title. */
const namedIn = (only: string): string[] =>
  only
    .split(';')
    .filter((name) => !/\(exclud/.test(name))
    .map((name) => inOneSpelling(name.replace(/\([^)]*\)/g, '')));

/** Small letters, one of many as many of one: an "Archaeologist" is one of the "archaeologists". */
const inOneSpelling = (name: string): string =>
  (name.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')).join(' ');

/** Whether it is on the list whatever the job; where the nation is not known, wherever in the United Kingdom. */
export const isUnconditional = (entry: ListedOccupation, nation?: Nation): boolean =>
  !entry.only && nations.every((one) => entry.nations.includes(one) || (nation !== undefined && one !== nation));
