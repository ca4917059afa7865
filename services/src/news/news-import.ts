import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StateService } from '../platform/state/state.service.js';
import { NewsArticleEntity, REMOVED_NEWS } from './news-article.entity.js';
import { shippedEvents, shippedNews, type ShippedArticle, type ShippedEvent } from './shipped-news.js';
import { TrainingEventEntity } from './training-event.entity.js';

const STATE = 'news.shipped';
/** "news" as a number: one import at a time, however many workers start. */
const LOCK = 0x6e657773;
const BATCH = 200;

/**
 * Brings the news and events that ship with the product into the tables. They change only with the product, so a
 * start of the worker is the moment to compare; what is unchanged since the last start costs one read.
 */
@Injectable()
export class NewsImport implements OnApplicationBootstrap {
  private readonly logger = new Logger(NewsImport.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly state: StateService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.run();
  }

  /** Answers whether anything had to be written. */
  async run(): Promise<boolean> {
    const removed = new Set(await this.state.get<string[]>(REMOVED_NEWS));
    const { articles: shipped, leftOut } = await shippedNews();
    const articles = shipped.filter(({ sourceId }) => !removed.has(sourceId));
    const events = await shippedEvents();
    const digest = createHash('sha256')
      .update(JSON.stringify([articles, events, leftOut]))
      .digest('hex');
    if ((await this.state.get<{ digest: string }>(STATE))?.digest === digest) return false;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      await this.write(manager, articles, events);
    });
    await this.state.set(STATE, { digest, articles: articles.length, events: events.length, leftOut });
    for (const { title, reason } of leftOut) this.logger.warn(`Left out: ${title}. ${reason}`);
    this.logger.log(`${articles.length} articles and ${events.length} events are in place`);
    return true;
  }

  /** Articles keep their ids from one import to the next; what no longer ships leaves. */
  private async write(manager: EntityManager, articles: ShippedArticle[], events: ShippedEvent[]): Promise<void> {
    for (const batch of inBatches(articles)) await manager.upsert(NewsArticleEntity, batch, ['sourceId']);
    for (const batch of inBatches(events)) await manager.upsert(TrainingEventEntity, batch, ['sourceId']);
    await manager.query('DELETE FROM news_articles WHERE source_id IS NOT NULL AND NOT source_id = ANY($1)', [
      articles.map(({ sourceId }) => sourceId),
    ]);
    await manager.query('DELETE FROM training_events WHERE source_id IS NOT NULL AND NOT source_id = ANY($1)', [
      events.map(({ sourceId }) => sourceId),
    ]);
  }
}

function inBatches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
