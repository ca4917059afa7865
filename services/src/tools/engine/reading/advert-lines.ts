import { linesOf } from '../text/clean.js';
import { partedShouts } from './shouted.js';
import { isHeadingOfWaived, withoutWaived } from './waived-labels.js';
import { withColon } from './wish-labels.js';

/** The lines of an advert that say anything of what it asks; what is shouted between stars is one each. */
export const advertLinesOf = (text: string): string[] =>
  withoutWaived(withMarks(inFull(linesOf(text).flatMap(partedShouts)).map(withColon)));

/** "E: …" and "D: …" of a person specification, which has a line of each, or several of one. */
function inFull(lines: readonly string[]): readonly string[] {
  const marked = lines.filter((line) => LETTER.test(line)).length;
  return marked < FEWEST_LETTERS
    ? lines
    : lines.map((line) =>
        line.replace(LETTER, (_, letter: string) => (letter.toUpperCase() === 'E' ? 'Essential: ' : 'Desirable: ')),
      );
}
const FEWEST_LETTERS = 2;
const LETTER = /^[\s•●▪*–-]*\(?([ED])\)?\s*[:–)-]\s*(?=\p{L}{2})/u;

/** "Desirable:" over "IPAF", "PASMA", "Welsh speaker": a list without marks, each line of which would pass for a heading. */
function withMarks(lines: readonly string[]): string[] {
  let isInList = false;
  return lines.map((line) => {
    if (HEADS_A_LIST.test(line) || isHeadingOfWaived(line)) {
      isInList = true;
      return line;
    }
    isInList &&= isItem(line);
    return isInList && !MARKED.test(line) ? `- ${line}` : line;
  });
}
const HEADS_A_LIST =
  /^(?:(?:essential|desirable|requirements?|required|preferred|nice to have|you(?:['’]ll| will)? need|must haves?|skills|bonus)(?: (?:skills|criteria|experience|requirements|qualifications))?:|(?:essential|desirable)(?: (?:skills|criteria|requirements|qualifications))?)$/i;
const MARKED = /^(?:[•●▪■◦‣▸✓*]|[–-]\s|\d+[.)])/;
/** Short, no sentence and no heading of what comes next. */
const isItem = (line: string): boolean =>
  MARKED.test(line) ||
  (line.split(/\s+/).length <= MOST_WORDS_OF_AN_ITEM && !/[.:?!]$/.test(line) && !ANOTHER_PART.test(line));
const MOST_WORDS_OF_AN_ITEM = 9;
const ANOTHER_PART =
  /^(?:the |our |your |key |what |about |how |why )?(?:benefits|perks|offer|role|duties|responsibilities|us|you|apply|salary|pay|hours|location|package|company|team|job|we|closing|contact|shifts?|start|rewards?)\b|^(?:the |our |your |key |essential |desirable |required )*(?:requirements?|skills|qualifications|experience|criteria)$|^\W*£/i;
