import { useId, useState } from 'react';
import { Button, Input } from '@landfall/ui';
import type { Choice } from '../browse/options';
import { FacetGroup } from '../browse/facet-group';

const SHOWN_AT_FIRST = 5;

interface PlaceFacetProps {
  title: string;
  /** What to write over the box: "Search towns". */
  searchLabel: string;
  choices: Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  places: string;
  onPlaces: (text: string) => void;
}

/** Five at first; all of them, with a search among them, on demand. What is chosen is always in sight. */
export function PlaceFacet({ title, searchLabel, choices, chosen, onChange, places, onPlaces }: PlaceFacetProps) {
  const [isOpen, setOpen] = useState(false);
  const inputId = useId();
  const further = choices.slice(SHOWN_AT_FIRST).filter(({ value }) => chosen.includes(value));
  const shown = isOpen ? choices : [...choices.slice(0, SHOWN_AT_FIRST), ...further];
  const close = () => {
    setOpen(false);
    onPlaces('');
  };
  return (
    <FacetGroup
      title={title}
      choices={shown}
      chosen={chosen}
      onChange={onChange}
      long={isOpen}
      before={
        isOpen && (
          <label htmlFor={inputId} className="facet-search">
            <span>{searchLabel}</span>
            <Input id={inputId} value={places} maxLength={100} onChange={(event) => onPlaces(event.target.value)} />
          </label>
        )
      }
      after={
        <>
          {isOpen && shown.length === 0 && <p className="facet-nothing">No place by that name</p>}
          {(isOpen || choices.length > SHOWN_AT_FIRST) && (
            <Button
              variant="quiet"
              flush
              iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : setOpen(true))}
            >
              {isOpen
                ? `Fewer ${title === 'Town' ? 'towns' : 'counties'}`
                : `More ${title === 'Town' ? 'towns' : 'counties'}`}
            </Button>
          )}
        </>
      }
    />
  );
}
