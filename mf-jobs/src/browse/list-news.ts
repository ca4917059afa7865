import type { JobPage, JobsEvent } from '@landfall/contracts';
import { howManyMatch, leftAmong, newAmong, type Search } from '../api';

/** As many as one question takes. */
const MOST_IDS = 500;

/** What the stream said since it was last asked about. */
export interface Heard {
  added: Set<number>;
  changed: Set<number>;
  removed: Set<number>;
  /** More may have come than is told one by one. */
  mayBeMore: boolean;
  /** And more may have gone, or say something else. */
  mayBeGone: boolean;
}

/** What differs between the list on screen and what its search finds now. */
export interface News {
  /** Those that were heard of by their id and that the search means. */
  ids: ReadonlySet<number>;
  /** By how many with a date the search finds more than it did; those known by their id are among them. */
  more: number;
  /** Those that were on screen, on any page of the search, and that it does not find any more. */
  gone: ReadonlySet<number>;
}

export const NO_NEWS: News = { ids: new Set(), more: 0, gone: new Set() };

export const nothingHeard = (): Heard => ({
  added: new Set(),
  changed: new Set(),
  removed: new Set(),
  mayBeMore: false,
  mayBeGone: false,
});

/** Whether what has changed was found before as well is not told: it may be more, or be gone. */
export function hear(heard: Heard, { added, changed, removed, isMany }: JobsEvent): void {
  for (const id of removed) {
    heard.added.delete(id);
    heard.removed.add(id);
  }
  for (const id of added) {
    heard.removed.delete(id);
    heard.added.add(id);
  }
  for (const id of changed) heard.changed.add(id);
  if (isMany) heard.mayBeGone = true;
  if (isMany || changed.length > 0) heard.mayBeMore = true;
}

/** Nothing that could not be asked about is lost; what was heard since is newer. */
export function hearAgain(heard: Heard, before: Heard): void {
  for (const id of before.added) if (!heard.removed.has(id)) heard.added.add(id);
  for (const id of before.removed) if (!heard.added.has(id)) heard.removed.add(id);
  for (const id of before.changed) heard.changed.add(id);
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

/** Those of the list on screen that are gone; the same empty set always where none is. */
export function goneFrom(found: JobPage | undefined, { gone }: News): ReadonlySet<number> {
  const seen = gone.size === 0 ? [] : [...listedIn(found)].filter((id) => gone.has(id));
  return seen.length > 0 ? new Set(seen) : NO_NEWS.gone;
}

/** Whether the list as it is now is offered: until then its numbers are those of the list on screen. */
export const isOffered = (found: JobPage | undefined, news: News): boolean =>
  offeredBeyond(found, news) > 0 || goneFrom(found, news).size > 0;

/** A job without a date is never new: it sorts last. */
const datedIn = ({ dated, total }: Pick<JobPage, 'dated' | 'total'>) => dated ?? total;

/** @throws ApiError */
export async function newsOf(search: Search, found: JobPage, heard: Heard, before: News): Promise<News> {
  const known = [...heard.added].slice(-MOST_IDS);
  const matching = known.length > 0 ? await newAmong(search, known) : [];
  const isFewer = heard.removed.size > 0 && before.more > 0;
  const isAll = heard.mayBeMore || heard.added.size > MOST_IDS || isFewer;
  const more = isAll ? datedIn(await howManyMatch(search)) - datedIn(found) : before.more;
  const still = [...before.ids].filter((id) => !heard.removed.has(id));
  return { ids: new Set([...still, ...matching]), more, gone: await goneNow(search, found, heard, before) };
}

async function goneNow(search: Search, found: JobPage, heard: Heard, before: News): Promise<Set<number>> {
  const listed = [...listedIn(found)];
  const isDoubted = (id: number) => heard.mayBeGone || heard.changed.has(id);
  const doubted = listed.filter((id) => isDoubted(id) && !heard.removed.has(id)).slice(0, MOST_IDS);
  const left = new Set(doubted.length > 0 ? await leftAmong(search, doubted) : []);
  const isBack = (id: number) => left.has(id) || heard.added.has(id);
  return new Set([
    ...[...before.gone].filter((id) => !isBack(id)),
    ...listed.filter((id) => heard.removed.has(id)),
    ...doubted.filter((id) => !left.has(id)),
  ]);
}
