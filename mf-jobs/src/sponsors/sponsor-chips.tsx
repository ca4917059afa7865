import type { RefObject } from 'react';
import { FilterChips } from '../browse/filter-chips';
import { labelOf } from '../browse/options';
import { figure } from '@landfall/ui';
import { chosenSponsorFacets, facetTitles, type SponsorSearch } from './sponsor-address';

type Chips = { text: string; details?: string; without: Partial<SponsorSearch> }[];

interface SponsorChipsProps {
  search: SponsorSearch;
  onChange: (change: Partial<SponsorSearch>) => void;
  onClearAll: () => void;
  /** Takes the focus when the last one is gone. */
  results: RefObject<HTMLElement | null>;
}

/** What is asked for, each to be taken back. */
export function SponsorChips({ search, onChange, onClearAll, results }: SponsorChipsProps) {
  const chips: Chips = chosenSponsorFacets(search).map((facet) => ({
    text:
      search[facet].length === 1
        ? `${facetTitles[facet]}: ${labelOf(search[facet][0]!)}`
        : `${facetTitles[facet]}: ${figure(search[facet].length)} selected`,
    details: search[facet].map(labelOf).join(', '),
    without: { [facet]: [] },
  }));
  if (search.query) chips.unshift({ text: `“${search.query}”`, without: { query: '' } });
  return <FilterChips chips={chips} onTake={onChange} onClearAll={onClearAll} results={results} />;
}
