import {
  fieldWorth,
  FOR_ADVERT,
  titleSteps,
  type Alternative,
  type Only,
  type SearchGroup,
  type SearchPlan,
  type SearchTerm,
  type TitleStep,
} from '../finding/search-plan.js';
import { grown } from './grown.js';
import { IN_COMPANY, IN_DESCRIPTION, IN_PLACE, IN_SKILLS, IN_TITLE } from './packed-rows.js';
import { RowList } from './row-list.js';
import { Beside, fieldsOf, rowOf, type Postings, type WordIndex } from './word-index.js';

/** How near a title is stands before any sum of words. */
const NEAR_TITLE = 1 << 14;

/** What a word is worth by the bits of the fields where it stands, of those that count. */
const worthIn = (counting: number) =>
  Uint8Array.from({ length: 32 }, (_, bits) => {
    const fields = bits & counting;
    return Math.max(
      fields & IN_TITLE && fieldWorth.title,
      fields & IN_COMPANY && fieldWorth.company,
      fields & IN_SKILLS && fieldWorth.skills,
      fields & IN_PLACE && fieldWorth.location,
      fields & IN_DESCRIPTION && fieldWorth.description,
    );
  });
const worthOf = worthIn(31);
const worthOnly: Record<Only, Uint8Array> = {
  skills: worthIn(IN_TITLE | IN_SKILLS),
  words: worthIn(31 - IN_COMPANY),
  names: worthIn(IN_TITLE | IN_COMPANY | IN_SKILLS),
  company: worthIn(IN_COMPANY),
};
/** The same of a word of the place, which counts only there. */
const worthAsPlace = worthOf.map((_, fields) => (fields & IN_PLACE ? fieldWorth.location : 0));

interface LookedUp extends Pick<Alternative, 'weight'> {
  terms: Found[];
  /** Rows that it does not count for. */
  not: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

interface Found {
  lists: Postings[];
  worths: Uint8Array;
  size: number;
}

/**
 * Answers a plan row by row: which rows match, and how well. Works in arrays as long as the table that are kept from
 * one search to the next and left empty.
 */
export class PlanMatcher {
  /** How well a row of the last answer matches, by row; zero for all others. */
  ranks = new Uint32Array(0);
  private best = new Uint8Array(0);
  private part = new Uint8Array(0);
  private here = new Uint8Array(0);
  private readonly matching = new RowList();
  private readonly touched = new RowList();
  /** What the last answer is to; undefined where there is none. */
  private answered: string | undefined;
  private areTitlesFirst = false;
  /** The rows with one of some words in the title. Alternatives and steps of one plan ask for the same words. */
  private readonly inTitle = new Map<string, ReadonlySet<number>>();

  constructor(
    private readonly words: WordIndex,
    private readonly isRecord: (row: number) => boolean,
  ) {}

  /**
   * The rows that match, in no order. They and `ranks` are lent until the next call. A screen asks for its page and for
   * its counts at once: what was matched for the one is there for the other, as long as there are no more rows.
   */
  match(plan: SearchPlan, size: number): Int32Array {
    const asked = `${size} ${JSON.stringify(plan)}`;
    if (asked !== this.answered) {
      this.answered = undefined;
      this.find(plan, size);
      this.answered = asked;
    }
    return this.matching.all();
  }

  private find(plan: SearchPlan, size: number): void {
    this.forget();
    const groups = plan.groups.map((group) => this.lookUp(group)).sort((a, b) => a.size - b.size);
    if (groups.some((group) => group.size === 0)) return;
    this.makeRoom(size);
    groups.forEach(({ alternatives }, level) => {
      for (const alternative of alternatives) {
        const { terms } = alternative;
        if (terms.every(({ lists }) => lists.length === 1)) this.scoreInOrder(alternative, level);
        else if (terms.length === 1) this.scoreOne(alternative, level);
        else this.scoreAll(alternative, level);
      }
      this.settle(level);
    });
    this.areTitlesFirst = false;
  }

  /** After `match`: `ranks` tell from then on how near titles are as well, which only an order of relevance asks. */
  putTitlesFirst(plan: SearchPlan): void {
    if (this.areTitlesFirst) return;
    this.areTitlesFirst = true;
    for (const step of titleSteps(plan)) this.raise(step);
  }

  private forget(): void {
    for (const row of this.matching.all()) this.ranks[row] = 0;
    this.matching.clear();
    this.inTitle.clear();
  }

  private makeRoom(size: number): void {
    this.ranks = grown(this.ranks, size);
    const { length } = this.ranks;
    this.best = grown(this.best, length);
    this.part = grown(this.part, length);
    this.here = grown(this.here, length);
    this.matching.makeRoom(length);
    this.touched.makeRoom(length);
  }

  private lookUp({ any }: SearchGroup): { alternatives: LookedUp[]; size: number } {
    const alternatives = any
      .map(({ all, weight, only, without }) => ({
        weight,
        not: without ? this.withInTitle(without) : none,
        terms: all.map((term) => this.termOf(term, only)).sort((a, b) => a.size - b.size),
      }))
      .filter(({ terms }) => terms.length > 0 && terms[0]!.size > 0);
    return { alternatives, size: alternatives.reduce((sum, { terms }) => sum + terms[0]!.size, 0) };
  }

  private termOf({ word, prefix }: SearchTerm, only: Only | undefined): Found {
    const isPlace = word.startsWith('@');
    const lists = this.words.find(isPlace ? word.slice(1) : word, prefix);
    let size = 0;
    for (const { length } of lists) size += length;
    return { lists, worths: isPlace ? worthAsPlace : only ? worthOnly[only] : worthOf, size };
  }

  /** Notes for each row that has the term what it is worth. Rows are looked at that passed all groups before. */
  private scoreOne({ terms: [term], weight, not }: LookedUp, level: number): void {
    const { ranks, best, matching } = this;
    const { lists, worths } = term!;
    for (const { entries, length } of lists) {
      for (let at = 0; at < length; at += 1) {
        const entry = entries[at]!;
        const row = rowOf(entry);
        if (level > 0 && ranks[row] === 0) continue;
        const worth = worths[fieldsOf(entry)]! * weight;
        if (worth <= best[row]! || not.has(row)) continue;
        if (level === 0 && best[row] === 0) matching.add(row);
        best[row] = worth;
      }
    }
  }

  /** The same for an alternative that needs several terms: it is worth what the least of them is. */
  private scoreAll({ terms: [first, ...others], weight, not }: LookedUp, level: number): void {
    const { best, part, touched, matching } = this;
    touched.clear();
    this.collect(first!, level);
    for (const other of others) this.keepAmong(other);
    for (const row of touched.all()) {
      const worth = part[row]! * weight;
      part[row] = 0;
      if (worth <= best[row]! || not.has(row)) continue;
      if (level === 0 && best[row] === 0) matching.add(row);
      best[row] = worth;
    }
  }

  /** The same for terms that are one word each: a word has its rows in their order, so all are gone through side by side. */
  private scoreInOrder({ terms: [first, ...others], weight, not }: LookedUp, level: number): void {
    const { ranks, best, matching } = this;
    const { worths } = first!;
    const { entries, length } = first!.lists[0]!;
    const besides = others.map(({ lists, worths: own }) => new Beside(lists[0]!, own));
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at]!;
      const row = rowOf(entry);
      if (level > 0 && ranks[row] === 0) continue;
      let worth = worths[fieldsOf(entry)]! * weight;
      for (let n = 0; n < besides.length && worth > best[row]!; n += 1) {
        worth = Math.min(worth, besides[n]!.worthAt(row) * weight);
      }
      if (worth <= best[row]! || not.has(row)) continue;
      if (level === 0 && best[row] === 0) matching.add(row);
      best[row] = worth;
    }
  }

  private collect({ lists, worths }: Found, level: number): void {
    const { ranks, part, touched } = this;
    for (const { entries, length } of lists) {
      for (let at = 0; at < length; at += 1) {
        const row = rowOf(entries[at]!);
        const worth = worths[fieldsOf(entries[at]!)]!;
        if ((level > 0 && ranks[row] === 0) || worth <= part[row]!) continue;
        if (part[row] === 0) touched.add(row);
        part[row] = worth;
      }
    }
  }

  private keepAmong({ lists, worths }: Found): void {
    const { part, here, touched } = this;
    for (const { entries, length } of lists) {
      for (let at = 0; at < length; at += 1) {
        const row = rowOf(entries[at]!);
        const worth = worths[fieldsOf(entries[at]!)]!;
        if (part[row]! > 0 && worth > here[row]!) here[row] = worth;
      }
    }
    touched.keep((row) => {
      part[row] = Math.min(part[row]!, here[row]!);
      here[row] = 0;
      return part[row]! > 0;
    });
  }

  /** Keeps of the rows those that this group gave something. */
  private settle(level: number): void {
    const { best, ranks, matching } = this;
    const rows = matching.all();
    let kept = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      const worth = best[row]!;
      best[row] = 0;
      ranks[row] = worth === 0 ? 0 : level === 0 ? worth : ranks[row]! + worth;
      if (worth > 0) rows[kept++] = row;
    }
    matching.cut(kept);
  }

  /** Those that match and are not nearer already. */
  private raise({ terms, areBegun, inTitle, beside, apart, worth }: TitleStep): void {
    const { ranks, here, touched } = this;
    const not = apart ? this.withInTitle(apart) : none;
    if (beside) this.noteTitlesWith(beside);
    for (const { entries, length } of terms.flatMap((term) => this.words.find(term, areBegun === true))) {
      for (let at = 0; at < length; at += 1) {
        const row = rowOf(entries[at]!);
        if (ranks[row] === 0 || ranks[row]! >= NEAR_TITLE) continue;
        if ((beside && here[row] !== beside.length) || not.has(row)) continue;
        if (inTitle && (fieldsOf(entries[at]!) & IN_TITLE) === 0) continue;
        ranks[row]! += (this.isRecord(row) ? worth : worth + FOR_ADVERT) * NEAR_TITLE;
      }
    }
    if (!beside) return;
    for (const row of touched.all()) here[row] = 0;
  }

  private withInTitle(words: string[]): ReadonlySet<number> {
    const asked = words.join(' ');
    const known = this.inTitle.get(asked);
    if (known) return known;
    const rows = new Set<number>();
    for (const { entries, length } of words.flatMap((word) => this.words.find(word, false))) {
      for (let at = 0; at < length; at += 1) {
        if ((fieldsOf(entries[at]!) & IN_TITLE) !== 0) rows.add(rowOf(entries[at]!));
      }
    }
    this.inTitle.set(asked, rows);
    return rows;
  }

  /** Counts `here` of how many lists, from the first on, a row that matches has a word in the title; those that have are `touched`. */
  private noteTitlesWith(lists: string[][]): void {
    const { ranks, here, touched } = this;
    touched.clear();
    lists.forEach((words, before) => {
      for (const { entries, length } of words.flatMap((word) => this.words.find(word, false))) {
        for (let at = 0; at < length; at += 1) {
          const row = rowOf(entries[at]!);
          if (ranks[row] === 0 || here[row] !== before || (fieldsOf(entries[at]!) & IN_TITLE) === 0) continue;
          here[row] = before + 1;
          if (before === 0) touched.add(row);
        }
      }
    });
  }
}
