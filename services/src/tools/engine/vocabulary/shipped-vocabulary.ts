import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The folder of the word lists; in the source tree and in the compiled one it lies at different depths. */
const folder = ['../../../../data/vocabulary/', '../../../../../data/vocabulary/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

/** A word list that ships with the product, as text. */
export function shippedWords(name: string): string {
  if (!folder) throw new Error('The word lists that ship with the product are missing (services/data/vocabulary)');
  const bytes = readFileSync(new URL(name, folder));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
