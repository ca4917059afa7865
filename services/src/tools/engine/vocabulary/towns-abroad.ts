import { fold } from '../text/words.js';
import { shippedWords } from './shipped-vocabulary.js';

let known: ReadonlySet<string> | undefined;

/** Whether a name, standing alone, is that of one of the large towns that the list of other spellings knows. */
export function isLargeTown(name: string): boolean {
  known ??= new Set(
    shippedWords('place-names.csv')
      .split('\n')
      .slice(1)
      .map((row) => keyOf(row.split(',')[0]?.replaceAll('"', '') ?? ''))
      .filter(Boolean),
  );
  return known.has(keyOf(name));
}

const keyOf = (name: string): string => name.trim().split(/\s+/).map(fold).join(' ');
