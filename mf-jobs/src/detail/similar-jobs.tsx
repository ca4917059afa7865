import { useQuery } from '@tanstack/react-query';
import { Button, Note } from '@landfall/ui';
import { similarTo } from '../api';
import { JobList } from '../browse/job-list';

/** Open jobs much like this one. Without any, or while they are on their way, the page simply ends before them. */
export default function SimilarJobs({ id }: { id: number }) {
  const { data: found, error, isFetching, refetch } = useQuery(similarTo(id));
  if (error && !found) {
    return (
      <Note
        tone="caution"
        action={
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Similar jobs could not be loaded.
      </Note>
    );
  }
  if (!found || found.jobs.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">Similar jobs</h2>
      <JobList jobs={found.jobs} columns={2} />
    </section>
  );
}
