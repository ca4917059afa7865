import { asSpelled } from '../../../jobs/finding/town-spelling.js';
import { fold } from '../text/words.js';
import { shippedWords } from './shipped-vocabulary.js';

interface UkNames {
  towns: ReadonlySet<string>;
  /** Counties, regions and nations. */
  areas: ReadonlySet<string>;
}
let known: UkNames | undefined;

function ukNames(): UkNames {
  if (known) return known;
  const rows = shippedWords('uk-places.csv')
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  const keys = (names: readonly string[]) => new Set(names.map(keyOf).filter(Boolean));
  return (known = {
    towns: keys(rows.map(([town = '']) => town)),
    areas: keys(rows.flatMap(([, county = '', ...larger]) => [...county.split(' . '), ...larger])),
  });
}

/** Whether a name, standing alone, is that of a town in the United Kingdom. */
export const isUkTown = (name: string): boolean => ukNames().towns.has(keyOf(name));

/** "West Yorkshire", "South East", "Wales". */
export const isUkArea = (name: string): boolean => ukNames().areas.has(keyOf(name));

const keyOf = (name: string): string => asSpelled(name).split(' ').map(fold).join(' ');
