import { soughtBy, type IsSought } from './finding/place-sought.js';
import { NO_OPTION, NOT_STATED, type JobOptions, type OptionFacet } from './job-options.js';
import { countedFacets, type Counts } from './job-search.sql.js';
import type { FilterCounts, JobCountsQuery, OptionCount } from './jobs.dto.js';
import { byName, mostFirst } from './option-order.js';
import { listPlaces, REMOTE } from './place-list.js';

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
  const withChosen = (listed: OptionCount[], chosen: string[], facet: OptionFacet): OptionCount[] => {
    const there = new Set(listed.map(({ value }) => value));
    const known = chosen.flatMap((value) => options.spelling(facet, value) ?? []);
    const missing = [...new Set(known)].filter((value) => !there.has(value));
    return [...listed, ...missing.map((value) => ({ value, count: 0 })).sort(byName)];
  };
  /**
   * Countries and Remote by name, then places. A job is counted under its country and under its place. Where the place
   * is no more than the country it stands once; "not stated" is said of the place: a place without a known country is
   * still a place. Of places that are looked for only what is chosen comes besides.
   */
  const chosen = new Set(query.location.map((value) => value.toLowerCase()));
  const isChosen = ({ value }: OptionCount) => chosen.has(value.toLowerCase());
  const locations = (isNamed?: IsSought): OptionCount[] => {
    const isWanted = (option: OptionCount) => !isNamed || isChosen(option) || isNamed(option.value);
    const counts = inFacet('country').filter(({ value }) => value !== NOT_STATED);
    const countries = withChosen(counts, query.location, 'country');
    const nations = new Set(countries.map(({ value }) => value));
    const { remote, places, unstated } = listPlaces(counted.place ?? none, nations, query, options, isNamed);
    const first = new Set([...countries, ...remote].map(({ value }) => value));
    const others = withChosen(places, query.location, 'place').filter(({ value }) => !first.has(value));
    const isRemote = ({ value }: OptionCount) => value === REMOTE;
    return [
      ...[...countries, ...remote, ...others.filter(isRemote)].filter(isWanted).sort(byName),
      ...others.filter((place) => !isRemote(place)),
      ...unstated.filter(isWanted),
    ];
  };
  const byCount = (facet: keyof Counts & OptionFacet, chosen: string[]): OptionCount[] => {
    const counts = inFacet(facet);
    const stated = withChosen(
      counts.filter(({ value }) => value !== NOT_STATED),
      chosen,
      facet,
    ).sort(mostFirst);
    return [...stated, ...counts.filter(({ value }) => value === NOT_STATED)];
  };
  return {
    location: soughtBy(query.places ?? '', locations, {
      isFound: (list) => !list.every(isChosen),
      countsOf: (list) => list,
    }),
    experienceLevel: byCount('level', query.experienceLevel),
    jobType: byCount('type', query.jobType),
    category: byCount('category', query.category),
    occupation: byCount('occupation', query.occupation),
  };
}
