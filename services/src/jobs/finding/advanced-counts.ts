import { Injectable } from '@nestjs/common';
import { DEFAULT_CURRENCY, isSmallMoney } from '../currency-code.js';
import { JobOptions, NO_OPTION, NOT_STATED } from '../job-options.js';
import type { OptionSums } from '../job-search.sql.js';
import { JobSearch, type Search } from '../job.search.js';
import type { OptionCount } from '../jobs.dto.js';
import { countedByRating, countedSoRated } from '../rating-by-route.js';
import { mostFirst } from '../option-order.js';
import type { AdvancedCounts } from './advanced-counts.dto.js';

/** Days back from today, as the filter offers them. */
const POSTED_WITHIN = [1, 7, 30, 90];
/** A year's pay; of money that is worth about a hundredth, a hundred times as much. */
const SALARIES = [20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const NOTHING_MORE = { posted: [], salaries: [] };

/** Puts counted numbers into the words and the order that people see. */
@Injectable()
export class AdvancedCounter {
  constructor(
    private readonly search: JobSearch,
    private readonly options: JobOptions,
  ) {}

  async counts(search: Search): Promise<AdvancedCounts> {
    const today = new Date().toISOString().slice(0, 10);
    const scale = isSmallMoney(search.salaryCurrency ?? DEFAULT_CURRENCY) ? 100 : 1;
    const salaries = SALARIES.map((amount) => amount * scale);
    const posted = POSTED_WITHIN.map((days) => daysBefore(today, days));
    const sums = await this.search.advanced(search, today, { posted, salaries });
    // what routes are chosen decides which ratings are meant: without one, more may be
    const isNarrower = search.rating.length > 0 && search.route.length > 0;
    const onAnyRoute = isNarrower ? await this.search.advanced({ ...search, route: [] }, today, NOTHING_MORE) : sums;
    await this.options.learnAll([sums.rating.codes, onAnyRoute.rating.codes, onAnyRoute.route.codes]);
    const counted = (values: number[], counts: number[]): OptionCount[] =>
      values.map((value, at) => ({ value: String(value), count: counts[at]! }));
    return {
      rating: inOrder(countedByRating(this.named(sums.rating), search.route)),
      route: inOrder(countedSoRated(this.named(onAnyRoute.route), this.named(onAnyRoute.rating), search.rating)),
      remote: listed(sums.remote, (code) => String(code === 1)).sort(mostFirst),
      postedWithin: counted(POSTED_WITHIN, sums.posted),
      salaryMin: counted(salaries, sums.salaries),
      salaryCurrency: sums.currencies.codes
        .map((value, at) => ({ value: value.trim(), count: sums.currencies.counts[at]! }))
        .sort(mostFirst),
      unpaid: sums.unpaid,
    };
  }

  private named(sums: OptionSums): OptionCount[] {
    return listed(sums, (code) => (code === NO_OPTION ? NOT_STATED : this.options.value(code)));
  }
}

const isNotStated = ({ value }: OptionCount) => value === NOT_STATED;
const inOrder = (all: OptionCount[]): OptionCount[] => [
  ...all.filter((one) => !isNotStated(one)).sort(mostFirst),
  ...all.filter(isNotStated),
];

const listed = ({ codes, counts }: OptionSums, name: (code: number) => string): OptionCount[] =>
  Array.from(codes, (code, at) => ({ value: name(code), count: counts[at]! }));

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
