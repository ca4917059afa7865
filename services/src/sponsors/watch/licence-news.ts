import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { letter } from '../../mail/letter.js';
import { MailLists } from '../../mail/mail-lists.js';
import { MailService } from '../../mail/mail.service.js';
import { NoticesService } from '../../notices/notices.service.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { UsersService } from '../../users/users.service.js';
import { LICENCE_MAILS } from './licence-mails.js';
import { licenceSentences, type LicenceChange } from './licence-sentences.js';

/** All that one person is to hear of one register. */
interface Told {
  userId: string;
  registerId: number;
  changes: LicenceChange[];
}

const AT_ONCE = 200;
/** People who are written to at the same time: thousands may watch, and nobody should wait a minute. */
const SIDE_BY_SIDE = 4;

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

  async tell(): Promise<void> {
    for (let all = await this.untold(); all.length > 0; all = await this.untold()) {
      const waiting = all.values();
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => this.tellEach(waiting)));
    }
  }

  /** Takes from what others take from as well. */
  private async tellEach(waiting: Iterator<Told> & Iterable<Told>): Promise<void> {
    for (const one of waiting) {
      await this.write(one);
      await this.dataSource.query(
        'UPDATE sponsor_news SET told_at = now() WHERE user_id = $1 AND register_id = $2 AND told_at IS NULL',
        [one.userId, one.registerId],
      );
    }
  }

  /** Of the oldest register that is not told of: who hears of several hears of them in their order. */
  private untold(): Promise<Told[]> {
    return this.dataSource.query<Told[]>(
      `SELECT user_id AS "userId", register_id AS "registerId",
         jsonb_agg(jsonb_build_object('sponsorId', sponsors.id, 'name', sponsors.name, 'kind', sponsor_news.kind,
           'before', sponsor_news.before, 'after', sponsor_news.after, 'asOf', sponsor_registers.as_of)
           ORDER BY sponsors.name) AS changes
       FROM sponsor_news
       JOIN sponsors ON sponsors.id = sponsor_news.sponsor_id
       JOIN sponsor_registers ON sponsor_registers.id = register_id
       WHERE told_at IS NULL AND register_id = (SELECT min(register_id) FROM sponsor_news WHERE told_at IS NULL)
       GROUP BY 1, 2 ORDER BY 1 LIMIT $1`,
      [AT_ONCE],
    );
  }

  /** A notice for each employer, and one mail for each register; that only to an address its owner has confirmed. */
  private async write({ userId, registerId, changes }: Told): Promise<void> {
    const sentences = changes.map((change) => ({ change, ...licenceSentences(change) }));
    for (const { change, title, text } of sentences) {
      const href = `/sponsors/${change.sponsorId}`;
      await this.notices.add(userId, `licence:${registerId}:${change.sponsorId}`, { title, text, href });
    }
    const user = await this.users.byId(userId);
    if (!user?.email || !user.emailVerified || (await this.hasEnded(userId))) return;
    const wayOut = await this.lists.wayOut(LICENCE_MAILS, userId);
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
    await this.mail.send({
      to: user.email,
      subject: title,
      ...body,
      unsubscribeUrl: wayOut,
      key: `licence:${registerId}:${userId}`,
    });
  }

  private async hasEnded(userId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT FROM sponsor_mails_ended WHERE user_id = $1', [userId]);
    return rows.length > 0;
  }
}
