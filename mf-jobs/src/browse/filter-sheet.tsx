import { Badge, Button, Sheet } from '@landfall/ui';
import type { Search } from '../api';
import { figure } from '../figures';
import { Facets } from './facets';
import { chosenAdvanced, chosenFacets } from './search-address';

interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  search: Search;
  onChange: (change: Partial<Search>) => void;
  onClearAll: () => void;
  /** How many jobs the filters leave; unknown while they are being counted. */
  total: number | undefined;
}

export function FilterSheet({ isOpen, onOpenChange, search, onChange, onClearAll, total }: FilterSheetProps) {
  const active = chosenFacets(search).length + chosenAdvanced(search).length;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Filter Jobs"
      trigger={
        <Button variant="secondary" icon="sliders-horizontal">
          Filters
          {active > 0 && <Badge tone="count">{active}</Badge>}
        </Button>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClearAll}>
            Clear All
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === undefined ? 'Show jobs' : `Show ${figure(total)} jobs`}
          </Button>
        </>
      }
    >
      <Facets search={search} onChange={onChange} />
    </Sheet>
  );
}
