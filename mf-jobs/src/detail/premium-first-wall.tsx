import { Link } from 'react-router-dom';
import { ApiError } from '@landfall/sdk';
import { Button, EmptyState, formatDate } from '@landfall/ui';
import { OpensIn } from '../card/premium-first';
import { BackToJobs } from './back-to-jobs';

interface PremiumFirst {
  code?: string;
  opensAt?: string;
}

/** What the server says of a job that is not for this person yet; undefined for any other failure. */
export function premiumFirstIn(error: Error | null): PremiumFirst | undefined {
  const problem = error instanceof ApiError ? (error.problem as PremiumFirst) : undefined;
  return problem?.code === 'premium-first' ? problem : undefined;
}

/** In the place of a job in its first hours. It gives way to the job when that opens. */
export function PremiumFirstWall({ opensAt }: PremiumFirst) {
  const isLater = opensAt !== undefined && Date.parse(opensAt) > Date.now();
  return (
    <div className="detail">
      <BackToJobs />
      <EmptyState
        drawing="empty-jobs"
        title="Premium members see this job first"
        level={1}
        actions={
          <>
            <Button asChild icon="crown">
              <Link to="/subscribe">See Premium</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/jobs">Browse Jobs</Link>
            </Button>
          </>
        }
      >
        <p>
          It <OpensIn at={opensAt} />
          {isLater && <>, on {formatDate(opensAt, { form: 'time' })}</>}.
        </p>
        <p>With Premium you see new jobs as soon as they are posted.</p>
      </EmptyState>
    </div>
  );
}
