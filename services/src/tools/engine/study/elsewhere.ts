import type { StudySentence } from './document.js';
import { figuresIn } from './figures.js';
import { isFigureCell, sizeOfCell, unitOfCell, type LabelledTable } from './table-columns.js';
import type { Table } from './tables.js';

/** So many of the nearest are enough to choose wrong answers from. */
const MOST_NEAR = 150;

interface Sized {
  text: string;
  size: number;
}

/**
 * What other tables and the sentences of a document have to set beside a cell. It is gathered once: a document of thousands
 * of small tables would else be gone through for each of its cells.
 */
export class Elsewhere {
  /** By how a figure is written, from the smallest to the largest. */
  private readonly figures = new Map<string, Sized[]>();
  /** By heads of columns, in the order of the document. */
  private readonly columns = new Map<string, { table: Table; text: string }[]>();
  private readonly begins = new Map<Table, Map<string, number>>();

  constructor(all: readonly LabelledTable[], prose: readonly StudySentence[]) {
    const texts = new Set(prose.flatMap(({ text }) => figuresIn(text).map((figure) => figure.text)));
    for (const { table } of all) {
      this.begins.set(table, new Map(table.heads.map((head) => [head, this.columns.get(head)?.length ?? 0])));
      for (const { cells } of table.rows.slice(0, MOST_NEAR))
        cells.forEach((text, at) => {
          texts.add(text);
          const head = table.heads[at];
          if (head === undefined) return;
          const column = this.columns.get(head) ?? [];
          column.push({ table, text });
          this.columns.set(head, column);
        });
    }
    for (const text of texts) {
      const size = isFigureCell(text) ? sizeOfCell(text) : Number.NaN;
      if (Number.isNaN(size)) continue;
      const unit = unitOfCell(text);
      const alike = this.figures.get(unit) ?? [];
      alike.push({ text, size });
      this.figures.set(unit, alike);
    }
    for (const alike of this.figures.values()) alike.sort((one, other) => one.size - other.size);
  }

  /** Figures that are written so, the nearest of each side. */
  figuresNear(unit: string, size: number): string[] {
    const alike = this.figures.get(unit) ?? [];
    const at = firstNotBelow(alike, size);
    return alike.slice(Math.max(0, at - MOST_NEAR), at + MOST_NEAR).map(({ text }) => text);
  }

  /** What stands below the same head in the tables around this one. */
  underHead(head: string, table: Table): string[] {
    const column = this.columns.get(head) ?? [];
    const at = this.begins.get(table)?.get(head) ?? 0;
    return column
      .slice(Math.max(0, at - MOST_NEAR), at + 2 * MOST_NEAR)
      .filter((one) => one.table !== table)
      .map(({ text }) => text);
  }
}

function firstNotBelow(sorted: readonly Sized[], size: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.size < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
