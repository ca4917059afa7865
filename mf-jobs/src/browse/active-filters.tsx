import type { RefObject } from 'react';
import { useUser } from '@landfall/sdk';
import type { Search } from '../api';
import { figure, latePart } from '@landfall/ui';
import { advancedChip, type FilterChip } from './advanced';
import { FilterChips } from './filter-chips';
import { facetTitles, labelOf } from './options';
import { chosenAdvanced, chosenFacets } from './search-address';
import { unsearchable } from './unsearchable';

const SaveSearch = latePart(() => import('../saved/save-search'), { named: '“Save search”', isSmall: true });

interface ActiveFiltersProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
  /** Takes the focus when the last one of them is gone. */
  results: RefObject<HTMLElement | null>;
}

export function ActiveFilters({ search, onChange, onClearAll, results }: ActiveFiltersProps) {
  const isKnown = useUser() !== null; // a search is saved for somebody
  const chips: FilterChip[] = chosenFacets(search).map((facet) => ({
    text: `${facetTitles[facet]}: ${figure(search[facet].length)} selected`,
    details: search[facet].map(labelOf).join(', '),
    without: { [facet]: [] },
  }));
  chips.push(...chosenAdvanced(search).map((field) => advancedChip(search, field)));
  if (search.searchQuery) chips.unshift({ text: `“${beginning(search.searchQuery)}”`, without: { searchQuery: '' } });
  return (
    <FilterChips chips={chips} onTake={onChange} onClearAll={onClearAll} results={results}>
      {isKnown && !unsearchable(search.searchQuery) && <SaveSearch search={search} />}
    </FilterChips>
  );
}

const LONGEST_CHIP = 60;

/** A chip names what was searched for; it need not repeat a whole page of it. */
const beginning = (text: string): string => (text.length > LONGEST_CHIP ? `${text.slice(0, LONGEST_CHIP)}…` : text);
