import { useQuery } from '@tanstack/react-query';
import { repository } from '../api';
import { figure } from '@landfall/ui';
import { SearchedList } from '../lists/searched-list';
import { useListAddress } from '../lists/use-list-address';
import { JobsTable } from './jobs-table';

export function JobsTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress();
  const query = useQuery(repository(address.search, address.page));
  return (
    <section className="admin-jobs" aria-label="Jobs">
      <SearchedList query={query} one="job" many="jobs" address={address} onExpired={onExpired}>
        {({ jobs, page, totalPages }) => (
          <>
            <JobsTable jobs={jobs} busy={query.isFetching} />
            {totalPages > 1 && (
              <p className="admin-count admin-centre">
                Page {figure(page)} of {figure(totalPages)}
              </p>
            )}
          </>
        )}
      </SearchedList>
    </section>
  );
}
