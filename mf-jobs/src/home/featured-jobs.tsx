import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, requireSignIn, useUser } from '@landfall/sdk';
import { Button, EmptyState, FailedPart } from '@landfall/ui';
import { featuredJobs } from '../api';
import { JobList, JobListSkeleton } from '../browse/job-list';

/** The home page's part of this remote: up to ten cards, whoever looks. */
export default function FeaturedJobs() {
  const user = useUser();
  const navigate = useNavigate();
  const more = () => (user ? void navigate('/jobs') : requireSignIn('/jobs'));
  return (
    <section className="featured" aria-labelledby="featured-jobs">
      <h2 id="featured-jobs">Featured Jobs</h2>
      <Featured />
      <div>
        <Button variant="secondary" onClick={more}>
          Load More
        </Button>
      </div>
    </section>
  );
}

function Featured() {
  const { data: found, error, isFetching, refetch } = useQuery(featuredJobs());
  if (error && !found) {
    return (
      <FailedPart
        title="Failed to fetch jobs"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={error instanceof ApiError ? `${error.status} ${error.problem.instance}` : undefined}
      >
        The rest of the page works.
      </FailedPart>
    );
  }
  if (!found) return <JobListSkeleton count={4} columns={2} />;
  if (found.jobs.length === 0) {
    return (
      <EmptyState drawing="empty-jobs" title="No Jobs Available" level={3}>
        Check back soon for new opportunities
      </EmptyState>
    );
  }
  return <JobList jobs={found.jobs.slice(0, 10)} columns={2} />;
}
