import type { DataSource, EntityManager } from 'typeorm';
import { trackedEmployers, type TrackedEmployer } from '../../applications/tracked-employers.js';
import { savedEmployers } from '../../saved-jobs/saved-employers.js';
import { readPlace } from '../../jobs/place.js';
import { reRatingsOf } from '../difference/re-rating.js';
import { legalName, routesOf, type RegisterDiff, type SponsorEvent } from '../difference/register-diff.js';
import { isOpen, type SponsorBefore } from '../difference/sponsor-before.js';
import { endedOf, type LicenceChange } from './licence-sentences.js';
import { routesBack } from './routes-back.js';
import { toldByMistake } from './told-by-mistake.js';
import { SponsorMatcher } from '../names/sponsor-matcher.js';
import { townTyped } from '../names/asked-town.js';
import { COUNTRY } from '../job-sponsors.js';

/** Who is concerned by which entry, as it was before a register came in. */
interface Followed {
  /** By the entry's id: who watches it, and who tracks or saved a job there. */
  entries: Map<number, Set<string>>;
  /** Employers of tracked and saved jobs that were not surely in the register. */
  unknown: TrackedEmployer[];
}

interface News {
  userId: string;
  sponsorId: number;
  kind: LicenceChange['kind'];
  before: string;
  after: string;
}

const BATCH = 5_000;

/** Whoever watches an employer, or tracks or saved a job there, hears once of each register that changes its licence. */
export class LicenceWatch {
  private readonly matcher: SponsorMatcher;

  constructor(dataSource: DataSource) {
    this.matcher = new SponsorMatcher(dataSource);
  }

  /** Asked before the new register is written: a name means what it meant to the people who follow it. */
  async followed(manager: EntityManager): Promise<Followed> {
    const entries = new Map<number, Set<string>>();
    const add = (sponsorId: number, userId: string) =>
      entries.set(sponsorId, (entries.get(sponsorId) ?? new Set()).add(userId));
    const watched = await manager.query<{ userId: string; sponsorId: number }[]>(
      'SELECT user_id AS "userId", sponsor_id AS "sponsorId" FROM sponsor_watches',
    );
    for (const { userId, sponsorId } of watched) add(sponsorId, userId);
    const named = [...(await trackedEmployers(manager)), ...(await savedEmployers(manager))].filter(mayBeHere);
    const matches = await this.matcher.matchFollowed(named.map(asked), manager);
    const unknown: TrackedEmployer[] = [];
    named.forEach((employer, at) => {
      const { result, sponsor, formerId } = matches[at]!;
      const id = result === 'match' ? sponsor?.id : formerId;
      if (id !== undefined) for (const userId of employer.userIds) add(id, userId);
      if (result !== 'match') unknown.push(employer);
    });
    return { entries, unknown };
  }

  /** Puts down who is to hear what, in the transaction of the register itself. */
  async note(
    manager: EntityManager,
    registerId: number,
    diff: RegisterDiff,
    added: number[],
    { entries, unknown }: Followed,
  ): Promise<void> {
    const news: News[] = [];
    const inherited = diff.gone.flatMap(({ before, heirId: to }) =>
      to === undefined ? [] : [{ from: before.id, to }],
    );
    await watchInstead(manager, inherited);
    for (const { from, to } of inherited) {
      entries.set(to, new Set([...(entries.get(to) ?? []), ...(entries.get(from) ?? [])]));
      entries.delete(from);
    }
    const told = new Set<string>();
    const standing = new Set(
      [...diff.kept, ...diff.gone].flatMap(({ before }) => (isOpen(before) ? (legalName(before) ?? []) : [])),
    );
    // while the company's other entry stood, nobody was told that this one was unclear: by being there again it has not joined
    const isTwin = (before: SponsorBefore) => before.state === 'unclear' && standing.has(legalName(before) ?? '');
    for (const changed of [...diff.kept, ...diff.gone].sort(standingFirst)) {
      const { before, events } = changed;
      const found = mostImportant(isTwin(before) ? events.filter(({ kind }) => kind !== 'joined') : events);
      const isReRated = found?.kind === 're-rated' && 'entry' in changed;
      const event = isReRated ? { ...found, ...reRatingsOf(events, before.licences, changed.entry.licences) } : found;
      for (const userId of event ? (entries.get(before.id) ?? []) : []) {
        const about = `${userId} ${legalName(before) ?? before.id}`;
        // who followed it went on to follow the company's other entry
        if (before.state === 'unclear' && event!.kind !== 'joined' && told.has(about)) continue;
        told.add(about);
        news.push({ userId, sponsorId: before.id, ...event! });
      }
    }
    // by name an entry that had left could not be found before: who tracks or saved a job there is only known now that it is back
    const joined = new Map(added.map((id, at) => [id, routesOf(diff.added[at]!.entry)]));
    for (const { before, events } of diff.kept) {
      const event = events.find(({ kind }) => kind === 'joined');
      if (event && !isTwin(before)) joined.set(before.id, event.after);
    }
    const matches = await this.matcher.matchAll(unknown.map(asked), manager);
    unknown.forEach(({ userIds }, at) => {
      const sponsorId = matches[at]!.sponsor?.id ?? 0;
      const after = joined.get(sponsorId);
      if (after === undefined) return;
      for (const userId of userIds) news.push({ userId, sponsorId, kind: 'joined', before: '', after });
    });
    for (const { userId, sponsorId, kind, routes } of await routesBack(manager, diff.kept)) {
      if (entries.get(sponsorId)?.has(userId)) news.push({ userId, sponsorId, kind, before: '', after: routes });
    }
    news.push(...(await toldByMistake(manager, diff.gone)));
    for (let start = 0; start < news.length; start += BATCH) {
      await manager.query(
        `INSERT INTO sponsor_news (user_id, register_id, sponsor_id, kind, before, after)
         SELECT "userId", $2, "sponsorId", kind, before, after FROM jsonb_to_recordset($1::jsonb)
           AS given ("userId" uuid, "sponsorId" int, kind varchar, before text, after text)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(news.slice(start, start + BATCH)), registerId],
      );
    }
  }
}

/** Of two entries of one employer the one that stays is watched by whoever watched the other. */
const watchInstead = (manager: EntityManager, inherited: { from: number; to: number }[]): Promise<unknown> =>
  manager.query(
    `INSERT INTO sponsor_watches (user_id, sponsor_id)
     SELECT user_id, "to" FROM sponsor_watches JOIN jsonb_to_recordset($1::jsonb) AS given ("from" int, "to" int)
       ON sponsor_id = "from" ON CONFLICT DO NOTHING`,
    [JSON.stringify(inherited)],
  );

/** Those of the last register before those that were unclear in it, and of these those that were in one the last. */
const standingFirst = (
  { before: one }: { before: SponsorBefore },
  { before: other }: { before: SponsorBefore },
): number => Number(one.state === 'unclear') - Number(other.state === 'unclear') || other.asOf.localeCompare(one.asOf);

/** The register says nothing of a job that is known to be in another country, whatever its employer is called. */
const mayBeHere = ({ location }: TrackedEmployer): boolean => (readPlace(location).country ?? COUNTRY) === COUNTRY;

const asked = ({ company, location }: TrackedEmployer) => ({ name: company, town: townTyped(location) });

/**
 * One notice for each employer: that it left, is not there by its name, or joined says more than how it is rated, and that
 * more than which routes have ended. Of one that the file does not cover it is news only that some of its routes have.
 */
function mostImportant(events: SponsorEvent[]): Pick<News, 'kind' | 'before' | 'after'> | undefined {
  for (const kind of ['left', 'unclear', 'not-covered', 'joined', 're-rated', 'routes'] as const) {
    const found = events.find((event) => event.kind === kind && isNews(event));
    if (found) return { kind, before: found.before, after: found.after };
  }
  return undefined;
}

function isNews({ kind, before, after }: SponsorEvent): boolean {
  if (kind === 'routes') return endedOf(before, after) !== '';
  return kind !== 'not-covered' || after !== '';
}
