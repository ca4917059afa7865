import { useQuery } from '@tanstack/react-query';
import { similarTo } from '../api';
import { JobList } from '../browse/job-list';
import { FailedNote } from '../failed-note';

/** Open jobs much like this one, else the nearest. Without any, or while they are on their way, the page simply ends before them. */
export default function SimilarJobs({ id }: { id: number }) {
  const query = useQuery(similarTo(id));
  const { data: found, error } = query;
  if (error && !found) {
    return (
      <div className="similar">
        <FailedNote query={query}>Similar jobs could not be loaded.</FailedNote>
      </div>
    );
  }
  if (!found || found.jobs.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{found.near ? 'The nearest other jobs' : 'Similar jobs'}</h2>
      {found.near && (
        <p className="text-muted">
          No open job is much like this one. These have its employer, its town or several of its skills.
        </p>
      )}
      <JobList jobs={found.jobs} />
    </section>
  );
}
