import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { EventHub } from '../live/event-hub.js';
import type { NoticesEvent } from '../live/events.dto.js';
import { NotFound } from '../platform/refusals/refusals.js';
import type { Paging } from '../platform/validation/paging.dto.js';
import { NoticeEntity } from './notice.entity.js';
import type { Notice, NoticeList } from './notices.dto.js';

/** Older ones are in nobody's way, and in nobody's interest. */
const MOST_KEPT = 200;

export interface NewNotice {
  title: string;
  text: string;
  href?: string;
}

/** What the product has to tell a person, shown when they are next here; by mail where they asked for that. */
@Injectable()
export class NoticesService {
  private readonly logger = new Logger('Notices');

  constructor(
    @InjectRepository(NoticeEntity) private readonly notices: Repository<NoticeEntity>,
    private readonly hub: EventHub,
  ) {}

  /**
   * Answers whether it is a new one: a second one of the same key is not added. `href` is a path of the product.
   * Texts are plain; what is too long is cut.
   */
  async add(userId: string, key: string, notice: NewNotice): Promise<boolean> {
    const isNew = await this.keep(userId, key, notice);
    if (isNew) await this.announce(userId);
    return isNew;
  }

  /** The first half of `add`, for a notice that is to be there exactly if a transaction is committed. */
  async keep(
    userId: string,
    key: string,
    { title, text, href }: NewNotice,
    manager: EntityManager = this.notices.manager,
  ): Promise<boolean> {
    if (href !== undefined && !/^\/(?![/\\])/.test(href)) throw new Error('A notice leads to a path of the product');
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(NoticeEntity)
      .values({ userId, key, title: cut(title, 200), text: cut(text, 1000), href: href ?? null })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) return false;
    await manager.query(
      `DELETE FROM notices WHERE user_id = $1
       AND id <= (SELECT id FROM notices WHERE user_id = $1 ORDER BY id DESC OFFSET ${MOST_KEPT} LIMIT 1)`,
      [userId],
    );
    return true;
  }

  /** The other half, once it is committed. That an open page does not hear of it at once undoes nothing. */
  async announce(userId: string): Promise<void> {
    const event: NoticesEvent = { unread: await this.unread(userId) };
    await this.hub
      .publish('notices', userId, event)
      .catch((error: unknown) => this.logger.warn(`A notice could not be announced: ${String(error)}`));
  }

  async list(userId: string, { page, limit }: Paging): Promise<NoticeList> {
    const [rows, total] = await this.notices.findAndCount({
      where: { userId },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const unread = await this.unread(userId);
    return {
      notices: rows.map(toNotice),
      unread,
      count: rows.length,
      total,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
    };
  }

  /** @throws NotFound when it is not there or not this person's */
  async markRead(userId: string, id: number): Promise<void> {
    if (!(await this.notices.existsBy({ userId, id }))) throw new NotFound('Notice');
    await this.read(userId, { id });
  }

  async markAllRead(userId: string): Promise<void> {
    await this.read(userId, {});
  }

  private async read(userId: string, which: { id?: number }): Promise<void> {
    const { affected } = await this.notices.update({ userId, readAt: IsNull(), ...which }, { readAt: new Date() });
    if (affected) await this.announce(userId);
  }

  private unread(userId: string): Promise<number> {
    return this.notices.countBy({ userId, readAt: IsNull() });
  }
}

const cut = (text: string, most: number) =>
  [...text].length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;

const toNotice = ({ id, title, text, href, createdAt, readAt }: NoticeEntity): Notice => ({
  id,
  title,
  text,
  href,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
});
