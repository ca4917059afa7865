import './new-jobs.css';
import { useLayoutEffect } from 'react';
import type { JobPage } from '@landfall/contracts';
import { figure } from '@landfall/ui';
import type { Search } from '../api';
import { useNewJobs, type ListNews } from './use-new-jobs';

interface NewJobsProps {
  search: Search;
  page: number;
  found: JobPage | undefined;
  foundAt: number;
  onNews: (news: ListNews) => void;
}

/**
 * Listens for the list, and says to readers how many jobs each answer has, of one without a job too. It shows nothing:
 * the list stands before anybody needs this.
 */
export default function NewJobs({ search, page, found, foundAt, onNews }: NewJobsProps) {
  const { count, gone, show, importedAt, isConnected } = useNewJobs(search, page, found, foundAt);
  // before it is painted: an offer of another search is none
  useLayoutEffect(
    () => onNews({ count, gone, show, importedAt, isConnected }),
    [count, gone, show, importedAt, isConnected, onNews],
  );
  return (
    <p role="status" className="lf-hidden">
      {found && `${figure(found.total)} ${found.total === 1 ? 'job' : 'jobs'} found`}
    </p>
  );
}
