import type { ApiError } from '@landfall/sdk';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@landfall/ui';
import type { Search } from '../api';
import { PremiumSearch } from './premium-search';
import { refusalOf } from './refusal-words';
import { chosenAdvanced, WITHOUT_ADVANCED } from './search-address';

interface SearchRefusedProps {
  search: Search;
  /** The server's answer; undefined where nothing was asked because the field says why. */
  error?: ApiError;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
}

/** The same search would be refused again, so the way on is another one. */
export default function SearchRefused({ search, error, onChange, onClearAll }: SearchRefusedProps) {
  if (error?.status === 403 && chosenAdvanced(search).length > 0)
    return <PremiumSearch onWithout={() => onChange(WITHOUT_ADVANCED)} />;
  if (error?.status === 422 && search.sort === 'match') {
    return (
      <EmptyState
        drawing="empty-jobs"
        title="No CV to match with"
        actions={
          <>
            <Button asChild>
              <Link to="/tools">Keep a CV</Link>
            </Button>
            <Button variant="secondary" onClick={() => onChange({ sort: 'desc' })}>
              Sort by newest
            </Button>
          </>
        }
      >
        {refusalOf(error)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="empty-jobs"
      title="This cannot be searched for"
      actions={
        search.searchQuery ? (
          <Button onClick={() => onChange({ searchQuery: '' })}>Clear search</Button>
        ) : (
          <Button onClick={onClearAll}>Clear all filters</Button>
        )
      }
    >
      {error && refusalOf(error)}
    </EmptyState>
  );
}
