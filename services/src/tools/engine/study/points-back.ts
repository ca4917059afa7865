import type { DraftQuestion, QuestionKind } from './question.js';

/** Kinds that show their sentence with a gap, so that what it speaks of must stand in it. */
const GAPPED: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['case', 'figure', 'name', 'term']);

/** "It rests on seven principles", "In a healthy adult it is about 70 millilitres": of what, the sentence before says. */
const POINTS_BACK =
  /^(?:it|they|he|she|this|these|its|their|his|her)\b(?! \p{L}+(?: \p{L}+)? (?:to|that)\b)|^(?:in|at|on|for|during|after|before|by|since|until|from|with|under|as|today|originally|later|then)\b[^,.;]{0,60}?,? (?:it|they) (?:(?:is|are|was|were) (?!\p{L}+(?: \p{L}+)? (?:to|that)\b)|(?!is\b|are\b|was\b|were\b)\p{L}+)/iu;

/** Without that sentence nobody could tell what is asked: only where there is hardly anything else. */
export const lastIfPointingBack = (draft: DraftQuestion): DraftQuestion =>
  GAPPED.has(draft.kind) && draft.sentence.lead === null && POINTS_BACK.test(draft.sentence.text)
    ? { ...draft, isCommon: true }
    : draft;
