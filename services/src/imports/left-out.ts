import type { JobRow } from '../jobs/job-writer.js';
import type { Line } from './line-fields.js';

/** What was left out of a line whose job was taken. */
export interface LeftOut {
  line: number;
  note: string;
}

const KEPT = ': the job is kept without it.';
/** The same where nothing is left out, and the job is refused for it. */
export const asFault = (note: string): string => note.replace(KEPT, '.');

/** What a line gives as a link and its job does not have, each in a sentence. */
export function linksLeftOut(line: Line, { url, logoUrl }: Pick<JobRow, 'url' | 'logoUrl'>): string[] {
  const isGiven = (name: string) => String(line[name] ?? '').trim() !== '';
  const lacking = [...(url ? [] : ['url']), ...(logoUrl ? [] : ['logo_url'])];
  return lacking.filter(isGiven).map((name) => `"${name}" is no address of the web outside${KEPT}`);
}
