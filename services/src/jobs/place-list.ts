import type { IsSought } from './finding/place-sought.js';
import { withinNamed } from './finding/place-within.js';
import { NO_OPTION, NOT_STATED, type JobOptions } from './job-options.js';
import type { OptionSums } from './job-search.sql.js';
import type { JobCountsQuery, OptionCount } from './jobs.dto.js';
import { FirstOf, mostFirst } from './option-order.js';

const MOST_PLACES = 50;
export const REMOTE = 'Remote';

interface PlaceList {
  remote: OptionCount[];
  places: OptionCount[];
  unstated: OptionCount[];
}

/** The places to list: all of them, or the most frequent that are looked for. Of thousands most are passed by unread. */
export function listPlaces(
  { codes, counts }: OptionSums,
  nations: ReadonlySet<string>,
  { places: sought, location }: Pick<JobCountsQuery, 'places' | 'location'>,
  options: JobOptions,
  isNamed: IsSought | undefined,
): PlaceList {
  const list: PlaceList = { remote: [], places: [], unstated: [] };
  const isWithin = withinNamed(sought ?? '');
  const most = sought === undefined ? Infinity : MOST_PLACES;
  const [named, within] = [new FirstOf(most), new FirstOf(most)];
  const chosen = new Set(location.flatMap((value) => options.code('place', value) ?? []));
  const remote = options.code('place', REMOTE);
  for (let at = 0; at < codes.length; at += 1) {
    const [code, count] = [codes[at]!, counts[at]!];
    if (code === NO_OPTION) {
      list.unstated.push({ value: NOT_STATED, count });
      continue;
    }
    const isWanted = code === remote || chosen.has(code);
    if (!isWanted && !named.mayTake(count) && !(isWithin && within.mayTake(count))) continue;
    const value = options.value(code);
    if (code === remote) list.remote.push({ value, count });
    else if (nations.has(value)) continue;
    else if (isWanted) list.places.push({ value, count });
    else if (!isNamed || isNamed(value)) named.take({ value, count });
    else if (isWithin?.(value)) within.take({ value, count });
  }
  // what has the name itself is never crowded out by a large state or nation
  const found = [...named.list, ...within.list].slice(0, most);
  list.places = [...list.places, ...found].sort(mostFirst);
  return list;
}
