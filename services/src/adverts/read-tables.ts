import { isAnswer, isLabel } from './label-lines.js';

interface Cell {
  text: string;
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
}

interface TableReading {
  /** A cell, or a label and its answer as one sentence: "Visa sponsorship: No". */
  said: string;
  /** The text's own words, from the label to the answer. */
  quote: string;
}

/** From so many words on a cell is more than an entry of a list: "we would rather not" answers, "No agencies" does not. */
const FEWEST_WORDS = 3;

const isRule = (line: string): boolean => /^[\s|:+=-]+$/.test(line);

/**
 * Tables in a text, their cells parted by "|" or tabs: the answer to a label stands beside it, or in the rows below it
 * where the first has the labels. `isAsked` says which labels are looked for. What has no answer stands for itself.
 */
export function* readTables(text: string, isAsked: (label: string) => boolean): Generator<TableReading> {
  const pair = (label: Cell, answer: Cell): TableReading => ({
    said: `${label.text.replace(/\W+$/, '')}: ${answer.text}`,
    quote: text.slice(label.from, answer.to),
  });
  for (const rows of tablesIn(text)) {
    for (const [at, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        const isQuestion = isLabel(cell.text) && !isAnswer(cell.text) && isAsked(cell.text);
        const beside = cells[column + 1];
        const below = isQuestion ? answersBelow(rows, at, column) : [];
        if (isQuestion && beside && isAnswer(beside.text)) yield pair(cell, beside);
        else if (below.length > 0) yield* below.map((answer) => pair(cell, answer));
        else {
          yield { said: cell.text, quote: cell.text };
          if (isQuestion && beside && beside.text.split(/\s+/).length >= FEWEST_WORDS) yield pair(cell, beside);
        }
      }
    }
  }
}

const answersBelow = (rows: Cell[][], at: number, column: number): Cell[] =>
  rows
    .slice(at + 1, at + 1 + MOST_BELOW)
    .flatMap((cells) => (cells.length === rows[at]!.length ? [cells[column]!] : []))
    .filter(({ text }) => isAnswer(text));
const MOST_BELOW = 50;

/** The same text without its tables, for who reads it sentence by sentence: no sentence goes on from one side to the other. */
export const withoutTables = (text: string): string =>
  text.replace(/^.*[|\t].*$/gm, (line) => (cellsOf(line, 0).length > 1 || isRule(line) ? '—' : line));

/** Lines of several cells that follow each other. */
function* tablesIn(text: string): Generator<Cell[][]> {
  let rows: Cell[][] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const cells = /[|\t]/.test(line) ? cellsOf(line, from) : [];
    from += line.length + 1;
    if (cells.length > 1 && !isRule(line)) rows.push(cells);
    else if (cells.length < 2 && !isRule(line) && rows.length > 0) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

const cellsOf = (line: string, from: number): Cell[] =>
  [...line.matchAll(/[^|\t]+/g)].flatMap(({ 0: said, index }) => {
    const start = from + index + said.length - said.trimStart().length;
    return said.trim() ? [{ text: said.trim(), from: start, to: start + said.trim().length }] : [];
  });
