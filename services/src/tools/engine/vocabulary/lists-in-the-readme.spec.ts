import { readdirSync } from 'node:fs';
import { shippedFolder } from '../../../platform/shipped/shipped-folder.js';
import { shippedWords } from './shipped-vocabulary.js';

const table = [...shippedWords('README.md').matchAll(/^\| `([^`]+)` \| ([\d,]+) \|/gm)].map(
  ([, name = '', rows = '']) => [name, Number(rows.replace(',', ''))] as const,
);

/** Neither notes nor headings, nor the names of columns. */
const rowsOf = (name: string): number =>
  shippedWords(name)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?:#|\[[^\]]+\]$)/.test(line)).length - (name.endsWith('.csv') ? 1 : 0);

describe('The table of word lists', () => {
  it('has each that ships with the product', () => {
    const shipped = readdirSync(shippedFolder('vocabulary')).filter((name) => name !== 'README.md');
    expect(table.map(([name]) => name).toSorted()).toEqual(shipped.toSorted());
  });

  it.each(table)('says how many rows %s has: %i', (name, rows) => {
    expect(rowsOf(name)).toBe(rows);
  });
});
