import type { OptionCount } from '@landfall/contracts';
import { LongFacet } from './long-facet';
import { choicesOf } from './options';

interface LocationFacetProps {
  counted: OptionCount[] | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  places: string;
  onPlaces: (text: string) => void;
}

/** The places of the jobs that are found. */
export function LocationFacet({ counted, chosen, onChange, places, onPlaces }: LocationFacetProps) {
  const all = choicesOf([], counted, chosen);
  const sought = places.trim().toLocaleLowerCase();
  if (all.length === 0 && !counted) return null;
  return (
    <LongFacet
      title="Location"
      searchLabel="Search places"
      more="Show more"
      fewer="Show less"
      nothing={counted && (sought ? 'No place by that name' : 'No places for this search')}
      choices={all.filter(({ value, label }) => chosen.includes(value) || label.toLocaleLowerCase().includes(sought))}
      chosen={chosen}
      onChange={onChange}
      sought={places}
      onSeek={onPlaces}
    />
  );
}
