import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository, type EntityManager } from 'typeorm';
import { seenBy } from '../jobs/head-start/premium-first.js';
import type { Job } from '../jobs/jobs.dto.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLists } from '../mail/mail-lists.js';
import { MailService, type Mail } from '../mail/mail.service.js';
import { NoticesService } from '../notices/notices.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { AppConfig } from '../platform/config/app.config.js';
import type { UserEntity } from '../users/user.entity.js';
import { toSignedIn } from '../users/user.view.js';
import { UsersService } from '../users/users.service.js';
import { ALERTS } from './alert-list.js';
import { alertLetter, MOST_LISTED, subjectOf } from './alert-letter.js';
import { addressOfNews, toJobFilter } from './filters.js';
import { isAllowed } from './is-allowed.js';
import { SavedSearchEntity, type AlertKind } from './saved-search.entity.js';
import { RESTORABLE_MS } from './saved-searches.service.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An import may have begun so long before it was committed, and its jobs are dated by its beginning. */
const OVERLAP_MS = HOUR_MS;
const MOST_COMPARED = 5_000;
const BATCH = 200;
/** A job that came so long ago is not looked at again when it changes: nobody would know that it has been told. */
const TOLD_KEPT_DAYS = 30;

/** Replays saved searches and tells their owners, once, of the jobs that are new. */
@Injectable()
export class AlertsService {
  private readonly logger = new Logger('Alerts');

  constructor(
    @InjectRepository(SavedSearchEntity) private readonly searches: Repository<SavedSearchEntity>,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly mails: MailService,
    private readonly lists: MailLists,
    private readonly notices: NoticesService,
    private readonly app: AppConfig,
  ) {}

  /**
   * All searches with this kind of alerts. One that fails holds up no other; at the end it is said that some did, so
   * that all are asked again: what has been told is not told twice.
   */
  async run(alerts: Exclude<AlertKind, 'off'>): Promise<{ told: number }> {
    let told = 0;
    let failed = 0;
    for (let after = 0; ;) {
      const batch = await this.searches.find({
        where: { alerts, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const search of batch) {
        const isTold = await this.tell(search).catch((error: unknown) => {
          this.logger.error(`Alert of saved search ${search.id}: ${String(error)}`);
          failed += 1;
          return false;
        });
        if (isTold) told += 1;
      }
      if (batch.length < BATCH) break;
      after = batch.at(-1)!.id;
    }
    await this.searches.query(
      `DELETE FROM saved_search_told WHERE told_at < now() - interval '${TOLD_KEPT_DAYS} days'`,
    );
    await this.searches.delete({ deletedAt: LessThan(new Date(Date.now() - RESTORABLE_MS)) });
    if (failed > 0) throw new Error(`${failed} alerts could not be made`);
    return { told };
  }

  /** Answers whether there was something to tell. */
  private async tell(search: SavedSearchEntity): Promise<boolean> {
    const now = new Date();
    const owner = await this.users.byId(search.userId);
    if (!owner) return false;
    const viewer = toSignedIn(owner);
    if (!isAllowed(viewer, search)) return false;
    const fresh = await this.untold(search, viewer);
    if (fresh.length === 0) {
      await this.searches.update({ id: search.id }, { alertedAt: now });
      return false;
    }
    // Read before the transaction, which is then short: should somebody else tell a job meanwhile, all of it is undone.
    const jobs = await this.jobs.byIdsEvenHidden(fresh.slice(0, MOST_LISTED));
    const mail = await this.mailTo(owner, search, { jobs, ids: fresh });
    try {
      const mailId = await this.searches.manager.transaction(async (manager) => {
        await this.noteTold(manager, search, fresh);
        await manager.update(SavedSearchEntity, { id: search.id }, { alertedAt: now });
        return mail && this.mails.keep(mail, manager);
      });
      if (mailId !== undefined) this.mails.hurry(mailId);
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
    await this.notices.add(owner.id, keyOf(search, fresh), {
      title: subjectOf(search, fresh.length),
      text: jobs
        .slice(0, 3)
        .map(({ title }) => title)
        .join(' · '),
      href: fresh.length === 1 ? `/job/${fresh[0]}` : addressOfNews(search.filters),
    });
    return true;
  }

  /**
   * What the search finds now for its owner and came since the last look, or came before it and changed since, as when
   * a title gets the word that is looked for; without what has been told and what came before the alert.
   * A job that premium members saw first comes when it is opened; premium began meanwhile: it has not been told either.
   */
  private async untold(
    { id, filters, alertsSince, alertedAt }: SavedSearchEntity,
    owner: SignedInUser,
  ): Promise<number[]> {
    const last = alertedAt ? alertedAt.getTime() - OVERLAP_MS : 0;
    const since = new Date(Math.max(alertsSince.getTime(), last));
    const remembered = new Date(Math.max(alertsSince.getTime(), Date.now() - TOLD_KEPT_DAYS * DAY_MS));
    const [came, changed] = await Promise.all([
      this.jobs.comeSince(since, owner, alertsSince, MOST_COMPARED),
      this.jobs.changedSince(since, remembered, MOST_COMPARED),
    ]);
    const looked = [...new Set([...came, ...changed])];
    const found = await this.jobs.matchingAmong(looked, seenBy(owner, toJobFilter(filters)));
    if (found.length === 0) return [];
    const rows = await this.searches.query<{ job_id: number }[]>(
      'SELECT job_id FROM saved_search_told WHERE search_id = $1 AND job_id = ANY ($2)',
      [id, found],
    );
    const told = new Set(rows.map((row) => row.job_id));
    return found.filter((one) => !told.has(one));
  }

  /** @throws Overtaken when another worker was faster with any of them: the next look finds what it left */
  private async noteTold(manager: EntityManager, { id }: SavedSearchEntity, jobIds: number[]): Promise<void> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO saved_search_told (search_id, job_id) SELECT $1, unnest($2::int[])
       ON CONFLICT DO NOTHING RETURNING job_id`,
      [id, [...jobIds].sort((one, other) => one - other)],
    );
    if (rows.length < jobIds.length) throw new Overtaken();
  }

  /** Only an address that its owner has shown to be theirs is written to. */
  private async mailTo(
    { email, emailVerified }: UserEntity,
    search: SavedSearchEntity,
    { jobs, ids }: { jobs: Job[]; ids: number[] },
  ): Promise<Mail | undefined> {
    if (email === null || !emailVerified) return undefined;
    const wayOut = await this.lists.wayOut(ALERTS, String(search.id));
    const words = alertLetter(search, { jobs, total: ids.length }, { publicUrl: this.app.publicUrl, wayOut });
    return { to: email, ...words, key: keyOf(search, ids), unsubscribeUrl: wayOut };
  }
}

class Overtaken extends Error {}

/** No job is told twice to one search, so each alert has a first job of its own. */
const keyOf = ({ id }: SavedSearchEntity, jobIds: number[]) => `alert:${id}:${Math.min(...jobIds)}`;
