import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError, referenceOf } from '@landfall/sdk';
import { EmptyState, FailedPart, latePart, Note, Pagination, figure } from '@landfall/ui';
import { jobsMatching, newestJobs, type Search } from '../api';
import { isSearch } from './ask-ahead';
import { JobList, JobListSkeleton } from './job-list';
import { LiveLine } from './live-line';
import { pagesOf, ResultHead } from './result-head';
import { isNarrowed, writeAddress } from './search-address';
import { isRefused, unsearchable } from './unsearchable';

// One file for all four: each late file costs its hash in the entry, which comes before any screen.
const NextSteps = latePart(() => import(/* webpackChunkName: 'nothing-found' */ './next-steps'), {
  waiting: <EmptyState drawing="empty-jobs" title="No jobs found" />,
});
const CalledOtherwise = latePart(() => import(/* webpackChunkName: 'nothing-found' */ './called-otherwise'), {
  waiting: null,
});
const SearchRefused = latePart(() => import(/* webpackChunkName: 'nothing-found' */ './search-refused'), {
  waiting: <EmptyState drawing="empty-jobs" title="This cannot be searched for" />,
});
const RankedPart = latePart(() => import(/* webpackChunkName: 'nothing-found' */ './ranked-part'), {
  waiting: <div className="ranked-part" />,
});

/** With nothing asked, the unfiltered list; the filtered search otherwise. */
export function useFoundJobs(search: Search, page: number) {
  const isAsked = isSearch(search);
  const isPossible = !unsearchable(search.searchQuery);
  const newest = useQuery({ ...newestJobs(page), enabled: !isAsked });
  const matching = useQuery({ ...jobsMatching(search, page), enabled: isAsked && isPossible });
  return isAsked ? matching : newest;
}

/** Whoever opens the page sees what is there now; what they saw before stays until it has come. */
export function useFreshJobs() {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = ['jobs'];
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    // once the page is painted: to ask takes a phone as long as to draw a card
    const timer = setTimeout(() => void client.refetchQueries({ queryKey, type: 'active', stale: true }));
    return () => clearTimeout(timer);
  }, [client]);
}

interface ResultsProps {
  search: Search;
  query: ReturnType<typeof useFoundJobs>;
  page: number;
  sort?: ReactNode;
  /** What has come since the list was asked for. */
  newJobs: {
    count: number;
    gone: ReadonlySet<number>;
    importedAt: string | undefined;
    isConnected: boolean;
    onShow: () => void;
  };
  onPage: (page: number, options?: { replace?: boolean }) => void;
  hrefFor: (page: number) => string;
  onClearAll: () => void;
  /** Brings the list as it is now, and takes the focus to it. */
  onRenew: () => void;
  /** Asks for something else, and takes the focus to the results. */
  onChange: (change: Partial<Search>) => void;
}

export function Results({ search, query, page, sort, newJobs, ...does }: ResultsProps) {
  const { onPage, hrefFor, onChange, onClearAll, onRenew } = does;
  const { data: found, error, isFetching, isPlaceholderData, refetch } = query;
  const isBeyond = found !== undefined && found.jobs.length === 0 && found.total > 0;
  const beyond = isBeyond && !isPlaceholderData ? pagesOf(found) : null;
  useEffect(() => {
    if (beyond !== null && beyond !== page) onPage(beyond, { replace: true });
  }, [beyond, page, onPage]);

  const isFailed = error !== null && (!found || isPlaceholderData);
  const isRefusal = isFailed && isRefused(error);
  if (isRefusal || unsearchable(search.searchQuery)) {
    return (
      <SearchRefused
        search={search}
        error={isRefusal ? error : undefined}
        onChange={onChange}
        onClearAll={onClearAll}
      />
    );
  }
  if (isFailed) {
    return (
      <FailedPart
        title={isNarrowed(search) ? 'Failed to filter jobs' : 'Failed to fetch jobs'}
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        {error instanceof ApiError ? error.detail : 'The server could not be reached.'} Your search and filters are
        kept.
      </FailedPart>
    );
  }
  if (!found || isBeyond) return <JobListSkeleton count={8} />;
  const { gone } = newJobs;
  const liveLine = (
    <LiveLine
      {...newJobs}
      gone={gone.size}
      importedAt={newJobs.importedAt ?? found.importedAt}
      isReordered={search.sort !== 'desc'}
    />
  );
  if (found.jobs.length === 0) {
    return (
      <>
        {liveLine}
        <NextSteps search={search} steps={found.nextSteps} onChange={onChange} onClearAll={onClearAll} />
      </>
    );
  }
  return (
    <>
      <ResultHead found={found} sort={sort} />
      {found.corrected && (
        <Note tone="info" role="status">
          No or hardly any job matches “{search.searchQuery}” as typed. Results for <b>“{found.corrected}”</b> are here
          too.
        </Note>
      )}
      {found.didYouMean && (
        <Note tone="info">
          <Link to={`/jobs?${writeAddress({ ...search, searchQuery: found.didYouMean.searchQuery }, 1)}`}>
            Did you mean “{found.didYouMean.searchQuery}”?
          </Link>{' '}
          {figure(found.didYouMean.total)} jobs
        </Note>
      )}
      {found.nextSteps && (
        <CalledOtherwise
          search={search}
          found={{ total: found.total, nextSteps: found.nextSteps }}
          onChange={onChange}
        />
      )}
      {found.compared !== undefined && (
        <RankedPart
          page={found.page}
          compared={found.compared}
          isFailed={error !== null}
          isFetching={isFetching}
          onRenew={onRenew}
          firstPage={hrefFor(1)}
        />
      )}
      <div>
        {liveLine}
        <JobList jobs={found.jobs} gone={gone} isBefore={isPlaceholderData} />
      </div>
      <Pagination page={found.page} pages={pagesOf(found)} onPage={onPage} hrefFor={hrefFor} label="Pages of jobs" />
    </>
  );
}
