/**
 * Half of a pair, which neither Postgres nor JSON can keep; control characters, line ends and tabs apart; and private
 * characters, which are the pictures of icon fonts.
 */
const unusable = /\p{Surrogate}|\p{Private_Use}|(?![\t\n])\p{Cc}/gu;

/** One kind of line end, no trailing spaces, at most one empty line between paragraphs, nothing that cannot be kept. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(unusable, '')
    .split('\n')
    .map((line) => line.trimEnd()) // a regular expression takes quadratic time over a long run of spaces
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
