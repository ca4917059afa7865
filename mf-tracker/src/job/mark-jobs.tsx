import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { ownApplications } from '../api';
import { useOtherTabs } from '../use-other-tabs';
import { savedJobIds } from '../saved/calls';

interface MarkJobsProps {
  context: {
    /** The jobs of one list. */
    jobIds: number[];
    /** Takes the marks of each job that has any. */
    onMarks: (marks: Record<number, readonly string[]>) => void;
  };
}

/** Says of a list of jobs how far one has come with them, and which are saved: two calls, however many lists there are. */
export default function MarkJobs({ context: { jobIds, onMarks } }: MarkJobsProps) {
  const userId = useUser()?.id;
  useOtherTabs();
  const { data: own } = useQuery(ownApplications(userId));
  const { data: saved } = useQuery(savedJobIds(userId));
  useEffect(() => {
    const isSaved = new Set(saved?.jobIds);
    // the latest comes first in the list, and is the one that counts
    const status = new Map([...(own?.applications ?? [])].reverse().map((one) => [one.jobId, one.status]));
    const marked = jobIds.map((id) => [id, [status.get(id) ?? [], isSaved.has(id) ? 'Saved' : []].flat()] as const);
    onMarks(Object.fromEntries(marked.filter(([, marks]) => marks.length > 0)));
  }, [own, saved, jobIds, onMarks]);
  return null;
}
