import { wholeNameOf } from '../../people/look-up.js';
import { sponsorFacets, type SponsorFacet } from '../sponsor-options.js';
import type { Slice, SponsorCount, SponsorIds, SponsorSearchAsked } from '../sponsor-question.js';
import { NameList } from './name-list.js';
import type { WordRows } from './word-rows.js';

/** Entries that are alike in all facets are of one kind: far fewer than entries. */
export interface Kind {
  town: number;
  county: number;
  rating: number;
  routes: number[];
}

/** The search table as it was at one version, in the order of names. */
export interface RegisterColumns {
  ids: Int32Array;
  kindOf: Uint32Array;
  kinds: Kind[];
  isListed: Uint8Array;
  isLookUpOnly: Uint8Array;
  names: NameList;
  words: WordRows;
}

/** How near a name is to the text, and whether it has left: so many ranks, each in the order of names. */
const RANKS = 6;

/** Answers what the statements of `sponsor-search.sql.ts` answer, from memory. */
export class RegisterMemory {
  /** The rows of a search without a text, and how many of each kind they are. */
  private readonly listed: Uint32Array;
  private readonly listedOfKind: Uint32Array;
  private readonly mostCode: number;
  private countsOfAll: SponsorCount[] | undefined;
  /** What was looked for last: a page and its counts ask the same, and so does each further choice. */
  private last: { key: string; rows: Uint32Array } | undefined;
  /** Room that every search uses anew: how many of the words each row has, the rows that have all, and of these the chosen. */
  private readonly has: Uint16Array;
  private readonly found: Uint32Array;
  /** Those that may be people and of which the text is no whole name; the first `unnamedCount` of them. */
  private readonly unnamed: Uint32Array;
  private unnamedCount = 0;
  private readonly chosen: Uint32Array;

  constructor(private readonly columns: RegisterColumns) {
    const { ids, isListed, isLookUpOnly } = columns;
    this.has = new Uint16Array(ids.length);
    this.found = new Uint32Array(ids.length);
    this.unnamed = new Uint32Array(isLookUpOnly.reduce((sum, one) => sum + one, 0));
    this.chosen = new Uint32Array(ids.length);
    const { kinds } = columns;
    this.mostCode = kinds.reduce(
      (most, kind) => Math.max(most, kind.town, kind.county, kind.rating, ...kind.routes),
      0,
    );
    this.listed = Uint32Array.from(ids.keys()).filter((row) => isListed[row] && !isLookUpOnly[row]);
    this.listedOfKind = this.countKinds(this.listed);
  }

  page(asked: SponsorSearchAsked, { offset, limit }: Slice): SponsorIds {
    const found = asked.terms.length > 0 ? this.find(asked) : this.listed;
    const meant = isChosen(asked) ? this.ofChosen(found, asked) : found;
    const ranks = asked.terms.length > 0 ? this.inRanks(meant, asked) : [meant];
    const ids: number[] = [];
    let before = 0;
    for (const rows of ranks) {
      const from = Math.max(offset - before, 0);
      for (let at = from; at < rows.length && ids.length < limit; at += 1) ids.push(this.columns.ids[rows[at]!]!);
      before += rows.length;
    }
    return { ids, total: before, wholeNameOnly: asked.terms.length > 0 ? this.countUnnamed(asked) : 0 };
  }

  counts(asked: SponsorSearchAsked): SponsorCount[] {
    const isAll = asked.terms.length === 0 && !isChosen(asked);
    return isAll ? (this.countsOfAll ??= this.countsOf(asked)) : this.countsOf(asked);
  }

  private countsOf(asked: SponsorSearchAsked): SponsorCount[] {
    const misses = this.missesOf(asked);
    const ofKind = asked.terms.length > 0 ? this.countKinds(this.find(asked)) : this.listedOfKind;
    const { kinds } = this.columns;
    const sums = sponsorFacets.map(() => new Uint32Array(this.mostCode + 1));
    const [towns, counties, routes, ratings] = sums as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
    for (let at = 0; at < kinds.length; at += 1) {
      const n = ofKind[at]!;
      if (n === 0) continue;
      const kind = kinds[at]!;
      // each facet is counted without its own choice
      const others = (bit: number) => misses[at]! & ~(1 << bit);
      if (others(0) === 0) towns[kind.town]! += n;
      if (others(1) === 0) counties[kind.county]! += n;
      if (others(2) === 0) for (const code of kind.routes) routes[code]! += n;
      if (others(3) === 0) ratings[kind.rating]! += n;
    }
    return sponsorFacets.flatMap((facet, bit) => countsIn(facet, sums[bit]!));
  }

  /** For each kind, which facets (a bit each) have a choice that it is not of. */
  private missesOf({ chosen }: SponsorSearchAsked): Uint8Array {
    const { kinds } = this.columns;
    const misses = new Uint8Array(kinds.length);
    sponsorFacets.forEach((facet, bit) => {
      if (!chosen[facet]) return;
      const codes = new Set(chosen[facet]);
      const isOf = facet === 'route' ? ofRoutes(codes) : (kind: Kind) => codes.has(kind[facet]);
      for (let at = 0; at < kinds.length; at += 1) if (!isOf(kinds[at]!)) misses[at]! |= 1 << bit;
    });
    return misses;
  }

  private ofChosen(rows: Uint32Array, asked: SponsorSearchAsked): Uint32Array {
    const { kindOf } = this.columns;
    const misses = this.missesOf(asked);
    const { chosen } = this;
    let length = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      if (misses[kindOf[row]!] === 0) chosen[length++] = row;
    }
    return chosen.subarray(0, length);
  }

  private countKinds(rows: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.columns.kinds.length);
    const { kindOf } = this.columns;
    for (let at = 0; at < rows.length; at += 1) counts[kindOf[rows[at]!]!]! += 1;
    return counts;
  }

  private find(asked: SponsorSearchAsked): Uint32Array {
    const key = JSON.stringify([asked.terms, asked.start, asked.lookUp]);
    if (this.last?.key !== key) this.last = { key, rows: this.rowsWith(asked).slice() };
    return this.last.rows;
  }

  /** The rows that have all words, in the order of names; who may be a person only by the whole name. Lent until the next search. */
  private rowsWith({ terms, start, formless, lookUp }: SponsorSearchAsked): Uint32Array {
    const { words, isLookUpOnly, names } = this.columns;
    const { has, found } = this;
    has.fill(0);
    terms.forEach(({ anyOf, isBeginning }, at) => {
      for (const spelling of anyOf) {
        // a row that lacks an earlier word stays behind
        const rows = rowsOf(words, spelling, isBeginning);
        for (let place = 0; place < rows.length; place += 1) {
          const row = rows[place]!;
          if (has[row] === at) has[row] = at + 1;
        }
      }
    });
    const lostForm = Buffer.from(formless);
    // the form is the last of the words
    const isFormless = (row: number) => has[row] === terms.length - 1 && names.nearness(row, lostForm) === 0;
    const isWhole = wholeNameOf([start, formless], lookUp);
    let length = 0;
    this.unnamedCount = 0;
    for (let row = 0; row < has.length; row += 1) {
      if (has[row] !== terms.length && !(formless && isFormless(row))) continue;
      if (isLookUpOnly[row] && !isWhole(names.at(row))) this.unnamed[this.unnamedCount++] = row;
      else found[length++] = row;
    }
    return found.subarray(0, length);
  }

  /** Of the search that was made last. */
  private countUnnamed(asked: SponsorSearchAsked): number {
    const rows = this.unnamed.subarray(0, this.unnamedCount);
    const listed = rows.filter((row) => this.columns.isListed[row]);
    return isChosen(asked) ? this.ofChosen(listed, asked).length : listed.length;
  }

  private inRanks(rows: Uint32Array, { start, formless }: SponsorSearchAsked): number[][] {
    const { names, isListed } = this.columns;
    const [text, lostForm] = [Buffer.from(start), Buffer.from(formless)];
    const rankOf = (row: number) => (formless && names.nearness(row, lostForm) === 0 ? 0 : names.nearness(row, text));
    const ranks: number[][] = Array.from({ length: RANKS }, () => []);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      ranks[(isListed[row] ? 0 : RANKS / 2) + rankOf(row)]!.push(row);
    }
    return ranks;
  }
}

/** Of a spelling in two words the rows that have both. */
function rowsOf(words: WordRows, spelling: string, isBeginning: boolean): Uint32Array {
  const [word, next] = spelling.split(' ') as [string, string?];
  if (next === undefined) return words.find(word, isBeginning);
  const have = new Set(words.find(word, false));
  return words.find(next, isBeginning).filter((row) => have.has(row));
}

const isChosen = ({ chosen }: SponsorSearchAsked) => Object.keys(chosen).length > 0;
const ofRoutes = (codes: Set<number>) => (kind: Kind) => kind.routes.some((code) => codes.has(code));

function countsIn(facet: SponsorFacet, sums: Uint32Array): SponsorCount[] {
  const counts: SponsorCount[] = [];
  for (let code = 0; code < sums.length; code += 1) if (sums[code]! > 0) counts.push([facet, code, sums[code]!]);
  return counts;
}
