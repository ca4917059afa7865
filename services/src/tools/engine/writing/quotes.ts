import { unshoutedLine } from './unshouted-line.js';

/** “120 covers a night” and “stock take and ordering.”: lines of a CV word for word, the stop within the last of them. */
export function quotedLines(lines: readonly string[]): string {
  const bare = lines.map((line) => unshoutedLine(line.replace(/[\s.;,:]+$/, '')).replace(/["“”]/g, asInner));
  return bare
    .map((text, at) => {
      const joint = at === 0 ? '' : at === bare.length - 1 ? ' and ' : ', ';
      return `${joint}“${text}${at === bare.length - 1 && !/[!?…]$/.test(text) ? '.' : ''}”`;
    })
    .join('');
}

/** Within a quotation the marks are single ones. */
const asInner = (mark: string, at: number, text: string): string => {
  const before = text.slice(0, at);
  // pipe of 2" to 24"
  if (mark === '"' && /\d$/.test(before) && !/(?:^|\s)["“][^"”]*$/.test(before)) return '″';
  return mark === '“' || (mark === '"' && !/\S/.test(text.charAt(at - 1))) ? '‘' : '’';
};
