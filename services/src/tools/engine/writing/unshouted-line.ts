import { saysWhatWasDone } from '../reading/verbs.js';
import { isWrittenSmall, knowsWord } from '../vocabulary/known-words.js';

/**
 * A line all in capitals is quoted in small letters; what may be a name or a short form keeps them. Where words are left
 * of which nobody knows what they are, all of it stands as it is: half of it in capitals is neither.
 */
export function unshoutedLine(line: string): string {
  if (/\p{Ll}{2}/u.test(line)) return line;
  const said = line.replace(/\p{Lu}+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    return SMALL.test(small) || (at === 0 && saysWhatWasDone(`${small} the`)) || (word.length > 3 && isAWord(small))
      ? small
      : word;
  });
  const left = said.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [];
  return left.some((word) => /[AEIOUY]/.test(word) && !knowsWord(word.toLowerCase()))
    ? line
    : said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
/** Of a list, or made of words that one has: "unplanned", "downtime". */
const isAWord = (small: string): boolean =>
  isWrittenSmall(small) ||
  isWrittenSmall(small.replace(BEFORE_A_WORD, '')) ||
  isWrittenSmall(small.replace(/(?:e?d|ing|l?y|e?s)$/, '')) ||
  [...small].some(
    (_, at) => at > 3 && at < small.length - 3 && isWrittenSmall(small.slice(0, at)) && isWrittenSmall(small.slice(at)),
  );
const BEFORE_A_WORD = /^(?:un|re|pre|non|over|under|out|in|dis|mis|sub|inter)(?=\p{L}{4})/u;
const SMALL =
  /^(?:an?|the|of|for|and|or|to|in|into|on|onto|at|as|by|with|within|from|per|via|up|out|off|over|under|all|both|each|every|any|other|own|our|my|their|its|his|her|new|old|is|are|was|were|who|that|which|this|no|not|than|then|when|while|one|two|three|four|five|six|seven|eight|nine|ten|day|night|week|month|year|team|staff|men|man|key|two|site|line)$/;
