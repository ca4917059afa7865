import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { NewsArticle } from '@landfall/contracts';
import { ApiError, safeLink } from '@landfall/sdk';
import { Badge, Button, ButtonLink, Card, Icon, Note, Spinner, formatDate } from '@landfall/ui';
import { articleById } from '../api';
import { ArticleBody } from './article-body';
import { excerpt, plainText } from './markdown';
import { VerifiedBadge, WhoChecked } from './verified-label';

const TEASER = 280;

export function ArticleCard({ article }: { article: NewsArticle }) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const link = safeLink(article.sourceUrl);
  const canOpen = article.extent !== 'premium-only' && article.content !== '';
  return (
    <Card as="article" className="article" data-open={isOpen || undefined}>
      <div className="article-meta">
        <VerifiedBadge verified={article.verified} />
        <span>{formatDate(article.publishedAt, { form: 'month-first', missing: 'No date' })}</span>
        {article.category && <Badge>{article.category}</Badge>}
        {article.isPremium && <Badge tone="premium">Premium</Badge>}
      </div>
      <h2 dir="auto" lang={article.language}>
        {article.title}
      </h2>
      {!isOpen && (
        <p className="article-teaser" dir="auto" lang={article.language}>
          {teaser(article)}
        </p>
      )}
      <KeyPoints points={article.keyPoints} language={article.language} />
      {article.extent === 'premium-only' && (
        <Note>The full article is for premium members. Summary and key points are for everyone.</Note>
      )}
      {isOpen && (
        <div id={bodyId}>
          <WholeArticle article={article} />
        </div>
      )}
      <p className="article-source">{article.source}</p>
      <WhoChecked verified={article.verified} />
      <div className="article-actions">
        {canOpen && (
          <Button
            variant="quiet"
            flush
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Read article'}
          </Button>
        )}
        {link && (
          <ButtonLink href={link} newTab variant="quiet" flush>
            Read at source
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function teaser({ summary, content }: NewsArticle): string {
  const text = summary || plainText(content);
  return [...text].length > TEASER ? excerpt(text, TEASER) : text;
}

function KeyPoints({ points, language }: { points: string[]; language: string }) {
  if (points.length === 0) return null;
  return (
    <details className="article-points">
      <summary>
        <Icon name="chevron-right" size={18} />
        Key Points ({points.length})
      </summary>
      <ul dir="auto" lang={language}>
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The list carries the beginning of a long article; the rest is asked for when somebody opens it. */
function WholeArticle({ article }: { article: NewsArticle }) {
  const isCut = article.extent === 'excerpt';
  const { data, error, isFetching, refetch } = useQuery(articleById(article.id, isCut));
  const { content, language } = data ?? article;
  return (
    <>
      <ArticleBody content={content} language={language} />
      {isCut && isFetching && (
        <p className="article-loading" role="status">
          <Spinner size={18} /> Loading the rest of the article
        </p>
      )}
      {isCut && error && !isFetching && (
        <Note
          tone="danger"
          role="alert"
          title="The rest of the article could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {error instanceof ApiError ? error.detail : null}
        </Note>
      )}
    </>
  );
}
