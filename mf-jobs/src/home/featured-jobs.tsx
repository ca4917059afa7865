import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '@landfall/sdk';
import { EmptyState, FailedPart } from '@landfall/ui';
import { featuredJobs } from '../api';
import { JobList, JobListSkeleton } from '../browse/job-list';

/** The home page's part of this remote: up to ten cards, whoever looks. Title and Load More are the page's own. */
export default function FeaturedJobs() {
  const { data: found, error, isFetching, refetch } = useQuery(featuredJobs());
  if (error && !found) {
    return (
      <FailedPart
        drawing="empty-jobs"
        title="No Jobs Available"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        Failed to fetch jobs. The rest of the page works.
      </FailedPart>
    );
  }
  if (!found) return <JobListSkeleton count={10} columns={2} />;
  if (found.jobs.length === 0) {
    return (
      <EmptyState drawing="empty-jobs" title="No Jobs Available" level={3}>
        Check back soon for new opportunities
      </EmptyState>
    );
  }
  return <JobList jobs={found.jobs.slice(0, 10)} columns={2} />;
}
