import type { OpenDocument } from '../workbench/workbench';

/** What stands where a file's name would, for a text that was typed. */
export const TYPED = 'Typed text';
/** What a CV is called of which nothing says it. */
export const UNNAMED = 'My CV';
const LONGEST_NAME = 255;

/** Two to four words with capitals, and nothing else: who a CV is of stands in its first line. */
const A_PERSON = /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,3}\p{Lu}[\p{L}\p{M}.'’-]*$/u;
const A_HEADING = /^(?:curriculum vitae|résumé|resume|personal (?:statement|profile|details)|profile|my cv)$/i;

/** The file's name without its ending; of a typed text its person's. */
export function nameOffered({ name, text }: Pick<OpenDocument, 'name' | 'text'>): string {
  if (name !== TYPED) return name.replace(/\.(pdf|txt|md)$/i, '').slice(0, LONGEST_NAME);
  const lines = text.split(/[\r\n]+/, 5).map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !A_HEADING.test(line)) ?? '';
  return first.length <= 60 && A_PERSON.test(first) ? first.replace(/\s+/g, ' ') : UNNAMED;
}
