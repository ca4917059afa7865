import { Link } from 'react-router-dom';
import { ApiError } from '@landfall/sdk';
import { Button, EmptyState } from '@landfall/ui';
import { BackToJobs } from './back-to-jobs';

interface JobNotFoundProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Also when the call failed otherwise; then it can be tried again. */
export function JobNotFound({ error, retrying, onRetry }: JobNotFoundProps) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="detail">
      <BackToJobs />
      <EmptyState
        drawing={isMissing ? 'empty-jobs' : 'light-out'}
        title="Job Not Found"
        level={1}
        actions={
          <>
            {!isMissing && (
              <Button variant="secondary" icon="refresh-cw" busy={retrying} onClick={onRetry}>
                Retry
              </Button>
            )}
            <Button asChild>
              <Link to="/jobs">Browse Jobs</Link>
            </Button>
          </>
        }
      >
        <p>The job you&apos;re looking for doesn&apos;t exist or has been removed.</p>
        <p>Please check the job ID or go back to browse other available positions.</p>
        {!isMissing && (
          <p className="mt-3">
            It may also be that the answer did not arrive:{' '}
            {error instanceof ApiError ? error.detail : 'the call failed.'}
          </p>
        )}
      </EmptyState>
    </div>
  );
}
