import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { featuredJobs } from '../api';

/** Tells the home page how many positions are open: the total of the very list that it shows, so no call of its own. */
export default function CountJobs({ context: { onCount } }: { context: { onCount: (count: number) => void } }) {
  const total = useQuery(featuredJobs()).data?.total;
  useEffect(() => {
    if (total !== undefined) onCount(total);
  }, [total, onCount]);
  return null;
}
