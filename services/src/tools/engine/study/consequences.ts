import { wordsOf } from '../text/words.js';
import { sharedPart, telling } from './about.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { isBase, isSureVerb } from './finite-verbs.js';
import { inQuotes, refersByNumber, type DraftQuestion } from './question.js';

/** A condition and what comes of it, or the other way round. */
interface Condition {
  head: string;
  tail: string;
  /** "If … ," ends in a main clause, "… if" in a condition. */
  joint: string;
  headWords: string[];
  tailWords: string[];
  sentence: StudySentence;
}

const FIRST = /^(?:If|Where|When|Unless|Once|Because|Although|While|Before|After|Provided that)\b/;
/** "To restore a file, open …": what is to be done for it. */
const AIM = /^To \p{Ll}/u;
const CLAUSE = /, (?=(?:they|it|he|she|we|you|the|an?|this|that|these|those|any|no|all|each|their|its)\b)/g;
const ORDER = /, (?=(?:\p{Ll}+-)?(\p{Ll}+)\b)/gu;
const INNER = /(?<![,(]) (if|unless|when|because|until|although|provided that|so that) /g;
const POINTS_BACK = /\b(?:this|that|these|those|such|the (?:same|above|following|latter|former))\b/i;
const LONGEST_TAIL = 200;
const FEWEST_TAIL_WORDS = 4;
const MOST_CONDITIONS = 200;
const MOST_TO_CHOOSE_FROM = 8;
const SAME = 0.5;
const LONGER = 3;

/** "If the fee was not paid, …": what the document says comes of it, beside what it says of other cases. */
export function consequenceDrafts(sentences: readonly StudySentence[], subject: ReadonlySet<string>): DraftQuestion[] {
  const all = sentences.flatMap((sentence) => conditionIn(sentence) ?? []).slice(0, MOST_CONDITIONS);
  return all.flatMap((one) => {
    // The end must not be read off the beginning.
    if (one.tailWords.some((word) => one.headWords.includes(word) && !subject.has(word))) return [];
    const others = all
      .filter((other) => other.joint === one.joint && other.sentence !== one.sentence)
      .filter((other) => other.tail.length < one.tail.length * LONGER && one.tail.length < other.tail.length * LONGER)
      .filter((other) => sharedPart(other.headWords, one.headWords) < SAME)
      .filter((other) => sharedPart(other.tailWords, one.tailWords) < SAME)
      .toSorted((two, three) => farness(two, one) - farness(three, one) || (two.tail < three.tail ? -1 : 1))
      .map(({ tail }) => tail);
    const distractors = [...new Map(others.map((tail) => [tail.toLowerCase(), tail])).values()];
    if (distractors.length < FEWEST_DISTRACTORS) return [];
    return [
      {
        kind: 'consequence' as const,
        question: `How does this sentence of the document go on? ${inQuotes(`${one.head} …`)}`,
        answer: one.tail,
        distractors: distractors.slice(0, MOST_TO_CHOOSE_FROM),
        sentence: one.sentence,
        worth: 2 - shortBy(distractors) - (refersByNumber(one.head) ? 0.8 : 0),
      },
    ];
  });
}

const farness = (one: Condition, other: Condition): number => Math.abs(one.tail.length - other.tail.length);

function conditionIn(sentence: StudySentence): Condition | null {
  const { text, lead } = sentence;
  if (lead !== null || /["“”]/.test(text)) return null;
  const whole = text.replace(/[.!]+$/, '');
  const cut = AIM.test(text)
    ? orderIn(whole)
    : FIRST.test(text)
      ? (mainClauseIn(whole) ?? orderIn(whole))
      : conditionBehind(whole);
  if (!cut) return null;
  const [headWords, tailWords] = [telling(wordsOf(cut.head)), telling(wordsOf(cut.tail))];
  const said = headWords.filter((word) => !/\d/.test(word));
  if (POINTS_BACK.test(cut.head) || said.length < (refersByNumber(cut.head) ? 5 : 2)) return null;
  if (cut.tail.length > LONGEST_TAIL || tailWords.length === 0 || wordsOf(cut.tail).length < FEWEST_TAIL_WORDS)
    return null;
  return { ...cut, headWords, tailWords, sentence };
}

type Cut = Pick<Condition, 'head' | 'tail' | 'joint'>;

function mainClauseIn(text: string): Cut | null {
  for (const { index } of text.matchAll(CLAUSE)) {
    const [head, tail] = [text.slice(0, index + 1), text.slice(index + 2)];
    if (isClause(head) && isClause(tail)) return { head, tail, joint: ',' };
  }
  return null;
}

/** "…, run the command": joined to other orders alone. */
function orderIn(text: string): Cut | null {
  for (const { index, 1: verb = '' } of text.matchAll(ORDER)) {
    if (isBase(verb)) return { head: text.slice(0, index + 1), tail: text.slice(index + 2), joint: 'order' };
  }
  return null;
}

function conditionBehind(text: string): Cut | null {
  for (const { 0: joint, index } of text.matchAll(INNER)) {
    const [head, tail] = [text.slice(0, index + joint.length).trim(), text.slice(index + joint.length)];
    // What stands before a reason is a whole sentence; "because he …" tells of whom it speaks.
    const isReason =
      joint === ' because ' && !/^(?:he|she|of)\b/i.test(tail) && wordsOf(head).length > FEWEST_TAIL_WORDS;
    if (isReason || (isClause(text.slice(0, index)) && isClause(tail))) return { head, tail, joint: joint.trim() };
  }
  return null;
}

/** A verb that is surely one stands near its beginning. */
const isClause = (text: string): boolean =>
  wordsOf(text)
    .slice(1, 12)
    .some(({ text: word }) => isSureVerb(word));
