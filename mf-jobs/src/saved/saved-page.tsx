import '../styles.css';
import './saved.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTitle, useUser, referenceOf } from '@landfall/sdk';
import { Button, EmptyState, FailedPart, PageHead, Skeleton, VisuallyHidden } from '@landfall/ui';
import { savedSearches } from './calls';
import { SavedRow } from './saved-row';

export default function SavedPage() {
  useTitle('Saved searches');
  const { data, error, isFetching, refetch } = useQuery(savedSearches(useUser()?.id));
  return (
    <div className="saved-page">
      <PageHead
        title="Saved searches"
        text="What is new since you last looked, and how you hear of it."
        actions={
          <Button asChild variant="secondary" icon="bookmark">
            <Link to="/applications/saved">Saved jobs</Link>
          </Button>
        }
      />
      {error && !data ? (
        <FailedPart
          title="Saved searches could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
          details={referenceOf(error)}
        >
          They are kept as they were.
        </FailedPart>
      ) : !data ? (
        <div role="status">
          <VisuallyHidden>Loading saved searches...</VisuallyHidden>
          <Skeleton height="6rem" />
        </div>
      ) : data.savedSearches.length === 0 ? (
        <EmptyState
          drawing="empty-jobs"
          title="No saved searches"
          actions={
            <Button asChild>
              <Link to="/jobs">Browse Jobs</Link>
            </Button>
          }
        >
          Search for jobs, then press Save search above the results.
        </EmptyState>
      ) : (
        <ul className="saved-list">
          {data.savedSearches.map((saved) => (
            <SavedRow key={saved.id} saved={saved} />
          ))}
        </ul>
      )}
    </div>
  );
}
