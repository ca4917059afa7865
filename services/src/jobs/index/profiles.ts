import { grown } from './grown.js';
import { NO_OPTION } from '../job-options.js';
import { facets, type Facet, type NarrowRow } from './packed-rows.js';
import type { Choice, CountedFacet, Filters, IndexAnswer, IndexCounts } from './question.js';
import { Tally } from './tally.js';

const COLUMNS = facets.length;
/** The last column is a yes or no and no option. */
const OPTIONS = facets.indexOf('remote');
const columnOf = Object.fromEntries(facets.map((facet, at) => [facet, at])) as Record<Facet, number>;

/**
 * What jobs have in common: each combination of options that occurs is one profile. There are far fewer of them than
 * jobs, so filters and counts work on profiles and on how many jobs each has.
 */
export class Profiles {
  private readonly byKey = new Map<string, number>();
  private codes = new Int32Array(COLUMNS * 1024);
  private records = new Uint8Array(1024);
  private dated = new Uint8Array(1024);
  private early = new Uint8Array(1024);
  private readonly routes: number[][] = [];
  private readonly known = new Set<number>();
  private newCodes: number[] = [];
  private readonly tallies = Object.fromEntries([...facets, 'route'].map((facet) => [facet, new Tally()])) as Record<
    CountedFacet,
    Tally
  >;

  get size(): number {
    return this.routes.length;
  }

  of({ codes, routes, isRecord, isDated, isEarly }: NarrowRow): number {
    const key = `${codes.join()};${routes.join()};${isRecord}${isDated}${isEarly}`;
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const id = this.size;
    this.byKey.set(key, id);
    this.routes.push(routes);
    for (const code of [...codes.slice(0, OPTIONS), ...routes]) {
      if (!this.known.has(code)) this.newCodes.push(code);
      this.known.add(code);
    }
    this.codes = grown(this.codes, this.size * COLUMNS);
    this.codes.set(codes, id * COLUMNS);
    this.records = grown(this.records, this.size);
    this.records[id] = isRecord ? 1 : 0;
    this.dated = grown(this.dated, this.size);
    this.dated[id] = isDated ? 1 : 0;
    this.early = grown(this.early, this.size);
    this.early[id] = isEarly ? 1 : 0;
    return id;
  }

  isRecord(profile: number): boolean {
    return this.records[profile] === 1;
  }

  /** Options met since the last call. */
  takeNewCodes(): number[] {
    const codes = this.newCodes;
    this.newCodes = [];
    return codes;
  }

  /**
   * Counts jobs by profile: `jobs` tells how many each has, `among` which profiles have any.
   * @param passing is set to 1 for each profile that passes all choices
   */
  sum(jobs: Int32Array, among: Int32Array, { base, choices, counts, early }: Filters, passing: Uint8Array): Sums {
    const isAdmitted = base.map((choice) => this.filterOf(choice));
    const filters = choices.map((choice) => this.filterOf(choice));
    const counters = counts?.map((facet) => this.counterOf(facet)) ?? [];
    const own = choices.map((choice) => counters.filter((_, at) => choice.some(({ facet }) => facet === counts![at])));
    let [total, dated, matching, hasRecords] = [0, 0, 0, false];
    for (let n = 0; n < among.length; n += 1) {
      const profile = among[n]!;
      const count = jobs[profile]!;
      if (count === 0 || (this.early[profile] === 1 && !early)) continue;
      if (!isAdmitted.every((passes) => passes(profile))) continue;
      matching += count;
      let [failed, last] = [0, 0];
      for (let at = 0; at < filters.length && failed < 2; at += 1) {
        if (filters[at]!(profile)) continue;
        failed += 1;
        last = at;
      }
      if (failed === 0) {
        total += count;
        if (this.dated[profile] === 1) dated += count;
        passing[profile] = 1;
        if (this.records[profile] === 1) hasRecords = true;
        for (const add of counters) add(profile, count);
      } else if (failed === 1) {
        for (const add of own[last]!) add(profile, count);
      }
    }
    return { total, dated, matching, hasRecords, counts: counts ? this.takeCounts(counts) : null };
  }

  private filterOf(choice: Choice): (profile: number) => boolean {
    const parts = choice.map((part) => this.partOf(part));
    if (parts.length === 1) return parts[0]!;
    return (profile) => parts.some((part) => part(profile));
  }

  private partOf({ facet, codes }: Choice[number]): (profile: number) => boolean {
    const wanted = new Set(codes);
    if (facet === 'route') {
      const hasNone = wanted.has(NO_OPTION);
      return (profile) => {
        const routes = this.routes[profile]!;
        return routes.length === 0 ? hasNone : routes.some((route) => wanted.has(route));
      };
    }
    const [only] = codes;
    const column = columnOf[facet];
    const own = this.codes;
    if (codes.length === 1) return (profile) => own[profile * COLUMNS + column] === only;
    return (profile) => wanted.has(own[profile * COLUMNS + column]!);
  }

  private counterOf(facet: CountedFacet): (profile: number, count: number) => void {
    const tally = this.tallies[facet];
    const { codes, routes } = this;
    if (facet !== 'route') {
      const column = columnOf[facet];
      return (profile, count) => tally.add(codes[profile * COLUMNS + column]!, count);
    }
    return (profile, count) => {
      if (routes[profile]!.length === 0) tally.add(0, count);
      for (const route of routes[profile]!) tally.add(route, count);
    };
  }

  private takeCounts(counts: CountedFacet[]): IndexCounts {
    return Object.fromEntries(counts.map((facet) => [facet, this.tallies[facet].take()]));
  }
}

export type Sums = Omit<IndexAnswer, 'ids' | 'openings' | 'groups'>;
