import { divisionsBeginning } from './divisions.js';
import { NO_OPTION, NOT_STATED, type JobOptions, type OptionFacet } from './job-options.js';
import { countedFacets, type Counts } from './job-search.sql.js';
import type { FilterCounts, JobCountsQuery, OptionCount } from './jobs.dto.js';

const MOST_PLACES = 50;
const REMOTE = 'Remote';

/** Puts counted numbers into the words and the order that people see. */
export async function filterCounts(counted: Counts, query: JobCountsQuery, options: JobOptions): Promise<FilterCounts> {
  await options.learnAll(countedFacets.map((facet) => counted[facet]?.codes ?? []));
  const inFacet = (facet: keyof Counts): OptionCount[] => {
    const { codes, counts } = counted[facet] ?? { codes: [], counts: [] };
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
  return {
    location: withChosen(locations(inFacet('country'), inFacet('place'), query), query.location, 'country', 'place'),
    experienceLevel: withChosen(byCount(inFacet('level')), query.experienceLevel, 'level'),
    jobType: withChosen(byCount(inFacet('type')), query.jobType, 'type'),
    category: withChosen(byCount(inFacet('category')), query.category, 'category'),
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
  return [...first, ...limited(rest, query), ...unstated];
}

function limited(places: OptionCount[], { places: sought, location }: JobCountsQuery): OptionCount[] {
  if (sought === undefined) return places.sort(mostFirst);
  const text = sought.toLowerCase();
  const chosen = new Set(location.map((value) => value.toLowerCase()));
  const isChosen = ({ value }: OptionCount) => chosen.size > 0 && chosen.has(value.toLowerCase());
  const isNamed = ({ value }: OptionCount) => text === '' || value.toLowerCase().includes(text);
  const isInState = insideStates(text);
  const others = places.filter((place) => !isChosen(place));
  // what has the name itself is never crowded out by a large state
  const named = firstOf(others.filter(isNamed), MOST_PLACES);
  const inState = isInState ? others.filter((place) => !isNamed(place) && isInState(place)) : [];
  const found = [...named, ...firstOf(inState, MOST_PLACES - named.length)];
  return [...places.filter(isChosen), ...found].sort(mostFirst);
}

/** The first `most` of what would be a long list, without sorting the rest of it. */
function firstOf(options: OptionCount[], most: number): OptionCount[] {
  const first: OptionCount[] = [];
  for (const option of options) {
    if (first.length === most && (most === 0 || mostFirst(first[most - 1]!, option) < 0)) continue;
    const at = first.findIndex((one) => mostFirst(option, one) < 0);
    first.splice(at < 0 ? first.length : at, 0, option);
    if (first.length > most) first.pop();
  }
  return first;
}

const SHORTEST_STATE = 3;

/** People look for a state by its name, and places carry its short form. */
function insideStates(text: string): ((place: OptionCount) => boolean) | undefined {
  const states = text.length < SHORTEST_STATE ? [] : divisionsBeginning(text);
  if (states.length === 0) return undefined;
  const endings = states.flatMap(({ code, country }) => [`, ${code}, ${country}`, `, ${code}`]);
  return ({ value }) => endings.some((ending) => value.endsWith(ending));
}

function byCount(options: OptionCount[]): OptionCount[] {
  const stated = options.filter(({ value }) => value !== NOT_STATED).sort(mostFirst);
  return [...stated, ...options.filter(({ value }) => value === NOT_STATED)];
}

const collator = new Intl.Collator('en');
const byName = (a: OptionCount, b: OptionCount) => collator.compare(a.value, b.value);
const mostFirst = (a: OptionCount, b: OptionCount) => b.count - a.count || byName(a, b);
