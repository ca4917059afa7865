import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';

type NewMail = Pick<MailEntity, 'key' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'>;

const DAY_MS = 24 * 3_600_000;
/** A task may be on its way into the queue: what is younger is not taken for lost. */
const LOST_AFTER_MS = 30_000;
const KEPT_DAYS = 30;

/** The mails as rows. */
@Injectable()
export class Outbox {
  constructor(@InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>) {}

  /** Undefined when there is a mail of this key already. */
  async add(mail: NewMail, manager?: EntityManager): Promise<string | undefined> {
    const mails = manager?.getRepository(MailEntity) ?? this.mails;
    const { raw } = await mails.createQueryBuilder().insert().values(mail).orIgnore().returning('id').execute();
    return (raw as { id: string }[])[0]?.id;
  }

  async waiting(id: string): Promise<MailEntity | null> {
    return this.mails.findOneBy({ id, state: 'waiting' });
  }

  async forgotten(): Promise<string[]> {
    const createdAt = LessThan(new Date(Date.now() - LOST_AFTER_MS));
    const rows = await this.mails.find({
      select: { id: true },
      where: { state: 'waiting', createdAt },
      order: { createdAt: 'ASC' },
      take: 1_000,
    });
    return rows.map(({ id }) => id);
  }

  async noteSent(id: string): Promise<void> {
    await this.mails.update({ id }, { state: 'sent', endedAt: new Date(), problem: null, tries: () => 'tries + 1' });
  }

  async noteTrouble(id: string, problem: string, isFinal: boolean): Promise<void> {
    await this.mails.update(
      { id, state: 'waiting' },
      {
        problem: problem.slice(0, 500),
        tries: () => 'tries + 1',
        ...(isFinal ? { state: 'failed' as const, endedAt: new Date() } : {}),
      },
    );
  }

  /** Whom we wrote what is nobody's business for longer than it takes to look into a complaint. */
  async forgetContent(): Promise<void> {
    await this.mails.update(
      { endedAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)), recipient: Not('') },
      { recipient: '', subject: '', text: '', html: '', unsubscribeUrl: null },
    );
  }
}
