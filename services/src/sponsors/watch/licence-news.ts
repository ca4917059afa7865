import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { letter } from '../../mail/letter.js';
import { MailLists } from '../../mail/mail-lists.js';
import { MailService, type Mail } from '../../mail/mail.service.js';
import { NoticesService } from '../../notices/notices.service.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { UsersService } from '../../users/users.service.js';
import { LICENCE_MAILS } from './licence-mails.js';
import { changes } from './news-of-changes.js';
import { mistakes } from './news-of-mistakes.js';

/** Whom one register has something to tell. */
export interface Concerned {
  userId: string;
  registerId: number;
}

/** What is told of one employer. */
export interface Told {
  /** Of this employer, among those of the register. */
  key: string;
  title: string;
  text: string;
  href: string;
}

/** One kind of thing that people hear of a register. */
export interface News {
  /** How the keys of all its mails and notices of one register begin. */
  keysOf(registerId: number): string;
  /** So many, of the oldest register that is not told of: who hears of several hears of them in their order. */
  untold(from: DataSource, atMost: number): Promise<Concerned[]>;
  /** Kept from others who tell until they are marked; all of them lock them in one order. */
  untoldOf(whom: Concerned, manager: EntityManager): Promise<Told[]>;
  mark(whom: Concerned, manager: EntityManager): Promise<void>;
  /** Of a mail on so many employers, more than one. */
  titleOf(employers: number): string;
}

/** A mistake is put right before what the next register says. */
const ALL: News[] = [mistakes, changes];

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
    for (const news of ALL) if (!(await this.tellAll(news))) return;
  }

  private async tellAll(news: News): Promise<boolean> {
    const untold = () => news.untold(this.dataSource, AT_ONCE);
    for (let all = await untold(); all.length > 0; all = await untold()) {
      const waiting = all.values();
      const told = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => this.tellEach(news, waiting)));
      if (told.includes(false)) return false;
    }
    return true;
  }

  /** Takes from what others take from as well. Answers whether it came to the end. */
  private async tellEach(news: News, waiting: Iterator<Concerned> & Iterable<Concerned>): Promise<boolean> {
    for (const one of waiting) if (!(await this.tellOne(news, one))) return false;
    return true;
  }

  /**
   * All that one person hears of one register, or nothing: what is read here may be taken back before it is written.
   * Answers whether anybody may be told.
   */
  private async tellOne(news: News, whom: Concerned): Promise<boolean> {
    // before the transaction, which is then short
    const address = await this.addressOf(whom.userId);
    const done = await this.dataSource.transaction(async (manager) => {
      // without waiting: whoever takes a register back would be waited for longer than a question may take
      const [{ may }] = await manager.query<[{ may: boolean }]>('SELECT pg_try_advisory_xact_lock_shared($1) AS may', [
        NEWS_LOCK,
      ]);
      if (!may) return undefined;
      const items = await news.untoldOf(whom, manager);
      if (items.length === 0) return { isNew: false };
      const keys = news.keysOf(whom.registerId);
      for (const { key, ...notice } of items) {
        await this.notices.keep(whom.userId, `${keys}${key}`, notice, manager);
      }
      const mail = address && { ...this.mailOf(news, items, address), key: `${keys}${whom.userId}` };
      const mailId = mail && (await this.mail.keep(mail, manager));
      await news.mark(whom, manager);
      return { isNew: true, mailId };
    });
    if (done?.isNew) await this.notices.announce(whom.userId);
    if (done?.mailId !== undefined) this.mail.hurry(done.mailId);
    return done !== undefined;
  }

  /** One mail for each register, and only to an address its owner has confirmed. */
  private async addressOf(userId: string): Promise<Address | undefined> {
    const user = await this.users.byId(userId);
    if (!user?.email || !user.emailVerified || (await this.hasEnded(userId))) return undefined;
    return { to: user.email, wayOut: await this.lists.wayOut(LICENCE_MAILS, userId) };
  }

  private mailOf(news: News, items: Told[], { to, wayOut }: Address): Omit<Mail, 'key'> {
    const [only, ...others] = items;
    const title = others.length > 0 ? news.titleOf(items.length) : only!.title;
    const body = letter({
      title,
      parts: [
        {
          items: items.map(({ title: said, text, href }) => ({
            title: said,
            about: text,
            href: `${this.app.publicUrl}${href}`,
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
