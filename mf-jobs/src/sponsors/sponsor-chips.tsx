import { useEffect, useRef, type RefObject } from 'react';
import { Button, Chip, useMore } from '@landfall/ui';
import { labelOf } from '../browse/options';
import { figure } from '../figures';
import { chosenSponsorFacets, facetTitles, isSponsorSearchNarrowed, type SponsorSearch } from './sponsor-address';

interface SponsorChipsProps {
  search: SponsorSearch;
  onChange: (change: Partial<SponsorSearch>) => void;
  onClearAll: () => void;
  /** Takes the focus when the last one is gone. */
  results: RefObject<HTMLElement | null>;
}

/** What is asked for, each to be taken back. */
export function SponsorChips({ search, onChange, onClearAll, results }: SponsorChipsProps) {
  const row = useMore<HTMLDivElement>();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    (row.current?.querySelector<HTMLElement>('.lf-chip button') ?? results.current)?.focus({ preventScroll: true });
  });
  if (!isSponsorSearchNarrowed(search)) return null;
  const leave = (take: () => void) => {
    hasLeft.current = true;
    take();
  };
  const chips = chosenSponsorFacets(search).map((facet) => ({
    text:
      search[facet].length === 1
        ? `${facetTitles[facet]}: ${labelOf(search[facet][0]!)}`
        : `${facetTitles[facet]}: ${figure(search[facet].length)} selected`,
    details: search[facet].map(labelOf).join(', '),
    without: { [facet]: [] } as Partial<SponsorSearch>,
  }));
  if (search.query) chips.unshift({ text: `“${search.query}”`, details: '', without: { query: '' } });
  return (
    <section className="active-filters" aria-label="Active Filters">
      <div className="active-filters-head">
        <h2 className="lf-label">Active Filters</h2>
        <Button variant="quiet" onClick={() => leave(onClearAll)}>
          Clear All
        </Button>
      </div>
      <div className="active-filters-row lf-more" ref={row}>
        {chips.map(({ text, details, without }) => (
          <Chip
            key={text}
            details={details || undefined}
            removeLabel={`Remove ${text}`}
            onRemove={() => leave(() => onChange(without))}
          >
            {text}
          </Chip>
        ))}
      </div>
    </section>
  );
}
