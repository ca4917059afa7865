import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { MAIL_QUEUE, taskOptions, type MailTask } from './mail.queue.js';
import { Outbox } from './outbox.js';

/** What is to be sent. `letter()` makes `text` and `html` from one source. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names this mail for ever, such as `alert:12:2026-11-21`: a second one of the same key is not sent. At most 200 characters. */
  key: string;
  /** A whole address that answers GET with a page and takes `List-Unsubscribe=One-Click` by POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Mails are taken here by every program and sent by the worker, also when it, the queue or the mail server is away now. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly outbox: Outbox,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailTask>,
  ) {}

  /** Answers whether the mail is a new one. It is kept when this resolves, not sent yet. */
  async send(mail: Mail): Promise<boolean> {
    const id = await this.keep(mail);
    if (id !== undefined) this.hurry(id);
    return id !== undefined;
  }

  /**
   * The first half of `send`, for a mail that is to be sent exactly if a transaction is committed. Answers its id, and
   * undefined when there is a mail of its key already.
   */
  keep({ to, subject, text, html, key, unsubscribeUrl }: Mail, manager?: EntityManager): Promise<string | undefined> {
    const mail = { key, recipient: to, subject: oneLine(subject), text, html, unsubscribeUrl: unsubscribeUrl ?? null };
    return this.outbox.add(mail, manager);
  }

  /** The other half, once it is committed. Should the queue be away, the worker finds the row by itself. */
  hurry(id: string): void {
    this.queue
      .add('send', { id }, taskOptions(id))
      .catch((error: unknown) => this.logger.warn(`A mail waits in the outbox: ${String(error)}`));
  }
}

const LONGEST_SUBJECT = 200;

function oneLine(subject: string): string {
  const line = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].length <= LONGEST_SUBJECT ? line : `${[...line].slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}
