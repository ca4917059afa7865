import { Button, Card } from '@landfall/ui';
import type { Search } from '../api';
import { Facets } from './late-facets';

interface FilterPanelProps {
  search: Search;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
}

export function FilterPanel({ search, onChange, onClearAll }: FilterPanelProps) {
  return (
    <Card as="aside" className="filter-panel" aria-label="Filters">
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
