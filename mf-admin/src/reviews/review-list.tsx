import { useEffect, type ReactNode } from 'react';
import { ApiError } from '@landfall/sdk';
import { EmptyState, FailedPart, Pagination, Skeleton } from '@landfall/ui';

const figures = new Intl.NumberFormat('en-GB');
const ROWS_WAITING = 3;

interface Page {
  total: number;
  page: number;
  totalPages: number;
}

/** What is known of what was asked for. */
interface Asked<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ReviewListProps<T extends Page> {
  query: Asked<T>;
  /** What is listed, for one and for many: "advert", "adverts". */
  one: string;
  many: string;
  /** What it means that there is none. */
  empty: ReactNode;
  /** Above the list: what it is about, and a choice of lists. */
  head: ReactNode;
  turnTo: (page: number) => void;
  hrefFor: (page: number) => string;
  /** The admin password counts no longer. */
  onExpired: () => void;
  children: (found: T) => ReactNode;
}

/** A list that waits, fails, is empty or has pages, whatever is in it. */
export function ReviewList<T extends Page>(props: ReviewListProps<T>) {
  const { query, one, many, empty, head, turnTo, hrefFor, onExpired, children } = props;
  const { data: found, error, isFetching, refetch } = query;
  const refusal = error instanceof ApiError ? error : undefined;
  const isExpired = refusal?.status === 403;
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  const isBeyond = found !== undefined && found.total > 0 && found.page > found.totalPages;
  useEffect(() => {
    if (isBeyond) turnTo(found.totalPages); // the last one of a page was decided about
  });
  return (
    <section className="admin-reviews" aria-label={many}>
      {head}
      {error !== null && !isExpired && (
        <FailedPart
          title={`The ${many} could not be loaded`}
          onRetry={() => void refetch()}
          retrying={isFetching}
          details={refusal && `${refusal.status} ${refusal.problem.instance}`}
        >
          {refusal?.detail ?? 'The rest of the product works.'}
        </FailedPart>
      )}
      {!found && error === null && <Waiting many={many} />}
      {found && error === null && (
        <>
          <p className="admin-count" role="status">
            {figures.format(found.total)} {found.total === 1 ? one : many}
          </p>
          {found.total === 0 ? (
            <EmptyState title={`No ${many}`}>{empty}</EmptyState>
          ) : (
            <ul className="admin-review-list" aria-busy={isFetching}>
              {children(found)}
            </ul>
          )}
          {found.totalPages > 1 && (
            <Pagination page={found.page} pages={found.totalPages} onPage={turnTo} hrefFor={hrefFor} />
          )}
        </>
      )}
    </section>
  );
}

function Waiting({ many }: { many: string }) {
  return (
    <>
      <span className="lf-hidden" role="status">
        Loading {many}
      </span>
      {Array.from({ length: ROWS_WAITING }, (_, row) => (
        <Skeleton key={row} height="9rem" />
      ))}
    </>
  );
}
