import { shortened } from '../text/clean.js';
import { wordsOf } from '../text/words.js';
import { sharedPart, telling } from './about.js';
import { FEWEST_DISTRACTORS, OPTIONS_BESIDE, shortBy } from './distractors.js';
import type { StudySentence } from './document.js';
import { figuresIn } from './figures.js';
import { numbersIn } from './given-away.js';
import { Elsewhere } from './elsewhere.js';
import { inQuotes, withGap, withLead, type DraftQuestion } from './question.js';
import { isReadOff, saysAWordOf } from './read-off.js';
import {
  codeOf,
  foldedText,
  isFigureCell,
  labelled,
  pointsIn,
  saysNothing,
  sizeOfCell,
  unitOfCell,
  type LabelledTable,
  type Named,
} from './table-columns.js';
import type { Table } from './tables.js';

const BLANK = '_____';
const MOST_TO_CHOOSE_FROM = 6;
const LONGEST_ANSWER = 140;
const MOST_ANSWER_WORDS = 22;
/** A figure so many times as large or as small is out of the question at a glance. */
const FARTHEST = 10;
/** The right answer must not be the one long option among short ones. */
const LONGER = 3;
/** What shares so many of its words with the answer may be as right. */
const SAME = 0.75;
const LONGEST_CAPTION = 100;
const LONGEST_LEAD = 160;
/** Comparing a row with all others of a very long table takes quadratic time: the nearest are enough. */
const MOST_BESIDE = 150;

/** A cell of a row, with all that is to be known for asking about it. */
interface Cell {
  named: Named;
  head: string;
  at: number;
  text: string;
  place: string;
}

/**
 * Questions about the rows of tables. A row is shown by what it is of and by one other cell alone: from an hourly rate
 * the yearly one could be worked out, and from the other percentages any of them.
 */
export function cellDrafts(
  tables: readonly Table[],
  asked: readonly StudySentence[],
  prose: readonly StudySentence[] = [],
): DraftQuestion[] {
  const all = tables.flatMap((table) => labelled(table) ?? []);
  const askable = new Set(asked.map(({ text }) => text));
  const said = new Said(all);
  const elsewhere = new Elsewhere(all, prose);
  return all.flatMap((one) =>
    one.rows
      .filter(({ row }) => row.sentence !== null && askable.has(row.sentence.text))
      .flatMap((named) => {
        const others = one.rows
          .filter((other) => other !== named)
          .toSorted((two, three) => Math.abs(two.at - named.at) - Math.abs(three.at - named.at))
          .slice(0, MOST_BESIDE);
        const code = codeDraft(named, others, one);
        const cells = one.table.heads.flatMap((head, at): Cell[] => {
          const text = named.row.cells[at] ?? '';
          const place = placeOf(named, head, said);
          return at === one.labelAt || (head === '' && !one.table.isList) || saysNothing(text)
            ? []
            : [{ named, head, at, text, place }];
        });
        return [
          ...(code ?? []),
          ...cells.flatMap((cell) =>
            pointsIn(cell.text).length > 1
              ? pointDrafts(cell, others, one)
              : [...contentDraft(cell, others, one, { said, elsewhere }), ...labelDraft(cell, others, one, said)],
          ),
        ];
      }),
  );
}

/** What a name has under a head, in whatever table: one document may give several going rates for one occupation. */
class Said {
  private readonly cells = new Map<string, Set<string>>();
  private readonly counts = new Map<string, number>();

  constructor(all: readonly LabelledTable[]) {
    for (const { rows, table } of all)
      for (const { label, row } of rows)
        table.heads.forEach((head, at) => {
          const key = keyOf(label, head);
          this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
          this.cells.set(key, (this.cells.get(key) ?? new Set()).add(foldedText(row.cells[at] ?? '')));
        });
  }

  /** Only the name of its table tells which row is meant. */
  isTwice = (label: string, head: string): boolean => (this.counts.get(keyOf(label, head)) ?? 0) > 1;

  has = (label: string, head: string, text: string): boolean =>
    this.cells.get(keyOf(label, head))?.has(foldedText(text)) ?? false;
}

const keyOf = (label: string, head: string): string => `${foldedText(label)}|${foldedText(head)}`;

function placeOf({ label, table: { caption, isList } }: Named, head: string, said: Said): string {
  if (isList) return 'this entry of a list in the document';
  if (!said.isTwice(label, head) || caption === null || /[“”"]/.test(caption))
    return 'this row of a table in the document';
  const short = caption.length <= LONGEST_CAPTION ? caption : `${caption.slice(0, LONGEST_CAPTION).trim()}…`;
  return `this row of the table “${short}”`;
}

const shownCell = (head: string, text: string): string =>
  head === '' ? text : `${head}${/[?:]$/.test(head) ? '' : ':'} ${text}`;
const rowOf = (...parts: [head: string, text: string][]): string =>
  inQuotes(parts.map(([head, text]) => shownCell(head, text)).join('; '));

/** Both parts in the order of their columns. */
function shownRow({ named, head, at, text }: Cell, labelAt: number, isLabelAsked: boolean): string {
  if (named.table.isList) return shownItem(named.row.sentence!, isLabelAsked ? named.label : text);
  const labelHead = named.table.heads[labelAt] ?? '';
  const label: [string, string] = [labelHead, isLabelAsked ? BLANK : named.label];
  const content: [string, string] = [head, isLabelAsked ? text : BLANK];
  return at < labelAt ? rowOf(content, label) : rowOf(label, content);
}

/** "Andorra – _____", behind the line that the list goes on from. */
function shownItem(sentence: StudySentence, answer: string): string {
  const start = sentence.text.startsWith(answer) ? 0 : sentence.text.lastIndexOf(answer);
  const lead = sentence.lead && shortened(sentence.lead, LONGEST_LEAD);
  return inQuotes(withLead(withGap(sentence.text, start, answer), { ...sentence, lead }));
}

const topicsOf = (label: string, head: string, text: string): string[] => [
  `row ${foldedText(codeOf(label)?.name ?? label)}`,
  ...(isFigureCell(text) ? [] : [`cell ${foldedText(head)}: ${foldedText(text)}`]),
];

const groupOf = ({ table }: Named, at: number, way: string): string =>
  `${table.caption ?? ''}: ${table.heads.join('|')}: ${at} ${way}`;

/** "Booker Prize: _____": what stands in the cell, beside what stands in other cells of its column. */
function contentDraft(
  cell: Cell,
  others: readonly Named[],
  { labelAt }: LabelledTable,
  { said, elsewhere }: { said: Said; elsewhere: Elsewhere },
): DraftQuestion[] {
  const { named, head, at, text, place } = cell;
  const isFigure = isFigureCell(text);
  if (text.length > LONGEST_ANSWER || wordsOf(text).length > MOST_ANSWER_WORDS) return [];
  if (REFERS.test(text)) return [];
  if (isFigure ? saysNumber(named.label, text) : saysAWordOf(text, `${named.label} ${head}`)) return [];
  const own = others.map(({ row }) => row.cells[at] ?? '');
  const beside = isFigure
    ? figuresBeside(text, named, own, elsewhere)
    : textsBeside(text, named, [...own, ...elsewhere.underHead(head, named.table)]);
  const distractors = beside.filter((other) => !said.has(named.label, head, other)).slice(0, MOST_TO_CHOOSE_FROM);
  if (distractors.length < FEWEST_DISTRACTORS) return [];
  return [
    {
      kind: isFigure ? 'amount' : 'cell',
      question: `Which ${leadOf(text, isFigure, named.table)} completes ${place}? ${shownRow(cell, labelAt, false)}`,
      answer: text,
      distractors,
      sentence: named.row.sentence!,
      worth: 2 - shortBy(distractors) - (isFigure ? 0.2 : 0),
      topics: topicsOf(named.label, head, text),
      group: groupOf(named, at, isFigure ? 'figure' : 'content'),
    },
  ];
}

/** "_____: Hyatt Foundation": which row has it, beside rows that have something else. */
function labelDraft(cell: Cell, others: readonly Named[], { labelAt }: LabelledTable, said: Said): DraftQuestion[] {
  const { named, at, text, place, head } = cell;
  if (text.length > LONGEST_ANSWER || REFERS.test(text) || saysAWordOf(text, named.label)) return [];
  const isTold = isReadOff(text, named.label);
  const fitting = others.filter(({ label, row }) => {
    const other = row.cells[at] ?? '';
    return (
      other !== '' &&
      !isAsRight(other, text) &&
      !said.has(label, head, text) &&
      isAsLong(label, named.label) &&
      !saysAWordOf(label, text) &&
      isReadOff(text, label) === isTold
    );
  });
  // Three prizes of one body show that the fourth is meant.
  const ofEach = new Map(fitting.toReversed().map((other) => [foldedText(other.row.cells[at] ?? ''), other]));
  const first = fitting.filter((other) => [...ofEach.values()].includes(other));
  const distractors = distinct([...first, ...fitting].map(({ label }) => label)).slice(0, MOST_TO_CHOOSE_FROM);
  if (distractors.length < FEWEST_DISTRACTORS) return [];
  const isFlag = new Set(others.map(({ row }) => foldedText(row.cells[at] ?? ''))).size <= MOST_FLAGS;
  return [
    {
      kind: 'row',
      question: `Which ${named.table.isList ? 'of these' : 'entry'} completes ${place}? ${shownRow(cell, labelAt, true)}`,
      answer: named.label,
      distractors,
      sentence: named.row.sentence!,
      // A name for a name is the better question; "yes" stands in many rows.
      worth: 2 - shortBy(distractors) - (isFigureCell(text) ? 0.6 : 0) - (isFlag ? 0.4 : 0),
      topics: topicsOf(named.label, head, text),
      group: isFlag ? groupOf(named, 0, 'flag') : groupOf(named, at, 'label'),
    },
  ];
}

/** "Yes", "no" and a dash. */
const MOST_FLAGS = 3;

/** "_____ Bricklayers": the code that stands before a name. */
function codeDraft(named: Named, others: readonly Named[], { labelAt, table }: LabelledTable): DraftQuestion[] | null {
  const own = codeOf(named.label);
  if (!own) return null;
  const codes = others.flatMap(({ label }) => codeOf(label)?.code ?? []);
  // Two or three rows that happen to begin with a number are no list of codes.
  if (codes.length < others.length / 2) return null;
  const isLike = (code: string) => code.length === own.code.length && /^\p{L}/u.test(code) === /^\p{L}/u.test(own.code);
  const distractors = [...new Set(codes)]
    .filter((code) => code !== own.code && isLike(code))
    .slice(0, MOST_TO_CHOOSE_FROM);
  if (distractors.length < FEWEST_DISTRACTORS || numbersIn(own.name).includes(Number(own.code))) return null;
  return [
    {
      kind: 'amount',
      question: `Which code completes this row of a table in the document? ${rowOf([table.heads[labelAt] ?? '', `${BLANK} ${own.name}`])}`,
      answer: own.code,
      distractors,
      sentence: named.row.sentence!,
      worth: 1.2 - shortBy(distractors),
      topics: topicsOf(named.label, '', own.code),
      group: groupOf(named, labelAt, 'code'),
    },
  ];
}

/** "• Geologists • Meteorologists": which of these is named in the row, and in which row one is named. */
function pointDrafts(
  { named, at, text, head }: Cell,
  others: readonly Named[],
  { labelAt }: LabelledTable,
): DraftQuestion[] {
  const labelHead = named.table.heads[labelAt] ?? '';
  const mine = pointsIn(text).filter((point) => isPoint(point) && !saysAWordOf(point, named.label));
  const said = others.map((other) => ({ other, points: pointsIn(other.row.cells[at] ?? '') }));
  const everywhere = said.map(({ points }) => points.map(foldedText));
  return mine
    .filter((point) => !everywhere.some((points) => points.includes(foldedText(point))))
    .flatMap((point, index) => {
      // Turn and turn about, so that both ways are asked.
      const isWhich = index % 2 === 0;
      const beside = said.flatMap(({ other, points }) =>
        isWhich
          ? points
              .filter((each) => isPoint(each) && !saysAWordOf(each, named.label) && isAsLong(each, point))
              .slice(0, 2)
          : points.length > 0 && !saysAWordOf(other.label, point) && isAsLong(other.label, named.label)
            ? [other.label]
            : [],
      );
      const distractors = distinct(beside)
        .filter((each) => !isWhich || (!pointsIn(text).includes(each) && !saysAWordOf(each, point)))
        .slice(0, MOST_TO_CHOOSE_FROM);
      if (distractors.length < FEWEST_DISTRACTORS) return [];
      return [
        {
          kind: 'entry' as const,
          question: isWhich
            ? `Which of these stands in this row of a table in the document? ${rowOf([labelHead, named.label], [head, BLANK])}`
            : `Which entry completes this row of a table in the document? ${rowOf([labelHead, BLANK], [head, `… ${point} …`])}`,
          answer: isWhich ? point : named.label,
          distractors,
          sentence: named.row.sentence!,
          worth: 2 - shortBy(distractors) - index * 0.01,
          topics: topicsOf(named.label, head, point),
          group: groupOf(named, at, isWhich ? 'point' : 'row of a point'),
        },
      ];
    });
}

const isPoint = (point: string): boolean =>
  /^\p{L}/u.test(point) && wordsOf(point).length <= MOST_POINT_WORDS && !/\d|:/.test(point);
const MOST_POINT_WORDS = 8;

/** "As code 2211": what it is stands in another row. */
const REFERS = /^(?:as|see|same as|ditto)\b/i;

/** Texts that could stand there, and do not say what the answer says. */
function textsBeside(answer: string, { label, row }: Named, texts: readonly string[]): string[] {
  const isTold = isReadOff(answer, label);
  return distinct(texts)
    .filter((text) => !saysNothing(text) && !isFigureCell(text) && pointsIn(text).length === 0 && !REFERS.test(text))
    .filter((text) => isReadOff(text, label) === isTold)
    .filter((text) => isAsLong(text, answer) && !isAsRight(text, answer) && !row.cells.includes(text))
    .filter((text) => !saysAWordOf(text, label));
}

/** The nearest figures that are written alike: of the column, then of other tables and of the sentences. */
function figuresBeside(answer: string, { row }: Named, own: readonly string[], elsewhere: Elsewhere): string[] {
  const unit = unitOfCell(answer);
  const size = sizeOfCell(answer);
  // No degree is ten times another, and no year.
  const hasNoZero = /[°<>]/.test(answer) || /^[12]\d{3}$/.test(answer) || size <= 0;
  const isNear = (other: number) => hasNoZero || (other > 0 && other <= size * FARTHEST && size <= other * FARTHEST);
  const farness = (text: string) =>
    hasNoZero ? Math.abs(sizeOfCell(text) - size) : Math.abs(Math.log(sizeOfCell(text) / size));
  const fitting = (texts: readonly string[]) =>
    distinct(texts)
      .filter((text) => isFigureCell(text) && unitOfCell(text) === unit && !row.cells.includes(text))
      .filter((text) => sizeOfCell(text) !== size && isNear(sizeOfCell(text)))
      .toSorted((one, other) => farness(one) - farness(other));
  const beside = fitting(own);
  if (beside.length >= OPTIONS_BESIDE) return beside;
  const others = fitting(elsewhere.figuresNear(unit, size));
  return distinct([...beside, ...others]);
}

/** The answer, a part of it or what holds it, or nearly the same words. */
function isAsRight(text: string, answer: string): boolean {
  const [one, other] = [foldedText(text), foldedText(answer)];
  if (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)) return true;
  return sharedPart(telling(wordsOf(text)), telling(wordsOf(answer))) >= SAME;
}

const saysNumber = (label: string, text: string): boolean => {
  const said = numbersIn(label);
  return numbersIn(text).some((number) => said.includes(number));
};

const isAsLong = (one: string, other: string): boolean =>
  one.length < Math.max(SHORT, other.length) * LONGER && other.length < Math.max(SHORT, one.length) * LONGER;
/** Of short options none stands out by its length. */
const SHORT = 12;

function leadOf(text: string, isFigure: boolean, { isList }: Table): string {
  const figure = figuresIn(text).find(({ start, text: own }) => start === 0 && own.length === text.length);
  if (figure && figure.sort !== 'number') return figure.sort;
  if (isFigure) return 'figure';
  return isList ? 'of these' : 'entry';
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];
