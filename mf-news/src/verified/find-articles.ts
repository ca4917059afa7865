import type { NewsArticle } from '@landfall/contracts';
import { plainText } from '../article/markdown';

export const ALL_NEWS = 'All News';
export const CATEGORIES = [ALL_NEWS, 'Immigration', 'Education', 'Job Market'] as const;

/** What an article is found by: title, content and source, in small letters. Made once for each article. */
const searchable = new WeakMap<NewsArticle, string>();

function wordsOf(article: NewsArticle): string {
  const known = searchable.get(article);
  if (known !== undefined) return known;
  const words = [article.title, plainText(article.content), article.source].join('\n').toLocaleLowerCase();
  searchable.set(article, words);
  return words;
}

export function findArticles(articles: NewsArticle[], search: string, category: string): NewsArticle[] {
  const wanted = search.trim().toLocaleLowerCase();
  return articles.filter(
    (article) =>
      (category === ALL_NEWS || article.category === category) && (wanted === '' || wordsOf(article).includes(wanted)),
  );
}
