import { wordsOf, type Word } from '../text/words.js';
import { cutsOf, saysTheSame, standsAlone, type Cut } from './cuts.js';
import { sharesWords } from './definitions.js';
import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { PARTICLES } from './particles.js';
import { kindOfHead } from './term-kinds.js';
import { inQuotes, withGap, type DraftQuestion } from './question.js';

/** Of a longer document these are enough, and comparing all with all takes quadratic time. */
const MOST_SENTENCES = 200;
const MOST_WORDS = 5;
const MOST_TO_CHOOSE_FROM = 8;
/** Without headings, what is told a few sentences away is spoken of together. */
const NEAR = 6;

/** What a sentence speaks of, with what it says of it. */
export interface Spoken extends Cut {
  place: number;
  /** "TCP", "Samuel Pepys", and "Pepys" of whom the document has the first name as well. */
  isName: boolean;
}

/** Cuts with what the whole document tells of their heads. */
export function placedIn(sentences: readonly StudySentence[]): (cut: Cut, place: number) => Spoken {
  const surnames = surnamesIn(sentences);
  return (cut, place) => ({ ...cut, place, isName: isName(cut.head) || surnames.has(cut.head) });
}

/** "Schwann" of "Theodor Schwann extended"; the "Lane" of "Pudding Lane" does nothing. */
const surnamesIn = (sentences: readonly StudySentence[]): ReadonlySet<string> =>
  new Set(
    sentences.flatMap((sentence) =>
      cutsOf(sentence).flatMap(({ head, verb }) =>
        verb !== null && isName(head) ? (head.split(' ').at(-1) ?? []) : [],
      ),
    ),
  );

/** Sentences cut before their verb, with their places. */
export function spokenOf(sentences: readonly StudySentence[]): Spoken[] {
  const placed = placedIn(sentences);
  return sentences.flatMap((sentence, place) =>
    standsAlone(sentence)
      ? cutsOf(sentence)
          .filter(({ verb }) => verb !== null)
          .map((cut) => placed(cut, place))
      : [],
  );
}

/** "_____ carry water to the leaves": which of the things that the document speaks of there is it? */
export function subjectDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const all = spokenOf(sentences).filter(isNamed).slice(0, MOST_SENTENCES);
  return all.flatMap((one) => {
    const others = all
      .filter((other) => canStandFor(other, one))
      .toSorted((two, three) => farness(two, one) - farness(three, one) || (two.head < three.head ? -1 : 1));
    const headsOf = (some: readonly Spoken[]) => [
      ...new Map(some.map(({ head }) => [head.toLowerCase(), head])).values(),
    ];
    const sure = headsOf(others.filter((other) => isSurelyOfOneSort(other, one)));
    const isGuessed = sure.length < FEWEST_DISTRACTORS;
    const distractors = isGuessed ? headsOf(others) : sure;
    if (distractors.length < FEWEST_DISTRACTORS) return [];
    return [
      {
        kind: 'subject' as const,
        question: `What does the document say this of? ${inQuotes(withGap(one.sentence.text, 0, one.head))}`,
        answer: one.head,
        distractors: distractors.slice(0, MOST_TO_CHOOSE_FROM),
        sentence: one.sentence,
        worth: 2 - shortBy(distractors),
        isCommon: isGuessed,
      },
    ];
  });
}

/** A thing or a person by its name, and no "about 80,000 people" or "most of the houses". */
function isNamed({ head, tail, sentence: { text } }: Cut): boolean {
  const count = wordsOf(head).length;
  return (
    text.startsWith(head) &&
    count <= MOST_WORDS &&
    /^[\p{L}][\p{L}’' -]+$/u.test(head) &&
    !COUNTS.test(head) &&
    !IS_NO_THING.test(head) &&
    !(isFullName(head) && /\b(?:his|her|its)\b/.test(tail))
  );
}
/** Of a person "his" tells more than the name should, and "its" points to another sentence. */
const isFullName = (head: string): boolean => / /.test(head) && isName(head);
/** Begins with an article, as only some names of things do. */
const isArticled = (head: string): boolean => /^(?:an?|the) /i.test(head);
/** "Nobody", "During your first four", "Inside each villus there". */
const IS_NO_THING =
  /^(?:nobody|no one|everybody|everyone|anybody|anyone|somebody|nothing|everything|in|inside|at|on|during|under|within|by|for|from|with|to)\b|\bthere$/i;
const COUNTS = /^(?:some|most|many|several|all|no|each|every|any|few|more|another|other|one|two|three)\b/i;

function canStandFor(other: Spoken, one: Spoken): boolean {
  return (
    other.sentence !== one.sentence &&
    other.verb === one.verb &&
    isOfOneSort(other, one) &&
    !isWithin(other.head, one.head) &&
    !isWithin(one.head, other.head) &&
    !sharesWords(withoutHead(other.head, one.head), one.tail) &&
    !saysTheSame(other.tail, one.tail)
  );
}

/** Words that both have, "cells" of "nerve cells" and "sperm cells", tell nothing. */
const withoutHead = (text: string, other: string): string => {
  const plain = new Set(wordsOf(other).map(({ folded }) => folded));
  return wordsOf(text)
    .filter(({ folded }) => !plain.has(folded))
    .map((word) => word.text)
    .join(' ');
};

const isWithin = (one: string, other: string): boolean => ` ${bare(other)} `.includes(` ${bare(one)} `);
const bare = (text: string): string => text.toLowerCase().replace(/^(?:an?|the) /, '');

/**
 * Whether what is said of one could be taken for what is said of the other: two sorts of one thing, or things of one
 * section that nothing tells apart at a glance.
 */
export function isOfOneSort(one: Spoken, other: Spoken): boolean {
  const [first, second] = [one, other].map(({ head }) => headOf(wordsOf(head)));
  if (!first || !second || isArticled(one.head) !== isArticled(other.head)) return false;
  if (first.folded === second.folded) return true;
  if (one.isName !== other.isName) return false;
  // A router and a hub are devices both.
  const [kind, otherKind] = [first, second].map(({ folded }) => kindOfHead(folded).replace(' (doer)', ''));
  if (kind !== otherKind) return false;
  const isKnown = !kind?.startsWith('thing');
  const { under } = one.sentence;
  return isKnown || (under === null ? Math.abs(one.place - other.place) <= NEAR : under === other.sentence.under);
}

/** "Mitochondria", "pepsin", "DNS": what it does is not told by its everyday meaning, as with headphones and pedestrians. */
const A_TERM_OF_ART =
  /^(?:\p{Lu}{2,}\d*|\p{L}{2,}(?:ia|ae|um|us|sis|ase|in|gen|cytes?|phylls?|plasts?|somes?|ides?|ates?|enes?|oles?|ules?|trons?|tons?|nyms?|omata|ylem|loem|logy|graphy|isms?|emes?))$/u;

export const isTermOfArt = (word: string): boolean => A_TERM_OF_ART.test(word);

/** Two sorts of one thing, two names, or two words of which only who has learned the words knows which is which. */
export function isSurelyOfOneSort(one: Spoken, other: Spoken): boolean {
  const [first, second] = [one, other].map(({ head }) => headOf(wordsOf(head)));
  if (!first || !second || !isOfOneSort(one, other)) return false;
  if (first.folded === second.folded || (one.isName && other.isName)) return true;
  return [first, second].every(({ text }) => isTermOfArt(text));
}

/** "TCP", "Samuel Pepys", "Antonie van Leeuwenhoek". */
const isName = (head: string): boolean => NAME.test(head);
const NAME_PART = '\\p{Lu}[\\p{L}’-]+';
const NAME = new RegExp(
  `^(?:\\p{Lu}{2,}\\d*|${NAME_PART} (?:(?:${PARTICLES}|der|den) )*${NAME_PART}(?: ${NAME_PART})*)$`,
  'u',
);

/** "Price" of "the price of a cart", "patients" of "patients admitted for surgery". */
const headOf = (words: readonly Word[]): Word | undefined => {
  const link = words.findIndex(
    ({ text }, at) =>
      at > 0 &&
      /^(?:of|for|in|on|at|to|with|from|by|\p{L}{4,}ed)$/iu.test(text) &&
      !/^(?:an?|the)$/i.test(words[at - 1]?.text ?? ''),
  );
  return link > 0 ? words[link - 1] : words.at(-1);
};

/** The same section first, then as many words, then what is near. */
const farness = (one: Spoken, other: Spoken): number =>
  (one.sentence.under === other.sentence.under ? 0 : 10_000) +
  Math.abs(wordsOf(one.head).length - wordsOf(other.head).length) * 100 +
  Math.abs(one.place - other.place);
