import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';

/** An occupation on the Temporary Shortage List (SW 6.1A) or the Immigration Salary List. */
export interface ListedOccupation {
  list: 'shortage' | 'salary';
  code: string;
  /** Of which of its jobs this is true, in the words of the list; empty: of all. */
  only: string;
  nations: string[];
  /** The certificate has to be issued before this day, YYYY-MM-DD. */
  until: string;
}

type Line = Record<'list' | 'soc2020' | 'only' | 'nations' | 'until', string>;

const read = (): ListedOccupation[] =>
  parse<Line>(readFileSync(new URL('skilled-worker-lists.csv', shippedFolder('visas')), 'utf8'), { columns: true }).map(
    ({ list, soc2020, only, nations, until }) => ({
      list: list as ListedOccupation['list'],
      code: soc2020,
      only,
      nations: nations.split('|'),
      until,
    }),
  );

let listed: ListedOccupation[] | undefined;

/** The entry that holds on a day, YYYY-MM-DD. */
export function onList(list: ListedOccupation['list'], code: string, day: string): ListedOccupation | undefined {
  listed ??= read();
  return listed.find((one) => one.list === list && one.code === code && day < one.until);
}

const NATIONS = 4;

/** Whether it is on the list whatever the job and wherever in the United Kingdom. */
export const isUnconditional = ({ only, nations }: ListedOccupation): boolean => !only && nations.length === NATIONS;
