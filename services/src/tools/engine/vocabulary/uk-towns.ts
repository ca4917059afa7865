import { fold } from '../text/words.js';
import { shippedWords } from './shipped-vocabulary.js';

let towns: ReadonlySet<string> | undefined;

/** Whether a name, standing alone, is that of a town in the United Kingdom. */
export function isUkTown(name: string): boolean {
  towns ??= new Set(
    shippedWords('uk-places.csv')
      .split('\n')
      .slice(1)
      .map((row) => keyOf(row.split(',')[0] ?? ''))
      .filter(Boolean),
  );
  return towns.has(keyOf(name));
}

const keyOf = (name: string): string => name.trim().split(/\s+/).map(fold).join(' ');
