import { beginning, plainText } from './article-text.js';
import type { NewsArticleEntity } from './news-article.entity.js';
import type { NewsArticle } from './news.dto.js';

/** What a visitor who is not signed in may read of an article, in characters. */
const PUBLIC_EXCERPT = 150;
/** Enough for a card and for finding; the whole text is one call away. */
const LIST_EXCERPT = 1_000;

function toArticle(row: NewsArticleEntity, content: string, extent: NewsArticle['extent']): NewsArticle {
  return {
    id: row.id,
    title: row.title,
    source: row.source,
    sourceUrl: row.sourceUrl,
    imageUrl: row.imageUrl,
    content,
    extent,
    summary: row.summary,
    keyPoints: row.keyPoints,
    category: row.category,
    tags: row.tags,
    isPremium: row.isPremium,
    language: row.language,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    verified: row.verifiedBy && row.verifiedAt ? { by: row.verifiedBy, at: row.verifiedAt.toISOString() } : null,
  };
}

const isKeptFrom = (row: NewsArticleEntity, isPremiumMember: boolean) => row.isPremium && !isPremiumMember;

export function toWholeArticle(row: NewsArticleEntity, isPremiumMember: boolean): NewsArticle {
  return isKeptFrom(row, isPremiumMember) ? toArticle(row, '', 'premium-only') : toArticle(row, row.content, 'whole');
}

export function toListedArticle(row: NewsArticleEntity, isPremiumMember: boolean): NewsArticle {
  if (isKeptFrom(row, isPremiumMember)) return toArticle(row, '', 'premium-only');
  const content = beginning(row.content, LIST_EXCERPT);
  return toArticle(row, content, content === row.content ? 'whole' : 'excerpt');
}

export function toPublicArticle(row: NewsArticleEntity): NewsArticle {
  const shown = { ...row, keyPoints: [], tags: [] };
  if (row.isPremium) return toArticle(shown, '', 'premium-only');
  const text = plainText(row.content);
  const start = [...text].slice(0, PUBLIC_EXCERPT).join('');
  return toArticle(shown, start, start === text ? 'whole' : 'excerpt');
}
