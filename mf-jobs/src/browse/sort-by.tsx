import { useQuery } from '@tanstack/react-query';
import { useUser } from '@landfall/sdk';
import { Select } from '@landfall/ui';
import { keptCvs, type Search } from '../api';

type Sort = Search['sort'];

interface SortByProps {
  search: Search;
  onSort: (sort: Sort) => void;
}

/**
 * Relevance is a matter of the words searched for, so without any there is only one order; the match is that of the CV
 * one keeps.
 */
export function SortBy({ search, onSort }: SortByProps) {
  const { data: cvs } = useQuery(keptCvs(useUser()?.id));
  const hasCv = (cvs?.total ?? 0) > 0;
  return (
    <label className="sort-by">
      <span>Sort by</span>
      <Select
        value={search.sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        options={[
          { value: 'desc', label: 'Newest' },
          { value: 'relevance', label: 'Relevance', disabled: search.searchQuery === '' },
          ...(hasCv || search.sort === 'match' ? [{ value: 'match', label: 'Match with my CV' }] : []),
        ]}
      />
    </label>
  );
}
