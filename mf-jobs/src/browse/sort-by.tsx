import { Select } from '@landfall/ui';
import type { Search } from '../api';

interface SortByProps {
  search: Search;
  onSort: (sort: Search['sort']) => void;
}

/** Relevance is a matter of the words searched for, so without any there is only one order. */
export function SortBy({ search, onSort }: SortByProps) {
  return (
    <label className="sort-by">
      <span>Sort by</span>
      <Select
        value={search.sort}
        onChange={(event) => onSort(event.target.value === 'relevance' ? 'relevance' : 'desc')}
        options={[
          { value: 'desc', label: 'Newest' },
          { value: 'relevance', label: 'Relevance', disabled: search.searchQuery === '' },
        ]}
      />
    </label>
  );
}
