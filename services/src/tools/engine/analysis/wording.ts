import type { WeighedAsk } from '../match/score.js';
import { shortened } from '../text/clean.js';

/** A line as the person or the employer wrote it, without its mark and cut where it is long. */
export const quoted = (line: string, most = QUOTE): string =>
  `“${shortened(line.replace(MARKS, '$2').replace(/^[•●▪■◆*–-]\s*/, ''), most)}”`;
/** "**Ada Lind**": how it is to be printed. */
const MARKS = /(\*{1,3}|__)(?=[^\s*_])([^*_]{1,120})(?<=\S)\1/g;
const QUOTE = 170;

/** "1 point", "2.5 points". */
export const points = (number: number): string => `${Number(number.toFixed(1))} ${number === 1 ? 'point' : 'points'}`;

/** The whole line that proves an ask, as far as one does. */
export const proofOf = ({ proof }: WeighedAsk): string => proof?.whole ?? '';
