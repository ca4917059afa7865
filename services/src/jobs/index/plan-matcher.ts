import {
  fieldWorth,
  type Alternative,
  type SearchGroup,
  type SearchPlan,
  type SearchTerm,
} from '../finding/search-plan.js';
import { grown } from './grown.js';
import { IN_COMPANY, IN_DESCRIPTION, IN_PLACE, IN_SKILLS, IN_TITLE } from './packed-rows.js';
import { fieldsOf, rowOf, type Postings, type WordIndex } from './word-index.js';

/** A title that is asked for by its very name stands before any sum of words: a text has 500 letters at most. */
const TITLED = 1 << 15;

/** What a word is worth by the bits of the fields where it stands. */
const worthOf = Uint8Array.from({ length: 32 }, (_, fields) =>
  Math.max(
    fields & IN_TITLE && fieldWorth.title,
    fields & IN_COMPANY && fieldWorth.company,
    fields & IN_SKILLS && fieldWorth.skills,
    fields & IN_PLACE && fieldWorth.location,
    fields & IN_DESCRIPTION && fieldWorth.description,
  ),
);

interface Found {
  lists: Postings[];
  isPlace: boolean;
  size: number;
}

/**
 * Answers a plan row by row: which rows match, and how well. Works in arrays as long as the table that are kept from
 * one search to the next and left empty.
 */
export class PlanMatcher {
  /** How well a row of the last answer matches, by row; zero for all others. */
  ranks = new Uint16Array(0);
  private passed = new Uint16Array(0);
  private best = new Uint8Array(0);
  private part = new Uint8Array(0);
  private here = new Uint8Array(0);
  private last: number[] = [];

  constructor(private readonly words: WordIndex) {}

  /** The rows that match, in no order; their ranks stand in `ranks` until the next call. */
  match(plan: SearchPlan, size: number): number[] {
    this.forget();
    this.makeRoom(size);
    const groups = plan.groups.map((group) => this.lookUp(group)).sort((a, b) => a.size - b.size);
    let rows: number[] = [];
    groups.forEach(({ alternatives }, level) => {
      const reached = level === 0 ? rows : undefined;
      for (const alternative of alternatives) this.score(alternative, level, reached);
      rows = this.settle(rows, level);
    });
    for (const title of plan.titles) {
      for (const { entries, length } of this.words.find(title, false)) {
        for (let at = 0; at < length; at += 1) {
          const row = rowOf(entries[at]!);
          if (this.ranks[row]! > 0 && this.ranks[row]! < TITLED) this.ranks[row]! += TITLED;
        }
      }
    }
    this.last = rows;
    return rows;
  }

  private forget(): void {
    for (const row of this.last) this.ranks[row] = this.passed[row] = 0;
    this.last = [];
  }

  private makeRoom(size: number): void {
    if (size <= this.best.length) return;
    this.ranks = grown(this.ranks, size);
    const length = this.ranks.length;
    this.passed = grown(this.passed, length);
    this.best = grown(this.best, length);
    this.part = grown(this.part, length);
    this.here = grown(this.here, length);
  }

  private lookUp({ any }: SearchGroup): { alternatives: LookedUp[]; size: number } {
    const alternatives = any.map(({ all, weight }) => ({
      weight,
      terms: all.map((term) => this.find(term)).sort((a, b) => a.size - b.size),
    }));
    return { alternatives, size: alternatives.reduce((sum, { terms }) => sum + (terms[0]?.size ?? 0), 0) };
  }

  private find({ word, prefix }: SearchTerm): Found {
    const isPlace = word.startsWith('@');
    const lists = this.words.find(isPlace ? word.slice(1) : word, prefix);
    return { lists, isPlace, size: lists.reduce((sum, { length }) => sum + length, 0) };
  }

  /** Notes for each row that has the alternative what it is worth. Rows are looked at that passed all groups before. */
  private score({ weight, terms }: LookedUp, level: number, reached: number[] | undefined): void {
    const [first, ...others] = terms;
    if (!first) return;
    const { best, part, here } = this;
    const touched = this.each(first, level, part);
    for (const other of others) {
      this.each(other, level, here, part);
      for (const row of touched) {
        part[row] = Math.min(part[row]!, here[row]!);
        here[row] = 0;
      }
    }
    for (const row of touched) {
      const worth = part[row]! * weight;
      part[row] = 0;
      if (worth === 0) continue;
      if (best[row] === 0) reached?.push(row);
      if (worth > best[row]!) best[row] = worth;
    }
  }

  /** Puts into `worths` what a term is worth in each row, and answers those rows. */
  private each({ lists, isPlace }: Found, level: number, worths: Uint8Array, within?: Uint8Array): number[] {
    const { passed } = this;
    const touched: number[] = [];
    for (const { entries, length } of lists) {
      for (let at = 0; at < length; at += 1) {
        const entry = entries[at]!;
        const row = rowOf(entry);
        if (passed[row] !== level || (within && within[row] === 0)) continue;
        if (isPlace && !(fieldsOf(entry) & IN_PLACE)) continue;
        const worth = isPlace ? fieldWorth.location : worthOf[fieldsOf(entry)]!;
        if (worths[row] === 0) touched.push(row);
        if (worth > worths[row]!) worths[row] = worth;
      }
    }
    return touched;
  }

  /** Keeps of the rows those that this group gave something. */
  private settle(rows: number[], level: number): number[] {
    const { best, passed, ranks } = this;
    return rows.filter((row) => {
      const worth = best[row]!;
      best[row] = 0;
      if (worth === 0) {
        ranks[row] = passed[row] = 0;
        return false;
      }
      ranks[row]! += worth;
      passed[row] = level + 1;
      return true;
    });
  }
}

interface LookedUp extends Pick<Alternative, 'weight'> {
  terms: Found[];
}
