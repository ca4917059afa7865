import { FEWEST_DISTRACTORS, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn, type Figure, type FigureSort } from './figures.js';
import { fitsItsSpan, isGivenAway, numberIn, numbersIn } from './given-away.js';
import { lengthOfWhole } from './length-of-whole.js';
import { inQuotes, refersByNumber, withGap, withLead, type DraftQuestion } from './question.js';

const LEADS: Record<FigureSort, string> = {
  'time of day': 'Which time',
  amount: 'Which amount',
  percentage: 'Which percentage',
  measurement: 'Which measurement',
  'length of time': 'Which length of time',
  date: 'Which date',
  year: 'Which year',
  number: 'Which number',
};

/** A figure is left out of its sentence; the document's other figures of its kind, those of its tables too, stand beside it. */
export function figureDrafts(
  sentences: readonly StudySentence[],
  rows: readonly StudySentence[] = [],
): DraftQuestion[] {
  const bySort = new Map<FigureSort, Figure[]>();
  const found = sentences.map((sentence) => ({ sentence, figures: figuresIn(sentence.text) }));
  for (const figure of [...found.flatMap(({ figures }) => figures), ...rows.flatMap(({ text }) => figuresIn(text))]) {
    const alike = bySort.get(figure.sort) ?? [];
    alike.push(figure);
    bySort.set(figure.sort, alike);
  }
  return found.flatMap(({ sentence, figures }) =>
    figures.flatMap((figure) => {
      const { text: said } = sentence;
      if (isGivenAway(figure, said) || isShareOfOne(figure, said) || isInRow(figure, said)) return [];
      const distractors = figureDistractors(figure, bySort.get(figure.sort) ?? [], sentence);
      if (distractors.length < FEWEST_DISTRACTORS || isFarFromAll(figure, distractors)) return [];
      const text = withGap(sentence.text, figure.start, figure.text);
      const leans =
        (refersByNumber(said) || POINTS_BACK.test(said) ? 0.8 : 0) + (isOfOneUnit(figure, distractors) ? 0 : MIXED);
      const worth = (figure.sort === 'number' ? 1.5 : 2) - figures.length * 0.1 - shortBy(distractors) - leans;
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

/** 1997 beside 1847, 1851 and 1852: who knows the rest of the sentence knows the century. */
function isFarFromAll({ sort, size }: Figure, distractors: readonly string[]): boolean {
  if (sort !== 'year') return false;
  const years = distractors.map(Number);
  const span = Math.max(...years) - Math.min(...years);
  return Math.min(...years.map((year) => Math.abs(year - size))) > Math.max(FAR_YEARS, span * 3);
}
const FAR_YEARS = 40;

/** "_____, 80% and 90%": the row says where it stands in it. */
const isInRow = ({ text, start }: Figure, sentence: string): boolean =>
  /^, *[£$€]?\d/.test(sentence.slice(start + text.length)) ||
  /\d[\d.]*[%\p{L}]{0,2},(?: *[£$€]?\d[\d.]*[%\p{L}]{0,2} (?:and|or))? *$/u.test(sentence.slice(0, start));

/** "30 days" beside "14 years": the number alone is the better question, where there is one. */
const MIXED = 1.2;
const unitIn = (text: string): string => /[\p{L}%]+$/u.exec(text)?.[0].replace(/s$/, '') ?? '';
const isOfOneUnit = ({ sort, text }: Figure, distractors: readonly string[]): boolean =>
  sort !== 'length of time' || distractors.every((other) => unitIn(other) === unitIn(text));

/** Who or what it is stands in the sentence before. */
const POINTS_BACK = /^(?:he|she|it|they|this|these|his|her|its|their)\b/i;

const OPTIONS = 3;

/** A figure so many times as large or as small is out of the question at a glance. */
const FARTHEST = 10;
const FARTHEST_COUSIN = 5;
/** "Every 60 minutes" beside "24 hours" and "30 days": times are told in units that lie far apart. */
const FARTHEST_TIME = 1_000;
/** Nobody takes a lesson of 45 minutes for one of 25 seconds. */
const FARTHEST_SHORT_TIME = 30;
/** Nor a screen that locks after five minutes for one that does after two days. */
const FARTHEST_OF_MINUTES = 300;
const AN_HOUR = 60;
const A_SHORT_TIME = /\bseconds?$/i;
const WHOLE = 100;

const keyOf = ({ sort, kind }: Figure): string => `${sort}: ${kind}`;

/** The document's other figures of the kind, the nearest in size first; none that the sentence or the line above it shows or says again. */
function figureDistractors(
  figure: Figure,
  others: readonly Figure[],
  { text: sentence, lead }: StudySentence,
): string[] {
  const above = lead ?? '';
  const shown = new Set(figuresIn(sentence).map(({ size }) => size));
  const said = new Set(figure.sort === 'date' || figure.sort === 'time of day' ? [] : numbersIn(sentence));
  const isDated = figure.sort === 'date' || figure.sort === 'year' || figure.sort === 'time of day';
  // No degree is ten times another.
  const hasNoZero = isDated || /^(?:°|degree)/.test(figure.kind);
  const isNear = ({ size, text }: Figure) => {
    const isShort = A_SHORT_TIME.test(text) || A_SHORT_TIME.test(figure.text);
    const isOfMinutes = Math.min(size, figure.size) < AN_HOUR;
    const farthestTime = isShort ? FARTHEST_SHORT_TIME : isOfMinutes ? FARTHEST_OF_MINUTES : FARTHEST_TIME;
    const farthest = figure.sort === 'length of time' ? farthestTime : FARTHEST;
    return hasNoZero || (size <= figure.size * farthest && figure.size <= size * farthest);
  };
  const isPossible = (text: string) =>
    !(figure.sort === 'percentage' && numberIn(text) > WHOLE && numberIn(figure.text) <= WHOLE) &&
    (isDated || fitsItsSpan(figure, text, sentence));
  const within = figure.sort === 'length of time' ? lengthOfWhole(figure, sentence) : Infinity;
  const [earliest, latest] = datesAround(figure, sentence);
  const isWord = (text: string) => /^\p{L}/u.test(text);
  const fits = (other: Figure) =>
    !shown.has(other.size) &&
    !sentence.includes(other.text) &&
    !above.includes(other.text) &&
    !said.has(numberIn(other.text)) &&
    isNear(other) &&
    other.size > earliest &&
    other.size < latest &&
    (other.size < within || figure.size >= within) &&
    isWord(other.text) === isWord(figure.text) &&
    endsAlike(other.text, figure.text) &&
    isPossible(other.text);
  const distance = ({ size }: Figure) =>
    hasNoZero ? Math.abs(size - figure.size) : Math.abs(Math.log(1 + size) - Math.log(1 + figure.size));
  // Of its own unit first; where the document has too few of these, of another.
  const usable = [
    others.filter((other) => keyOf(other) === keyOf(figure)),
    others.filter((other) => isCousin(other, figure)),
  ]
    .map((each) => each.filter(fits).toSorted((one, other) => distance(one) - distance(other)))
    .flat();
  const bySize = new Map<number, string>();
  for (const { size, text } of usable) if (!bySize.has(size)) bySize.set(size, text);
  return [...bySize.values()].slice(0, OPTIONS);
}

/** "Between 21 June 2021 and _____": what may stand there is later. */
function datesAround(figure: Figure, sentence: string): [number, number] {
  const isJoined = (from: number, to: number) => /^ (?:and|to|until) $/.test(sentence.slice(from, to));
  const dates = figuresIn(sentence).filter(({ sort }) => sort === 'date' && sort === figure.sort);
  const before = dates.find(({ start, text }) => isJoined(start + text.length, figure.start));
  const after = dates.find(({ start }) => isJoined(figure.start + figure.text.length, start));
  return [before?.size ?? -Infinity, after?.size ?? Infinity];
}

/** Weeks beside months, and one count beside another; never ages beside anything else. */
function isCousin(one: Figure, other: Figure): boolean {
  if (one.sort !== other.sort || one.kind === other.kind) return false;
  if (one.sort !== 'number' && one.sort !== 'length of time') return false;
  if (one.kind.startsWith('age') || other.kind.startsWith('age')) return false;
  // "37.5 hours" is the odd one out among days.
  if (/\.\d/.test(one.text) !== /\.\d/.test(other.text)) return false;
  const farthest = one.sort === 'number' ? FARTHEST_COUSIN : FARTHEST_TIME;
  return one.size <= other.size * farthest && other.size <= one.size * farthest;
}

/** "12-month period" and "6-month period"; "12 months" and "28 days"; never one of each. */
const endsAlike = (one: string, other: string): boolean =>
  /.-/.test(one) === /.-/.test(other) && /s$/.test(one) === /s$/.test(other);
