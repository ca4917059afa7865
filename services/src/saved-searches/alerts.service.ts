import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { MailLists } from '../mail/mail-lists.js';
import { MailService, type Mail } from '../mail/mail.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { AppConfig } from '../platform/config/app.config.js';
import type { UserEntity } from '../users/user.entity.js';
import { toSignedIn } from '../users/user.view.js';
import { UsersService } from '../users/users.service.js';
import { ALERTS } from './alert-list.js';
import { alertLetter, MOST_LISTED, subjectOf, type ListedOpening } from './alert-letter.js';
import { addressOfNews } from './filters.js';
import { isAllowed } from './is-allowed.js';
import { SavedSearchEntity, type AlertKind } from './saved-search.entity.js';
import { RESTORABLE_MS } from './saved-searches.service.js';
import { Overtaken, UntoldJobs } from './untold-jobs.js';

const BATCH = 200;

/** Replays saved searches and tells their owners, once, of the jobs that are new to them. */
@Injectable()
export class AlertsService {
  private readonly logger = new Logger('Alerts');

  constructor(
    @InjectRepository(SavedSearchEntity) private readonly searches: Repository<SavedSearchEntity>,
    private readonly jobs: JobsService,
    private readonly untold: UntoldJobs,
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
    await this.untold.forgetOld();
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
    const openings = await this.untold.of(search, viewer);
    const ids = openings.flat();
    if (ids.length === 0) {
      await this.searches.update({ id: search.id }, { alertedAt: now });
      return false;
    }
    // Read before the transaction, which is then short: should somebody else tell a job meanwhile, all of it is undone.
    const listed = await this.firstOf(openings.slice(0, MOST_LISTED));
    const mail = await this.mailTo(owner, search, { listed, ids });
    try {
      const mailId = await this.searches.manager.transaction(async (manager) => {
        await this.untold.noteTold(manager, search, ids);
        await manager.update(SavedSearchEntity, { id: search.id }, { alertedAt: now });
        return mail && this.mails.keep(mail, manager);
      });
      if (mailId !== undefined) this.mails.hurry(mailId);
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
    await this.notices.add(owner.id, keyOf(search, ids), {
      title: subjectOf(search, ids.length),
      text: listed
        .slice(0, 3)
        .map(({ job }) => job.title)
        .join(' · '),
      href: ids.length === 1 ? `/job/${ids[0]}` : addressOfNews(search.filters),
    });
    return true;
  }

  /** One job stands for its opening, as on a card; a job may have gone in this moment. */
  private async firstOf(openings: number[][]): Promise<ListedOpening[]> {
    const sizes = new Map(openings.map((jobs) => [jobs[0]!, jobs.length]));
    const jobs = await this.jobs.byIdsEvenHidden([...sizes.keys()]);
    return jobs.map((job) => ({ job, count: sizes.get(job.id)! }));
  }

  /** Only an address that its owner has shown to be theirs is written to. */
  private async mailTo(
    { email, emailVerified }: UserEntity,
    search: SavedSearchEntity,
    { listed, ids }: { listed: ListedOpening[]; ids: number[] },
  ): Promise<Mail | undefined> {
    if (email === null || !emailVerified) return undefined;
    const wayOut = await this.lists.wayOut(ALERTS, String(search.id));
    const words = alertLetter(search, { listed, total: ids.length }, { publicUrl: this.app.publicUrl, wayOut });
    return { to: email, ...words, key: keyOf(search, ids), unsubscribeUrl: wayOut };
  }
}

/** No job is told twice to one search, so each alert has a first job of its own. */
const keyOf = ({ id }: SavedSearchEntity, jobIds: number[]) => `alert:${id}:${Math.min(...jobIds)}`;
