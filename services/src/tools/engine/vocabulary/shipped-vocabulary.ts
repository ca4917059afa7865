import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { shippedFolder } from '../../../platform/shipped/shipped-folder.js';

const folder = shippedFolder('vocabulary');

/** A word list that ships with the product, as text. */
export function shippedWords(name: string): string {
  const bytes = readFileSync(new URL(name, folder));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
