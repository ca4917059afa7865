import { useQuery } from '@tanstack/react-query';
import { similarTo } from '../api';
import { JobList } from '../browse/job-list';
import { FailedNote } from '../failed-note';

/** Open jobs much like this one. Without any, or while they are on their way, the page simply ends before them. */
export default function SimilarJobs({ id }: { id: number }) {
  const query = useQuery(similarTo(id));
  const { data: found, error } = query;
  if (error && !found) {
    return <FailedNote query={query}>Similar jobs could not be loaded.</FailedNote>;
  }
  if (!found || found.jobs.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">Similar jobs</h2>
      <JobList jobs={found.jobs} />
    </section>
  );
}
