import '../styles.css';
import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError, useTitle, useUser, referenceOf } from '@landfall/sdk';
import { FailedPart, PageHead, SearchField, Tabs } from '@landfall/ui';
import { newsFor } from '../api';
import { ArticleList, ArticleSkeletons } from './article-list';
import { ALL_NEWS, CATEGORIES, findArticles } from './find-articles';
import { NothingFound } from './nothing-found';

export default function VerifiedPage() {
  const { search, category, look } = useNewsSearch();
  useTitle('Verified News & Career Insights');
  return (
    <div className="news-page">
      <PageHead title="Verified News & Career Insights" />
      <SearchField
        label="Search news"
        placeholder="Search news and updates..."
        value={search}
        onValueChange={(text) => look({ search: text })}
        maxLength={500}
      />
      <Tabs
        label="Category"
        value={tabOf(category)}
        onValueChange={(tab) => look({ category: CATEGORIES.find((one) => tabOf(one) === tab) })}
        items={CATEGORIES.map((one) => ({ value: tabOf(one), label: one }))}
      >
        <Found
          search={search}
          category={category}
          onClearSearch={() => look({ search: '' })}
          onAllCategories={() => look({ category: ALL_NEWS })}
        />
      </Tabs>
    </div>
  );
}

/** A tab's value becomes part of an id, which must not have spaces. */
const tabOf = (category: string): string => category.replaceAll(' ', '-');

interface FoundProps {
  search: string;
  category: string;
  onClearSearch: () => void;
  onAllCategories: () => void;
}

function Found({ search, category, onClearSearch, onAllCategories }: FoundProps) {
  const { data, error, isFetching, refetch } = useQuery(newsFor(useUser()?.id));
  const words = useDeferredValue(search); // typing stays ahead of the list
  const found = useMemo(() => findArticles(data?.articles ?? [], words, category), [data, words, category]);

  if (error && !data) {
    return (
      <FailedPart
        title="News could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        {error instanceof ApiError ? error.detail : 'The rest of the page works.'}
      </FailedPart>
    );
  }
  if (!data) return <ArticleSkeletons count={3} />;
  if (found.length === 0) return <NothingFound onClearSearch={onClearSearch} onAllCategories={onAllCategories} />;
  return <ArticleList key={`${category} ${words}`} articles={found} />;
}

/** Search and category live in the address, so that a view can be shared and gone back to. */
function useNewsSearch() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('category') ?? ALL_NEWS;
  const look = (change: { search?: string; category?: string }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value && value !== ALL_NEWS) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isKnown = (CATEGORIES as readonly string[]).includes(asked);
  return { search: params.get('search') ?? '', category: isKnown ? asked : ALL_NEWS, look };
}
