import { wordsOf } from '../text/words.js';
import { telling } from './about.js';
import { cutsOf, saysTheSame, standsAlone, type Cut } from './cuts.js';
import { sharesWords } from './definitions.js';
import { OPTIONS_BESIDE } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn } from './figures.js';
import { isSureVerb } from './finite-verbs.js';
import { isOfOneSort, isSurelyOfOneSort, placedIn, type Spoken } from './subjects.js';
import { inQuotes, type DraftQuestion } from './question.js';

const FEWEST_DISTRACTORS = 2;
/** A leaflet of a few lines has no two ends with one preposition: any that is not of a verb stands beside another. */
const FEW_SENTENCES = 10;
/** A test takes three that tell no other answer. */
const MOST_TO_CHOOSE_FROM = 8;
/** Among more tails than this there are enough good ones, and comparing all with all would take long. */
const MOST_SENTENCES = 150;

/**
 * "How does this sentence go on?": asks for what a text says once, so that a short one gives a test too. The other
 * options are how other sentences go on, of those that speak of something else.
 */
export function endingDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const some = sentences
    .map((sentence, place) => ({ sentence, place }))
    .filter(({ sentence }) => standsAlone(sentence))
    .slice(0, MOST_SENTENCES);
  const isFew = sentences.length < FEW_SENTENCES;
  const placed = placedIn(sentences);
  const cuts = some.flatMap(({ sentence, place }) => cutsOf(sentence).map((cut) => placed(cut, place)));
  const often = wordsInMany(sentences);
  return cuts.flatMap((cut) => {
    const sure =
      cut.verb === null
        ? []
        : distractorsOf(cut, cuts, isFew, (one, other) => isSurelyOfOneSort(one, other) || haveOneDeed(one, other));
    const isGuessed = cut.verb !== null && sure.length < FEWEST_DISTRACTORS;
    const distractors = sure.length < FEWEST_DISTRACTORS ? distractorsOf(cut, cuts, isFew, isOfOneSort) : sure;
    if (distractors.length < FEWEST_DISTRACTORS || isAloneOfItsSort(cut.tail, distractors)) return [];
    return [
      {
        kind: 'ending' as const,
        question: `How does this sentence of the document go on? ${inQuotes(`${cut.head} …`)}`,
        answer: cut.tail,
        distractors,
        sentence: cut.sentence,
        // Of what many sentences speak, the end of another may be true as well.
        isCommon: cut.verb === null || isGuessed || telling(wordsOf(cut.head)).every((word) => often.has(word)),
        worth: (cut.verb ? 1 : 0.5) + Math.min(3, distractors.length) * 0.1,
      },
    ];
  });
}

/** "A slow rise suggests …" beside "a sudden fall suggests …": what is said of both is of one sort, whatever they are. */
const haveOneDeed = (one: Spoken, other: Spoken): boolean =>
  firstWord(one.tail) === firstWord(other.tail) &&
  !SAYS_LITTLE.test(firstWord(one.tail)) &&
  one.sentence.under === other.sentence.under;
const SAYS_LITTLE =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|must|shall|should|will|would|use[sd]?|make[s]?|made|take[s]?|took|get[s]?|got|give[s]?|gave|go(?:es)?|went)$/;

const MANY = 4;
function wordsInMany(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words.map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= MANY).map(([word]) => word));
}

function distractorsOf(
  cut: Spoken,
  cuts: readonly Spoken[],
  isFew: boolean,
  isAlike: (one: Spoken, other: Spoken) => boolean,
): string[] {
  const fitting = cuts.filter(
    (other) =>
      other.sentence !== cut.sentence &&
      (fits(other, cut) ||
        (isFew && other.verb === null && cut.verb === null && isDated(other.tail) === isDated(cut.tail))) &&
      // What is said of something else altogether is read off at a glance.
      (cut.verb === null || isFew || areContrasted(other, cut) || isAlike(other, cut)) &&
      // What somebody did and what a process does are told apart at a glance, however short the text.
      (cut.verb === null || other.isName === cut.isName) &&
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

/** "In 1665" is no end of what happens every day. */
const isDated = (tail: string): boolean => figuresIn(tail).some(({ sort }) => sort === 'year' || sort === 'date');

const hasDigit = (text: string): boolean => /\d/.test(text);

/** The same first word before another, then the same length. */
const likeness = (tail: string, answer: string): number =>
  Math.abs(tail.length - answer.length) +
  (firstWord(tail) === firstWord(answer) ? 0 : 12) +
  (isNaming(tail) === isNaming(answer) ? 0 : 30);
const firstWord = (text: string): string => /^\S+/.exec(text)?.[0].toLowerCase() ?? '';
