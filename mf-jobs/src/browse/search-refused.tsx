import type { ReactNode } from 'react';
import { Button, EmptyState } from '@landfall/ui';
import type { Search } from '../api';

interface SearchRefusedProps {
  search: Search;
  onClearSearch: () => void;
  onClearAll: () => void;
  /** Why; left out where the field says it. */
  children?: ReactNode;
}

/** The same search would be refused again, so the way on is another one. */
export function SearchRefused({ search, onClearSearch, onClearAll, children }: SearchRefusedProps) {
  return (
    <EmptyState
      drawing="empty-jobs"
      title="This cannot be searched for"
      actions={
        search.searchQuery ? (
          <Button onClick={onClearSearch}>Clear search</Button>
        ) : (
          <Button onClick={onClearAll}>Clear all filters</Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
