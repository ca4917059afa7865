import { wordsOf, type Word } from '../text/words.js';
import { telling } from './about.js';
import { isAdverb } from './adverbs.js';
import { sharesWords } from './definitions.js';
import type { StudySentence } from './document.js';
import { isOrder, isSureVerb, mainVerbIn, numberOfSubject, type VerbNumber } from './finite-verbs.js';
import { refersByNumber } from './question.js';

/** A sentence in two: what it begins with, and how it goes on. */
export interface Cut {
  head: string;
  tail: string;
  /** Cut before the verb, where the tails of others must agree with it, or before a preposition. */
  verb: VerbNumber | null;
  sentence: StudySentence;
}

/** "Were executed" fits too much. */
const FEWEST_SAID = 2;
const LONGEST_TAIL = 160;
/** Sentences that say little when they stand alone: about something named before, or only under a condition. */
const LEANS =
  /^["“‘']?(?:it|this|that|these|those|there|he|she|they|we|you|i|here|such|both|others?|nobody|everybody|somebody|anybody|during|inside|if|when|where|while|because|although|though|unless|as|since|once|before|after|however|therefore|then|so|but|and|or)\b/i;
const STOPS = /[.!]['”’")]*$/;
function hasSureVerb(words: readonly Word[]): boolean {
  const verb = words[mainVerbIn(words)?.at ?? -1];
  return isOrder(words) || (verb !== undefined && isSureVerb(verb.text));
}
/** "In these circumstances, they …" asks about what stands in another sentence. */
const POINTS_BACK =
  /\b(?:these|those|they|them|it|its|he|she|his|her|their|such|this|the (?:same|above|following|latter|former))\b/i;
const PREPOSITIONS = new Set(
  `across against along among around at behind below beneath between beyond by during for from in inside into near on
  onto outside over since through throughout toward towards under until within without with once twice`.split(/\s+/),
);
const NO_END_OF_A_HEAD = new Set(
  `a an the and or but of to is are was were be been not very as than such its their his her more most`.split(' '),
);

/** A line without a full stop may be a title, in which no verb is sure: "Scholarship for Graduate Studies". */
export const standsAlone = ({ lead, text, words }: StudySentence): boolean =>
  lead === null && !LEANS.test(text) && (STOPS.test(text) || hasSureVerb(words));

/** "Employees who are pregnant should ask": the verb behind one of these is not the sentence's own. */
const SUBORDINATE = /^(?:if|when|where|who|whom|whose|which|that|because|while|although|unless|until|as)$/i;

export function cutsOf(sentence: StudySentence): Cut[] {
  const { words } = sentence;
  const verb = mainVerbIn(words);
  const cuts: (Cut | null)[] = [];
  const isInner = words.slice(0, verb?.at ?? 0).some(({ text }) => SUBORDINATE.test(text));
  if (verb && !isOrder(words) && !isInner) {
    // "Never overwrites" is said of it: behind "never" only some verbs could stand.
    const start = words.slice(0, verb.at).findLastIndex(({ text }) => !isAdverb(text)) + 1;
    const number = verb.number === 'either' ? numberOfSubject(words[start - 1]) : verb.number;
    cuts.push(cutAt(sentence, start, number));
  }
  const from = Math.max(2, (verb?.at ?? 0) + 2);
  const at = words.findLastIndex(
    (word, index) => index >= from && index < words.length - 1 && PREPOSITIONS.has(word.text.toLowerCase()),
  );
  // "For a Graduate may be rejected" is no piece of a sentence that another could end in.
  if (at > 0 && !words.slice(at).some(({ text }) => isSureVerb(text))) cuts.push(cutAt(sentence, at, null));
  return cuts.flatMap((cut) => cut ?? []);
}

function cutAt(sentence: StudySentence, at: number, verb: VerbNumber | null): Cut | null {
  const { text, words } = sentence;
  const first = words[at];
  const before = words[at - 1];
  if (!first || !before || NO_END_OF_A_HEAD.has(before.text.toLowerCase())) return null;
  const head = text.slice(0, first.start).trim();
  if (!/\p{L}{3}/u.test(head.replace(/^(?:an?|the)\s/i, '')) || /\bno\b/i.test(head) || POINTS_BACK.test(head))
    return null;
  const tail = text
    .slice(first.start)
    .replace(/[.!]+$|[;,](?: (?:and|or|but))?$/, '')
    .trim();
  if (tail.length > LONGEST_TAIL || /["“”]/.test(text) || /[(,;:–—-]$|: /.test(head)) return null;
  if (telling(words.slice(at)).length < (verb ? FEWEST_SAID : 1) || telling(words.slice(0, at)).length === 0)
    return null;
  if (refersByNumber(head) || /\b(?:that|those) of\b/.test(tail)) return null;
  // The answer must not be read off the question.
  return sharesWords(tail, head) ? null : { head, tail, verb, sentence };
}

/** So large a share of the shorter one's words: "are eligible for points …" and "are eligible under points …". */
const SAME = 0.6;

export function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [telling(wordsOf(one)), telling(wordsOf(other))];
  const both = first.filter((word) => second.includes(word)).length;
  return both >= SAME * Math.min(first.length, second.length);
}
