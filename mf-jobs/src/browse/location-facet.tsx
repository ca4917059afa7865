import { useId, useState } from 'react';
import { Button, Input } from '@landfall/ui';
import type { OptionCount } from '@landfall/contracts';
import { FacetGroup } from './facet-group';
import { choicesOf } from './options';

const SHOWN_AT_FIRST = 5;

interface LocationFacetProps {
  counted: OptionCount[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  places: string;
  onPlaces: (text: string) => void;
}

/** Five places at first; all of them, with a search among them, on demand. What is chosen is always in sight. */
export function LocationFacet({ counted, chosen, onChange, places, onPlaces }: LocationFacetProps) {
  const [isOpen, setOpen] = useState(false);
  const inputId = useId();
  const all = choicesOf([], counted, chosen);
  const sought = places.trim().toLocaleLowerCase();
  const shown = isOpen
    ? all.filter(({ value, label }) => chosen.includes(value) || label.toLocaleLowerCase().includes(sought))
    : [...all.slice(0, SHOWN_AT_FIRST), ...all.slice(SHOWN_AT_FIRST).filter(({ value }) => chosen.includes(value))];
  const close = () => {
    setOpen(false);
    onPlaces('');
  };
  if (all.length === 0 && !counted) return null;
  return (
    <FacetGroup
      title="Location"
      choices={shown}
      chosen={chosen}
      onChange={onChange}
      long={isOpen}
      before={
        isOpen && (
          <label htmlFor={inputId} className="facet-search">
            <span>Search places</span>
            <Input id={inputId} value={places} maxLength={100} onChange={(event) => onPlaces(event.target.value)} />
          </label>
        )
      }
      after={
        <>
          {counted && shown.length === 0 && (
            <p className="facet-nothing">{sought ? 'No place by that name' : 'No places for this search'}</p>
          )}
          {(isOpen || all.length > SHOWN_AT_FIRST) && (
            <Button
              variant="quiet"
              flush
              iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : setOpen(true))}
            >
              {isOpen ? 'Show less' : 'Show more'}
            </Button>
          )}
        </>
      }
    />
  );
}
