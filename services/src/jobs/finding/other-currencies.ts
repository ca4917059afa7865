import { DEFAULT_CURRENCY, isSmallMoney } from '../currency-code.js';
import type { JobSearch } from '../job.search.js';
import { thatFind, type Ask, type Asked, type Way } from './asking.js';

const MOST_CURRENCIES = 2;

/**
 * The same amount in the currencies in which most of these jobs are paid: pay is compared in one alone, in pounds where none
 * is chosen, and what American jobs pay is in none of them.
 */
export async function inOtherCurrencies(search: JobSearch, ask: Ask, filter: Asked, today: string): Promise<Way[]> {
  const { salaryMin, salaryCurrency: own = DEFAULT_CURRENCY } = filter;
  if (salaryMin === undefined) return [];
  const { currencies } = await search.advanced(filter, today, { posted: [], salaries: [] });
  const others = currencies.codes
    .map((code, at) => ({ code: code.trim(), count: currencies.counts[at]! }))
    .filter(({ code }) => code !== own && isSmallMoney(code) === isSmallMoney(own))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CURRENCIES);
  const ways = others.map(({ code: salaryCurrency }) =>
    ask({ field: 'salaryMin', salaryCurrency, filter: { ...filter, salaryCurrency } }),
  );
  return thatFind(await Promise.all(ways));
}
