import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { seenBy } from '../jobs/head-start/premium-first.js';
import { mayAsk } from '../jobs/may-ask.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Conflict, Invalid, NotFound } from '../platform/refusals/refusals.js';
import type { Paging } from '../platform/validation/paging.dto.js';
import { askedFilters, asksNothing, toJobFilter, type AskedFilters } from './filters.js';
import { isAllowed } from './is-allowed.js';
import { SavedSearchEntity, type AlertKind } from './saved-search.entity.js';
import type { SavedSearch, SavedSearchChange, SavedSearchInput, SavedSearchList } from './saved-searches.dto.js';
import { UntoldJobs } from './untold-jobs.js';

export const MOST_SAVED = 50;
/** So long a deleted one can be had back. */
export const RESTORABLE_MS = 3_600_000;
const MOST_NEW = 999;
/** Of the jobs that came since somebody looked, so many of the newest are compared with a search. */
const MOST_COMPARED = 5_000;

@Injectable()
export class SavedSearchesService {
  private readonly logger = new Logger('Saved searches');

  constructor(
    @InjectRepository(SavedSearchEntity) private readonly searches: Repository<SavedSearchEntity>,
    private readonly jobs: JobsService,
    private readonly untold: UntoldJobs,
  ) {}

  async list(user: SignedInUser, { page, limit }: Paging): Promise<SavedSearchList> {
    const [rows, total] = await this.searches.findAndCount({
      where: { userId: user.id },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const savedSearches = await this.counted(rows, user);
    return { savedSearches, count: rows.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  async byId(user: SignedInUser, id: number): Promise<SavedSearch> {
    return this.view(await this.own(user, id), user);
  }

  /**
   * The very same search under the same name is there once: a second click adds nothing, and leaves the alerts as they are
   * unless it says otherwise.
   */
  async add(
    user: SignedInUser,
    { name, filters, alerts }: SavedSearchInput,
  ): Promise<{ saved: SavedSearch; isNew: boolean }> {
    mayAsk(user, filters);
    const asked = askedFilters(filters);
    mustAsk(asked);
    const { row, isNew } = await this.searches.manager.transaction(async (manager) => {
      await manager.query(`SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE`, [user.id]); // one at a time
      const own = await manager.findBy(SavedSearchEntity, { userId: user.id });
      const same = own.find((one) => one.name === name && isEqual(one.filters, asked));
      const now = new Date();
      if (same) {
        const row = await manager.save(SavedSearchEntity, withAlerts(same, alerts, now));
        return { row, isNew: false };
      }
      mustHaveRoom(own.length);
      const row = await manager.save(SavedSearchEntity, {
        userId: user.id,
        name,
        filters: asked,
        alerts: alerts ?? 'off',
        seenAt: now,
        alertsSince: now,
        alertedAt: null,
      });
      return { row, isNew: true };
    });
    return { saved: await this.view(row, user), isNew };
  }

  async change(user: SignedInUser, id: number, { name, filters, alerts }: SavedSearchChange): Promise<SavedSearch> {
    if (filters) mayAsk(user, filters);
    const row = await this.own(user, id);
    const asked = filters && askedFilters(filters);
    const isOther = asked !== undefined && !isEqual(asked, row.filters);
    if (isOther) mustAsk(asked);
    const now = new Date();
    Object.assign(row, withAlerts(row, alerts, now), { name: name ?? row.name, filters: asked ?? row.filters });
    if (isOther) Object.assign(row, { seenAt: now, alertsSince: now }); // what another search finds is not news
    await this.searches.save(row);
    return this.view(row, user);
  }

  /** Kept for a while, so that a person who takes it back has all of it: its news, its alerts, the links of its mails. */
  async remove(user: SignedInUser, id: number): Promise<void> {
    const { affected } = await this.searches.softDelete({ id, userId: user.id, deletedAt: IsNull() });
    if (!affected) throw new NotFound('Saved search');
  }

  /** @throws NotFound for what was never deleted, or so long ago that it is gone */
  async restore(user: SignedInUser, id: number): Promise<SavedSearch> {
    const kept = { id, userId: user.id };
    await this.searches.manager.transaction(async (manager) => {
      await manager.query(`SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE`, [user.id]); // one at a time
      const row = await manager.findOne(SavedSearchEntity, { where: kept, withDeleted: true });
      if (!row) throw new NotFound('Saved search');
      if (row.deletedAt === null) return; // the second press of Undo
      if (row.deletedAt.getTime() < Date.now() - RESTORABLE_MS) throw new NotFound('Saved search');
      mustHaveRoom(await manager.countBy(SavedSearchEntity, { userId: user.id }));
      await manager.restore(SavedSearchEntity, kept);
    });
    return this.byId(user, id);
  }

  /**
   * The person looks at what it finds: from now on that is known, whatever names and orders the same search is saved
   * under, and no alert tells of it. Where that cannot be noted an alert may tell of it once more.
   */
  async markSeen(user: SignedInUser, id: number): Promise<void> {
    const seenAt = new Date(); // what comes while the rest is done has not been seen
    const { filters } = await this.own(user, id);
    const own = await this.searches.findBy({ userId: user.id });
    const same = own.filter((one) => isEqual(inAnyOrder(one.filters), inAnyOrder(filters)));
    await this.searches.update({ userId: user.id, id: In(same.map((one) => one.id)) }, { seenAt });
    for (const one of same) {
      if (one.alerts === 'off' || !isAllowed(user, one)) continue;
      await this.untold.noteSeen(one, user).catch((error: unknown) => {
        this.logger.error(`What was seen of saved search ${one.id} is not noted: ${String(error)}`);
      });
    }
  }

  private async own(user: SignedInUser, id: number): Promise<SavedSearchEntity> {
    const row = await this.searches.findOneBy({ id, userId: user.id });
    if (!row) throw new NotFound('Saved search');
    return row;
  }

  private async view(row: SavedSearchEntity, user: SignedInUser): Promise<SavedSearch> {
    return (await this.counted([row], user))[0]!;
  }

  private async counted(rows: SavedSearchEntity[], user: SignedInUser): Promise<SavedSearch[]> {
    const views: SavedSearch[] = [];
    for (const row of rows) {
      const { id, name, filters, alerts } = row;
      const newCount = isAllowed(user, row) ? await this.countNew(row, user) : 0;
      views.push({ id, name, filters: filters as SavedSearch['filters'], alerts, newCount });
    }
    return views;
  }

  private async countNew({ filters, seenAt }: SavedSearchEntity, user: SignedInUser): Promise<number> {
    const came = await this.jobs.comeSince(seenAt, user, seenAt, MOST_COMPARED);
    const found = await this.jobs.matchingAmong(came, seenBy(user, toJobFilter(filters)));
    return Math.min(found.length, MOST_NEW);
  }
}

/** Undefined leaves them as they are. What came while nobody wanted alerts is not news. */
function withAlerts(row: SavedSearchEntity, alerts: AlertKind | undefined, now: Date): SavedSearchEntity {
  const isSwitchedOn = alerts !== undefined && alerts !== 'off' && row.alerts === 'off';
  return { ...row, alerts: alerts ?? row.alerts, alertsSince: isSwitchedOn ? now : row.alertsSince };
}

/** @throws Conflict where a person has as many as there can be */
function mustHaveRoom(saved: number): void {
  if (saved >= MOST_SAVED)
    throw new Conflict(`You have ${MOST_SAVED} saved searches, which is the most there can be. Delete one first.`);
}

/** @throws Invalid for the whole list: its news is everything, and no screen offers to save it */
function mustAsk(asked: AskedFilters): void {
  if (asksNothing(asked)) throw new Invalid([{ field: 'filters', message: 'filters must ask for something' }]);
}

const inAnyOrder = ({ sort: _, ...asked }: AskedFilters) => asked;

/** Both are written by `askedFilters`, in one order; what is chosen counts, not in which order. */
function isEqual(a: object, b: object): boolean {
  const plain = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .map(([field, one]) => [field, Array.isArray(one) ? [...(one as string[])].sort() : (one as unknown)] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return plain(a) === plain(b);
}
