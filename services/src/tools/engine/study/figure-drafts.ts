import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn, type Figure, type FigureSort } from './figures.js';
import { fitsItsSpan, isGivenAway, numberIn, numbersIn } from './given-away.js';
import { figuresNear } from './near-figures.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

const LEADS: Record<FigureSort, string> = {
  amount: 'Which amount',
  percentage: 'Which percentage',
  'length of time': 'Which length of time',
  date: 'Which date',
  year: 'Which year',
  number: 'Which number',
};

/** A figure is left out of its sentence; the document's other figures of its kind stand beside it. */
export function figureDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const byKind = new Map<string, Figure[]>();
  const found = sentences.map((sentence) => ({ sentence, figures: figuresIn(sentence.text) }));
  for (const { figures } of found)
    for (const figure of figures) byKind.set(keyOf(figure), [...(byKind.get(keyOf(figure)) ?? []), figure]);
  return found.flatMap(({ sentence, figures }) =>
    figures.flatMap((figure) => {
      const { text: said } = sentence;
      if (isGivenAway(figure, said) || isShareOfOne(figure, said) || isInRow(figure, said)) return [];
      const distractors = figureDistractors(figure, byKind.get(keyOf(figure)) ?? [], sentence.text);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      const text = withGap(sentence.text, figure.start, figure.text);
      const worth = (figure.sort === 'number' ? 1 : 2) - figures.length * 0.1 - shortBy(distractors);
      return [
        {
          kind: 'figure' as const,
          question: `${LEADS[figure.sort]} completes this sentence from the document? ${inQuotes(withLead(text, sentence))}`,
          answer: figure.text,
          distractors,
          sentence,
          worth,
        },
      ];
    }),
  );
}

/** "Three quarters": five of them are more than the whole. */
const isShareOfOne = ({ text, start }: Figure, sentence: string): boolean =>
  /^[ -](?:halves|thirds|quarters|fifths|sixths|eighths|tenths)\b/i.test(sentence.slice(start + text.length));

/** "_____, 80% and 90%": the row says where it stands in it. */
const isInRow = ({ text, start }: Figure, sentence: string): boolean =>
  /^, *[£$€]?\d/.test(sentence.slice(start + text.length)) ||
  /\d[\d.]*[%\p{L}]{0,2},(?: *[£$€]?\d[\d.]*[%\p{L}]{0,2} (?:and|or))? *$/u.test(sentence.slice(0, start));

const OPTIONS = 3;

/** A figure so many times as large or as small is out of the question at a glance. */
const FARTHEST = 10;
const WHOLE = 100;

const keyOf = ({ sort, kind }: Figure): string => `${sort}: ${kind}`;

/** Other figures of the kind, the nearest in size first; none that the sentence shows, and none that says the same. */
function figureDistractors(figure: Figure, others: readonly Figure[], sentence: string): string[] {
  const shown = new Set(figuresIn(sentence).map(({ size }) => size));
  const said = new Set(figure.sort === 'date' ? [] : numbersIn(sentence));
  const isDated = figure.sort === 'date' || figure.sort === 'year';
  const isNear = (size: number) => isDated || (size <= figure.size * FARTHEST && figure.size <= size * FARTHEST);
  const isPossible = (text: string) =>
    !(figure.sort === 'percentage' && numberIn(text) > WHOLE && numberIn(figure.text) <= WHOLE) &&
    (isDated || fitsItsSpan(figure, text, sentence));
  const isWord = (text: string) => /^\p{L}/u.test(text);
  const usable = others.filter(
    (other) =>
      !shown.has(other.size) &&
      !sentence.includes(other.text) &&
      !said.has(numberIn(other.text)) &&
      isNear(other.size) &&
      isPossible(other.text) &&
      isWord(other.text) === isWord(figure.text) &&
      endsAlike(other.text, figure.text),
  );
  const bySize = new Map(usable.map((other) => [other.size, other.text]));
  const ofDocument = [...bySize]
    .toSorted(
      ([one], [other]) =>
        Math.abs(Math.log(1 + one) - Math.log(1 + figure.size)) -
        Math.abs(Math.log(1 + other) - Math.log(1 + figure.size)),
    )
    .slice(0, OPTIONS)
    .map(([, text]) => text);
  const made = figuresNear(figure).filter(
    (text) => !said.has(numberIn(text)) && isPossible(text) && !ofDocument.includes(text),
  );
  return [...ofDocument, ...made].slice(0, OPTIONS);
}

/** "12-month period" and "6-month period"; "12 months" and "28 days"; never one of each. */
const endsAlike = (one: string, other: string): boolean =>
  one.includes('-') === other.includes('-') && /s$/.test(one) === /s$/.test(other);
