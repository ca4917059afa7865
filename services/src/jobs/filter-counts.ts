import { NO_OPTION, NOT_STATED, type JobOptions } from './job-options.js';
import type { CountedOption } from './job-search.sql.js';
import type { FilterCounts, JobCountsQuery, OptionCount } from './jobs.dto.js';

const MOST_PLACES = 50;
const REMOTE = 'Remote';

/** Puts counted numbers into the words and the order that people see. */
export async function filterCounts(
  counted: CountedOption[],
  query: JobCountsQuery,
  options: JobOptions,
): Promise<FilterCounts> {
  const values = await options.values(counted.map(([, code]) => code));
  const inFacet = (wanted: CountedOption[0]): OptionCount[] =>
    counted
      .filter(([facet]) => facet === wanted)
      .map(([, code, count]) => ({ value: code === NO_OPTION ? NOT_STATED : values.get(code)!, count }));
  return {
    location: locations(inFacet('country'), inFacet('place'), query),
    experienceLevel: byCount(inFacet('level'), query.experienceLevel),
    jobType: byCount(inFacet('type'), query.jobType),
    category: byCount(inFacet('category'), query.category),
  };
}

/**
 * A job is counted under its country and under its place. Where the place is no more than the country it stands once;
 * "not stated" is said of the place: a place without a known country is still a place.
 */
function locations(countries: OptionCount[], places: OptionCount[], query: JobCountsQuery): OptionCount[] {
  const isNation = new Set(countries.map(({ value }) => value));
  const remote = places.filter(({ value }) => value === REMOTE);
  const unstated = places.filter(({ value }) => value === NOT_STATED);
  const first = [...countries.filter(({ value }) => value !== NOT_STATED), ...remote].sort(byName);
  const rest = places.filter(({ value }) => value !== NOT_STATED && value !== REMOTE && !isNation.has(value));
  const listed = [...first, ...limited(rest, query), ...unstated];
  return [...listed, ...missing(listed, query.location)];
}

function limited(places: OptionCount[], { places: sought, location }: JobCountsQuery): OptionCount[] {
  if (sought === undefined) return places.sort(byName);
  const text = sought.toLowerCase();
  const chosen = new Set(location.map((value) => value.toLowerCase()));
  const isChosen = ({ value }: OptionCount) => chosen.has(value.toLowerCase());
  const found = places.filter((place) => !isChosen(place) && place.value.toLowerCase().includes(text)).sort(mostFirst);
  return [...places.filter(isChosen), ...found.slice(0, MOST_PLACES)].sort(mostFirst);
}

function byCount(options: OptionCount[], chosen: string[]): OptionCount[] {
  const stated = options.filter(({ value }) => value !== NOT_STATED).sort(mostFirst);
  const listed = [...stated, ...options.filter(({ value }) => value === NOT_STATED)];
  return [...listed, ...missing(listed, chosen)];
}

/** A choice that nothing carries any more is still a choice that one must be able to undo. */
function missing(listed: OptionCount[], chosen: string[]): OptionCount[] {
  const there = new Set(listed.map(({ value }) => value.toLowerCase()));
  return [...new Set(chosen)].filter((value) => !there.has(value.toLowerCase())).map((value) => ({ value, count: 0 }));
}

const byName = (a: OptionCount, b: OptionCount) => a.value.localeCompare(b.value, 'en');
const mostFirst = (a: OptionCount, b: OptionCount) => b.count - a.count || byName(a, b);
