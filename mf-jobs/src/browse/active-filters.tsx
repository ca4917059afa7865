import { Button, Chip } from '@landfall/ui';
import type { Search } from '../api';
import { figure } from '../figures';
import { labelOf } from './options';
import { chosenFacets, isNarrowed, type Facet } from './search-address';

const titles: Record<Facet, string> = {
  location: 'Location',
  experienceLevel: 'Experience Level',
  jobType: 'Job Type',
  category: 'Job Categories',
};

interface ActiveFiltersProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
}

export function ActiveFilters({ search, onChange, onClearAll }: ActiveFiltersProps) {
  if (!isNarrowed(search)) return null;
  const chips: { text: string; details?: string; without: Partial<Search> }[] = chosenFacets(search).map((facet) => ({
    text: `${titles[facet]}: ${figure(search[facet].length)} selected`,
    details: search[facet].map(labelOf).join(', '),
    without: { [facet]: [] },
  }));
  if (search.searchQuery) chips.unshift({ text: `“${search.searchQuery}”`, without: { searchQuery: '' } });
  return (
    <section className="active-filters" aria-label="Active Filters">
      <h2 className="lf-label">Active Filters</h2>
      <div className="active-filters-row">
        {chips.map(({ text, details, without }) => (
          <Chip key={text} details={details} removeLabel={`Remove ${text}`} onRemove={() => onChange(without)}>
            {text}
          </Chip>
        ))}
        <Button variant="quiet" onClick={onClearAll}>
          Clear All
        </Button>
      </div>
    </section>
  );
}
