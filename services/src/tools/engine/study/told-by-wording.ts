import { beginsWithVerb } from '../reading/verbs.js';
import { FEWEST_DISTRACTORS } from './distractors.js';
import { isBase } from './finite-verbs.js';
import type { DraftQuestion } from './question.js';
import { saysAWordOf } from './read-off.js';

/**
 * A draft whose answer cannot be picked by its wording alone: wrong answers agree with the gap as the right one does, and
 * where the right one says a word of the question, or is of one shape, so is a wrong one. None, where there are too few.
 */
export function notToldByWording(draft: DraftQuestion): DraftQuestion[] {
  const { question, answer, kind } = draft;
  if (/\d/.test(answer)) return [draft];
  const fitting = draft.distractors.filter((other) => agreesAs(answer, other, question));
  const saysAWord = (option: string) => saysAWordOf(shownOf(question, kind), option);
  const isOfItsShape = (option: string) => shapeOf(option) === shapeOf(answer);
  if (saysAWord(answer) && !fitting.some(saysAWord)) return [];
  if (kind === 'item' && fitting.every((other) => isOneOfEach(shapeOf(answer), shapeOf(other)))) return [];
  const alike = [saysAWord(answer) ? saysAWord : null, kind === 'item' ? isOfItsShape : null].map((is) =>
    is ? fitting.find(is) : undefined,
  );
  // the likeliest of those among what is shown, the others as they were
  const distractors = [...new Set([...alike.filter((other) => other !== undefined), ...fitting])];
  return distractors.length >= FEWEST_DISTRACTORS ? [{ ...draft, distractors }] : [];
}

/** What every such question says around what it quotes. */
const shownOf = (question: string, kind: DraftQuestion['kind']): string =>
  kind === 'section' || kind === 'row' || kind === 'entry' || kind === 'cell'
    ? [...question.matchAll(/“([^”]*)”/g)].map(([, quoted = '']) => quoted).join(' ')
    : '';

const ONE_BEHIND = /^_*\s(?:is|was|has|does)\b/;
const MANY_BEHIND = /^_*\s(?:are|were|have|do)\b/;
const ONE_BEFORE = /\b(?:an?\(?n?\)?|each|every|this|another|one) $/i;
const MANY_BEFORE = /\b(?:these|those|many|several|few|various|both|all|two|three|four|five|six) $/i;

/** "_____ are …": one of them stands out among what is said of many. */
function agreesAs(answer: string, other: string, question: string): boolean {
  const at = question.indexOf('_____');
  if (at < 0 || isMany(answer) === isMany(other)) return true;
  const before = question.slice(Math.max(0, at - 20), at);
  const behind = question.slice(at, at + 20);
  return (
    ![ONE_BEHIND, MANY_BEHIND].some((each) => each.test(behind)) &&
    ![ONE_BEFORE, MANY_BEFORE].some((each) => each.test(before))
  );
}

const isMany = (option: string): boolean => {
  const head = option.split(/ (?:of|for|in|on|with|to|from|by|that|which|who|at) /)[0] ?? option;
  return /[^siu]s$|(?:children|people|men|women|teeth|feet|mice|bacteria|criteria|data|phenomena)$/i.test(head.trim());
};

/** What is to be done and what there is: neither goes on from a line as the other does. */
const isOneOfEach = (one: string, other: string): boolean =>
  (one === 'verb' && other === 'noun') || (one === 'noun' && other === 'verb');

/** How an item goes on from the line above its list. */
const shapeOf = (item: string): string =>
  /^(?:to|not|be) /i.test(item)
    ? 'to do'
    : /^(?:the|they|it|an?|any|each|\p{L}+)(?: [\p{L}’'()-]+){0,7} (?:must|is|are|will|has|have|can|may|should|does|do)\b/iu.test(
          item,
        )
      ? 'clause'
      : beginsWithVerb(item) || isBase(/^\p{L}+/u.exec(item)?.[0].toLowerCase() ?? '') || A_DEED.test(item)
        ? 'verb'
        : 'noun';
/** "intend to leave", "satisfy the decision maker": a verb that no list of orders has. */
const A_DEED = /^(?:intend|agree|seek|\p{Ll}{3,} (?:the|that|their|your|his|its)) \p{Ll}/u;
