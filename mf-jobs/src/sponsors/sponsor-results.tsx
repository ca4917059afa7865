import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SponsorPage } from '@landfall/contracts';
import { ApiError, referenceOf } from '@landfall/sdk';
import {
  Button,
  Card,
  EmptyState,
  FailedPart,
  formatDate,
  Pagination,
  Skeleton,
  VisuallyHidden,
  figure,
} from '@landfall/ui';
import { refusalOf } from '../browse/refusal-words';
import { sponsorsMatching } from './api';
import { isSponsorSearchNarrowed, type SponsorSearch } from './sponsor-address';
import { SponsorCard } from './sponsor-card';

const WAITING = 8;

interface SponsorResultsProps {
  search: SponsorSearch;
  page: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  hrefFor: (page: number) => string;
  onClearAll: () => void;
}

export function SponsorResults({ search, page, onPage, hrefFor, onClearAll }: SponsorResultsProps) {
  const { data: found, error, isFetching, isPlaceholderData, refetch } = useQuery(sponsorsMatching(search, page));
  const beyond = found && !isPlaceholderData && found.count === 0 && found.total > 0 ? found.totalPages : null;
  useEffect(() => {
    if (beyond !== null && beyond !== page) onPage(beyond, { replace: true });
  }, [beyond, page, onPage]);

  if (error && (!found || isPlaceholderData)) {
    return (
      <FailedPart
        title="Failed to search the register"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        {error instanceof ApiError ? refusalOf(error) : 'The server could not be reached.'} Your search and filters are
        kept.
      </FailedPart>
    );
  }
  if (!found || beyond !== null) return <SponsorsWaiting />;
  if (found.asOf === null) {
    return (
      <EmptyState drawing="empty-jobs" title="No register yet">
        The register is being brought in. This takes about a minute after the first start.
      </EmptyState>
    );
  }
  if (found.count === 0) {
    return (
      <EmptyState
        drawing="empty-jobs"
        title="No sponsor found"
        actions={isSponsorSearchNarrowed(search) ? <Button onClick={onClearAll}>Clear all filters</Button> : undefined}
      >
        The register has no entry for this. Employers are entered by their legal name, which may not be the one you
        know. <WholeNameOnly found={found} />
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="sponsor-count">
        <b>
          Showing {figure(found.count)} of {figure(found.total)} sponsors
        </b>{' '}
        <span>
          Page {figure(found.page)} of {figure(found.totalPages)}
        </span>
        <span>Register of {formatDate(found.asOf)}</span>
      </p>
      <ul className="sponsor-list" aria-busy={isPlaceholderData || undefined}>
        {found.sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <SponsorCard sponsor={sponsor} />
          </li>
        ))}
      </ul>
      {Boolean(found.wholeNameOnly) && (
        <p className="sponsor-link-note">
          <WholeNameOnly found={found} />
        </p>
      )}
      <Pagination
        page={found.page}
        pages={found.totalPages}
        onPage={onPage}
        hrefFor={hrefFor}
        label="Pages of sponsors"
      />
    </>
  );
}

/** Who may be a person is told to whoever knows the name already; that there are more is told to everybody. */
function WholeNameOnly({ found: { wholeNameOnly = 0 } }: { found: SponsorPage }) {
  if (wholeNameOnly === 0) return null;
  return (
    <>
      {figure(wholeNameOnly)} more {wholeNameOnly === 1 ? 'name has' : 'names have'} these words and may be{' '}
      {wholeNameOnly === 1 ? 'a person’s' : 'people’s'}: {wholeNameOnly === 1 ? 'it is' : 'they are'} found by the whole
      name only.
    </>
  );
}

function SponsorsWaiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading sponsors...</VisuallyHidden>
      <ul className="sponsor-list" aria-hidden="true">
        {Array.from({ length: WAITING }, (_, index) => (
          <li key={index} data-testid="sponsor-skeleton">
            <Card className="sponsor-card">
              <span className="lf-company lf-skeleton" />
              <div className="sponsor-names">
                <Skeleton width="60%" height="1.25rem" />
                <Skeleton width="35%" height="1.25rem" className="mt-2" />
              </div>
              <div className="sponsor-badges">
                <Skeleton width="6rem" height="1.5rem" />
                <Skeleton width="8rem" height="1.5rem" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
