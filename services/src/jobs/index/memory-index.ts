import type { SearchPlan } from '../finding/search-plan.js';
import { grown } from './grown.js';
import { Newest } from './newest.js';
import { Openings } from './openings.js';
import { readRow } from './packed-rows.js';
import { pageOf } from './page.js';
import { PlanMatcher } from './plan-matcher.js';
import { RowList } from './row-list.js';
import { Profiles, type Sums } from './profiles.js';
import type { Filters, IndexAnswer, Question, Ranges } from './question.js';
import { SpreadCount, type Marks, type Spread } from './spread.js';
import { WordIndex } from './word-index.js';

const GONE = -1;

/**
 * The search table in memory: a number for each job and facet, and from each word to its jobs. A job that changes gets
 * a new row, and its old one is left behind; when too many are, the index is loaded anew (`isWorn`).
 */
export class MemoryIndex {
  private readonly rowOfJob = new Map<number, number>();
  private readonly profiles = new Profiles();
  private readonly words = new WordIndex();
  private readonly openings = new Openings();
  private size = 0;
  private unlisted: number[] = [];
  private ids = new Int32Array(1024);
  private postedAt = new Float64Array(1024);
  private closesOn = new Int32Array(1024);
  private salary = new Int32Array(1024);
  private currency = new Int32Array(1024);
  /** By row; `GONE` for one that was left behind. */
  private profile = new Int32Array(1024);
  /** The same of the rows that are open on `openDay`; `GONE` for all others. */
  private openAs = new Int32Array(1024);
  private readonly matcher = new PlanMatcher(this.words, (row) => this.profiles.isRecord(this.profile[row]!));
  private readonly newest = new Newest(
    (a, b) => this.comesBefore(a, b),
    (row) => this.profile[row]!,
  );

  /** How many jobs of each profile are open on `openDay`. */
  private open = new Int32Array(1024);
  private openDay = 0;
  private passing = new Uint8Array(1024);
  private found = new Int32Array(1024);
  private numbers = new Int32Array(0);
  /** Profiles that a search has met. */
  private readonly met = new RowList();
  private readonly rows = new RowList();

  get jobs(): number {
    return this.rowOfJob.size;
  }

  get isWorn(): boolean {
    return this.size > 1_000 && this.jobs < this.size / 2;
  }

  /** Takes in a row in place of what was known of its job. It is counted at once and listed after `settle`. */
  put(packed: Buffer): void {
    this.unlisted.push(this.append(packed));
  }

  /** Answers the numbers of options that were not met before. */
  settle(): number[] {
    this.newest.add(this.unlisted);
    this.unlisted = [];
    return this.profiles.takeNewCodes();
  }

  remove(ids: Iterable<number>): void {
    for (const id of ids) {
      const row = this.rowOfJob.get(id);
      if (row === undefined) continue;
      if (this.openAs[row] !== GONE) this.open[this.profile[row]!]! -= 1;
      this.profile[row] = this.openAs[row] = GONE;
      this.rowOfJob.delete(id);
    }
  }

  answer(question: Question): IndexAnswer {
    const { day, ranges, page } = question;
    this.countOpenOn(day);
    const isInRanges = this.rangesFilter(ranges);
    const candidates = this.candidatesFor(question);
    const sums = candidates ? this.sumOf(candidates, question, isInRanges) : this.sumOfAll(question);
    const found = page ? this.page(question, page, sums.total, candidates !== undefined, isInRanges) : { ids: null };
    this.passing.fill(0);
    return { ...sums, ...found };
  }

  /** How what a question finds is spread over dates and pay; each is counted without the question's own range of it. */
  spread(question: Question, marks: Marks): Spread {
    const { ranges, day } = question;
    this.countOpenOn(day);
    const everything = { ...question, ranges: {}, counts: undefined, page: undefined };
    this.sumOf(this.candidatesFor(everything) ?? this.upTo(this.size), everything);
    const passesSalary = this.rangesFilter({ ...ranges, postedSince: undefined });
    const passesDate = this.rangesFilter({ postedSince: ranges.postedSince });
    const count = new SpreadCount(marks);
    for (const row of this.rows.all()) {
      if (this.passing[this.profile[row]!] !== 1) continue;
      const found = { postedAt: this.postedAt[row]!, salary: this.salary[row]!, currency: this.currency[row]! };
      count.add(found, { salary: passesSalary?.(row) ?? true, posted: passesDate?.(row) ?? true });
    }
    this.passing.fill(0);
    return count.sums();
  }

  /** How many jobs, open or not, have the words. */
  count(plan: SearchPlan): number {
    let count = 0;
    for (const row of this.matcher.match(plan, this.size)) if (this.profile[row] !== GONE) count += 1;
    return count;
  }

  /** By their words or ids, or all where a range is asked; undefined where the profiles know everything. */
  private candidatesFor({ plan, ranges, among }: Question): ArrayLike<number> | undefined {
    const rows = among?.flatMap((id) => this.rowOfJob.get(id) ?? []);
    if (plan) {
      const found = this.matcher.match(plan, this.size);
      const wanted = rows && new Set(rows);
      return wanted ? found.filter((row) => wanted.has(row)) : found;
    }
    const isPlain = ranges.salaryMin === undefined && ranges.postedSince === undefined;
    return rows ?? (isPlain ? undefined : this.upTo(this.size));
  }

  private page(
    { plan, among }: Question,
    { offset, limit, byRelevance, grouped }: NonNullable<Question['page']>,
    total: number,
    hasCandidates: boolean,
    isInRanges: RowFilter | undefined,
  ): Pick<IndexAnswer, 'ids' | 'openings' | 'groups'> {
    const { passing, openAs, rows, newest, openings } = this;
    const { ranks } = this.matcher;
    const isChosen = (row: number) => openAs[row] !== GONE && passing[openAs[row]!] === 1;
    if (!hasCandidates) newest.take(rows, grouped ? total : Math.min(offset + limit, total), passing, isChosen);
    else if (rows.length > total) rows.keep(isChosen);
    if (plan && byRelevance) this.matcher.putTitlesFirst(plan);
    const wanted = among && new Set(rows.all());
    const passes = (row: number) =>
      (plan === undefined || ranks[row]! > 0) &&
      isChosen(row) &&
      (isInRanges === undefined || isInRanges(row)) &&
      (wanted === undefined || wanted.has(row));
    const wantedPage = {
      offset,
      limit,
      rows: rows.all(),
      ranks: byRelevance && plan ? ranks : undefined,
      newest,
      passes,
      comesBefore: (a: number, b: number) => this.comesBefore(a, b),
    };
    const idsOf = (found: ArrayLike<number>) => Array.from(found, (row) => this.ids[row]!);
    if (!grouped) return { ids: idsOf(hasCandidates ? pageOf(wantedPage) : rows.all().subarray(offset)) };
    const { groups, listed } = openings.page({ ...wantedPage, isInOrder: !hasCandidates });
    return { ids: listed.map(([first]) => this.ids[first!]!), openings: listed.map(idsOf), groups };
  }

  private append(packed: Buffer): number {
    const row = readRow(packed);
    this.remove([row.id]);
    const at = this.size;
    this.size += 1;
    this.ids = grown(this.ids, this.size);
    this.postedAt = grown(this.postedAt, this.size);
    this.closesOn = grown(this.closesOn, this.size);
    this.salary = grown(this.salary, this.size);
    this.currency = grown(this.currency, this.size);
    this.profile = grown(this.profile, this.size);
    this.openAs = grown(this.openAs, this.size);
    const profile = this.profiles.of(row);
    this.open = grown(this.open, this.profiles.size);
    this.found = grown(this.found, this.open.length);
    this.passing = grown(this.passing, this.open.length);
    this.ids[at] = row.id;
    this.postedAt[at] = row.postedAt;
    this.closesOn[at] = row.closesOn;
    this.salary[at] = row.salary;
    this.currency[at] = row.currency;
    this.openings.put(at, row.opening);
    this.profile[at] = profile;
    this.openAs[at] = row.closesOn >= this.openDay ? profile : GONE;
    this.rowOfJob.set(row.id, at);
    if (row.closesOn >= this.openDay) this.open[profile]! += 1;
    this.words.add(at, packed, row.wordsAt);
    return at;
  }

  private comesBefore(a: number, b: number): boolean {
    const [first, second] = [this.postedAt[a]!, this.postedAt[b]!];
    if (first !== second) return first > second;
    // two rows of one job: only one of them is not gone, the order does not matter
    return this.ids[a]! > this.ids[b]! || (this.ids[a] === this.ids[b] && a < b);
  }

  /** Once a day. */
  private countOpenOn(day: number): void {
    if (day === this.openDay) return;
    this.openDay = day;
    this.open.fill(0);
    for (let row = 0; row < this.size; row += 1) {
      const isOpen = this.profile[row] !== GONE && this.closesOn[row]! >= day;
      this.openAs[row] = isOpen ? this.profile[row]! : GONE;
      if (isOpen) this.open[this.profile[row]!]! += 1;
    }
  }

  /** Undefined where nothing is asked. */
  private rangesFilter({ salaryMin, currency, postedSince }: Ranges): RowFilter | undefined {
    const { postedAt, salary, currency: paidIn } = this;
    if (salaryMin === undefined && postedSince === undefined) return undefined;
    // where nothing is said of pay or date, the lowest number stands
    const [least, since] = [salaryMin ?? -1, postedSince ?? -Infinity];
    const isPaidSo = (row: number) =>
      salary[row]! >= least && (salaryMin === undefined || paidIn[row] === (currency ?? paidIn[row]));
    return (row) => isPaidSo(row) && postedAt[row]! >= since;
  }

  private sumOfAll(filters: Filters): Sums {
    return this.profiles.sum(this.open, this.upTo(this.profiles.size), filters, this.passing);
  }

  /** Takes in those of these rows that are open and in the ranges, and adds them up. */
  private sumOf(candidates: ArrayLike<number>, filters: Filters, isInRanges?: RowFilter): Sums {
    const { found, openAs, rows, met } = this;
    rows.begin(candidates.length);
    met.begin(this.profiles.size);
    for (let at = 0; at < candidates.length; at += 1) {
      const row = candidates[at]!;
      const one = openAs[row]!;
      if (one === GONE || (isInRanges && !isInRanges(row))) continue;
      rows.add(row);
      if (found[one] === 0) met.add(one);
      found[one]! += 1;
    }
    const sums = this.profiles.sum(found, met.all(), filters, this.passing);
    for (const one of met.all()) found[one] = 0;
    return sums;
  }

  /** All numbers below this one: all rows, or all profiles. */
  private upTo(count: number): Int32Array {
    if (count > this.numbers.length) this.numbers = Int32Array.from({ length: count * 2 }, (_, at) => at);
    return this.numbers.subarray(0, count);
  }
}

type RowFilter = (row: number) => boolean;
