import type { JobPage, JobsEvent } from '@landfall/contracts';
import { howManyMatch, matchingAmong, type Search } from '../api';

/** As many as one question takes. */
const MOST_IDS = 500;

/** What the stream said since it was last asked about. */
export interface Heard {
  added: Set<number>;
  removed: Set<number>;
  /** More may have come than is told one by one. */
  mayBeMore: boolean;
  /** And more may have gone. */
  mayBeGone: boolean;
}

/** What differs between the list on screen and what its search finds now. */
export interface News {
  /** Those that were heard of by their id and that the search means. */
  ids: ReadonlySet<number>;
  /** By how many with a date the search finds more than it did; those known by their id are among them. */
  more: number;
  /** Those on screen that it does not find any more. */
  gone: ReadonlySet<number>;
}

export const NO_NEWS: News = { ids: new Set(), more: 0, gone: new Set() };

export const nothingHeard = (): Heard => ({ added: new Set(), removed: new Set(), mayBeMore: false, mayBeGone: false });

/** Whether what has changed was found before as well is not told: the whole is asked about. */
export function hear(heard: Heard, { added, changed, removed, isMany }: JobsEvent): void {
  for (const id of removed) {
    heard.added.delete(id);
    heard.removed.add(id);
  }
  for (const id of added) {
    heard.removed.delete(id);
    heard.added.add(id);
  }
  if (isMany || changed.length > 0) heard.mayBeMore = heard.mayBeGone = true;
}

/** Nothing that could not be asked about is lost; what was heard since is newer. */
export function hearAgain(heard: Heard, before: Heard): void {
  for (const id of before.added) if (!heard.removed.has(id)) heard.added.add(id);
  for (const id of before.removed) if (!heard.added.has(id)) heard.removed.add(id);
  heard.mayBeMore ||= before.mayBeMore;
  heard.mayBeGone ||= before.mayBeGone;
}

/** The jobs on screen, with all of an opening. */
const listedIn = (found: JobPage | undefined) => new Set(found?.jobs.flatMap(({ id, openings }) => openings ?? [id]));

/** How many are not in the list on screen. */
export function offeredBeyond(found: JobPage | undefined, { ids, more }: News): number {
  const listed = listedIn(found);
  return Math.max([...ids].filter((id) => !listed.has(id)).length, more);
}

/** A job without a date is never new: it sorts last. */
const datedIn = ({ dated, total }: Pick<JobPage, 'dated' | 'total'>) => dated ?? total;

/** @throws ApiError */
export async function newsOf(search: Search, found: JobPage | undefined, heard: Heard, before: News): Promise<News> {
  const known = [...heard.added].slice(-MOST_IDS);
  const matching = known.length > 0 ? await matchingAmong(search, known) : [];
  const isAll = heard.mayBeMore || heard.added.size > MOST_IDS;
  const more = isAll && found ? datedIn(await howManyMatch(search)) - datedIn(found) : before.more;
  return { ids: new Set([...before.ids, ...matching]), more, gone: await goneNow(search, found, heard, before) };
}

/** Of those on screen; which of them are left is asked where what went is not told one by one. */
async function goneNow(search: Search, found: JobPage | undefined, heard: Heard, before: News): Promise<Set<number>> {
  const listed = [...listedIn(found)];
  if (!heard.mayBeGone || listed.length === 0) {
    const isGone = (id: number) => heard.removed.has(id) || (before.gone.has(id) && !heard.added.has(id));
    return new Set(listed.filter(isGone));
  }
  const asked = listed.slice(0, MOST_IDS);
  const left = new Set(await matchingAmong(search, asked));
  return new Set(asked.filter((id) => !left.has(id)));
}
