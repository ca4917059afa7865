import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { DraftQuestion, QuestionKind } from './question.js';

const folded = (text: string): string[] => wordsOf(text).map((word) => word.folded);
const spaced = (text: string): string => ` ${folded(text).join(' ')} `;

/** What a draft shows, and the phrases that would tell its answer if another question showed them. */
export interface Shown {
  /** With the answer, which is among the options whatever the others are. */
  question: string;
  /** The wrong answers, in the draft's order. */
  options: readonly string[];
  telling: readonly string[];
}

export function shownBy(draft: DraftQuestion): Shown {
  return {
    question: `${spaced(draft.question)}|${spaced(draft.answer)}`,
    options: draft.distractors.map(spaced),
    telling: tellingPhrases(draft),
  };
}

/** Whether either of two questions prints the other's answer in its words or in its own answer. */
export const tellsTheOther = (one: Shown, other: Shown): boolean =>
  tells(one.question, other) || tells(other.question, one);

export const tells = (text: string, { telling }: Shown): boolean => telling.some((phrase) => text.includes(phrase));

export const withDistractors = (draft: DraftQuestion, distractors: string[]): DraftQuestion => ({
  ...draft,
  distractors,
});

/** Three neighbouring words or more with the answer among them. Those of small words alone stand everywhere. */
function tellingPhrases({ kind, answer, sentence: { text } }: DraftQuestion): string[] {
  const at = text.indexOf(answer);
  const before = folded(text.slice(0, at));
  const after = folded(text.slice(at + answer.length));
  const own = folded(answer);
  if (kind === 'definition') return [];
  // How one sentence ends is an option of others; only its beginning and end together tell.
  if (kind === 'ending') return [` ${[...before.slice(-2), ...own.slice(0, 2)].join(' ')} `];
  const around: [string[], string[]][] = [
    [before.slice(-2), []],
    [before.slice(-1), after.slice(0, 1)],
    [[], after.slice(0, 2)],
  ];
  // "For 12 months or less" tells the figure though all its other words are small ones.
  const wide = kind === 'figure' ? [...before.slice(-1), ...own, ...after.slice(0, 2)] : [];
  const phrases = around
    .filter(([left, right]) => left.length + right.length === 2)
    .filter(
      ([left, right]) =>
        kind === 'name' || kind === 'case' || [...left, ...right].some((word) => !SMALL_WORDS.has(word)),
    )
    .map(([left, right]) => ` ${[...left, ...own, ...right].join(' ')} `);
  return wide.length > own.length ? [...phrases, ` ${wide.join(' ')} `] : phrases;
}

/** Which of the options stands in a list is asked in the same words for each; no other item of it is an option. */
const ASKS_FOR_ONE_OF_MANY: ReadonlySet<QuestionKind> = new Set(['item', 'section', 'row', 'entry']);

/** The same wording with different right answers cannot be answered. */
export function withoutAmbiguous(drafts: readonly DraftQuestion[]): DraftQuestion[] {
  const answers = new Map<string, Set<string>>();
  for (const { question, answer } of drafts)
    answers.set(spaced(question), (answers.get(spaced(question)) ?? new Set()).add(answer.toLowerCase()));
  return drafts.filter(
    ({ kind, question }) => ASKS_FOR_ONE_OF_MANY.has(kind) || answers.get(spaced(question))?.size === 1,
  );
}
