import { plainToInstance } from 'class-transformer';
import { searchFields, JobFilter } from '../jobs/jobs.dto.js';

/** The filter document of the job list with only what was asked: no page, and nothing that is left empty. */
export type AskedFilters = Partial<Omit<JobFilter, 'page' | 'limit'>>;

const kept = [...searchFields, 'salaryCurrency', 'sort'] as const;

export function askedFilters(filter: JobFilter): AskedFilters {
  const asked = kept
    .map((field) => [field, filter[field]] as const)
    // a currency says nothing without a salary
    .filter(([field, value]) => isAsked(value) && (field !== 'salaryCurrency' || isAsked(filter.salaryMin)));
  return Object.fromEntries(asked) as AskedFilters;
}

/** An order alone asks for nothing: that is the whole list, and its news is everything. */
export const asksNothing = ({ sort: _, ...asked }: AskedFilters): boolean => Object.keys(asked).length === 0;

const isAsked = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** As the list itself would read it, with what is left out filled in. */
export const toJobFilter = (filters: AskedFilters): JobFilter =>
  plainToInstance(JobFilter, filters, { exposeDefaultValues: true });

/** The address that shows what the search finds: the names of the api, repeated for lists. */
export function addressOf(filters: AskedFilters): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(filters)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(field, String(one));
  }
  const text = query.toString();
  return text ? `/jobs?${text}` : '/jobs';
}

/** What is new stands in front there, whatever order was saved. */
export const addressOfNews = (filters: AskedFilters): string => addressOf({ ...filters, sort: 'desc' });
