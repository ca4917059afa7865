import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@landfall/sdk';
import { Button, EmptyState, FailedPart, Pagination, SearchField, Skeleton } from '@landfall/ui';
import { repository } from '../api';
import { JobsTable } from './jobs-table';
import { useListAddress } from './use-list-address';
import { useTypedSearch } from '../panel/use-typed-search';

const LONGEST_SEARCH = 500;
const figures = new Intl.NumberFormat('en-GB');

export function JobsTab({ onExpired }: { onExpired: () => void }) {
  const { search, page, find, turnTo, hrefFor } = useListAddress();
  const [text, setText] = useTypedSearch(search, find);
  const { data: found, error: failure, isFetching, refetch } = useQuery(repository(search, page));

  const refusal = failure instanceof ApiError ? failure : undefined;
  const isExpired = refusal?.status === 403;
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);

  return (
    <section className="admin-jobs" aria-label="Jobs">
      <SearchField
        label="Search jobs"
        placeholder="Search by title, company or location"
        value={text}
        maxLength={LONGEST_SEARCH}
        onValueChange={setText}
        onSubmit={find}
        onClear={() => find('')}
      />
      {failure !== null && !isExpired && (
        <FailedPart
          title="The jobs could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
          details={refusal && `${refusal.status} ${refusal.problem.instance}`}
        >
          {refusal?.detail ?? 'The rest of the product works.'}
        </FailedPart>
      )}
      {!found && !failure && <Waiting />}
      {found && !failure && (
        <>
          <p className="admin-count" role="status">
            {figures.format(found.total)} {found.total === 1 ? 'job' : 'jobs'}
            {search && ` for “${search}”`}
          </p>
          {found.total === 0 ? (
            <EmptyState
              drawing="empty-jobs"
              title="No jobs found"
              actions={
                search && (
                  <Button
                    variant="secondary"
                    onClick={() => {
                      setText('');
                      find('');
                    }}
                  >
                    Show all jobs
                  </Button>
                )
              }
            />
          ) : (
            <JobsTable jobs={found.jobs} busy={isFetching} />
          )}
          {found.totalPages > 1 && (
            <>
              <p className="admin-count admin-centre">
                Page {figures.format(found.page)} of {figures.format(found.totalPages)}
              </p>
              <Pagination page={found.page} pages={found.totalPages} onPage={turnTo} hrefFor={hrefFor} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <>
      <span className="lf-hidden" role="status">
        Loading jobs
      </span>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </>
  );
}
