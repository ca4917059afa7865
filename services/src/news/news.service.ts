import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { NewsArticleEntity } from './news-article.entity.js';
import type { NewsArticle, NewsList } from './news.dto.js';
import { toListedArticle, toPublicArticle, toWholeArticle } from './news.view.js';

/** Of the newest articles, what the home page shows to everyone. */
const PUBLIC_ARTICLES = 5;

@Injectable()
export class NewsService {
  constructor(@InjectRepository(NewsArticleEntity) private readonly articles: Repository<NewsArticleEntity>) {}

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

  private newest(most?: number): Promise<NewsArticleEntity[]> {
    return this.articles
      .createQueryBuilder('article')
      .orderBy('article.publishedAt', 'DESC', 'NULLS LAST')
      .addOrderBy('article.id', 'DESC')
      .limit(most)
      .getMany();
  }
}
