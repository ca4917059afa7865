import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import type { NewsArticle } from '@landfall/contracts';
import { safeLink, useUser, referenceOf } from '@landfall/sdk';
import { ButtonLink, Card, EmptyState, FailedPart, Skeleton, formatDate } from '@landfall/ui';
import { latestNews } from '../api';
import { excerpt, plainText } from '../article/markdown';
import { VerifiedBadge } from '../article/verified-label';

const CARDS = 5;
const EXCERPT = 150;

/** The home page's part of this remote: up to five cards, whoever looks. Title and "View All News" are the page's own. */
export default function LatestNews() {
  const { data, error, isFetching, refetch } = useQuery(latestNews(useUser()?.id));
  if (error && !data) {
    return (
      <FailedPart
        drawing="empty-news"
        title="No News Available"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        The news could not be loaded. The rest of the page works.
      </FailedPart>
    );
  }
  if (data?.articles.length === 0) {
    return (
      <EmptyState drawing="empty-news" title="No News Available" level={3}>
        Check back soon for updates
      </EmptyState>
    );
  }
  return (
    <div className="latest-cards">
      {data
        ? data.articles.slice(0, CARDS).map((article) => <ShortCard key={article.id} article={article} />)
        : Array.from({ length: CARDS }, (_, at) => (
            <Card key={at} className="article article-short">
              <Skeleton width="50%" height="1.25rem" />
              <Skeleton height="3rem" />
              <Skeleton height="5rem" />
            </Card>
          ))}
    </div>
  );
}

function ShortCard({ article }: { article: NewsArticle }) {
  const link = safeLink(article.sourceUrl);
  const text = plainText(article.content);
  return (
    <Card as="article" lift className="article article-short">
      <div className="article-meta">
        <VerifiedBadge verified={article.verified} />
        <span>{formatDate(article.publishedAt, { form: 'month-first', missing: 'No date' })}</span>
      </div>
      <h3 dir="auto" lang={article.language}>
        {article.title}
      </h3>
      <p className="article-teaser" dir="auto" lang={text ? article.language : 'en'}>
        {text ? excerpt(text, EXCERPT) : 'Read more about this immigration and visa news update.'}
      </p>
      <p className="article-source">{article.source}</p>
      {link && (
        <div className="article-actions">
          <ButtonLink href={link} newTab variant="quiet" flush>
            Read at source
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
