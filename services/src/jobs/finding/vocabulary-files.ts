import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { fillers, partsOf, wordsOf } from './words.js';

const folder = shippedFolder('vocabulary');

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The lines of a list that say something. */
export const linesOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

export const rowsOf = <T>(file: string): T[] => parse<T>(read(file), { columns: true });

/** The parts of all words of a phrase, in order. */
export const partsOfPhrase = (phrase: string): string[] => wordsOf(phrase).flatMap(partsOf);

/** A phrase as it is written. */
export const exactKey = (parts: string[]): string => parts.filter((part) => !fillers.has(part)).join(' ');
