import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailLists } from '../../mail/mail-lists.js';

/** The mails to one person about all employers that they follow are one list; `ref` is the person's id. */
export const LICENCE_MAILS = 'licence-watch';

/** The way out of the mails about licences. Who watches an employer again wants them again. */
@Injectable()
export class LicenceMails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: MailLists,
  ) {}

  onModuleInit(): void {
    this.lists.register(LICENCE_MAILS, {
      describe: async (ref) => {
        const [list] = await this.dataSource.query<{ isOn: boolean }[]>(
          `SELECT NOT EXISTS (SELECT FROM sponsor_mails_ended WHERE user_id = users.id) AS "isOn"
           FROM users WHERE id::text = $1`,
          [ref],
        );
        return list && { what: 'Mails about employers that you follow in the register of sponsors', ...list };
      },
      end: async (ref) => {
        await this.dataSource.query(
          `INSERT INTO sponsor_mails_ended (user_id) SELECT id FROM users WHERE id::text = $1 ON CONFLICT DO NOTHING`,
          [ref],
        );
      },
    });
  }
}
