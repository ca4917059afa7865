import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app.config.js';

export interface ListState {
  /** What comes or no longer comes, as in "Alerts for “Nurse in Leeds”". */
  what: string;
  /** Whether mails are still sent. */
  isOn: boolean;
}

/** What a feature says about the mails that it sends regularly; `ref` names one list of its kind, such as a saved search. */
interface MailList {
  /** Undefined when there is no such list (any more). */
  describe(ref: string): Promise<ListState | undefined>;
  /** No mail of this list from now on; harmless when it has ended already. */
  end(ref: string): Promise<void>;
}

/** Lists of mails and the ways out of them: an address for each, for a person who is not signed in too. */
@Injectable()
export class MailLists {
  private readonly kinds = new Map<string, MailList>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly app: AppConfig,
  ) {}

  /** Once for each kind, in the api, where the page is shown. */
  register(kind: string, list: MailList): void {
    this.kinds.set(kind, list);
  }

  /** For `unsubscribeUrl` of a mail, and as a link in it. The same for each mail of the list. */
  async wayOut(kind: string, ref: string): Promise<string> {
    const [row] = await this.dataSource.query<{ token: string }[]>(
      `INSERT INTO mail_lists (token, kind, ref) VALUES ($1, $2, $3)
       ON CONFLICT (kind, ref) DO UPDATE SET ref = excluded.ref RETURNING token`,
      [randomBytes(24).toString('base64url'), kind, ref],
    );
    return `${this.app.publicUrl}/unsubscribe/${row!.token}`;
  }

  /** Undefined when the token is none, or its list is gone. */
  async describe(token: string): Promise<ListState | undefined> {
    const found = await this.find(token);
    return found && this.kinds.get(found.kind)?.describe(found.ref);
  }

  async end(token: string): Promise<void> {
    const found = await this.find(token);
    if (found) await this.kinds.get(found.kind)?.end(found.ref);
  }

  private async find(token: string): Promise<{ kind: string; ref: string } | undefined> {
    if (!/^[\w-]{16,64}$/.test(token)) return undefined;
    const rows = await this.dataSource.query<{ kind: string; ref: string }[]>(
      'SELECT kind, ref FROM mail_lists WHERE token = $1',
      [token],
    );
    return rows[0];
  }
}
