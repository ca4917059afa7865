import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { JobPage } from '@landfall/contracts';
import { Icon } from '@landfall/ui';
import { oldestMatching, PAGE_SIZE, type Search } from '../api';

/** An older answer may leave the number of pages out. */
export const pagesOf = (found: JobPage) => found.totalPages ?? Math.ceil(found.total / PAGE_SIZE);

const holdsRecord = (page: JobPage | undefined) => page?.jobs.some((job) => job.sponsorship.kind === 'record') ?? false;

/** Whether official records are among all that match, on this page or a later one. */
function useHasRecords(found: JobPage, search: Search): boolean {
  const isHere = holdsRecord(found);
  const isAsked = !isHere && found.total > found.jobs.length && !found.corrected;
  const { data: oldest } = useQuery({ ...oldestMatching(search, found.total), enabled: isAsked });
  return isHere || holdsRecord(oldest);
}

interface ResultHeadProps {
  found: JobPage;
  search: Search;
  /** The choice of an order, where there is room for it. */
  sort?: ReactNode;
}

export function ResultHead({ found, search, sort }: ResultHeadProps) {
  const hasRecords = useHasRecords(found, search);
  return (
    <div className="result-head">
      <div className="result-count">
        <p role="status">
          <b>
            Showing {found.jobs.length} of {found.total} opportunities
          </b>{' '}
          <span className="result-page">
            Page {found.page} of {pagesOf(found)}
          </span>
        </p>
        {sort}
      </div>
      <ul className="result-facts">
        <li className="result-promise">
          <Icon name="check" size={18} />
          All positions offer visa sponsorship
        </li>
        <li className="result-live">Live updates</li>
        <li>Updated hourly</li>
      </ul>
      {hasRecords && (
        <p className="result-records">Including official records of certified positions, marked as such</p>
      )}
    </div>
  );
}
