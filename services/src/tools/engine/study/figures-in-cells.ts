import { wordsOf } from '../text/words.js';
import type { StudySentence } from './document.js';
import { figureDrafts } from './figure-drafts.js';
import { figuresIn } from './figures.js';
import type { DraftQuestion } from './question.js';
import { foldedText, isFigureCell, labelled, saysNothing } from './table-columns.js';
import type { Table } from './tables.js';

/** A cell of so many words says something in itself: "2 years if the application was made before 2027". */
const FEWEST_WORDS = 5;
const isStatement = (cell: string): boolean => !isFigureCell(cell) && wordsOf(cell).length >= FEWEST_WORDS;
/** "3 years" may stand beside months, as no other figure of a column may stand beside one of another unit. */
const isTime = (cell: string): boolean =>
  isFigureCell(cell) && figuresIn(cell).some(({ sort, text }) => sort === 'length of time' && text === cell);

/**
 * "Doctorate; Period granted: _____ from the date of decision": a figure in a cell that is a statement, beside figures of
 * its kind from the whole document. The row is shown by what it is of and by that cell alone.
 */
export function figuresInCells(
  tables: readonly Table[],
  asked: readonly StudySentence[],
  sentences: readonly StudySentence[],
): DraftQuestion[] {
  const askable = new Set(asked.map(({ text }) => text));
  const rows = new Map<string, { sentence: StudySentence; label: string }>();
  for (const table of tables) {
    // Rows of one name differ by what their cells say.
    const labelAt = labelled(table)?.labelAt ?? 0;
    for (const row of table.rows) {
      const label = row.cells[labelAt] ?? '';
      if (!row.sentence || !askable.has(row.sentence.text)) continue;
      row.cells.forEach((cell, at) => {
        if (at === labelAt || saysNothing(cell) || !(isStatement(cell) || isTime(cell))) return;
        // From an hourly rate the yearly one could be worked out.
        if (figuresIn(cell).filter(({ sort }) => sort === 'amount' || sort === 'percentage').length > 1) return;
        const head = (column: number) => (table.heads[column] ? `${table.heads[column]}: ` : '');
        rows.set(`${head(labelAt)}${label}; ${head(at)}${cell}`, { sentence: row.sentence!, label });
      });
    }
  }
  const shown = [...rows].map(([text, { sentence }]): StudySentence => ({
    text,
    words: wordsOf(text),
    page: sentence.page,
    under: null,
    lead: null,
  }));
  return figureDrafts(shown, [...sentences, ...asked]).flatMap((draft) => {
    const { sentence, label } = rows.get(draft.sentence.text)!;
    // A figure that names the row is no question about it.
    if (label.includes(draft.answer)) return [];
    const question = draft.question.replace('this sentence from the document', 'this row of a table in the document');
    return [{ ...draft, question, sentence, topics: [`row ${foldedText(label)}`] }];
  });
}
