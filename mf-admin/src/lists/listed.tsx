import { useEffect, type ReactNode } from 'react';
import { Pagination, figure } from '@landfall/ui';
import { FailedList, useExpiry } from './failures';
import type { ListAddress } from './use-list-address';
import { Waiting } from './waiting';

export interface Page {
  total: number;
  page: number;
  totalPages: number;
}

/** What is known of what was asked for. */
interface Asked<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  /** The page before, until the one that was asked for is there. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

export interface ListedProps<T extends Page> {
  query: Asked<T>;
  /** What is listed, for one and for many: "advert", "adverts". */
  one: string;
  many: string;
  address: ListAddress;
  /** What was looked for, where the list can be searched. */
  search?: string;
  /** In place of a list with nothing in it. */
  empty: ReactNode;
  waiting?: ReactNode;
  /** The admin password counts no longer. */
  onExpired: () => void;
  children: (found: T) => ReactNode;
}

/** A list that waits, fails, is empty or has pages, whatever is in it. */
export function Listed<T extends Page>(props: ListedProps<T>) {
  const { query, one, many, address, search, empty, onExpired, children } = props;
  const { waiting = <Waiting>{`Loading ${many}`}</Waiting> } = props;
  const { data: found, error, isFetching, isPlaceholderData, refetch } = query;
  useExpiry(onExpired, error);
  const isBeyond = found !== undefined && !isPlaceholderData && found.total > 0 && found.page > found.totalPages;
  useEffect(() => {
    if (isBeyond) address.fallBackTo(found.totalPages); // the last one of a page was decided about
  });
  return (
    <>
      {error !== null && (
        <FailedList
          title={`The ${many} could not be ${found ? 'brought up to date' : 'loaded'}`}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!found && error === null && waiting}
      {found && (
        <>
          <p className="admin-count" role="status">
            {figure(found.total)} {found.total === 1 ? one : many}
            {search && ` for “${search}”`}
          </p>
          {found.total === 0 ? empty : children(found)}
          <Pagination
            page={found.page}
            pages={found.totalPages}
            onPage={address.turnTo}
            hrefFor={address.hrefFor}
            label={`Pages of ${many}`}
          />
        </>
      )}
    </>
  );
}
