import { saysWhatWasDone } from '../reading/verbs.js';
import { isWrittenSmall } from '../vocabulary/known-words.js';

/** “120 covers a night” and “stock take and ordering.”: lines of a CV word for word, the stop within the last of them. */
export function quotedLines(lines: readonly string[]): string {
  const bare = lines.map((line) => unshouted(line.replace(/[\s.;,:]+$/, '')).replace(/["“”]/g, asInner));
  return bare
    .map((text, at) => {
      const joint = at === 0 ? '' : at === bare.length - 1 ? ' and ' : ', ';
      return `${joint}“${text}${at === bare.length - 1 && !/[!?…]$/.test(text) ? '.' : ''}”`;
    })
    .join('');
}

/** Within a quotation the marks are single ones. */
const asInner = (mark: string, at: number, text: string): string =>
  mark === '“' || (mark === '"' && !/\S/.test(text.charAt(at - 1))) ? '‘' : '’';

/** A line all in capitals is quoted in small letters; what may be a name or a short form keeps them. */
const unshouted = (line: string): string =>
  /\p{Ll}{2}/u.test(line)
    ? line
    : line
        .replace(/\p{Lu}+/gu, (word, at: number) => {
          const small = word.toLowerCase();
          return SMALL.test(small) ||
            (at === 0 && saysWhatWasDone(`${small} the`)) ||
            (word.length > 3 && isWrittenSmall(small))
            ? small
            : word;
        })
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const SMALL =
  /^(?:an?|the|of|for|and|or|to|in|on|at|by|with|from|per|all|new|two|three|four|five|six|day|week|team|staff)$/;
