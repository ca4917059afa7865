import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { StateService } from '../platform/state/state.service.js';
import { fromMarkdown } from './article-text.js';
import type { NewsArticleInput, NewsArticleRemoved } from './news-input.dto.js';
import { NewsArticleEntity, REMOVED_NEWS } from './news-article.entity.js';
import type { NewsArticle, NewsList } from './news.dto.js';
import { toListedArticle, toPublicArticle, toWholeArticle } from './news.view.js';

/** Of the newest articles, what the home page shows to everyone. */
const PUBLIC_ARTICLES = 5;

@Injectable()
export class NewsService {
  constructor(
    @InjectRepository(NewsArticleEntity) private readonly articles: Repository<NewsArticleEntity>,
    private readonly state: StateService,
  ) {}

  async list(user: SignedInUser | undefined, limit?: number): Promise<NewsList> {
    const rows = await this.newest(user ? limit : Math.min(limit ?? PUBLIC_ARTICLES, PUBLIC_ARTICLES));
    const isPremiumMember = user?.plan === 'premium';
    return { articles: rows.map((row) => (user ? toListedArticle(row, isPremiumMember) : toPublicArticle(row))) };
  }

  async byId(id: number, user: SignedInUser): Promise<NewsArticle> {
    const row = await this.articles.findOneBy({ id });
    if (!row) throw new NotFound('News article');
    return toWholeArticle(row, user.plan === 'premium');
  }

  /** What anybody may read under Education and has an address of its own, the newest first. */
  aboutEducation(most: number): Promise<NewsArticleEntity[]> {
    return this.articles.find({
      where: { category: 'Education', isPremium: false, language: 'en', sourceUrl: Not(IsNull()) },
      order: { publishedAt: { direction: 'DESC', nulls: 'LAST' }, id: 'DESC' },
      take: most,
    });
  }

  /** Published now; the text is brought into the one form in which news are kept. */
  async add(input: NewsArticleInput, administrator: SignedInUser, now = new Date()): Promise<NewsArticle> {
    const row = await this.articles.save({
      ...input,
      content: fromMarkdown(input.content, input.sourceUrl),
      imageUrl: input.imageUrl ?? null,
      summary: input.summary ?? '',
      keyPoints: onceEach(input.keyPoints),
      tags: onceEach(input.tags),
      isPremium: input.isPremium ?? false,
      sourceId: null,
      language: 'en',
      publishedAt: now,
      verifiedBy: administrator.username,
      verifiedAt: now,
    });
    return toWholeArticle(row, true);
  }

  /** What ships with the product and is removed here stays away, whatever later imports bring. */
  async remove(id: number): Promise<NewsArticleRemoved> {
    const row = await this.articles.findOneBy({ id });
    if (!row) throw new NotFound('News article');
    if (row.sourceId)
      await this.state.set(REMOVED_NEWS, [...((await this.state.get<string[]>(REMOVED_NEWS)) ?? []), row.sourceId]);
    await this.articles.delete({ id });
    return { id, title: row.title };
  }

  private newest(most?: number): Promise<NewsArticleEntity[]> {
    return this.articles
      .createQueryBuilder('article')
      .orderBy('article.publishedAt', 'DESC', 'NULLS LAST')
      .addOrderBy('article.id', 'DESC')
      .limit(most)
      .getMany();
  }
}

const onceEach = (list: string[]): string[] => [...new Set(list.map((one) => one.trim()).filter(Boolean))];
