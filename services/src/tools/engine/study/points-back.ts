import { endsInPerson } from '../reading/occupations.js';
import type { Word } from '../text/words.js';
import { mainVerbIn, numberOfSubject } from './finite-verbs.js';
import type { DraftQuestion, QuestionKind } from './question.js';

/** Kinds that show their sentence with a gap, so that what it speaks of must stand in it. */
const GAPPED: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['case', 'figure', 'name', 'term']);

/** "It rests on seven principles", "In a healthy adult it is about 70 millilitres": of what, the sentence before says. */
const POINTS_BACK =
  /^(?:it|they|he|she|this|these|its|their|his|her)\b(?! \p{L}+(?: \p{L}+)? (?:to|that)\b)|^(?:in|at|on|for|during|after|before|by|since|until|from|with|under|as|today|originally|later|then)\b[^,.;]{0,60}?,? (?:it|they) (?:(?:is|are|was|were) (?!\p{L}+(?: \p{L}+)? (?:to|that)\b)|(?!is\b|are\b|was\b|were\b)\p{L}+)/iu;

/** "It", "its towers", "since 2018 it has": of one thing; people and many things are not told apart by a word. */
const OF_ONE_THING = /^(?:its?\b|\p{L}[^,.;]{0,60}? it )/iu;
/** Speaks of what the sentence before it speaks of. */
export const goesOn = (text: string): boolean => /^its?\b/i.test(text);
/** With a subject of its own that is a thing: no pronoun, no time or place, and nothing that is said of many. */
const BEGINS_WITH_A_THING = /^(?:(?:The|An?) [\p{L}\p{N}’'-]+|\p{Lu}[\p{L}\p{N}’'-]+)/u;
const BEGINS_OTHERWISE =
  /^(?:it|its|they|their|he|his|she|her|this|these|that|those|there|here|what|which|who|when|where|while|if|although|because|since|as|in|on|at|by|for|from|to|of|with|without|during|after|before|under|over|until|each|every|some|many|most|all|both|no|nobody|one|another|other|such|however|later|then|today|now|never|not|only|people|you|we|i)\b/i;
const LONGEST_SUBJECT = 6;

/** What a sentence begins with and says something of, where that is surely one thing. */
export function thingSpokenOf(text: string, words: readonly Word[]): string | null {
  if (BEGINS_OTHERWISE.test(text) || !BEGINS_WITH_A_THING.test(text)) return null;
  // "The present tower is": no verb stands right behind an article.
  const own = /^(?:the|an?) /i.test(text) ? words.slice(1) : words;
  const verb = mainVerbIn(own);
  const last = own[(verb?.at ?? 0) - 1];
  if (!verb || !last || verb.at > LONGEST_SUBJECT || verb.number === 'many') return null;
  const subject = text.slice(0, last.end);
  const isOfOne = verb.number === 'one' || numberOfSubject(last) === 'one';
  return isOfOne && !/[,;:()“”"]/.test(subject) && !endsInPerson(subject) ? subject : null;
}

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
