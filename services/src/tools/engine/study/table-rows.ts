import { wordsOf } from '../text/words.js';
import { pagesOf } from './blocks.js';
import type { StudySentence } from './document.js';

/** The line below the head of a table. */
const RULE = /^\|(?:\s*:?-{3,}:?\s*\|)+$/;
const MOST_WORDS = 48;
const LONGEST_HEAD = 320;
const FEWEST_CELLS = 2;
const MOST_ROWS = 300;

const cellsOf = (line: string): string[] =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^\| ?|(?: ?\|)+ ?$/g, '')
    .split(/ ?\| ?/);
const isRow = (line: string): boolean => /^\|.*\|$/.test(line);

/** The rows of a document's tables, each with the head of its table for what it goes on from. */
export function tableRowsIn(text: string): StudySentence[] {
  const found = new Map<string, StudySentence>();
  for (const { page, text: pageText } of pagesOf(text)) {
    let head: string[] = [];
    const lines = pageText.split('\n').map((line) => line.trim());
    lines.forEach((line, at) => {
      if (!isRow(line)) head = [];
      else if (RULE.test(line)) head = cellsOf(lines[at - 1] ?? '');
      else if (head.length >= FEWEST_CELLS && !RULE.test(lines[at + 1] ?? '')) {
        const row = rowOf(line, head, page);
        if (row && found.size < MOST_ROWS && !found.has(row.text)) found.set(row.text, row);
      }
    });
  }
  return [...found.values()];
}

/** What is left empty in the first column stands in the row above. */
function rowOf(line: string, head: readonly string[], page: number | null): StudySentence | null {
  const cells = cellsOf(line);
  if (cells[0] === '' || cells.filter((cell) => cell !== '').length < FEWEST_CELLS) return null;
  const text = line.replace(/\s+/g, ' ').replace(/^\| ?|(?: ?\|)+ ?$/g, '');
  const words = wordsOf(text);
  const lead = head.join(' | ');
  if (words.length > MOST_WORDS || lead.length > LONGEST_HEAD || /[<>{}]|https?:|www\.|\ufffd/.test(text)) return null;
  return { text, words, page, under: null, lead, isRow: true };
}
