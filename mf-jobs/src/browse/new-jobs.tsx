import { useLayoutEffect } from 'react';
import type { JobPage } from '@landfall/contracts';
import type { Search } from '../api';
import { useNewJobs, type ListNews } from './use-new-jobs';

interface NewJobsProps {
  search: Search;
  page: number;
  found: JobPage | undefined;
  onNews: (news: ListNews) => void;
}

/** Listens for the list, and shows nothing itself: the list stands before anybody needs this. */
export default function NewJobs({ search, page, found, onNews }: NewJobsProps) {
  const { count, gone, show, importedAt } = useNewJobs(search, page, found);
  // before it is painted: an offer of another search is none
  useLayoutEffect(() => onNews({ count, gone, show, importedAt }), [count, gone, show, importedAt, onNews]);
  return null;
}
