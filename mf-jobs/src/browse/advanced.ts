import type { Search } from '../api';
import { figure } from '../figures';
import { currencySign, DEFAULT_CURRENCY } from './currencies';
import { labelOf } from './options';
import type { Advanced } from './search-address';

/** What the register of licensed sponsors calls its ratings and its routes, the most frequent first. */
export const RATINGS = ['A rating', 'B rating'];
export const ROUTES = [
  'Skilled Worker',
  'Scale-up',
  'Global Business Mobility: Senior or Specialist Worker',
  'Global Business Mobility: Graduate Trainee',
  'Tier 2 Ministers of Religion',
  'Creative Worker',
  'Charity Worker',
];

/** Days back from today. */
export const POSTED_WITHIN = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

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

/** An advanced filter in force, as its chip says it. */
export function advancedChip(search: Search, field: Advanced): FilterChip {
  const title = advancedTitles[field];
  if (field === 'salaryMin')
    return {
      text: `${title}: at least ${currencySign(search.salaryCurrency ?? DEFAULT_CURRENCY)}${figure(search.salaryMin ?? 0)} a year`,
      without: { salaryMin: undefined, salaryCurrency: undefined },
    };
  if (field === 'postedWithin') {
    const named = POSTED_WITHIN.find(({ value }) => value === String(search.postedWithin));
    const text = named ? named.label.toLowerCase() : `last ${figure(search.postedWithin ?? 0)} days`;
    return { text: `Posted: ${text}`, without: { postedWithin: undefined } };
  }
  if (field === 'remote') return { text: search.remote ? 'Remote only' : 'Not remote', without: { remote: undefined } };
  return {
    text: `${title}: ${figure(search[field].length)} selected`,
    details: search[field].map(labelOf).join(', '),
    without: { [field]: [] },
  };
}
