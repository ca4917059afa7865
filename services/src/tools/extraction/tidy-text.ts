/**
 * Half of a pair, which neither Postgres nor JSON can keep; control characters, line ends and tabs apart; and private
 * characters, which are the pictures of icon fonts.
 */
const unusable = /\p{Surrogate}|\p{Private_Use}|(?![\t\n\f])\p{Cc}/gu;

/** Joiners, fillers and marks of direction: alone they are no text. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/**
 * One kind of line end, no trailing spaces, at most one empty line between paragraphs, nothing that cannot be kept;
 * and nothing at all where nothing could be seen.
 * `\f` ends a page: it stands on a line of its own, so that a test can say on which page an answer is found.
 */
export function tidyText(text: string): string {
  const pages = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(unusable, '')
    .split('\f');
  // an empty first page keeps its mark, or all that follow would be counted wrongly
  const tidy = pages.map(tidyPage).join('\n\f\n').replace(/^\n/, '').trimEnd();
  return SEEN.test(tidy) ? tidy : '';
}

const tidyPage = (page: string): string =>
  page
    .split('\n')
    .map((line) => line.trimEnd()) // a regular expression takes quadratic time over a long run of spaces
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
