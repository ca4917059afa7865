import { Button, Card } from '@landfall/ui';
import type { Search } from '../api';
import { Facets } from './late-facets';

interface FilterPanelProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
  /** Past forty stops of the Tab key. */
  onSkip: () => void;
}

export function FilterPanel({ search, onChange, onClearAll, onSkip }: FilterPanelProps) {
  return (
    <Card as="aside" className="filter-panel" aria-label="Filters">
      <Button variant="secondary" className="filter-skip" onClick={onSkip}>
        Skip to results
      </Button>
      <div className="filter-panel-head">
        <h2>Filters</h2>
        <Button variant="quiet" onClick={onClearAll}>
          Clear All
        </Button>
      </div>
      <Facets search={search} onChange={onChange} />
    </Card>
  );
}
