import { bad } from './bad-line.js';

/**
 * A job as a file spells it: the fields of the specification, and `sponsorship`, `sponsorshipQuote`, `sponsorshipBy`,
 * `sponsorshipOn`, `salary`, `extra`.
 */
export type Line = Record<string, unknown>;

export interface LineSource {
  key: string;
  /** What stands as the source where a line names none. */
  name: string;
  isSample: boolean;
}

/** Half of a surrogate pair is no character, and PostgreSQL refuses it. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Signs that make letters stand in another order than they are read in: "exe.txt" for "txt.exe". */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

export function readText(line: Line, name: string, most: number): string {
  const value = line[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') bad(`"${name}" is not a text`);
  const text = wellFormed(String(value)).replace(TURNING, '').trim();
  if (text.includes('\0')) bad(`"${name}" contains the character NUL`);
  return text.length > most ? bad(`"${name}" is longer than ${most.toLocaleString('en')} characters`) : text;
}

/** Year 1, 1900 or 1970: how a program writes that it has no date. */
const FIRST_DATE = Date.UTC(1980, 0);

export function readDate(text: string, name = 'posted_at'): Date | null {
  if (!text) return null;
  const date = new Date(text);
  const isUsable = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime());
  if (!isUsable) bad(`"${name}" is not an ISO date`);
  return date.getTime() < FIRST_DATE ? null : date;
}
