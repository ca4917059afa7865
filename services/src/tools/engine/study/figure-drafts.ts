import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn, type Figure, type FigureSort } from './figures.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';

const LEADS: Record<FigureSort, string> = {
  amount: 'Which amount',
  percentage: 'Which percentage',
  'length of time': 'Which length of time',
  date: 'Which date',
  year: 'Which year',
  number: 'Which number',
};

/** A figure is left out of its sentence; the document's other figures of the sort stand beside it. */
export function figureDrafts(sentences: readonly StudySentence[]): DraftQuestion[] {
  const bySort = new Map<FigureSort, Figure[]>();
  const found = sentences.map((sentence) => ({ sentence, figures: figuresIn(sentence.text) }));
  for (const { figures } of found)
    for (const figure of figures) bySort.set(figure.sort, [...(bySort.get(figure.sort) ?? []), figure]);
  return found.flatMap(({ sentence, figures }) =>
    figures.flatMap((figure) => {
      const distractors = figureDistractors(figure, bySort.get(figure.sort) ?? [], sentence.text);
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

/** Other figures of the sort, the nearest in size first; none that the sentence shows, and none that says the same. */
function figureDistractors(figure: Figure, others: readonly Figure[], sentence: string): string[] {
  const shown = new Set(figuresIn(sentence).map(({ size }) => size));
  const isWord = (text: string) => /^\p{L}/u.test(text);
  const usable = others.filter(
    (other) =>
      !shown.has(other.size) &&
      !sentence.includes(other.text) &&
      isWord(other.text) === isWord(figure.text) &&
      endsAlike(other.text, figure.text),
  );
  const bySize = new Map(usable.map((other) => [other.size, other.text]));
  return [...bySize]
    .toSorted(
      ([one], [other]) =>
        Math.abs(Math.log(1 + one) - Math.log(1 + figure.size)) -
        Math.abs(Math.log(1 + other) - Math.log(1 + figure.size)),
    )
    .slice(0, 3)
    .map(([, text]) => text);
}

/** "12-month period" and "6-month period"; "12 months" and "28 days"; never one of each. */
const endsAlike = (one: string, other: string): boolean =>
  one.includes('-') === other.includes('-') && /s$/.test(one) === /s$/.test(other);
