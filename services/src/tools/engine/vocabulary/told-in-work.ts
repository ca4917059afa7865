import type { Root } from './clauses.js';
import { shippedWords } from './shipped-vocabulary.js';
import { isToldIn, phrasesOf, type Way } from './ways.js';

/** How a CV tells of what adverts ask for by a name. */
export interface ToldRow {
  /** As adverts call it, in small letters. */
  names: readonly string[];
  /** What somebody is like: the work shows it, and no words about oneself. */
  isQuality: boolean;
  ways: readonly Way[];
  /** What those are called who do it all day. */
  titles: readonly string[];
}

let rows: readonly ToldRow[] | undefined;
export const toldRows = (): readonly ToldRow[] => (rows ??= read());

function read(): ToldRow[] {
  return shippedWords('told-in-work.txt')
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('#'))
    .map((line) => {
      const [names = '', told = ''] = line.split(' = ');
      const [ways = '', titles = ''] = told.split(' @ ');
      return {
        names: names.replace(/^~/, '').toLowerCase().split('; '),
        isQuality: names.startsWith('~'),
        ways: ways.split(' | ').map(wayOf),
        titles: titles ? titles.toLowerCase().split(', ') : [],
      };
    });
}

function wayOf(written: string): Way {
  const [told = '', beside] = written.split(' & ');
  const [doings = '', things] = told.split(' > ');
  return {
    doings: phrasesOf(doings.split(', ')),
    things: things === undefined ? null : phrasesOf(things.split(', ')),
    beside: beside === undefined ? [] : [phrasesOf(beside.split(', '))],
  };
}

/** Whether a text tells of it, in one of its clauses. */
export const tellsOf = ({ ways }: ToldRow, clauses: readonly (readonly Root[])[]): boolean =>
  ways.some((way) => isToldIn(clauses, way));
