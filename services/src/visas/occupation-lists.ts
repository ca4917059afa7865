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
export function onList(
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

/** Whether it is on the list whatever the job; where the nation is not known, wherever in the United Kingdom. */
export const isUnconditional = (entry: ListedOccupation, nation?: Nation): boolean =>
  !entry.only && nations.every((one) => entry.nations.includes(one) || (nation !== undefined && one !== nation));
