import '../styles.css';
import './detail.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { jobById } from '../api';
import { BackToJobs } from './back-to-jobs';
import { DetailSkeleton } from './detail-skeleton';
import { JobNotFound } from './job-not-found';
import { JobView } from './job-view';

export default function DetailPage() {
  const { id } = useParams();
  const { data: job, error, isFetching, refetch } = useQuery(jobById(id));
  useTitle(job?.title || 'Job');

  if (error && !job) return <JobNotFound error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="detail">
      <BackToJobs />
      {job ? <JobView job={job} /> : <DetailSkeleton />}
    </div>
  );
}
