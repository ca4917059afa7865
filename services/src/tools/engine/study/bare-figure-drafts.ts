import { FEWEST_DISTRACTORS, OPTIONS_BESIDE, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn, SPELLED_NUMBERS, type Figure } from './figures.js';
import { fitsItsSpan, isGivenAway, numbersIn, valueOf } from './given-away.js';
import { lengthOfWhole } from './length-of-whole.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

/** The number of a figure, where it stands in its sentence. */
interface BareNumber extends Figure {
  sentence: StudySentence;
  value: number;
}

const NUMBER = new RegExp(
  `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\b(?:${SPELLED_NUMBERS.join('|')})\\b`,
  'i',
);
/** "Three quarters": five of them are more than the whole. */
const isShareOfOne = ({ start, text, sentence }: BareNumber): boolean =>
  /^[ -](?:halves|thirds|quarters|fifths|sixths|eighths|tenths)\b/i.test(sentence.text.slice(start + text.length));
/** What is so many times as large or as small is out of the question at a glance. */
const FARTHEST = 5;
/** Large numbers are seldom known to within so much. */
const FARTHEST_OF_LARGE = 10;
const LARGE = 1_000;
/** "A wall of 1 cell": the unit is of one, and so is the answer. */
const FEWEST = 2;
const WHOLE = 100;

/**
 * "The small intestine is about _____ metres long": where a document has too few lengths, its other numbers of that size
 * stand beside the number alone. None is made up.
 */
export function bareFigureDrafts(
  sentences: readonly StudySentence[],
  rows: readonly StudySentence[] = [],
): DraftQuestion[] {
  const asked = sentences.flatMap((sentence) => bareNumbersIn(sentence));
  const numbers = [...asked, ...rows.flatMap((row) => bareNumbersIn(row))];
  return asked.flatMap((number) => {
    const { sentence, text, start, value } = number;
    if (isGivenAway(number, sentence.text) || STANDS_IN_A_ROW.test(around(sentence.text, start, text))) return [];
    const distractors = distractorsOf(number, numbers);
    if (distractors.length < FEWEST_DISTRACTORS || value < FEWEST || isShareOfOne(number)) return [];
    return [
      {
        kind: 'figure' as const,
        question: `Which number completes this sentence from the document? ${inQuotes(withLead(withGap(sentence.text, start, text), sentence))}`,
        answer: text,
        distractors: distractors.slice(0, OPTIONS_BESIDE),
        sentence,
        // A figure beside others of its own unit is the better question.
        worth: 1 - shortBy(distractors) / 2,
      },
    ];
  });
}

/** "_____, 80% and 90%", "80%, 90% and _____". */
const STANDS_IN_A_ROW =
  /_____[%\p{L}]{0,2}(?:,| (?:and|or|to)) *[£$€]?\d|\d[%\p{L}]{0,2}(?:,| and| or| to) *[£$€]?_____/u;
const around = (text: string, start: number, number: string): string =>
  `${text.slice(Math.max(0, start - 20), start)}_____${text.slice(start + number.length, start + number.length + 20)}`;

function bareNumbersIn(sentence: StudySentence): BareNumber[] {
  return figuresIn(sentence.text).flatMap((figure) => {
    const found = NUMBER.exec(figure.text);
    if (
      !found ||
      figure.sort === 'date' ||
      figure.sort === 'year' ||
      figure.sort === 'time of day' ||
      /^[-−]/.test(figure.text)
    )
      return [];
    const value = valueOf(found[0]);
    return [{ ...figure, text: found[0], start: figure.start + found.index, sentence, value }];
  });
}

function distractorsOf(one: BareNumber, all: readonly BareNumber[]): string[] {
  const said = new Set(numbersIn(one.sentence.text));
  const farthest = one.value < LARGE ? FARTHEST : FARTHEST_OF_LARGE;
  const whole = one.sort === 'length of time' ? lengthOfWhole(one, one.sentence.text) : Infinity;
  const fitting = all.filter(
    ({ value, text, sentence }) =>
      sentence !== one.sentence &&
      value >= FEWEST &&
      !said.has(value) &&
      value <= one.value * farthest &&
      one.value <= value * farthest &&
      inTheManner(one.text, text, value) !== null &&
      placesIn(text) === placesIn(one.text) &&
      text.includes(',') === one.text.includes(',') &&
      !(one.sort === 'percentage' && value > WHOLE) &&
      !isAsLongAs(whole, one, value) &&
      fitsItsSpan(one, text, one.sentence.text),
  );
  // What is written as the answer is comes first; "three" beside "12" is shown as the 3 that it is.
  const alike = fitting.filter(({ text }) => isInWords(text) === isInWords(one.text));
  const some = new Set(alike.map(({ value }) => value)).size < FEWEST_DISTRACTORS ? fitting : alike;
  const byValue = new Map(some.map(({ value, text }) => [value, inTheManner(one.text, text, value) ?? text]));
  return [...byValue]
    .toSorted(([two], [three]) => Math.abs(Math.log(two / one.value)) - Math.abs(Math.log(three / one.value)))
    .map(([, text]) => text);
}

/** "Two days a week" beside seven. */
const isAsLongAs = (whole: number, one: BareNumber, value: number): boolean =>
  one.size < whole && (one.size / one.value) * value >= whole;

/** "37.5" beside "17.13", a price, is seen to be of another kind. */
const placesIn = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

const isInWords = (text: string): boolean => /^\p{L}/u.test(text);

/** A number of the document in digits or in words, as the answer is; null for one that nobody writes so. */
function inTheManner(answer: string, text: string, value: number): string | null {
  if (isInWords(text) === isInWords(answer)) return text;
  if (!isInWords(answer)) return String(value);
  return (Number.isInteger(value) && SPELLED_NUMBERS[value - FEWEST]) || null;
}
