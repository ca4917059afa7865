import { useDeferredValue, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { NewsArticle } from '@landfall/contracts';
import { Button, Card, Skeleton, VisuallyHidden, useIsPhone } from '@landfall/ui';
import { ArticleCard } from '../article/article-card';

/** So many cards are drawn at a time: all of them at once would keep a small phone busy for seconds. */
const STEP = 30;
/** They fill a screen and stand there at once; the others of the first step follow when that is painted. */
const SCREEN_FULL = 8;
const PHONE_FULL = 3;

export function ArticleList({ articles }: { articles: NewsArticle[] }) {
  const [shown, setShown] = useState(STEP);
  const atOnce = useIsPhone() ? PHONE_FULL : SCREEN_FULL;
  // back and forward show all at once: a place further down is found again
  const drawn = useDeferredValue(shown, useNavigationType() === 'POP' ? shown : atOnce);
  const hidden = articles.length - shown;
  return (
    <div className="news-list">
      <p className="news-count news-wide" role="status">
        {articles.length === 1 ? '1 article' : `${articles.length} articles`}
      </p>
      {articles.slice(0, drawn).map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      {hidden > 0 && (
        <div className="news-wide">
          <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, hidden)} more
          </Button>
        </div>
      )}
    </div>
  );
}

export function ArticleSkeletons({ count }: { count: number }) {
  return (
    <div className="news-list" data-testid="article-skeletons">
      <VisuallyHidden>Loading news</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className="article article-skeleton">
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="75%" height="1.5rem" />
          <Skeleton height="3rem" />
          <Skeleton width="30%" height="1.25rem" />
        </Card>
      ))}
    </div>
  );
}
