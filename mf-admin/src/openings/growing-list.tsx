import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@landfall/ui';
import { FailedList, useExpiry } from '../lists/failures';
import { Waiting } from '../lists/waiting';

interface GrowingListProps<P> {
  query: UseInfiniteQueryResult<InfiniteData<P>, unknown>;
  /** What is listed, for many: "jobs". */
  many: string;
  rowsWaiting: number;
  /** What the button for the next part says. */
  more: string;
  onExpired: () => void;
  children: (parts: P[]) => ReactNode;
}

/** A list that is asked for part after part, below what is there already. */
export function GrowingList<P>({ query, many, rowsWaiting, more, onExpired, children }: GrowingListProps<P>) {
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  useExpiry(onExpired, error);
  return (
    <>
      {!data && error === null && <Waiting rows={rowsWaiting}>{`Loading ${many}`}</Waiting>}
      {data && children(data.pages)}
      {error !== null && (
        <FailedList
          title={`The ${many} could not be ${data && !isFetchNextPageError ? 'brought up to date' : 'loaded'}`}
          error={error}
          busy={isFetching}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && error === null && (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          {more}
        </Button>
      )}
    </>
  );
}
