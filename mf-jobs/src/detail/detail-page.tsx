import '../styles.css';
import './detail.css';
import { useParams } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { BackToJobs } from './back-to-jobs';
import { DetailSkeleton } from './detail-skeleton';
import { JobNotFound } from './job-not-found';
import { JobView } from './job-view';
import { PremiumFirstWall, premiumFirstIn } from './premium-first-wall';
import { useJobNow } from './use-job-now';

export default function DetailPage() {
  const { id } = useParams();
  const { data: job, error, isGone, isFetching, refetch } = useJobNow(id);
  const premiumFirst = premiumFirstIn(error);
  useTitle((!premiumFirst && job?.title) || 'Job');

  if (premiumFirst) return <PremiumFirstWall {...premiumFirst} />;
  if (error && !job) return <JobNotFound error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="detail">
      <BackToJobs />
      {job ? <JobView job={job} isGone={isGone} /> : <DetailSkeleton />}
    </div>
  );
}
