import { NO_OPTION, NOT_STATED, type JobOptions, type OptionFacet } from './job-options.js';
import { countedFacets, type Counts } from './job-search.sql.js';
import type { FilterCounts, JobCountsQuery, OptionCount } from './jobs.dto.js';
import { byName, mostFirst } from './option-order.js';
import { listPlaces } from './place-list.js';

const none = { codes: [], counts: [] };

/** Puts counted numbers into the words and the order that people see. */
export async function filterCounts(counted: Counts, query: JobCountsQuery, options: JobOptions): Promise<FilterCounts> {
  await options.learnAll(countedFacets.map((facet) => counted[facet]?.codes ?? []));
  const inFacet = (facet: keyof Counts): OptionCount[] => {
    const { codes, counts } = counted[facet] ?? none;
    return Array.from(codes, (code, at) => ({
      value: code === NO_OPTION ? NOT_STATED : options.value(code),
      count: counts[at]!,
    }));
  };
  /** A choice that no job is left for is still a choice that one must be able to undo. */
  const withChosen = (listed: OptionCount[], chosen: string[], ...facets: OptionFacet[]): OptionCount[] => {
    const there = new Set(listed.map(({ value }) => value));
    const known = chosen.flatMap((value) => facets.map((facet) => options.spelling(facet, value)).find(Boolean) ?? []);
    const missing = [...new Set(known)].filter((value) => !there.has(value));
    return [...listed, ...missing.map((value) => ({ value, count: 0 }))];
  };
  /**
   * Countries and Remote by name, then places. A job is counted under its country and under its place. Where the place
   * is no more than the country it stands once; "not stated" is said of the place: a place without a known country is
   * still a place.
   */
  const locations = (): OptionCount[] => {
    const countries = inFacet('country').filter(({ value }) => value !== NOT_STATED);
    const nations = new Set(countries.map(({ value }) => value));
    const { remote, places, unstated } = listPlaces(counted.place ?? none, nations, query, options);
    return [...[...countries, ...remote].sort(byName), ...places, ...unstated];
  };
  return {
    location: withChosen(locations(), query.location, 'country', 'place'),
    experienceLevel: withChosen(byCount(inFacet('level')), query.experienceLevel, 'level'),
    jobType: withChosen(byCount(inFacet('type')), query.jobType, 'type'),
    category: withChosen(byCount(inFacet('category')), query.category, 'category'),
    occupation: withChosen(byCount(inFacet('occupation')), query.occupation, 'occupation'),
  };
}

function byCount(options: OptionCount[]): OptionCount[] {
  const stated = options.filter(({ value }) => value !== NOT_STATED).sort(mostFirst);
  return [...stated, ...options.filter(({ value }) => value === NOT_STATED)];
}
