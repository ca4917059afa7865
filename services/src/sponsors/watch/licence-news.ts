import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { letter } from '../../mail/letter.js';
import { MailLists } from '../../mail/mail-lists.js';
import { MailService, type Mail } from '../../mail/mail.service.js';
import { NoticesService } from '../../notices/notices.service.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { UsersService } from '../../users/users.service.js';
import { LICENCE_MAILS } from './licence-mails.js';
import { licenceSentences, type LicenceChange } from './licence-sentences.js';

/** Whom one register has something to tell. */
interface Concerned {
  userId: string;
  registerId: number;
}

/** Where somebody is written to, and how they end that. */
interface Address {
  to: string;
  wayOut: string;
}

const AT_ONCE = 200;
/** People who are written to at the same time: thousands may watch, and nobody should wait a minute. */
const SIDE_BY_SIDE = 4;
/** "news" as a number: held by whoever tells, and by whoever takes a register back alone. */
const NEWS_LOCK = 0x6e657773;

/** How the keys of all mails and notices of one register begin. */
export const newsOf = (registerId: number): string => `licence:${registerId}:`;

/** Until the end of this transaction nobody is told anything; who is being told has been when this resolves. */
export const untilToldNothing = (manager: EntityManager): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock($1)', [NEWS_LOCK]);

/** Tells people what a register changed. What was told is marked, and named by keys that nothing is sent for twice. */
@Injectable()
export class LicenceNews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailService,
    private readonly lists: MailLists,
    private readonly notices: NoticesService,
    private readonly users: UsersService,
    private readonly app: AppConfig,
  ) {}

  /** While a register is taken back nobody is told; what is left then is told by the next round. */
  async tell(): Promise<void> {
    for (let all = await this.untold(); all.length > 0; all = await this.untold()) {
      const waiting = all.values();
      const told = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => this.tellEach(waiting)));
      if (told.includes(false)) return;
    }
  }

  /** Takes from what others take from as well. Answers whether it came to the end. */
  private async tellEach(waiting: Iterator<Concerned> & Iterable<Concerned>): Promise<boolean> {
    for (const one of waiting) if (!(await this.tellOne(one))) return false;
    return true;
  }

  /**
   * All that one person hears of one register, or nothing: what is read here may be taken back before it is written.
   * Answers whether anybody may be told.
   */
  private async tellOne({ userId, registerId }: Concerned): Promise<boolean> {
    // before the transaction, which is then short
    const address = await this.addressOf(userId);
    const done = await this.dataSource.transaction(async (manager) => {
      // without waiting: whoever takes a register back would be waited for longer than a question may take
      const [{ may }] = await manager.query<[{ may: boolean }]>('SELECT pg_try_advisory_xact_lock_shared($1) AS may', [
        NEWS_LOCK,
      ]);
      if (!may) return undefined;
      const changes = await this.untoldOf(userId, registerId, manager);
      if (changes.length === 0) return { isNew: false };
      const sentences = changes.map((change) => ({ change, ...licenceSentences(change) }));
      for (const { change, title, text } of sentences) {
        const href = `/sponsors/${change.sponsorId}`;
        await this.notices.keep(userId, `${newsOf(registerId)}${change.sponsorId}`, { title, text, href }, manager);
      }
      const key = `${newsOf(registerId)}${userId}`;
      const mailId = address && (await this.mail.keep({ ...this.mailOf(sentences, address), key }, manager));
      await manager.query(
        'UPDATE sponsor_news SET told_at = now() WHERE user_id = $1 AND register_id = $2 AND told_at IS NULL',
        [userId, registerId],
      );
      return { isNew: true, mailId };
    });
    if (done?.isNew) await this.notices.announce(userId);
    if (done?.mailId !== undefined) this.mail.hurry(done.mailId);
    return done !== undefined;
  }

  /** Of the oldest register that is not told of: who hears of several hears of them in their order. */
  private untold(): Promise<Concerned[]> {
    return this.dataSource.query<Concerned[]>(
      `SELECT DISTINCT user_id AS "userId", register_id AS "registerId" FROM sponsor_news
       WHERE told_at IS NULL AND register_id = (SELECT min(register_id) FROM sponsor_news WHERE told_at IS NULL)
       ORDER BY 1 LIMIT $1`,
      [AT_ONCE],
    );
  }

  /** Kept from others who tell until they are marked; all of them lock them in one order. */
  private untoldOf(userId: string, registerId: number, manager: EntityManager): Promise<LicenceChange[]> {
    return manager.query<LicenceChange[]>(
      `SELECT sponsors.id AS "sponsorId", sponsors.name, sponsor_news.kind, sponsor_news.before, sponsor_news.after,
         sponsor_registers.as_of::text AS "asOf"
       FROM sponsor_news
       JOIN sponsors ON sponsors.id = sponsor_news.sponsor_id
       JOIN sponsor_registers ON sponsor_registers.id = register_id
       WHERE told_at IS NULL AND user_id = $1 AND register_id = $2
       ORDER BY sponsors.name, sponsors.id FOR UPDATE OF sponsor_news`,
      [userId, registerId],
    );
  }

  /** One mail for each register, and only to an address its owner has confirmed. */
  private async addressOf(userId: string): Promise<Address | undefined> {
    const user = await this.users.byId(userId);
    if (!user?.email || !user.emailVerified || (await this.hasEnded(userId))) return undefined;
    return { to: user.email, wayOut: await this.lists.wayOut(LICENCE_MAILS, userId) };
  }

  private mailOf(
    sentences: { change: LicenceChange; title: string; text: string }[],
    { to, wayOut }: Address,
  ): Omit<Mail, 'key'> {
    const [only, ...others] = sentences;
    const title = others.length > 0 ? `${sentences.length} employers you follow changed in the register` : only!.title;
    const body = letter({
      title,
      parts: [
        {
          items: sentences.map(({ change, title: said, text }) => ({
            title: said,
            about: text,
            href: `${this.app.publicUrl}/sponsors/${change.sponsorId}`,
          })),
        },
      ],
      footer: [
        {
          text: 'You get this because you watch these employers, or track or saved a job there. It is sent once for each register.',
        },
        { link: 'Unsubscribe', href: wayOut },
      ],
    });
    return { to, subject: title, ...body, unsubscribeUrl: wayOut };
  }

  private async hasEnded(userId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT FROM sponsor_mails_ended WHERE user_id = $1', [userId]);
    return rows.length > 0;
  }
}
