import type { Search } from '../api';
import { figure } from '@landfall/ui';
import { currencySign, DEFAULT_CURRENCY } from './currencies';
import { labelOf } from './options';
import type { Advanced } from './search-address';

export const advancedTitles: Record<Advanced, string> = {
  salaryMin: 'Salary',
  postedWithin: 'Posted within',
  remote: 'Remote',
  rating: 'Sponsor Rating',
  route: 'Sponsor Route',
  occupation: 'Occupation',
};

export interface FilterChip {
  text: string;
  /** What the words only count. */
  details?: string;
  without: Partial<Search>;
}

/** "at least £30,000 a year"; without an amount any pay in the currency is meant. */
export const payAsked = ({ salaryMin, salaryCurrency = DEFAULT_CURRENCY }: Search): string => {
  const sign = currencySign(salaryCurrency);
  return salaryMin ? `at least ${sign}${figure(salaryMin)} a year` : `in ${sign}`;
};

/** An advanced filter in force, as its chip says it. */
export function advancedChip(search: Search, field: Advanced): FilterChip {
  const title = advancedTitles[field];
  if (field === 'salaryMin')
    return {
      text: `${title}: ${payAsked(search)}`,
      without: { salaryMin: undefined, salaryCurrency: undefined },
    };
  if (field === 'postedWithin') {
    const days = search.postedWithin ?? 0;
    return {
      text: `Posted: ${days === 1 ? 'since yesterday' : `last ${figure(days)} days`}`,
      without: { postedWithin: undefined },
    };
  }
  if (field === 'remote') return { text: search.remote ? 'Remote only' : 'Not remote', without: { remote: undefined } };
  return {
    text: `${title}: ${figure(search[field].length)} selected`,
    details: search[field].map(labelOf).join(', '),
    without: { [field]: [] },
  };
}
