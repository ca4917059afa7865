import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { Button, Chip, useMore } from '@landfall/ui';
import type { Search } from '../api';
import { figure } from '../figures';
import { advancedChip, type FilterChip } from './advanced';
import { labelOf } from './options';
import { chosenAdvanced, chosenFacets, isNarrowed, type Facet } from './search-address';
import { unsearchable } from './unsearchable';

const SaveSearch = lazy(() => import('../saved/save-search'));

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
  /** Takes the focus when the last one of them is gone. */
  results: RefObject<HTMLElement | null>;
}

export function ActiveFilters({ search, onChange, onClearAll, results }: ActiveFiltersProps) {
  const { row, leave } = useFocusAfter(results);
  if (!isNarrowed(search)) return null;
  const chips: FilterChip[] = chosenFacets(search).map((facet) => ({
    text: `${titles[facet]}: ${figure(search[facet].length)} selected`,
    details: search[facet].map(labelOf).join(', '),
    without: { [facet]: [] },
  }));
  chips.push(...chosenAdvanced(search).map((field) => advancedChip(search, field)));
  if (search.searchQuery) chips.unshift({ text: `“${beginning(search.searchQuery)}”`, without: { searchQuery: '' } });
  return (
    <section className="active-filters" aria-label="Active Filters">
      <div className="active-filters-head">
        <h2 className="lf-label">Active Filters</h2>
        {/* Beside the title: however many chips there are, it stays in reach on the smallest screen. */}
        <Button variant="quiet" onClick={() => leave(0, onClearAll)}>
          Clear All
        </Button>
        {!unsearchable(search.searchQuery) && (
          <Suspense fallback={null}>
            <SaveSearch search={search} />
          </Suspense>
        )}
      </div>
      <div className="active-filters-row lf-more" ref={row}>
        {chips.map(({ text, details, without }, index) => (
          <Chip
            key={text}
            details={details}
            removeLabel={`Remove ${text}`}
            onRemove={() => leave(index, () => onChange(without))}
          >
            {text}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** What was pressed goes with what it took back; the focus goes on to the next cross, or to the results. */
function useFocusAfter(results: RefObject<HTMLElement | null>) {
  const row = useMore<HTMLDivElement>();
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const crosses = row.current?.querySelectorAll<HTMLElement>('.lf-chip button') ?? [];
    const next = crosses[Math.min(left.current, crosses.length - 1)] ?? results.current;
    left.current = null;
    next?.focus({ preventScroll: true });
  });
  const leave = (index: number, take: () => void) => {
    left.current = index;
    take();
  };
  return { row, leave };
}

const LONGEST_CHIP = 60;

/** A chip names what was searched for; it need not repeat a whole page of it. */
const beginning = (text: string): string => (text.length > LONGEST_CHIP ? `${text.slice(0, LONGEST_CHIP)}…` : text);
