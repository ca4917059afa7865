import { wordsOf, type Word } from '../text/words.js';
import { telling } from './about.js';
import { sharesWords } from './definitions.js';
import { OPTIONS_BESIDE } from './distractors.js';
import type { StudySentence } from './document.js';
import { isOrder, isSureVerb, mainVerbIn, numberOfSubject, type VerbNumber } from './finite-verbs.js';
import { inQuotes, refersByNumber, type DraftQuestion } from './question.js';

/** A sentence in two: what it begins with, and how it goes on. */
interface Cut {
  head: string;
  tail: string;
  /** Cut before the verb, where the tails of others must agree with it, or before a preposition. */
  verb: VerbNumber | null;
  sentence: StudySentence;
}

const FEWEST_DISTRACTORS = 2;
/** "Were executed" fits too much. */
const FEWEST_SAID = 2;
/** A leaflet of a few lines has no two ends with one preposition: any that is not of a verb stands beside another. */
const FEW_SENTENCES = 10;
/** A test takes three that tell no other answer. */
const MOST_TO_CHOOSE_FROM = 8;
const LONGEST_TAIL = 160;
/** Among more tails than this there are enough good ones, and comparing all with all would take long. */
const MOST_SENTENCES = 150;

/** Sentences that say little when they stand alone: about something named before, or only under a condition. */
const LEANS =
  /^["“‘']?(?:it|this|that|these|those|there|he|she|they|we|you|i|here|such|both|others?|if|when|where|while|because|although|though|unless|as|since|once|before|after|however|therefore|then|so|but|and|or)\b/i;
const STOPS = /[.!]['”’")]*$/;
function hasSureVerb(words: readonly Word[]): boolean {
  const verb = words[mainVerbIn(words)?.at ?? -1];
  return isOrder(words) || (verb !== undefined && isSureVerb(verb.text));
}
/** "In these circumstances, they …" asks about what stands in another sentence. */
const POINTS_BACK =
  /\b(?:these|those|they|them|it|its|he|she|his|her|their|such|this|the (?:same|above|following|latter|former))\b/i;
const ADVERB = /^(?:never|always|also|only|often|usually|normally|still|now|then|generally)$/i;
const PREPOSITIONS = new Set(
  `across against along among around at behind below beneath between beyond by during for from in inside into near on
  onto outside over since through throughout toward towards under until within without with once twice`.split(/\s+/),
);
const NO_END_OF_A_HEAD = new Set(
  `a an the and or but of to is are was were be been not very as than such its their his her more most`.split(' '),
);

/**
 * "How does this sentence go on?": asks for what a text says once, so that a short one gives a test too. The other
 * options are how other sentences go on, of those that speak of something else.
 */
export function endingDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  // A line without a full stop may be a title, in which no verb is sure: "Scholarship for Graduate Studies".
  const some = sentences
    .filter(({ lead, text, words }) => lead === null && !LEANS.test(text) && (STOPS.test(text) || hasSureVerb(words)))
    .slice(0, MOST_SENTENCES);
  const isFew = sentences.length < FEW_SENTENCES;
  const cuts = some.flatMap(cutsOf);
  const often = wordsInMany(sentences);
  return cuts.flatMap((cut) => {
    const distractors = distractorsOf(cut, cuts, isFew);
    if (distractors.length < FEWEST_DISTRACTORS || isAloneOfItsSort(cut.tail, distractors)) return [];
    return [
      {
        kind: 'ending' as const,
        question: `How does this sentence of the document go on? ${inQuotes(`${cut.head} …`)}`,
        answer: cut.tail,
        distractors,
        sentence: cut.sentence,
        // Of what many sentences speak, the end of another may be true as well.
        isCommon: telling(wordsOf(cut.head)).every((word) => often.has(word)),
        worth: (cut.verb ? 1 : 0.5) + Math.min(3, distractors.length) * 0.1,
      },
    ];
  });
}

const MANY = 4;
function wordsInMany(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words.map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= MANY).map(([word]) => word));
}

function cutsOf(sentence: StudySentence): Cut[] {
  const { words } = sentence;
  const verb = mainVerbIn(words);
  const cuts: (Cut | null)[] = [];
  if (verb && !isOrder(words)) {
    // "Never overwrites" is said of it: behind "never" only some verbs could stand.
    const start = words.slice(0, verb.at).findLastIndex(({ text }) => !ADVERB.test(text)) + 1;
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
  if (tail.length > LONGEST_TAIL || /["“”]/.test(text) || /[(,;:–—-]$/.test(head)) return null;
  if (telling(words.slice(at)).length < (verb ? FEWEST_SAID : 1) || telling(words.slice(0, at)).length === 0)
    return null;
  if (refersByNumber(head) || /\b(?:that|those) of\b/.test(tail)) return null;
  // The answer must not be read off the question.
  return sharesWords(tail, head) ? null : { head, tail, verb, sentence };
}

function distractorsOf(cut: Cut, cuts: readonly Cut[], isFew: boolean): string[] {
  const fitting = cuts.filter(
    (other) =>
      other.sentence !== cut.sentence &&
      (fits(other, cut) || (isFew && other.verb === null && cut.verb === null)) &&
      // Of the same thing it could be true as well.
      isExplaining(other.tail) === isExplaining(cut.tail) &&
      (areContrasted(other, cut) || !sharesWords(other.head, cut.head)) &&
      !sharesWords(other.tail, cut.head) &&
      !saysTheSame(other.tail, cut.tail) &&
      !isWithin(other.tail, cut.tail) &&
      !isWithin(cut.tail, other.tail),
  );
  // What the same section says is nearer than what stands elsewhere.
  const contrasted = new Set(fitting.filter((other) => areContrasted(other, cut)).map(({ tail }) => tail));
  const beside = new Set(
    fitting.filter(({ sentence }) => sentence.under === cut.sentence.under).map(({ tail }) => tail),
  );
  const rank = (tail: string) => (contrasted.has(tail) ? 0 : beside.has(tail) ? 1 : 2);
  return [...new Map(fitting.map(({ tail }) => [tail.toLowerCase(), tail])).values()]
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || likeness(one, cut.tail) - likeness(other, cut.tail) || (one < other ? -1 : 1),
    )
    .filter((tail, at, all) => !isOneOfMany(tail, cut.tail, all.slice(0, at)))
    .slice(0, MOST_TO_CHOOSE_FROM);
}

/**
 * "Physical contamination is caused by …" beside "Chemical contamination is caused by …": a text that says the same of
 * two sorts of one thing tells how they differ.
 */
function areContrasted(one: Cut, other: Cut): boolean {
  const [first, second] = [one, other].map(({ head }) => wordsOf(head).map(({ folded }) => folded));
  if (one.verb === null || !first || !second || first.length < 2 || first.length !== second.length) return false;
  if (first.filter((word, at) => word !== second[at]).length !== 1) return false;
  const [tail, otherTail] = [one.tail, other.tail].map((text) => text.toLowerCase().split(' '));
  return tail?.[0] === otherTail?.[0] && (!isSureVerb(tail?.[0] ?? '') || tail?.[1] === otherTail?.[1]);
}

/** Three that begin with "are" show that the one with "must" is meant: other first words stand there once. */
const isOneOfMany = (tail: string, answer: string, before: readonly string[]): boolean =>
  firstWord(tail) !== firstWord(answer) && before.some((each) => firstWord(each) === firstWord(tail));

/** So large a share of the shorter one's words: "are eligible for points …" and "are eligible under points …". */
const SAME = 0.6;

function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [telling(wordsOf(one)), telling(wordsOf(other))];
  const both = first.filter((word) => second.includes(word)).length;
  return both >= SAME * Math.min(first.length, second.length);
}

/** "Means that …" is said of words and signs. */
const isExplaining = (tail: string): boolean => /^(?:means?|meant|stands? for|refers? to)\b/.test(tail);

const isWithin = (one: string, other: string): boolean => other.toLowerCase().includes(one.toLowerCase());

/** What follows a verb or a noun calls for its own preposition, and a year for "in": only the same one can stand there. */
const fits = (other: Cut, cut: Cut): boolean =>
  other.verb === cut.verb &&
  (cut.verb !== null || (firstWord(other.tail) === firstWord(cut.tail) && hasDigit(other.tail) === hasDigit(cut.tail)));

/** "Is a …" says what something is: it stands out where all others say what is done. */
const isAloneOfItsSort = (answer: string, distractors: readonly string[]): boolean =>
  isNaming(answer) && !distractors.slice(0, OPTIONS_BESIDE).some(isNaming);
const isNaming = (tail: string): boolean => /^(?:is|are|was|were) (?:an?|the|one|any|small|large)\b/.test(tail);

const hasDigit = (text: string): boolean => /\d/.test(text);

/** The same first word before another, then the same length. */
const likeness = (tail: string, answer: string): number =>
  Math.abs(tail.length - answer.length) +
  (firstWord(tail) === firstWord(answer) ? 0 : 12) +
  (isNaming(tail) === isNaming(answer) ? 0 : 30);
const firstWord = (text: string): string => /^\S+/.exec(text)?.[0].toLowerCase() ?? '';
