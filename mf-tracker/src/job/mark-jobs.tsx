import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { ownApplications } from '../api';

interface MarkJobsProps {
  context: {
    /** The jobs of one list. */
    jobIds: number[];
    /** Takes the mark of each job that has one. */
    onMarks: (marks: Record<number, string>) => void;
  };
}

/** Says of a list of jobs which of them one tracks, and how far each has come: one call, however many lists there are. */
export default function MarkJobs({ context: { jobIds, onMarks } }: MarkJobsProps) {
  const { data } = useQuery(ownApplications(useUser()?.id));
  useEffect(() => {
    const listed = new Set(jobIds);
    const tracked = data?.applications ?? [];
    // The latest comes first, and is the one that counts.
    const marks = [...tracked]
      .reverse()
      .flatMap(({ jobId, status }) => (jobId && listed.has(jobId) ? [[jobId, status]] : []));
    onMarks(Object.fromEntries(marks) as Record<number, string>);
  }, [data, jobIds, onMarks]);
  return null;
}
