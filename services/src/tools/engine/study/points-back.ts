import type { DraftQuestion, QuestionKind } from './question.js';

/** Kinds that show their sentence with a gap, so that what it speaks of must stand in it. */
const GAPPED: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['case', 'figure', 'name', 'term']);

/** "It rests on seven principles", "In a healthy adult it is about 70 millilitres": of what, the sentence before says. */
const POINTS_BACK =
  /^(?:it|they|he|she|this|these|its|their|his|her)\b(?! \p{L}+(?: \p{L}+)? (?:to|that)\b)|^(?:in|at|on|for|during|after|before|by|since|until|from|with|under|as|today|originally|later|then)\b[^,.;]{0,60}?,? (?:it|they) (?:(?:is|are|was|were) (?!\p{L}+(?: \p{L}+)? (?:to|that)\b)|(?!is\b|are\b|was\b|were\b)\p{L}+)/iu;

/** "It", "its towers", "since 2018 it has": of one thing; people and many things are not told apart by a word. */
const OF_ONE_THING = /^(?:its?\b|\p{L}[^,.;]{0,60}? it )/iu;

/**
 * Nobody could tell what is asked without what the sentence points to: it is shown before it, as the document names it.
 * Where that is not sure, the question is asked only where there is hardly anything else.
 */
export function withWhatItPointsTo(draft: DraftQuestion): DraftQuestion {
  const { kind, sentence, question, answer } = draft;
  if (!GAPPED.has(kind) || sentence.lead !== null || !POINTS_BACK.test(sentence.text)) return draft;
  const said = sentence.above ?? null;
  const at = question.indexOf(`“${sentence.text.slice(0, Math.min(SHOWN, sentence.text.indexOf(answer)))}`);
  if (said === null || at < 0 || !OF_ONE_THING.test(sentence.text) || said.toLowerCase().includes(answer.toLowerCase()))
    return { ...draft, isCommon: true, isUnclear: true };
  return { ...draft, question: `${question.slice(0, at + 1)}${said} … ${question.slice(at + 1)}` };
}
/** As much of a sentence tells where its quotation begins. */
const SHOWN = 2;
