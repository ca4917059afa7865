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
    /** Takes the mark of each job that has one. */
    onMarks: (marks: Record<number, string>) => void;
  };
}

/** Says of a list of jobs how far one has come with them, or that they are saved: two calls, however many lists there are. */
export default function MarkJobs({ context: { jobIds, onMarks } }: MarkJobsProps) {
  const userId = useUser()?.id;
  useOtherTabs();
  const { data: own } = useQuery(ownApplications(userId));
  const { data: saved } = useQuery(savedJobIds(userId));
  useEffect(() => {
    const listed = new Set(jobIds);
    const marks: Record<number, string> = {};
    const mark = (id: number, words: string) => {
      if (listed.has(id)) marks[id] = words;
    };
    for (const id of saved?.jobIds ?? []) mark(id, 'Saved');
    // How far one has come says more. The latest comes first in the list, and is the one that counts.
    for (const { jobId, status } of [...(own?.applications ?? [])].reverse()) if (jobId) mark(jobId, status);
    onMarks(marks);
  }, [own, saved, jobIds, onMarks]);
  return null;
}
