/** Fewer may be a path ("C:\new") or a lesson about line ends. */
const FEWEST_WRITTEN = 3;
const WRITTEN = /\\r\\n|\\n/g;

/**
 * Some exports write the ends of lines as a backslash and an "n". Where there are many of them and no real ones, they are
 * line ends: the text would be one endless paragraph, and its headings pieces of sentences.
 */
export function withLineEnds(text: string): string {
  if (text.trim().includes('\n')) return text;
  const written = text.match(WRITTEN)?.length ?? 0;
  return written < FEWEST_WRITTEN ? text : text.replace(WRITTEN, '\n').replaceAll('\\t', ' ').replaceAll('\\"', '"');
}
